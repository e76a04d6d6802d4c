"""Pictures of positions for notebooks and files."""

from dataclasses import dataclass

from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage
from gamecase.scene.svg import to_svg
from gamecase.words import speaker


@dataclass(frozen=True, slots=True)
class PositionPicture:
    """A position as SVG; notebooks display it as the value of a cell."""

    package: GamePackage
    position: object
    seen_by: Seat = Seat.FIRST
    theme: str = "light"
    language: str = "en"

    @property
    def svg(self) -> str:
        say = speaker(self.language, self.package.game.key).say
        return to_svg(self.package.table.draw(self.position, self.seen_by), say, theme=self.theme)

    def _repr_svg_(self) -> str:
        return self.svg
