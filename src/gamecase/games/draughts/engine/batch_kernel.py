"""Moves of many games at once on bitboards, with every rule that ends a game."""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    MAX_MOVES,
    START,
    TAKEN,
    kings_after,
)
from gamecase.games.draughts.engine.packed_rules import BLOCKED_DRAWS, FLAGS, IntArray
from gamecase.games.draughts.engine.perft import generate_moves
from gamecase.games.draughts.engine.random_games import (
    NOBODY,
    ROAD_SQUARES,
    holds_road,
    is_drawn,
    short_limit,
)

#: Columns of a game in progress: its bitboards and side as `pack_board` has them, and the counts of
#: turns that draws depend on.
OWN, OPP, KINGS, SIDE, QUIET, SHORT, HELD = range(7)
STATE_WIDTH = 7


@cached_njit
def write_cells(own: int, opp: int, kings: int, bits: IntArray, cells: NDArray[np.int8]) -> None:
    """A board square by square: 1 our man, 2 our king, -1 and -2 theirs."""
    for at in range(len(bits)):
        bit = bits[at]
        piece = 2 if kings & bit else 1
        cells[at] = piece if own & bit else (-piece if opp & bit else 0)


@cached_njit
def list_boards(
    states: IntArray,
    past: IntArray,
    waiting: NDArray[np.int32],
    packed_rules: IntArray,
    limits: IntArray,
    endings: IntArray,
    bits: IntArray,
    buffer: IntArray,
    boards: NDArray[np.int8],
    moves: IntArray,
    offsets: NDArray[np.int64],
    winners: NDArray[np.int8],
    turns: NDArray[np.int32],
    cursor: IntArray,
) -> None:
    """List the boards of the waiting games, while there is room, and drop the games that are over.

    `cursor` holds how many games are done and how many of them go on. `bits` are those of the
    squares as White sees them, and as Black does.
    """
    while cursor[0] < len(waiting) and offsets[cursor[1]] + MAX_MOVES <= len(boards):
        game = waiting[cursor[0]]
        cursor[0] += 1
        state = states[game]
        own, opp, kings, side = state[OWN], state[OPP], state[KINGS], state[SIDE]
        count = generate_moves(own, opp, kings, side, packed_rules, buffer, 0)
        if count == 0:
            is_draw = own != 0 and packed_rules[FLAGS] & BLOCKED_DRAWS
            winners[game] = NOBODY if is_draw else 1 - turns[game] % 2
            continue
        counts = (state[QUIET], state[SHORT], state[HELD])
        if is_drawn(own, opp, kings, counts, packed_rules, limits, endings, past[game]):
            continue
        at = offsets[cursor[1]]
        for nth in range(count):
            for column in range(CROWNED + 1):
                moves[at + nth, column] = buffer[nth, column]
            start, end, taken = buffer[nth, START], buffer[nth, END], buffer[nth, TAKEN]
            after = kings_after(kings, start, end, taken, buffer[nth, CROWNED])
            write_cells((own ^ start) | end, opp & ~taken, after, bits[side], boards[at + nth])
        waiting[cursor[1]] = game
        cursor[1] += 1
        offsets[cursor[1]] = at + count


@cached_njit
def play_moves(
    states: IntArray,
    past: IntArray,
    waiting: NDArray[np.int32],
    limits: IntArray,
    endings: IntArray,
    moves: IntArray,
    chosen: NDArray[np.int64],
    turns: NDArray[np.int32],
) -> None:
    """Play the chosen move in each of the waiting games."""
    for nth in range(len(waiting)):
        game, move = waiting[nth], moves[chosen[nth]]
        state, boards = states[game], past[game]
        own, opp, kings = state[OWN], state[OPP], state[KINGS]
        start, end, taken = move[START], move[END], move[TAKEN]
        before = short_limit(own, opp, kings, endings)
        is_quiet = taken == 0 and start & kings != 0
        if is_quiet:
            at = state[QUIET]
            boards[at, 0], boards[at, 1], boards[at, 2] = own, opp, kings
        state[QUIET] = state[QUIET] + 1 if is_quiet else 0
        kings = kings_after(kings, start, end, taken, move[CROWNED])
        own, opp = opp & ~taken, (own ^ start) | end
        state[OWN], state[OPP], state[KINGS], state[SIDE] = own, opp, kings, 1 - state[SIDE]
        after = short_limit(own, opp, kings, endings)
        is_counted = before == after and after > 0 and taken == 0
        state[SHORT] = state[SHORT] + 1 if is_counted else 0
        if holds_road(own, opp, kings, limits[ROAD_SQUARES]):
            state[HELD] = state[HELD] + 1 if is_quiet else 1
        else:
            state[HELD] = 0
        turns[game] += 1
