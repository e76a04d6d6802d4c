"""The workspace of a search: one array with everything it reads and writes but moves and tables.

It is one array instead of ten because a compiled function passes an array as seven words, and the
search calls itself millions of times a second. It begins with the packed rules, so that it can be
passed to the kernel in their place.
"""

from dataclasses import dataclass
from functools import cache
from math import log

import numpy as np

from gamecase.games.draughts.engine.packed_rules import IntArray, pack_rules
from gamecase.games.draughts.ruleset import Ruleset

MAX_PIECES = 6  # of a tablebase
SQUARES = 32  # of the boards that have tablebases
VALUE_STEPS = 8  # pattern values are added up in eighths of a hundredth of a man

# Indices of the workspace, after the packed rules.
TABLE_MASK, NODES, NODE_LIMIT, STOPPED, ROOT_PLY, TABLEBASE_PIECES, TEMPO, FULL_BOARD = range(7, 15)
TABLE_AGE, PROBCUT_DEPTH, PROBCUT_MARGIN, SEES_THREATS = range(15, 19)
WHITE_KINGS, BLACK_KINGS = 64, 128  # the value of a king on each square
BINOMIALS = 192  # n choose k at n * 8 + k
MATERIAL_STARTS = BINOMIALS + (SQUARES + 1) * 8  # where each material begins in the tablebase
MATERIAL_BASE = MAX_PIECES + 1
# History scores of quiet moves, at side * 4096 + start * 64 + end.
HISTORY = MATERIAL_STARTS + MATERIAL_BASE**4
MAN_CODES = HISTORY + 2 * 64 * 64  # what a man adds to the codes of regions, three words a square
REDUCTIONS = (
    MAN_CODES + 2 * 64 * 3
)  # of late moves, at kind * 1024 + depth * 32 + number of the move
LINE_KEYS = REDUCTIONS + 2 * 32 * 32  # keys of the positions that led here
LONGEST_LINE = 512  # moves


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchTuning:
    """Numbers of the search that were found by matches."""

    probcut_depth: int = 4  # the least depth at which a shallow search may replace a deep one
    probcut_margin: int = 35  # hundredths of a man
    sees_threats: bool = True  # looks a move further where a man is about to be taken
    reduction: float = 0.53  # of late moves: times the logarithms of depth and number of the move
    full_moves: int = 1  # that are not reduced; two more in the expected line


@cache
def _reductions(settings: SearchTuning) -> IntArray:
    """By how much late moves are reduced: by kind of position, depth and number of the move."""
    table = np.zeros((2, 32, 32), dtype=np.int64)
    for expected in range(2):
        for depth in range(2, 32):
            for number in range(settings.full_moves + 2 * expected, 32):
                less = 0.7 + settings.reduction * log(depth) * log(number + 1) - 0.5 * expected
                table[expected, depth, number] = max(0, min(depth - 1, int(less)))
    return table.ravel()


def write_settings(workspace: IntArray, settings: SearchTuning) -> None:
    """Write settings of the search into a workspace."""
    workspace[PROBCUT_DEPTH] = settings.probcut_depth
    workspace[PROBCUT_MARGIN] = settings.probcut_margin
    workspace[SEES_THREATS] = settings.sees_threats
    workspace[REDUCTIONS:LINE_KEYS] = _reductions(settings)


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
    write_settings(workspace, SearchTuning())
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
