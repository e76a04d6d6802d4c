"""The inputs of the nets: the checkers on each place, and features that players look at.

The first inputs are the checkers themselves: for every place and side, whether there is at least
one, two, three, and how many more. The rest are features of both sides: the race, points and
primes, escapes, shots, and what is left to bring home.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit

Row = NDArray[np.int8]
Inputs = NDArray[np.float32]

PLACES = 25  # the points and the bar
UNITS = 4
CHECKER_INPUTS = 2 * PLACES * UNITS
FEATURES_PER_SIDE = 46
FEATURES = 2 * FEATURES_PER_SIDE + 4
WIDTH = CHECKER_INPUTS + FEATURES

#: Kinds of position: finished, bear-off without contact, race, and three kinds of contact.
OVER, HOME, RACE, CONTACT, BACK, CRASHED = 0, 1, 2, 3, 4, 5

#: The bits of points 1 to 24 in a mask.
POINT_BITS = 0x1FFFFFE

#: The lowest set bit of every 12-bit pattern, and the number of set bits of every 6-bit pattern.
LOWEST = np.array([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 4096)], np.int64)
BITS_SET = np.array([mask.bit_count() for mask in range(64)], np.int64)
SIXTH, FIFTEENTH = 1 / 6, 1 / 15


@cached_njit
def _put_checkers(row: Row, out: Inputs) -> None:
    """The checkers of both sides, point by point."""
    for place in range(1, 27):
        count = int(row[place])
        if count == 0:
            continue
        side, at = (0, place) if count > 0 else (1, 25 - place)
        if place == 26:
            side, at = 1, 25
        count = abs(count)
        base = (side * PLACES + at - 1) * UNITS
        out[base] = 1.0
        if count > 1:
            out[base + 1] = 1.0
        if count > 2:
            out[base + 2] = 1.0
        if count > 3:
            out[base + 3] = (count - 3) * 0.5


@cached_njit
def _hit_by(movers: int, die: int, steps: int, closed: int, blots: int) -> int:
    """The blots that these checkers can reach in steps of one die, each step on an open point.

    Bit p of a mask stands for point p; checkers move towards bit 0, which is off the board.
    """
    hit = 0
    for _ in range(steps):
        movers = (movers >> die) & ~closed & POINT_BITS
        hit |= movers & blots
    return hit


@cached_njit
def _hits_of(movers: int, on_bar: int, closed: int, blots: int, high: int, low: int) -> int:
    """The blots that a roll can hit; checkers on the bar have to enter first."""
    if on_bar == 0:
        if high == low:
            return int(_hit_by(movers, high, 4, closed, blots))
        # By one die, or by both dice with the same checker.
        far = (movers >> high) & ~closed & POINT_BITS
        near = (movers >> low) & ~closed & POINT_BITS
        return (far | near | (far >> low) | (near >> high)) & blots
    hit = 0
    if high == low:
        entered = 1 << (25 - high)
        if entered & closed == 0:
            hit = entered & blots
            hit |= _hit_by(movers | entered, high, 4 - min(on_bar, 4), closed, blots)
        return hit
    for order in range(2):
        first, second = (high, low) if order == 0 else (low, high)
        entered = 1 << (25 - first)
        if entered & closed:
            continue
        hit |= entered & blots
        if on_bar == 1:
            hit |= ((movers | entered) >> second) & blots
    return hit


@cached_njit
def _count_shots(
    movers: int, on_bar: int, closed: int, blots: int, hits: NDArray[np.int64]
) -> None:
    """Count the rolls that hit a blot and that hit two, and the pips lost by the worst hits."""
    hits[:] = 0
    if blots == 0:
        return
    for high in range(1, 7):
        for low in range(1, high + 1):
            hit = _hits_of(movers, on_bar, closed, blots, high, low)
            if hit:
                weight = 1 if high == low else 2
                hits[0] += weight
                hits[2] += weight * (25 - _lowest(hit))
                if hit & (hit - 1):
                    hits[1] += weight


@cached_njit
def _lowest(mask: int) -> int:
    """The lowest set bit of a mask that is not empty."""
    lowest = 0
    while mask & 0xFFF == 0:
        mask >>= 12
        lowest += 12
    return lowest + LOWEST[mask & 0xFFF]


@cached_njit
def _fill_side_features(
    ours: Row,
    stand: Row,
    theirs: Row,
    they_stand: Row,
    runs: NDArray[np.float32],
    hits: NDArray[np.int64],
    out: Inputs,
) -> None:
    """Fill the features of one side; `ours` and `theirs` count from each side's home, off at 0.

    `stand` lists the places with our checkers, the rearmost first, and ends with a 0.
    """
    # Their rearmost checker in our numbering; our checkers above it have not passed it yet.
    their_rear = int(they_stand[0])
    gate = 25 - their_rear
    our_pips, checkers, back, outside, squares = 0, 0, 0, 0, 0
    made_home, blots, home_blots, far_blots, anchors, top_anchor = 0, 0, 0, 0, 0, 0
    deep, stacked, crossing, home_pips, builders = 0, 0, 0, 0, 0
    to_pass, not_past, spare, trapped, movers, blocked = 0, 0, 0, 0, 0, 0
    nth = 0
    while stand[nth] > 0:
        at = int(stand[nth])
        count = int(ours[at])
        nth += 1
        our_pips += at * count
        squares += at * at * count
        checkers += count
        movers |= 1 << at
        if count == 1:
            blots += 1
        else:
            blocked |= 1 << at
            stacked += max(count - 3, 0)
        if at > gate:
            to_pass += (at - gate) * count
            not_past += count
        elif at < gate and at < 25:
            trapped += count  # behind their last checker: useless for blocking
        if at > 6:
            outside += count
            home_pips += (at - 6) * count
            crossing += ((at - 1) // 6) * count
            if at <= 18:
                spare += (at - 6) * count
                if at <= 12 and count != 2:
                    builders += count
            else:
                back += count
                if count == 1:
                    far_blots += 1
                elif at < 25:
                    anchors += 1
                    top_anchor = at
        else:
            if count >= 2:
                made_home += 1
                spare += (count - 2) * (at - 1)
            else:
                home_blots += 1
            if at <= 2:
                deep += count
    rear = int(stand[0])
    second_rear = rear if ours[rear] > 1 else int(stand[1])
    movers, blocked = movers & POINT_BITS, blocked & POINT_BITS
    # Their checkers and how they escape over our blocks.
    least_far, mean_far, mean_run, held, their_back = 1.0, 0.0, 0.0, 0, 0
    rear_far, rear_run = 1.0, 1.0
    their_closed, their_blots, closed_to_us = 0, 0, 0
    nth = 0
    while they_stand[nth] > 0:
        at = int(they_stand[nth])
        count = int(theirs[at])
        nth += 1
        if count == 1:
            their_blots |= 1 << (25 - at)
        else:
            their_closed |= 1 << (25 - at)
            closed_to_us += 1 if at <= 6 else 0
        if at > 12:
            pattern = (blocked >> (26 - at)) & 0xFFF
            far, mean = runs[pattern, 0], runs[pattern, 1]
            if at == their_rear:
                rear_far, rear_run = far, mean
            least_far = min(least_far, far)
            mean_far += far * count
            mean_run += mean * count
            held += count
            if at > 18:
                their_back += count
    their_closed, their_blots = their_closed & POINT_BITS, their_blots & POINT_BITS
    # The worst place for one of their checkers, from their rearmost to the bar.
    bar_far = runs[blocked >> 1 & 0xFFF, 0]
    worst_far = bar_far
    for at in range(24, max(their_rear - 1, 12), -1):
        worst_far = min(worst_far, runs[(blocked >> (26 - at)) & 0xFFF, 0])
    # Our longest prime, and the window of six points that blocks best.
    longest, longest_top, in_a_row = 0, 0, blocked
    while in_a_row:
        longest, longest_top = longest + 1, _lowest(in_a_row)
        in_a_row &= in_a_row << 1
    holding, best_window = blocked & ~((2 << gate) - 1), 0
    for start in range(max(gate - 5, 1), 9):
        best_window = max(best_window, BITS_SET[(holding >> start) & 0x3F])
    in_reach = 0
    for away in range(1, 7):
        in_reach |= movers >> away
    in_reach &= ~their_closed
    cover = BITS_SET[(in_reach >> 7) & 0x3F] + BITS_SET[(in_reach >> 13) & 0x3F]
    _count_shots(movers, int(ours[25]), their_closed, their_blots, hits)
    out[0] = our_pips * 0.01
    out[1] = rear * 0.04
    out[2] = second_rear * 0.04
    out[3] = back * 0.25
    out[4] = outside * 0.1
    out[5] = home_pips * 0.01
    out[6] = crossing * 0.05
    out[7] = made_home * SIXTH
    out[8] = 1.0 if made_home == 6 else 0.0
    out[9] = 1.0 if made_home >= 5 else 0.0
    out[10] = blots * 0.25
    out[11] = home_blots * 0.5
    out[12] = far_blots * 0.5
    out[13] = anchors * 0.5
    out[14] = top_anchor * (0.25 * SIXTH)
    out[15] = deep * SIXTH
    out[16] = stacked * SIXTH
    out[17] = to_pass * 0.01
    out[18] = not_past * FIFTEENTH
    out[19] = spare * 0.02
    out[20] = trapped * SIXTH
    out[21] = longest * SIXTH
    out[22] = longest_top * (0.25 * SIXTH)
    out[23] = best_window * SIXTH
    out[24] = 1.0 if best_window >= 4 else 0.0
    out[25] = 1.0 if best_window >= 5 else 0.0
    out[26] = 1.0 if best_window == 6 else 0.0
    out[27] = rear_far
    out[28] = rear_run
    out[29] = least_far
    out[30] = mean_far * 0.25
    out[31] = mean_run * 0.25
    out[32] = worst_far
    out[33] = bar_far
    out[34] = held * SIXTH
    out[35] = cover * (0.5 * SIXTH)
    out[36] = builders * SIXTH
    out[37] = (squares - our_pips * our_pips / max(checkers, 1)) * 0.002
    out[38] = hits[0] * (SIXTH * SIXTH)
    out[39] = hits[1] * (SIXTH * SIXTH)
    out[40] = hits[2] * 0.002
    out[41] = (closed_to_us * SIXTH) ** 2 if ours[25] > 0 else 0.0
    out[42] = ours[0] * FIFTEENTH
    out[43] = 1.0 if ours[0] == 0 else 0.0
    out[44] = mean_far * made_home * (0.25 * SIXTH)
    out[45] = their_back * max(6 - int(theirs[0]), 0) * (0.25 * SIXTH)


@cached_njit
def fill_features(rows: Row, runs: NDArray[np.float32], out: Inputs) -> None:
    """The features alone, without the checkers, of every row for the side to roll."""
    ours, theirs = np.zeros(26, np.int8), np.zeros(26, np.int8)
    stand, they_stand = np.zeros(27, np.int8), np.zeros(27, np.int8)
    hits = np.zeros(3, np.int64)
    for nth in range(rows.shape[0]):
        row, line = rows[nth], out[nth]
        ours[0], ours[25] = row[0], row[25]
        theirs[0], theirs[25] = row[27], row[26]
        for point in range(1, 25):
            ours[point] = max(row[point], 0)
            theirs[point] = max(-row[25 - point], 0)
        _list_places(ours, stand)
        _list_places(theirs, they_stand)
        _fill_side_features(ours, stand, theirs, they_stand, runs, hits, line[:FEATURES_PER_SIDE])
        _fill_side_features(
            theirs,
            they_stand,
            ours,
            stand,
            runs,
            hits,
            line[FEATURES_PER_SIDE : 2 * FEATURES_PER_SIDE],
        )
        lead = line[FEATURES_PER_SIDE] - line[0]
        length = max(line[0] + line[FEATURES_PER_SIDE], np.float32(0.1))
        line[2 * FEATURES_PER_SIDE] = lead
        line[2 * FEATURES_PER_SIDE + 1] = lead / length
        line[2 * FEATURES_PER_SIDE + 2] = 1.0 if lead > 0 else 0.0
        line[2 * FEATURES_PER_SIDE + 3] = lead / np.sqrt(length)


@cached_njit
def _list_places(side: Row, stand: Row) -> None:
    """List the places with checkers, the rearmost first; a 0 ends the list."""
    count = 0
    for place in range(25, 0, -1):
        stand[count] = place
        count += 1 if side[place] > 0 else 0
    stand[count] = 0


@cached_njit
def fill_inputs(rows: Row, runs: NDArray[np.float32], out: Inputs) -> None:
    """All inputs of every row for the side to roll."""
    for nth in range(rows.shape[0]):
        out[nth, :CHECKER_INPUTS] = 0.0
        _put_checkers(rows[nth], out[nth])
    fill_features(rows, runs, out[:, CHECKER_INPUTS:])


@cached_njit
def add_checkers(rows: Row, table: NDArray[np.int16], steps: Inputs, into: Inputs) -> None:
    """Add the checkers' part of the first layer and apply the rectifier.

    Row 16 * place + count of the table is the contribution of that many checkers on a place, in
    integer steps of each unit; places 1 to 25 are ours, 26 to 50 theirs. A lookup is several times
    faster than a multiplication, since most places are empty.
    """
    width = into.shape[1]
    sums = np.empty(width, np.int16)
    for nth in range(rows.shape[0]):
        row, line = rows[nth], into[nth]
        sums[:] = table[0]
        for place in range(1, 27):
            count = int(row[place])
            if count == 0:
                continue
            index = 16 * place + count
            if place == 26:
                index = 16 * 50 + count
            elif count < 0:
                index = 16 * (50 - place) - count
            contribution = table[index]
            for unit in range(width):
                sums[unit] += contribution[unit]
        for unit in range(width):
            total = line[unit] + np.float32(sums[unit]) * steps[unit]
            line[unit] = max(total, np.float32(0.0))


@cached_njit
def classify(rows: Row, kinds: Row) -> None:
    """The kind of each position: OVER, HOME, RACE, CONTACT, BACK or CRASHED.

    A position with contact is CRASHED if a side has begun to bear off or has seven checkers on its
    two lowest points, and BACK if a side has three or more checkers in the opponent's home board.
    """
    for nth in range(rows.shape[0]):
        row = rows[nth]
        our_rear, their_rear, ours, theirs = 0, 25, 0, 0
        our_back, their_back = 0, 0
        for place in range(1, 26):
            count = row[place]
            if count > 0:
                our_rear = place
                ours += count
                if place >= 19:
                    our_back += count
            elif count < 0:
                their_rear = min(their_rear, place)
                theirs -= count
                if place <= 6:
                    their_back -= count
        if row[26] > 0:
            their_rear = 0
            theirs += row[26]
            their_back += row[26]
        if ours == 0 or theirs == 0:
            kinds[nth] = OVER
        elif our_rear <= their_rear:
            kinds[nth] = HOME if our_rear <= 6 and their_rear >= 19 else RACE
        elif (
            row[27] > 0
            or row[0] > 0
            or max(row[1], 0) + max(row[2], 0) >= 7
            or min(row[23], 0) + min(row[24], 0) <= -7
        ):
            kinds[nth] = CRASHED
        else:
            kinds[nth] = BACK if our_back >= 3 or their_back >= 3 else CONTACT
