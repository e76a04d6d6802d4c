"""The drawings of the draughts board and its pieces; kings are two discs, one on the other."""

from functools import cache

from gamecase.games.draughts.board import KINGS, MEN, board_of
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.scene import Art
from gamecase.scene.svg_paths import number

FIELD = 400.0  # the side of all squares together
EDGE = 30.0  # the wooden frame, wide enough for the names of files and ranks
SIDE = FIELD + 2 * EDGE

_SETS = {Colour.WHITE: "white-set", Colour.BLACK: "black-set"}

_BESIDE = 40.0  # radius of the piece beside a player's name, where there is room

#: Added to the kind of a piece that is taken in a capture in progress.
FADED = "-faded"


def _plate(inset: float, corner: float, fill: str, more: str = "") -> str:
    at, side = number(inset), number(SIDE - 2 * inset)
    size = f'width="{side}" height="{side}" rx="{number(corner)}"'
    return f'<rect x="{at}" y="{at}" {size} fill="{fill}" {more}/>'


def _squares(size: int, mirrored: bool) -> str:
    """The dark squares as one path, with a thin highlight along each upper edge."""
    cell = FIELD / size
    outline, shine = "", ""
    for row in range(size):
        for column in range(size):
            # Rows count from the top here; the lower left square is dark unless mirrored.
            if (size - 1 - row + column + mirrored) % 2 == 0:
                x, y = number(EDGE + column * cell), number(EDGE + row * cell)
                side = number(cell)
                outline += f"M{x} {y}h{side}v{side}h-{side}z"
                shine += f"M{x} {y}h{side}"
    return (
        f'<path d="{outline}" fill="url(#dr-dark)"/>'
        f'<path d="{shine}" stroke="var(--shadow)" stroke-opacity=".22" stroke-width="1.2"/>'
    )


def _board(size: int, mirrored: bool) -> str:
    return "".join(
        [
            _plate(0, 22, "url(#dr-frame)"),
            _plate(1.5, 20.5, "none", 'stroke="var(--frame-edge)" stroke-width="3"'),
            _plate(EDGE - 4, 6, "var(--frame-edge)"),
            _plate(EDGE, 1, "url(#dr-light)"),
            _squares(size, mirrored),
        ]
    )


_DEFS = (
    '<linearGradient id="dr-frame" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="var(--frame-shine)"/>'
    '<stop offset=".45" stop-color="var(--frame)"/>'
    '<stop offset="1" stop-color="var(--frame)"/></linearGradient>'
    f'<linearGradient id="dr-light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
    f'y2="{number(SIDE)}"><stop offset="0" stop-color="var(--light-square)"/>'
    '<stop offset="1" stop-color="var(--light-square-edge)"/></linearGradient>'
    f'<linearGradient id="dr-dark" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
    f'y2="{number(SIDE)}"><stop offset="0" stop-color="var(--dark-square)"/>'
    '<stop offset="1" stop-color="var(--dark-square-edge)"/></linearGradient>'
)


def _disc(colour: str, radius: float, lift: float) -> str:
    """A disc seen from slightly above: its side, its face, two grooves and a highlight."""
    r, y = number(radius), number(-lift)
    thick = radius * 0.2
    wall = (
        f"M{number(-radius)} {y}v{number(thick)}a{r} {r} 0 0 0 {number(2 * radius)} 0"
        f"v{number(-thick)}z"
    )
    groove = "".join(
        f'<circle cy="{y}" r="{number(radius * part)}" fill="none" stroke="var(--{colour}-mark)" '
        f'stroke-width="{number(radius * 0.055)}" stroke-opacity=".5"/>'
        for part in (0.76, 0.52)
    )
    gleam = radius * 0.88
    side = number(gleam * 0.7)
    return (
        f'<path d="{wall}" fill="var(--{colour}-edge)" stroke="var(--{colour}-edge)" '
        'stroke-width="1.6"/>'
        f'<circle cy="{y}" r="{r}" fill="var(--{colour})" stroke="var(--{colour}-edge)" '
        f'stroke-width="1.6"/>{groove}'
        f'<path d="M-{side} {number(-lift - gleam * 0.72)}A{number(gleam)} {number(gleam)} 0 0 1 '
        f'{side} {number(-lift - gleam * 0.72)}" fill="none" stroke="var(--{colour}-shine)" '
        f'stroke-width="{number(radius * 0.09)}" stroke-linecap="round"/>'
    )


def _shadow(radius: float) -> str:
    return (
        f'<ellipse cx="{number(radius * 0.08)}" cy="{number(radius * 0.26)}" '
        f'rx="{number(radius * 1.08)}" ry="{number(radius * 1.04)}" fill="var(--shadow)" '
        'fill-opacity=".32"/>'
    )


def _man(colour: str, radius: float) -> str:
    return _shadow(radius) + _disc(colour, radius, radius * 0.1)


def _crown(colour: str, radius: float, lift: float) -> str:
    """A small crown on the upper disc, so that a king differs in shape as well as in height."""
    points = (
        (-0.34, 0.22), (-0.4, -0.2), (-0.17, 0.0), (0, -0.32),
        (0.17, 0.0), (0.4, -0.2), (0.34, 0.22),
    )  # fmt: skip
    outline = "L".join(f"{number(x * radius)} {number(y * radius - lift)}" for x, y in points)
    return (
        f'<path d="M{outline}z" fill="var(--{colour}-mark)" stroke="var(--{colour}-mark)" '
        f'stroke-width="{number(radius * 0.06)}" stroke-linejoin="round"/>'
    )


def _king(colour: str, radius: float) -> str:
    """Two discs, one on the other."""
    upper = radius * 0.42
    face = number(radius * 0.6)
    return (
        _shadow(radius)
        + _disc(colour, radius, -radius * 0.02)
        + _disc(colour, radius, upper)
        + f'<circle cy="{number(-upper)}" r="{face}" fill="var(--{colour})"/>'
        + _crown(colour, radius, upper)
    )


def _numbers(rules: Ruleset, turned: bool) -> str:
    """The number of each dark square in its corner, small enough to be seen beside a piece."""
    board, cell = board_of(rules.size, rules.mirrored), FIELD / rules.size
    numbers = []
    for at in range(len(board.names)):
        across, up = board.column(at), board.row(at)
        if turned:
            across, up = rules.size - 1 - across, rules.size - 1 - up
        x, y = EDGE + across * cell + 2.5, EDGE + (rules.size - 1 - up) * cell + cell * 0.22
        numbers.append(f'<text x="{number(x)}" y="{number(y)}">{board.number(at)}</text>')
    size = number(cell * 0.22)
    return f'<g font-size="{size}" fill="var(--label)">{"".join(numbers)}</g>'


@cache
def art_of(rules: Ruleset, numbered: bool = False, turned: bool = False) -> Art:
    """The drawings of a ruleset; boards that look the same share their key.

    Only a numbered board is drawn differently when it is turned.
    """
    radius = FIELD / rules.size * 0.385
    pieces = {}
    for colour, name in _SETS.items():
        for mark, drawing in ((MEN[colour], _man), (KINGS[colour], _king)):
            drawn = drawing(name, radius)
            pieces[mark] = drawn
            pieces[mark + FADED] = f'<g opacity=".38">{drawn}</g>'
        pieces[colour.value] = _man(name, _BESIDE)
    mirror = "m" if rules.mirrored else ""
    shown = f"-numbers{'-turned' if turned else ''}" if numbered else ""
    board = _board(rules.size, rules.mirrored)
    return Art(
        key=f"draughts-{rules.size}{mirror}-{rules.starter}{shown}",
        width=SIDE,
        height=SIDE,
        board=board + (_numbers(rules, turned) if numbered else ""),
        pieces=pieces,
        seats={rules.seat_of(colour).value: colour.value for colour in Colour},
        defs=_DEFS,
    )
