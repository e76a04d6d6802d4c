"""Text, boxes and lines of the pictures of an event, for either direction of reading.

A picture is laid out from left to right. Where the language is read from right to left it is
mirrored, and the text anchored at the other side; numbers and names stay as they are.
"""

import re
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from gamecase.scene.svg_paths import number
from gamecase.scene.themes import THEMES

_VARIABLE = re.compile(r"var\(--([a-z-]+)\)")
_SIZE = 15.0  # of type, in units of the drawing


@dataclass(frozen=True, slots=True)
class TextLook:
    """How words are written."""

    anchor: str = "start"
    is_bold: bool = False
    colour: str = "ink"
    most: int = 24  # characters


QUIET = TextLook("middle", colour="ink-soft")
_PLAIN = TextLook()


@dataclass(slots=True)
class EventPicture:
    """A picture that is being drawn, with colours as CSS variables."""

    width: float
    height: float
    is_mirrored: bool = False
    _parts: list[str] = field(default_factory=list)

    def text(self, x: float, y: float, words: str, look: TextLook = _PLAIN) -> None:
        """Write words whose middle is at height y; a name that is cut is told in full on touch."""
        if self.is_mirrored and not any(map(str.isalpha, words)):
            words = f"\u2066{words}\u2069"  # figures such as 2½ and +9 are not turned round
        shown = words if len(words) <= look.most else words[: look.most - 1].rstrip() + "…"
        whole = f"<title>{escape(words)}</title>" if shown != words else ""
        weight = ' font-weight="600"' if look.is_bold else ""
        self._parts.append(
            f'<text x="{self._x(x)}" y="{number(y)}" text-anchor="{look.anchor}"{weight}'
            f' fill="var(--{look.colour})">{escape(shown)}{whole}</text>'
        )

    def box(
        self, corner: tuple[float, float], size: tuple[float, float], fill: str, edge: str = ""
    ) -> None:
        """Draw a rectangle, with an edge where a colour for it is given."""
        (x, y), (width, height) = corner, size
        left = self.width - x - width if self.is_mirrored else x
        stroke = f' stroke="var(--{edge})"' if edge else ""
        self._parts.append(
            f'<rect x="{number(left)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(height)}" rx="4" fill="var(--{fill})"{stroke}/>'
        )

    def line(self, *points: tuple[float, float], colour: str = "edge") -> None:
        """Draw a line through points."""
        path = " ".join(f"{self._x(x)},{number(y)}" for x, y in points)
        self._parts.append(
            f'<polyline points="{path}" fill="none" stroke="var(--{colour})" stroke-width="1.5"/>'
        )

    def _x(self, x: float) -> str:
        return number(self.width - x if self.is_mirrored else x)

    def svg(self, title: str) -> str:
        """The picture as one SVG element that may stand alone or in a page."""
        direction = "rtl" if self.is_mirrored else "ltr"
        size = f"{number(self.width)} {number(self.height)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="event-picture" viewBox="0 0 {size}"'
            f' width="{number(self.width)}" height="{number(self.height)}" direction="{direction}"'
            f' role="img" aria-label="{escape(title, {chr(34): "&quot;"})}"'
            f' font-family="system-ui, sans-serif" font-size="{number(_SIZE)}"'
            f' dominant-baseline="central">{"".join(self._parts)}</svg>'
        )


def with_own_colours(svg: str, theme: str = "light") -> str:
    """A picture for a file: with the colours of a theme instead of the page's, on its paper."""
    colours = THEMES[theme]
    head, _, rest = svg.partition(">")
    paper = '<rect width="100%" height="100%" fill="var(--card)"/>'
    return _VARIABLE.sub(lambda match: colours[match[1]], f"{head}>{paper}{rest}")
