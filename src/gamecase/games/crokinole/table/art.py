"""Drawings of the crokinole board and discs."""

from functools import lru_cache
from math import cos, pi, sin

from gamecase.games.crokinole.board import Board
from gamecase.kernel.seat import PLAYERS
from gamecase.scene import Art
from gamecase.scene.svg_paths import line, number

SIDE = 860.0
MIDDLE = SIDE / 2
RIM = 16.0  # the wooden ring around the ditch
ROOM = 397.0  # from the middle to the outside of the rim, in units of the scene


def scale_of(board: Board) -> float:
    """Units of the scene per millimetre; every board fills the frame."""
    return (ROOM - RIM) / (board.surface_radius + board.ditch_width)


def ring(radius: float, fill: str, attributes: str = "") -> str:
    centre = f'cx="{number(MIDDLE)}" cy="{number(MIDDLE)}" r="{number(radius)}"'
    return f'<circle {centre} fill="{fill}" {attributes}/>'


def line_ring(radius: float, width: float) -> str:
    stroke = f'stroke="var(--wood-line)" stroke-width="{number(width)}"'
    return ring(radius, "none", stroke)


def _grain(radius: float) -> str:
    """Fine streaks across the wood, clipped to the surface."""
    streaks = []
    for nth in range(-10, 11):
        y = MIDDLE + nth * radius / 10.5
        bend = 9 * sin(nth * 2.3)
        start, end = number(MIDDLE - radius), number(MIDDLE + radius)
        streaks.append(
            f"M{start} {number(y)}Q{number(MIDDLE - radius / 2)} {number(y + bend)} "
            f"{number(MIDDLE)} {number(y + bend / 3)}T{end} {number(y - bend / 2)}"
        )
    return (
        f'<path d="{"".join(streaks)}" clip-path="url(#crk-round)" fill="none" '
        'stroke="var(--wood-edge)" stroke-opacity=".4" stroke-width="2.2"/>'
    )


def wooden(radius: float) -> str:
    """A wooden disc with grain, in the middle of the scene."""
    return ring(radius, "url(#crk-wood)") + _grain(radius)


def frame() -> str:
    """The dark frame around the board, and its rim."""
    side = number(SIDE - 3)
    return (
        f'<rect width="{number(SIDE)}" height="{number(SIDE)}" rx="38" fill="url(#crk-frame)"/>'
        f'<rect x="1.5" y="1.5" width="{side}" height="{side}" rx="36.5" fill="none" '
        'stroke="var(--frame-edge)" stroke-width="3"/>'
        + ring(ROOM, "url(#crk-rim)", 'stroke="var(--frame-edge)" stroke-width="2"')
    )


def _board(board: Board) -> str:
    unit = scale_of(board)
    surface = board.surface_radius * unit
    width = max(board.line_width * unit, 1.4)
    parts = [
        frame(),
        ring(ROOM - RIM, "url(#crk-groove)", 'stroke="var(--groove-edge)" stroke-width="2"'),
        ring(surface + 1.5, "var(--groove-edge)"),
        wooden(surface),
        ring(board.fifteen_radius * unit, "var(--wood-shine)", 'fill-opacity=".55"'),
    ]
    lines = (board.line_radius, board.ten_radius, board.fifteen_radius)
    parts += [line_ring(radius * unit, width) for radius in lines]
    for nth in range(4):  # the borders of the quarters, between the two outer lines
        angle = pi / 4 + nth * pi / 2
        reach = [
            (MIDDLE + unit * radius * cos(angle), MIDDLE + unit * radius * sin(angle))
            for radius in (board.ten_radius, board.line_radius)
        ]
        parts.append(
            f'<path d="{line(*reach)}" stroke="var(--wood-line)" stroke-width="{number(width)}"/>'
        )
    parts += [_numeral(board, points) for points in (15, 10, 5)]
    parts.append(ring(board.hole_radius * unit + 1.6, "var(--wood-edge)"))
    parts.append(ring(board.hole_radius * unit, "var(--hole)"))
    parts += [_peg(board, x, y) for x, y in board.pegs()]
    return "".join(parts)


def _numeral(board: Board, points: int) -> str:
    """The points of a ring, printed on it at both sides."""
    middle = {
        15: (board.fifteen_radius + board.hole_radius) / 2,
        10: (board.ten_radius + board.fifteen_radius) / 2,
        5: (board.line_radius + board.ten_radius) / 2,
    }[points]
    far = middle * scale_of(board)
    return "".join(
        f'<text x="{number(MIDDLE + side * far)}" y="{number(MIDDLE)}" text-anchor="middle" '
        'dominant-baseline="central" font-family="Georgia, serif" font-size="19" '
        f'fill="var(--wood-line)" fill-opacity=".55">{points}</text>'
        for side in (-1, 1)
    )


def _peg(board: Board, x: float, y: float) -> str:
    unit = scale_of(board)
    at_x, at_y, radius = MIDDLE + x * unit, MIDDLE - y * unit, board.peg_radius * unit
    return (
        f'<circle cx="{number(at_x + 1.5)}" cy="{number(at_y + 2.5)}" r="{number(radius + 0.6)}" '
        'fill="var(--shadow)" fill-opacity=".4"/>'
        f'<circle cx="{number(at_x)}" cy="{number(at_y)}" r="{number(radius)}" fill="var(--peg)"/>'
        f'<circle cx="{number(at_x - 1.2)}" cy="{number(at_y - 1.4)}" r="{number(radius * 0.4)}" '
        'fill="var(--peg-shine)"/>'
    )


def disc(colour: str, radius: float) -> str:
    """A wooden disc; dark discs have two grooves, light ones a single one."""
    rings = (0.66, 0.36) if colour == "dark" else (0.6,)
    return (
        f'<circle cx="1.5" cy="3" r="{number(radius)}" fill="var(--shadow)" fill-opacity=".35"/>'
        f'<circle r="{number(radius)}" fill="var(--{colour}-disc-edge)"/>'
        f'<circle r="{number(radius - 1.4)}" fill="url(#crk-{colour})"/>'
        + "".join(
            f'<circle r="{number(radius * share)}" fill="none" stroke-width="1.5" '
            f'stroke="var(--{colour}-disc-{"shine" if colour == "dark" else "edge"})" '
            'stroke-opacity=".75"/>'
            for share in rings
        )
    )


def plate(width: float = 46) -> str:
    return (
        f'<rect x="{number(-width / 2)}" y="-16" width="{number(width)}" height="32" rx="9" '
        'fill="var(--plate)"/>'
    )


def _counted(icon: str) -> str:
    """A plate for a number, with an icon of what it counts to its left."""
    ring = '<circle r="20" fill="none" stroke="var(--label)" stroke-width="1.5"/>'
    return f'<g transform="translate(-46 0)">{icon}{ring}</g>{plate()}'


def _kept(colour: str) -> str:
    hole = '<circle r="20" fill="var(--hole)"/>'
    return _counted(f'{hole}<g transform="scale(.82)">{disc(colour, 16)}</g>')


def _gradient(name: str, *stops: tuple[float, str]) -> str:
    inside = "".join(f'<stop offset="{at:g}" stop-color="var(--{c})"/>' for at, c in stops)
    return f'<radialGradient id="crk-{name}" cx=".42" cy=".36" r=".75">{inside}</radialGradient>'


def defs(surface_radius: float) -> str:
    """The gradients and clip paths of the drawings; the radius is in units of the scene."""
    surface = number(surface_radius)
    at = f'cx="{number(MIDDLE)}" cy="{number(MIDDLE)}"'
    return (
        '<linearGradient id="crk-frame" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="var(--frame-shine)"/>'
        '<stop offset=".5" stop-color="var(--frame)"/>'
        '<stop offset="1" stop-color="var(--frame)"/></linearGradient>'
        '<linearGradient id="crk-rim" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="var(--frame-shine)"/>'
        '<stop offset="1" stop-color="var(--frame-edge)"/></linearGradient>'
        '<radialGradient id="crk-groove" cx=".5" cy=".5" r=".5">'
        '<stop offset=".84" stop-color="var(--groove-edge)"/>'
        '<stop offset=".93" stop-color="var(--groove)"/>'
        '<stop offset="1" stop-color="var(--groove-edge)"/></radialGradient>'
        f'<clipPath id="crk-round"><circle {at} r="{surface}"/></clipPath>'
        + _gradient("wood", (0, "wood-shine"), (0.6, "wood"), (1, "wood-edge"))
        + _gradient("light", (0, "light-disc-shine"), (0.7, "light-disc"))
        + _gradient("dark", (0, "dark-disc-shine"), (0.7, "dark-disc"))
    )


def seat_pieces() -> dict[str, str]:
    """The discs beside the players' names."""
    return {
        f"{colour}-seat": f'<g transform="scale(2.6)">{disc(colour, 16)}</g>'
        for colour in ("light", "dark")
    }


@lru_cache(maxsize=8)
def art(board: Board) -> Art:
    """The empty board and all kinds of pieces."""
    radius = board.disc_radius * scale_of(board)
    pieces = {"points": plate(64)}
    for colour in ("light", "dark"):
        pieces[colour] = disc(colour, radius)
        pieces[f"{colour}-hand"] = _counted(disc(colour, 16))
        pieces[f"{colour}-kept"] = _kept(colour)
    return Art(
        key=f"crokinole {board.surface_radius:g}",
        width=SIDE,
        height=SIDE,
        board=_board(board),
        pieces=pieces | seat_pieces(),
        seats={
            seat.value: f"{'dark' if nth % 2 else 'light'}-seat" for nth, seat in enumerate(PLAYERS)
        },
        defs=defs(board.surface_radius * scale_of(board)),
    )
