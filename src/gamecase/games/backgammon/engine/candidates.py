"""Every board that rolls can lead to, for many boards and rolls at once."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.chances import Rows
from gamecase.games.backgammon.engine.compiled_moves import (
    BAR,
    MAX_PLAYS,
    OFF,
    THEIR_BAR,
    THEIR_OFF,
    WIDTH,
    PlayBuffer,
    find_plays,
)
from gamecase.games.backgammon.engine.moves import play_buffer

Indices = NDArray[np.int64]

#: The 21 distinct rolls, the higher die first, and the probability of each.
ROLLS = np.array([(high, low) for high in range(1, 7) for low in range(1, high + 1)], np.int64)
ROLL_CHANCES = np.where(ROLLS[:, 0] == ROLLS[:, 1], 1 / 36, 2 / 36).astype(np.float32)


_buffers = local()


def _thread_buffer() -> PlayBuffer:
    """The play buffer of this thread."""
    if not hasattr(_buffers, "buffer"):
        _buffers.buffer = play_buffer()
    buffer: PlayBuffer = _buffers.buffer
    return buffer


def boards_after_rolls(rows: Rows, dice: NDArray[np.int64], flags: Indices) -> tuple[Rows, Indices]:
    """The boards after every play of each row's roll, as the opponent then sees them.

    The second array holds the index at which each row's boards begin, and one more for the end.
    """
    starts = np.zeros(len(rows) + 1, np.int64)
    boards = np.empty((max(40 * len(rows), MAX_PLAYS), WIDTH), np.int8)
    done = 0
    while True:
        done = _fill_boards(rows, dice, flags, _thread_buffer(), boards, starts, done)
        if done == len(rows):
            return boards[: starts[done]], starts
        more = np.empty((2 * len(boards), WIDTH), np.int8)
        more[: starts[done]] = boards[: starts[done]]
        boards = more


def boards_after_all_rolls(rows: Rows, flags: Indices) -> tuple[Rows, Indices]:
    """The same for all 21 rolls of every row, row by row."""
    repeated = np.repeat(rows, len(ROLLS), axis=0)
    return boards_after_rolls(repeated, np.tile(ROLLS, (len(rows), 1)), flags)


@cached_njit
def _fill_boards(
    rows: Rows,
    dice: Indices,
    flags: Indices,
    buffer: PlayBuffer,
    into: Rows,
    starts: Indices,
    done: int,
) -> int:
    """Continue from row `done`; returns the number of rows done, fewer when the space runs out."""
    row = np.zeros(WIDTH, np.int8)
    total = starts[done]
    for nth in range(done, rows.shape[0]):
        row[:] = rows[nth]
        first, second = dice[nth, 0], dice[nth, 1]
        count = find_plays(row, max(first, second), min(first, second), flags, buffer)
        if total + count > into.shape[0]:
            return nth
        for index in range(count):
            after, board = buffer.rows[index], into[total + index]
            for point in range(1, 25):
                board[point] = -after[25 - point]
            board[OFF], board[THEIR_OFF] = after[THEIR_OFF], after[OFF]
            board[BAR], board[THEIR_BAR] = after[THEIR_BAR], after[BAR]
        total += count
        starts[nth + 1] = total
    return int(rows.shape[0])
