"""Counts of plays: of all rolls of one turn, and of two turns."""

import numpy as np

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.compiled_moves import (
    WIDTH,
    Flags,
    PlayBuffer,
    Row,
    find_plays,
    is_finished,
)
from gamecase.games.backgammon.engine.playouts import swap_sides

ROLLS = 21


@cached_njit
def count_one_turn(row: Row, flags: Flags, buffer: PlayBuffer) -> int:
    """The plays of each of the 21 rolls, added up. The row is modified and restored."""
    total = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            total += find_plays(row, high, low, flags, buffer)
    return total


@cached_njit
def count_two_turns(row: Row, plays: bool, flags: Flags, buffer: PlayBuffer) -> int:
    """The lines of a roll, a play and the next roll, and of the next play if `plays`.

    A game that is over has no next roll. The row is modified and restored.
    """
    total = 0
    swapped = np.zeros(WIDTH, np.int8)
    for high in range(1, 7):
        for low in range(1, high + 1):
            count = find_plays(row, high, low, flags, buffer)
            after = buffer.rows[:count].copy()
            for nth in range(count):
                if is_finished(after[nth]):
                    continue
                if plays:
                    swap_sides(after[nth], swapped)
                    total += count_one_turn(swapped, flags, buffer)
                else:
                    total += ROLLS
    return total
