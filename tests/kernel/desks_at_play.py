"""Desks with a game under way, and ways to look at them, for the tests of the course."""

from gamecase.kernel.history import Moment
from gamecase.kernel.match_state import Course
from playing import PEBBLE, TICTACTOE, Desk, header

X_WINS = ("a1", "a2", "b1", "b2", "c1")
DRAWN = ("b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1")


def noughts(**settled: object) -> Desk:
    """A game of tic-tac-toe under way, chair 1 as X."""
    desk = Desk(TICTACTOE, header(TICTACTOE, **settled))  # type: ignore[arg-type]
    desk.begin()
    return desk


def pebbles(**settled: object) -> Desk:
    """A game of pebble under way."""
    desk = Desk(PEBBLE, header(PEBBLE, **settled))  # type: ignore[arg-type]
    desk.begin()
    return desk


def now(desk: Desk) -> Course:
    """The course as it has become, which the type checker would not expect of an attribute."""
    return desk.course


def board(desk: Desk) -> str:
    return desk.boxed.game.write(desk.course.position)


def moments(desk: Desk) -> list[Moment]:
    """How the position came about, the last first."""
    found = []
    moment = desk.course.moment
    while moment:
        found.append(moment)
        moment = moment.before
    return found
