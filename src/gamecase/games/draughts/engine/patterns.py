"""Patterns of men in windows of four rows and four columns.

A window has eight playing squares, each empty or with a white or black man: a code of eight digits
to the base three. Each window has a table with the value of every code. Windows overlap, so that
every group of two or three neighbouring men lies within one of them.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.packed_rules import IntArray

DIGITS = 8
PATTERNS = 3**DIGITS
MAX_WINDOWS = 16
CODE_WORDS = 4  # words for the codes of all windows; one word holds four codes
_WINDOW = 4  # rows and columns of a window
_STRIDE = 2


@cache
def windows_of(size: int) -> tuple[tuple[int, ...], ...]:
    """The squares of each window, row by row.

    Rotated by half a turn, the first window is the last one, and its first square the last square
    of that.
    """
    half = size // 2
    corners = range(0, size - _WINDOW + 1, _STRIDE)
    return tuple(
        tuple(
            row * half + along
            for row in range(bottom, bottom + _WINDOW)
            for along in range(left // 2, left // 2 + _WINDOW // 2)
        )
        for bottom in corners
        for left in corners
    )


@cache
def row_codes(size: int) -> IntArray:
    """What white men on a row add to the codes of the windows, by row and by the bits of the row.

    Black men add twice as much.
    """
    half = size // 2
    codes = np.zeros((size, 1 << half, CODE_WORDS), dtype=np.int64)
    for nth, squares in enumerate(windows_of(size)):
        word, place = divmod(nth, 4)
        for digit, square in enumerate(squares):
            row, along = divmod(square, half)
            bit = 1 << (half - 1 - along)
            filled = (np.arange(1 << half) & bit) != 0
            codes[row, filled, word] += 3**digit << (16 * place)
    return codes


@cache
def rotated_patterns() -> NDArray[np.int64]:
    """The code of each pattern as the other side sees it: rotated, with colours exchanged."""
    rotated = np.zeros(PATTERNS, dtype=np.int64)
    rest = np.arange(PATTERNS)
    for _ in range(DIGITS):
        rest, digit = rest // 3, rest % 3
        rotated = rotated * 3 + (3 - digit) % 3
    return rotated


def square_patterns(size: int, man_values: NDArray[np.int64]) -> NDArray[np.float64]:
    """The value of every pattern by the squares of its men alone.

    `man_values` are those of a white man by square. The value of a square that is in several
    windows is divided among them.
    """
    windows = windows_of(size)
    sharing = np.bincount(np.array(windows).ravel(), minlength=len(man_values))
    digits = np.arange(PATTERNS)[:, None] // 3 ** np.arange(DIGITS) % 3
    values = np.zeros((len(windows), PATTERNS))
    for nth, squares in enumerate(windows):
        at = np.array(squares)
        white = man_values[at] / sharing[at]
        black = man_values[len(man_values) - 1 - at] / sharing[at]
        values[nth] = (digits == 1) @ white - (digits == 2) @ black
    return values
