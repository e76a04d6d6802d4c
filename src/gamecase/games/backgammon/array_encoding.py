"""Backgammon as arrays, as the seat to act sees the board.

A play of two different dice is the place from which the higher one is played and the place from
which the lower one is (0: not played, 1 to 24, 25 for the bar). A play of a double is the
multiset of up to four places. So every play has a number of its own, whatever the board.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import PASS, Action, Call, Play, Roll, Start
from gamecase.games.backgammon.board import CheckerStep
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.game import ListedActions
from gamecase.kernel.seat import Seat, opponent

_PLACES = 26
_MIXED = _PLACES * _PLACES
_MOST_STEPS = 4
_DOUBLES = comb(_PLACES + _MOST_STEPS - 1, _MOST_STEPS)
_CALLS = _MIXED + _DOUBLES
_PHASES = tuple(Phase)
_WIDTH = 2 * _PLACES + 6 + 3 + len(_PHASES)


def action_count(rules: Ruleset) -> int:
    return _CALLS + len(Call)


def observation_shape(rules: Ruleset) -> tuple[int, ...]:
    return (_WIDTH,)


def observe(position: Position, seat: Seat) -> NDArray[np.float32]:
    """Our checkers (off, 24 points, bar), theirs, dice left of each face, the cube, the phase."""
    row = np.zeros(_WIDTH, np.float32)
    other = opponent(seat)
    row[:_PLACES] = np.array(position.of(seat)) / 15
    row[_PLACES : 2 * _PLACES] = np.array(position.of(other)) / 15
    at = 2 * _PLACES
    for die in position.dice:
        row[at + die - 1] += 1 / _MOST_STEPS
    at += 6
    row[at] = min((position.cube.value.bit_length() - 1) / 6, 1)
    row[at + 1], row[at + 2] = position.cube.owner is seat, position.cube.owner is other
    row[at + 3 + _PHASES.index(position.phase)] = 1
    return row


def _number(position: Position, action: Action) -> int:
    if isinstance(action, Call):
        return _CALLS + [*Call].index(action)
    if not isinstance(action, Play):
        raise BadAction(f"{action}: only plays and calls of a player have numbers")
    dice, steps = position.dice, action.steps
    if len({*dice}) == 2:
        high, low = _starts(steps, max(dice), min(dice))
        return high * _PLACES + low
    starts = sorted((step.start for step in steps), reverse=True)
    starts += [0] * (_MOST_STEPS - len(starts))
    ranks = (comb(start + left - 1, left) for start, left in zip(starts, (4, 3, 2, 1), strict=True))
    return _MIXED + sum(ranks)


def _starts(steps: tuple[CheckerStep, ...], high: int, low: int) -> tuple[int, int]:
    """The places from which the higher and the lower die are played; 0 for none."""
    if not steps:
        return 0, 0
    if len(steps) == 1:
        (step,) = steps
        return (0, step.start) if _uses(step, low) else (step.start, 0)
    one, two = steps
    return (one.start, two.start) if _fits(one, two, high, low) else (two.start, one.start)


def _uses(step: CheckerStep, die: int) -> bool:
    """Whether a die fits a step: exactly, or by bearing off with more than is needed."""
    length = step.start - step.end
    return length == die or (step.end == 0 and length < die)


def _fits(one: CheckerStep, two: CheckerStep, high: int, low: int) -> bool:
    """Whether the first step is that of the higher die."""
    if not (_uses(one, high) and _uses(two, low)):
        return False
    # Where both ways are possible, the checker that is farther back uses the higher die.
    return not (_uses(two, high) and _uses(one, low)) or one.start >= two.start


def _legal(position: Position) -> dict[int, Action]:
    if not position.rules.assisted:
        raise BadInput("checkers that are moved one by one have no numbers: set assisted")
    choices = GAME.choices(position)
    assert isinstance(choices, ListedActions)
    return {_number(position, action): action for action in choices.actions}


def legal_ids(position: Position) -> NDArray[np.int64]:
    return np.array(sorted(_legal(position)), np.int64)


def action_of(position: Position, number: int) -> Action:
    legal = _legal(position)
    if number not in legal:
        raise BadAction(f"{number}: expected the number of a legal action, {PASS} included")
    return legal[number]


def chances(position: Position) -> dict[Action, float]:
    """The draw for the first turn, or the 21 rolls."""
    if position.phase is Phase.DRAW:
        return {Start(one, two): 1 / 36 for one in range(1, 7) for two in range(1, 7)}
    if position.phase is Phase.THROW:
        return {
            Roll(high, low): (1 if high == low else 2) / 36
            for high in range(1, 7)
            for low in range(1, high + 1)
        }
    raise BadInput("nature is not to act")
