"""SVG artwork of a backgammon set: board, checkers, dice and cube.

Colours are names of `gamecase.scene.themes`. Light checkers have two rings and dark ones a cross,
so that they can be distinguished without colour.
"""

from functools import lru_cache
from math import cos, pi, sin

from gamecase.games.backgammon.board import BAR, OFF
from gamecase.games.backgammon.table.layout import (
    BAR_WIDTH,
    COLUMN,
    CUBE,
    DEPTH,
    DIE,
    EDGE,
    FIELD,
    HEIGHT,
    MIDDLE,
    RADIUS,
    RIDGE,
    TRAY,
    WIDTH,
    Layout,
)
from gamecase.kernel.seat import Seat
from gamecase.scene import Art, polygon
from gamecase.scene.svg_paths import line, number

POINT_LENGTH = 150.0

#: The cloths by name: the colour of the cloth, and of every second point on it.
CLOTHS = {
    "home": ("baize", "point-b"),
    "blue": ("cloth-blue", "point-b"),
    "wine": ("cloth-wine", "point-c"),
}
FACES = range(1, 7)

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _rect(x: float, y: float, size: tuple[float, float], corner: float, more: str) -> str:
    width, height = map(number, size)
    at = f'x="{number(x)}" y="{number(y)}" width="{width}" height="{height}"'
    return f'<rect {at} rx="{number(corner)}" {more}/>'


def _line_of(colour: str, width: float, opacity: float = 1.0) -> str:
    return (
        f'fill="none" stroke="var(--{colour})" stroke-width="{number(width)}" '
        f'stroke-opacity="{number(opacity)}"'
    )


# --- the board ---


def _well(x: float, y: float, size: tuple[float, float], cloth: str) -> str:
    """A recess in the frame, lined with cloth and lit from above."""
    width, height = size
    around = (width + 2.8, height + 2.8)
    return (
        _rect(x - 2, y - 2, (width + 4, height + 4), 7, 'fill="var(--frame-edge)"')
        + _rect(x, y, (width, height), 5, f'fill="url(#bg-{cloth})"')
        + _rect(x, y, (width, 9), 5, 'fill="url(#bg-fall)"')
        + _rect(x - 1.4, y - 1.4, around, 6.4, _line_of("frame-shine", 0.8, 0.35))
    )


def _grain() -> str:
    """A few lines of wood grain in the frame."""
    strokes = []
    third = WIDTH / 3
    for at, (y, bend) in enumerate(((5, 2), (15, -2), (HEIGHT - 16, 2), (HEIGHT - 5, -1.5))):
        start = 10 + 13 * at
        strokes.append(
            f"M{number(start)} {number(y)}c{number(third)} {number(bend)} {number(2 * third)} "
            f"{number(-bend)} {number(WIDTH - 17 - start)} {number(bend / 2)}"
        )
    third = HEIGHT / 3
    for x, bend in ((4.5, 1), (9.5, -1), (WIDTH - 9.5, 1), (WIDTH - 4.5, -1)):
        strokes.append(
            f"M{number(x)} 26c{number(bend)} {number(third)} {number(-bend)} {number(2 * third)} "
            f"{number(bend / 2)} {number(HEIGHT - 52)}"
        )
    return f'<path d="{"".join(strokes)}" {_line_of("frame-edge", 0.9, 0.35)}/>'


def _points(layout: Layout, second: str) -> str:
    shapes = []
    for numbered in range(1, 25):
        x, half = layout.point_x(numbered), COLUMN / 2 - 1.4
        foot, tip = EDGE, EDGE + POINT_LENGTH
        if numbered <= 12:
            foot, tip = HEIGHT - foot, HEIGHT - tip
        # Neighbouring points differ in colour, and so do opposite ones.
        colour = "point-a" if numbered % 2 else second
        whole = polygon([(x - half, foot), (x + half, foot), (x, tip)])
        shaded = polygon([(x, foot), (x + half, foot), (x, tip)])
        shapes.append(
            f'<path d="{whole}" fill="var(--{colour})" stroke="var(--line)" stroke-width=".8" '
            'stroke-opacity=".55" stroke-linejoin="round"/>'
            f'<path d="{shaded}" fill="var(--shadow)" fill-opacity=".1"/>'
        )
    return "".join(shapes)


def _bar(layout: Layout) -> str:
    left, hinge = layout.bar_x - BAR_WIDTH / 2, (9.0, 26.0)
    seam = line((layout.bar_x, EDGE), (layout.bar_x, HEIGHT - EDGE))
    lit = line((layout.bar_x + 1, EDGE), (layout.bar_x + 1, HEIGHT - EDGE))
    brass = (
        'fill="var(--mark-last)" fill-opacity=".55" stroke="var(--frame-edge)" stroke-width=".8"'
    )
    return (
        _rect(left + 2, 1, (BAR_WIDTH - 4, HEIGHT - 2), 0, 'fill="url(#bg-bar)"')
        + f'<path d="{seam}" {_line_of("frame-edge", 1.2, 0.8)}/>'
        + f'<path d="{lit}" {_line_of("frame-shine", 0.7, 0.7)}/>'
        + "".join(
            _rect(layout.bar_x - 4.5, MIDDLE + aside - 13, hinge, 2, brass)
            for aside in (-0.23 * DEPTH, 0.23 * DEPTH)
        )
    )


def _plates(layout: Layout) -> str:
    """The plates in the frame behind the pip counts and the numbers of checkers off."""
    look = 'fill="var(--frame-edge)" stroke="var(--frame-shine)" stroke-opacity=".6"'
    parts = []
    for seat in (Seat.FIRST, Seat.SECOND):
        for point, width in ((BAR, 32.0), (OFF, 26.0)):
            x, y = layout.label(seat, point)
            parts.append(_rect(x - width / 2, y - 7.5, (width, 15), 4.5, look))
    return "".join(parts)


def _board(layout: Layout, cloth: str, second: str) -> str:
    half = DEPTH / 2 - RIDGE / 2
    inset = (WIDTH - 2.4, HEIGHT - 2.4)
    return "".join(
        (
            _rect(0, 0, (WIDTH, HEIGHT), 15, 'fill="url(#bg-frame)"'),
            _grain(),
            _bar(layout),
            _rect(1.2, 1.2, inset, 13.8, _line_of("frame-edge", 2.4)),
            _rect(3, 3, (WIDTH - 6, HEIGHT - 6), 12, _line_of("frame-shine", 1, 0.6)),
            _well(layout.bar_x - BAR_WIDTH / 2 - FIELD, EDGE, (FIELD, DEPTH), cloth),
            _well(layout.bar_x + BAR_WIDTH / 2, EDGE, (FIELD, DEPTH), cloth),
            _well(layout.tray_x - TRAY / 2, EDGE, (TRAY, half), cloth),
            _well(layout.tray_x - TRAY / 2, MIDDLE + RIDGE / 2, (TRAY, half), cloth),
            _points(layout, second),
            _plates(layout),
        )
    )


# --- checkers ---


def _ring(colour: str, radius: float) -> str:
    """A groove: its near edge in shadow, its far edge lit."""
    return (
        f'<circle r="{number(radius)}" fill="none" stroke="var(--{colour}-edge)" '
        'stroke-width="1.3" stroke-opacity=".8"/>'
        f'<circle r="{number(radius)}" cx=".5" cy=".8" fill="none" '
        f'stroke="var(--{colour}-shine)" stroke-width=".8" stroke-opacity=".9"/>'
    )


def _checker(colour: str, grooves: str) -> str:
    rim = number(RADIUS)
    return (
        f'<circle r="{rim}" cx=".9" cy="2.2" fill="var(--shadow)" fill-opacity=".4"/>'
        f'<circle r="{rim}" fill="var(--{colour}-edge)"/>'
        f'<circle r="{number(RADIUS - 0.9)}" fill="url(#bg-{colour})"/>'
        f'<circle r="{number(RADIUS - 1.3)}" fill="none" stroke="var(--{colour}-shine)" '
        'stroke-width=".7" stroke-opacity=".6"/>'
        f'<circle r="11.2" fill="url(#bg-{colour}-dish)"/>{grooves}'
        f'<path d="M-11.9 -7.2A13.9 13.9 0 0 1 2.6 -13.7" fill="none" '
        f'stroke="var(--{colour}-shine)" stroke-width="1.6" stroke-linecap="round"/>'
    )


def _light_checker() -> str:
    return _checker("ivory", _ring("ivory", 11.2) + _ring("ivory", 5.6))


def _dark_checker() -> str:
    star = "".join(
        line((1.4 * cos(turn), 1.4 * sin(turn)), (7.2 * cos(turn), 7.2 * sin(turn)))
        for turn in (pi / 4 + nth * pi / 2 for nth in range(4))
    )
    cross = (
        f'<path d="{star}" stroke="var(--ebony-edge)" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="{star}" transform="translate(.5 .8)" stroke="var(--ebony-shine)" '
        'stroke-width="1.4" stroke-linecap="round"/>'
    )
    return _checker("ebony", _ring("ebony", 11.2) + cross)


def _count() -> str:
    """The plate on the last checker of a stack, behind the number of checkers."""
    return (
        '<circle r="11" fill="var(--plaque-edge)"/>'
        '<circle r="10" fill="var(--plaque)" stroke="var(--inscription)" stroke-opacity=".45" '
        'stroke-width=".8"/>'
    )


# --- dice and cube ---


def _block(half_width: float, half_height: float, corner: float, more: str) -> str:
    return _rect(-half_width, -half_height, (2 * half_width, 2 * half_height), corner, more)


def _die(face_spot: int) -> str:
    half = DIE / 2
    pips = "".join(
        f'<circle cx="{number(7 * x)}" cy="{number(7 * y)}" r="2.7" fill="var(--die-pip)"/>'
        for x, y in _PIPS[face_spot]
    )
    return (
        f'<g transform="translate(1 2.4)">{_block(half, half, 6.5, _SHADE)}</g>'
        + _block(half, half, 6.5, 'fill="var(--die-edge)"')
        + _block(half - 1, half - 1, 5.5, 'fill="url(#bg-die)"')
        + pips
    )


_SHADE = 'fill="var(--shadow)" fill-opacity=".4"'


def _blank_die() -> str:
    """A die that has not been rolled."""
    dashes = 'stroke-width="1.7" stroke-dasharray="4.6 3.2" stroke-linecap="round"'
    fill = 'fill="var(--die)" fill-opacity=".16"'
    return (
        _block(DIE / 2 - 1, DIE / 2 - 1, 6, f'{fill} stroke="var(--die-edge)" {dashes}')
        + '<circle r="2.7" fill="var(--die-edge)"/>'
    )


def _veil(cloth: str) -> str:
    """Drawn over a die that has been played."""
    return _block(DIE / 2 + 1.5, DIE / 2 + 1.5, 7, f'fill="var(--{cloth})" fill-opacity=".68"')


def _cube(half_width: float) -> str:
    half = CUBE / 2
    edge = 'stroke="var(--inscription)" stroke-opacity=".55" stroke-width=".9"'
    return (
        f'<g transform="translate(1 2.4)">{_block(half_width, half, 6, _SHADE)}</g>'
        + _block(half_width, half, 6, 'fill="var(--plaque-edge)"')
        + _block(half_width - 1.2, half - 1.2, 5, 'fill="var(--plaque)"')
        + _block(half_width - 3.4, half - 3.4, 3.4, f'fill="none" {edge}')
    )


# --- assembly ---


def _linear(name: str, along: str, *stops: tuple[str, str]) -> str:
    inside = "".join(f'<stop offset="{at}" {look}/>' for at, look in stops)
    return f'<linearGradient id="bg-{name}" {along}>{inside}</linearGradient>'


def _stop(colour: str, opacity: str = "") -> str:
    preview = f' stop-opacity="{opacity}"' if opacity else ""
    return f'stop-color="var(--{colour})"{preview}'


def _radial(name: str, inner: str, outer: str, more: str) -> str:
    stops = f'<stop offset="0" {_stop(inner)}/><stop offset="1" {_stop(outer)}/>'
    return f'<radialGradient id="bg-{name}" {more}>{stops}</radialGradient>'


_DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"'
_ACROSS = 'x1="0" y1="0" x2="1" y2="0"'
_DOWN = 'x1="0" y1="0" x2="0" y2="1"'

_DEFS = "".join(
    (
        _linear(
            "frame",
            _DIAGONAL,
            ("0", _stop("frame-shine")),
            (".35", _stop("frame")),
            (".7", _stop("frame")),
            ("1", _stop("frame-edge")),
        ),
        _linear(
            "bar",
            _ACROSS,
            ("0", _stop("frame-edge")),
            (".12", _stop("frame")),
            (".42", _stop("frame-shine")),
            (".55", _stop("frame")),
            (".88", _stop("frame")),
            ("1", _stop("frame-edge")),
        ),
        _linear("fall", _DOWN, ("0", _stop("shadow", ".45")), ("1", _stop("shadow", "0"))),
        _radial("ivory", "ivory-shine", "ivory", 'cx=".36" cy=".3" r=".8"'),
        _radial("ebony", "ebony-shine", "ebony", 'cx=".36" cy=".3" r=".7"'),
        # A dish in the top, lit on its far side.
        _radial("ivory-dish", "ivory-shine", "ivory", 'cx=".62" cy=".7" r=".75"'),
        _radial("ebony-dish", "ebony-shine", "ebony", 'cx=".64" cy=".74" r=".6"'),
        _linear(
            "die", _DIAGONAL, ("0", _stop("die")), (".86", _stop("die")), ("1.2", _stop("die-edge"))
        ),
    )
)

#: The scale of the checker beside a player's name.
_BESIDE_NAME = 2.6


@lru_cache(maxsize=4 * len(CLOTHS))
def art(lining: str, *, is_home_left: bool, is_white_second: bool = False) -> Art:
    """The parts of the drawing that do not change during a game.

    `is_white_second`: the second seat has drawn the light checkers.
    """
    cloth, second = CLOTHS[lining]
    around = 'cx=".5" cy=".5" r=".85"'
    checkers = {"first": _light_checker(), "second": _dark_checker()}
    return Art(
        key=f"backgammon-{lining}-{'left' if is_home_left else 'right'}"
        + ("-white-second" if is_white_second else ""),
        width=WIDTH,
        height=HEIGHT,
        board=_board(Layout(Seat.FIRST, is_home_left), cloth, second),
        pieces={
            **checkers,
            **{
                f"seat-{seat}": f'<g transform="scale({_BESIDE_NAME})">{drawing}</g>'
                for seat, drawing in checkers.items()
            },
            **{f"die-{face_spot}": _die(face_spot) for face_spot in FACES},
            "count": _count(),
            "die-blank": _blank_die(),
            "die-used": _veil(cloth),
            "cube": _cube(CUBE / 2),
            "cube-wide": _cube(BAR_WIDTH / 2 - 1),
        },
        seats={
            seat: f"seat-{kind}"
            for seat, kind in zip(
                checkers, reversed(checkers) if is_white_second else checkers, strict=True
            )
        },
        defs=_DEFS + _radial(cloth, cloth, f"{cloth}-edge", around),
    )
