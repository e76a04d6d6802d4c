"""FIDE 6.9: running out of time loses, unless the opponent cannot checkmate at all."""

import pytest

from gamecase.games.chess import GAME
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from gamecase.registry import find

RULES = find("chess").rules("fide")


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Outcome((), "time-draw")),
        ("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", Outcome((Seat.FIRST,), "time")),
        ("4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1", Outcome((Seat.SECOND,), "time")),
    ],
    ids=["a lone king cannot win", "a queen can", "a pawn can"],
)
def test_time_wins_only_where_a_mate_is_possible(position: str, outcome: Outcome) -> None:
    value = GAME.read_position(RULES, position)
    assert GAME.out_of_time(value, GAME.to_act(value)) == outcome
