"""A scene as one standalone picture that can also be read aloud."""

import re
from collections.abc import Callable
from xml.sax.saxutils import escape

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.scene.scene import Scene
from gamecase.scene.shape import number
from gamecase.scene.themes import THEMES

_VARIABLE = re.compile(r"var\(--([a-z-]+)\)")


def to_svg(scene: Scene, say: Callable[[Phrase], str], *, theme: str = "light") -> str:
    """The picture, its colours fixed to a theme, with title and position in words."""
    if theme not in THEMES:
        raise BadInput(f"no theme {theme!r}; there are {[*THEMES]}")
    art = scene.art
    title = escape(say(scene.title))
    desc = escape(" ".join(say(each) for each in scene.description))
    view = f"0 0 {number(art.width)} {number(art.height)}"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img" '
        f'aria-labelledby="title desc">\n<title id="title">{title}</title>\n'
        f'<desc id="desc">{desc}</desc>\n{drawing(scene)}\n</svg>\n'
    )
    colours = THEMES[theme]
    return _VARIABLE.sub(lambda found: colours[found[1]], svg)


def _inscription(text: str) -> str:
    if not text:
        return ""
    return (
        '<text text-anchor="middle" dominant-baseline="central" font-family="sans-serif" '
        f'font-weight="bold" font-size="16" fill="var(--inscription)">{escape(text)}</text>'
    )


def drawing(scene: Scene) -> str:
    """The inside of the picture, colours still by name, as pages use it."""
    parts = [f"<defs>{scene.art.defs}</defs>", scene.art.board]
    parts += [
        f'<text class="label" x="{number(each.x)}" y="{number(each.y)}" text-anchor="middle" '
        f'dominant-baseline="central" font-family="sans-serif" font-size="13" '
        f'fill="var(--label)">{escape(each.text)}</text>'
        for each in scene.labels
    ]
    parts += [
        f'<path d="{mark.outline}" fill="none" stroke="var(--mark-{mark.kind})" '
        f'stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
        for mark in scene.marks
    ]
    parts += [
        f'<g transform="translate({number(each.x)} {number(each.y)})'
        f'{f" scale({number(each.scale)})" if each.scale != 1 else ""}">'
        f"{scene.art.pieces[each.kind]}{_inscription(each.text)}</g>"
        for each in scene.pieces
    ]
    return "\n".join(parts)
