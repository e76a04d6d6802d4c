"""Random boards and flicks from a seed."""

from dataclasses import dataclass
from math import atan2, cos, dist, hypot, pi, sin, sqrt
from random import Random

from gamecase.games.crokinole.board import board

BOARD = board("tournament", "normal")
Vector = tuple[float, float]


@dataclass(frozen=True)
class Setup:
    """Discs at rest, and the velocity of disc 0 on the start line."""

    places: list[Vector]
    sides: list[int]
    velocity: Vector


def fits(place: Vector, others: list[Vector], gap: float = 1e-7) -> bool:
    """Whether a disc fits there, clear of discs, pegs and hole."""
    return (
        BOARD.tipping_radius < hypot(*place) < BOARD.live_limit
        and all(dist(place, other) >= 2 * BOARD.disc_radius + gap for other in others)
        and all(
            dist(place, peg) >= BOARD.disc_radius + BOARD.peg_radius + gap for peg in BOARD.pegs()
        )
    )


def _start(random: Random) -> Vector:
    angle = random.uniform(-pi / 4, pi / 4)
    return -BOARD.line_radius * sin(angle), -BOARD.line_radius * cos(angle)


def _flick(random: Random, places: list[Vector], fastest: float) -> Vector:
    target = random.choice([(0.0, 0.0), *places[1:]])
    start = places[0]
    heading = atan2(target[1] - start[1], target[0] - start[0]) + random.gauss(0, 0.03)
    speed = random.uniform(100, fastest)
    return speed * cos(heading), speed * sin(heading)


def random_setup(random: Random, most: int = 23) -> Setup:
    """Up to `most` discs anywhere, and a flick at one of them or at the hole."""
    places = [_start(random)]
    count = random.randint(0, most)
    for _ in range(40 * count):
        if len(places) > count:
            break
        far, angle = 287 * sqrt(random.random()), random.uniform(0, 2 * pi)
        place = (far * cos(angle), far * sin(angle))
        if fits(place, places):
            places.append(place)
    sides = [0, *(random.randint(0, 1) for _ in places[1:])]
    return Setup(places, sides, _flick(random, places, 4000))


def touching_setup(random: Random) -> Setup:
    """A dozen touching discs, and a flick at them."""
    places = [_start(random)]
    reach = 2 * BOARD.disc_radius
    while len(places) < 13:
        if len(places) == 1:
            place = (random.uniform(-150, 150), random.uniform(-100, 150))
        else:
            beside = random.choice(places[1:])
            angle = random.uniform(0, 2 * pi)
            place = (beside[0] + reach * cos(angle), beside[1] + reach * sin(angle))
        if fits(place, places, gap=-1e-9):
            places.append(place)
    sides = [0, *(random.randint(0, 1) for _ in places[1:])]
    return Setup(places, sides, _flick(random, places, 3000))
