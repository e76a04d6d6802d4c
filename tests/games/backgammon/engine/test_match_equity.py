"""The match equity table: made by the recursion, sane everywhere, close to the published ones."""

from pathlib import Path

import numpy as np
import pytest

from gamecase.games.backgammon.engine.cube_model import Stake
from gamecase.games.backgammon.engine.match_equity import (
    FARTHEST,
    make_table,
    match_table,
    match_worth,
    within_table,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "match_equity.txt"
PUBLISHED = [
    (name, int(ours), int(theirs), float(chance))
    for name, ours, theirs, chance in (
        line.split() for line in GOLDEN.read_text().splitlines() if not line.startswith("#")
    )
]

#: How far the table may be from each published one, in percent of a match. Woolsey and Heinrich
#: give whole percents, and 70 at 1 away against 2, where rollouts have found 67.7 since.
TOLERANCE = {"kazaross-xg2": 0.9, "after-crawford": 0.3, "woolsey-heinrich": 2.5}


@pytest.mark.parametrize("name", TOLERANCE)
def test_it_is_close_to_what_is_published(name: str) -> None:
    table = match_table()
    apart = {}
    for said, ours, theirs, chance in PUBLISHED:
        if said == name:
            found = table.after_crawford[ours] if theirs == 1 else table.scores[ours, theirs]
            apart[ours, theirs] = abs(100 * found - chance)
    worst = max(apart, key=lambda score: apart[score])
    assert apart[worst] < TOLERANCE[name], worst
    assert np.mean([*apart.values()]) < 0.4 * TOLERANCE[name]


def test_what_is_kept_is_what_the_recursion_makes() -> None:
    kept, made = match_table(), make_table(12)
    assert np.allclose(kept.scores[:13, :13], made.scores, atol=1e-6)
    assert np.allclose(kept.after_crawford[:13], made.after_crawford, atol=1e-6)
    assert kept.scores.shape == (FARTHEST + 1, FARTHEST + 1)


def test_both_sides_chances_are_one_and_being_nearer_is_never_worse() -> None:
    scores, after = match_table()
    assert np.allclose(scores + scores.T, 1.0, atol=2e-6)
    assert (np.diff(scores[:, 1:], axis=0) <= 0).all()
    assert (np.diff(scores[1:], axis=1) >= 0).all()
    assert (np.diff(after) < 0).all()
    assert after[1] == 0.5


def test_points_are_worth_the_scores_they_lead_to() -> None:
    scores, after = match_table()
    worth = match_worth(Stake(ours=4, theirs=3))
    assert worth(1) == scores[3, 3]
    assert worth(-2) == scores[4, 1]  # the Crawford game comes
    assert (worth(4), worth(8), worth(-3)) == (1.0, 1.0, 0.0)
    crawford = match_worth(Stake(ours=4, theirs=1, is_crawford=True))
    assert crawford(1) == after[3]  # and has been
    assert match_worth(Stake(ours=1, theirs=4))(-2) == 1 - after[2]
    without = match_worth(Stake(ours=4, theirs=3, uses_crawford=False))
    assert without(-2) == after[4]


def test_beyond_the_table_a_side_stands_at_its_edge() -> None:
    assert within_table(30, 40) == (0, 0)
    assert within_table(30, 7) == (25, 7)
    assert within_table(3, 25) == (3, 25)
