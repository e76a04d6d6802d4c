"""The value of waiting with a closed-out opponent, where a player at home need not move."""

import numpy as np
import pytest

from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS, boards_after_all_rolls
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    Chances,
    Rows,
    equity,
    opponent_rows,
)
from gamecase.games.backgammon.engine.closeout_values import WAIT_COST, with_closeouts
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.search import Search
from games.backgammon.position_builders import rules

#: The checkers on six closed points; the rest of the fifteen are off.
SPARES = [[-2, -2, -2, -2, -2, -2], [-2, -3, -2, -2, -2, -2], [-2, -2, -4, -2, -2, -3]]


def closed_out(home: list[int]) -> Rows:
    row = np.zeros(28, np.int8)
    row[19:25] = home
    row[25], row[5], row[6], row[8] = 1, 5, 5, 4
    row[27] = 15 + sum(home)
    return row


def fake_evaluator(rows: Rows) -> Chances:
    """An evaluator in which the opponent's chance grows with its checkers off, unless it left a
    blot.

    It overrates a closed board.
    """
    home = rows[:, 19:25]
    lost = np.clip(0.6 + rows[:, 27] / 40 - 0.4 * (home == -1).any(axis=1), 0, 1)
    lost[(home <= -2).all(axis=1)] = 0.99
    chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
    chances[:, 0] = 1 - lost
    return chances


@pytest.mark.parametrize("home", SPARES)
def test_the_value_of_waiting_matches_value_iteration(home: list[int]) -> None:
    using = rules("case")
    evaluate = with_closeouts(fake_evaluator, using)
    row = closed_out(home)
    value = -equity(evaluate(row[None, :]), using)[0]
    boards, starts = boards_after_all_rolls(opponent_rows(row[None, :]), rule_flags(using))
    values = -equity(evaluate(boards), using)
    values[(boards == row).all(axis=1)] = -np.inf
    best = np.maximum.reduceat(values, starts[:-1])
    # Value iteration: in each turn the roll is played, or waiting costs a little.
    iterated = -1.0
    for _ in range(2000):
        iterated = float(ROLL_CHANCES @ np.maximum(best, iterated)) - WAIT_COST
    assert value == pytest.approx(iterated, abs=1e-4)
    assert value < best.max()


def test_the_engine_does_not_wait_for_ever() -> None:
    search = Search(rules("case"))
    row = opponent_rows(closed_out(SPARES[0]))
    plays = [search.choices(row, (int(high), int(low)))[0].row for high, low in ROLLS]
    assert any((play != row).any() for play in plays)
