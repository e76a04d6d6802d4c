"""The compiled search: alpha-beta with a transposition table.

Values are hundredths of a man for the side to move; WIN minus the number of moves is a won game.
"""

import numpy as np

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import (
    data_pointer,
    lowest_bit,
    popcount,
    prefetch,
)
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    MOVE_WIDTH,
    RANK,
    START,
    TAKEN,
    captures,
    kings_after,
    quiet_moves,
)
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.packed_rules import (
    BLOCKED_DRAWS,
    CAPTURE_OPTIONAL,
    FLAGS,
    QUIET_LIMIT,
    IntArray,
)
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, ByteArray, look_up
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    LINE_KEYS,
    NODE_LIMIT,
    NODES,
    ROOT_PLY,
    STOPPED,
    TABLE_MASK,
    TABLEBASE_PIECES,
)

WIN = 30_000
TABLEBASE_WIN = 25_000  # a win by the tablebase
DECIDED = 20_000  # values beyond this are a decided game
MAX_DEPTH = 96  # moves from the root; no line is followed further but for forced captures

_EXACT, _LOWER, _UPPER = 0, 1, 2
_PROBCUT_DEPTH = 5  # the least depth at which a shallow search may replace a deep one
_PROBCUT_MARGIN = 40  # hundredths of a man
_ALWAYS_BEST = 1 << 14  # the history score of a move that always caused a cutoff


def make_transposition_table(bits: int) -> IntArray:
    """A table of 2**bits entries: a key and packed data each."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@cached_njit("int64(int64,int64,int64,int64)")
def position_key(own: int, opp: int, kings: int, side: int) -> int:
    """A 64-bit hash of a position."""
    x = own * -7046029254386353131 + opp * -4417276706812531889 + kings * 1609587929392839161
    x ^= x >> 29
    x = (x + side * 7650029242287828579) * -4658895280553007687
    x ^= x >> 32
    return x


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
def _score_moves(
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
def _select_next(nth: int, last: int, out: IntArray) -> None:
    """Swap the best of the remaining moves into place `nth`."""
    row = top = nth * MOVE_WIDTH
    for other in range(row + MOVE_WIDTH, last * MOVE_WIDTH, MOVE_WIDTH):
        if out[other + RANK] > out[top + RANK]:
            top = other
    if top != row:
        for column in range(MOVE_WIDTH):
            out[row + column], out[top + column] = out[top + column], out[row + column]


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "CPointer(int64),CPointer(int64),int64,CPointer(int64),CPointer(uint8))"
)
def _search(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    quiet: int,
    workspace: IntArray,
    out: IntArray,
    base: int,
    table: IntArray,
    tablebase: ByteArray,
) -> int:
    """The recursion of `negamax`, with arrays passed as pointers."""
    workspace[NODES] += 1
    distance = ply - workspace[ROOT_PLY]
    if workspace[NODES] >= workspace[NODE_LIMIT]:
        workspace[STOPPED] = 1
        return 0
    if own == 0:
        return -WIN + distance
    if quiet >= workspace[QUIET_LIMIT]:
        return 0
    # Most leaf positions come up once, so storing them does not pay.
    is_stored = depth > 0
    key = 0
    if is_stored or quiet:
        key = position_key(own, opp, kings, side)
        turns_back = 2
        while turns_back <= quiet:
            if workspace[LINE_KEYS + ply - turns_back] == key:
                return 0
            turns_back += 2
        workspace[LINE_KEYS + ply] = key
    if popcount(own | opp) <= workspace[TABLEBASE_PIECES]:
        known_value = look_up(own, opp, kings, side, workspace, tablebase)
        if known_value == DRAW:
            return 0
        return distance - TABLEBASE_WIN if known_value == LOSS else TABLEBASE_WIN - distance
    slot = (key & workspace[TABLE_MASK]) * 2
    table_move = -1
    if is_stored and table[slot] == key:
        entry = table[slot + 1]
        table_move = entry & 4095
        bound = (entry >> 12) & 3
        stored_value = ((entry >> 22) & 0xFFFF) - 32768
        if (entry >> 14) & 255 >= depth and quiet < workspace[QUIET_LIMIT] // 2:
            if stored_value > DECIDED:
                stored_value -= distance
            elif stored_value < -DECIDED:
                stored_value += distance
            if (
                bound == _EXACT
                or (bound == _LOWER and stored_value >= beta)
                or (bound == _UPPER and stored_value <= alpha)
            ):
                return stored_value
    is_leaf = depth <= 0 or distance > MAX_DEPTH + 100
    is_free = workspace[FLAGS] & CAPTURE_OPTIONAL != 0
    best = -WIN * 2
    if is_leaf and is_free:
        # Where captures are optional, standing pat is a choice and often enough for a cutoff.
        best = evaluate(own, opp, kings, side, workspace)
        if best >= beta or depth < -12 or distance > MAX_DEPTH:
            return best
        alpha = max(alpha, best)
    count = captures(own, opp, kings, side, workspace, out, base)
    forced = count > 0 and not is_free
    is_quiescent = is_leaf and not (forced and distance <= MAX_DEPTH + 100)
    if is_quiescent:
        if count == 0 or forced:
            return best if is_free else evaluate(own, opp, kings, side, workspace)
    elif depth >= _PROBCUT_DEPTH and not forced and beta - alpha == 1 and -DECIDED < beta < DECIDED:
        # A move far above beta in a shallow search is hardly worse in a deep one (ProbCut, Buro
        # 1995).
        threshold = beta + _PROBCUT_MARGIN
        value = _search(
            own, opp, kings, side, depth * 2 // 5, threshold - 1, threshold, ply, quiet,
            workspace, out, base + count, table, tablebase,
        )  # fmt: skip
        if value >= threshold or workspace[STOPPED]:
            return value
    if not is_quiescent and not forced:
        count += quiet_moves(own, opp, kings, side, workspace, out, base + count)
    if count == 0:
        return 0 if workspace[FLAGS] & BLOCKED_DRAWS else -WIN + distance
    _score_moves(
        own, opp, kings, side, depth, table_move, workspace, out, base, base + count, table
    )
    first_alpha, chosen = alpha, 0
    # A single legal reply costs no depth.
    cost = 0 if (count == 1 and depth > 0 and distance < MAX_DEPTH // 2) else 1
    for nth in range(base, base + count):
        _select_next(nth, base + count, out)
        row = nth * MOVE_WIDTH
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        after = kings_after(kings, start, end, taken, out[row + CROWNED])
        next_quiet = quiet + 1 if taken == 0 and kings & start != 0 else 0
        # Late quiet moves are searched with less depth and a null window first; a move that turns
        # out better is searched again in full.
        reduction = 0
        if taken == 0 and not forced and depth >= 3 and nth - base >= 3:
            reduction = 2 if depth >= 6 and nth - base >= 8 else 1
        narrow = nth > base
        while True:
            value = -_search(
                opp & ~taken, (own ^ start) | end, after, 1 - side, depth - cost - reduction,
                -alpha - 1 if narrow else -beta, -alpha, ply + 1, next_quiet,
                workspace, out, base + count, table, tablebase,
            )  # fmt: skip
            if not narrow or value <= alpha or (reduction == 0 and value >= beta):
                break
            narrow, reduction = False, 0
        if workspace[STOPPED]:
            return 0
        if value > best:
            best = value
            chosen = lowest_bit(start) * 64 + lowest_bit(end)
            alpha = max(alpha, value)
            if alpha >= beta:
                if taken == 0 and is_stored:
                    update_history(side, base, nth, workspace, out)
                break
    if not is_stored:
        return best
    bound = _LOWER if best >= beta else _UPPER if best <= first_alpha else _EXACT
    stored_value = best
    if stored_value > DECIDED:
        stored_value += distance
    elif stored_value < -DECIDED:
        stored_value -= distance
    table[slot] = key
    table[slot + 1] = (
        chosen | (bound << 12) | (min(depth, 255) << 14) | ((stored_value + 32768) << 22)
    )
    return best


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "int64[::1],int64[:,::1],int64,int64[:,::1],uint8[::1])"
)
def negamax(
    own: int,
    opp: int,
    kings: int,
    side: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    quiet: int,
    workspace: IntArray,
    out: IntArray,
    base: int,
    table: IntArray,
    tablebase: ByteArray,
) -> int:
    """The value of a position to the side to move, searched `depth` moves ahead.

    `quiet` is the number of moves since the last capture or man's move, `ply` the number of moves
    since the first position that can be repeated.
    """
    workspace[TABLE_MASK] = table.shape[0] - 1
    return _search(
        own, opp, kings, side, depth, alpha, beta, ply, quiet,
        data_pointer(workspace), data_pointer(out), base, data_pointer(table),
        data_pointer(tablebase),
    )  # fmt: skip
