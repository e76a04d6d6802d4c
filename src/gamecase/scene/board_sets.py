"""Board and piece sets: palettes that replace the colours of boards and pieces in a theme.

A set is a few base colours for the light and for the dark theme; shines and edges are mixed from
them. All games draw with the same named colours, so that one set fits all. The set that is usual
is the theme itself. For high contrast a set has tones of its own under black and white pieces; in
the theme for colour blindness every set looks alike: its colours are chosen to be told apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gamecase.scene.themes import THEMES, Theme

USUAL_SET = "walnut"
_WHITE, _BLACK = "#ffffff", "#000000"


@dataclass(frozen=True, slots=True, kw_only=True)
class BasePalette:
    """The base colours of a set in one theme."""

    frame: str
    surface: str  # the cloth or wood that pieces lie on
    ground: str  # within the rings or points
    line: str
    point_a: str
    point_b: str
    light_square: str
    dark_square: str
    light_piece: str
    dark_piece: str
    gold: str  # crowns, pegs and the last move
    target: str
    gloss: float  # from 0, flat, to 1, polished


_PALETTES: Mapping[str, Mapping[str, BasePalette]] = {
    "felt": {
        "light": BasePalette(
            frame="#3a2a20", surface="#1f6b4c", ground="#2f7f5d", line="#e5cf93",
            point_a="#e9d7a4", point_b="#7c1f2c", light_square="#e4efe2", dark_square="#3c7f63",
            light_piece="#fbf3dd", dark_piece="#22242b", gold="#e0b34a", target="#0b2f7a",
            gloss=0.9,
        ),
        "dark": BasePalette(
            frame="#241913", surface="#144634", ground="#1c5743", line="#c8ae6c",
            point_a="#93a08a", point_b="#6d1b28", light_square="#a9bfae", dark_square="#35705a",
            light_piece="#f3e8cb", dark_piece="#15171c", gold="#d9a93c", target="#ffe48a",
            gloss=0.9,
        ),
    },
    "flat": {
        "light": BasePalette(
            frame="#37474f", surface="#dfe7ea", ground="#eef3f5", line="#455a64",
            point_a="#b9c9d1", point_b="#5f8ea6", light_square="#eef3f5", dark_square="#7da3b8",
            light_piece="#ffffff", dark_piece="#263238", gold="#f2a900", target="#00695c",
            gloss=0.0,
        ),
        "dark": BasePalette(
            frame="#1d262b", surface="#33434b", ground="#3d4f58", line="#a9bcc6",
            point_a="#6d838f", point_b="#2b6f8e", light_square="#8fa6b2", dark_square="#4a6472",
            light_piece="#f4f8fa", dark_piece="#10171b", gold="#ffc233", target="#b9f6e3",
            gloss=0.0,
        ),
    },
    "slate": {
        "light": BasePalette(
            frame="#4a4e57", surface="#d9d2c5", ground="#e8e2d7", line="#5a4a3c",
            point_a="#f4efe5", point_b="#8b7d74", light_square="#f1ece2", dark_square="#9a8f86",
            light_piece="#fffdf7", dark_piece="#2b2d36", gold="#c9862a", target="#7a1f5c",
            gloss=0.45,
        ),
        "dark": BasePalette(
            frame="#26282e", surface="#4d4a46", ground="#595651", line="#b9ab99",
            point_a="#989086", point_b="#6a4f46", light_square="#a79f95", dark_square="#6a635c",
            light_piece="#f3efe6", dark_piece="#17181d", gold="#e0a24a", target="#ffc4ea",
            gloss=0.45,
        ),
    },
}  # fmt: skip

#: For high contrast: the tone of dark squares and points, on which black and white stand out alike,
#: that of light ones, and the frame.
_HIGH_CONTRAST = {
    "felt": ("#1f8a5f", "#e9fff4", "#00301f"),
    "flat": ("#4f86a6", "#eef8ff", "#001f33"),
    "slate": ("#857a70", "#fff8ee", "#2b2520"),
}

#: The sets in the order in which they are offered, the usual one first.
BOARD_SETS = (USUAL_SET, *_PALETTES)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def set_colours(name: str, theme: str) -> Theme:
    """The colours of a theme with those of a set; in some themes all sets are alike."""
    if theme == "contrast" and name in _HIGH_CONTRAST:
        return {**THEMES[theme], **_contrast_colours(name)}
    base = _PALETTES.get(name, {}).get(theme)
    return THEMES[theme] if base is None else {**THEMES[theme], **_colours(base)}


def board_sets_css() -> str:
    """The sets as CSS variables under `data-set`; dark ones where the theme or the system is."""
    blocks = []
    for name, themes in _PALETTES.items():
        light, dark = (_variables(_colours(themes[theme])) for theme in ("light", "dark"))
        root = f':root[data-set="{name}"]'
        chosen = f'{root}[data-theme="dark"]'
        system = f"@media (prefers-color-scheme:dark){{{root}:not([data-theme]){{{dark}}}}}"
        usual = ':not([data-theme="contrast"],[data-theme="clear"])'
        contrast = _variables(_contrast_colours(name))
        blocks += [
            f"{root}{usual}{{{light}}}",
            f"{chosen}{{{dark}}}",
            system,
            f'{root}[data-theme="contrast"]{{{contrast}}}',
            # The light or dark colours of the set give way to those of the theme.
            f"@media (prefers-contrast:more){{{root}:not([data-theme]){{{_all_contrast(name)}}}}}",
        ]
    return "\n".join(blocks) + "\n"


def _contrast_colours(name: str) -> Theme:
    """What a set changes in the theme of high contrast."""
    dark, light, frame = _HIGH_CONTRAST[name]
    darks = ("dark-square", "dark-square-edge", "square-dark", "point-b", "point-c")
    lights = ("light-square", "light-square-edge", "square-light", "point-a", "felt", "felt-edge")
    return {
        **dict.fromkeys(darks, dark),
        **dict.fromkeys((*lights, "baize", "baize-edge"), light),
        **dict.fromkeys(("frame", "frame-edge", "frame-shine"), frame),
    }


def _all_contrast(name: str) -> str:
    """All colours of a set in high contrast that its light or dark ones have replaced."""
    replaced, colours = _colours(_PALETTES[name]["light"]), set_colours(name, "contrast")
    return _variables({key: colours[key] for key in colours if key in replaced})


def _variables(colours: Theme) -> str:
    return "".join(f"--{key}:{value};" for key, value in colours.items())


def _colours(base: BasePalette) -> Theme:
    """All colours of boards and pieces, from the base colours."""
    shine = 0.12 + 0.45 * base.gloss

    def piece(name: str, colour: str, mark: str) -> Theme:
        return {
            name: colour,
            f"{name}-shine": mix(colour, _WHITE, shine if base.gloss else 0.0),
            f"{name}-edge": mix(colour, _BLACK, 0.75),
            mark: base.gold if colour == base.dark_piece else mix(base.gold, _BLACK, 0.35),
        }

    def plain(name: str, colour: str, depth: float = 0.1) -> Theme:
        return {name: colour, f"{name}-edge": mix(colour, _BLACK, depth * (base.gloss > 0))}

    return {
        **plain("frame", base.frame, 0.4),
        "frame-shine": mix(base.frame, _WHITE, 0.3 * base.gloss),
        "label": mix(base.frame, _WHITE, 0.82),
        **plain("felt", base.ground),
        **plain("baize", base.surface, 0.3),
        "line": base.line,
        "point-a": base.point_a,
        "point-b": base.point_b,
        "point-c": mix(base.surface, _BLACK, 0.3),
        "square-light": base.light_square,
        "square-dark": base.dark_square,
        **plain("light-square", base.light_square, 0.05),
        **plain("dark-square", base.dark_square, 0.1),
        **piece("white-set", base.light_piece, "white-set-mark"),
        **piece("black-set", base.dark_piece, "black-set-mark"),
        **piece("ivory", base.light_piece, "ivory-line"),
        **piece("ebony", base.dark_piece, "ebony-line"),
        **piece("light-disc", base.light_piece, "light-disc-line"),
        **piece("dark-disc", base.dark_piece, "dark-disc-line"),
        # A light edge, because dark pieces also lie on dark points and in the ditch.
        "ebony-edge": base.gold,
        "dark-disc-edge": base.gold,
        "wood": mix(base.ground, base.light_square, 0.4),
        "wood-shine": mix(base.ground, _WHITE, 0.12 + 0.2 * base.gloss),
        "wood-edge": base.ground,
        "wood-line": base.line,
        **plain("groove", mix(base.frame, _BLACK, 0.25), 0.35),
        "peg": base.gold,
        "peg-shine": mix(base.gold, _WHITE, 0.5),
        "hole": mix(base.frame, _BLACK, 0.55),
        "mark-last": base.gold,
        "mark-target": base.target,
    }
