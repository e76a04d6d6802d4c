"""Logs with a game in progress, for the tests of the match state."""

from gamecase.kernel.match_state import MatchState
from gamecase.kernel.position_history import PositionNode, walk_back
from log_builder import PEBBLE, TICTACTOE, LogBuilder, header

X_WINS = ("a1", "a2", "b1", "b2", "c1")
DRAWN = ("b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1")


def tictactoe_log(**settled: object) -> LogBuilder:
    """A game of tic-tac-toe under way, chair 1 as X."""
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, **settled))  # type: ignore[arg-type]
    builder.begin()
    return builder


def pebble_log(**settled: object) -> LogBuilder:
    """A game of pebble under way."""
    builder = LogBuilder(PEBBLE, header(PEBBLE, **settled))  # type: ignore[arg-type]
    builder.begin()
    return builder


def current_state(builder: LogBuilder) -> MatchState:
    """The current state; a call, because the type checker would narrow an attribute."""
    return builder.state


def position_text(builder: LogBuilder) -> str:
    return builder.package.game.write(builder.state.position)


def position_nodes(builder: LogBuilder) -> list[PositionNode]:
    """How the position came about, the last first."""
    return [*walk_back(builder.state.node)]
