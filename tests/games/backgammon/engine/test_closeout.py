"""Waiting: who is at home and need not move lets poor throws pass while the other is shut out."""

import numpy as np
import pytest

from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, after_all_throws
from gamecase.games.backgammon.engine.chances import KINDS, Chances, Rows, equity, turned_rows
from gamecase.games.backgammon.engine.closeout import PATIENCE, waiting
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.search import Search
from games.backgammon.position_builders import rules

#: Six closed points, by how many checkers hold each; the others of fifteen are off.
SPARES = [[-2, -2, -2, -2, -2, -2], [-2, -3, -2, -2, -2, -2], [-2, -2, -4, -2, -2, -3]]


def closed_out(home: list[int]) -> Rows:
    row = np.zeros(28, np.int8)
    row[19:25] = home
    row[25], row[5], row[6], row[8] = 1, 5, 5, 4
    row[27] = 15 + sum(home)
    return row


def by_what_is_gone(rows: Rows) -> Chances:
    """A judge to reckon with: the other side wins the more surely the more it has taken off, unless
    it left a checker alone; and it likes a closed home far too well."""
    home = rows[:, 19:25]
    lost = np.clip(0.6 + rows[:, 27] / 40 - 0.4 * (home == -1).any(axis=1), 0, 1)
    lost[(home <= -2).all(axis=1)] = 0.99
    chances = np.zeros((len(rows), KINDS), np.float32)
    chances[:, 0] = 1 - lost
    return chances


@pytest.mark.parametrize("home", SPARES)
def test_waiting_is_worth_what_the_throws_waited_for_lead_to(home: list[int]) -> None:
    using = rules("case")
    judge = waiting(by_what_is_gone, using)
    row = closed_out(home)
    worth = -equity(judge(row[None, :]), using)[0]
    boards, starts = after_all_throws(turned_rows(row[None, :]), flags_of(using))
    values = -equity(judge(boards), using)
    values[(boards == row).all(axis=1)] = -np.inf
    best = np.maximum.reduceat(values, starts[:-1])
    # The same found by letting time run: each turn the throw is played, or costs a little.
    again = -1.0
    for _ in range(2000):
        again = float(WEIGHTS @ np.maximum(best, again)) - PATIENCE
    assert worth == pytest.approx(again, abs=1e-4)
    assert worth < best.max()


def test_the_engine_never_waits_for_ever() -> None:
    search = Search(rules("case"))
    row = turned_rows(closed_out(SPARES[0]))
    plays = [search.choices(row, (int(high), int(low)))[0].row for high, low in THROWS]
    assert any((play != row).any() for play in plays)
