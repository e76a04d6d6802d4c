"""Drawings of the chess board and pieces: turned wood on light and dark squares."""

from gamecase.scene import Art
from gamecase.scene.svg_paths import number

CELL = 62.0
EDGE = 26.0  # width of the frame, which carries the names of files and ranks
FIT = CELL / 80  # pieces are drawn for squares of 80
SIDE = 8 * CELL + 2 * EDGE

KINDS = ("king", "queen", "rook", "bishop", "knight", "pawn")

_FOOT = '<rect x="-21" y="23" width="42" height="8" rx="3.2"/>'


def _turned(neck: float, top: float, waist: float) -> str:
    """The body of a piece, which widens from the neck to the foot."""
    return (
        f'<path d="M{-neck:g} {top:g}C{-neck:g} {waist:g} -12 17 -16.5 24'
        f'L16.5 24C12 17 {neck:g} {waist:g} {neck:g} {top:g}Z"/>'
    )


def _collar(at: float, half: float) -> str:
    left, width = number(-half), number(2 * half)
    return f'<rect x="{left}" y="{number(at)}" width="{width}" height="5" rx="2.5"/>'


#: The outline of each kind: overlapping parts in one colour.
_OUTLINES = {
    "pawn": '<circle cy="-11" r="10.5"/>' + _collar(-2.5, 11) + _turned(6, 0, 12) + _FOOT,
    "rook": (
        '<path d="M-17.5 -27h8v5.5h5.5v-5.5h8v5.5h5.5v-5.5h8v12.5l-5.5 4.5h-24l-5.5 -4.5z"/>'
        '<path d="M-11 -11L11 -11C11 5 13 14 16.5 24L-16.5 24C-13 14 -11 5 -11 -11Z"/>' + _FOOT
    ),
    "bishop": (
        '<circle cy="-28" r="3.8"/>'
        '<path d="M0 -26C11.5 -18 14.5 -8 9 0L-9 0C-14.5 -8 -11.5 -18 0 -26Z"/>'
        + _collar(-1, 12)
        + _turned(6.5, 3, 13)
        + _FOOT
    ),
    "queen": (
        '<path d="M-12 5L-21.5 -17.5L-11.5 -6.5L-11.5 -24.5L-4 -8.5L0 -27.5'
        'L4 -8.5L11.5 -24.5L11.5 -6.5L21.5 -17.5L12 5Z"/>'
        '<circle cx="-21.5" cy="-19" r="3.2"/><circle cx="-11.5" cy="-26" r="3.2"/>'
        '<circle cy="-29" r="3.4"/><circle cx="11.5" cy="-26" r="3.2"/>'
        '<circle cx="21.5" cy="-19" r="3.2"/>' + _collar(2.5, 13.5) + _turned(9.5, 6, 15) + _FOOT
    ),
    "king": (
        '<path d="M-2.7 -35h5.4v4.6h4.7v5.2h-4.7v6.4h-5.4v-6.4h-4.7v-5.2h4.7z"/>'
        '<path d="M-10.5 5C-24 -6 -19.5 -20.5 -9.5 -20C-4 -19.7 -1.2 -15.5 0 -12'
        'C1.2 -15.5 4 -19.7 9.5 -20C19.5 -20.5 24 -6 10.5 5Z"/>'
        + _collar(2.5, 13.5)
        + _turned(9.5, 6, 15)
        + _FOOT
    ),
    "knight": (
        '<path d="M-13.5 24C-13.5 13 -5.5 8.5 -2 0.5C-6.5 3.5 -10.5 3.5 -12.8 6.8'
        "C-14.8 9.8 -20.6 8.8 -21 3.4C-21.2 0.4 -16.4 -7 -14.4 -12.4"
        "C-13.6 -16.6 -11.2 -19.6 -9.4 -21L-8.8 -29.5L-2.6 -24C10.4 -24.6 18.6 -10 16.8 24Z"
        '"/>' + _FOOT
    ),
}

#: What is drawn on top of the outline, in the colour of its edge.
_DETAILS = {
    "pawn": "",
    "rook": '<path d="M-11.5 -10H11.5M-14.5 17H14.5"/>',
    "bishop": '<path d="M2 -18.5L7.5 -9.5"/>',
    "queen": '<path d="M-13 -0.5C-5 -3 5 -3 13 -0.5"/>',
    "king": '<path d="M0 -11.5V1M-11 1.5C-5 -1 5 -1 11 1.5"/>',
    "knight": (
        '<path d="M1 -19.5C10 -16 13 -3 12 17"/><circle cx="-8" cy="-13" r="1.1"/>'
        '<path d="M-17.6 3.2l1.6 -1.4"/>'
    ),
}


def _piece(kind: str, wood: str) -> str:
    outline, detail = _OUTLINES[kind], _DETAILS[kind]
    return (
        '<ellipse cx="2" cy="31" rx="23" ry="4.6" fill="var(--shadow)" fill-opacity=".3"/>'
        f'<g fill="var(--{wood}-edge)" stroke="var(--{wood}-edge)" stroke-width="4" '
        f'stroke-linejoin="round">{outline}</g>'
        f'<g fill="url(#chess-{wood})">{outline}</g>'
        f'<g fill="var(--{wood}-edge)" stroke="var(--{wood}-line)" stroke-width="2.2" '
        f'stroke-linecap="round"><g fill="none">{detail}</g>'
        '<path d="M-15.5 23.2H15.5" fill="none"/></g>'
    )


def _gradient(wood: str) -> str:
    return (
        f'<linearGradient id="chess-{wood}" gradientUnits="userSpaceOnUse" x1="-18" y1="-20" '
        f'x2="18" y2="12"><stop offset="0" stop-color="var(--{wood}-shine)"/>'
        f'<stop offset=".55" stop-color="var(--{wood})"/>'
        f'<stop offset="1" stop-color="var(--{wood})"/></linearGradient>'
    )


def _plate(inset: float, corner: float, fill: str, attributes: str = "") -> str:
    start, side = number(inset), number(SIDE - 2 * inset)
    size = f'width="{side}" height="{side}" rx="{number(corner)}"'
    return f'<rect x="{start}" y="{start}" {size} fill="{fill}" {attributes}/>'


def _board() -> str:
    """The empty board; either side sees a light square at its lower right."""
    start, cell = number(EDGE), number(CELL)
    inner = number(8 * CELL)
    dark = "".join(
        f"M{number(EDGE + column * CELL)} {number(EDGE + row * CELL)}h{cell}v{cell}h-{cell}z"
        for row in range(8)
        for column in range(8)
        if (row + column) % 2
    )
    plain = f'<rect x="{start}" y="{start}" width="{inner}" height="{inner}" fill='
    return "".join(
        (
            _plate(0, 22, "url(#chess-frame)"),
            _plate(1.5, 20.5, "none", 'stroke="var(--frame-edge)" stroke-width="3"'),
            _plate(EDGE - 4, 5, "var(--frame-edge)"),
            f'{plain}"var(--square-light)"/>',
            f'<path d="{dark}" fill="var(--square-dark)"/>',
            f'{plain}"url(#chess-light)"/>',
        )
    )


_DEFS = (
    '<linearGradient id="chess-frame" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="var(--frame-shine)"/>'
    '<stop offset=".45" stop-color="var(--frame)"/>'
    '<stop offset="1" stop-color="var(--frame)"/></linearGradient>'
    '<radialGradient id="chess-light" cx=".4" cy=".35" r=".9">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".1"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".1"/></radialGradient>'
    + _gradient("ivory")
    + _gradient("ebony")
)

#: Shown for the choice of a promotion: a veil over the board, and a tray on top of it.
_VEIL = (
    f'<rect x="{number(-4 * CELL)}" y="{number(-4 * CELL)}" width="{number(8 * CELL)}" '
    f'height="{number(8 * CELL)}" fill="var(--shadow)" fill-opacity=".45"/>'
)
_TRAY = (
    f'<rect x="{number(-CELL / 2)}" y="{number(-2 * CELL)}" width="{number(CELL)}" '
    f'height="{number(4 * CELL)}" rx="9" fill="var(--square-dark)" stroke="var(--mark-last)" '
    'stroke-width="4"/>'
)

ART = Art(
    key="chess",
    width=SIDE,
    height=SIDE,
    board=_board(),
    pieces={
        **{f"white-{kind}": _piece(kind, "ivory") for kind in KINDS},
        **{f"black-{kind}": _piece(kind, "ebony") for kind in KINDS},
        "veil": _VEIL,
        "tray": _TRAY,
    },
    seats={"first": "white-king", "second": "black-king"},
    defs=_DEFS,
)
