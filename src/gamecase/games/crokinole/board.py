"""The board: its measures, and where on it a disc lies."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any

from gamecase.games.crokinole.trigonometry import cosine, sine
from gamecase.kernel.errors import BookletError

GRAVITY = 9810.0  # mm/s^2


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board with its surface and its discs; lengths in mm, speeds in mm/s."""

    surface_radius: float
    line_radius: float  # the start and out line
    ten_radius: float
    fifteen_radius: float  # also the circle of the pegs
    line_width: float
    hole_radius: float
    disc_radius: float
    peg_radius: float
    ditch_width: float
    friction: float
    slow_speed: float
    slow_restitution: float
    fast_speed: float
    fast_restitution: float
    peg_restitution: float
    rim_restitution: float
    disc_friction: float
    peg_friction: float
    sinking_speed: float

    @property
    def slowing(self) -> float:
        """How fast a sliding disc loses speed, in mm/s^2."""
        return self.friction * GRAVITY

    @property
    def tipping_radius(self) -> float:
        """Nearer to the hole's centre than this, a disc's centre has no wood below it."""
        return sqrt(self.hole_radius**2 - self.disc_radius**2)

    @property
    def peg_offsets(self) -> tuple[float, float]:
        """The longer and the shorter coordinate of every peg: they stand at 22.5 + n*45 degrees."""
        return self.fifteen_radius * cosine(22.5), self.fifteen_radius * sine(22.5)

    def pegs(self) -> tuple[tuple[float, float], ...]:
        far, near = self.peg_offsets
        return tuple(
            (one * sign_x, two * sign_y)
            for one, two in ((near, far), (far, near))
            for sign_x in (-1, 1)
            for sign_y in (-1, 1)
        )

    def _inside(self, radius: float) -> float:
        """A disc whose centre is nearer than this does not touch the line of that radius."""
        return radius - self.line_width / 2 - self.disc_radius

    @property
    def live_limit(self) -> float:
        """From here on a disc at rest touches the out line or lies beyond it."""
        return self._inside(self.line_radius)

    def points_at(self, distance: float) -> int:
        """What a disc counts whose centre lies so far out; a line counts for the lower zone."""
        if distance < self._inside(self.fifteen_radius):
            return 15
        if distance < self._inside(self.ten_radius):
            return 10
        return 5 if distance < self.live_limit else 0

    def reaches_fifteen(self, distance: float) -> bool:
        """Whether any part of the disc lies on or inside the line of the fifteen ring."""
        return distance <= self.fifteen_radius + self.line_width / 2 + self.disc_radius


@lru_cache(maxsize=1)
def _equipment() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("boards.toml").read_text("utf-8"))


@lru_cache(maxsize=16)
def board(profile: str, surface: str, contact: str = "game") -> Board:
    """The board of a profile with a surface, or BookletError when there is none such."""
    known = _equipment()
    for part, wanted in (("boards", profile), ("surfaces", surface), ("contact", contact)):
        if wanted not in known[part]:
            raise BookletError(f"no {wanted!r} among the {part}; there are {[*known[part]]}")
    return Board(
        **known["boards"][profile], **known["contact"][contact], friction=known["surfaces"][surface]
    )
