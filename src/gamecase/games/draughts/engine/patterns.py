"""Shapes that men stand in: windows of four rows and four columns, read as numbers.

A window has eight playing squares, each empty, a white man's or a black man's: a number of eight
digits to the base three. What each number is worth lies in a table per window. Windows overlap, so
that every shape of two or three men is seen whole by one of them.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.packed_rules import Numbers

DIGITS = 8
SHAPES = 3**DIGITS
MOST_WINDOWS = 16
WORDS = 4  # numbers of four windows are added up in one word
_WIDE = 4  # rows and columns of a window
_APART = 2


@cache
def windows_of(size: int) -> tuple[tuple[int, ...], ...]:
    """The squares of each window, row by row. Turned half round, the first window is the last one,
    and its first square the last one's last."""
    half = size // 2
    corners = range(0, size - _WIDE + 1, _APART)
    return tuple(
        tuple(
            row * half + along
            for row in range(bottom, bottom + _WIDE)
            for along in range(left // 2, left // 2 + _WIDE // 2)
        )
        for bottom in corners
        for left in corners
    )


@cache
def shares_of(size: int) -> Numbers:
    """What the men of a row, a bit each, add to the numbers of the windows; a row of words for each
    row of the board and each way to fill it. A black man counts twice."""
    half = size // 2
    found = np.zeros((size, 1 << half, WORDS), dtype=np.int64)
    for nth, squares in enumerate(windows_of(size)):
        word, place = divmod(nth, 4)
        for digit, square in enumerate(squares):
            row, along = divmod(square, half)
            bit = 1 << (half - 1 - along)
            filled = (np.arange(1 << half) & bit) != 0
            found[row, filled, word] += 3**digit << (16 * place)
    return found


@cache
def turned_shapes() -> NDArray[np.int64]:
    """Each shape as the other side sees it: colours exchanged, last square first."""
    found = np.zeros(SHAPES, dtype=np.int64)
    rest = np.arange(SHAPES)
    for _ in range(DIGITS):
        rest, digit = rest // 3, rest % 3
        found = found * 3 + (3 - digit) % 3
    return found


def men_by_square(size: int, worth: NDArray[np.int64]) -> NDArray[np.float64]:
    """What every shape is worth by its men's squares alone: a square in several windows is shared
    among them. `worth` is a white man's, by square."""
    windows = windows_of(size)
    seen = np.bincount(np.array(windows).ravel(), minlength=len(worth))
    digits = np.arange(SHAPES)[:, None] // 3 ** np.arange(DIGITS) % 3
    found = np.zeros((len(windows), SHAPES))
    for nth, squares in enumerate(windows):
        at = np.array(squares)
        white, black = worth[at] / seen[at], worth[len(worth) - 1 - at] / seen[at]
        found[nth] = (digits == 1) @ white - (digits == 2) @ black
    return found
