"""The checkers of one side, and of both as the side to move sees them."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.seat import Seat

OFF = 0
BAR = 25
HOME = range(1, 7)
POINTS = range(1, 25)

#: The checkers of a side: off (index 0), on its points 1 to 24, and on the bar (index 25).
#: Each side counts from its own home, so checkers move from higher to lower indices.
Side = tuple[int, ...]

_SETUPS: Mapping[Setup, Mapping[int, int]] = {
    Setup.STANDARD: {24: 2, 13: 5, 8: 3, 6: 5},
    Setup.NACKGAMMON: {24: 2, 23: 2, 13: 4, 8: 3, 6: 4},
    Setup.HYPERGAMMON: {24: 1, 23: 1, 22: 1},
}


def side(counts: Mapping[int, int]) -> Side:
    """The side with these numbers of checkers on these points.

    >>> side({24: 2, 6: 5, BAR: 1})[24]
    2
    """
    return tuple(counts.get(point, 0) for point in range(26))


@cache
def starting_side(setup: Setup) -> Side:
    return side(_SETUPS[setup])


def checkers_per_side(setup: Setup) -> int:
    return sum(_SETUPS[setup].values())


def pips(ours: Side) -> int:
    """The pip count of a side.

    >>> pips(starting_side(Setup.STANDARD))
    167
    """
    return sum(point * count for point, count in enumerate(ours))


class CheckerStep(NamedTuple):
    """A move of one checker by one die, on its owner's points; from BAR, to OFF."""

    start: int
    end: int


class Board(NamedTuple):
    """Both sides as the side to move sees them; each counts from its own home."""

    ours: Side
    theirs: Side

    def enemies(self, point: int) -> int:
        """The number of enemy checkers on one of our points."""
        return self.theirs[25 - point]

    def is_closed(self, point: int, rules: Ruleset) -> bool:
        return self.enemies(point) >= rules.block_min

    @property
    def is_home(self) -> bool:
        """Whether all our checkers that are still in play are in our home board."""
        return not any(self.ours[7:])

    @property
    def is_finished(self) -> bool:
        """Whether all our checkers are off."""
        return not any(self.ours[1:])

    @property
    def highest(self) -> int:
        """Our highest occupied place, including the bar; OFF when no checker is left."""
        return max((point for point in range(1, 26) if self.ours[point]), default=OFF)

    def after(self, step: CheckerStep) -> "Board":
        """The board after a step, with a blot at its end hit."""
        start, end = step
        before, theirs = self
        ours = list(before)
        ours[start] -= 1
        ours[end] += 1
        if end != OFF and theirs[25 - end] == 1:
            hit = list(theirs)
            hit[25 - end] -= 1
            hit[BAR] += 1
            theirs = tuple(hit)
        return Board(tuple(ours), theirs)

    def after_all(self, steps: Iterable[CheckerStep]) -> "Board":
        """The board after several steps."""
        ours, theirs = list(self.ours), list(self.theirs)
        for start, end in steps:
            ours[start] -= 1
            ours[end] += 1
            if end != OFF and theirs[25 - end] == 1:
                theirs[25 - end] = 0
                theirs[BAR] += 1
        return Board(tuple(ours), tuple(theirs))

    def after_self_hit(self, step: CheckerStep) -> "Board":
        """The board after a checker put on a closed point went to the bar instead."""
        ours = list(self.ours)
        ours[step.start] -= 1
        ours[BAR] += 1
        return Board(tuple(ours), self.theirs)


def spot(seat: Seat, point: int) -> str:
    """The name of a place on the drawn board, on which points are numbered as by the first seat.

    >>> spot(Seat.FIRST, 6), spot(Seat.SECOND, 6), spot(Seat.SECOND, BAR), spot(Seat.FIRST, OFF)
    ('6', '19', 'bar-second', 'off-first')
    """
    if point == BAR:
        return f"bar-{seat.value}"
    if point == OFF:
        return f"off-{seat.value}"
    return str(point if seat is Seat.FIRST else 25 - point)
