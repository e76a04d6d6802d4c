"""Nature at the crokinole board: lets a flicked disc run, and says where all came to rest."""

from functools import lru_cache

from gamecase.games.crokinole.physics.kernel import DITCH, SUNK
from gamecase.games.crokinole.physics.simulation import Shot, parameters, shoot
from gamecase.games.crokinole.position import Place, Position, Settle, Settled
from gamecase.games.crokinole.ruleset import Steadiness
from gamecase.kernel.dice import Dice

HAND_SLIP = 12  # thousandths of a radian: one standard deviation of a good human hand
MOST_SLIP = 40  # as unsteady as a hand may be set
_SIDES = 1000
_THROWS = 12


def hand(slip: int) -> tuple[float, float]:
    """How far a hand strays in direction (radians) and in speed (a share), by its slip.

    Hands that stray by 8, 12 and 16 thousandths miss the speed by about 3, 4 and 6 in a hundred.

    >>> hand(HAND_SLIP)
    (0.012, 0.04)
    """
    return slip / 1000, slip / 300


def flicked(position: Position, dice: Dice) -> Settle:
    """What comes of the flick under way; chance has a say only where hands are not exact."""
    assert position.flick is not None  # nature acts on a flick
    size, slip = position.flick.slip, None
    if position.rules.steadiness is Steadiness.HUMAN:
        size = max(size, HAND_SLIP)
    if size:
        turn, stretch = hand(size)
        slip = (round(turn * _bell(dice), 9), round(stretch * _bell(dice), 9))
    return _settle(position, run(position, slip), slip)


def meant(position: Position) -> Settle:
    """What comes of the flick under way when the hand does not slip at all."""
    return _settle(position, run(position, None), None)


def _bell(dice: Dice) -> float:
    """A number around 0 with standard deviation 1: twelve dice, as good as the normal bell."""
    total = sum(dice.throw(_SIDES) for _ in range(_THROWS))
    return (total - _THROWS * (_SIDES + 1) / 2) / _SIDES


def slipped(velocity: Place, turn: float, stretch: float) -> Place:
    """A velocity turned by a small angle and stretched by a share.

    The turn is the rational one by 2 arctan(turn / 2), which needs no sine.
    """
    half = turn / 2
    cosine = (1 - half * half) / (1 + half * half)
    sine = 2 * half / (1 + half * half)
    factor = max(1 + stretch, 0.0)
    x, y = velocity
    return factor * (x * cosine - y * sine), factor * (x * sine + y * cosine)


@lru_cache(maxsize=256)
def run(position: Position, slip: tuple[float, float] | None) -> Shot:
    """The flick of a position simulated: disc 0 is the one played, then come those on the board."""
    rules, flick = position.rules, position.flick
    assert flick is not None  # nature acts on a flick
    quarter = rules.quarter(position.shooter)
    places = [
        flick.start(rules.equipment.line_radius, quarter),
        *(disc.place for disc in position.discs),
    ]
    sides = [rules.side(seat) for seat in (position.shooter, *(d.seat for d in position.discs))]
    velocity = flick.velocity(quarter)
    if slip:
        velocity = slipped(velocity, *slip)
    return shoot(parameters(rules.equipment, rules.rim_bounce), places, sides, velocity)


def _settle(position: Position, shot: Shot, slip: tuple[float, float] | None) -> Settle:
    names = [position.in_hand.name, *(disc.name for disc in position.discs)]
    before = [None, *(disc.place for disc in position.discs)]
    ends = []
    for nth, name in enumerate(names):
        state, place = shot.states[nth], shot.places[nth]
        if nth and not shot.touched[nth] and place == before[nth]:
            continue
        gone = state in (SUNK, DITCH)
        ends.append(
            Settled(
                name,
                None if gone else (place[0] + 0.0, place[1] + 0.0),
                sunk=state == SUNK,
                touched=shot.touched[nth],
                rimmed=shot.rimmed[nth] and not gone,
            )
        )
    return Settle(tuple(ends), shot.hit, slip)
