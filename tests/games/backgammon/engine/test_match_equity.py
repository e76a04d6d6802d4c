"""The match equity table: computed by recursion, monotonic, and close to published tables."""

from pathlib import Path

import numpy as np
import pytest

from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.match_equity import (
    FARTHEST,
    clamp_to_table,
    make_table,
    match_point_value,
    match_table,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "match_equity.txt"
PUBLISHED = [
    (name, int(ours), int(theirs), float(chance))
    for name, ours, theirs, chance in (
        line.split() for line in GOLDEN.read_text().splitlines() if not line.startswith("#")
    )
]

#: The tolerance for each published table in percent of a match. Woolsey and Heinrich give whole
#: percents, and 70 at 1 away against 2, where later rollouts found 67.7.
TOLERANCE = {"kazaross-xg2": 0.5, "after-crawford": 0.3, "woolsey-heinrich": 2.5}


@pytest.mark.parametrize("name", TOLERANCE)
def test_the_table_is_close_to_published_ones(name: str) -> None:
    table = match_table()
    differences = {}
    for source, ours, theirs, chance in PUBLISHED:
        if source == name:
            ours_at_score = (
                table.after_crawford[ours] if theirs == 1 else table.scores[ours, theirs]
            )
            differences[ours, theirs] = abs(100 * ours_at_score - chance)
    worst = max(differences, key=lambda score: differences[score])
    assert differences[worst] < TOLERANCE[name], worst
    assert np.mean([*differences.values()]) < 0.4 * TOLERANCE[name]


def test_the_stored_table_matches_the_recursion() -> None:
    stored, computed = match_table(), make_table(12)
    assert np.allclose(stored.scores[:13, :13], computed.scores, atol=1e-6)
    assert np.allclose(stored.after_crawford[:13], computed.after_crawford, atol=1e-6)
    assert stored.scores.shape == (FARTHEST + 1, FARTHEST + 1)


def test_chances_of_both_sides_sum_to_one_and_are_monotonic() -> None:
    scores, after = match_table()
    assert np.allclose(scores + scores.T, 1.0, atol=2e-6)
    assert (np.diff(scores[:, 1:], axis=0) <= 0).all()
    assert (np.diff(scores[1:], axis=1) >= 0).all()
    assert (np.diff(after) < 0).all()
    assert after[1] == 0.5


def test_points_are_worth_the_scores_they_lead_to() -> None:
    scores, after = match_table()
    worth = match_point_value(CubeState(ours=4, theirs=3))
    assert worth(1) == scores[3, 3]
    assert worth(-2) == scores[4, 1]  # before the Crawford game
    assert (worth(4), worth(8), worth(-3)) == (1.0, 1.0, 0.0)
    crawford = match_point_value(CubeState(ours=4, theirs=1, is_crawford=True))
    assert crawford(1) == after[3]  # after it
    assert match_point_value(CubeState(ours=1, theirs=4))(-2) == 1 - after[2]
    without = match_point_value(CubeState(ours=4, theirs=3, uses_crawford=False))
    assert without(-2) == after[4]


def test_scores_beyond_the_table_are_clamped() -> None:
    assert clamp_to_table(30, 40) == (0, 0)
    assert clamp_to_table(30, 7) == (25, 7)
    assert clamp_to_table(3, 25) == (3, 25)
