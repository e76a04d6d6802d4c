"""A board as integers, on which the steps and first jumps of all pieces are found at once.

Every square is a hexadecimal digit: 1 a white man, 2 a white king, 4 a black man, 8 a black king.
After every second row comes a digit that is no square. A step along a diagonal is then the same
shift from every square, and a step over the edge ends on such a digit or beyond the board.
"""

from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from gamecase.games.draughts.board import ALL_DIRECTIONS, FORWARD, board_of
from gamecase.games.draughts.position import Move
from gamecase.games.draughts.ruleset import Colour, Ruleset

_DIGITS = str.maketrans(".wWbB", "01248")

#: By the side to move: by how many bits its men and kings are shifted, and those of the other side.
_SHIFTS = {Colour.WHITE: (0, 1, 2, 3), Colour.BLACK: (2, 3, 0, 1)}

#: A move to the next square, with its text.
Step = tuple[str, Move]


class Layout(NamedTuple):
    """Where the squares of a board are in the integers."""

    rows: Callable[[str], tuple[str, ...]]  # the cells between digits that are no squares
    squares: int  # the lowest bit of every square
    near: int  # the shifts of a step along one diagonal and along the other
    far: int
    indices: Mapping[int, int]  # the index of a square by its bit
    steps: tuple[Mapping[int, Step], ...]  # by direction, as in `Board.rays`, and by the last bit


@cache
def layout_of(size: int, mirrored: bool) -> Layout:
    board, half = board_of(size, mirrored), size // 2
    count = len(board.names)
    rows = (slice(half), *(slice(at, at + 2 * half) for at in range(half, count, 2 * half)))
    digits = [at + (board.row(at) + 1) // 2 for at in range(count)]
    bits = [1 << 4 * (digits[-1] - digit) for digit in digits]
    steps: list[dict[int, Step]] = [{} for _ in ALL_DIRECTIONS]
    for at, lines in enumerate(board.rays):
        for ends, line in zip(steps, lines, strict=True):
            for to in line[:1]:
                move = Move((board.names[at], board.names[to]), takes=False)
                ends[bits[to]] = (move.text, move)
    indices = {bit: at for at, bit in enumerate(bits)}
    return Layout(itemgetter(*rows), sum(bits), 4 * half, 4 * half + 4, indices, tuple(steps))


class BitBoard:
    """The pieces as the side to move has them, each by the lowest bit of its square."""

    __slots__ = ("colour", "empty", "kings", "layout", "men", "their_kings", "their_men")

    def __init__(self, rules: Ruleset, cells: str, colour: Colour) -> None:
        self.layout = layout = layout_of(rules.size, rules.mirrored)
        self.colour = colour
        whole = int(".".join(layout.rows(cells)).translate(_DIGITS), 16)
        squares = layout.squares
        men, kings, their_men, their_kings = _SHIFTS[colour]
        self.men = whole >> men & squares
        self.kings = whole >> kings & squares
        self.their_men = whole >> their_men & squares
        self.their_kings = whole >> their_kings & squares
        self.empty = squares ^ ((whole | whole >> 1 | whole >> 2 | whole >> 3) & squares)

    def jumping_men(self, rules: Ruleset) -> int:
        """The men beside a piece that they may take, with an empty square behind it."""
        victims = self.their_men
        if rules.men_take_kings:
            victims |= self.their_kings
        if rules.men_take_backwards:
            return self.men & (self._below(victims) | self._above(victims))
        is_white = self.colour is Colour.WHITE
        return self.men & (self._below(victims) if is_white else self._above(victims))

    def jumping_kings(self) -> int:
        """The kings beside a piece with an empty square behind it."""
        victims = self.their_men | self.their_kings
        return self.kings & (self._below(victims) | self._above(victims))

    def _below(self, victims: int) -> int:
        """The squares from which pieces can be jumped up the board."""
        (_, _, near, far, _, _), empty = self.layout, self.empty
        return (empty << near & victims) << near | (empty << far & victims) << far

    def _above(self, victims: int) -> int:
        """The squares from which pieces can be jumped down the board."""
        (_, _, near, far, _, _), empty = self.layout, self.empty
        return (empty >> near & victims) >> near | (empty >> far & victims) >> far

    def steps(self, *, with_kings: bool) -> list[Step]:
        """Every move to the next square, in no order."""
        (_, _, near, far, _, table), empty = self.layout, self.empty
        kings = self.kings if with_kings else 0
        forward = FORWARD[self.colour]
        found: list[Step] = []
        for direction in ALL_DIRECTIONS if kings else forward:
            pieces = self.men | kings if direction in forward else kings
            distance = near if direction in (0, 3) else far
            left = (pieces >> distance if direction < 2 else pieces << distance) & empty
            steps = table[direction]
            while left:
                bit = left & -left
                found.append(steps[bit])
                left ^= bit
        return found

    def indices(self, pieces: int) -> list[int]:
        """The indices of the squares of some pieces, in order."""
        found = []
        while pieces:
            bit = 1 << (pieces.bit_length() - 1)
            found.append(self.layout.indices[bit])
            pieces ^= bit
        return found
