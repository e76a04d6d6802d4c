"""Nature in crokinole: simulates a flick, and says where all discs came to rest."""

from functools import lru_cache

from gamecase.games.crokinole.physics.kernel import DITCH, SUNK
from gamecase.games.crokinole.physics.simulation import SimulatedShot, kernel_parameters, simulate
from gamecase.games.crokinole.position import Position, Settle, SettledDisc, Vector
from gamecase.games.crokinole.ruleset import HandSteadiness
from gamecase.kernel.dice import Dice

#: Slips are in thousandths of a radian, one standard deviation.
HAND_SLIP = 12  # the least at a table where every hand slips
CHAMPION_SLIP = 18  # makes 76 % of open twenties, as the best players do: the usual hand
MAX_SLIP = 40  # the unsteadiest setting of a hand
_SIDES = 1000
_THROWS = 12


def slip_deviations(slip: int) -> tuple[float, float]:
    """The standard deviations of direction (radians) and of speed (a share) for a slip.

    People and bots have the same model: the deviation of the speed grows with that of the
    direction.

    >>> slip_deviations(CHAMPION_SLIP)
    (0.018, 0.06)
    """
    return slip / 1000, slip / 300


def settle_flick(position: Position, dice: Dice) -> Settle:
    """The result of the flick under way; dice are thrown only if the hand slips."""
    size, slip = slip_of(position), None
    if size:
        turn, stretch = slip_deviations(size)
        slip = (round(turn * _throw_normal(dice), 9), round(stretch * _throw_normal(dice), 9))
    return _settle(position, simulate_flick(position, slip), slip)


def slip_of(position: Position) -> int:
    """How far the hand may slip, in thousandths of a radian; 0: not at all."""
    assert position.flick is not None  # nature acts on a flick
    size = position.flick.slip
    is_human = position.rules.steadiness is HandSteadiness.HUMAN
    return max(size, HAND_SLIP) if is_human else size


def settle_without_slip(position: Position) -> Settle:
    """The result of the flick under way if the hand does not slip."""
    return _settle(position, simulate_flick(position, None), None)


def _throw_normal(dice: Dice) -> float:
    """A normally distributed number with standard deviation 1: the sum of twelve dice."""
    total = sum(dice.throw(_SIDES) for _ in range(_THROWS))
    return (total - _THROWS * (_SIDES + 1) / 2) / _SIDES


def apply_slip(velocity: Vector, turn: float, stretch: float) -> Vector:
    """The velocity rotated by a small angle and scaled by 1 + `stretch`.

    The angle is 2 arctan(turn / 2), whose sine and cosine are rational and so exact everywhere.
    """
    half = turn / 2
    cosine = (1 - half * half) / (1 + half * half)
    sine = 2 * half / (1 + half * half)
    factor = max(1 + stretch, 0.0)
    x, y = velocity
    return factor * (x * cosine - y * sine), factor * (x * sine + y * cosine)


@lru_cache(maxsize=256)
def simulate_flick(position: Position, slip: tuple[float, float] | None) -> SimulatedShot:
    """Simulate the flick of a position: disc 0 is the one played, then those on the board."""
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
        velocity = apply_slip(velocity, *slip)
    return simulate(kernel_parameters(rules.equipment, rules.rim_bounce), places, sides, velocity)


def _settle(position: Position, shot: SimulatedShot, slip: tuple[float, float] | None) -> Settle:
    names = [position.next_disc.name, *(disc.name for disc in position.discs)]
    before = [None, *(disc.place for disc in position.discs)]
    discs = []
    for nth, name in enumerate(names):
        state, place = shot.states[nth], shot.places[nth]
        if nth and not shot.touched[nth] and place == before[nth]:
            continue
        is_gone = state in (SUNK, DITCH)
        discs.append(
            SettledDisc(
                name,
                None if is_gone else (place[0] + 0.0, place[1] + 0.0),
                sunk=state == SUNK,
                touched=shot.touched[nth],
                rimmed=shot.rimmed[nth] and not is_gone,
            )
        )
    return Settle(tuple(discs), shot.hit, slip)
