"""Random games on bitboards, with every rule that ends a game."""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    START,
    TAKEN,
    kings_after,
)
from gamecase.games.draughts.engine.packed_rules import (
    BLOCKED_DRAWS,
    FLAGS,
    QUIET_LIMIT,
    IntArray,
)
from gamecase.games.draughts.engine.perft import generate_moves

#: Indices of the limits that packed rules do not have.
REPETITIONS, ROAD_LIMIT, ROAD_SQUARES = range(3)
NOBODY = -1


@cached_njit
def short_limit(own: int, opp: int, kings: int, endings: IntArray) -> int:
    """Turns until a short ending is a draw; 0 where nothing is counted.

    A row of `endings` is: pieces of the larger side, of the smaller, whether all are kings, turns.
    """
    if not own & kings or not opp & kings:
        return 0
    mine, theirs = popcount(own), popcount(opp)
    more, fewer = max(mine, theirs), min(mine, theirs)
    all_kings = (own | opp) == kings
    for row in range(len(endings)):
        is_this = endings[row, 0] == more and endings[row, 1] == fewer
        if is_this and (all_kings or endings[row, 2] == 0):
            return int(endings[row, 3])
    return 0


@cached_njit
def holds_road(own: int, opp: int, kings: int, road: int) -> bool:
    """Whether a lone king stands on the main road against three pieces, one of them a king."""
    if popcount(own) == 1 and own & kings and opp & kings:
        return popcount(opp) == 3 and own & road != 0
    if popcount(opp) == 1 and opp & kings and own & kings:
        return popcount(own) == 3 and opp & road != 0
    return False


@cached_njit
def is_drawn(
    own: int,
    opp: int,
    kings: int,
    counts: tuple[int, int, int],
    packed_rules: IntArray,
    limits: IntArray,
    endings: IntArray,
    past: IntArray,
) -> bool:
    """Whether a game is a draw although moves are left.

    The counts are of quiet turns, of turns of a short ending, and of turns on the main road.
    """
    quiet, short, held = counts
    repeated = 1
    for nth in range(quiet - 2, -1, -2):
        if past[nth, 0] == own and past[nth, 1] == opp and past[nth, 2] == kings:
            repeated += 1
    limit = short_limit(own, opp, kings, endings)
    return bool(
        quiet >= packed_rules[QUIET_LIMIT]
        or (limit > 0 and short >= limit)
        or (limits[ROAD_LIMIT] > 0 and held > limits[ROAD_LIMIT])
        or repeated >= limits[REPETITIONS]
    )


@cached_njit
def next_below(state: NDArray[np.uint64], limit: int) -> int:
    """A random number below a limit, by xorshift64."""
    number = np.uint64(state[0])
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    state[0] = number
    return int(((number >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@cached_njit
def play_game(
    start: IntArray,
    packed_rules: IntArray,
    limits: IntArray,
    endings: IntArray,
    state: NDArray[np.uint64],
    moves: IntArray,
    past: IntArray,
    trace: IntArray,
) -> tuple[int, int]:
    """Play one game; returns the winner (0: who began, 1, or -1 for a draw) and the turns.

    `past` has room for the boards since the last man's move. The moves are written into `trace` as
    far as it goes: start, end and pieces taken.
    """
    own, opp, kings, side = start[0], start[1], start[2], start[3]
    turns, quiet, short, held = 0, 0, 0, 0
    if holds_road(own, opp, kings, limits[ROAD_SQUARES]):
        held = 1
    while True:
        count = generate_moves(own, opp, kings, side, packed_rules, moves, 0)
        if count == 0:
            if own != 0 and packed_rules[FLAGS] & BLOCKED_DRAWS:
                return NOBODY, turns
            return 1 - turns % 2, turns
        counts = (quiet, short, held)
        if is_drawn(own, opp, kings, counts, packed_rules, limits, endings, past):
            return NOBODY, turns
        before = short_limit(own, opp, kings, endings)
        chosen = moves[next_below(state, count)]
        begin, end, taken = chosen[START], chosen[END], chosen[TAKEN]
        if turns < len(trace):
            trace[turns, 0], trace[turns, 1], trace[turns, 2] = begin, end, taken
        is_quiet = taken == 0 and begin & kings != 0
        if is_quiet:
            past[quiet, 0], past[quiet, 1], past[quiet, 2] = own, opp, kings
            quiet += 1
        else:
            quiet = 0
        kings = kings_after(kings, begin, end, taken, chosen[CROWNED])
        own, opp = opp & ~taken, (own ^ begin) | end
        side = 1 - side
        turns += 1
        after = short_limit(own, opp, kings, endings)
        short = short + 1 if before == after and after > 0 and taken == 0 else 0
        if holds_road(own, opp, kings, limits[ROAD_SQUARES]):
            held = held + 1 if is_quiet else 1
        else:
            held = 0


@cached_njit
def play_games(
    start: IntArray,
    packed_rules: IntArray,
    limits: IntArray,
    endings: IntArray,
    state: NDArray[np.uint64],
    moves: IntArray,
    past: IntArray,
    winners: NDArray[np.int8],
    turns: NDArray[np.int32],
) -> None:
    """Play as many games as there are rows of `winners`."""
    trace = np.zeros((0, 3), np.int64)
    for game in range(len(winners)):
        winners[game], turns[game] = play_game(
            start, packed_rules, limits, endings, state, moves, past, trace
        )
