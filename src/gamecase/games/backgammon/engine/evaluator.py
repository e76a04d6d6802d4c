"""What the side about to throw may expect: exact where that is known, else by judgement.

Rows are boards as `kernel` keeps them, seen by the side on roll; the answer has one row of five
chances for each (see `chances`).
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.chances import (
    KINDS,
    WIN,
    Chances,
    Rows,
    finished,
    turned_rows,
)
from gamecase.games.backgammon.ruleset import Ruleset


class Evaluator(Protocol):
    """Gives the five chances of each row for the side that is about to throw."""

    def __call__(self, rows: Rows) -> Chances: ...


def evaluator(rules: Ruleset) -> Evaluator:
    """The judge of positions under these rules."""

    def evaluate(rows: Rows) -> Chances:
        is_over, chances = finished(rows, rules)
        chances[~is_over] = count_race(rows[~is_over])
        return chances

    return evaluate


def count_race(rows: Rows) -> Chances:
    """The chances by the pips alone (Kleinman's formula), without gammons."""
    chances = np.zeros((len(rows), KINDS), np.float32)
    ours, theirs = pips(rows), pips(turned_rows(rows))
    lead, length = theirs - ours + 4.0, np.maximum(ours + theirs - 4.0, 1.0)
    # Close to the normal distribution function, and enough where the count itself is rough.
    chances[:, WIN] = 1 / (1 + np.exp(-1.702 * lead / np.sqrt(1.2 * length)))
    return chances


def pips(rows: Rows) -> NDArray[np.float64]:
    """How far our checkers have still to go."""
    return np.maximum(rows[:, 1:26], 0) @ np.arange(1.0, 26.0)
