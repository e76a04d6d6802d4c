"""Shots as the rules see them: a board, discs and a velocity in; final places and contacts out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.kernel import ROW, X, Y

MOST_ROWS = 1024  # of a track that is drawn


@dataclass(frozen=True, slots=True)
class Step:
    """From this moment on a disc slides this way, until its next step."""

    disc: int
    time: float
    x: float
    y: float
    vx: float
    vy: float
    event: int
    strength: float


@dataclass(frozen=True, slots=True)
class Shot:
    """What came of a flick; disc 0 is the one played."""

    places: tuple[tuple[float, float], ...]
    states: tuple[int, ...]
    touched: tuple[bool, ...]
    rimmed: tuple[bool, ...]
    hit: bool  # a disc of the shooting side touched an opposing one
    events: int
    steps: tuple[Step, ...]


@lru_cache(maxsize=32)
def parameters(board: Board, rim_bounce: bool = False) -> tuple[float, ...]:
    """A board as the kernel wants it."""
    far, near = board.peg_offsets
    edge = board.surface_radius
    if rim_bounce:
        edge += board.ditch_width - board.disc_radius
    slope = (board.slow_restitution - board.fast_restitution) / (
        board.fast_speed - board.slow_speed
    )
    return (
        board.slowing,
        board.disc_radius,
        edge,
        board.disc_radius + board.peg_radius,
        far,
        near,
        board.slow_speed,
        board.slow_restitution,
        board.fast_speed,
        slope,
        board.peg_restitution,
        board.disc_friction,
        board.peg_friction,
        board.tipping_radius,
        board.sinking_speed,
        1.0 if rim_bounce else 0.0,
        board.rim_restitution,
    )


def lying_together(places: Sequence[tuple[float, float]], radius: float) -> bool:
    """Whether any two discs at rest touch each other."""
    near = (2 * radius + kernel.LYING_TOGETHER) ** 2
    return any(
        (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2 <= near
        for nth, one in enumerate(places)
        for two in places[:nth]
    )


def shoot(
    board: Sequence[float],
    places: Sequence[tuple[float, float]],
    sides: Sequence[int],
    velocity: tuple[float, float],
) -> Shot:
    """One flick in plain Python: disc 0 is sent off, the others lie where they are.

    The compiled kernel gives the same to the bit; a single shot is not worth loading it.
    """
    count = len(places)
    real, whole = [0.0] * kernel.REALS, [0] * kernel.WHOLES
    track = [0.0] * (ROW * MOST_ROWS)
    discs = [each for place in places for each in place]
    together = lying_together(places[1:], board[kernel.RADIUS])
    start = [*places[0], *velocity]
    kernel.lay_out(count, discs, [*sides, int(together)], start, real, whole)
    events, rows = kernel.settle(count, real, whole, list(board), track)
    steps = []
    for nth in range(rows):
        disc, time, x, y, vx, vy, event, strength = track[nth * ROW : nth * ROW + ROW]
        steps.append(Step(int(disc), time, x, y, vx, vy, int(event), strength))
    row = range(count)
    return Shot(
        places=tuple((real[X + disc], real[Y + disc]) for disc in row),
        states=tuple(whole[kernel.STATE + disc] for disc in row),
        touched=tuple(bool(whole[kernel.TOUCHED + disc]) for disc in row),
        rimmed=tuple(bool(whole[kernel.RIMMED + disc]) for disc in row),
        hit=bool(whole[kernel.HIT]),
        events=events,
        steps=tuple(steps),
    )
