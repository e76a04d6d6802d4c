"""The order in which the compiled search tries moves."""

from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import lowest_bit, popcount, prefetch
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    MOVE_WIDTH,
    RANK,
    START,
    TAKEN,
    kings_after,
)
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.transposition import position_key
from gamecase.games.draughts.engine.workspace import HISTORY, TABLE_MASK

_ALWAYS_BEST = 1 << 14  # the history score of a move that always caused a cutoff


@uncached_njit
def update_history(side: int, base: int, best: int, workspace: IntArray, out: IntArray) -> None:
    """Update the running mean of cutoffs: move `best` caused one, those before it did not."""
    for nth in range(base, best + 1):
        row = nth * MOVE_WIDTH
        if out[row + TAKEN] == 0:
            squares = lowest_bit(out[row + START]) * 64 + lowest_bit(out[row + END])
            at = HISTORY + side * 4096 + squares
            target = _ALWAYS_BEST if nth == best else 0
            workspace[at] += (target - workspace[at]) >> 5


@uncached_njit
def score_moves(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    table_move: int,
    workspace: IntArray,
    out: IntArray,
    base: int,
    last: int,
    table: IntArray,
) -> None:
    """Score the moves for their order in the search, and prefetch their table entries."""
    for row in range(base * MOVE_WIDTH, last * MOVE_WIDTH, MOVE_WIDTH):
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        squares = lowest_bit(start) * 64 + lowest_bit(end)
        score = workspace[HISTORY + side * 4096 + squares]
        if taken:
            score += (1 << 40) * (popcount(taken) * 2 + popcount(taken & kings))
        if squares == table_move:
            score += 1 << 50
        if out[row + CROWNED] and not kings & start:
            score += 1 << 39
        out[row + RANK] = score
        if depth > 1:
            # The entry is far away in memory; fetch it while other moves are scored.
            after = kings_after(kings, start, end, taken, out[row + CROWNED])
            key = position_key(opp & ~taken, (own ^ start) | end, after, 1 - side)
            prefetch(table, (key & workspace[TABLE_MASK]) * 2)


@uncached_njit
def select_next(nth: int, last: int, out: IntArray) -> None:
    """Swap the best of the remaining moves into place `nth`."""
    row = top = nth * MOVE_WIDTH
    for other in range(row + MOVE_WIDTH, last * MOVE_WIDTH, MOVE_WIDTH):
        if out[other + RANK] > out[top + RANK]:
            top = other
    if top != row:
        for column in range(MOVE_WIDTH):
            out[row + column], out[top + column] = out[top + column], out[row + column]
