"""The match equity table: the chance to win a match at every score, up to 25 points away.

The table is computed backwards from the end: a game at a score is valued by the cube model between
equal players who win gammons as often as `GAMMONS` says, and leads to scores that are already
known. The Crawford game is played without the cube; in the games after it, the trailer doubles at
once, and a leader whose opponent needs an even number of points may drop one such cube for free.
The rates were chosen so that the table comes close to the one by Neil Kazaross, which was made by
rollouts with eXtreme Gammon and is in common use: 0.13 % away on average, 0.42 % at most.

The table is stored beside this module. To compute it again after a change:

    python -m gamecase.games.backgammon.engine.match_equity
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gamecase.games.backgammon.engine.cube_model import (
    CubeState,
    Floats,
    PointValue,
    value_holding_cube,
)

FARTHEST = 25

GAMMONS = 0.29  # share of gammons among all wins, including backgammons
TRIPLES = 0.012
EFFICIENCY = 0.71
LAST_EFFICIENCY = 0.78  # with the leader 2 away, where the first double is the last
TRAILER_GAMMONS = 0.295  # in the Crawford game and after it, where only the trailer plays for them
FREE_DROP = {2: 0.013, 4: 0.009}  # value of the free drop, by points that the trailer needs

_FILE = Path(__file__).parent / "data" / "match_equity.txt"


class MatchTable(NamedTuple):
    """Chances to win the match."""

    scores: Floats  # [ours, theirs] points away; with one side 1 away, before the Crawford game
    after_crawford: Floats  # [points away] of the trailer, with the leader 1 away


@lru_cache(maxsize=1)
def match_table() -> MatchTable:
    """The stored table."""
    rows = np.loadtxt(_FILE)
    return MatchTable(rows[:-1], rows[-1])


def make_table(farthest: int = FARTHEST) -> MatchTable:
    """Compute the table."""
    after = _after_crawford(farthest)
    scores = np.zeros((farthest + 1, farthest + 1))
    scores[0, 1:] = 1.0
    scores[0, 0] = scores[1, 1] = 0.5
    table = MatchTable(scores, after)
    for away in range(2, farthest + 1):
        won = (1 - TRAILER_GAMMONS) * after[away - 1] + TRAILER_GAMMONS * after[away - 2]
        scores[away, 1], scores[1, away] = won / 2, 1 - won / 2
    even = np.array([0.5, GAMMONS / 2, TRIPLES / 2, GAMMONS / 2, TRIPLES / 2])
    for ours in range(2, farthest + 1):
        scores[ours, ours] = 0.5
        for theirs in range(ours + 1, farthest + 1):
            cube_state = CubeState(ours=ours, theirs=theirs)
            efficiency = LAST_EFFICIENCY if ours == 2 else EFFICIENCY
            chance = float(
                value_holding_cube(even, efficiency, cube_state, _point_value(table, cube_state))
            )
            scores[ours, theirs], scores[theirs, ours] = chance, 1 - chance
    return table


def _after_crawford(farthest: int) -> Floats:
    """The trailer doubles at once in every game, and the cube is then dead."""
    chances = np.ones(farthest + 1)
    chances[1] = 0.5
    for away in range(2, farthest + 1):
        single, double = chances[max(away - 2, 0)], chances[max(away - 4, 0)]
        taken = ((1 - TRAILER_GAMMONS) * single + TRAILER_GAMMONS * double) / 2
        chances[away] = min(taken, chances[away - 1]) - FREE_DROP.get(away, 0.0)
    return chances


def _point_value(table: MatchTable, cube_state: CubeState) -> PointValue:
    # With a side 1 away, the Crawford game is this one or is over.
    is_crawford_over = not cube_state.uses_crawford or min(cube_state.ours, cube_state.theirs) == 1

    def point_value(points: int) -> float:
        ours, theirs = cube_state.ours - max(points, 0), cube_state.theirs - max(-points, 0)
        if ours <= 0 or theirs <= 0:
            return float(ours <= 0)
        if is_crawford_over and theirs == 1:
            return float(table.after_crawford[ours])
        if is_crawford_over and ours == 1:
            return float(1 - table.after_crawford[theirs])
        return float(table.scores[ours, theirs])

    return point_value


def match_point_value(cube_state: CubeState) -> PointValue:
    """The value of points to the side to roll: chances to win the match."""
    return _point_value(match_table(), cube_state)


def clamp_to_table(ours: int, theirs: int) -> tuple[int, int]:
    """Points away within the table; both 0, as in money play, where both sides are beyond it.

    A side that is farther away than the table reaches is put at its edge.
    """
    if min(ours, theirs) > FARTHEST:
        return 0, 0
    return min(ours, FARTHEST), min(theirs, FARTHEST)


def _main() -> None:
    table = make_table()
    _FILE.parent.mkdir(exist_ok=True)
    header = "Chances to win a match, by our and their points away; the last row after Crawford."
    np.savetxt(_FILE, np.vstack([table.scores, table.after_crawford]), fmt="%.6f", header=header)


if __name__ == "__main__":
    _main()
