"""Colours by name, in four themes. The page and every exported drawing read them from here."""

from collections.abc import Mapping

Theme = Mapping[str, str]

_LIGHT: Theme = {
    # the page
    "page": "#f4efe6",
    "page-edge": "#e9e0d0",
    "card": "#fffdf8",
    "ink": "#2b2118",
    "ink-soft": "#655545",
    "edge": "#d8cab4",
    "accent": "#8a3324",
    "accent-ink": "#fffaf2",
    "good": "#2e6b3e",
    "warn": "#9a3412",
    "focus": "#0b62c4",
    # the board
    "frame": "#6e4326",
    "frame-edge": "#4b2c17",
    "frame-shine": "#9a6a42",
    "felt": "#f3e6cd",
    "felt-edge": "#e2cfab",
    "line": "#7a5534",
    "label": "#f0dcbd",
    "shadow": "#3a2412",
    "baize": "#3d6350",
    "baize-edge": "#27463a",
    # the pieces
    "first": "#9c2f1f",
    "first-shine": "#d0604a",
    "first-edge": "#5e170c",
    "second": "#1f4e79",
    "second-shine": "#5b8fc0",
    "second-edge": "#0e2a45",
    "inscription": "#ffffff",
    # chequered boards, and a white and a black set
    "light-square": "#efdcb8",
    "light-square-edge": "#e3cb9f",
    "dark-square": "#8f5f3c",
    "dark-square-edge": "#7d4f30",
    "white-set": "#f6ead0",
    "white-set-shine": "#ffffff",
    "white-set-edge": "#a98a5c",
    "white-set-mark": "#9a6a2f",
    "black-set": "#3a2a22",
    "black-set-shine": "#8b7263",
    "black-set-edge": "#150c08",
    "black-set-mark": "#e2b558",
    # marks
    "mark-last": "#e7b64c",
    "mark-target": "#2e6b3e",
    "mark-win": "#d99a1c",
    "mark-why": "#c2410c",
}

_DARK: Theme = {
    **_LIGHT,
    "page": "#1b1714",
    "page-edge": "#14110e",
    "card": "#26201b",
    "ink": "#f2e9dc",
    "ink-soft": "#bcab97",
    "edge": "#453a30",
    "accent": "#e08a66",
    "accent-ink": "#22150e",
    "good": "#86c796",
    "warn": "#f2a278",
    "focus": "#7fb8ff",
    "frame": "#4a2d19",
    "frame-edge": "#2a180c",
    "frame-shine": "#77502f",
    "felt": "#3a3026",
    "felt-edge": "#2b231b",
    "line": "#a98b66",
    "label": "#d9c3a0",
    "shadow": "#000000",
    "baize": "#26402f",
    "baize-edge": "#162a1f",
    "first": "#d9634b",
    "first-shine": "#f3a08c",
    "first-edge": "#7d2415",
    "second": "#6ca6df",
    "second-shine": "#b4d5f5",
    "second-edge": "#214d78",
    "inscription": "#14110e",
    "light-square": "#8a7053",
    "light-square-edge": "#7b6247",
    "dark-square": "#523a28",
    "dark-square-edge": "#452f20",
    "white-set": "#e8dac0",
    "white-set-shine": "#fffaf0",
    "white-set-edge": "#8d744f",
    "white-set-mark": "#85591f",
    "black-set": "#1d1613",
    "black-set-shine": "#7d695b",
    "black-set-edge": "#060403",
    "black-set-mark": "#dcae50",
    "mark-last": "#b98a2c",
    "mark-target": "#86c796",
    "mark-win": "#f0bf55",
    "mark-why": "#ff9864",
}

_CONTRAST: Theme = {
    **_LIGHT,
    "page": "#ffffff",
    "page-edge": "#ffffff",
    "card": "#ffffff",
    "ink": "#000000",
    "ink-soft": "#1f1f1f",
    "edge": "#000000",
    "accent": "#00309a",
    "accent-ink": "#ffffff",
    "good": "#004d1a",
    "warn": "#8a0000",
    "focus": "#b3009b",
    "frame": "#000000",
    "frame-edge": "#000000",
    "frame-shine": "#000000",
    "felt": "#ffffff",
    "felt-edge": "#ffffff",
    "line": "#000000",
    "label": "#ffffff",
    "shadow": "#7f7f7f",
    "baize": "#ffffff",
    "baize-edge": "#ffffff",
    "first": "#000000",
    "first-shine": "#000000",
    "first-edge": "#000000",
    "second": "#ffffff",
    "second-shine": "#ffffff",
    "second-edge": "#000000",
    "light-square": "#ffffff",
    "light-square-edge": "#ffffff",
    "dark-square": "#8a8a8a",
    "dark-square-edge": "#8a8a8a",
    "white-set": "#ffffff",
    "white-set-shine": "#ffffff",
    "white-set-edge": "#000000",
    "white-set-mark": "#000000",
    "black-set": "#000000",
    "black-set-shine": "#ffffff",
    "black-set-edge": "#000000",
    "black-set-mark": "#ffffff",
    "mark-last": "#ffd400",
    "mark-target": "#00309a",
    "mark-win": "#ffd400",
    "mark-why": "#8a0000",
}

# Orange against blue, the pair that stays apart in every common colour blindness (Okabe and Ito).
_CLEAR: Theme = {
    **_LIGHT,
    "accent": "#005a8c",
    "good": "#00664d",
    "warn": "#8f3f00",
    "felt": "#f5f1e8",
    "felt-edge": "#e4ddcd",
    "line": "#5c5347",
    "first": "#d55e00",
    "first-shine": "#f6a15c",
    "first-edge": "#7a3500",
    "second": "#0072b2",
    "second-shine": "#68b5e0",
    "second-edge": "#003f63",
    "light-square": "#f2ece0",
    "light-square-edge": "#e6dccb",
    "dark-square": "#7d8a97",
    "dark-square-edge": "#6d7a88",
    "white-set": "#fdf6e6",
    "white-set-shine": "#ffffff",
    "white-set-edge": "#8a7a5c",
    "white-set-mark": "#8f3f00",
    "black-set": "#2a2d33",
    "black-set-shine": "#8c939e",
    "black-set-edge": "#0b0c0f",
    "black-set-mark": "#f6a15c",
    "mark-last": "#f0e442",
    "mark-target": "#00664d",
    "mark-win": "#cc79a7",
    "mark-why": "#8f3f00",
}

#: Every theme names every colour.
THEMES: Mapping[str, Theme] = {
    "light": _LIGHT,
    "dark": _DARK,
    "contrast": _CONTRAST,
    "clear": _CLEAR,
}


def themes_css() -> str:
    """All themes as CSS variables: light or dark by the reader's system, unless one is chosen."""
    dark = _variables("dark")
    blocks = [
        f":root{{color-scheme:light;{_variables('light')}}}",
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}",
    ]
    for name in THEMES:
        scheme = "dark" if name == "dark" else "light"
        blocks.append(f':root[data-theme="{name}"]{{color-scheme:{scheme};{_variables(name)}}}')
    return "\n".join(blocks) + "\n"


def _variables(name: str) -> str:
    return "".join(f"--{key}:{value};" for key, value in THEMES[name].items())
