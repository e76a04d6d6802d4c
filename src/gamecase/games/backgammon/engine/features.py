"""What the nets are told of a board: where checkers stand, and what players look at.

The first inputs are the checkers themselves: for every place and side, whether there is at least
one, two, three, and how many more. The rest are a player's questions, asked for both sides: the
race, points and primes, who can still get out, which throws hit, what is left to bring home. All
of it stands in one module because a cached function does not notice when one in another has
changed.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.compiling import compiled

Row = NDArray[np.int8]
Inputs = NDArray[np.float32]

PLACES = 25  # the points and the bar
UNITS = 4
RAW = 2 * PLACES * UNITS
EACH = 46  # questions a side
ANSWERS = 2 * EACH + 4
WIDTH = RAW + ANSWERS

#: Kinds of position: finished, all home and past each other, past each other, and the rest.
OVER, HOME, RACE, CONTACT, BACK, CRASHED = 0, 1, 2, 3, 4, 5

#: The bits of the points in a mask: 1 to 24.
POINT_BITS = 0x1FFFFFE


@compiled
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


@compiled
def _hit_by(movers: int, die: int, steps: int, closed: int, blots: int) -> int:
    """The blots that any of these checkers comes upon in steps of one die, each on an open point.

    Bit p of a mask stands for point p; a checker moves towards bit 0, which is off the board.
    """
    found = 0
    for _ in range(steps):
        movers = (movers >> die) & ~closed & POINT_BITS
        found |= movers & blots
    return found


@compiled
def _hit_after(movers: int, first: int, second: int, closed: int, blots: int) -> int:
    """The blots these checkers come upon by one number, or by that and another with the same."""
    landed = (movers >> first) & ~closed & POINT_BITS
    return (landed & blots) | ((landed >> second) & blots)


@compiled
def _count_shots(
    movers: int, on_bar: int, closed: int, blots: int, hits: NDArray[np.int64]
) -> None:
    """Throws that hit any blot at all, that hit two, and the pips lost by the worst of each.

    With checkers on the bar, numbers must bring those in first.
    """
    hits[:] = 0
    if blots == 0:
        return
    for high in range(1, 7):
        for low in range(1, high + 1):
            found = 0
            if on_bar == 0:
                if high == low:
                    found = _hit_by(movers, high, 4, closed, blots)
                else:
                    found = _hit_after(movers, high, low, closed, blots)
                    found |= _hit_after(movers, low, high, closed, blots)
            elif high == low:
                entered = 1 << (25 - high)
                if entered & closed == 0:
                    found = entered & blots
                    found |= _hit_by(movers | entered, high, 4 - min(on_bar, 4), closed, blots)
            else:
                for order in range(2):
                    first, second = (high, low) if order == 0 else (low, high)
                    entered = 1 << (25 - first)
                    if entered & closed:
                        continue
                    found |= entered & blots
                    if on_bar == 1:
                        found |= ((movers | entered) >> second) & blots
            if found:
                weight = 1 if high == low else 2
                nearest = 1
                while (found >> nearest) & 1 == 0:
                    nearest += 1
                hits[0] += weight
                hits[2] += weight * (25 - nearest)
                if found & (found - 1):
                    hits[1] += weight


@compiled
def _ask(
    ours: Row, theirs: Row, runs: NDArray[np.float32], hits: NDArray[np.int64], out: Inputs
) -> None:
    """The questions of one side; `ours` and `theirs` count each side's own way, off at 0."""
    our_pips, checkers, back, outside, rear, second_rear = 0, 0, 0, 0, 0, 0
    made_home, blots, home_blots, far_blots, anchors, top_anchor = 0, 0, 0, 0, 0, 0
    deep, stacked, crossing, home_pips = 0, 0, 0, 0
    for at in range(25, 0, -1):
        count = int(ours[at])
        if count == 0:
            continue
        our_pips += at * count
        checkers += count
        if rear == 0:
            rear = at
            second_rear = at if count > 1 else 0
        elif second_rear == 0:
            second_rear = at
        if at > 18:
            back += count
            if count >= 2 and at < 25:
                anchors += 1
                top_anchor = at
            if count == 1:
                far_blots += 1
        if at > 6:
            outside += count
            home_pips += (at - 6) * count
            crossing += ((at - 1) // 6) * count
        else:
            if count >= 2:
                made_home += 1
            else:
                home_blots += 1
            if at <= 2:
                deep += count
        if count == 1:
            blots += 1
        if count > 3:
            stacked += count - 3
    their_rear, their_back, their_off = 0, 0, int(theirs[0])
    for at in range(25, 0, -1):
        if theirs[at] > 0:
            if their_rear == 0:
                their_rear = at
            if at > 18:
                their_back += int(theirs[at])
    # On our points: their rearmost stands here, and what of ours is above it is not past it yet.
    gate = 25 - their_rear
    to_pass, not_past, spare, trapped = 0, 0, 0, 0
    for at in range(25, gate, -1):
        if ours[at] > 0:
            to_pass += (at - gate) * int(ours[at])
            not_past += int(ours[at])
    for at in range(1, 25):
        count = int(ours[at])
        if 6 < at <= 18:
            spare += (at - 6) * count
        elif at <= 6 and count > 2:
            spare += (count - 2) * (at - 1)
        if at < gate:
            trapped += count  # behind their last checker: of no use in holding it
    # Our blocks before each of their checkers, and how they get over them.
    blocked = 0
    for point in range(1, 25):
        if ours[point] >= 2:
            blocked |= 1 << point
    run, longest, longest_top = 0, 0, 0
    for point in range(1, 25):
        run = run + 1 if (blocked >> point) & 1 else 0
        if run > longest:
            longest, longest_top = run, point
    least_far, least_mean, mean_far, mean_run, held = 1.0, 9.0, 0.0, 0.0, 0
    rear_far, rear_run = 1.0, 1.0
    for at in range(25, 0, -1):
        count = int(theirs[at])
        if count == 0:
            continue
        pattern = (blocked >> (26 - at)) & 0xFFF
        if at > 12:
            far, mean = runs[pattern, 0], runs[pattern, 1]
            if at == their_rear:
                rear_far, rear_run = far, mean
            least_far, least_mean = min(least_far, far), min(least_mean, mean)
            mean_far += far * count
            mean_run += mean * count
            held += count
    # The worst place for them to be caught on, from their last checker's to the bar.
    bar_far = runs[blocked >> 1 & 0xFFF, 0]
    worst_far = bar_far
    for at in range(25, max(their_rear - 1, 12), -1):
        worst_far = min(worst_far, runs[(blocked >> (26 - at)) & 0xFFF, 0])
    window, best_window = 0, 0
    for start in range(1, 9):
        if start + 5 >= gate:
            window = 0
            for point in range(start, start + 6):
                if (blocked >> point) & 1 and point > gate:
                    window += 1
            best_window = max(best_window, window)
    movers, their_closed, their_blots = 0, 0, 0
    for point in range(1, 25):
        if ours[point] > 0:
            movers |= 1 << point
        if theirs[25 - point] == 1:
            their_blots |= 1 << point
        elif theirs[25 - point] > 1:
            their_closed |= 1 << point
    seen = 0
    for away in range(1, 7):
        seen |= movers >> away
    seen &= ~their_closed
    cover, builders = 0, 0
    for point in range(7, 19):
        cover += (seen >> point) & 1
    for at in range(7, 13):
        count = int(ours[at])
        builders += count if count != 2 else 0
    squares, mean_at = 0.0, our_pips / max(checkers, 1)
    for at in range(1, 26):
        squares += int(ours[at]) * (at - mean_at) ** 2
    closed_to_us = 0
    for point in range(1, 7):
        if theirs[point] >= 2:
            closed_to_us += 1
    _count_shots(movers, int(ours[25]), their_closed, their_blots, hits)
    out[0] = our_pips / 100.0
    out[1] = rear / 25.0
    out[2] = second_rear / 25.0
    out[3] = back / 4.0
    out[4] = outside / 10.0
    out[5] = home_pips / 100.0
    out[6] = crossing / 20.0
    out[7] = made_home / 6.0
    out[8] = 1.0 if made_home == 6 else 0.0
    out[9] = 1.0 if made_home >= 5 else 0.0
    out[10] = blots / 4.0
    out[11] = home_blots / 2.0
    out[12] = far_blots / 2.0
    out[13] = anchors / 2.0
    out[14] = top_anchor / 24.0
    out[15] = deep / 6.0
    out[16] = stacked / 6.0
    out[17] = to_pass / 100.0
    out[18] = not_past / 15.0
    out[19] = spare / 50.0
    out[20] = trapped / 6.0
    out[21] = longest / 6.0
    out[22] = longest_top / 24.0
    out[23] = best_window / 6.0
    out[24] = 1.0 if best_window >= 4 else 0.0
    out[25] = 1.0 if best_window >= 5 else 0.0
    out[26] = 1.0 if best_window == 6 else 0.0
    out[27] = rear_far
    out[28] = rear_run
    out[29] = least_far
    out[30] = mean_far / 4.0
    out[31] = mean_run / 4.0
    out[32] = worst_far
    out[33] = bar_far
    out[34] = held / 6.0
    out[35] = cover / 12.0
    out[36] = builders / 6.0
    out[37] = squares / 500.0
    out[38] = hits[0] / 36.0
    out[39] = hits[1] / 36.0
    out[40] = hits[2] / 500.0
    out[41] = (closed_to_us / 6.0) ** 2 if ours[25] > 0 else 0.0
    out[42] = ours[0] / 15.0
    out[43] = 1.0 if ours[0] == 0 else 0.0
    out[44] = mean_far * made_home / 24.0
    out[45] = their_back * (6 - their_off if their_off < 6 else 0) / 24.0


@compiled
def fill_answers(rows: Row, runs: NDArray[np.float32], out: Inputs) -> None:
    """The answers alone, without the checkers, for every row and the side about to throw."""
    ours, theirs = np.zeros(26, np.int8), np.zeros(26, np.int8)
    hits = np.zeros(3, np.int64)
    for nth in range(rows.shape[0]):
        row, line = rows[nth], out[nth]
        ours[0], ours[25] = row[0], row[25]
        theirs[0], theirs[25] = row[27], row[26]
        for point in range(1, 25):
            count = row[point]
            ours[point] = count if count > 0 else 0
            theirs[25 - point] = -count if count < 0 else 0
        _ask(ours, theirs, runs, hits, line[:EACH])
        _ask(theirs, ours, runs, hits, line[EACH : 2 * EACH])
        lead = line[EACH] - line[0]
        length = max(line[0] + line[EACH], np.float32(0.1))
        line[2 * EACH] = lead
        line[2 * EACH + 1] = lead / length
        line[2 * EACH + 2] = 1.0 if lead > 0 else 0.0
        line[2 * EACH + 3] = lead / np.sqrt(length)


@compiled
def fill_inputs(rows: Row, runs: NDArray[np.float32], out: Inputs) -> None:
    """All inputs of every row, for the side about to throw."""
    for nth in range(rows.shape[0]):
        out[nth, :RAW] = 0.0
        _put_checkers(rows[nth], out[nth])
    fill_answers(rows, runs, out[:, RAW:])


@compiled
def add_checkers(rows: Row, table: NDArray[np.float32], into: Inputs) -> None:
    """Add what each checker counts in the first layer, and let nothing fall below zero.

    Line 16 * place + count of the table is what so many checkers on a place add up to; places 1 to
    25 are ours, 26 to 50 theirs. Looking it up is several times quicker than multiplying, since
    most places are empty.
    """
    width = into.shape[1]
    for nth in range(rows.shape[0]):
        row, line = rows[nth], into[nth]
        for place in range(1, 27):
            count = int(row[place])
            if count == 0:
                continue
            at = 16 * place + count
            if place == 26:
                at = 16 * 50 + count
            elif count < 0:
                at = 16 * (50 - place) - count
            told = table[at]
            for unit in range(width):
                line[unit] += told[unit]
        for unit in range(width):
            line[unit] = max(line[unit], np.float32(0.0))


@compiled
def sort_out(rows: Row, kinds: Row) -> None:
    """What kind of position each is: OVER, HOME, RACE, CONTACT, BACK or CRASHED.

    With contact, CRASHED is one where a side has begun to bear off or has seven men buried on
    its two deepest points, BACK one where a side has three or more men in the other's home.
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
