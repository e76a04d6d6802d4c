"""The workspace of a search: one array with everything it reads and writes but moves and tables.

It is one array instead of ten because a compiled function passes an array as seven words, and the
search calls itself millions of times a second. It begins with the packed rules, so that it can be
passed to the kernel in their place.
"""

import numpy as np

from gamecase.games.draughts.engine.packed_rules import IntArray, pack_rules
from gamecase.games.draughts.engine.patterns import CODE_WORDS, MAX_WINDOWS, PATTERNS
from gamecase.games.draughts.ruleset import Ruleset

MAX_PIECES = 6  # of a tablebase
SQUARES = 32  # of the boards that have tablebases
VALUE_STEPS = 16  # pattern values are added up in sixteenths of a hundredth of a man

# Indices of the workspace, after the packed rules.
TABLE_MASK, NODES, NODE_LIMIT, STOPPED, ROOT_PLY, TABLEBASE_PIECES, TEMPO, FULL_BOARD = range(7, 15)
WHITE_KINGS, BLACK_KINGS = 64, 128  # the value of a king on each square
BINOMIALS = 192  # n choose k at n * 8 + k
MATERIAL_STARTS = BINOMIALS + (SQUARES + 1) * 8  # where each material begins in the tablebase
MATERIAL_BASE = MAX_PIECES + 1
# History scores of quiet moves, at side * 4096 + start * 64 + end.
HISTORY = MATERIAL_STARTS + MATERIAL_BASE**4
ROW_CODES = HISTORY + 2 * 64 * 64  # what the men of a row add to the codes of the windows
PATTERN_VALUES = ROW_CODES + 10 * 32 * CODE_WORDS  # of every pattern of men, window by window
LINE_KEYS = PATTERN_VALUES + MAX_WINDOWS * PATTERNS  # keys of the positions that led here
LONGEST_LINE = 512  # moves


def make_workspace(rules: Ruleset, past: int = 0) -> IntArray:
    """A workspace for a ruleset, with room for `past` positions before the first."""
    workspace = np.zeros(LINE_KEYS + LONGEST_LINE + past, dtype=np.int64)
    packed_rules = pack_rules(rules)
    workspace[: len(packed_rules)] = packed_rules
    workspace[FULL_BOARD] = 2 * rules.men
    binomials = workspace[BINOMIALS:MATERIAL_STARTS].reshape(SQUARES + 1, 8)
    binomials[:, 0] = 1
    for n in range(1, SQUARES + 1):
        binomials[n, 1:] = binomials[n - 1, :-1] + binomials[n - 1, 1:]
    return workspace


def binomial(squares: int, count: int) -> int:
    """The number of ways to choose `count` of `squares`."""
    ways = 1
    for nth in range(count):
        ways = ways * (squares - nth) // (nth + 1)
    return ways


Material = tuple[int, int, int, int]  # own men, own kings, their men, their kings


def materials(total: int) -> list[Material]:
    """All materials of `total` pieces with at least one on each side.

    Few men first, because a man becomes a king and never the reverse.
    """
    unordered = [
        (men, kings, their_men, total - men - kings - their_men)
        for men in range(total + 1)
        for kings in range(total - men + 1)
        for their_men in range(total - men - kings + 1)
        if men + kings and men + kings < total
    ]
    return sorted(unordered, key=lambda material: (material[0] + material[2], material))


def material_size(material: Material) -> int:
    """The number of index values that the positions of a material take."""
    size = 1
    for count in material:
        size *= binomial(SQUARES, count)
    return size


def index_materials(workspace: IntArray, pieces: int) -> int:
    """Write where each material begins in a tablebase; return the size of the tablebase."""
    starts = workspace[MATERIAL_STARTS:HISTORY].reshape(
        MATERIAL_BASE, MATERIAL_BASE, MATERIAL_BASE, MATERIAL_BASE
    )
    starts[:] = -1
    size = 0
    for total in range(2, pieces + 1):
        for material in materials(total):
            starts[material] = size
            size += material_size(material)
    return size
