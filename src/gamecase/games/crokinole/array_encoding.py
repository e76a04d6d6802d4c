"""Crokinole as arrays. Every seat sees the board from its own quarter, as South.

A flick has a number for its place on the start line, its direction and its speed, each in steps;
flicks between them have none.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.crokinole import GAME
from gamecase.games.crokinole.position import Action, Flick, Position, rotate
from gamecase.games.crokinole.ruleset import HandSteadiness, Ruleset
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.seat import Seat

PLACES = tuple(float(degrees) for degrees in range(-45, 46, 5))
BEARINGS = tuple(degrees / 2 for degrees in range(-90, 91, 3))
SPEEDS = tuple(float(speed) for speed in range(600, 3001, 300))

MOST_DISCS = 24
_FIELDS = 4  # x, y, ours, theirs
_WIDTH = MOST_DISCS * _FIELDS + 3


def action_count(rules: Ruleset) -> int:
    return len(PLACES) * len(BEARINGS) * len(SPEEDS)


def observation_shape(rules: Ruleset) -> tuple[int, ...]:
    return (_WIDTH,)


def observe(position: Position, seat: Seat) -> NDArray[np.float32]:
    """Every live disc (x, y, ours, theirs), our twenties, theirs, and the share of shots played."""
    rules = position.rules
    side, radius = rules.side(seat), rules.equipment.surface_radius
    row = np.zeros(_WIDTH, np.float32)
    ordered = sorted(position.discs, key=lambda disc: (rules.side(disc.seat) != side, disc.name))
    for nth, disc in enumerate(ordered[:MOST_DISCS]):
        x, y = rotate(disc.place, -rules.quarter(seat))
        is_ours = rules.side(disc.seat) == side
        row[nth * _FIELDS : (nth + 1) * _FIELDS] = x / radius, y / radius, is_ours, not is_ours
    row[-3:-1] = (
        position.twenties_of(side) / MOST_DISCS,
        position.twenties_of(1 - side) / MOST_DISCS,
    )
    row[-1] = position.shots / len(position.shooters)
    return row


def _flick(number: int) -> Flick:
    rest, speed = divmod(number, len(SPEEDS))
    place, bearing = divmod(rest, len(BEARINGS))
    return Flick(PLACES[place], BEARINGS[bearing], SPEEDS[speed])


def legal_ids(position: Position) -> NDArray[np.int64]:
    """Every flick from the places of the line that no disc covers."""
    _check(position.rules)
    per_place = len(BEARINGS) * len(SPEEDS)
    free = [
        nth for nth, place in enumerate(PLACES)
        if GAME.judge(position, Flick(place, 0.0, SPEEDS[0])) is None
    ]  # fmt: skip
    if not free:
        return np.zeros(0, np.int64)
    return np.concatenate([np.arange(nth * per_place, (nth + 1) * per_place) for nth in free])


def action_of(position: Position, number: int) -> Action:
    _check(position.rules)
    if not 0 <= number < action_count(position.rules):
        raise BadAction(f"{number}: expected 0 to {action_count(position.rules) - 1}")
    flick = _flick(number)
    if GAME.judge(position, flick) is not None:
        raise BadAction(f"{number}: a disc lies where the flick starts")
    return flick


def chances(position: Position) -> dict[Action, float]:
    """The one result of a flick by a steady hand; slips of a hand have no list."""
    if position.flick is None:
        raise BadInput("nature is not to act")
    if position.flick.slip or position.rules.steadiness is HandSteadiness.HUMAN:
        raise BadInput("a hand that slips has infinitely many results")
    return {GAME.nature(position, DerivedDice(secret_of_seed(0), (), 1)): 1.0}


def _check(rules: Ruleset) -> None:
    if rules.on_real_board:
        raise BadInput("notes of a real board have no numbers")
