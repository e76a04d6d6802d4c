"""Random games with the fast move generator."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine.compiled_moves import (
    BAR,
    OFF,
    THEIR_BAR,
    THEIR_OFF,
    WIDTH,
    PlayBuffer,
    are_equal,
    find_codes,
    find_near,
    is_finished,
    make_steps,
)
from gamecase.games.backgammon.engine.moves import play_buffer, row_of, rule_flags
from gamecase.games.backgammon.ruleset import FirstRoll, Ruleset


@dataclass(frozen=True, slots=True)
class PlayoutCounts:
    """Statistics of random games."""

    games: int
    turns: int
    starter_wins: int
    nothing_off: int  # games whose loser had no checker off
    stalled: int
    #: Of each game: 0 who began, 1 the other, -1 nobody.
    winners: NDArray[np.int8] = field(compare=False, repr=False)
    lengths: NDArray[np.int32] = field(compare=False, repr=False)  # turns of each game


def play_random_games(rules: Ruleset, games: int, seed: int) -> PlayoutCounts:
    """Play games in which every turn is a random legal play."""
    start = starting_side(rules.setup)
    counts = np.zeros(4, np.int64)
    draws_pair = rules.start_first_roll is FirstRoll.DRAWN_PAIR
    settings = np.array([games, draws_pair, rules.stall_turns], np.int64)
    winners, lengths = np.full(games, -1, np.int8), np.zeros(games, np.int32)
    row = row_of(Board(start, start))
    state, flags = random_state(seed), rule_flags(rules)
    _play_games(settings, state, row, flags, play_buffer(), counts, winners, lengths)
    turns, starter_wins, nothing_off, stalled = counts.tolist()
    return PlayoutCounts(games, turns, starter_wins, nothing_off, stalled, winners, lengths)


def random_state(seed: int) -> NDArray[np.uint64]:
    """The state of the random numbers; never zero."""
    return np.array([(seed * 2685821657736338717 + 1) % 2**64 or 1], np.uint64)


@cached_njit
def _next_number(state: NDArray[np.uint64]) -> np.uint64:
    """Marsaglia's xorshift64: fast, and good enough to choose plays."""
    number = np.uint64(state[0])
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    state[0] = number
    return number


@cached_njit
def random_below(state: NDArray[np.uint64], limit: int) -> int:
    """A random number below a limit."""
    high_half = _next_number(state) >> np.uint64(32)
    return int((high_half * np.uint64(limit)) >> np.uint64(32))


@cached_njit
def swap_sides(row: NDArray[np.int8], into: NDArray[np.int8]) -> None:
    """The same board as the opponent sees it."""
    for point in range(1, 25):
        into[point] = -row[25 - point]
    into[OFF], into[THEIR_OFF] = row[THEIR_OFF], row[OFF]
    into[BAR], into[THEIR_BAR] = row[THEIR_BAR], row[BAR]


@cached_njit
def _play_randomly(
    row: NDArray[np.int8],
    high: int,
    low: int,
    state: NDArray[np.uint64],
    flags: NDArray[np.int64],
    buffer: PlayBuffer,
) -> bool:
    """Make a legal play, each as likely as any other; returns whether a checker moved."""
    count = find_codes(row, high, low, flags, buffer)
    if count:
        make_steps(row, buffer.codes[random_below(state, count)])
        return True
    count = find_near(row, high, low, flags, buffer)
    chosen = buffer.rows[random_below(state, count)]
    if are_equal(chosen, row):
        return False
    row[:] = chosen
    return True


@cached_njit
def _play_games(
    settings: NDArray[np.int64],
    state: NDArray[np.uint64],
    start: NDArray[np.int8],
    flags: NDArray[np.int64],
    buffer: PlayBuffer,
    counts: NDArray[np.int64],
    winners: NDArray[np.int8],
    lengths: NDArray[np.int32],
) -> None:
    games, draws_pair, stall_turns = settings[0], settings[1] != 0, settings[2]
    row, seen = np.zeros(WIDTH, np.int8), np.zeros(WIDTH, np.int8)
    for game in range(games):
        row[:] = start
        turns, idle = 0, 0
        while True:
            roll = random_below(state, 36)
            first, second = roll // 6 + 1, roll % 6 + 1
            if turns == 0 and draws_pair and first == second:
                continue
            turns += 1
            high, low = max(first, second), min(first, second)
            idle = 0 if _play_randomly(row, high, low, state, flags, buffer) else idle + 1
            if is_finished(row):
                counts[1] += turns % 2
                winners[game] = 1 - turns % 2
                counts[2] += row[THEIR_OFF] == 0
                break
            if idle == stall_turns:
                counts[3] += 1
                break
            swap_sides(row, seen)
            row, seen = seen, row
        counts[0] += turns
        lengths[game] = turns
