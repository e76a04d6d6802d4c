"""Bearing off worked out to the end: how many turns it takes, and who is through first.

A home board is known by its number, and every play leads to a smaller one, so that a table is
filled from its beginning. The plays are those of the rules themselves, whatever they say about
bearing off; a turn that changes nothing (the number cannot be used, or the rules let one stop)
leads back to where it came from and is solved for.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.kernel import (
    OFF,
    WIDTH,
    Flags,
    Found,
    are_equal,
    find_plays,
)
from gamecase.games.backgammon.engine.moves import room
from gamecase.games.backgammon.engine.ranking import (
    WAYS,
    Numbers,
    count_sides,
    set_side,
    side_number,
)

HOME = 6
SMALL = 6  # checkers a side in the table that knows both sides
LONGEST = 192  # turns; what lies beyond is less likely than anything a table can hold
NEGLIGIBLE = 1e-9
THROWS = 21
STAYS = -1
_FAR = 19  # the nearest point of the other side's home
_GOALS = 128  # room for the homes a throw can lead to from a small one

#: Whose the cube is, as the side to throw sees it: the first index of `cubed`.
CENTRED, OURS, THEIRS = 0, 1, 2

Chances = NDArray[np.float64]


def count_homes(checkers: int) -> int:
    """How many ways there are to put so many checkers, or fewer, on the six points.

    >>> count_homes(15), count_homes(6)
    (54264, 924)
    """
    return count_sides(checkers, HOME)


class Tables(NamedTuple):
    """What is known of bearing off under one set of rules; a home board is its number."""

    finish: NDArray[np.float32]  # [home, turns]: the chance that all are off after so many
    first_off: NDArray[np.float32]  # the same for the first checker, of homes nothing is off from
    both: NDArray[np.float32]  # [home to throw, other home]: who throws wins; a few checkers only
    cubed: NDArray[np.float32]  # [owner, home to throw, other home]: points with a cube of 1
    fled: NDArray[np.float32]  # [men in the other's home, turns]: the chance that all have left it


def make_tables(flags: Flags, checkers: int) -> Tables:
    """Work out everything for a side of so many checkers."""
    homes, small = count_homes(checkers), count_homes(min(SMALL, checkers))
    finish = np.zeros((homes, LONGEST))
    full = count_homes(checkers - 1)
    first_off = np.zeros((homes - full, LONGEST))
    goals = np.zeros((small, THROWS, _GOALS), np.int16)
    counts = np.zeros((small, THROWS), np.int16)
    found = room()
    _fill_finish(flags, found, finish)
    _fill_first_off(flags, found, full, first_off)
    _list_goals(flags, found, goals, counts)
    both = np.zeros((small, small))
    _fill_both(goals, counts, both)
    # Where both sides may have to wait they may also double again and again meanwhile, and what a
    # game is worth need not come to rest: with the cube such endings are left unknown.
    is_goal = np.arange(_GOALS) < counts[:, :, None]
    waits = is_goal & (goals == np.arange(small)[:, None, None])
    cubed = np.zeros((3, 0, 0) if waits.any() else (3, small, small))
    if cubed.size:
        _fill_cubed(goals, counts, cubed)
    fled = np.zeros((small, LONGEST))
    _fill_fled(flags, found, fled)
    return Tables(
        finish=_trimmed(finish),
        first_off=_trimmed(first_off),
        both=both.astype(np.float32),
        cubed=cubed.astype(np.float32),
        fled=_trimmed(fled),
    )


def _trimmed(table: Chances) -> NDArray[np.float32]:
    """As many turns as are ever likely to be needed, and the last of them holds the rest."""
    beyond = table[:, ::-1].cumsum(axis=1)[:, ::-1].max(axis=0)
    width = max(int((beyond > NEGLIGIBLE).sum()), 2)
    kept = table[:, :width].copy()
    kept[:, -1] += 1.0 - kept.sum(axis=1)
    return np.maximum(kept, 0.0).astype(np.float32)


# --- throws ---


@cached_njit
def throw_of(throw: int) -> tuple[int, int, float]:
    """The throw of a number below 21: the higher die, the lower, and how likely it is."""
    high = 1
    while throw >= high:
        throw -= high
        high += 1
    low = throw + 1
    return high, low, (1.0 if high == low else 2.0) / 36.0


# --- one side by itself ---


@cached_njit
def mix(
    chosen: Numbers,
    means: Chances,
    may_stay: NDArray[np.bool_],
    table: Chances,
    lengths: Numbers,
    home: int,
) -> float:
    """Join what the throws lead to, and give the mean number of turns.

    Where a turn need not change anything, it does not when waiting takes fewer turns than the best
    play: each such throw makes the mean smaller, so going through them until none is left ends.
    """
    longest = table.shape[1]
    while True:
        staying, mean = 0.0, 1.0
        for throw in range(THROWS):
            chance = throw_of(throw)[2]
            if chosen[throw] == STAYS:
                staying += chance
            else:
                mean += chance * means[throw]
        mean /= 1.0 - staying
        changed = False
        for throw in range(THROWS):
            if chosen[throw] != STAYS and may_stay[throw] and means[throw] > mean + 1e-12:
                chosen[throw] = STAYS
                changed = True
        if not changed:
            break
    length = longest if staying > 0.0 else 0
    for throw in range(THROWS):
        if chosen[throw] != STAYS:
            length = max(length, min(lengths[chosen[throw]] + 1, longest))
    lengths[home] = length
    for throw in range(THROWS):
        chance, reached = throw_of(throw)[2], chosen[throw]
        if reached != STAYS:
            for turn in range(1, min(lengths[reached] + 1, length)):
                table[home, turn] += chance * table[reached, turn - 1]
    if staying > 0.0:
        for turn in range(1, length):
            table[home, turn] += staying * table[home, turn - 1]
    return mean


@cached_njit
def _fill_finish(flags: Flags, found: Found, table: Chances) -> None:
    """How likely it is that all checkers are off after each number of turns.

    Every throw is played for the smallest mean number of turns that remain.
    """
    row = np.zeros(WIDTH, np.int8)
    homes = table.shape[0]
    mean_turns = np.zeros(homes)
    chosen, means = np.zeros(THROWS, np.int64), np.zeros(THROWS)
    may_stay = np.zeros(THROWS, np.bool_)
    lengths = np.ones(homes, np.int64)
    table[0, 0] = 1.0
    for home in range(1, homes):
        set_side(home, HOME, row)
        for throw in range(THROWS):
            high, low, _ = throw_of(throw)
            chosen[throw], means[throw], may_stay[throw] = STAYS, np.inf, False
            for each in range(find_plays(row, high, low, flags, found)):
                if are_equal(found.rows[each], row):
                    may_stay[throw] = True
                    continue
                reached = side_number(found.rows[each], HOME)
                if mean_turns[reached] < means[throw]:
                    chosen[throw], means[throw] = reached, mean_turns[reached]
        mean_turns[home] = mix(chosen, means, may_stay, table, lengths, home)


@cached_njit
def _fill_first_off(flags: Flags, found: Found, full: int, table: Chances) -> None:
    """How likely it is that a first checker is off after each number of turns.

    The rows of the table are the homes from `full` on, where all checkers are still in play.
    """
    row = np.zeros(WIDTH, np.int8)
    homes = table.shape[0]
    mean_turns = np.zeros(homes)
    chosen, means = np.zeros(THROWS, np.int64), np.zeros(THROWS)
    may_stay = np.zeros(THROWS, np.bool_)
    at_once = np.zeros((homes + 1, LONGEST))  # one row more: a checker is off
    at_once[homes, 0] = 1.0
    lengths = np.ones(homes + 1, np.int64)
    for home in range(homes):
        set_side(full + home, HOME, row)
        for throw in range(THROWS):
            high, low, _ = throw_of(throw)
            chosen[throw], means[throw], may_stay[throw] = STAYS, np.inf, False
            for each in range(find_plays(row, high, low, flags, found)):
                if found.rows[each, OFF] > 0:
                    chosen[throw], means[throw] = homes, 0.0
                    break
                if are_equal(found.rows[each], row):
                    may_stay[throw] = True
                    continue
                reached = side_number(found.rows[each], HOME) - full
                if mean_turns[reached] < means[throw]:
                    chosen[throw], means[throw] = reached, mean_turns[reached]
        mean_turns[home] = mix(chosen, means, may_stay, at_once, lengths, home)
    table[:] = at_once[:homes]


@cached_njit
def far_number(side: NDArray[np.int8], most: int) -> int:
    """The number of a side's men in the other's home, of its checkers on the points 1 to 24.

    Points are counted from that home's edge. Of more men than the table knows it is those that have
    farthest to go.
    """
    number, men = 0, 0
    for nth in range(1, HOME + 1):
        men = min(men + side[-nth], most)
        number += WAYS[men + nth - 1, nth]
    return number


@cached_njit
def _fill_fled(flags: Flags, found: Found, table: Chances) -> None:
    """How likely it is that no man is left in the other's home after each number of turns."""
    row = np.zeros(WIDTH, np.int8)
    mean_turns, lengths = np.zeros(table.shape[0]), np.ones(table.shape[0], np.int64)
    chosen, means = np.zeros(THROWS, np.int64), np.zeros(THROWS)
    may_stay = np.zeros(THROWS, np.bool_)
    table[0, 0] = 1.0
    for men in range(1, table.shape[0]):
        set_side(men, HOME, row)
        row[_FAR : _FAR + HOME] = row[1 : HOME + 1]
        row[1 : HOME + 1] = 0
        for throw in range(THROWS):
            high, low, _ = throw_of(throw)
            means[throw] = np.inf
            for each in range(find_plays(row, high, low, flags, found)):
                reached = far_number(found.rows[each, 1 : _FAR + HOME], SMALL)
                if mean_turns[reached] < means[throw]:
                    chosen[throw], means[throw] = reached, mean_turns[reached]
        mean_turns[men] = mix(chosen, means, may_stay, table, lengths, men)


# --- both sides ---


@cached_njit
def _list_goals(
    flags: Flags, found: Found, goals: NDArray[np.int16], counts: NDArray[np.int16]
) -> None:
    """Note where every throw can lead from every small home board."""
    row = np.zeros(WIDTH, np.int8)
    for home in range(1, goals.shape[0]):
        set_side(home, HOME, row)
        for throw in range(THROWS):
            high, low, _ = throw_of(throw)
            count = find_plays(row, high, low, flags, found)
            counts[home, throw] = count
            for each in range(count):
                goals[home, throw, each] = side_number(found.rows[each], HOME)


@cached_njit
def _chance_to_win(
    home: int, other: int, goals: NDArray[np.int16], counts: NDArray[np.int16], both: Chances
) -> float:
    """The chance of the side to throw, each throw played for the best."""
    likely = 0.0
    for throw in range(THROWS):
        best = 0.0
        for each in range(counts[home, throw]):
            best = max(best, 1.0 - both[other, goals[home, throw, each]])
        likely += throw_of(throw)[2] * best
    return likely


@cached_njit
def _fill_both(goals: NDArray[np.int16], counts: NDArray[np.int16], both: Chances) -> None:
    """Who is through first, both sides playing for that and nothing else.

    A pair of homes knows every pair after a play that changes something. Where both sides may have
    to wait the two values of a pair lean on each other, and are gone over until they rest.
    """
    homes = both.shape[0]
    both[1:, 0] = 0.0  # the other side is through
    both[0, :] = 1.0
    for larger in range(1, homes):
        for smaller in range(1, larger + 1):
            while True:
                one = _chance_to_win(larger, smaller, goals, counts, both)
                shift = abs(one - both[larger, smaller])
                both[larger, smaller] = one
                two = _chance_to_win(smaller, larger, goals, counts, both)
                shift = max(shift, abs(two - both[smaller, larger]))
                both[smaller, larger] = two
                if shift < 1e-13:
                    break


# --- both sides, with the cube ---


@cached_njit
def _with_choice(cubed: Chances, owner: int, home: int, other: int) -> float:
    """What it is worth to throw next, when one may double before and they answer rightly."""
    hold = cubed[owner, home, other]
    if owner == THEIRS:
        return hold
    return max(hold, min(2.0 * cubed[THEIRS, home, other], 1.0))


@cached_njit
def _points(
    owner: int,
    home: int,
    other: int,
    goals: NDArray[np.int16],
    counts: NDArray[np.int16],
    cubed: Chances,
) -> float:
    """The points of the side to throw, which does not double now."""
    as_they_see = CENTRED if owner == CENTRED else OURS + THEIRS - owner
    points = 0.0
    for throw in range(THROWS):
        best = -2.0
        for each in range(counts[home, throw]):
            reached = goals[home, throw, each]
            won = 1.0 if reached == 0 else -_with_choice(cubed, as_they_see, other, reached)
            best = max(best, won)
        points += throw_of(throw)[2] * best
    return points


@cached_njit
def _fill_cubed(goals: NDArray[np.int16], counts: NDArray[np.int16], cubed: Chances) -> None:
    """Points for money by whose the cube is, before a throw and without a double at it.

    There are no gammons any more; beavers are left out.
    """
    homes = cubed.shape[1]
    cubed[:, 0, :] = 1.0
    cubed[:, 1:, 0] = -1.0
    for larger in range(1, homes):
        for smaller in range(1, larger + 1):
            for owner in range(3):
                for turn in range(2):
                    home, other = (larger, smaller) if turn == 0 else (smaller, larger)
                    cubed[owner, home, other] = _points(owner, home, other, goals, counts, cubed)
