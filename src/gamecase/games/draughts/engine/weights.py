"""What the evaluation counts, and how much."""

from functools import cache

import numpy as np

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.law import Numbers, bits_of
from gamecase.games.draughts.ruleset import Ruleset

#: Man, king, rows advanced, men at home, men in the centre, men at the edge, kings in the centre,
#: the move; in hundredths of a man.
FLYING = (100, 300, 3, 7, 3, -2, 6, 2)
STEPPING = (100, 140, 3, 7, 3, -2, 6, 2)


@cache
def weights_of(rules: Ruleset) -> Numbers:
    """The numbers of a ruleset, and the squares they speak of."""
    return make_weights(rules, FLYING if rules.kings_fly else STEPPING)


def make_weights(rules: Ruleset, chosen: tuple[int, ...]) -> Numbers:
    board, bits = board_of(rules.size, rules.mirrored), bits_of(rules.size)
    size = rules.size
    middle = range(2, size - 2)
    centre = edges = 0
    rows = [0, 0, 0, 0]
    for at, bit in enumerate(bits):
        row, column = board.row(at), board.column(at)
        if row in middle and column in middle:
            centre |= bit
        if column in (0, size - 1):
            edges |= bit
        for digit in range(4):
            rows[digit] |= bit if row >> digit & 1 else 0
    return np.array([*chosen, centre, edges, *rows], dtype=np.int64)
