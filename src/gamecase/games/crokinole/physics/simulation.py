"""Simulation of a single shot in plain Python, as the rules use it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.kernel import ROW, X, Y

MAX_ROWS = 1024  # of a track


@dataclass(frozen=True, slots=True)
class TrackPoint:
    """The motion of a disc from an event to its next one."""

    disc: int
    time: float
    x: float
    y: float
    vx: float
    vy: float
    event: int
    strength: float


@dataclass(frozen=True, slots=True)
class SimulatedShot:
    """The result of a flick; disc 0 is the one played."""

    places: tuple[tuple[float, float], ...]
    states: tuple[int, ...]
    touched: tuple[bool, ...]
    rimmed: tuple[bool, ...]
    hit: bool  # a disc of the shooting side touched an opposing one
    events: int
    track: tuple[TrackPoint, ...]


@lru_cache(maxsize=32)
def kernel_parameters(board: Board, rim_bounce: bool = False) -> tuple[float, ...]:
    """The parameters of a board in the order of the kernel's indices."""
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


def any_touching(places: Sequence[tuple[float, float]], radius: float) -> bool:
    """Whether any two discs touch each other."""
    near = (2 * radius + kernel.TOUCHING_AT_REST) ** 2
    return any(
        (x - other_x) ** 2 + (y - other_y) ** 2 <= near
        for nth, (x, y) in enumerate(places)
        for other_x, other_y in places[:nth]
    )


def simulate(
    board: Sequence[float],
    places: Sequence[tuple[float, float]],
    sides: Sequence[int],
    velocity: tuple[float, float],
) -> SimulatedShot:
    """Simulate one flick: disc 0 starts with the velocity, the others are at rest.

    The compiled kernel gives the same bits, but is not worth loading for a single shot.
    """
    count = len(places)
    real, whole = [0.0] * kernel.REALS, [0] * kernel.WHOLES
    rows = [0.0] * (ROW * MAX_ROWS)
    discs = [coordinate for place in places for coordinate in place]
    has_contact = any_touching(places[1:], board[kernel.RADIUS])
    start = [*places[0], *velocity]
    kernel.place_discs(count, discs, [*sides, int(has_contact)], start, real, whole)
    events, row_count = kernel.settle(count, real, whole, list(board), rows)
    points = []
    for nth in range(row_count):
        disc, time, x, y, vx, vy, event, strength = rows[nth * ROW : nth * ROW + ROW]
        points.append(TrackPoint(int(disc), time, x, y, vx, vy, int(event), strength))
    indices = range(count)
    return SimulatedShot(
        places=tuple((real[X + disc], real[Y + disc]) for disc in indices),
        states=tuple(whole[kernel.STATE + disc] for disc in indices),
        touched=tuple(bool(whole[kernel.TOUCHED + disc]) for disc in indices),
        rimmed=tuple(bool(whole[kernel.RIMMED + disc]) for disc in indices),
        hit=bool(whole[kernel.HIT]),
        events=events,
        track=tuple(points),
    )
