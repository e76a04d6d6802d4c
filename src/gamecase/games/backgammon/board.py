"""Checkers on points: one side's, and both as the side to move sees them."""

from collections.abc import Mapping
from typing import NamedTuple

from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.seat import Seat

OFF = 0
BAR = 25
HOME = range(1, 7)
POINTS = range(1, 25)

#: How many checkers a side has off (at 0), on its points 1 to 24, and on the bar (at 25).
#: Each side counts from its own home, so it moves downwards from the bar to off.
Side = tuple[int, ...]

_SETUPS: Mapping[Setup, Mapping[int, int]] = {
    Setup.STANDARD: {24: 2, 13: 5, 8: 3, 6: 5},
    Setup.NACKGAMMON: {24: 2, 23: 2, 13: 4, 8: 3, 6: 4},
    Setup.HYPERGAMMON: {24: 1, 23: 1, 22: 1},
}


def side(counts: Mapping[int, int]) -> Side:
    """The side with these many checkers on these points.

    >>> side({24: 2, 6: 5, BAR: 1})[24]
    2
    """
    return tuple(counts.get(at, 0) for at in range(26))


def starting_side(setup: Setup) -> Side:
    return side(_SETUPS[setup])


def checkers_in_all(setup: Setup) -> int:
    return sum(_SETUPS[setup].values())


def pips(ours: Side) -> int:
    """How far a side has still to go.

    >>> pips(starting_side(Setup.STANDARD))
    167
    """
    return sum(at * count for at, count in enumerate(ours))


class Step(NamedTuple):
    """One checker moved by one number, on its owner's points; from BAR, to OFF."""

    start: int
    end: int


class Board(NamedTuple):
    """Both sides as the one to move sees them; each counts from its own home."""

    ours: Side
    theirs: Side

    def enemies(self, point: int) -> int:
        """Enemy checkers on one of our points."""
        return self.theirs[25 - point]

    def is_closed(self, point: int, rules: Ruleset) -> bool:
        return self.enemies(point) >= rules.block_min

    @property
    def is_home(self) -> bool:
        """All of our checkers that are still in play stand in our home."""
        return not any(self.ours[7:])

    @property
    def is_finished(self) -> bool:
        """All of our checkers are off."""
        return not any(self.ours[1:])

    @property
    def highest(self) -> int:
        """The highest of our places that is held, the bar included; OFF when none is."""
        return max((at for at in range(1, 26) if self.ours[at]), default=OFF)

    def after(self, step: Step) -> "Board":
        """The board once a checker has gone its step and hit what stood alone at its end."""
        ours, theirs = list(self.ours), self.theirs
        ours[step.start] -= 1
        ours[step.end] += 1
        if step.end != OFF and self.enemies(step.end) == 1:
            hit = list(theirs)
            hit[25 - step.end] -= 1
            hit[BAR] += 1
            theirs = tuple(hit)
        return Board(tuple(ours), theirs)

    def after_self_hit(self, step: Step) -> "Board":
        """The board once a checker was put on a closed point and went to the bar for it."""
        ours = list(self.ours)
        ours[step.start] -= 1
        ours[BAR] += 1
        return Board(tuple(ours), self.theirs)


def spot(seat: Seat, point: int) -> str:
    """The place on the board itself, the same for both seats: points as the first seat counts.

    >>> spot(Seat.FIRST, 6), spot(Seat.SECOND, 6), spot(Seat.SECOND, BAR), spot(Seat.FIRST, OFF)
    ('6', '19', 'bar-second', 'off-first')
    """
    if point == BAR:
        return f"bar-{seat.value}"
    if point == OFF:
        return f"off-{seat.value}"
    return str(point if seat is Seat.FIRST else 25 - point)
