"""Scenes with known exact results, and a finely stepped integrator for comparison.

The sixty scenes depend on their seed alone: twelve discs at rest and a shooter on the start line,
aimed at one of them or at the hole, at 1 to 3 m/s. `reference_finals.json` holds where every disc
ends: friction 0.1, restitution 0.8 between discs and 0.7 at pegs, no contact friction, no hole.
"""

import json
from math import atan2, cos, hypot, pi, sin, sqrt
from pathlib import Path

import numpy as np

from gamecase.games.crokinole.board import board
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.simulation import kernel_parameters

BOARD = board("tournament", "normal")
Vector = tuple[float, float]


def plain_parameters() -> tuple[float, ...]:
    """The board of the reference: constant restitution, no tangential impulse, no hole."""
    values = list(kernel_parameters(BOARD))
    values[kernel.SLOWING] = 981.0
    values[kernel.SLOW_RESTITUTION], values[kernel.RESTITUTION_SLOPE] = 0.8, 0.0
    values[kernel.PEG_RESTITUTION] = 0.7
    for index in (kernel.DISC_FRICTION, kernel.PEG_FRICTION, kernel.HOLE):
        values[index] = 0.0
    return tuple(values)


def scene(seed: int, count: int = 12) -> tuple[list[Vector], Vector]:
    """The discs of a scene, the shooter first, and its velocity."""
    rng = np.random.default_rng(seed)
    pegs = BOARD.pegs()
    turn = rng.uniform(-pi / 4 + 0.06, pi / 4 - 0.06)
    places = [(304.8 * sin(turn), -304.8 * cos(turn))]
    while len(places) < count + 1:
        far = sqrt(rng.uniform(0, 1)) * 285.0
        angle = rng.uniform(0, 2 * pi)
        x, y = far * cos(angle), far * sin(angle)
        if any((x - a) ** 2 + (y - b) ** 2 < (2 * 15.875 + 0.5) ** 2 for a, b in places):
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < (15.875 + 4.7625 + 0.5) ** 2 for a, b in pegs):
            continue
        places.append((x, y))
    target = int(rng.integers(0, count + 1))
    to_x, to_y = (0.0, 0.0) if target == 0 else places[target]
    heading = atan2(to_y - places[0][1], to_x - places[0][0]) + rng.normal(0, 0.02)
    speed = rng.uniform(1000.0, 3000.0)
    return places, (speed * cos(heading), speed * sin(heading))


def finals() -> list[list[list[float | None]]]:
    path = Path(__file__).with_name("reference_finals.json")
    places: list[list[list[float | None]]] = json.loads(path.read_text("utf-8"))["finals"]
    return places


def stepped(
    places: list[Vector], velocity: Vector, board_: tuple[float, ...], step: float
) -> tuple[list[Vector | None], int]:
    """Final places by small time steps (None: off the board), and the number of contacts."""
    slowing, radius = board_[kernel.SLOWING], board_[kernel.RADIUS]
    here = [list(place) for place in places]
    speeds = [[0.0, 0.0] for _ in places]
    speeds[0] = list(velocity)
    live = set(range(len(places)))
    contacts = 0
    while any(hypot(*speeds[disc]) > 0 for disc in live):
        moving = [disc for disc in live if hypot(*speeds[disc]) > 0]
        for disc in moving:
            speed = hypot(*speeds[disc])
            left = max(speed - slowing * step, 0.0)
            for axis in (0, 1):
                unit = speeds[disc][axis] / speed
                here[disc][axis] += unit * (speed + left) / 2 * step
                speeds[disc][axis] = unit * left
            if hypot(*here[disc]) > board_[kernel.EDGE_RADIUS]:
                live.discard(disc)
        for disc in [disc for disc in moving if disc in live]:
            for other in live - {disc}:
                contacts += _hit(here, speeds, disc, other, 2 * radius)
            for peg in BOARD.pegs():
                contacts += _hit_peg(here[disc], speeds[disc], peg, board_)
    ends = [(here[d][0], here[d][1]) if d in live else None for d in range(len(places))]
    return ends, contacts


def _hit(
    here: list[list[float]], speeds: list[list[float]], one: int, two: int, near: float
) -> int:
    dx, dy = here[two][0] - here[one][0], here[two][1] - here[one][1]
    if abs(dx) > near or abs(dy) > near or dx * dx + dy * dy > near * near:
        return 0
    far = hypot(dx, dy)
    nx, ny = dx / far, dy / far
    closing = (speeds[one][0] - speeds[two][0]) * nx + (speeds[one][1] - speeds[two][1]) * ny
    if closing <= 0:
        return 0
    push = closing * (1 + 0.8) / 2
    for axis, unit in ((0, nx), (1, ny)):
        speeds[one][axis] -= push * unit
        speeds[two][axis] += push * unit
    return 1


def _hit_peg(here: list[float], speed: list[float], peg: Vector, board_: tuple[float, ...]) -> int:
    dx, dy = peg[0] - here[0], peg[1] - here[1]
    reach = board_[kernel.PEG_REACH]
    if dx * dx + dy * dy > reach * reach:
        return 0
    far = hypot(dx, dy)
    nx, ny = dx / far, dy / far
    closing = speed[0] * nx + speed[1] * ny
    if closing <= 0:
        return 0
    for axis, unit in ((0, nx), (1, ny)):
        speed[axis] -= closing * 1.7 * unit
    return 1
