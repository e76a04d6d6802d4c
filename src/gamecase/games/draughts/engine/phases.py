"""How long a known win takes, compiled: worked out for the men as they stand, when it is needed.

A phase lasts until something is taken or a man moves; in between only kings do. There are few ways
to place the kings, so the shortest way to the end of a phase is found by sweeping over all of them.
Phases follow each other towards the end of the game, so whoever shortens each one wins.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.compiling import compiled
from gamecase.games.draughts.engine.counting import turns
from gamecase.games.draughts.engine.desk import SQUARES, WAYS, choose
from gamecase.games.draughts.engine.endings import DRAW, LOSS, WIN, Bytes, look_up, rank
from gamecase.games.draughts.engine.kernel import CROWNED, END, START, TAKEN, make_buffer
from gamecase.games.draughts.engine.law import Numbers
from gamecase.games.draughts.engine.sweeping import group_of

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.library import Endings

Lengths = NDArray[np.uint16]

LARGEST = 4_000_000  # ways to place the kings; more would take longer than a move should
_NEVER = 65_535  # a draw, or no position at all
_ENDS = 2  # one turn before the end of a phase


@compiled(
    "int64(int64,int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1],uint16[::1],int64)"
)
def _length(
    white: int,
    black: int,
    kings: int,
    side: int,
    value: int,
    desk: Numbers,
    out: Numbers,
    known: Bytes,
    lengths: Lengths,
    many_black: int,
) -> int:
    """One more than the turns until this phase of a decided game is over; 0 if not yet known."""
    own, opp = (black, white) if side else (white, black)
    half = len(lengths) // 2
    shortest, longest = _NEVER, 0
    for nth in range(turns(own, opp, kings, side, desk, out, 0)):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings & ~(start | taken)
        if out[nth, CROWNED] or kings & start:
            after |= end
        mine, theirs = (own ^ start) | end, opp & ~taken
        if theirs == 0:
            return _ENDS
        reached = look_up(theirs, mine, after, 1 - side, desk, known)
        if value == WIN and reached != LOSS:
            continue
        if taken or not kings & start:
            length = _ENDS - 1
        else:
            lights, darks = (theirs, mine) if side else (mine, theirs)
            at = rank(lights & after, desk) * many_black + rank(darks & after, desk)
            length = int(lengths[at + half * (1 - side)])
            if length == 0:
                if value == LOSS:
                    return 0
                continue
        shortest, longest = min(shortest, length), max(longest, length)
    if value == LOSS:
        return longest + 1
    return 0 if shortest == _NEVER else shortest + 1


@compiled("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1],uint16[::1])")
def _sweep(
    white_men: int,
    black_men: int,
    white_kings: int,
    black_kings: int,
    desk: Numbers,
    out: Numbers,
    known: Bytes,
    lengths: Lengths,
) -> int:
    """Measure every position of a phase that is not yet measured; how many were."""
    many_white = desk[WAYS + SQUARES * 8 + white_kings]
    many_black = desk[WAYS + SQUARES * 8 + black_kings]
    half = many_white * many_black
    changed = 0
    for first in range(many_white):
        lights = group_of(first, white_kings, desk)
        for second in range(many_black):
            at = first * many_black + second
            if lengths[at] and lengths[at + half]:
                continue
            darks = group_of(second, black_kings, desk)
            white, black = white_men | lights, black_men | darks
            clash = (lights & darks) | (white_men & lights) | (black_men & darks)
            clash |= (white_men & darks) | (black_men & lights)
            for side in range(2):
                here = at + half * side
                if lengths[here]:
                    continue
                value = DRAW
                if not clash and side:
                    value = look_up(black, white, lights | darks, 1, desk, known)
                elif not clash:
                    value = look_up(white, black, lights | darks, 0, desk, known)
                if value == DRAW:
                    lengths[here] = _NEVER
                    continue
                length = _length(
                    white, black, lights | darks, side, value, desk, out, known, lengths,
                    many_black,
                )  # fmt: skip
                if length:
                    lengths[here] = length
                    changed += 1
    return changed


@dataclass(frozen=True, slots=True)
class Men:
    """What stays the same while a phase lasts: the men's squares, and how many kings there are."""

    white_men: int
    black_men: int
    white_kings: int
    black_kings: int


@lru_cache(maxsize=8)
def lengths_of(known: "Endings", men: Men) -> Lengths | None:
    """Every length of a phase; None where there are too many kings to place."""
    size = choose(SQUARES, men.white_kings) * choose(SQUARES, men.black_kings)
    if size > LARGEST:
        return None
    lengths = np.zeros(2 * size, dtype=np.uint16)
    out = make_buffer(4)
    counts = (men.white_men, men.black_men, men.white_kings, men.black_kings)
    while _sweep(*counts, known.desk, out, known.packed, lengths):
        pass
    return lengths


def length(known: "Endings", packed: tuple[int, int, int, int]) -> int | None:
    """The turns until something is taken or a man moves in a decided game; None if unknown."""
    own, opp, kings, side = packed
    white, black = (opp, own) if side else (own, opp)
    lights, darks = white & kings, black & kings
    men = Men(white & ~kings, black & ~kings, lights.bit_count(), darks.bit_count())
    lengths = lengths_of(known, men)
    if lengths is None:
        return None
    many = choose(SQUARES, men.black_kings)
    at = rank(lights, known.desk) * many + rank(darks, known.desk)
    return int(lengths[at + side * (len(lengths) // 2)]) - 1
