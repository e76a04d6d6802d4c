"""Random positions of a round, and random actions that are often not allowed in them."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, radians, sin
from random import Random

from gamecase.games.crokinole.notation import read_place
from gamecase.games.crokinole.position import (
    ZONES,
    Action,
    CountRound,
    Disc,
    Flick,
    NoteDisc,
    Position,
    Settle,
    SettledDisc,
    Vector,
)
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.games.crokinole.validation import placement_fault
from games.crokinole.boards import opening


def random_positions(rules: Ruleset, random: Random) -> Iterator[Position]:
    """Positions with discs anywhere, with or without a flick under way; without end."""
    while True:
        start = opening(rules)
        if rules.on_real_board:
            most = rules.discs_a_side // len(ZONES)
            rows = [tuple(random.randint(0, most) for _ in ZONES) for _ in range(2)]
            yield replace(start, noted=tuple(rows))
            continue
        shots = random.randint(0, len(start.shooters) - 1)
        seats = [*start.shooters[:shots]]
        places: list[Vector] = []
        discs: list[Disc] = []
        for number, seat in enumerate(seats):
            place = _place(rules, random)
            if not placement_fault(rules.equipment, [*places, place], rules.equipment.live_limit):
                places.append(place)
                discs.append(Disc(seat, seats[: number + 1].count(seat), *place))
        discs.sort(key=lambda disc: (disc.seat.value, disc.number))
        flick = Flick(0, 0, 900) if random.random() < 0.2 else None
        yield replace(start, shots=shots, discs=tuple(discs), flick=flick)


def _place(rules: Ruleset, random: Random) -> Vector:
    """A place on the board; every other one close to the start line."""
    most = rules.equipment.live_limit - 0.01
    radius = random.uniform(most - 12 if random.random() < 0.5 else 0, most)
    angle = radians(random.uniform(0, 360))
    place = read_place(f"{round(radius * cos(angle), 3)!r},{round(radius * sin(angle), 3)!r}")
    assert place is not None
    return place


def random_action(position: Position, random: Random) -> Action:
    match random.randrange(8):
        case 0:
            return CountRound() if random.random() < 0.2 else _note(random)
        case 1 | 2 if position.rules.on_real_board:
            return _note(random)
        case 1:
            return _settle(position, random)
        case _:
            return _flick(random)


def _note(random: Random) -> NoteDisc:
    return NoteDisc(random.randrange(2), random.choice(ZONES), random.random() < 0.5)


def _flick(random: Random) -> Flick:
    """A flick, of which one or two numbers may lie outside the limits."""
    flick = Flick(random.uniform(-44, 44), random.gauss(0, 10), random.uniform(500, 2500))
    for _ in range(random.randrange(3)):
        match random.randrange(5):
            case 0:
                flick = replace(flick, place=random.uniform(-90, 90))
            case 1:
                flick = replace(flick, bearing=random.uniform(-180, 180))
            case 2:
                flick = replace(flick, speed=random.uniform(0, 8000))
            case 3:
                flick = replace(flick, slip=random.randint(-5, 60))
            case _:
                flick = replace(flick, over=random.randint(-25, 25))
    return flick


def _settle(position: Position, random: Random) -> Settle:
    names = [position.next_disc.name, *(disc.name for disc in position.discs), "d9"]
    chosen = dict.fromkeys([names[0], *random.sample(names, min(2, len(names)))])
    if random.random() < 0.1:
        chosen.pop(names[0])
    ends = [
        SettledDisc(
            name,
            None if random.random() < 0.3 else _anywhere(random),
            touched=random.random() < 0.3,
            rimmed=random.random() < 0.1,
        )
        for name in chosen
    ]
    return Settle(tuple(ends or [SettledDisc(names[0], None)]), hit=random.random() < 0.3)


def _anywhere(random: Random) -> Vector:
    return random.uniform(-340, 340), random.uniform(-340, 340)
