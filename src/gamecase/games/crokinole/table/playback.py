"""A shot for the eye: each disc's way in pieces of closed form, and what is heard."""

from collections.abc import Callable
from math import hypot

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.physics.kernel import DISC, EDGE, ENTER, PEG, STOP, SUNK
from gamecase.games.crokinole.physics.simulation import Shot, Step
from gamecase.games.crokinole.position import Place
from gamecase.games.crokinole.table.art import scale_of
from gamecase.scene import Motion, SoundEvent, Track

LOUDEST = 3000.0  # mm/s: a knock at this speed is as loud as it gets
LEAST = 25.0  # softer ones are not heard
MOST_KNOCKS = 24
_NAMES = {DISC: "disc", PEG: "peg", EDGE: "edge", ENTER: "hole"}

Glide = tuple[float, float, float, float, float]


def played_back(
    shot: Shot, board: Board, discs: list[tuple[str, str]], seen: Callable[[Place], Place]
) -> Motion:
    """The motion of a shot; `discs` are the name and kind of each, `seen` where a place is seen."""
    unit = scale_of(board)
    origin = seen((0.0, 0.0))
    glides: dict[int, list[Glide]] = {}
    last = 0.0

    def add(disc: int, time: float, place: Place, velocity: Place) -> None:
        x, y = seen(place)
        far_x, far_y = seen(velocity)
        # A velocity is turned like a place, and measured from the middle.
        glide = (time, x, y, far_x - origin[0], far_y - origin[1])
        glides.setdefault(disc, []).append(_short(glide))

    for step in shot.steps:
        if step.event == STOP:
            last = max(last, step.time)
            continue  # a disc that loses speed evenly stops there by itself
        add(step.disc, step.time, (step.x, step.y), (step.vx, step.vy))
        last = max(last, step.time)
        if step.event == EDGE and not any(shot.rimmed):
            last = max(last, _fall(step, board, add))
        if step.event == ENTER and shot.states[step.disc] == SUNK and not (step.vx or step.vy):
            add(step.disc, step.time + 0.05, (0.0, 0.0), (0.0, 0.0))
            last = max(last, step.time + 0.35)
    tracks = tuple(
        Track(discs[disc][1], discs[disc][0], tuple(found))
        for disc, found in sorted(glides.items())
    )
    return Motion(
        seconds=round(last, 3),
        slowing=round(board.slowing * unit, 3),
        tracks=tracks,
        knocks=_knocks(shot),
    )


def _fall(step: Step, board: Board, add: Callable[[int, float, Place, Place], None]) -> float:
    """Let a disc that leaves the surface roll to the middle of the ditch; when it gets there."""
    far = hypot(step.x, step.y)
    outwards = (step.vx * step.x + step.vy * step.y) / far
    time = step.time + min(board.ditch_width / 2 / max(outwards, 200.0), 0.12)
    reach = (far + board.ditch_width / 2) / far
    add(step.disc, time, (step.x * reach, step.y * reach), (0.0, 0.0))
    return time + 0.1


def _short(glide: Glide) -> Glide:
    """As exact as an eye is: tenths of a millisecond, hundredths of a unit."""
    time, x, y, vx, vy = glide
    return (round(time, 4), round(x, 2), round(y, 2), round(vx, 1), round(vy, 1))


def _knocks(shot: Shot) -> tuple[SoundEvent, ...]:
    heard = [step for step in shot.steps if step.event in _NAMES and step.strength > LEAST]
    loudest = sorted(heard, key=lambda step: -step.strength)[:MOST_KNOCKS]
    return tuple(
        SoundEvent(
            round(step.time, 3),
            _NAMES[step.event],
            round(min(step.strength / LOUDEST, 1.0), 2),
        )
        for step in sorted(loudest, key=lambda step: step.time)
    )
