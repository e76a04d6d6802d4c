"""The compiled search: principal variation search with a transposition table.

Values are centipawns for the side to move; MATE less the number of half-moves is a forced mate.
"""

from gamecase.engines.bit_intrinsics import data_pointer
from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.chess.engine.compiled.board_moves import (
    is_check,
    make_move,
    pass_move,
    take_back,
    take_back_pass,
)
from gamecase.games.chess.engine.compiled.evaluation import evaluate
from gamecase.games.chess.engine.compiled.exchanges import (
    has_pieces,
    is_dead_draw,
    victim_value,
    wins_exchange,
)
from gamecase.games.chess.engine.compiled.generation import generate_moves
from gamecase.games.chess.engine.compiled.move_order import (
    GOOD_RANK,
    history_index,
    is_quiet,
    note_refutation,
    rank_moves,
    select_next,
)
from gamecase.games.chess.engine.compiled.transposition import (
    EXACT,
    LOWER,
    UPPER,
    entry_bound,
    entry_depth,
    entry_move,
    entry_value,
    find_entry,
    store_entry,
)
from gamecase.games.chess.engine.compiled.workspace import (
    EXPECTED_LINES,
    KEY,
    KEYS,
    LINE_LENGTHS,
    LINE_WIDTH,
    MADE,
    MAX_PLY,
    MOST_MOVES,
    MOVE_RANKS,
    MOVES,
    NODE_LIMIT,
    NODES,
    QUIET,
    REDUCTIONS,
    SIDE,
    STATIC_VALUES,
    STOPPED,
    IntArray,
)

MATE = 30_000
DECIDED = 29_000  # values beyond are mates
INFINITE = 31_000

# Margins in centipawns, depths in half-moves.
_BEYOND_DEPTH, _BEYOND = 7, 80  # so far above beta a position is not searched, by depth
_HOPELESS_DEPTH, _HOPELESS = 2, 240  # so far below alpha only captures are searched
_PASS_DEPTH = 3
_FEW_DEPTH = 7  # below it only some quiet moves are searched
_FUTILE_DEPTH, _FUTILE, _FUTILE_STEP = 6, 90, 85
_LOSING_DEPTH, _LOSING_QUIET, _LOSING_CAPTURE = 7, 55, 100
_CAPTURE_MARGIN = 180  # what a capture may win beside the piece itself
_HISTORY_SHARE = 12  # bits: half-moves of reduction from the history


@uncached_njit
def _is_repeated(w: IntArray) -> bool:
    """Whether the position has been there before."""
    made, key, back = w[MADE], w[KEY], 4
    most = min(w[QUIET], made)
    while back <= most and w[KEYS + made - back] != key:
        back += 2
    return back <= most


@uncached_njit
def _is_stopped(w: IntArray) -> bool:
    w[NODES] += 1
    if w[NODES] >= w[NODE_LIMIT]:
        w[STOPPED] = 1
    return w[STOPPED] != 0


@uncached_njit
def _from_table(value: int, ply: int) -> int:
    """Mates in the table are counted from their position, here from the root."""
    if value > DECIDED:
        return value - ply
    return value + ply if value < -DECIDED else value


@uncached_njit
def _to_table(value: int, ply: int) -> int:
    if value > DECIDED:
        return value + ply
    return value - ply if value < -DECIDED else value


@uncached_njit
def _settles(entry: int, value: int, alpha: int, beta: int) -> bool:
    """Whether the value of an entry is enough within a window."""
    bound = entry_bound(entry)
    return (
        bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
    )


@uncached_njit
def _extend_line(move: int, ply: int, w: IntArray) -> None:
    """Write the expected line: a move, and the line after it."""
    at, after = EXPECTED_LINES + ply * LINE_WIDTH, EXPECTED_LINES + (ply + 1) * LINE_WIDTH
    length = w[LINE_LENGTHS + ply + 1]
    w[at] = move
    for nth in range(length):
        w[at + 1 + nth] = w[after + nth]
    w[LINE_LENGTHS + ply] = length + 1


@cached_njit("int64(int64,int64,int64,CPointer(int64),CPointer(int64))")
def _quiescence(alpha: int, beta: int, ply: int, w: IntArray, table: IntArray) -> int:
    """The value after the captures that are worth making, or after all moves out of check."""
    w[LINE_LENGTHS + ply] = 0
    if _is_stopped(w):
        return 0
    if is_dead_draw(w):
        return 0
    if ply >= MAX_PLY:
        return evaluate(w)
    key, side, first_alpha, is_narrow = w[KEY], w[SIDE], alpha, beta - alpha == 1
    entry = find_entry(key, w, table)
    first = entry_move(entry)
    if entry and is_narrow:
        stored = _from_table(entry_value(entry), ply)
        if _settles(entry, stored, alpha, beta):
            return stored
    in_check = is_check(side, w)
    best = ply - MATE
    if not in_check:
        best = evaluate(w)
        if best >= beta:
            return best
        alpha = max(alpha, best)
    base, chosen = best, 0
    count = generate_moves(ply, 0 if in_check else 1, w)
    rank_moves(ply, count, first, 0, w)
    for nth in range(count):
        move = select_next(ply, nth, count, w)
        if not in_check:
            if w[MOVE_RANKS + ply * MOST_MOVES + nth] < GOOD_RANK:
                break  # the others lose material
            reachable = base + victim_value(move, w) + _CAPTURE_MARGIN
            if reachable <= alpha and move >> 12 & 7 == 0:
                best = max(best, reachable)
                continue
        make_move(move, w)
        if is_check(side, w):
            take_back(move, w)
            continue
        value = -_quiescence(-beta, -alpha, ply + 1, w, table)
        take_back(move, w)
        if w[STOPPED]:
            return 0
        if value > best:
            best = value
            if value > alpha:
                alpha, chosen = value, move
                _extend_line(move, ply, w)
                if alpha >= beta:
                    break
    bound = LOWER if best >= beta else EXACT if best > first_alpha else UPPER
    store_entry(key, chosen, bound, 0, _to_table(best, ply), w, table)
    return best


@cached_njit("int64(int64,int64,int64,int64,int64,CPointer(int64),CPointer(int64))")
def _search(
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    before: int,
    w: IntArray,
    table: IntArray,
) -> int:
    """The value of the position, within a window; `before` is the last move, 0 after a pass."""
    side = w[SIDE]
    in_check = is_check(side, w)
    if in_check:
        depth += 1
    if _is_repeated(w):
        w[LINE_LENGTHS + ply] = 0
        return 0
    if depth <= 0 or ply >= MAX_PLY:
        return _quiescence(alpha, beta, ply, w, table)
    w[LINE_LENGTHS + ply] = 0
    if _is_stopped(w):
        return 0
    if is_dead_draw(w) or (w[QUIET] >= 100 and not in_check):
        return 0
    # A mate that is nearer has been found already.
    alpha, beta = max(alpha, ply - MATE), min(beta, MATE - ply - 1)
    if alpha >= beta:
        return alpha
    is_narrow = beta - alpha == 1
    key = w[KEY]
    entry = find_entry(key, w, table)
    first = entry_move(entry)
    if entry and is_narrow and entry_depth(entry) >= depth and w[QUIET] < 90:
        stored = _from_table(entry_value(entry), ply)
        if _settles(entry, stored, alpha, beta):
            return stored
    static = -INFINITE if in_check else evaluate(w)
    w[STATIC_VALUES + ply] = static
    improving = 1 if ply >= 2 and not in_check and static > w[STATIC_VALUES + ply - 2] else 0
    if is_narrow and not in_check and abs(beta) < DECIDED:
        if depth <= _BEYOND_DEPTH and static - _BEYOND * (depth - improving) >= beta:
            return static
        if depth <= _HOPELESS_DEPTH and static + _HOPELESS * depth < alpha:
            value = _quiescence(alpha, beta, ply, w, table)
            if value <= alpha or w[STOPPED]:
                return value
            w[LINE_LENGTHS + ply] = 0
        if before and depth >= _PASS_DEPTH and static >= beta and has_pieces(side, w):
            less = 4 + depth // 4 + min((static - beta) >> 7, 3)
            pass_move(w)
            # Not a literal 0: its own type would need another version of this function.
            nothing = before & 0
            value = -_search(depth - less, -beta, -beta + 1, ply + 1, nothing, w, table)
            take_back_pass(w)
            w[LINE_LENGTHS + ply] = 0
            if w[STOPPED]:
                return 0
            if value >= beta:
                return beta if value > DECIDED else value
    if first == 0 and depth >= 4:
        depth -= 1  # without a move from the table a deep search is badly ordered
    count = generate_moves(ply, 0, w)
    rank_moves(ply, count, first, before, w)
    first_alpha, best, chosen = alpha, -INFINITE, 0
    legal, quiet_count = 0, 0
    most_quiet = (3 + depth * depth) >> (1 - improving)
    for nth in range(count):
        move = select_next(ply, nth, count, w)
        quiet = is_quiet(move, w)
        history = w[history_index(move, w)] if quiet else 0
        if best > -DECIDED and not in_check:
            if quiet:
                quiet_count += 1
                if depth <= _FEW_DEPTH and quiet_count > most_quiet and is_narrow:
                    continue
                if (
                    depth <= _FUTILE_DEPTH
                    and static + _FUTILE + _FUTILE_STEP * depth <= alpha
                    and abs(alpha) < DECIDED
                ):
                    continue
            if depth <= _LOSING_DEPTH and w[MOVE_RANKS + ply * MOST_MOVES + nth] < GOOD_RANK:
                least = -_LOSING_QUIET * depth if quiet else -_LOSING_CAPTURE * depth
                if not wins_exchange(move, least, w):
                    continue
        make_move(move, w)
        if is_check(side, w):
            take_back(move, w)
            continue
        legal += 1
        reduction = 0
        if depth >= 3 and legal > 1 + (not is_narrow) and quiet:
            reduction = w[REDUCTIONS + min(depth, 63) * 64 + min(legal, 63)]
            reduction -= history >> _HISTORY_SHARE
            if not is_narrow or in_check:
                reduction -= 1
            if not improving:
                reduction += 1
            if is_check(1 - side, w):
                reduction -= 1
            reduction = max(0, min(reduction, depth - 2))
        is_first = legal == 1
        while True:
            low = -beta if is_first else -alpha - 1
            value = -_search(depth - 1 - reduction, low, -alpha, ply + 1, move, w, table)
            if w[STOPPED] or value <= alpha or is_first:
                break
            if reduction:
                reduction = 0
            elif value < beta and not is_narrow:
                is_first = True  # better than expected: its exact value is wanted
            else:
                break
        take_back(move, w)
        if w[STOPPED]:
            return 0
        if value > best:
            best = value
            if value > alpha:
                alpha, chosen = value, move
                _extend_line(move, ply, w)
                if alpha >= beta:
                    if quiet:
                        note_refutation(ply, nth, depth, before, w)
                    break
    if legal == 0 and best == -INFINITE:
        return ply - MATE if in_check else 0
    if w[QUIET] >= 100:
        return 0
    bound = LOWER if best >= beta else EXACT if best > first_alpha else UPPER
    store_entry(key, chosen, bound, depth, _to_table(best, ply), w, table)
    return best


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int64[::1])")
def search_move(
    move: int, depth: int, alpha: int, beta: int, workspace: IntArray, table: IntArray
) -> int:
    """The value of a legal move, searched so many half-moves ahead; its line is at half-move 1."""
    w = data_pointer(workspace)
    make_move(move, w)
    value = -_search(depth - 1, -beta, -alpha, 1, move, w, data_pointer(table))
    take_back(move, w)
    return value


@cached_njit("int64(int64[::1])")
def legal_moves(workspace: IntArray) -> int:
    """Write the legal moves to the moves of half-move 0; how many there are."""
    w = data_pointer(workspace)
    begin, legal = MOVES, 0
    for nth in range(generate_moves(0, 0, w)):
        move, side = w[begin + nth], w[SIDE]
        make_move(move, w)
        if not is_check(side, w):
            w[begin + legal] = move
            legal += 1
        take_back(move, w)
    return legal
