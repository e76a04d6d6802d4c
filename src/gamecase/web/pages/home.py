"""The home page: every game, one's own tables, and tables that wait for a player."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.bot import usual_level
from gamecase.messages.viewer import character_name, player_name
from gamecase.registry import GamePackage, all_games
from gamecase.tables.table import Table
from gamecase.web.choices import last_choices, starts_at_once
from gamecase.web.forms import clock_label
from gamecase.web.identity import holder_of
from gamecase.web.page_renderer import render, showcase_board, small_board
from gamecase.web.pages.network_share import network_share
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker


async def home(request: Request) -> Response:
    """Show the games and the reader's tables."""
    preferences = preferences_of(request)
    table_service = services_of(request).tables
    games = [_game(request, package) for package in all_games().values()]
    holder = await holder_of(request)
    own_tables = await table_service.tables_of(holder) if holder else []
    listed = [_own_table(table, preferences, holder) for table in own_tables]
    open_tables = await table_service.open_tables(holder)
    return render(
        request,
        "home.html",
        can_share=network_share(request) is not None,
        games=games,
        waiting_tables=sorted(
            (each for each in listed if each["state"] != "over"),
            key=lambda each: each["state"] != "yours",
        ),
        finished_tables=[each for each in listed if each["state"] == "over"],
        open_tables=[_open_table(table, preferences) for table in open_tables],
    )


def _game(request: Request, package: GamePackage) -> dict[str, object]:
    """A game's card, with the choices of the last table where they start one at once."""
    words = preferences_of(request).speaker(package.game.key)
    choices = last_choices(request, package)
    return {
        "key": package.game.key,
        "words": words,
        "board": showcase_board(package.game.key, words.language.code),
        "choices": choices if starts_at_once(choices) else {},
        "told": _told(package, words, choices) if starts_at_once(choices) else "",
    }


def _told(package: GamePackage, words: Speaker, choices: dict[str, str]) -> str:
    """The choices of the last table in a few words: opponent and booklet."""
    opponent = words("new-against-here")
    if choices.get("player-2", "bot") == "bot":
        level = choices.get("level-2") or usual_level(package.bot.LEVELS).key
        opponent = character_name(words, level)
    return f"{opponent} · {words('booklet-' + choices['ruleset'])}"


def _own_table(table: Table, preferences: Preferences, holder: str) -> dict[str, object]:
    """A table at which the reader plays, as the template lists it."""
    state = table.state
    words = preferences.speaker(state.header.game)
    held = table.held_by(holder)
    others = [player_name(table, words, chair) for chair in table.chairs if chair not in held[:1]]
    is_readers_turn = state.turn in held
    status = "over" if state.outcome else "waiting" if state.missing else "open"
    return {
        "id": table.id,
        "game": words("game-name"),
        "others": ", ".join(others),
        "state": "yours" if is_readers_turn and status == "open" else status,
        "board": small_board(table.package, words, state.position) if state.node else "",
    }


def _open_table(table: Table, preferences: Preferences) -> dict[str, object]:
    """A table that anyone may join, as the template lists it."""
    header = table.state.header
    words = preferences.speaker(header.game)
    free_chair = next(chair for chair in table.chairs.values() if chair.is_open and chair.invite)
    seated = [_rated_name(table, words, chair) for chair in sorted(table.state.seated)]
    return {
        "path": f"/join/{table.id}/{free_chair.invite}",
        "game": words("game-name"),
        "others": ", ".join(seated),
        "clock": clock_label(words, header.clock or "none"),
        "is_rated": header.is_rated,
    }


def _rated_name(table: Table, words: Speaker, chair: int) -> str:
    """A player's name, with the rating at a rated table."""
    name = player_name(table, words, chair)
    rating = table.ratings.rating_of(chair)
    return f"{name} ({rating.rating})" if rating else name
