"""The move generator as machine code: a board and a throw in, the boards after every play out.

A board is a row of 28 small numbers as the side to move sees it: its checkers off at 0, points 1 to
24 (ours counted up, theirs down), our bar at 25, their bar at 26, theirs off at 27. The rules are a
row of flags. Nothing here is a Python object, and nothing calls itself.

There are two ways through. While enough checkers are outside the home board nobody can bear off in
this turn; which points are open is then settled before the first step, and plays are written down
without asking again (`far_mixed`, `far_double`). Everything else goes step by step (`near_mixed`,
`near_double`).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit

Row = NDArray[np.int8]
Flags = NDArray[np.int64]

WIDTH = 28
OFF, BAR, THEIR_BAR, THEIR_OFF = 0, 25, 26, 27

#: Room for the plays of one throw. Up to four steps are shared out among fifteen checkers, which
#: can be done in C(19, 4) = 3876 ways.
ROOM = 4096

#: The places of the flags in their row, and the values of `OFF_RULE`.
BLOCK, SMALL_FIRST, WHOLE_DOUBLE, SMALL_ENTERS, STOPS_HOME = 0, 1, 2, 3, 4
OFF_RULE, PAST_BAND_BARRED, SIX_NEEDS_DOUBLE, DOUBLE_STEPS = 5, 6, 7, 8
EXACT_ONLY, EXACT_OR_HIGHEST, ANY_SUFFICIENT, REARMOST_ONLY = 0, 1, 2, 3

NO_STEP = -1
HOME_STOP = 127

#: What a checker on each place adds to the key of a board; any odd numbers without a pattern do.
WEIGHTS = np.array([
    0x14726f1c1e7ea419, 0x3ce2cbff80a4df5b, 0x296bb1e58306d03b, 0x3cfd2492dc28ff91,
    0x38956b321a466885, 0x3944852039292d23, 0x27c6654199dd251d, 0x1aeb5af88e7aa6e9,
    0x24a4f7a3c88b2875, 0x35e9e8f38c3d5f17, 0x31b35d7abb049a79, 0x1f6afa4ac4a334bf,
    0x317a063ec0433cbd, 0x1c3ae68296263ae7, 0x2987e43d6c51e3, 0x52a939c9d3c7ded,
    0x126224c41c593af5, 0x6467a4ed11745ad, 0xbc3ba6731c9453, 0x39058c81d0944997,
    0x1f60db9daf67d461, 0x141c6543adec6f11, 0x196c028b35d14881, 0x164006b2406329bd,
    0x3fee20c2fadb8909, 0x16d32004ede7bd0d, 0x18160732ce1d62e1, 0x2fbdf89affe976ab,
], np.int64)  # fmt: skip


class Found(NamedTuple):
    """Where the boards of a throw are put, and what is noted while they are looked for."""

    rows: NDArray[np.int8]  # ROOM boards
    keys: NDArray[np.int64]  # a key for each, to find equals by
    depths: NDArray[np.int8]  # how many numbers each took; HOME_STOP where a turn may end anyhow
    starts: NDArray[np.int64]  # where our checkers stand as the turn begins, after their number
    picks: NDArray[np.int64]  # the places a number may be played from


# --- asking a board ---


@cached_njit
def count_outside(row: Row) -> int:
    """How many of our checkers are not home; those on the bar are not."""
    outside = 0
    for place in range(7, 26):
        outside += max(int(row[place]), 0)
    return outside


@cached_njit
def is_finished(row: Row) -> bool:
    for place in range(1, 26):  # noqa: SIM110 - any() does not compile
        if row[place] > 0:
            return False
    return True


@cached_njit
def are_equal(one: Row, two: Row) -> bool:
    for place in range(WIDTH):  # noqa: SIM110
        if one[place] != two[place]:
            return False
    return True


@cached_njit
def landing(row: Row, start: int, die: int, home: bool, is_double: bool, flags: Flags) -> int:
    """Where a number takes a checker from a place that is ours; NO_STEP when it may not."""
    end = start - die
    if end > 0:
        return end if row[end] > -flags[BLOCK] else NO_STEP
    if not home:
        return NO_STEP
    rule = flags[OFF_RULE]
    if rule != ANY_SUFFICIENT and (end < 0 or rule == REARMOST_ONLY):
        if rule == EXACT_ONLY:
            return NO_STEP
        for rear in range(start + 1, 7):
            if row[rear] > 0:
                return NO_STEP
    if flags[PAST_BAND_BARRED]:
        for point in range(1, start):
            if row[point] <= -flags[BLOCK]:
                return NO_STEP
    if flags[SIX_NEEDS_DOUBLE] and start == 6 and not is_double:
        return NO_STEP
    return OFF


@cached_njit
def can_step(row: Row, die: int, flags: Flags) -> bool:
    """Whether a number that is not part of a double can be played at all."""
    if row[BAR] > 0:
        return bool(row[BAR - die] > -flags[BLOCK])
    home = count_outside(row) == 0
    for start in range(24, 0, -1):
        if row[start] > 0 and landing(row, start, die, home, False, flags) != NO_STEP:
            return True
    return False


@cached_njit
def list_starts(row: Row, starts: NDArray[np.int64]) -> int:
    """Note where our checkers stand, from the rear: how many places, then the places."""
    count = 0
    for place in range(BAR, 0, -1):
        if row[place] > 0:
            count += 1
            starts[count] = place
    starts[0] = count
    return count


@cached_njit
def key_of(row: Row) -> int:
    key = 0
    for place in range(WIDTH):
        key += int(WEIGHTS[place]) * int(row[place])
    return key


@cached_njit
def key_after(key: int, row: Row, start: int, end: int) -> int:
    """The key of a board after a step, from the one before it."""
    key += WEIGHTS[end] - WEIGHTS[start]
    if row[end] == -1:
        key += WEIGHTS[end] + WEIGHTS[THEIR_BAR]
    return key


# --- moving checkers ---


@cached_njit
def move(row: Row, start: int, end: int) -> bool:
    """Move a checker where it lies; tells whether it hit."""
    hit = bool(row[end] == -1)
    row[start] -= 1
    row[end] += 1 + hit
    row[THEIR_BAR] += hit
    return hit


@cached_njit
def move_back(row: Row, start: int, end: int, hit: bool) -> None:
    row[start] += 1
    row[end] -= 1 + hit
    row[THEIR_BAR] -= hit


@cached_njit
def write_down(rows: NDArray[np.int8], at: int, row: Row) -> None:
    for place in range(WIDTH):
        rows[at, place] = row[place]


@cached_njit
def move_in(rows: NDArray[np.int8], at: int, start: int, end: int) -> None:
    """Move a checker on a board that is written down."""
    hit = rows[at, end] == -1
    rows[at, start] -= 1
    rows[at, end] += 1 + hit
    rows[at, THEIR_BAR] += hit


# --- while nobody can bear off in this turn ---


@cached_njit
def far_mixed(row: Row, high: int, low: int, flags: Flags, found: Found) -> int:
    """Find the boards after two different numbers, both of them played; none where none is.

    Two checkers with a number each come to every board in one way only. One checker with both
    comes to its end over one stop or the other, which is the same unless something was hit there,
    and the same again as two checkers of which one takes the other's place.
    """
    rows, starts, picks = found.rows, found.starts, found.picks
    closed, small_first = -flags[BLOCK], flags[SMALL_FIRST] != 0
    waiting = min(row[BAR], 2)
    places = list_starts(row, starts)
    lows = 0
    for each in range(1, places + 1):
        picks[lows] = starts[each]
        end = starts[each] - low
        lows += end > 0 and row[max(end, 0)] > closed
    count = 0
    for each in range(1, places + 1):
        start = starts[each]
        high_stop, low_stop, end = start - high, start - low, start - high - low
        if end > 0 and row[end] > closed and waiting == (start == BAR):
            over_high = row[high_stop] > closed
            if small_first:  # the larger leads on only where the smaller left an own point first
                over_high = row[high_stop] > 0 and waiting == 0
            over_low = row[low_stop] > closed
            hits_high, hits_low = row[high_stop] == -1, row[low_stop] == -1
            if (over_high and not hits_high) or (over_low and not hits_low):
                write_down(rows, count, row)
                move_in(rows, count, start, end)
                count += 1
            if over_high and hits_high:
                write_down(rows, count, row)
                move_in(rows, count, start, high_stop)
                move_in(rows, count, high_stop, end)
                count += 1
            if over_low and hits_low:
                write_down(rows, count, row)
                move_in(rows, count, start, low_stop)
                move_in(rows, count, low_stop, end)
                count += 1
        if high_stop <= 0 or row[high_stop] <= closed:
            continue
        for pick in range(lows):
            other = picks[pick]
            takes_place = other == high_stop or other - low == start
            lacks_checker = other == start and row[start] < 2
            leaves_bar = (start == BAR) + (other == BAR) < waiting
            too_early = small_first and waiting > 0 and other != BAR
            if not (takes_place or lacks_checker or leaves_bar or too_early):
                write_down(rows, count, row)
                move_in(rows, count, start, high_stop)
                move_in(rows, count, other, other - low)
                count += 1
    return count


@cached_njit
def far_double(row: Row, die: int, flags: Flags, found: Found) -> int:
    """Find the boards after a double, all four steps of it; none where fewer can be made.

    Steps are made from the rear forwards: any legal turn can be made in that order, and each
    comes up once, since the number of steps from every point tells the board that comes of it.
    """
    rows, picks, reached = found.rows, found.picks, found.starts
    picked = 0
    for start in range(BAR, 0, -1):
        arrives = start + die <= BAR and reached[start + die] != 0
        leads_on = start > die and row[max(start - die, 0)] > -flags[BLOCK]
        reached[start] = (row[start] > 0 or arrives) and leads_on
        picks[picked] = start
        picked += reached[start]
    count = 0
    for one in range(picked):
        first = picks[one]
        if row[first] <= 0 or (row[BAR] > 0 and first != BAR):
            continue
        first_hit = move(row, first, first - die)
        for two in range(one, picked):
            second = picks[two]
            if row[second] <= 0 or (row[BAR] > 0 and second != BAR):
                continue
            second_hit = move(row, second, second - die)
            for three in range(two, picked):
                third = picks[three]
                if row[third] <= 0 or (row[BAR] > 0 and third != BAR):
                    continue
                third_hit = move(row, third, third - die)
                for four in range(three, picked):
                    fourth = picks[four]
                    if row[fourth] > 0 and (row[BAR] == 0 or fourth == BAR):
                        write_down(rows, count, row)
                        move_in(rows, count, fourth, fourth - die)
                        count += 1
                move_back(row, third, third - die, third_hit)
            move_back(row, second, second - die, second_hit)
        move_back(row, first, first - die, first_hit)
    return count


# --- near the end, or when not every number can be played ---


@cached_njit
def add(found: Found, count: int, row: Row, start: int, end: int, key: int) -> int:
    """Keep the board after one more step, unless it is there already."""
    write_down(found.rows, count, row)
    move_in(found.rows, count, start, end)
    for known in range(count):
        if found.keys[known] == key and are_equal(found.rows[known], found.rows[count]):
            return count
    found.keys[count] = key
    return count + 1


@cached_njit
def play_one(
    row: Row, die: int, must_end_home: bool, flags: Flags, found: Found, count: int
) -> int:
    """Add every board after one number, or only those with all our checkers home."""
    outside = count_outside(row)
    key = key_of(row)
    for each in range(1, found.starts[0] + 1):
        start = found.starts[each]
        if row[BAR] > 0 and start != BAR:
            break
        end = landing(row, start, die, outside == 0, False, flags)
        comes_home = outside == (start > 6 and end <= 6)
        if end != NO_STEP and (comes_home or not must_end_home):
            count = add(found, count, row, start, end, key_after(key, row, start, end))
    return count


@cached_njit
def play_two(row: Row, first: int, second: int, flags: Flags, found: Found, count: int) -> int:
    """Add every board after two numbers in this order."""
    outside = count_outside(row)
    key = key_of(row)
    for each in range(1, found.starts[0] + 1):
        start = found.starts[each]
        if row[BAR] > 0 and start != BAR:
            break
        end = landing(row, start, first, outside == 0, False, flags)
        if end == NO_STEP:
            continue
        next_key = key_after(key, row, start, end)
        hit = move(row, start, end)
        home = outside == (start > 6 and end <= 6)
        for next_start in range(BAR, 0, -1):
            if row[BAR] > 0 and next_start != BAR:
                break
            if row[next_start] > 0:
                next_end = landing(row, next_start, second, home, False, flags)
                if next_end != NO_STEP:
                    last_key = key_after(next_key, row, next_start, next_end)
                    count = add(found, count, row, next_start, next_end, last_key)
        move_back(row, start, end, hit)
    return count


@cached_njit
def near_mixed(row: Row, high: int, low: int, flags: Flags, found: Found) -> int:
    """Find the boards after two different numbers, or one of them, by all the rules."""
    list_starts(row, found.starts)
    small_first, stops_home = flags[SMALL_FIRST] != 0, flags[STOPS_HOME] != 0
    is_free = stops_home and count_outside(row) == 0
    can_low = can_step(row, low, flags)
    count = 0
    if can_low:
        count = play_two(row, low, high, flags, found, count)
    if not small_first:
        count = play_two(row, high, low, flags, found, count)
    uses_both = count > 0
    if uses_both and not stops_home:
        return count
    # One number alone: where no more can be played, or as a stop with everything home. Where
    # either can be played and nothing is free, the higher is taken, or the first in order.
    takes_high = not small_first or not can_low
    alone = count
    if takes_high:
        alone = play_one(row, high, uses_both, flags, found, alone)
    if can_low and (small_first or uses_both or is_free or alone == count):
        alone = play_one(row, low, uses_both, flags, found, alone)
    if is_free:
        write_down(found.rows, alone, row)
        alone += 1
    return alone


@cached_njit
def near_double(row: Row, die: int, flags: Flags, found: Found) -> int:
    """Find the boards after a double or as much of it as counts, from the rear forwards."""
    steps = flags[DOUBLE_STEPS]
    stops_home, whole = flags[STOPS_HOME] != 0, flags[WHOLE_DOUBLE] != 0
    starts, ends, cursors = np.zeros(5, np.int64), np.zeros(5, np.int64), np.full(5, BAR, np.int64)
    hits, has_more = np.zeros(5, np.bool_), np.zeros(5, np.bool_)
    count, deepest, depth = 0, 0, 0
    outside = count_outside(row)
    while depth >= 0:
        start, end = cursors[depth], NO_STEP
        lowest = BAR if row[BAR] > 0 else 1
        while depth < steps and start >= lowest:
            if row[start] > 0:
                end = landing(row, start, die, outside == 0, True, flags)
                if end != NO_STEP:
                    break
            start -= 1
        if end != NO_STEP:
            cursors[depth], has_more[depth] = start - 1, True
            starts[depth], ends[depth] = start, end
            hits[depth] = move(row, start, end)
            outside -= start > 6 and end <= 6
            depth += 1
            cursors[depth], has_more[depth] = start, False
            continue
        is_stop = stops_home and outside == 0
        is_last = not has_more[depth] and depth >= deepest
        if whole:
            is_last = depth == steps or is_finished(row)
        if is_stop or is_last:
            write_down(found.rows, count, row)
            found.depths[count] = HOME_STOP if is_stop or whole else depth
            count += 1
        if is_last:
            deepest = max(deepest, depth)
        depth -= 1
        if depth >= 0:
            move_back(row, starts[depth], ends[depth], hits[depth])
            outside += starts[depth] > 6 and ends[depth] <= 6
    return keep_deepest(found, count, deepest)


@cached_njit
def keep_deepest(found: Found, count: int, deepest: int) -> int:
    """Of what was found, keep the turns that use most numbers, and those that may end anyhow."""
    kept = 0
    for each in range(count):
        if found.depths[each] == deepest or found.depths[each] == HOME_STOP:
            if kept != each:
                write_down(found.rows, kept, found.rows[each])
            kept += 1
    return kept


@cached_njit
def find_plays(row: Row, high: int, low: int, flags: Flags, found: Found) -> int:
    """Find every board a legal turn may end on, each once; an unchanged one is a pass.

    The row is moved about in and left as it was.
    """
    count = 0
    outside = count_outside(row)
    if high == low:
        if outside > 4 and flags[DOUBLE_STEPS] == 4:
            count = far_double(row, high, flags, found)
        if count == 0:
            count = near_double(row, high, flags, found)
    elif not (flags[SMALL_ENTERS] and row[BAR] > 0 and row[BAR - low] <= -flags[BLOCK]):
        if outside > 2:
            count = far_mixed(row, high, low, flags, found)
        if count == 0:
            count = near_mixed(row, high, low, flags, found)
    if count == 0:
        write_down(found.rows, 0, row)
        count = 1
    return count
