"""Random rounds of crokinole by the compiled physics, with flicks of the numbered places."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.playouts_module import Playouts
from gamecase.games.crokinole.array_encoding import BEARINGS, PLACES, SPEEDS
from gamecase.games.crokinole.engine.compiled import compiled
from gamecase.games.crokinole.engine.random_rounds import RANK_SIZE
from gamecase.games.crokinole.engine.shot_values import (
    FIFTEEN,
    LIVE,
    OPEN,
    SCALES,
    TAKES_TOUCHED,
    TEN,
)
from gamecase.games.crokinole.physics.kernel import REALS, WHOLES
from gamecase.games.crokinole.physics.simulation import kernel_parameters
from gamecase.games.crokinole.position import Flick
from gamecase.games.crokinole.ruleset import HandSteadiness, Ruleset, shooters
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True, eq=False)
class RoundTables:
    """What the kernel needs to know of a ruleset."""

    shots: NDArray[np.int64]  # of each shot: the row of the seat, its side, and its disc's name
    starts: NDArray[np.float64]  # where a flick starts, by seat and place
    units: NDArray[np.float64]  # its direction, by bearing as well
    speeds: NDArray[np.float64]
    board: NDArray[np.float64]
    scales: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class RandomRoundResults:
    """Rounds that were played, with the flicks of every shot."""

    points: NDArray[np.int64]  # of the light side and the dark side
    flicks: NDArray[np.int64]  # by round and shot: the indices of place, direction and speed


def play_games(rules: Ruleset, games: int, seed: int) -> Playouts:
    """Play rounds in which every flick is chosen evenly among the numbered ones."""
    points = play_rounds(rules, games, seed).points
    order = shooters(rules, 0)
    begins = rules.side(order[0])
    lead = points[:, begins] - points[:, 1 - begins]
    winners = np.where(lead > 0, 0, np.where(lead < 0, 1, -1)).astype(np.int8)
    return Playouts(winners, np.full(games, len(order), np.int32))


def play_rounds(rules: Ruleset, games: int, seed: int) -> RandomRoundResults:
    """Play first rounds of a match by a steady hand."""
    if not is_simulated_exactly(rules):
        raise BadInput("random rounds are simulated, by a steady hand")
    tables, order = round_tables(rules), shooters(rules, 0)
    chances = np.random.default_rng(abs(seed)).random(games * len(order) * 3)
    points = np.zeros(2 * games, np.int64)
    flicks = np.zeros(games * len(order) * 3, np.int64)
    compiled()["play_rounds"](
        tables.shots,
        tables.starts,
        tables.units,
        tables.speeds,
        chances,
        tables.board,
        tables.scales,
        np.zeros(REALS),
        np.zeros(WHOLES, np.int64),
        np.zeros(60),
        np.zeros(58, np.int64),
        np.zeros(len(PLACES), np.int64),
        points,
        flicks,
    )
    return RandomRoundResults(points.reshape(games, 2), flicks.reshape(games, len(order), 3))


def is_simulated_exactly(rules: Ruleset) -> bool:
    """Whether the result of a flick is certain: on the screen, by a hand that does not slip."""
    return not rules.on_real_board and rules.steadiness is not HandSteadiness.HUMAN


def round_tables(rules: Ruleset) -> RoundTables:
    equipment = rules.equipment
    starts, units = _flick_tables(rules)
    scales = np.zeros(SCALES)
    scales[LIVE] = equipment.live_limit
    scales[OPEN], scales[FIFTEEN], scales[TEN] = _limits(rules)
    scales[TAKES_TOUCHED] = float(rules.miss_takes_touched)
    board = np.array(kernel_parameters(equipment, rules.rim_bounce))
    shots = _shots(rules, shooters(rules, 0))
    return RoundTables(shots, starts, units, np.array(SPEEDS), board, scales)


def _shots(rules: Ruleset, order: tuple[Seat, ...]) -> NDArray[np.int64]:
    """Of each shot: the row of the seat, its side, and its disc in the order of names."""
    ranks = {seat: nth for nth, seat in enumerate(sorted(rules.seats, key=lambda seat: seat.value))}
    rows, played = [], dict.fromkeys(rules.seats, 0)
    for seat in order:
        played[seat] += 1
        rank = ranks[seat] * RANK_SIZE + played[seat]
        rows.append((rules.seats.index(seat), rules.side(seat), rank))
    return np.array(rows, np.int64).ravel()


def _flick_tables(rules: Ruleset) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where a flick starts, by seat and place, and its direction, by bearing as well."""
    starts, units = [], []
    for seat in rules.seats:
        quarter = rules.quarter(seat)
        for place in PLACES:
            starts.append(Flick(place, 0.0, 1.0).start(rules.equipment.line_radius, quarter))
            units += [Flick(place, bearing, 1.0).velocity(quarter) for bearing in BEARINGS]
    return np.array(starts).ravel(), np.array(units).ravel()


def _limits(rules: Ruleset) -> tuple[float, float, float]:
    """The distances within which a disc is open, in the fifteen ring and in the ten ring."""
    equipment = rules.equipment
    half, radius = equipment.line_width / 2, equipment.disc_radius
    return (
        equipment.fifteen_radius + half + radius,
        equipment.fifteen_radius - half - radius,
        equipment.ten_radius - half - radius,
    )
