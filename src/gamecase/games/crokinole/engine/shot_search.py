"""Choosing a shot: see what there is, try each under a hand's slips, and refine the best."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from random import Random
from typing import Any

from gamecase.games.crokinole.engine.candidates import (
    FASTEST,
    SLOWEST,
    STEEPEST,
    Aimed,
    Discs,
    Eye,
    candidates,
    is_free,
    start,
)
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.physics import kernel
from gamecase.games.crokinole.physics.simulation import lying_together, parameters
from gamecase.games.crokinole.position import Place, Position, turned
from gamecase.games.crokinole.ruleset import RoundScore

TRIED_MOST = 2400  # shots at first sight; more are thinned out evenly


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """How much a player thinks, and how it values what it sees."""

    eye: Eye
    turn: float  # radians: one standard deviation of the hand's slip ...
    stretch: float  # ... and the share of the speed
    glance: int  # tries for every shot at first sight
    refinements: tuple[tuple[int, int, int], ...]  # (shots kept, neighbours each, tries)
    match_score: float = 0.4  # what a disc on the board is worth while others still shoot
    open_twenty: float = 0.6  # what it costs to leave the others an open board, in twenties
    hiding: float = 0.0  # the share of its points that a disc behind pegs is worth more

    @property
    def most_tries(self) -> int:
        """How many shots it simulates for one of its own, at most."""
        refined = (keep * (1 + near) * tries for keep, near, tries in self.refinements)
        return TRIED_MOST * self.glance + sum(refined)


class Situation:
    """A position as the compiled judge wants it, seen from South."""

    def __init__(self, position: Position, mind: Mind) -> None:
        import numpy as np  # noqa: PLC0415 - slow to load, and only bots want it

        rules = position.rules
        quarter = rules.quarter(position.shooter)
        side = rules.side(position.shooter)
        self.board = rules.equipment
        self.ours = _places(position, side, quarter)
        self.theirs = _places(position, 1 - side, quarter)
        places: list[Place] = [(0.0, 0.0), *self.ours, *self.theirs]
        together = lying_together(places[1:], self.board.disc_radius)
        sides = [0] * (1 + len(self.ours)) + [1] * len(self.theirs) + [int(together)]
        self._numbers = np
        self._count = len(places)
        self._discs = np.array(places, dtype=np.float64).ravel()
        self._sides = np.array(sides, dtype=np.int64)
        self._board = np.array(parameters(self.board, rules.rim_bounce), dtype=np.float64)
        self._scales = np.array(scales(position, mind), dtype=np.float64)
        self._real = np.zeros(kernel.REALS)
        self._whole = np.zeros(kernel.WHOLES, dtype=np.int64)

    def worth(self, shots: Sequence[Aimed], slips: Any) -> list[float]:
        """The mean worth of each shot over the slips."""
        np = self._numbers
        rows = np.array([_row(self.board, shot) for shot in shots], dtype=np.float64).ravel()
        means = np.zeros(len(shots))
        compiled()["judge_shots"](
            self._count,
            self._discs,
            self._sides,
            rows,
            slips,
            self._board,
            self._scales,
            self._real,
            self._whole,
            np.zeros(4),
            means,
        )
        return [float(mean) for mean in means]

    def slips(self, mind: Mind, random: Random, count: int) -> Any:
        """The same slips for every shot, in pairs that cancel out."""
        rows: list[float] = []
        for _ in range((count + 1) // 2):
            turn, stretch = random.gauss(0, mind.turn), random.gauss(0, mind.stretch)
            for sign in (1, -1):
                factor = max(1 + sign * stretch, 0.05)
                rows += [cos(turn), sin(sign * turn), factor]
        return self._numbers.array(rows[: 3 * count], dtype=self._numbers.float64)


def _places(position: Position, side: int, quarter: int) -> list[Place]:
    return [
        turned(disc.place, -quarter)
        for disc in position.discs
        if position.rules.side(disc.seat) == side
    ]


def _row(board: Any, shot: Aimed) -> tuple[float, float, float, float]:
    heading = radians(shot.heading)
    return *start(board, shot.place), shot.speed * sin(heading), shot.speed * cos(heading)


def scales(position: Position, mind: Mind) -> tuple[float, ...]:
    """What the judge goes by in this position."""
    rules, board = position.rules, position.rules.equipment
    side = rules.side(position.shooter)
    left = position.shooters[position.shots + 1 :]
    others_shoot = any(rules.side(seat) != side for seat in left)
    weight = mind.match_score if others_shoot else 1.0
    zones = (15 * weight, 10 * weight, 5 * weight)
    # With shots of our own still to come, what they leave standing can be hit again.
    we_shoot = any(rules.side(seat) == side for seat in left)
    theirs = zones if we_shoot or not others_shoot else (15.0, 10.0, 5.0)
    half_won = 0.0
    if rules.round_score is RoundScore.TWO_POINTS:
        half_won = 8.0 + 3.0 * len(left)
    return (
        board.live_limit,
        board.fifteen_radius - board.line_width / 2 - board.disc_radius,
        board.ten_radius - board.line_width / 2 - board.disc_radius,
        board.fifteen_radius + board.line_width / 2 + board.disc_radius,
        1.0 if rules.miss_takes_touched else 0.0,
        20.0,
        *zones,
        *theirs,
        20 * mind.open_twenty if others_shoot else 0.0,
        3.0 if others_shoot else 0.0,
        20.0 * (position.twenties_of(side) - position.twenties_of(1 - side)),
        half_won,
        *((points * mind.hiding if others_shoot else 0.0) for points in (15, 10, 5)),
        *board.peg_offsets,
        board.disc_radius + board.peg_radius,
        *(each for place in others_places(position) for each in place),
    )


def others_places(position: Position) -> list[Place]:
    """Where the next of the others may shoot from, as the one who shoots now sees it."""
    rules, left = position.rules, position.shooters[position.shots :]
    side = rules.side(position.shooter)
    others = next((seat for seat in left if rules.side(seat) != side), rules.sides(1 - side)[0])
    quarters = rules.quarter(others) - rules.quarter(position.shooter)
    return [turned(start(rules.equipment, 18.0 * nth), quarters) for nth in (-2, -1, 0, 1, 2)]


def plan(position: Position, mind: Mind, random: Random) -> tuple[Aimed, float]:
    """The best shot the mind finds, seen from South, and what it expects from it."""
    situation = Situation(position, mind)
    discs = Discs(situation.ours, situation.theirs, others_places(position))
    seen = list(candidates(situation.board, mind.eye, discs))
    if len(seen) > TRIED_MOST:
        seen = [seen[nth * len(seen) // TRIED_MOST] for nth in range(TRIED_MOST)]
    ranked = _ranked(situation, seen, situation.slips(mind, random, mind.glance))
    spread = 1.0
    for keep, neighbours, tries in mind.refinements:
        slips = situation.slips(mind, random, tries)
        shots = [shot for _, shot in ranked[:keep]]
        near = [n for shot in shots for n in _near(situation, shot, random, neighbours, spread)]
        ranked = _ranked(situation, [*shots, *near], slips)
        spread *= 0.6
    value, best = ranked[0]
    return best, value


def _ranked(situation: Situation, shots: Sequence[Aimed], slips: Any) -> list[tuple[float, Aimed]]:
    worths = situation.worth(shots, slips)
    return sorted(zip(worths, shots, strict=True), key=lambda pair: -pair[0])


def _near(
    situation: Situation, shot: Aimed, random: Random, count: int, spread: float
) -> Iterable[Aimed]:
    """Shots much like this one: a little aside, harder, softer, or from another place."""
    taken = [*situation.ours, *situation.theirs]
    for _ in range(count):
        place = max(-45.0, min(45.0, shot.place + random.gauss(0, 2.5 * spread)))
        if not is_free(situation.board, place, taken):
            place = shot.place
        # The heading turns along with the place, so that the aim stays on what it was on.
        aside = (place - shot.place) * 0.8
        heading = shot.heading + aside + random.gauss(0, 0.7 * spread)
        heading = max(place - STEEPEST, min(place + STEEPEST, heading))
        speed = shot.speed * (1 + random.gauss(0, 0.1 * spread))
        yield Aimed(place, heading, max(SLOWEST, min(FASTEST, speed)))
