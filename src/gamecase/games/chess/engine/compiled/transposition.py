"""The transposition table: what the search has found out about positions.

Four entries make a bucket. An entry is a key and packed data: the best move, the kind of bound, the
depth and the value. A table serves one search only, so that its reply can be repeated.
"""

import numpy as np

from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.chess.engine.compiled.workspace import TABLE_MASK, IntArray

BUCKET = 4  # entries
EXACT, LOWER, UPPER = 0, 1, 2
_MIN_BITS, _MAX_BITS = 12, 22
_MOVE_BITS = 17


def make_transposition_table(nodes: int) -> IntArray:
    """An empty table for a search of so many positions."""
    bits = max(_MIN_BITS, min(_MAX_BITS, nodes.bit_length()))
    return np.zeros(2 << bits, dtype=np.int64)


def table_mask(table: IntArray) -> int:
    """The bits of a key that choose the bucket."""
    return len(table) // 2 - BUCKET


@uncached_njit
def find_entry(key: int, w: IntArray, table: IntArray) -> int:
    """The data of a position, 0 where there are none."""
    slot = (key & w[TABLE_MASK]) * 2
    for nth in range(slot, slot + 2 * BUCKET, 2):
        if table[nth] == key:
            return table[nth + 1]
    return key & 0


@uncached_njit
def entry_move(entry: int) -> int:
    return entry & (1 << _MOVE_BITS) - 1


@uncached_njit
def entry_bound(entry: int) -> int:
    return entry >> _MOVE_BITS & 3


@uncached_njit
def entry_depth(entry: int) -> int:
    return entry >> _MOVE_BITS + 2 & 255


@uncached_njit
def entry_value(entry: int) -> int:
    return (entry >> _MOVE_BITS + 10 & 0xFFFF) - 32768


@uncached_njit
def store_entry(
    key: int, move: int, bound: int, depth: int, value: int, w: IntArray, table: IntArray
) -> None:
    """Replace the entry of the position, or the least deep one of its bucket."""
    slot = (key & w[TABLE_MASK]) * 2
    chosen, least = slot, 1 << 20
    for nth in range(slot, slot + 2 * BUCKET, 2):
        if table[nth] == key:
            chosen = nth
            if move == 0:
                move = entry_move(table[nth + 1])
            break
        worth = entry_depth(table[nth + 1])
        if worth < least:
            chosen, least = nth, worth
    table[chosen] = key
    table[chosen + 1] = (
        move
        | bound << _MOVE_BITS
        | min(depth, 255) << _MOVE_BITS + 2
        | (value + 32768) << _MOVE_BITS + 10
    )
