"""FIDE 6.9: who runs out of time has lost, unless the other side could not mate by any play."""

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
    found = GAME.read_position(RULES, position)
    assert GAME.out_of_time(found, GAME.to_act(found)) == outcome
