"""The motion of a shot for the page: glides of each disc, and sounds."""

from collections.abc import Callable
from math import hypot

from gamecase.games.crokinole.board import Board
from gamecase.games.crokinole.physics.kernel import DISC, EDGE, ENTER, PEG, STOP, SUNK
from gamecase.games.crokinole.physics.simulation import SimulatedShot, TrackPoint
from gamecase.games.crokinole.position import Vector
from gamecase.games.crokinole.table.art import scale_of
from gamecase.scene import Motion, SoundEvent, Track

LOUDEST = 3000.0  # mm/s: contacts at this speed and above have full loudness
SOFTEST = 25.0  # mm/s: slower contacts make no sound
MAX_SOUNDS = 24
_SOUNDS = {DISC: "disc", PEG: "peg", EDGE: "edge", ENTER: "hole"}

Glide = tuple[float, float, float, float, float]


def shot_motion(
    shot: SimulatedShot,
    board: Board,
    discs: list[tuple[str, str]],
    in_scene: Callable[[Vector], Vector],
) -> Motion:
    """The motion of a shot.

    `discs` has the name and the kind of each disc; `in_scene` converts places to the scene.
    """
    unit = scale_of(board)
    origin = in_scene((0.0, 0.0))
    glides: dict[int, list[Glide]] = {}
    last = 0.0

    def add(disc: int, time: float, place: Vector, velocity: Vector) -> None:
        x, y = in_scene(place)
        tip_x, tip_y = in_scene(velocity)
        # A velocity is converted like a place, relative to the middle of the board.
        glide = (time, x, y, tip_x - origin[0], tip_y - origin[1])
        glides.setdefault(disc, []).append(_rounded(glide))

    for point in shot.track:
        if point.event == STOP:
            last = max(last, point.time)
            continue  # the page computes where a decelerating disc stops
        add(point.disc, point.time, (point.x, point.y), (point.vx, point.vy))
        last = max(last, point.time)
        if point.event == EDGE and not any(shot.rimmed):
            last = max(last, _fall(point, board, add))
        if point.event == ENTER and shot.states[point.disc] == SUNK and not (point.vx or point.vy):
            add(point.disc, point.time + 0.05, (0.0, 0.0), (0.0, 0.0))
            last = max(last, point.time + 0.35)
    tracks = tuple(
        Track(discs[disc][1], discs[disc][0], tuple(disc_glides))
        for disc, disc_glides in sorted(glides.items())
    )
    return Motion(
        seconds=round(last, 3),
        slowing=round(board.slowing * unit, 3),
        tracks=tracks,
        knocks=tuple(sorted((*_sounds(shot), *_twenties(shot)), key=lambda sound: sound.time)),
    )


def _fall(
    point: TrackPoint, board: Board, add: Callable[[int, float, Vector, Vector], None]
) -> float:
    """Add the glide of a disc from the edge into the ditch; returns the time when it is there."""
    distance = hypot(point.x, point.y)
    outwards = (point.vx * point.x + point.vy * point.y) / distance
    time = point.time + min(board.ditch_width / 2 / max(outwards, 200.0), 0.12)
    factor = (distance + board.ditch_width / 2) / distance
    add(point.disc, time, (point.x * factor, point.y * factor), (0.0, 0.0))
    return time + 0.1


def _rounded(glide: Glide) -> Glide:
    """The glide rounded to tenths of a millisecond and hundredths of a unit."""
    time, x, y, vx, vy = glide
    return (round(time, 4), round(x, 2), round(y, 2), round(vx, 1), round(vy, 1))


def _twenties(shot: SimulatedShot) -> tuple[SoundEvent, ...]:
    """A sound of joy for every disc that sinks."""
    sunk = {
        point.disc: point.time
        for point in shot.track
        if point.event == ENTER and shot.states[point.disc] == SUNK
    }
    return tuple(SoundEvent(round(time + 0.05, 3), "twenty", 1.0) for time in sorted(sunk.values()))


def _sounds(shot: SimulatedShot) -> tuple[SoundEvent, ...]:
    audible = [p for p in shot.track if p.event in _SOUNDS and p.strength > SOFTEST]
    loudest = sorted(audible, key=lambda point: -point.strength)[:MAX_SOUNDS]
    return tuple(
        SoundEvent(
            round(point.time, 3),
            _SOUNDS[point.event],
            round(min(point.strength / LOUDEST, 1.0), 2),
        )
        for point in sorted(loudest, key=lambda point: point.time)
    )
