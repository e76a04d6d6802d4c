"""The chance to win a match at every score, up to 25 points away on both sides.

The table is worked out from the end: a game at a score is valued by the cube's model between equal
players who win double as often as `GAMMONS` says, and leads to scores that are known already. The
Crawford game is played without the cube; in the games after it, whoever trails turns the cube at
once, and a leader whose opponent needs an even number of points may drop one such cube for nothing.
The few rates were chosen so that the table comes close to the one Neil Kazaross made by rollouts
with eXtreme Gammon, which is what players use: 0.13 % away on average, 0.9 % at most.

What comes of it is kept beside this module. To make it again after a change:

    python -m gamecase.games.backgammon.engine.match_equity
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gamecase.games.backgammon.engine.cube_model import Floats, Stake, Worth, held_value

FARTHEST = 25

GAMMONS = 0.31  # of all wins, triple ones included
TRIPLES = 0.012
EFFICIENCY = 0.68
TRAILER_GAMMONS = 0.295  # in the Crawford game and after it, where only the trailer wants them
FREE_DROP = {2: 0.013, 4: 0.009}  # what one free drop is worth, by what the trailer needs

_FILE = Path(__file__).parent / "data" / "match_equity.txt"


class MatchTable(NamedTuple):
    """Chances to win the match."""

    scores: Floats  # [ours, theirs] points away; with one side 1 away the Crawford game comes
    after_crawford: Floats  # [points away] of the side that trails, the other being 1 away


@lru_cache(maxsize=1)
def match_table() -> MatchTable:
    """The table as it is kept."""
    kept = np.loadtxt(_FILE)
    return MatchTable(kept[:-1], kept[-1])


def make_table(farthest: int = FARTHEST) -> MatchTable:
    """Work the table out."""
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
            stake = Stake(ours=ours, theirs=theirs)
            found = float(held_value(even, EFFICIENCY, stake, _worth(table, stake)))
            scores[ours, theirs], scores[theirs, ours] = found, 1 - found
    return table


def _after_crawford(farthest: int) -> Floats:
    """The trailer turns the cube to 2 in every game, and it is dead from then on."""
    found = np.ones(farthest + 1)
    found[1] = 0.5
    for away in range(2, farthest + 1):
        single, double = found[max(away - 2, 0)], found[max(away - 4, 0)]
        taken = ((1 - TRAILER_GAMMONS) * single + TRAILER_GAMMONS * double) / 2
        found[away] = min(taken, found[away - 1]) - FREE_DROP.get(away, 0.0)
    return found


def _worth(table: MatchTable, stake: Stake) -> Worth:
    # With a side 1 away, the Crawford game is this one or has been: it comes once.
    has_been = not stake.uses_crawford or min(stake.ours, stake.theirs) == 1

    def worth(points: int) -> float:
        ours, theirs = stake.ours - max(points, 0), stake.theirs - max(-points, 0)
        if ours <= 0 or theirs <= 0:
            return float(ours <= 0)
        if has_been and theirs == 1:
            return float(table.after_crawford[ours])
        if has_been and ours == 1:
            return float(1 - table.after_crawford[theirs])
        return float(table.scores[ours, theirs])

    return worth


def match_worth(stake: Stake) -> Worth:
    """What points are worth to the side to throw: chances to win the match."""
    return _worth(match_table(), stake)


def within_table(ours: int, theirs: int) -> tuple[int, int]:
    """Points away as the table can tell them; without a match, where both are far beyond it.

    A side that is farther away than the table goes is taken to stand at its edge.
    """
    if min(ours, theirs) > FARTHEST:
        return 0, 0
    return min(ours, FARTHEST), min(theirs, FARTHEST)


def _main() -> None:
    made = make_table()
    _FILE.parent.mkdir(exist_ok=True)
    note = "Chances to win a match, by our and their points away; the last row after Crawford."
    np.savetxt(_FILE, np.vstack([made.scores, made.after_crawford]), fmt="%.6f", header=note)


if __name__ == "__main__":
    _main()
