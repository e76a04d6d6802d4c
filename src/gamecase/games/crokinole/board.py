"""The board: its measures, and the zones on it."""

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
    line_radius: float  # the line discs start from; a disc that touches it is out
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
        """The deceleration of a sliding disc in mm/s^2."""
        return self.friction * GRAVITY

    @property
    def tipping_radius(self) -> float:
        """The distance from the hole's centre within which a disc tips into it."""
        return sqrt(self.hole_radius**2 - self.disc_radius**2)

    @property
    def peg_offsets(self) -> tuple[float, float]:
        """The longer and the shorter coordinate of the pegs, which are at 22.5 + n*45 degrees."""
        return self.fifteen_radius * cosine(22.5), self.fifteen_radius * sine(22.5)

    def pegs(self) -> tuple[tuple[float, float], ...]:
        far, near = self.peg_offsets
        return tuple(
            (x * sign_x, y * sign_y)
            for x, y in ((near, far), (far, near))
            for sign_x in (-1, 1)
            for sign_y in (-1, 1)
        )

    def _inside(self, radius: float) -> float:
        """The distance within which a disc does not touch the line of that radius."""
        return radius - self.line_width / 2 - self.disc_radius

    @property
    def live_limit(self) -> float:
        """The distance from which on a disc touches the out line or is beyond it."""
        return self._inside(self.line_radius)

    def points_at(self, distance: float) -> int:
        """The points of a disc at a distance; on a line, those of the outer zone."""
        if distance < self._inside(self.fifteen_radius):
            return 15
        if distance < self._inside(self.ten_radius):
            return 10
        return 5 if distance < self.live_limit else 0

    def reaches_fifteen(self, distance: float) -> bool:
        """Whether any part of the disc is on or inside the line of the fifteen ring."""
        return distance <= self.fifteen_radius + self.line_width / 2 + self.disc_radius


@lru_cache(maxsize=1)
def _equipment() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("boards.toml").read_text("utf-8"))


@lru_cache(maxsize=16)
def board(profile: str, surface: str, contact: str = "game") -> Board:
    """The board of a profile with a surface; BookletError if boards.toml has no such part."""
    parts = _equipment()
    for part, key in (("boards", profile), ("surfaces", surface), ("contact", contact)):
        if key not in parts[part]:
            raise BookletError(f"no {key!r} among the {part}; there are {[*parts[part]]}")
    return Board(
        **parts["boards"][profile], **parts["contact"][contact], friction=parts["surfaces"][surface]
    )
