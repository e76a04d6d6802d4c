"""SVG drawings and themes: every theme has every colour, and drawings use them."""

import re
from xml.etree import ElementTree

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.scene import Art, Label, Mark, Piece, Scene
from gamecase.scene.svg import drawing, to_svg
from gamecase.scene.svg_paths import circle
from gamecase.scene.themes import THEMES, themes_css

SCENE = Scene(
    art=Art(
        key="plain",
        width=100,
        height=50,
        board='<rect width="100" height="50" fill="var(--felt)"/>',
        pieces={"stone": '<circle r="9" fill="var(--first)"/>'},
        seats={"first": "stone"},
    ),
    title=Phrase("title"),
    description=(Phrase("one"), Phrase("two")),
    pieces=(Piece(kind="stone", x=10, y=20.5), Piece(kind="stone", x=30, y=20, scale=0.5)),
    marks=tuple(Mark(kind=kind, outline=circle(5, 5, 2)) for kind in ("last", "target", "win")),
    labels=(Label(text="a & <b>", x=1, y=2),),
)


def say(phrase: Phrase) -> str:
    return {"title": "Stones & <sticks>", "one": "First.", "two": "Second."}[phrase.key]


def test_every_theme_names_every_colour() -> None:
    for name, theme in THEMES.items():
        assert theme.keys() == THEMES["light"].keys(), name
        odd = {
            key: colour
            for key, colour in theme.items()
            if not re.fullmatch(r"#[0-9a-f]{6}", colour)
        }
        assert not odd, f"{name}: {odd}"


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_takes_its_colours_from_the_theme(theme: str) -> None:
    svg = to_svg(SCENE, say, theme=theme)
    assert "var(" not in svg
    for name in ("felt", "first", "label", "mark-last", "mark-target", "mark-win"):
        assert THEMES[theme][name] in svg, name


def test_a_drawing_for_a_page_keeps_colours_as_variables() -> None:
    assert "var(--mark-win)" in drawing(SCENE)
    assert "#" not in drawing(SCENE)


def test_a_drawing_has_title_and_description() -> None:
    root = ElementTree.fromstring(to_svg(SCENE, say))
    space = {"svg": "http://www.w3.org/2000/svg"}
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 100 50"
    assert root.findtext("svg:title", namespaces=space) == "Stones & <sticks>"
    assert root.findtext("svg:desc", namespaces=space) == "First. Second."
    assert root.findtext("svg:text", namespaces=space) == "a & <b>"


def test_pieces_are_drawn_at_their_places() -> None:
    assert 'transform="translate(10 20.5)"' in drawing(SCENE)
    assert 'transform="translate(30 20) scale(0.5)"' in drawing(SCENE)


def test_an_unknown_theme_is_an_error_that_lists_the_themes() -> None:
    with pytest.raises(BadInput, match=r"no theme 'pink'; there are \['light', 'dark'"):
        to_svg(SCENE, say, theme="pink")


def test_the_style_sheet_has_every_theme() -> None:
    css = themes_css()
    for name, theme in THEMES.items():
        (block,) = re.findall(rf':root\[data-theme="{name}"\]{{(.*?)}}', css)
        for key, colour in theme.items():
            assert f"--{key}:{colour};" in block, name
    assert "prefers-color-scheme:dark" in css
