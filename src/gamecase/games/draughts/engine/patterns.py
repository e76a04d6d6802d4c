"""Patterns of men in overlapping regions of the board.

A *region* is six rows high and four columns wide and has twelve playing squares, each empty or with
a white or black man: a code of twelve digits to the base three. Regions at White's end of the board
have a table each with the value of every code. Those at Black's end are the same rotated by half a
turn with colours exchanged: they share the tables, and their values are negated.

A region holds two *windows* of four rows and four columns, which overlap. Windows have tables as
well, of eight digits; they are added to the table of the region when weights are loaded, so that a
pattern of twelve men that never came up in training has the value of its two halves.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits

DIGITS = 8  # of the code of a window
PATTERNS = 3**DIGITS
REGION_DIGITS = 12
REGION_PATTERNS = 3**REGION_DIGITS
CODE_BITS = 20  # of the code of a region; a word holds three
CODES_PER_WORD = 3
CODE_WORDS = 3  # words for the codes of all regions
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
def regions_of(size: int) -> tuple[tuple[int, ...], ...]:
    """The squares of the regions at White's end, row by row, from left to right."""
    across = size // _STRIDE - 1
    windows = windows_of(size)
    overlap = _WINDOW // 2 * _STRIDE
    return tuple(windows[nth] + windows[across + nth][overlap:] for nth in range(across))


@cache
def man_codes(size: int) -> IntArray:
    """What a man adds to the words of codes, by colour (White first) and bit number of its square.

    The first codes are those of the regions at White's end, the following ones those at Black's
    end, where a white man counts as a black one does at White's end.
    """
    bits, regions = square_bits(size), regions_of(size)
    codes = np.zeros((2, 64, CODE_WORDS), dtype=np.int64)
    for colour in range(2):
        for end in range(2):
            for nth, squares in enumerate(regions):
                word, place = divmod(end * len(regions) + nth, CODES_PER_WORD)
                for digit, square in enumerate(squares):
                    at = bits[-1 - square if end else square].bit_length() - 1
                    mark = 1 + (colour ^ end)
                    codes[colour, at, word] += mark * 3**digit << (CODE_BITS * place)
    return codes


@cache
def rotated_patterns() -> NDArray[np.int64]:
    """The code of each pattern of a window as the other side sees it.

    Rotated, with colours exchanged.
    """
    rotated = np.zeros(PATTERNS, dtype=np.int64)
    rest = np.arange(PATTERNS)
    for _ in range(DIGITS):
        rest, digit = rest // 3, rest % 3
        rotated = rotated * 3 + (3 - digit) % 3
    return rotated


def square_patterns(size: int, man_values: NDArray[np.int64]) -> NDArray[np.float64]:
    """The value of every pattern of the windows by the squares of its men alone.

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


def region_values(size: int, window_values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The value of every pattern of the regions at White's end: the sum of its two windows.

    On 64 squares the windows in the middle belong to regions of both ends, half to each.
    """
    across = size // _STRIDE - 1
    share = 1.0 if across % 2 == 0 else 0.5
    edge = 3 ** (DIGITS // 2)
    values = np.zeros((across, edge, edge, edge))  # digits of the upper, middle and lower rows
    for nth in range(across):
        values[nth] += window_values[nth].reshape(1, edge, edge)
        values[nth] += share * window_values[across + nth].reshape(edge, edge, 1)
    return values.reshape(across, REGION_PATTERNS)
