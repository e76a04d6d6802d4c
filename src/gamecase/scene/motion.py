"""How pieces moved on their way to where they lie: sent once, and played by the page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Track:
    """The way of one piece: from each moment on it slides so, until the next.

    A glide is a time in seconds, a place and a velocity in units of the scene. Between two glides
    a piece slides straight on and loses speed evenly; once it has none left it lies still.
    """

    kind: str
    id: str
    glides: tuple[tuple[float, float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class SoundEvent:
    """Something to hear: when, what (`disc`, `peg`, `hole`, `edge`), and how loud, 0 to 1."""

    time: float
    kind: str
    strength: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """All that moves after an action, as one viewer sees it."""

    seconds: float
    slowing: float  # units of the scene a second, lost each second
    tracks: tuple[Track, ...]
    knocks: tuple[SoundEvent, ...] = ()
