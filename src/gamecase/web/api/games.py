"""The games that can be played, for programs."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.booklet import Booklet
from gamecase.kernel.errors import UnknownGame
from gamecase.registry import GamePackage, all_games, find
from gamecase.web.api.types import BookletInfo, ClauseInfo, GameInfo, GameList, LevelInfo
from gamecase.web.forms import clocks
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.preferences import preferences_of
from gamecase.words import Speaker


async def list_games(request: Request) -> Response:
    """Every game, with its booklets and the levels of its bots."""
    preferences = preferences_of(request)
    games = [_game_info(package, preferences.speaker(key)) for key, package in all_games().items()]
    return json_response(GameList(games))


async def show_game(request: Request) -> Response:
    """One game, with its booklets and the levels of its bots."""
    try:
        package = find(request.path_params["game"])
    except UnknownGame as error:
        return api_error(404, "not-found", str(error))
    words = preferences_of(request).speaker(package.game.key)
    return json_response(_game_info(package, words))


def _game_info(package: GamePackage, words: Speaker) -> GameInfo:
    return GameInfo(
        key=package.game.key,
        name=words("game-name"),
        about=words("game-about"),
        uses_chance=package.game.uses_chance,
        has_analyst=package.analyst is not None,
        formats=[*package.formats],
        clocks=clocks(package.booklets.values()),
        levels=[LevelInfo(level.key, words(f"level-{level.key}")) for level in package.bot.LEVELS],
        booklets=[_booklet_info(package, booklet, words) for booklet in package.booklets.values()],
    )


def _booklet_info(package: GamePackage, booklet: Booklet, words: Speaker) -> BookletInfo:
    return BookletInfo(
        key=booklet.key,
        name=words(f"booklet-{booklet.key}"),
        seats=len(package.game.seats(package.rules(booklet.key))),
        switches={name: [*values] for name, values in booklet.switches.items()},
        flags=dict(booklet.flags),
        matches=[*booklet.all_matches],
        clauses=[
            ClauseInfo(clause.number, clause.key, words(f"clause-{clause.key}"))
            for clause in booklet.clauses_in_force({})
        ],
    )
