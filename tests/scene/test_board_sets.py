"""Board and piece sets: everything that must be told apart is, in every theme, by numbers."""

import pytest

from gamecase.scene.board_sets import BOARD_SETS, board_sets_css, mix, set_colours
from gamecase.scene.themes import THEMES, Theme

NEW_SETS = [name for name in BOARD_SETS if set_colours(name, "light") != THEMES["light"]]

#: What pieces lie on, by the colours of the pieces.
_GROUNDS = {
    ("white-set", "black-set"): ("dark-square",),
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


@pytest.fixture(params=[(name, theme) for name in NEW_SETS for theme in ("light", "dark")])
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
                assert best > 2, (piece, ground, best)


def test_targets_stand_out_by_their_colour_or_their_outline(colours: Theme) -> None:
    for ground in _MARKED:
        shown = (colours["mark-target"], colours["card"])
        best = max(contrast(colour, colours[ground]) for colour in shown)
        assert best > 2, (ground, best)


def test_the_last_move_is_a_visible_tint(colours: Theme) -> None:
    for ground in _MARKED:
        tinted = mix(colours[ground], colours["mark-last"], 0.45)
        assert distance(tinted, colours[ground]) > 30, ground


def test_sets_leave_the_themes_of_contrast_and_clarity_alone() -> None:
    for name in NEW_SETS:
        for theme in ("contrast", "clear"):
            assert set_colours(name, theme) == THEMES[theme]


def test_the_dark_disc_is_seen_in_the_ditch_of_the_dark_theme() -> None:
    dark = THEMES["dark"]
    for ground in ("groove", "wood"):
        assert max(contrast(dark[c], dark[ground]) for c in ("dark-disc", "dark-disc-edge")) > 2
