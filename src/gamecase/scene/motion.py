"""Motion: how pieces slide to their new places, sent once and animated by the page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Track:
    """The path of one piece as a sequence of glides.

    A glide is a time in seconds, a place and a velocity in units of the scene. Until the next glide
    the piece slides in a straight line with constant deceleration, and stops at speed zero.
    """

    kind: str
    id: str
    glides: tuple[tuple[float, float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class SoundEvent:
    """A sound: time, loudness from 0 to 1, and kind (`disc`, `peg`, `hole`, `edge`, `twenty`)."""

    time: float
    kind: str
    strength: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """The motion of all pieces after an action, as one viewer sees it."""

    seconds: float
    slowing: float  # deceleration, in units of the scene per second squared
    tracks: tuple[Track, ...]
    knocks: tuple[SoundEvent, ...] = ()
