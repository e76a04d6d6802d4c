"""The games on the shelf, told to programs."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.booklet import Booklet
from gamecase.kernel.errors import UnknownGame
from gamecase.registry import GamePackage, all_games, find
from gamecase.web.api.types import BookletSheet, ClauseSheet, Games, GameSheet, LevelSheet
from gamecase.web.errors import answer, fault
from gamecase.web.forms import clocks
from gamecase.web.preferences import reader_of
from gamecase.words import Speaker


async def games(request: Request) -> Response:
    """Every game, with its booklets and the levels of its bots."""
    reader = reader_of(request)
    return answer(Games([_sheet(each, reader.speaker(key)) for key, each in all_games().items()]))


async def game(request: Request) -> Response:
    """One game, with its booklets and the levels of its bots."""
    try:
        package = find(request.path_params["game"])
    except UnknownGame as error:
        return fault(404, "not-found", str(error))
    return answer(_sheet(package, reader_of(request).speaker(package.game.key)))


def _sheet(package: GamePackage, words: Speaker) -> GameSheet:
    return GameSheet(
        key=package.game.key,
        name=words("game-name"),
        about=words("game-about"),
        uses_chance=package.game.uses_chance,
        has_analyst=package.analyst is not None,
        formats=[*package.formats],
        clocks=clocks(package.booklets.values()),
        levels=[LevelSheet(each.key, words(f"level-{each.key}")) for each in package.bot.LEVELS],
        booklets=[_booklet(package, each, words) for each in package.booklets.values()],
    )


def _booklet(package: GamePackage, booklet: Booklet, words: Speaker) -> BookletSheet:
    return BookletSheet(
        key=booklet.key,
        name=words(f"booklet-{booklet.key}"),
        seats=len(package.game.seats(package.rules(booklet.key))),
        switches={name: [*values] for name, values in booklet.switches.items()},
        flags=dict(booklet.flags),
        matches=[*booklet.matches],
        clauses=[
            ClauseSheet(each.number, each.key, words(f"clause-{each.key}"))
            for each in booklet.clauses_in_force({})
        ],
    )
