"""Render a scene as SVG, with a title and a description for screen readers."""

import hashlib
import re
from collections.abc import Callable, Mapping
from xml.sax.saxutils import escape

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.scene.scene import Art, Scene
from gamecase.scene.svg_paths import number
from gamecase.scene.themes import THEMES

#: Where an id is given, or referred to.
_ID = re.compile(r'((?<![\w-])id="|aria-labelledby="|href="#|url\(#)([\w -]+)(["\)])')
_VARIABLE = re.compile(r"var\(--([a-z-]+)\)")


def to_svg(scene: Scene, say: Callable[[Phrase], str], *, theme: str = "light") -> str:
    """A standalone SVG document in the colours of a theme."""
    if theme not in THEMES:
        raise BadInput(f"no theme {theme!r}; there are {[*THEMES]}")
    art = scene.art
    title = escape(say(scene.title))
    desc = escape(" ".join(say(phrase) for phrase in scene.description))
    view = f"0 0 {number(art.width)} {number(art.height)}"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img" '
        f'aria-labelledby="title desc">\n<title id="title">{title}</title>\n'
        f'<desc id="desc">{desc}</desc>\n{drawing(scene)}\n</svg>\n'
    )
    colours = THEMES[theme]
    return _with_own_ids(_VARIABLE.sub(lambda match: colours[match[1]], svg))


def _with_own_ids(svg: str) -> str:
    """The drawing with ids that no other drawing has, so that several can be put into one page.

    They depend on the drawing alone: the same drawing always has the same text.
    """
    mark = hashlib.sha256(svg.encode()).hexdigest()[:8]

    def own(match: re.Match[str]) -> str:
        ids = " ".join(f"{each}-{mark}" for each in match[2].split())
        return f"{match[1]}{ids}{match[3]}"

    return _ID.sub(own, svg)


def _inscription(text: str) -> str:
    if not text:
        return ""
    return (
        '<text text-anchor="middle" dominant-baseline="central" font-family="sans-serif" '
        f'font-weight="bold" font-size="16" fill="var(--inscription)">{escape(text)}</text>'
    )


def drawing(scene: Scene) -> str:
    """The content of the SVG element, with colours as CSS variables, for use in a page."""
    board = f"<defs>{scene.art.defs}</defs>\n{scene.art.board}"
    return _draw(scene, board, scene.art.pieces)


def art_definitions(art: Art) -> str:
    """The art as definitions for the `<defs>` of a page with many drawings of it."""
    parts = {_name(art, ""): art.board}
    parts |= {_name(art, kind): drawing for kind, drawing in art.pieces.items()}
    return art.defs + "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in parts.items())


def drawing_by_reference(scene: Scene) -> str:
    """Like `drawing`, but small: it refers to the `art_definitions` of its page."""
    kinds = {piece.kind for piece in scene.pieces}
    pieces = {kind: f'<use href="#{_name(scene.art, kind)}"/>' for kind in kinds}
    return _draw(scene, f'<use href="#{_name(scene.art, "")}"/>', pieces)


def _name(art: Art, kind: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"art {art.key} {kind}", flags=re.IGNORECASE)


def _draw(scene: Scene, board: str, pieces: Mapping[str, str]) -> str:
    parts = [board]
    parts += [
        f'<text class="label" x="{number(label.x)}" y="{number(label.y)}" text-anchor="middle" '
        f'dominant-baseline="central" font-family="sans-serif" font-size="13" '
        f'fill="var(--label)">{escape(label.text)}</text>'
        for label in scene.labels
    ]
    parts += [
        f'<path d="{mark.outline}" fill="none" stroke="var(--mark-{mark.kind})" '
        f'stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
        for mark in scene.marks
    ]
    parts += [
        f'<g transform="translate({number(piece.x)} {number(piece.y)})'
        f'{f" scale({number(piece.scale)})" if piece.scale != 1 else ""}">'
        f"{pieces[piece.kind]}{_inscription(piece.text)}</g>"
        for piece in scene.pieces
        if not piece.is_offered
    ]
    return "\n".join(parts)
