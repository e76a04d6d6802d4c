"""Counting lines of legal moves, to check the generator."""

from gamecase.engines.bit_intrinsics import data_pointer
from gamecase.engines.cached_njit import cached_njit
from gamecase.games.chess.engine.compiled.board_moves import is_check, make_move, take_back
from gamecase.games.chess.engine.compiled.generation import generate_moves
from gamecase.games.chess.engine.compiled.workspace import MOST_MOVES, MOVES, SIDE, IntArray


@cached_njit("int64(int64,int64,CPointer(int64))")
def _count(depth: int, ply: int, w: IntArray) -> int:
    if depth == 0:
        return 1
    begin = MOVES + ply * MOST_MOVES
    total = 0
    for nth in range(begin, begin + generate_moves(ply, 0, w)):
        move, side = w[nth], w[SIDE]
        make_move(move, w)
        if not is_check(side, w):
            total += _count(depth - 1, ply + 1, w)
        take_back(move, w)
    return total


@cached_njit("int64(int64,int64[::1])")
def count_lines(depth: int, workspace: IntArray) -> int:
    """The number of lines of legal moves of some depth."""
    return _count(depth, 0, data_pointer(workspace))
