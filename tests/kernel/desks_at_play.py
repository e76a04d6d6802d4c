"""Desks with a game under way, and ways to look at them, for the tests of the course."""

from gamecase.kernel.history import PositionNode
from gamecase.kernel.match_state import MatchState
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


def now(desk: Desk) -> MatchState:
    """The course as it has become, which the type checker would not expect of an attribute."""
    return desk.state


def board(desk: Desk) -> str:
    return desk.package.game.write(desk.state.position)


def nodes(desk: Desk) -> list[PositionNode]:
    """How the position came about, the last first."""
    found = []
    node = desk.state.node
    while node:
        found.append(node)
        node = node.before
    return found
