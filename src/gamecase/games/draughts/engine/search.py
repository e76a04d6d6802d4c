"""The compiled search: principal variation search with a transposition table.

Values are hundredths of a man for the side to move; WIN minus the number of moves is a won game.
"""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import data_pointer, lowest_bit, popcount
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    MOVE_WIDTH,
    START,
    TAKEN,
    captures,
    kings_after,
    pieces_that_jump,
    quiet_moves,
)
from gamecase.games.draughts.engine.evaluation import (
    Int32Array,
    code_change,
    code_word,
    evaluate,
)
from gamecase.games.draughts.engine.move_order import score_moves, select_next, update_history
from gamecase.games.draughts.engine.packed_rules import (
    BLOCKED_DRAWS,
    BOARD_MASK,
    CAPTURE_OPTIONAL,
    FLAGS,
    HALF_WIDTH,
    MEN_TAKE_BACKWARDS,
    QUIET_LIMIT,
    IntArray,
)
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, ByteArray, look_up
from gamecase.games.draughts.engine.transposition import (
    BUCKET,
    EXACT,
    LOWER,
    UPPER,
    entry_bound,
    entry_depth,
    entry_move,
    entry_value,
    find_entry,
    position_key,
    store_entry,
)
from gamecase.games.draughts.engine.workspace import (
    LINE_KEYS,
    NODE_LIMIT,
    NODES,
    PROBCUT_DEPTH,
    PROBCUT_MARGIN,
    REDUCTIONS,
    ROOT_PLY,
    SEES_THREATS,
    STOPPED,
    TABLE_MASK,
    TABLEBASE_PIECES,
)

WIN = 30_000
TABLEBASE_WIN = 25_000  # a win by the tablebase
DECIDED = 20_000  # values beyond this are a decided game
MAX_DEPTH = 96  # moves from the root; no line is followed further but for forced captures


@uncached_njit
def _is_threatened(own: int, opp: int, kings: int, side: int, workspace: IntArray) -> int:
    """Whether a man of the other side could take something if it were its turn."""
    empty = workspace[BOARD_MASK] & ~(own | opp)
    ways = 3 if workspace[FLAGS] & MEN_TAKE_BACKWARDS else 2 - side
    return pieces_that_jump(opp & ~kings, own, empty, workspace[HALF_WIDTH], ways) != 0


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "CPointer(int64),CPointer(int64),int64,CPointer(int64),CPointer(uint8),CPointer(int32))"
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
    first: int,
    second: int,
    third: int,
    workspace: IntArray,
    out: IntArray,
    base: int,
    table: IntArray,
    tablebase: ByteArray,
    patterns: Int32Array,
) -> int:
    """The recursion of `negamax`, with arrays passed as pointers.

    `first` to `third` are the words of pattern codes (see `evaluation.py`).
    """
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
    table_move = -1
    if is_stored:
        entry = find_entry(key, workspace, table)
        if entry:
            table_move = entry_move(entry)
            if entry_depth(entry) >= depth and quiet < workspace[QUIET_LIMIT] // 2:
                bound, stored_value = entry_bound(entry), entry_value(entry)
                if stored_value > DECIDED:
                    stored_value -= distance
                elif stored_value < -DECIDED:
                    stored_value += distance
                if (
                    bound == EXACT
                    or (bound == LOWER and stored_value >= beta)
                    or (bound == UPPER and stored_value <= alpha)
                ):
                    return stored_value
    is_leaf = depth <= 0 or distance > MAX_DEPTH + 100
    is_free = workspace[FLAGS] & CAPTURE_OPTIONAL != 0
    best = -WIN * 2
    if is_leaf and is_free:
        # Where captures are optional, standing pat is a choice and often enough for a cutoff.
        best = evaluate(own, opp, kings, side, first, second, third, workspace, patterns)
        if best >= beta or depth < -12 or distance > MAX_DEPTH:
            return best
        alpha = max(alpha, best)
    count = captures(own, opp, kings, side, workspace, out, base)
    forced = count > 0 and not is_free
    is_quiescent = is_leaf and not (forced and distance <= MAX_DEPTH + 100)
    if is_quiescent:
        if is_free:
            if count == 0:
                return best
        elif (
            forced
            or depth < 0
            or distance > MAX_DEPTH
            or not workspace[SEES_THREATS]
            or not _is_threatened(own, opp, kings, side, workspace)
        ):
            return evaluate(own, opp, kings, side, first, second, third, workspace, patterns)
        else:
            is_quiescent = False
    is_narrow = beta - alpha == 1
    if (
        not is_leaf
        and depth >= workspace[PROBCUT_DEPTH]
        and not forced
        and is_narrow
        and -DECIDED < beta < DECIDED
    ):
        # A move far above beta in a shallow search is hardly worse in a deep one (ProbCut, Buro
        # 1995).
        threshold = beta + workspace[PROBCUT_MARGIN]
        value = _search(
            own, opp, kings, side, depth * 2 // 5, threshold - 1, threshold, ply, quiet,
            first, second, third, workspace, out, base + count, table, tablebase, patterns,
        )  # fmt: skip
        if value >= threshold or workspace[STOPPED]:
            return value
    if not is_quiescent and not forced:
        count += quiet_moves(own, opp, kings, side, workspace, out, base + count)
    if count == 0:
        return 0 if workspace[FLAGS] & BLOCKED_DRAWS else -WIN + distance
    if count > 1:
        score_moves(
            own, opp, kings, side, depth, table_move, workspace, out, base, base + count, table
        )
    first_alpha, chosen = alpha, 0
    # A single legal reply costs no depth.
    cost = 0 if (count == 1 and depth > 0 and distance < MAX_DEPTH // 2) else 1
    reductions = REDUCTIONS + (0 if is_narrow else 1024) + min(depth, 31) * 32
    for nth in range(base, base + count):
        select_next(nth, base + count, out)
        row = nth * MOVE_WIDTH
        start, end, taken = out[row + START], out[row + END], out[row + TAKEN]
        crowned = out[row + CROWNED]
        after = kings_after(kings, start, end, taken, crowned)
        next_quiet = quiet + 1 if taken == 0 and kings & start != 0 else 0
        next_first = first + code_change(0, side, kings, start, end, taken, crowned, workspace)
        next_second = second + code_change(1, side, kings, start, end, taken, crowned, workspace)
        next_third = third + code_change(2, side, kings, start, end, taken, crowned, workspace)
        # Late quiet moves are searched with less depth and a null window first; a move that turns
        # out better is searched again in full.
        reduction = 0
        if taken == 0 and not forced and depth > 1 and (crowned == 0 or kings & start != 0):
            reduction = workspace[reductions + min(nth - base, 31)]
        narrow = nth > base
        while True:
            value = -_search(
                opp & ~taken, (own ^ start) | end, after, 1 - side, depth - cost - reduction,
                -alpha - 1 if narrow else -beta, -alpha, ply + 1, next_quiet,
                next_first, next_second, next_third,
                workspace, out, base + count, table, tablebase, patterns,
            )  # fmt: skip
            if value <= alpha or (reduction == 0 and (not narrow or value >= beta)):
                break
            if reduction:
                reduction = 0
            else:
                narrow = False
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
    bound = LOWER if best >= beta else UPPER if best <= first_alpha else EXACT
    stored_value = best
    if stored_value > DECIDED:
        stored_value += distance
    elif stored_value < -DECIDED:
        stored_value -= distance
    store_entry(key, chosen, bound, depth, stored_value, workspace, table)
    return best


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "int64[::1],int64[:,::1],int64,int64[:,::1],uint8[::1],int32[::1])"
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
    patterns: Int32Array,
) -> int:
    """The value of a position to the side to move, searched `depth` moves ahead.

    `quiet` is the number of moves since the last capture or man's move, `ply` the number of moves
    since the first position that can be repeated.
    """
    workspace[TABLE_MASK] = table.shape[0] - BUCKET
    numbers = data_pointer(workspace)
    white_men, black_men = (opp & ~kings, own & ~kings) if side else (own & ~kings, opp & ~kings)
    return _search(
        own, opp, kings, side, depth, alpha, beta, ply, quiet,
        code_word(0, white_men, black_men, numbers), code_word(1, white_men, black_men, numbers),
        code_word(2, white_men, black_men, numbers), numbers, data_pointer(out), base,
        data_pointer(table), data_pointer(tablebase), data_pointer(patterns),
    )  # fmt: skip
