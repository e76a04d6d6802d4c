"""The compiled move generator: from a board and a roll to the boards after every play.

A board is a row of 28 small integers as the side to move sees it: our checkers off at 0, points 1
to 24 (our checkers positive, theirs negative), our bar at 25, their bar at 26, theirs off at 27.
The rules are a row of flags. There are no Python objects and no recursion.

There are two paths. While enough checkers are outside the home board, bearing off is impossible in
this turn; the open points are then known in advance, and plays are enumerated directly as codes
of their steps (`far_mixed`, `far_double`), from which the boards are written. All other turns are
generated step by step (`near_mixed`, `near_double`). A step is its start plus 32 times its end;
a code has up to four steps of ten bits each, the first lowest.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit

Row = NDArray[np.int8]
Flags = NDArray[np.int64]

WIDTH = 28
OFF, BAR, THEIR_BAR, THEIR_OFF = 0, 25, 26, 27

#: The capacity for the plays of one roll: up to four steps are distributed over fifteen checkers,
#: in at most C(19, 4) = 3876 ways.
MAX_PLAYS = 4096

#: The indices of the flags in their row, and the values of `OFF_RULE`.
BLOCK, SMALL_FIRST, WHOLE_DOUBLE, SMALL_ENTERS, STOPS_HOME = 0, 1, 2, 3, 4
OFF_RULE, PAST_BAND_BARRED, SIX_NEEDS_DOUBLE, DOUBLE_STEPS = 5, 6, 7, 8
EXACT_ONLY, EXACT_OR_HIGHEST, ANY_SUFFICIENT, REARMOST_ONLY = 0, 1, 2, 3

NO_STEP = -1
HOME_STOP = 127

#: The hash contribution of a checker on each place: arbitrary odd numbers.
HASH_WEIGHTS = np.array([
    0x14726f1c1e7ea419, 0x3ce2cbff80a4df5b, 0x296bb1e58306d03b, 0x3cfd2492dc28ff91,
    0x38956b321a466885, 0x3944852039292d23, 0x27c6654199dd251d, 0x1aeb5af88e7aa6e9,
    0x24a4f7a3c88b2875, 0x35e9e8f38c3d5f17, 0x31b35d7abb049a79, 0x1f6afa4ac4a334bf,
    0x317a063ec0433cbd, 0x1c3ae68296263ae7, 0x2987e43d6c51e3, 0x52a939c9d3c7ded,
    0x126224c41c593af5, 0x6467a4ed11745ad, 0xbc3ba6731c9453, 0x39058c81d0944997,
    0x1f60db9daf67d461, 0x141c6543adec6f11, 0x196c028b35d14881, 0x164006b2406329bd,
    0x3fee20c2fadb8909, 0x16d32004ede7bd0d, 0x18160732ce1d62e1, 0x2fbdf89affe976ab,
], np.int64)  # fmt: skip


class PlayBuffer(NamedTuple):
    """The boards after the plays of a roll, and work space of the generator."""

    rows: NDArray[np.int8]  # MAX_PLAYS boards
    codes: NDArray[np.int64]  # the steps of each, where bearing off is impossible
    keys: NDArray[np.int64]  # a hash of each, to find duplicates
    depths: NDArray[np.int8]  # dice used by each; HOME_STOP where a turn may end anyway
    starts: NDArray[np.int64]  # the number of our places at the start of the turn, and the places
    picks: NDArray[np.int64]  # the places from which a die may be played
    stack: NDArray[np.int64]  # five numbers for each step of a double


# --- queries ---


@cached_njit
def count_outside(row: Row) -> int:
    """The number of our checkers outside the home board, including the bar."""
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
def step_target(row: Row, start: int, die: int, home: bool, is_double: bool, flags: Flags) -> int:
    """Where a die takes a checker from a place of ours; NO_STEP when it may not move."""
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
def can_step(row: Row, die: int, flags: Flags, starts: NDArray[np.int64]) -> bool:
    """Whether a die that is not part of a double can be played from one of our places."""
    if row[BAR] > 0:
        return bool(row[BAR - die] > -flags[BLOCK])
    home = starts[1] <= 6
    for nth in range(1, starts[0] + 1):
        if step_target(row, starts[nth], die, home, False, flags) != NO_STEP:
            return True
    return False


@cached_njit
def list_starts(row: Row, starts: NDArray[np.int64]) -> int:
    """List our places from the rear: first their number, then the places."""
    count = 0
    for place in range(BAR, 0, -1):
        starts[count + 1] = place
        count += row[place] > 0
    starts[0] = count
    return count


@cached_njit
def hash_after(key: int, row: Row, start: int, end: int) -> int:
    """The hash of a board after a step, from the hash before it; 0 at the start of the turn."""
    key += HASH_WEIGHTS[end] - HASH_WEIGHTS[start]
    if row[end] == -1:
        key += HASH_WEIGHTS[end] + HASH_WEIGHTS[THEIR_BAR]
    return key


# --- moving checkers ---


@cached_njit
def move(row: Row, start: int, end: int) -> bool:
    """Move a checker in place; returns whether it hit."""
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
def store_row(rows: NDArray[np.int8], at: int, row: Row) -> None:
    for place in range(WIDTH):
        rows[at, place] = row[place]


@cached_njit
def move_stored(rows: NDArray[np.int8], at: int, start: int, end: int) -> None:
    """Move a checker on a stored board."""
    hit = rows[at, end] == -1
    rows[at, start] -= 1
    rows[at, end] += 1 + hit
    rows[at, THEIR_BAR] += hit


# --- bearing off is impossible in this turn ---


@cached_njit
def step_code(start: int, end: int) -> int:
    return start | end << 5


@cached_njit
def make_steps(row: Row, code: int) -> None:
    """Make the steps of a code in place."""
    while code:
        move(row, code & 31, code >> 5 & 31)
        code >>= 10


@cached_njit
def far_mixed(row: Row, high: int, low: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the codes of two different dice, both played; none where that is impossible.

    Two checkers with a die each reach every board in one way only. One checker with both dice
    reaches its end over one stop or the other, which is the same unless something was hit there,
    and the same as two checkers of which one takes the other's place.
    """
    codes, starts, picks = buffer.codes, buffer.starts, buffer.picks
    closed, small_first = -flags[BLOCK], flags[SMALL_FIRST] != 0
    waiting = min(row[BAR], 2)
    places = list_starts(row, starts)
    lows = 0
    for nth in range(1, places + 1):
        picks[lows] = starts[nth]
        end = starts[nth] - low
        lows += end > 0 and row[max(end, 0)] > closed
    count = 0
    for nth in range(1, places + 1):
        start = starts[nth]
        high_stop, low_stop, end = start - high, start - low, start - high - low
        if end > 0 and row[end] > closed and waiting == (start == BAR):
            over_high = row[high_stop] > closed
            if small_first:  # the smaller die comes first, from a checker already on this point
                over_high = row[high_stop] > 0 and waiting == 0
            over_low = row[low_stop] > closed
            hits_high, hits_low = row[high_stop] == -1, row[low_stop] == -1
            if (over_high and not hits_high) or (over_low and not hits_low):
                codes[count] = step_code(start, end)
                count += 1
            if over_high and hits_high:
                codes[count] = step_code(start, high_stop) | step_code(high_stop, end) << 10
                count += 1
            if over_low and hits_low:
                codes[count] = step_code(start, low_stop) | step_code(low_stop, end) << 10
                count += 1
        if high_stop <= 0 or row[high_stop] <= closed:
            continue
        first_step, is_single = step_code(start, high_stop), row[start] < 2
        needed = max(waiting - (start == BAR), small_first and waiting > 0)  # from the bar by `low`
        for pick in range(lows):
            other = picks[pick]
            takes_place = (other == high_stop) | (other - low == start)
            lacks_checker = (other == start) & is_single
            # Written in any case and then counted or not: branches would be hard to predict.
            codes[count] = first_step | step_code(other, other - low) << 10
            count += not (takes_place | lacks_checker | ((other == BAR) < needed))
    return count


@cached_njit
def far_double(row: Row, die: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the codes of all four steps of a double; none where fewer are possible.

    Steps are made from the rear forwards. Every legal turn can be made in that order, and appears
    once, since the number of steps from every point determines the board.
    """
    codes, picks, reached = buffer.codes, buffer.picks, buffer.starts
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
                made = step_code(first, first - die) | step_code(second, second - die) << 10
                made |= step_code(third, third - die) << 20
                is_on_bar = row[BAR] > 0
                for four in range(three, picked):
                    fourth = picks[four]
                    codes[count] = made | step_code(fourth, fourth - die) << 30
                    count += (row[fourth] > 0) & ((fourth == BAR) | (not is_on_bar))
                move_back(row, third, third - die, third_hit)
            move_back(row, second, second - die, second_hit)
        move_back(row, first, first - die, first_hit)
    return count


# --- near the end, or when not all dice can be played ---


@cached_njit
def add_board(buffer: PlayBuffer, count: int, row: Row, start: int, end: int, key: int) -> int:
    """Store the board after one more step, unless it is already stored."""
    store_row(buffer.rows, count, row)
    move_stored(buffer.rows, count, start, end)
    for known in range(count):
        if buffer.keys[known] == key and are_equal(buffer.rows[known], buffer.rows[count]):
            return count
    buffer.keys[count] = key
    return count + 1


@cached_njit
def play_one(
    row: Row, die: int, must_end_home: bool, flags: Flags, buffer: PlayBuffer, count: int
) -> int:
    """Add every board after one die, or only those with all our checkers home."""
    outside = count_outside(row)
    for nth in range(1, buffer.starts[0] + 1):
        start = buffer.starts[nth]
        if row[BAR] > 0 and start != BAR:
            break
        end = step_target(row, start, die, outside == 0, False, flags)
        comes_home = outside == (start > 6 and end <= 6)
        if end != NO_STEP and (comes_home or not must_end_home):
            count = add_board(buffer, count, row, start, end, hash_after(0, row, start, end))
    return count


@cached_njit
def play_two(
    row: Row, first: int, second: int, flags: Flags, buffer: PlayBuffer, count: int
) -> int:
    """Add every board after two dice in this order."""
    outside = count_outside(row)
    for nth in range(1, buffer.starts[0] + 1):
        start = buffer.starts[nth]
        if row[BAR] > 0 and start != BAR:
            break
        end = step_target(row, start, first, outside == 0, False, flags)
        if end == NO_STEP:
            continue
        next_key = hash_after(0, row, start, end)
        hit = move(row, start, end)
        home = outside == (start > 6 and end <= 6)
        for next_start in range(buffer.starts[1], 0, -1):
            if row[BAR] > 0 and next_start != BAR:
                break
            if row[next_start] > 0:
                next_end = step_target(row, next_start, second, home, False, flags)
                if next_end != NO_STEP:
                    last_key = hash_after(next_key, row, next_start, next_end)
                    count = add_board(buffer, count, row, next_start, next_end, last_key)
        move_back(row, start, end, hit)
    return count


@cached_njit
def near_mixed(row: Row, high: int, low: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the boards after two different dice, or one of them, under all rules."""
    list_starts(row, buffer.starts)
    small_first, stops_home = flags[SMALL_FIRST] != 0, flags[STOPS_HOME] != 0
    is_free = stops_home and buffer.starts[1] <= 6
    can_low = can_step(row, low, flags, buffer.starts)
    count = 0
    if can_low:
        count = play_two(row, low, high, flags, buffer, count)
    if not small_first:
        count = play_two(row, high, low, flags, buffer, count)
    uses_both = count > 0
    if uses_both and not stops_home:
        return count
    # One die alone: where no more can be played, or to stop with all checkers home. Where either
    # die can be played, the higher one must be, or the first in order.
    takes_high = not small_first or not can_low
    alone = count
    if takes_high:
        alone = play_one(row, high, uses_both, flags, buffer, alone)
    if can_low and (small_first or uses_both or is_free or alone == count):
        alone = play_one(row, low, uses_both, flags, buffer, alone)
    if is_free:
        store_row(buffer.rows, alone, row)
        alone += 1
    return alone


@cached_njit
def near_double(row: Row, die: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the boards after a double, or as much of it as is legal, from the rear forwards."""
    steps = flags[DOUBLE_STEPS]
    stops_home, whole = flags[STOPS_HOME] != 0, flags[WHOLE_DOUBLE] != 0
    # Of each step: start, end, where to go on, whether it hits, whether another can follow.
    stack = buffer.stack
    starts, ends, cursors, hits, has_more = stack[0], stack[1], stack[2], stack[3], stack[4]
    cursors[0], has_more[0] = BAR, 0
    count, deepest, depth = 0, 0, 0
    outside = count_outside(row)
    while depth >= 0:
        start, end = cursors[depth], NO_STEP
        lowest = BAR if row[BAR] > 0 else 1
        while depth < steps and start >= lowest:
            if row[start] > 0:
                end = step_target(row, start, die, outside == 0, True, flags)
                if end != NO_STEP:
                    break
            start -= 1
        if end != NO_STEP:
            cursors[depth], has_more[depth] = start - 1, 1
            starts[depth], ends[depth] = start, end
            hits[depth] = move(row, start, end)
            outside -= start > 6 and end <= 6
            depth += 1
            cursors[depth], has_more[depth] = start, 0
            continue
        is_stop = stops_home and outside == 0
        is_last = has_more[depth] == 0 and depth >= deepest
        if whole:
            is_last = depth == steps or is_finished(row)
        if is_stop or is_last:
            store_row(buffer.rows, count, row)
            buffer.depths[count] = HOME_STOP if is_stop or whole else depth
            count += 1
        if is_last:
            deepest = max(deepest, depth)
        depth -= 1
        if depth >= 0:
            move_back(row, starts[depth], ends[depth], hits[depth] != 0)
            outside += starts[depth] > 6 and ends[depth] <= 6
    return keep_deepest(buffer, count, deepest)


@cached_njit
def keep_deepest(buffer: PlayBuffer, count: int, deepest: int) -> int:
    """Keep the turns that use most dice, and those that may end anyway."""
    kept = 0
    for nth in range(count):
        if buffer.depths[nth] == deepest or buffer.depths[nth] == HOME_STOP:
            if kept != nth:
                store_row(buffer.rows, kept, buffer.rows[nth])
            kept += 1
    return kept


@cached_njit
def find_plays(row: Row, high: int, low: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find every board on which a legal turn may end, each once; a pass is the unchanged board.

    The row is modified and restored.
    """
    count = find_codes(row, high, low, flags, buffer)
    for nth in range(count):
        store_row(buffer.rows, nth, row)
        make_steps(buffer.rows[nth], buffer.codes[nth])
    return count if count else find_near(row, high, low, flags, buffer)


@cached_njit
def find_codes(row: Row, high: int, low: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the codes of every legal play; none where the boards have to be found step by step."""
    outside = count_outside(row)
    if high == low:
        if outside > 4 and flags[DOUBLE_STEPS] == 4:
            return far_double(row, high, flags, buffer)
    elif outside > 2 and not loses_roll(row, low, flags):
        return far_mixed(row, high, low, flags, buffer)
    return 0


@cached_njit
def loses_roll(row: Row, low: int, flags: Flags) -> bool:
    """Whether the smaller die, which alone may enter, cannot."""
    is_closed = row[BAR] > 0 and row[BAR - low] <= -flags[BLOCK]
    return bool(flags[SMALL_ENTERS] != 0 and is_closed)


@cached_njit
def find_near(row: Row, high: int, low: int, flags: Flags, buffer: PlayBuffer) -> int:
    """Find the boards step by step; a pass is the unchanged board."""
    count = 0
    if high == low:
        count = near_double(row, high, flags, buffer)
    elif not loses_roll(row, low, flags):
        count = near_mixed(row, high, low, flags, buffer)
    if count == 0:
        store_row(buffer.rows, 0, row)
        count = 1
    return count
