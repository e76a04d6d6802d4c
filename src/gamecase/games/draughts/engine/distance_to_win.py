"""The length of tablebase wins, computed when needed for the current squares of the men.

A phase lasts until a piece is taken or a man moves; within it only kings move. There are few
placements of the kings, so all of them are examined once, and lengths are propagated back from
those that end the phase. Phases follow each other towards the end of the game, so a side that
shortens each one wins.
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
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    START,
    TAKEN,
    kings_after,
    make_move_buffer,
    shift,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import (
    BOARD_MASK,
    FLAGS,
    HALF_WIDTH,
    KINGS_FLY,
    IntArray,
)
from gamecase.games.draughts.engine.perft import generate_moves
from gamecase.games.draughts.engine.retrograde import combination_of
from gamecase.games.draughts.engine.tablebase import (
    DRAW,
    LOSS,
    WIN,
    ByteArray,
    combination_rank,
    look_up,
)
from gamecase.games.draughts.engine.workspace import BINOMIALS, SQUARES, binomial

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.tablebase_files import Tablebase

Lengths = NDArray[np.uint16]
Queue = NDArray[np.int32]

# Lengths are stored plus one; 0 is not known yet.
_NEVER = 65_535  # a draw or an invalid position
_ENDS_NEXT_TURN = 2  # the next move ends the phase
_WON = 255  # in `pending`: a won position, settled by its first lost successor


@uncached_njit
def _immediate_length(
    own: int,
    opp: int,
    kings: int,
    side: int,
    value: int,
    workspace: IntArray,
    out: IntArray,
    tablebase: ByteArray,
    pending: ByteArray,
    here: int,
) -> int:
    """The length of a decided position that ends its phase at once; 0 for others.

    `pending` becomes the number of king moves that a lost position depends on.
    """
    count = generate_moves(own, opp, kings, side, workspace, out, 0)
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
            reached = look_up(theirs, (own ^ start) | end, after, 1 - side, workspace, tablebase)
        if reached == LOSS:
            return _ENDS_NEXT_TURN
    if value == WIN:
        pending[here] = _WON
        return 0
    pending[here] = quiet
    if quiet:
        return 0
    return _ENDS_NEXT_TURN if count else _ENDS_NEXT_TURN - 1


@cached_njit(
    "int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1],uint16[::1],uint8[::1],"
    "int32[::1])"
)
def _find_phase_ends(
    white_men: int,
    black_men: int,
    white_kings: int,
    black_kings: int,
    workspace: IntArray,
    out: IntArray,
    tablebase: ByteArray,
    lengths: Lengths,
    pending: ByteArray,
    queue: Queue,
) -> int:
    """Queue the positions that end a phase at once, blocked ones first; return their number."""
    white_count = workspace[BINOMIALS + SQUARES * 8 + white_kings]
    black_count = workspace[BINOMIALS + SQUARES * 8 + black_kings]
    half = white_count * black_count
    count, last = 0, 2 * half
    for first in range(white_count):
        white_kings_at = combination_of(first, white_kings, workspace)
        for second in range(black_count):
            at = first * black_count + second
            black_kings_at = combination_of(second, black_kings, workspace)
            white, black = white_men | white_kings_at, black_men | black_kings_at
            kings = white_kings_at | black_kings_at
            clash = (white_kings_at & (black | white_men)) | (black_kings_at & (white | black_men))
            for side in range(2):
                here = at + half * side
                lengths[here] = _NEVER
                if clash:
                    continue
                own, opp = (black, white) if side else (white, black)
                value = look_up(own, opp, kings, side, workspace, tablebase)
                if value == DRAW:
                    continue
                length = _immediate_length(
                    own, opp, kings, side, value, workspace, out, tablebase, pending, here
                )
                lengths[here] = length
                if value == WIN:
                    pending[here] = _WON
                if length == _ENDS_NEXT_TURN:
                    last -= 1
                    queue[last] = here
                elif length:
                    queue[count] = here
                    count += 1
    # Positions that end the phase in one move come after those that are blocked.
    for nth in range(last, 2 * half):
        queue[count] = queue[nth]
        count += 1
    return count


@cached_njit("void(int64,int64,int64,int64,int64[::1],uint16[::1],uint8[::1],int32[::1],int64)")
def _propagate_lengths(
    white_men: int,
    black_men: int,
    white_kings: int,
    black_kings: int,
    workspace: IntArray,
    lengths: Lengths,
    pending: ByteArray,
    queue: Queue,
    count: int,
) -> None:
    """Propagate lengths to predecessors, the shortest to won and the longest to lost ones."""
    black_count = workspace[BINOMIALS + SQUARES * 8 + black_kings]
    half = workspace[BINOMIALS + SQUARES * 8 + white_kings] * black_count
    nth = 0
    while nth < count:
        here = queue[nth]
        nth += 1
        length, is_won = int(lengths[here]) + 1, pending[here] == _WON
        side = here // half
        first, second = divmod(here - side * half, black_count)
        white_kings_at = combination_of(first, white_kings, workspace)
        black_kings_at = combination_of(second, black_kings, workspace)
        empty = workspace[BOARD_MASK] & ~(white_kings_at | black_kings_at | white_men | black_men)
        movers = white_kings_at if side else black_kings_at  # the side that moved last
        left = movers
        while left:
            king = left & -left
            left ^= king
            for direction in range(4):
                step = step_of(direction, workspace[HALF_WIDTH])
                to = shift(king, step) & empty
                while to:
                    moved = combination_rank((movers ^ king) | to, workspace)
                    at = moved * black_count + second if side else first * black_count + moved
                    at += half * (1 - side)
                    if lengths[at] == 0:
                        if not is_won:
                            is_settled = pending[at] == _WON
                        elif pending[at] == _WON:
                            is_settled = False  # the winning side does not move there
                        else:
                            pending[at] -= 1
                            is_settled = pending[at] == 0
                        if is_settled:
                            lengths[at] = length
                            queue[count] = at
                            count += 1
                    to = shift(to, step) & empty if workspace[FLAGS] & KINGS_FLY else 0


@cached_njit("int64(int64,int64,int64[::1])")
def _king_index(white_kings_at: int, black_kings_at: int, workspace: IntArray) -> int:
    """The index of a placement of the kings."""
    black_count = workspace[BINOMIALS + SQUARES * 8 + popcount(black_kings_at)]
    index = combination_rank(white_kings_at, workspace) * black_count
    return index + combination_rank(black_kings_at, workspace)


@dataclass(frozen=True, slots=True)
class EndgamePhase:
    """What does not change within a phase: the squares of the men, and the number of kings."""

    white_men: int
    black_men: int
    white_kings: int
    black_kings: int


@lru_cache(maxsize=8)
def phase_lengths(tablebase: "Tablebase", phase: EndgamePhase) -> Lengths | None:
    """All lengths of a phase, from a file or computed; None where there are too many placements."""
    if not phase.white_men | phase.black_men:
        lengths = load_phase(tablebase, phase.white_kings, phase.black_kings)
        if lengths is not None:
            return lengths
    size = binomial(SQUARES, phase.white_kings) * binomial(SQUARES, phase.black_kings)
    return measure_phase(tablebase, phase) if size <= tablebase.largest_phase else None


def measure_phase(tablebase: "Tablebase", phase: EndgamePhase) -> Lengths:
    """Compute all lengths of a phase: half a second for a million placements."""
    size = binomial(SQUARES, phase.white_kings) * binomial(SQUARES, phase.black_kings)
    lengths = np.zeros(2 * size, dtype=np.uint16)
    pending = np.zeros(2 * size, dtype=np.uint8)
    queue = np.zeros(2 * size, dtype=np.int32)
    counts = (phase.white_men, phase.black_men, phase.white_kings, phase.black_kings)
    workspace = tablebase.workspace
    count = _find_phase_ends(
        *counts, workspace, make_move_buffer(4), tablebase.packed_values, lengths, pending, queue
    )
    _propagate_lengths(*counts, workspace, lengths, pending, queue, count)
    return lengths


def phase_length(tablebase: "Tablebase", packed_board: tuple[int, int, int, int]) -> int | None:
    """The number of moves until a piece is taken or a man moves in a decided position.

    None where it is not known.
    """
    own, opp, kings, side = packed_board
    white, black = (opp, own) if side else (own, opp)
    if (white & kings).bit_count() < (black & kings).bit_count():
        # The same rotated with colours exchanged, so that only one of two phases is computed.
        white, black, kings, side = _rotate(black), _rotate(white), _rotate(kings), 1 - side
    white_kings_at, black_kings_at = white & kings, black & kings
    phase = EndgamePhase(
        white & ~kings, black & ~kings, white_kings_at.bit_count(), black_kings_at.bit_count()
    )
    lengths = phase_lengths(tablebase, phase)
    if lengths is None:
        return None
    at = _king_index(white_kings_at, black_kings_at, tablebase.workspace)
    return int(lengths[at + side * (len(lengths) // 2)]) - 1


def _rotate(bits: int) -> int:
    return int(f"{bits:035b}"[::-1], 2)


# --- files beside large tablebases, for phases without men, which come up in every game ---


def kings_only_phases(pieces: int) -> list[tuple[int, int]]:
    """The numbers of kings of both sides, the larger first, in phases without men."""
    return [(pieces - fewer, fewer) for fewer in range(1, pieces // 2 + 1)]


def save_phase(tablebase: "Tablebase", white_kings: int, black_kings: int) -> None:
    """Compute the phase of so many kings, and save it beside its tablebase."""
    path = _phase_path(tablebase, white_kings, black_kings)
    if path is not None and not path.exists():
        part = path.with_suffix(f".{os.getpid()}.part")
        measure_phase(tablebase, EndgamePhase(0, 0, white_kings, black_kings)).tofile(part)
        part.replace(path)


def load_phase(tablebase: "Tablebase", white_kings: int, black_kings: int) -> Lengths | None:
    """The saved lengths; None where there is no file or an incomplete one."""
    path = _phase_path(tablebase, white_kings, black_kings)
    size = 2 * binomial(SQUARES, white_kings) * binomial(SQUARES, black_kings)
    if path is None or not path.exists() or path.stat().st_size != 2 * size:
        return None
    return np.memmap(path, np.uint16, "r").view(np.ndarray)


def _phase_path(tablebase: "Tablebase", white_kings: int, black_kings: int) -> Path | None:
    if tablebase.path is None:
        return None
    return tablebase.path.with_suffix(f".{white_kings}v{black_kings}.lengths")
