"""Board and piece sets: everything that must be told apart is, in every theme, by numbers."""

import re
from itertools import product
from pathlib import Path

import pytest

from gamecase.scene import board_sets
from gamecase.scene.board_sets import BOARD_SETS, board_sets_css, mix, set_colours
from gamecase.scene.themes import THEMES, Theme, themes_css

NEW_SETS = [name for name in BOARD_SETS if set_colours(name, "light") != THEMES["light"]]

#: What pieces lie on, by the colours of the pieces.
_GROUNDS = {
    ("white-set", "black-set"): ("light-square", "dark-square"),
    ("ivory", "ebony"): ("baize", "point-a", "point-b"),
    ("light-disc", "dark-disc"): ("wood", "groove"),
}
_MARKED = ("light-square", "dark-square", "baize", "point-a", "point-b", "wood")


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one: str, other: str) -> float:
    """How far colours are apart, 0 to 441."""
    pairs = zip(channels(one), channels(other), strict=True)
    return 255 * float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


STYLES = Path(board_sets.__file__).parents[1] / "web/static/css/board.css"


def rule(selector: str) -> str:
    """The declarations of a rule in the style sheet of boards."""
    pattern = rf"^\.{re.escape(selector)} \{{(.*?)\}}"
    found = re.search(pattern, STYLES.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None, selector
    return found[1]


def tones(selector: str) -> list[str]:
    """The light and the dark colour of an outline."""
    light_and_dark = {"#fffdf8", "#2b2118"} & {*re.findall(r"#[0-9a-f]{6}", rule(selector))}
    assert len(light_and_dark) == 2, selector
    return [*light_and_dark]


@pytest.fixture(params=product(BOARD_SETS, ("light", "dark", "contrast")), ids="-".join)
def colours(request: pytest.FixtureRequest) -> Theme:
    return set_colours(*request.param)


def test_there_are_three_sets_beside_the_usual_one_and_each_is_in_the_style_sheet() -> None:
    assert len(NEW_SETS) == 3
    assert all(f'data-set="{name}"' in board_sets_css() for name in NEW_SETS)


def test_the_two_sides_are_told_apart(colours: Theme) -> None:
    for light, dark in _GROUNDS:
        assert contrast(colours[light], colours[dark]) > 6


def test_pieces_stand_out_by_their_colour_or_their_edge(colours: Theme) -> None:
    for pieces, grounds in _GROUNDS.items():
        for piece in pieces:
            for ground in grounds:
                shown = (colours[piece], colours[f"{piece}-edge"])
                best = max(contrast(colour, colours[ground]) for colour in shown)
                assert best >= 3, (piece, ground, best)


def test_targets_stand_out_by_their_colour_or_their_outline(colours: Theme) -> None:
    for ground in _MARKED:
        best = max(contrast(colour, colours[ground]) for colour in tones("destination"))
        assert best >= 3, (ground, best)


def test_movable_pieces_and_marks_have_a_halo_that_stands_out(colours: Theme) -> None:
    for name in ("mark", "shows-movable .piece.is-movable"):
        assert "var(--halo)" in rule(name)
    for ground in _MARKED:
        best = max(contrast(colour, colours[ground]) for colour in tones("board"))
        assert best >= 3, (ground, best)


@pytest.mark.parametrize(("name", "theme"), [*product(BOARD_SETS, THEMES)])
def test_the_last_move_has_a_frame_that_stands_out(name: str, theme: str) -> None:
    colours = set_colours(name, theme)
    frame = rule("last-frame") + rule("last-frame.is-light")
    for ground in (*_MARKED, "felt"):
        lines = re.findall(r"#[0-9a-f]{6}", frame)
        assert max(contrast(line, colours[ground]) for line in lines) >= 3, ground


def test_the_last_move_has_an_outline_in_high_contrast() -> None:
    assert ".spot.last { stroke: var(--ink)" in STYLES.read_text("utf-8")
    for name in BOARD_SETS:
        colours = set_colours(name, "contrast")
        for ground in _MARKED:
            assert contrast(colours["ink"], colours[ground]) >= 3, (name, ground)


def test_the_last_move_is_a_visible_tint(colours: Theme) -> None:
    for ground in _MARKED:
        tinted = mix(colours[ground], colours["mark-last"], 0.45)
        assert distance(tinted, colours[ground]) > 30, ground


def test_every_set_has_tones_of_its_own_in_high_contrast() -> None:
    squares = {set_colours(name, "contrast")["dark-square"] for name in BOARD_SETS}
    assert len(squares) == len(BOARD_SETS)
    assert "prefers-contrast:more" in board_sets_css()
    assert "prefers-contrast:more" in themes_css()


def test_sets_leave_the_theme_for_colour_blindness_alone() -> None:
    for name in NEW_SETS:
        assert set_colours(name, "clear") == THEMES["clear"]
