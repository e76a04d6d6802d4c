"""The order in which moves are searched: those that are likely to be best come first."""

from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.chess.engine.compiled.board_moves import (
    CASTLING,
    EN_PASSANT,
    becomes_of,
    end_of,
    kind_of,
    start_of,
)
from gamecase.games.chess.engine.compiled.exchanges import victim_value, wins_exchange
from gamecase.games.chess.engine.compiled.workspace import (
    BOARD,
    EMPTY,
    HISTORY,
    KILLERS,
    MOST_MOVES,
    MOVE_RANKS,
    MOVES,
    QUEEN,
    REPLIES,
    SIDE,
    SIDE_PIECES,
    IntArray,
)

_FIRST, _TAKES, _KILLER, _REFUTES = 1 << 30, 1 << 28, 1 << 26, 1 << 25
_HISTORY_BITS = 14
GOOD_RANK = _KILLER  # captures of this rank or a higher one lose nothing


@uncached_njit
def is_quiet(move: int, w: IntArray) -> bool:
    """Whether a move neither takes nor promotes."""
    if becomes_of(move) or kind_of(move) == EN_PASSANT:
        return False
    return kind_of(move) == CASTLING or w[BOARD + end_of(move)] == EMPTY


@uncached_njit
def history_index(move: int, w: IntArray) -> int:
    return HISTORY + w[SIDE] * 4096 + (move & 4095)


@uncached_njit
def rank_moves(ply: int, count: int, first: int, before: int, w: IntArray) -> None:
    """Rank the generated moves; `first` is the table's move, `before` the last one made."""
    begin, ranks = MOVES + ply * MOST_MOVES, MOVE_RANKS + ply * MOST_MOVES
    reply = 0
    if before:
        reply = w[REPLIES + w[BOARD + end_of(before)] * 64 + end_of(before)]
    for nth in range(count):
        move = w[begin + nth]
        if move == first:
            rank = _FIRST
        elif is_quiet(move, w):
            if move == w[KILLERS + 2 * ply]:
                rank = _KILLER + 1
            elif move == w[KILLERS + 2 * ply + 1]:
                rank = _KILLER
            elif move == reply:
                rank = _REFUTES
            else:
                rank = w[history_index(move, w)]
        else:
            kind = w[BOARD + start_of(move)] - w[SIDE] * SIDE_PIECES
            gain = 16 * victim_value(move, w) - kind
            if becomes_of(move):
                rank = _TAKES + gain + 8000 if becomes_of(move) == QUEEN else -_TAKES
            else:
                rank = gain + (_TAKES if wins_exchange(move, 0, w) else -_TAKES)
        w[ranks + nth] = rank


@uncached_njit
def select_next(ply: int, nth: int, count: int, w: IntArray) -> int:
    """Bring the best of the remaining moves to place `nth`; the move."""
    begin, ranks = MOVES + ply * MOST_MOVES, MOVE_RANKS + ply * MOST_MOVES
    best = nth
    for other in range(nth + 1, count):
        if w[ranks + other] > w[ranks + best]:
            best = other
    if best != nth:
        w[begin + nth], w[begin + best] = w[begin + best], w[begin + nth]
        w[ranks + nth], w[ranks + best] = w[ranks + best], w[ranks + nth]
    return w[begin + nth]


@uncached_njit
def _change_history(move: int, change: int, w: IntArray) -> None:
    at = history_index(move, w)
    w[at] += change - (w[at] * abs(change) >> _HISTORY_BITS)


@uncached_njit
def note_refutation(ply: int, nth: int, depth: int, before: int, w: IntArray) -> None:
    """Remember the quiet move at place `nth`, which was too good, and those before it."""
    begin = MOVES + ply * MOST_MOVES
    move, change = w[begin + nth], min(depth * depth * 8, 1600)
    if w[KILLERS + 2 * ply] != move:
        w[KILLERS + 2 * ply + 1] = w[KILLERS + 2 * ply]
        w[KILLERS + 2 * ply] = move
    if before:
        w[REPLIES + w[BOARD + end_of(before)] * 64 + end_of(before)] = move
    _change_history(move, change, w)
    for other in range(begin, begin + nth):
        if is_quiet(w[other], w):
            _change_history(w[other], -change, w)
