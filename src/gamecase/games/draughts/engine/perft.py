"""All legal moves in one list, and perft: for building tablebases, tests and benchmarks."""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import data_pointer, popcount
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    MOVE_WIDTH,
    START,
    TAKEN,
    captures,
    kings_after,
    quiet_moves,
    shift,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import (
    BOARD_MASK,
    CAPTURE_OPTIONAL,
    FLAGS,
    HALF_WIDTH,
    KINGS_FLY,
    IntArray,
)


@uncached_njit
def count_quiet_moves(own: int, opp: int, kings: int, side: int, packed_rules: IntArray) -> int:
    """The number of moves that take nothing."""
    flags, half = packed_rules[FLAGS], packed_rules[HALF_WIDTH]
    empty = packed_rules[BOARD_MASK] & ~(own | opp)
    men = own & ~kings
    step = step_of(2 * side, half)
    other = step_of(1 + 2 * side, half)
    count = popcount(shift(men, step) & empty) + popcount(shift(men, other) & empty)
    own_kings = own & kings
    if not own_kings:
        return count
    for direction in range(4):
        step = step_of(direction, half)
        able = shift(own_kings, step) & empty
        while able:
            count += popcount(able)
            able = shift(able, step) & empty if flags & KINGS_FLY else 0
    return count


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],int64)")
def generate_moves(
    own: int, opp: int, kings: int, side: int, packed_rules: IntArray, out: IntArray, base: int
) -> int:
    """Write every legal move from row `base` on; return their number."""
    count = captures(own, opp, kings, side, data_pointer(packed_rules), data_pointer(out), base)
    if count == 0 or packed_rules[FLAGS] & CAPTURE_OPTIONAL:
        count += quiet_moves(
            own, opp, kings, side, data_pointer(packed_rules), data_pointer(out), base + count
        )
    return count


@cached_njit("int64(int64,int64,int64,int64,int64,CPointer(int64),CPointer(int64),int64)")
def _count_lines(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    packed_rules: IntArray,
    out: IntArray,
    base: int,
) -> int:
    count = captures(own, opp, kings, side, packed_rules, out, base)
    is_free = count == 0 or packed_rules[FLAGS] & CAPTURE_OPTIONAL != 0
    if depth == 1:
        return count + (count_quiet_moves(own, opp, kings, side, packed_rules) if is_free else 0)
    if is_free:
        count += quiet_moves(own, opp, kings, side, packed_rules, out, base + count)
    total = 0
    for nth in range(base, base + count):
        row = nth * MOVE_WIDTH
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        after = kings_after(kings, start, end, taken, out[row + CROWNED])
        mine = (own ^ start) | end
        total += _count_lines(
            opp & ~taken, mine, after, 1 - side, depth - 1, packed_rules, out, base + count
        )
    return total


@cached_njit("int64(int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64)")
def perft(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    packed_rules: IntArray,
    out: IntArray,
    base: int,
) -> int:
    """The number of lines of exactly `depth` moves; draws by counting do not end a line."""
    if depth == 0:
        return 1
    return _count_lines(
        own, opp, kings, side, depth, data_pointer(packed_rules), data_pointer(out), base
    )
