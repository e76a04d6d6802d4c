"""How long a known win takes, compiled: worked out for the men as they stand, when it is needed.

A phase lasts until something is taken or a man moves; in between only kings do. There are few ways
to place the kings, so every one is looked at once, and from those that end the phase the way is
followed back, move by move.
Phases follow each other towards the end of the game, so whoever shortens each one wins.
"""

import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    START,
    TAKEN,
    kings_after,
    make_buffer,
    shifted,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import FLAGS, FLIES, HALF, VALID, Numbers
from gamecase.games.draughts.engine.perft import turns
from gamecase.games.draughts.engine.retrograde import group_of
from gamecase.games.draughts.engine.tablebase import DRAW, LOSS, WIN, Bytes, look_up, rank
from gamecase.games.draughts.engine.workspace import SQUARES, WAYS, choose

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.tablebase_files import Endings

Lengths = NDArray[np.uint16]
Queue = NDArray[np.int32]

_NEVER = 65_535  # a draw, or no position at all
_ENDS = 2  # one turn before the end of a phase
_WINS = 255  # what a won position waits for: the first word


@uncached_njit
def _look(
    own: int,
    opp: int,
    kings: int,
    side: int,
    value: int,
    desk: Numbers,
    out: Numbers,
    known: Bytes,
    waits: Bytes,
    here: int,
) -> int:
    """The length of a decided position that ends its phase at once; 0 for the others, and `waits`
    tells how many moves of kings a lost one has yet to hear of."""
    count = turns(own, opp, kings, side, desk, out, 0)
    quiet = 0
    for nth in range(count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        if taken == 0 and kings & start:
            quiet += 1
            continue
        if value == LOSS:
            continue
        after = kings_after(kings, start, end, taken, out[nth, CROWNED])
        theirs = opp & ~taken
        reached = LOSS
        if theirs:
            reached = look_up(theirs, (own ^ start) | end, after, 1 - side, desk, known)
        if reached == LOSS:
            return _ENDS
    if value == WIN:
        waits[here] = _WINS
        return 0
    waits[here] = quiet
    if quiet:
        return 0
    return _ENDS if count else _ENDS - 1


@cached_njit(
    "int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1],uint16[::1],uint8[::1],"
    "int32[::1])"
)
def _begin(
    white_men: int,
    black_men: int,
    white_kings: int,
    black_kings: int,
    desk: Numbers,
    out: Numbers,
    known: Bytes,
    lengths: Lengths,
    waits: Bytes,
    queue: Queue,
) -> int:
    """Look at every position of a phase once; those that end it at once stand in the queue, blocked
    ones first. How many stand there."""
    many_white = desk[WAYS + SQUARES * 8 + white_kings]
    many_black = desk[WAYS + SQUARES * 8 + black_kings]
    half = many_white * many_black
    count, last = 0, 2 * half
    for first in range(many_white):
        lights = group_of(first, white_kings, desk)
        for second in range(many_black):
            at = first * many_black + second
            darks = group_of(second, black_kings, desk)
            white, black = white_men | lights, black_men | darks
            clash = (lights & black) | (darks & white) | (white_men & lights) | (black_men & darks)
            for side in range(2):
                here = at + half * side
                lengths[here] = _NEVER
                if clash:
                    continue
                own, opp = (black, white) if side else (white, black)
                value = look_up(own, opp, lights | darks, side, desk, known)
                if value == DRAW:
                    continue
                length = _look(own, opp, lights | darks, side, value, desk, out, known, waits, here)
                lengths[here] = length
                if value == WIN:
                    waits[here] = _WINS
                if length == _ENDS:
                    last -= 1
                    queue[last] = here
                elif length:
                    queue[count] = here
                    count += 1
    # What ends the phase by one turn follows what has none.
    for nth in range(last, 2 * half):
        queue[count] = queue[nth]
        count += 1
    return count


@cached_njit("void(int64,int64,int64,int64,int64[::1],uint16[::1],uint8[::1],int32[::1],int64)")
def _spread(
    white_men: int,
    black_men: int,
    white_kings: int,
    black_kings: int,
    desk: Numbers,
    lengths: Lengths,
    waits: Bytes,
    queue: Queue,
    count: int,
) -> None:
    """From each measured position back to those that lead to it: a won one is as long as the first
    it hears of, a lost one as the last."""
    many_black = desk[WAYS + SQUARES * 8 + black_kings]
    half = desk[WAYS + SQUARES * 8 + white_kings] * many_black
    nth = 0
    while nth < count:
        here = queue[nth]
        nth += 1
        length, won = int(lengths[here]) + 1, waits[here] == _WINS
        side = here // half
        first, second = divmod(here - side * half, many_black)
        lights = group_of(first, white_kings, desk)
        darks = group_of(second, black_kings, desk)
        empty = desk[VALID] & ~(lights | darks | white_men | black_men)
        movers = lights if side else darks  # who has moved last
        left = movers
        while left:
            king = left & -left
            left ^= king
            for way in range(4):
                step = step_of(way, desk[HALF])
                to = shifted(king, step) & empty
                while to:
                    moved = rank((movers ^ king) | to, desk)
                    at = moved * many_black + second if side else first * many_black + moved
                    at += half * (1 - side)
                    if lengths[at] == 0:
                        if not won:
                            is_told = waits[at] == _WINS
                        elif waits[at] == _WINS:
                            is_told = False  # who wins does not go there
                        else:
                            waits[at] -= 1
                            is_told = waits[at] == 0
                        if is_told:
                            lengths[at] = length
                            queue[count] = at
                            count += 1
                    to = shifted(to, step) & empty if desk[FLAGS] & FLIES else 0


@cached_njit("int64(int64,int64,int64[::1])")
def _place(lights: int, darks: int, desk: Numbers) -> int:
    """The number of a way to place kings."""
    many_black = desk[WAYS + SQUARES * 8 + popcount(darks)]
    return rank(lights, desk) * many_black + rank(darks, desk)


@dataclass(frozen=True, slots=True)
class Men:
    """What stays the same while a phase lasts: the men's squares, and how many kings there are."""

    white_men: int
    black_men: int
    white_kings: int
    black_kings: int


@lru_cache(maxsize=8)
def lengths_of(known: "Endings", men: Men) -> Lengths | None:
    """Every length of a phase: kept beside the endings, or measured; None where there are too many
    kings to place."""
    if not men.white_men | men.black_men:
        kept = read_kept(known, men.white_kings, men.black_kings)
        if kept is not None:
            return kept
    size = choose(SQUARES, men.white_kings) * choose(SQUARES, men.black_kings)
    return measured(known, men) if size <= known.largest_phase else None


def measured(known: "Endings", men: Men) -> Lengths:
    """Every length of a phase, worked out: half a second for a million places."""
    size = choose(SQUARES, men.white_kings) * choose(SQUARES, men.black_kings)
    lengths = np.zeros(2 * size, dtype=np.uint16)
    waits = np.zeros(2 * size, dtype=np.uint8)
    queue = np.zeros(2 * size, dtype=np.int32)
    counts = (men.white_men, men.black_men, men.white_kings, men.black_kings)
    desk = known.desk
    count = _begin(*counts, desk, make_buffer(4), known.packed, lengths, waits, queue)
    _spread(*counts, desk, lengths, waits, queue, count)
    return lengths


def length(known: "Endings", packed: tuple[int, int, int, int]) -> int | None:
    """The turns until something is taken or a man moves in a decided game; None if unknown."""
    own, opp, kings, side = packed
    white, black = (opp, own) if side else (own, opp)
    if (white & kings).bit_count() < (black & kings).bit_count():
        # Turned half round with colours exchanged, it is the same: one phase is measured, not two.
        white, black, kings, side = _turned(black), _turned(white), _turned(kings), 1 - side
    lights, darks = white & kings, black & kings
    men = Men(white & ~kings, black & ~kings, lights.bit_count(), darks.bit_count())
    lengths = lengths_of(known, men)
    if lengths is None:
        return None
    at = _place(lights, darks, known.desk)
    return int(lengths[at + side * (len(lengths) // 2)]) - 1


def _turned(bits: int) -> int:
    return int(f"{bits:035b}"[::-1], 2)


# --- kept beside endings of many pieces: phases without men come again in every game ---


def queens_alone(pieces: int) -> list[tuple[int, int]]:
    """Kings of the side with more and of the other, where there is nothing else."""
    return [(pieces - fewer, fewer) for fewer in range(1, pieces // 2 + 1)]


def keep(known: "Endings", white_kings: int, black_kings: int) -> None:
    """Measure the phase of so many kings, and keep it beside its endings."""
    path = _beside(known, white_kings, black_kings)
    if path is not None and not path.exists():
        part = path.with_suffix(f".{os.getpid()}.part")
        measured(known, Men(0, 0, white_kings, black_kings)).tofile(part)
        part.replace(path)


def read_kept(known: "Endings", white_kings: int, black_kings: int) -> Lengths | None:
    """What was kept; None when there is nothing, or not all of it."""
    path = _beside(known, white_kings, black_kings)
    size = 2 * choose(SQUARES, white_kings) * choose(SQUARES, black_kings)
    if path is None or not path.exists() or path.stat().st_size != 2 * size:
        return None
    return np.memmap(path, np.uint16, "r").view(np.ndarray)


def _beside(known: "Endings", white_kings: int, black_kings: int) -> Path | None:
    if known.path is None:
        return None
    return known.path.with_suffix(f".{white_kings}v{black_kings}.lengths")
