"""Candidate shots: at the hole, at opposing discs, through own discs, and behind pegs.

Everything here is rotated so that the shooter sits South; the board is the same from every quarter.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import asin, atan2, cos, degrees, hypot, radians, sin, sqrt

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.position import Flick, Vector

MAX_SPEED = 4000.0
MIN_SPEED = 50.0
MAX_BEARING = 89.0  # degrees off the middle of the board


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotRepertoire:
    """The kinds of shots that a level considers."""

    starts: int  # places along the start line
    offsets: tuple[float, ...]  # how far off its centre to hit a disc, in diameters
    hit_speeds: tuple[float, ...]  # speeds at the target, mm/s
    has_combinations: bool  # shots through own discs
    has_hiding_shots: bool = False  # shots that come to rest behind a peg


@dataclass(frozen=True, slots=True)
class DiscPlaces:
    """The live discs, and the places where the next opponent may shoot from."""

    ours: Sequence[Vector]
    theirs: Sequence[Vector]
    opponent_starts: Sequence[Vector]


@dataclass(frozen=True, slots=True)
class PlannedShot:
    """A shot before rounding: its place, direction and speed."""

    place: float  # degrees along the start line
    heading: float  # degrees clockwise from straight away from South
    speed: float

    @property
    def bearing(self) -> float:
        return self.heading - self.place

    def flick(self) -> Flick:
        bearing = max(-MAX_BEARING, min(MAX_BEARING, self.bearing))
        return Flick(self.place, bearing, max(MIN_SPEED, min(MAX_SPEED, self.speed)))


def start(board: Board, place: float) -> Vector:
    """Where a disc starts from a place along the line."""
    angle = radians(place)
    return -board.line_radius * sin(angle), -board.line_radius * cos(angle)


def is_free(board: Board, place: float, discs: Sequence[Vector]) -> bool:
    """Whether a disc can be placed there without touching another."""
    x, y = start(board, place)
    min_distance = 2 * board.disc_radius + 0.05
    return all(hypot(x - disc[0], y - disc[1]) > min_distance for disc in discs)


def free_places(board: Board, count: int, discs: Sequence[Vector]) -> list[float]:
    """Free places spread along the line; a finer spread if discs occupy all of them."""
    for tries in (count, 3 * count, 181):
        step = 84 / max(tries - 1, 1)
        spread = [-42 + nth * step if tries > 1 else 0.0 for nth in range(tries)]
        places = [place for place in spread if is_free(board, place, discs)]
        if places:
            return places
    raise AssertionError("twelve discs cannot block a quarter of the line")


def _aim(board: Board, place: float, target: Vector, offset: float) -> tuple[float, float] | None:
    """Heading and distance to a point `offset` beside a target; None if it is nearer than that."""
    x, y = start(board, place)
    distance = hypot(target[0] - x, target[1] - y)
    if distance <= abs(offset):
        return None
    heading = degrees(atan2(target[0] - x, target[1] - y) + asin(offset / distance))
    return heading, distance


def _speed_for(board: Board, distance: float, final_speed: float) -> float:
    """The starting speed that leaves `final_speed` after a distance."""
    return sqrt(2 * board.slowing * max(distance, 0.0) + final_speed * final_speed)


def candidates(
    board: Board, repertoire: ShotRepertoire, discs: DiscPlaces
) -> Iterator[PlannedShot]:
    """Every shot of the repertoire."""
    for place in free_places(board, repertoire.starts, [*discs.ours, *discs.theirs]):
        yield from _hole_shots(board, place)
        for target in discs.theirs:
            for share in repertoire.offsets:
                offset = share * 2 * board.disc_radius
                yield from _hits(board, repertoire.hit_speeds, place, target, offset)
        if repertoire.has_combinations:
            for own in discs.ours:
                for target in discs.theirs:
                    yield from _combinations(board, place, own, target)
        if repertoire.has_hiding_shots and not discs.theirs:
            yield from _hiding_shots(board, place, discs.opponent_starts)


def _hole_shots(board: Board, place: float) -> Iterator[PlannedShot]:
    for offset in (-3.0, 0.0, 3.0):
        if aim := _aim(board, place, (0.0, 0.0), offset):
            heading, distance = aim
            for final_speed in (150.0, 300.0, 450.0, 600.0, 750.0):
                yield PlannedShot(place, heading, _speed_for(board, distance, final_speed))


def _hits(
    board: Board, hit_speeds: tuple[float, ...], place: float, target: Vector, offset: float
) -> Iterator[PlannedShot]:
    if aim := _aim(board, place, target, offset):
        heading, distance = aim
        for final_speed in hit_speeds:
            speed = _speed_for(board, distance - 2 * board.disc_radius, final_speed)
            if speed <= MAX_SPEED and abs(heading - place) < MAX_BEARING:
                yield PlannedShot(place, heading, speed)


def _combinations(board: Board, place: float, own: Vector, target: Vector) -> Iterator[PlannedShot]:
    """Drive an own disc at an opposing one: hit it on the side away from the target."""
    between = hypot(target[0] - own[0], target[1] - own[1])
    if between < 1:
        return
    share = 2 * board.disc_radius / between
    ghost = (own[0] - (target[0] - own[0]) * share, own[1] - (target[1] - own[1]) * share)
    if aim := _aim(board, place, ghost, 0.0):
        heading, distance = aim
        for final_speed in (600.0, 1200.0, 2200.0):
            speed = _speed_for(board, distance, final_speed)
            if speed <= MAX_SPEED and abs(heading - place) < MAX_BEARING:
                yield PlannedShot(place, heading, speed)


def hiding_places(board: Board, opponent_starts: Sequence[Vector]) -> list[Vector]:
    """The places right behind each peg, seen from the middle of the opponent's starts."""
    x, y = opponent_starts[len(opponent_starts) // 2]
    places = []
    for peg_x, peg_y in board.pegs():
        distance = hypot(peg_x - x, peg_y - y)
        factor = (distance + board.peg_radius + board.disc_radius + 2.0) / distance
        places.append((x + (peg_x - x) * factor, y + (peg_y - y) * factor))
    return [place for place in places if board.reaches_fifteen(hypot(*place))]


def _hiding_shots(
    board: Board, place: float, opponent_starts: Sequence[Vector]
) -> Iterator[PlannedShot]:
    """Come to rest behind a peg; on an open board it is enough to reach the fifteen ring."""
    for hidden in hiding_places(board, opponent_starts):
        if aim := _aim(board, place, hidden, 0.0):
            yield PlannedShot(place, aim[0], _speed_for(board, aim[1], 0.0))
