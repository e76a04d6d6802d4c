"""The transposition table: what the search has found out about positions.

Four entries make a bucket, which is as long as a cache line. An entry is a key and packed data: the
best move, the kind of bound, the depth, the value, and the age of the search that wrote it.
"""

import numpy as np

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.workspace import TABLE_AGE, TABLE_MASK

BUCKET = 4  # entries
EXACT, LOWER, UPPER = 0, 1, 2
AGES = 64
_MIN_BITS, _MAX_BITS = 10, 24
_LINE = 64  # bytes of a cache line


def make_transposition_table(bits: int) -> IntArray:
    """An empty table of 2**bits entries, at the start of a cache line."""
    bits = max(_MIN_BITS, min(_MAX_BITS, bits))
    size = 1 << bits
    memory = np.zeros(size * 16 + _LINE, dtype=np.uint8)
    shift = -memory.ctypes.data % _LINE
    return memory[shift : shift + size * 16].view(np.int64).reshape(size, 2)


@cached_njit("int64(int64,int64,int64,int64)")
def position_key(own: int, opp: int, kings: int, side: int) -> int:
    """A 64-bit hash of a position."""
    x = own * -7046029254386353131 + opp * -4417276706812531889 + kings * 1609587929392839161
    x ^= x >> 29
    x = (x + side * 7650029242287828579) * -4658895280553007687
    x ^= x >> 32
    return x


@uncached_njit
def find_entry(key: int, workspace: IntArray, table: IntArray) -> int:
    """The data of a position, 0 where there are none."""
    slot = (key & workspace[TABLE_MASK]) * 2
    for nth in range(slot, slot + 2 * BUCKET, 2):
        if table[nth] == key:
            return table[nth + 1]
    return key & 0


@uncached_njit
def entry_move(entry: int) -> int:
    """Start and end of the best move: 64 times one bit number plus the other."""
    return entry & 4095


@uncached_njit
def entry_bound(entry: int) -> int:
    return entry >> 12 & 3


@uncached_njit
def entry_depth(entry: int) -> int:
    return entry >> 14 & 255


@uncached_njit
def entry_value(entry: int) -> int:
    return (entry >> 22 & 0xFFFF) - 32768


@uncached_njit
def store_entry(
    key: int,
    move: int,
    bound: int,
    depth: int,
    value: int,
    workspace: IntArray,
    table: IntArray,
) -> None:
    """Replace the entry of the position, or the one of its bucket that is worth least."""
    slot = (key & workspace[TABLE_MASK]) * 2
    age = workspace[TABLE_AGE]
    chosen, least = slot, 1 << 20
    for nth in range(slot, slot + 2 * BUCKET, 2):
        if table[nth] == key:
            chosen = nth
            break
        entry = table[nth + 1]
        # Depth counts, but an entry of an earlier search as if it were less deep.
        worth = (entry >> 14 & 255) - 4 * (age - (entry >> 38) & (AGES - 1))
        if worth < least:
            chosen, least = nth, worth
    table[chosen] = key
    table[chosen + 1] = (
        move | bound << 12 | min(depth, 255) << 14 | (value + 32768) << 22 | age << 38
    )
