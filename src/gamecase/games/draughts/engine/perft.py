"""Turns in one list, and lines of play counted: for tables of endings, tests and measurements.

Apart from the kernel, so that whoever only wants to play need not wait until this is compiled.
"""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import bare, popcount
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    START,
    TAKEN,
    WIDTH,
    captures,
    kings_after,
    quiet_moves,
    shifted,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import FLAGS, FLIES, FREE, HALF, VALID, Numbers


@uncached_njit
def count_quiet(own: int, opp: int, kings: int, side: int, law: Numbers) -> int:
    """How many moves take nothing, without writing them down."""
    flags, half = law[FLAGS], law[HALF]
    empty = law[VALID] & ~(own | opp)
    men = own & ~kings
    step = step_of(2 * side, half)
    other = step_of(1 + 2 * side, half)
    count = popcount(shifted(men, step) & empty) + popcount(shifted(men, other) & empty)
    royal = own & kings
    if not royal:
        return count
    for way in range(4):
        step = step_of(way, half)
        able = shifted(royal, step) & empty
        while able:
            count += popcount(able)
            able = shifted(able, step) & empty if flags & FLIES else 0
    return count


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],int64)")
def turns(own: int, opp: int, kings: int, side: int, law: Numbers, out: Numbers, base: int) -> int:
    """Write every legal turn from `base` on; how many there are."""
    count = captures(own, opp, kings, side, bare(law), bare(out), base)
    if count == 0 or law[FLAGS] & FREE:
        count += quiet_moves(own, opp, kings, side, bare(law), bare(out), base + count)
    return count


@cached_njit("int64(int64,int64,int64,int64,int64,CPointer(int64),CPointer(int64),int64)")
def _count(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    law: Numbers,
    out: Numbers,
    base: int,
) -> int:
    count = captures(own, opp, kings, side, law, out, base)
    is_free = count == 0 or law[FLAGS] & FREE != 0
    if depth == 1:
        return count + (count_quiet(own, opp, kings, side, law) if is_free else 0)
    if is_free:
        count += quiet_moves(own, opp, kings, side, law, out, base + count)
    total = 0
    for nth in range(base, base + count):
        row = nth * WIDTH
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        after = kings_after(kings, start, end, taken, out[row + CROWNED])
        mine = (own ^ start) | end
        total += _count(opp & ~taken, mine, after, 1 - side, depth - 1, law, out, base + count)
    return total


@cached_njit("int64(int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64)")
def perft(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    law: Numbers,
    out: Numbers,
    base: int,
) -> int:
    """How many lines of exactly `depth` turns start here; draws by counting do not end them."""
    if depth == 0:
        return 1
    return _count(own, opp, kings, side, depth, bare(law), bare(out), base)
