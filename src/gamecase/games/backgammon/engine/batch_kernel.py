"""Turns of many games at once with the fast move generator."""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.compiled_moves import (
    MAX_PLAYS,
    WIDTH,
    Flags,
    PlayBuffer,
    are_equal,
    find_plays,
    is_finished,
)
from gamecase.games.backgammon.engine.playouts import random_below, swap_sides

Boards = NDArray[np.int8]


@cached_njit
def list_boards(
    rows: Boards,
    waiting: NDArray[np.int32],
    is_redrawn: NDArray[np.bool_],
    state: NDArray[np.uint64],
    flags: Flags,
    buffer: PlayBuffer,
    boards: Boards,
    offsets: NDArray[np.int64],
    first: int,
) -> int:
    """Roll for the waiting games from the first on and list their boards, while there is room.

    Returns the number of games that are done. A double is rolled again where `is_redrawn` says so.
    """
    at, nth = offsets[first], first
    while nth < len(waiting) and at + MAX_PLAYS <= len(boards):
        game = waiting[nth]
        roll = random_below(state, 36)
        while is_redrawn[game] and roll // 6 == roll % 6:
            roll = random_below(state, 36)
        is_redrawn[game] = False
        one, two = roll // 6 + 1, roll % 6 + 1
        count = find_plays(rows[game], max(one, two), min(one, two), flags, buffer)
        for play in range(count):
            for place in range(WIDTH):
                boards[at + play, place] = buffer.rows[play, place]
        at += count
        nth += 1
        offsets[nth] = at
    return nth


@cached_njit
def play_boards(
    rows: Boards,
    waiting: NDArray[np.int32],
    boards: Boards,
    chosen: NDArray[np.int64],
    stall_turns: int,
    idle: NDArray[np.int32],
    winners: NDArray[np.int8],
    turns: NDArray[np.int32],
) -> int:
    """Play the chosen boards; those games that go on are moved to the front, and are counted."""
    kept = 0
    for nth in range(len(waiting)):
        game, board = waiting[nth], boards[chosen[nth]]
        idle[game] = idle[game] + 1 if are_equal(board, rows[game]) else 0
        turns[game] += 1
        if is_finished(board):
            winners[game] = 1 - turns[game] % 2
        elif idle[game] != stall_turns:
            swap_sides(board, rows[game])
            waiting[kept] = game
            kept += 1
    return kept
