"""The desk a search works at: one row of numbers with everything it looks up and notes down.

One row and not ten, because every array that a compiled function hands to itself costs as much as
seven numbers, and a search does that millions of times a second. It begins with the law, so that
it can be handed to the kernel as such.
"""

import numpy as np

from gamecase.games.draughts.engine.packed_rules import Numbers, law_of
from gamecase.games.draughts.engine.patterns import MOST_WINDOWS, SHAPES, WORDS
from gamecase.games.draughts.ruleset import Ruleset

#: How many pieces the tables of endings can be asked about.
MOST_PIECES = 6
SQUARES = 32
FINER = 16  # steps of a hundredth of a man, in which worth is added up

# The law stands before these.
MASK, NODES, LIMIT, STOPPED, ROOT, KNOWN, TEMPO, FULL = range(7, 15)
WHITE_KINGS, BLACK_KINGS = 64, 128  # what each square is worth
WAYS = 192  # how many ways there are to choose k of n, n * 8 + k
STARTS = WAYS + (SQUARES + 1) * 8  # where the endings of each material begin
BASE = MOST_PIECES + 1
HISTORY = STARTS + BASE**4  # how good a move has been: side * 4096 + from * 64 + to
SHARES = HISTORY + 2 * 64 * 64  # what the men of a row add to the numbers of the windows
TABLES = SHARES + 10 * 32 * WORDS  # what each shape of men is worth, window by window
LINE = TABLES + MOST_WINDOWS * SHAPES  # the positions that led here, by their keys
LONGEST = 512  # turns of a line


def make_desk(rules: Ruleset, past: int = 0) -> Numbers:
    """A desk for a ruleset, with room for so many positions before the first."""
    desk = np.zeros(LINE + LONGEST + past, dtype=np.int64)
    law = law_of(rules)
    desk[: len(law)] = law
    desk[FULL] = 2 * rules.men
    ways = desk[WAYS:STARTS].reshape(SQUARES + 1, 8)
    ways[:, 0] = 1
    for n in range(1, SQUARES + 1):
        ways[n, 1:] = ways[n - 1, :-1] + ways[n - 1, 1:]
    return desk


def choose(squares: int, count: int) -> int:
    """How many ways there are to choose so many of so many squares."""
    found = 1
    for nth in range(count):
        found = found * (squares - nth) // (nth + 1)
    return found


Material = tuple[int, int, int, int]  # own men, own kings, their men, their kings


def materials(total: int) -> list[Material]:
    """All with so many pieces and neither side without any; few men first, for a man becomes a
    king and never the reverse."""
    found = [
        (men, kings, their_men, total - men - kings - their_men)
        for men in range(total + 1)
        for kings in range(total - men + 1)
        for their_men in range(total - men - kings + 1)
        if men + kings and men + kings < total
    ]
    return sorted(found, key=lambda each: (each[0] + each[2], each))


def size_of(material: Material) -> int:
    """How many places the positions of a material take."""
    size = 1
    for count in material:
        size *= choose(SQUARES, count)
    return size


def lay_out(desk: Numbers, pieces: int) -> int:
    """Write down where the endings of each material begin; how many places there are in all."""
    starts = desk[STARTS:HISTORY].reshape(BASE, BASE, BASE, BASE)
    starts[:] = -1
    size = 0
    for total in range(2, pieces + 1):
        for material in materials(total):
            starts[material] = size
            size += size_of(material)
    return size
