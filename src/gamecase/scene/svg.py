"""A scene as one standalone picture that can also be read aloud."""

import re
from collections.abc import Callable, Mapping
from xml.sax.saxutils import escape

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.scene.scene import Art, Scene
from gamecase.scene.shapes import number
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
    board = f"<defs>{scene.art.defs}</defs>\n{scene.art.board}"
    return _arranged(scene, board, scene.art.pieces)


def library(art: Art) -> str:
    """The art of many pictures, once, for the `<defs>` of a page; `quoting` draws with it."""
    parts = {_name(art, ""): art.board}
    parts |= {_name(art, kind): drawn for kind, drawn in art.pieces.items()}
    return art.defs + "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in parts.items())


def quoting(scene: Scene) -> str:
    """The inside of a picture on a page that holds the art's library: small, however rich it is."""
    kinds = {piece.kind for piece in scene.pieces}
    pieces = {kind: f'<use href="#{_name(scene.art, kind)}"/>' for kind in kinds}
    return _arranged(scene, f'<use href="#{_name(scene.art, "")}"/>', pieces)


def _name(art: Art, kind: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"art {art.key} {kind}", flags=re.IGNORECASE)


def _arranged(scene: Scene, board: str, pieces: Mapping[str, str]) -> str:
    parts = [board]
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
        f"{pieces[each.kind]}{_inscription(each.text)}</g>"
        for each in scene.pieces
        if not each.is_offered
    ]
    return "\n".join(parts)
