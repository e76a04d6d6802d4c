"""Shot search: try candidate shots under the slips of a hand, and refine the best ones."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from random import Random
from typing import TYPE_CHECKING

from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.engine.candidates import (
    MAX_BEARING,
    MAX_SPEED,
    MIN_SPEED,
    DiscPlaces,
    PlannedShot,
    ShotRepertoire,
    candidates,
    is_free,
    start,
)
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.shot_values import HALF_WON
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.simulation import any_touching, kernel_parameters
from gamecase.games.crokinole.position import Position, Vector, rotate
from gamecase.games.crokinole.ruleset import RoundScore

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[tuple[int], np.dtype[np.float64]]

MAX_CANDIDATES = 2400  # more candidates are thinned out evenly
_INTERPRETED_CANDIDATES = 160  # the same until the physics is compiled, which is slower then


@dataclass(frozen=True, slots=True, kw_only=True)
class CrokinoleLevel:
    """How steady a level is, how much it searches, and how it values positions."""

    repertoire: ShotRepertoire
    turn_slip: float  # standard deviation of the direction, radians
    speed_slip: float  # standard deviation of the speed, as a share of it
    first_tries: int  # simulations of each candidate
    refinements: tuple[tuple[int, int, int], ...]  # (shots kept, neighbours of each, simulations)
    live_share: float = 0.4  # value of a live disc, as a share of its points, while others shoot
    open_twenty: float = 0.6  # cost of leaving the opponents an open board, in twenties
    hiding: float = 0.0  # bonus for a disc behind pegs, as a share of its points

    @property
    def max_simulations(self) -> int:
        """How many simulations it needs for one shot at most."""
        refined = (keep * (1 + near) * tries for keep, near, tries in self.refinements)
        return MAX_CANDIDATES * self.first_tries + sum(refined)


class ShotEvaluator:
    """A position as arrays for the compiled functions, rotated so that the shooter sits South."""

    def __init__(
        self, position: Position, level: CrokinoleLevel, *, in_points: bool = False
    ) -> None:
        """`in_points`: values are points, also where a round counts only as won or lost."""
        import numpy as np  # noqa: PLC0415 - slow to import, and only bots need it

        rules = position.rules
        quarter = rules.quarter(position.shooter)
        side = rules.side(position.shooter)
        self.board = rules.equipment
        self.ours = _places(position, side, quarter)
        self.theirs = _places(position, 1 - side, quarter)
        places: list[Vector] = [(0.0, 0.0), *self.ours, *self.theirs]
        has_contact = any_touching(places[1:], self.board.disc_radius)
        sides = [0] * (1 + len(self.ours)) + [1] * len(self.theirs) + [int(has_contact)]
        self._numpy = np
        self._count = len(places)
        self._discs = np.array(places, dtype=np.float64).ravel()
        self._sides = np.array(sides, dtype=np.int64)
        self._board = np.array(kernel_parameters(self.board, rules.rim_bounce), dtype=np.float64)
        self._scales = np.array(value_scales(position, level), dtype=np.float64)
        if in_points:
            self._scales[HALF_WON] = 0.0
        self._real = np.zeros(kernel.REALS)
        self._whole = np.zeros(kernel.WHOLES, dtype=np.int64)

    def mean_values(self, shots: Sequence[PlannedShot], slips: "Floats") -> list[float]:
        """The mean value of each shot over the slips."""
        np = self._numpy
        rows = np.array([_row(self.board, shot) for shot in shots], dtype=np.float64).ravel()
        means = np.zeros(len(shots))
        arrays = (self._discs, self._sides, rows, slips, self._board, self._scales)
        buffers = (self._real, self._whole, np.zeros(4))
        if is_interpreted():  # lists are several times faster to index
            means_list = means.tolist()
            lists = [array.tolist() for array in (*arrays, *buffers)]
            compiled()["mean_values"](self._count, *lists, means_list)
            return means_list
        compiled()["mean_values"](self._count, *arrays, *buffers, means)
        return [float(mean) for mean in means]

    def random_slips(self, level: CrokinoleLevel, random: Random, count: int) -> "Floats":
        """Slips for all shots alike, in pairs that cancel out."""
        rows: list[float] = []
        for _ in range((count + 1) // 2):
            turn, stretch = random.gauss(0, level.turn_slip), random.gauss(0, level.speed_slip)
            for sign in (1, -1):
                factor = max(1 + sign * stretch, 0.05)
                rows += [cos(turn), sin(sign * turn), factor]
        return self._numpy.array(rows[: 3 * count], dtype=self._numpy.float64)


def _places(position: Position, side: int, quarter: int) -> list[Vector]:
    return [
        rotate(disc.place, -quarter)
        for disc in position.discs
        if position.rules.side(disc.seat) == side
    ]


def _row(board: Board, shot: PlannedShot) -> tuple[float, float, float, float]:
    """The shot as the compiled functions take it: start and velocity."""
    heading = radians(shot.heading)
    return *start(board, shot.place), shot.speed * sin(heading), shot.speed * cos(heading)


def value_scales(position: Position, level: CrokinoleLevel) -> tuple[float, ...]:
    """The limits and weights of `shot_values.shot_value` in this position, in its order."""
    rules, board = position.rules, position.rules.equipment
    side = rules.side(position.shooter)
    later = position.shooters[position.shots + 1 :]
    opponents_shoot = any(rules.side(seat) != side for seat in later)
    weight = level.live_share if opponents_shoot else 1.0
    zones = (15 * weight, 10 * weight, 5 * weight)
    # With more shots of our own, opposing discs that survive can be hit again.
    we_shoot = any(rules.side(seat) == side for seat in later)
    theirs = zones if we_shoot or not opponents_shoot else (15.0, 10.0, 5.0)
    half_won = 0.0
    if rules.round_score is RoundScore.TWO_POINTS:
        half_won = 8.0 + 3.0 * len(later)
    return (
        board.live_limit,
        board.fifteen_radius - board.line_width / 2 - board.disc_radius,
        board.ten_radius - board.line_width / 2 - board.disc_radius,
        board.fifteen_radius + board.line_width / 2 + board.disc_radius,
        1.0 if rules.miss_takes_touched else 0.0,
        20.0,
        *zones,
        *theirs,
        20 * level.open_twenty if opponents_shoot else 0.0,
        3.0 if opponents_shoot else 0.0,
        20.0 * (position.twenties_of(side) - position.twenties_of(1 - side)),
        half_won,
        *((points * level.hiding if opponents_shoot else 0.0) for points in (15, 10, 5)),
        *board.peg_offsets,
        board.disc_radius + board.peg_radius,
        *(coordinate for place in opponent_starts(position) for coordinate in place),
    )


def opponent_starts(position: Position) -> list[Vector]:
    """Five places where the next opponent may shoot from, as the shooter sees them."""
    rules, left = position.rules, position.shooters[position.shots :]
    side = rules.side(position.shooter)
    seat = next((seat for seat in left if rules.side(seat) != side), rules.sides(1 - side)[0])
    quarters = rules.quarter(seat) - rules.quarter(position.shooter)
    return [rotate(start(rules.equipment, 18.0 * nth), quarters) for nth in (-2, -1, 0, 1, 2)]


def plan_shot(
    position: Position, level: CrokinoleLevel, random: Random
) -> tuple[PlannedShot, float]:
    """The best shot that the level finds, as if it sat South, and its expected value."""
    value, best = ranked_shots(position, level, random)[0]
    return best, value


def ranked_shots(
    position: Position, level: CrokinoleLevel, random: Random, *, in_points: bool = False
) -> list[tuple[float, PlannedShot]]:
    """Shots with their expected values, the best first, as if the shooter sat South."""
    most = MAX_CANDIDATES
    if is_interpreted():
        level = replace(level, first_tries=3, refinements=((6, 4, 12),))
        most = _INTERPRETED_CANDIDATES
    evaluator = ShotEvaluator(position, level, in_points=in_points)
    discs = DiscPlaces(evaluator.ours, evaluator.theirs, opponent_starts(position))
    shots = list(candidates(evaluator.board, level.repertoire, discs))
    if len(shots) > most:
        shots = [shots[nth * len(shots) // most] for nth in range(most)]
    slips = evaluator.random_slips(level, random, level.first_tries)
    ranked = _ranked(evaluator, shots, slips)
    spread = 1.0
    for keep, neighbours, tries in level.refinements:
        slips = evaluator.random_slips(level, random, tries)
        best_shots = [shot for _, shot in ranked[:keep]]
        near = [
            neighbour
            for shot in best_shots
            for neighbour in _neighbours(evaluator, shot, random, neighbours, spread)
        ]
        ranked = _ranked(evaluator, [*best_shots, *near], slips)
        spread *= 0.6
    return ranked


def _ranked(
    evaluator: ShotEvaluator, shots: Sequence[PlannedShot], slips: "Floats"
) -> list[tuple[float, PlannedShot]]:
    values = evaluator.mean_values(shots, slips)
    return sorted(zip(values, shots, strict=True), key=lambda pair: -pair[0])


def _neighbours(
    evaluator: ShotEvaluator, shot: PlannedShot, random: Random, count: int, spread: float
) -> Iterable[PlannedShot]:
    """Similar shots: a little to the side, harder, softer, or from another place."""
    occupied = [*evaluator.ours, *evaluator.theirs]
    for _ in range(count):
        place = max(-45.0, min(45.0, shot.place + random.gauss(0, 2.5 * spread)))
        if not is_free(evaluator.board, place, occupied):
            place = shot.place
        # The heading turns along with the place, so that the target stays the same.
        turn = (place - shot.place) * 0.8
        heading = shot.heading + turn + random.gauss(0, 0.7 * spread)
        heading = max(place - MAX_BEARING, min(place + MAX_BEARING, heading))
        speed = shot.speed * (1 + random.gauss(0, 0.1 * spread))
        yield PlannedShot(place, heading, max(MIN_SPEED, min(MAX_SPEED, speed)))
