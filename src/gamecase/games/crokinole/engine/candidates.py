"""Shots worth a thought: at the hole, at opposing discs, through own discs, and behind pegs.

Everything here is seen from South, whoever shoots: the board is the same from every quarter.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import asin, atan2, cos, degrees, hypot, radians, sin, sqrt

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.position import Flick, Place

FASTEST = 4000.0
SLOWEST = 50.0
STEEPEST = 89.0  # degrees off the middle


@dataclass(frozen=True, slots=True, kw_only=True)
class Eye:
    """How much a player looks for."""

    starts: int  # places along the line
    offsets: tuple[float, ...]  # how full to hit, in discs' widths off the middle
    hits: tuple[float, ...]  # speeds at the target, mm/s
    combines: bool  # also through own discs
    hides: bool = False  # also to rest behind a peg


@dataclass(frozen=True, slots=True)
class Discs:
    """What lies on the board, and where the next of the others may shoot from."""

    ours: Sequence[Place]
    theirs: Sequence[Place]
    views: Sequence[Place]


@dataclass(frozen=True, slots=True)
class Aimed:
    """A shot in the making: where from, where to, and how fast."""

    place: float  # degrees along the line
    heading: float  # degrees clockwise from straight away from South
    speed: float

    @property
    def bearing(self) -> float:
        return self.heading - self.place

    def flick(self) -> Flick:
        bearing = max(-STEEPEST, min(STEEPEST, self.bearing))
        return Flick(self.place, bearing, max(SLOWEST, min(FASTEST, self.speed)))


def start(board: Board, place: float) -> Place:
    angle = radians(place)
    return -board.line_radius * sin(angle), -board.line_radius * cos(angle)


def is_free(board: Board, place: float, discs: Sequence[Place]) -> bool:
    """Whether a disc can be put there without touching another."""
    x, y = start(board, place)
    near = 2 * board.disc_radius + 0.05
    return all(hypot(x - disc[0], y - disc[1]) > near for disc in discs)


def free_places(board: Board, count: int, discs: Sequence[Place]) -> list[float]:
    """Places spread along the line that are free; finer ones when discs are in the way."""
    for tries in (count, 3 * count, 181):
        step = 84 / max(tries - 1, 1)
        spread = [-42 + nth * step if tries > 1 else 0.0 for nth in range(tries)]
        found = [place for place in spread if is_free(board, place, discs)]
        if found:
            return found
    raise AssertionError("twelve discs cannot block a quarter of the line")


def _towards(board: Board, place: float, target: Place, aside: float) -> tuple[float, float] | None:
    """Heading and distance to a point `aside` of a target; None when it is nearer than that."""
    x, y = start(board, place)
    far = hypot(target[0] - x, target[1] - y)
    if far <= abs(aside):
        return None
    turn = degrees(atan2(target[0] - x, target[1] - y) + asin(aside / far))
    return turn, far


def _reaching(board: Board, far: float, left: float) -> float:
    """The speed that has `left` of it left after so far a way."""
    return sqrt(2 * board.slowing * max(far, 0.0) + left * left)


def candidates(board: Board, eye: Eye, discs: Discs) -> Iterator[Aimed]:
    """Every shot the eye sees."""
    for place in free_places(board, eye.starts, [*discs.ours, *discs.theirs]):
        yield from _hole_shots(board, place)
        for target in discs.theirs:
            for share in eye.offsets:
                yield from _hits(board, eye, place, target, share * 2 * board.disc_radius)
        if eye.combines:
            for own in discs.ours:
                for target in discs.theirs:
                    yield from _combinations(board, place, own, target)
        if eye.hides and not discs.theirs:
            yield from _hides(board, place, discs.views)


def _hole_shots(board: Board, place: float) -> Iterator[Aimed]:
    for aside in (-3.0, 0.0, 3.0):
        if found := _towards(board, place, (0.0, 0.0), aside):
            for left in (150.0, 300.0, 450.0, 600.0, 750.0):
                yield Aimed(place, found[0], _reaching(board, found[1], left))


def _hits(board: Board, eye: Eye, place: float, target: Place, aside: float) -> Iterator[Aimed]:
    if found := _towards(board, place, target, aside):
        for left in eye.hits:
            speed = _reaching(board, found[1] - 2 * board.disc_radius, left)
            if speed <= FASTEST and abs(found[0] - place) < STEEPEST:
                yield Aimed(place, found[0], speed)


def _combinations(board: Board, place: float, own: Place, target: Place) -> Iterator[Aimed]:
    """Drive an own disc at an opposing one: hit it on the side away from the target."""
    away = hypot(target[0] - own[0], target[1] - own[1])
    if away < 1:
        return
    reach = 2 * board.disc_radius / away
    ghost = (own[0] - (target[0] - own[0]) * reach, own[1] - (target[1] - own[1]) * reach)
    if found := _towards(board, place, ghost, 0.0):
        for left in (600.0, 1200.0, 2200.0):
            speed = _reaching(board, found[1], left)
            if speed <= FASTEST and abs(found[0] - place) < STEEPEST:
                yield Aimed(place, found[0], speed)


def hiding_places(board: Board, views: Sequence[Place]) -> list[Place]:
    """Right behind each peg, as seen from the middle of where the others shoot."""
    x, y = views[len(views) // 2]
    found = []
    for peg_x, peg_y in board.pegs():
        far = hypot(peg_x - x, peg_y - y)
        reach = (far + board.peg_radius + board.disc_radius + 2.0) / far
        found.append((x + (peg_x - x) * reach, y + (peg_y - y) * reach))
    return [place for place in found if board.reaches_fifteen(hypot(*place))]


def _hides(board: Board, place: float, views: Sequence[Place]) -> Iterator[Aimed]:
    """Come to rest behind a peg; an open board asks no more than to reach the fifteen ring."""
    for hidden in hiding_places(board, views):
        if found := _towards(board, place, hidden, 0.0):
            yield Aimed(place, found[0], _reaching(board, found[1], 0.0))
