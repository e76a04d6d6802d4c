"""The workspace of a search: one array with the board, tables and everything the search writes.

It is one array because a compiled function passes an array as seven words, and the search calls
itself a million times a second.
"""

from functools import cache
from math import log
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

WHITE, BLACK = 0, 1
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
SIDE_PIECES = 6  # a black piece is a white one and this
EMPTY = 12
NO_SQUARE = 64
MAX_PLY = 120  # half-moves from the root
MOST_MOVES = 256  # of a position
LONGEST_PAST = 160  # positions before the root that can be repeated

# Single numbers.
NODES, NODE_LIMIT, STOPPED, SIDE, RIGHTS, PASSANT, QUIET, KEY, SQUARE_SUM, PHASE, MADE = range(11)
TABLE_MASK, SIDE_KEY = 11, 12


def _blocks(start: int, *lengths: int) -> tuple[int, ...]:
    """Where blocks of these lengths begin, and where the last one ends."""
    starts = [start]
    for length in lengths:
        starts.append(starts[-1] + length)
    return tuple(starts)


(
    BOARD,  # the piece on each square
    PIECES,  # a bitboard for each of twelve pieces
    COLOURS,  # a bitboard for each side
    CASTLING_ROOKS,  # the rook of each right to castle: White short, long, Black short, long
    RIGHTS_KEPT,  # the rights that are left when something moves from or to a square
    LINES,  # squares below and above a square on its rank, file and diagonals: eight a square
    KNIGHT_ATTACKS,
    KING_ATTACKS,
    PAWN_ATTACKS,  # at side * 64 + square
    PIECE_KEYS,  # random numbers at piece * 64 + square
    RIGHTS_KEYS,
    PASSANT_KEYS,
    SQUARE_VALUES,  # packed values at piece * 64 + square, for White
    WEIGHTS,  # packed values of the evaluation's terms
    PHASES,  # what a piece adds to the phase of the game
    IN_FRONT,  # the squares of a file before a square, at side * 64 + square
    PASSED_AREA,  # the same with the neighbouring files
    NEIGHBOURS,  # the neighbouring files of each file
    KING_AREA,  # around a king and two rows before it, at side * 64 + square
    REDUCTIONS,  # of late moves, at depth * 64 + number of the move
    HISTORY,  # at side * 4096 + start * 64 + end
    KILLERS,  # two a half-move
    REPLIES,  # quiet moves that refuted a move, at piece * 64 + end; EMPTY after castling
    STATIC_VALUES,  # by half-move
    LINE_LENGTHS,  # of the expected line from each half-move
    EXPECTED_LINES,
    MOVES,  # generated moves, MOST_MOVES a half-move
    MOVE_RANKS,
    UNDO,  # what a move destroys, UNDO_WIDTH a move made
    KEYS,  # of all positions since the first that can be repeated
    SIZE,
) = _blocks(
    64, 64, 12, 2, 4, 64, 512, 64, 64, 128, 768, 16, 65, 768, 512, 13, 128, 128, 8, 128, 4096, 8192,
    2 * MAX_PLY + 2, 832, MAX_PLY + 4, MAX_PLY + 4, (MAX_PLY + 4) ** 2, MOST_MOVES * (MAX_PLY + 4),
    MOST_MOVES * (MAX_PLY + 4), 8 * (LONGEST_PAST + MAX_PLY + 8), LONGEST_PAST + MAX_PLY + 8,
)  # fmt: skip
LINE_WIDTH = MAX_PLY + 4
UNDO_WIDTH = 8

PIECE_PHASES = (0, 1, 1, 2, 4, 0)
FULL_PHASE = 24

Bits = int


def signed(bits: Bits) -> int:
    """A bitboard as a signed number of 64 bits."""
    bits &= (1 << 64) - 1
    return bits - (1 << 64) if bits >> 63 else bits


def pack(middle: int, end: int) -> int:
    """Values for the middlegame and the endgame in one number, which can be added up."""
    return (middle << 32) + end


@cache
def _template() -> IntArray:
    """A workspace with all that does not depend on a position or on weights."""
    workspace = np.zeros(SIZE, dtype=np.int64)
    for square in range(64):
        _write_squares(workspace, square)
    for file in range(8):
        near = [_FILE << other for other in (file - 1, file + 1) if 0 <= other < 8]
        workspace[NEIGHBOURS + file] = signed(sum(near))
    random = Random(20261118)
    for block, length in ((PIECE_KEYS, 768), (RIGHTS_KEYS, 16), (PASSANT_KEYS, 64), (SIDE_KEY, 1)):
        for at in range(block, block + length):
            workspace[at] = random.randrange(-(1 << 63), 1 << 63)
    for piece, phase in enumerate(PIECE_PHASES * 2):
        workspace[PHASES + piece] = phase
    for depth in range(1, 64):
        for number in range(1, 64):
            workspace[REDUCTIONS + depth * 64 + number] = int(0.6 + log(depth) * log(number) / 2.1)
    return workspace


_FILE = 0x0101010101010101


def _squares(square: int, steps: Any) -> int:
    """The squares that are some steps of files and rows away."""
    bits = 0
    for files, rows in steps:
        file, row = square % 8 + files, square // 8 + rows
        if 0 <= file < 8 and 0 <= row < 8:
            bits |= 1 << row * 8 + file
    return bits


def _write_squares(workspace: IntArray, square: int) -> None:
    """Write the tables of one square."""
    for line, (files, rows) in enumerate(((1, 0), (0, 1), (1, 1), (-1, 1))):
        for way, sign in enumerate((-1, 1)):
            steps = [(sign * files * nth, sign * rows * nth) for nth in range(1, 8)]
            workspace[LINES + square * 8 + line * 2 + way] = signed(_squares(square, steps))
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    knight = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
    workspace[KING_ATTACKS + square] = signed(_squares(square, around))
    workspace[KNIGHT_ATTACKS + square] = signed(_squares(square, knight))
    for side, forward in ((WHITE, 1), (BLACK, -1)):
        at = side * 64 + square
        workspace[PAWN_ATTACKS + at] = signed(_squares(square, ((-1, forward), (1, forward))))
        before = [(0, forward * nth) for nth in range(1, 8)]
        beside = [(x, y) for x in (-1, 1) for _, y in before]
        workspace[IN_FRONT + at] = signed(_squares(square, before))
        workspace[PASSED_AREA + at] = signed(_squares(square, before + beside))
        area = [*around, (0, 0), *((x, 2 * forward) for x in (-1, 0, 1))]
        workspace[KING_AREA + at] = signed(_squares(square, area))


def make_workspace() -> IntArray:
    """A workspace without a position and weights."""
    return _template().copy()
