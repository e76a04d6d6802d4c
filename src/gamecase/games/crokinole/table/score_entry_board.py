"""The score card for a real board: rings to tap, with one half for each side.

The inner rings are wider than on a board, so that they are easy to tap.
"""

from functools import lru_cache
from math import cos, pi, sin

from gamecase.games.crokinole.disc_notes import legal_notes, noted_discs
from gamecase.games.crokinole.notation import write_action
from gamecase.games.crokinole.position import ZONES, NoteDisc, Position
from gamecase.games.crokinole.table.art import (
    MIDDLE,
    RIM,
    ROOM,
    SIDE,
    defs,
    disc,
    frame,
    line_ring,
    plate,
    ring,
    seat_pieces,
    wooden,
)
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import PLAYERS
from gamecase.scene import Art, Button, Gestures, Path, Piece, Scene, Spot, circle
from gamecase.scene.svg_paths import line, number

COLOURS = ("light", "dark")
SURFACE = ROOM - RIM
#: The outer radius of each zone, in units of the scene.
EDGES = {20: 112.0, 15: 205.0, 10: 295.0, 5: SURFACE}
BADGE = 34.0  # radius of a count, which removes a disc when it is tapped
BADGE_SCALE = 1.7  # so that its number can be read from a distance
DISC = 22.0


def _inside(zone: int) -> float:
    """The inner radius of a zone."""
    nth = ZONES.index(zone)
    return EDGES[ZONES[nth - 1]] if nth else 0.0


def _middle(zone: int) -> float:
    return (_inside(zone) + EDGES[zone]) / 2 + (8 if zone == 20 else 0)


def _half_ring(side: int, zone: int) -> str:
    """The outline of a zone's half: Light has the left one, Dark the right one."""
    outer, inner = number(EDGES[zone]), _inside(zone)
    sweep = int(side == 1)
    x, top, low = number(MIDDLE), number(MIDDLE - EDGES[zone]), number(MIDDLE + EDGES[zone])
    path = f"M{x} {top}A{outer} {outer} 0 0 {sweep} {x} {low}"
    if not inner:
        return f"{path}z"
    back = f"A{number(inner)} {number(inner)} 0 0 {1 - sweep} {x} {number(MIDDLE - inner)}"
    return f"{path}L{x} {number(MIDDLE + inner)}{back}z"


def _at(side: int, zone: int, aside: float = 0.0) -> tuple[float, float]:
    """A place in the middle of a zone's half, so many radians up from the level."""
    out, far = (1 if side else -1), _middle(zone)
    return round(MIDDLE + out * far * cos(aside), 2), round(MIDDLE - far * sin(aside), 2)


@lru_cache(maxsize=1)
def _art() -> Art:
    shades = "".join(
        ring(EDGES[zone], "var(--wood-edge)" if nth % 2 else "var(--wood-shine)", 'opacity=".5"')
        for nth, zone in enumerate(reversed(ZONES))
    )
    parts = [
        frame(),
        wooden(SURFACE),
        shades,
        ring(EDGES[20], "var(--hole)", 'fill-opacity=".82"'),
        f'<path d="{_dark_half()}" fill="var(--shadow)" fill-opacity=".16"/>',
        *(line_ring(EDGES[zone], 2) for zone in ZONES),
        _divide(),
        _numeral(20, 0.0),
        *(_numeral(zone, up) for zone in ZONES[1:] for up in (-1.0, 1.0)),
    ]
    pieces = {
        "points": plate(64),
        "fewer": f'<circle r="{number(BADGE / BADGE_SCALE)}" fill="var(--plate)" '
        'stroke="var(--label)" stroke-width="1.5"/><path d="M-5 13h10" stroke="var(--inscription)" '
        'stroke-width="3" stroke-linecap="round"/>',
    }
    for colour in COLOURS:
        pieces[colour] = disc(colour, DISC)
    return Art(
        key="crokinole score card",
        width=SIDE,
        height=SIDE,
        board="".join(parts),
        pieces=pieces | seat_pieces(),
        seats={seat.value: f"{COLOURS[nth % 2]}-seat" for nth, seat in enumerate(PLAYERS)},
        defs=defs(SURFACE),
    )


def _divide() -> str:
    between = line((MIDDLE, MIDDLE - SURFACE), (MIDDLE, MIDDLE + SURFACE))
    return f'<path d="{between}" stroke="var(--wood-line)" stroke-width="3"/>'


def _dark_half() -> str:
    reach, top, low = number(SURFACE), number(MIDDLE - SURFACE), number(MIDDLE + SURFACE)
    return f"M{number(MIDDLE)} {top}A{reach} {reach} 0 0 1 {number(MIDDLE)} {low}z"


def _numeral(zone: int, up: float) -> str:
    """The points of a zone, on the line between the halves."""
    y = number(MIDDLE + up * ((_inside(zone) + EDGES[zone]) / 2))
    return (
        f'<circle cx="{number(MIDDLE)}" cy="{y}" r="24" fill="var(--wood-shine)" '
        'stroke="var(--wood-line)" stroke-width="2"/>'
        f'<text x="{number(MIDDLE)}" y="{y}" text-anchor="middle" dominant-baseline="central" '
        'font-family="Georgia, serif" font-weight="bold" font-size="25" '
        f'fill="var(--wood-line)">{zone}</text>'
    )


def draw(position: Position) -> Scene:
    """The card with every disc that has been noted; it looks the same from every seat."""
    pieces, spots = [], []
    for side in (0, 1):
        pieces += _corner(position, side)
        for zone in ZONES:
            count = noted_discs(position, side, zone)
            x, y = _at(side, zone)
            label = Phrase("scene-noted", facts(position, NoteDisc(side, zone)))
            outline = _half_ring(side, zone)
            spots.append(Spot(id=f"{COLOURS[side]}-{zone}", x=x, y=y, outline=outline, label=label))
            if count:
                pieces += _discs(side, zone, count)
                pieces.append(Piece(kind="fewer", x=x, y=y, scale=BADGE_SCALE, text=str(count)))
    for side in (0, 1):  # these spots are on top of the rings
        for zone in ZONES:
            if noted_discs(position, side, zone):
                x, y = _at(side, zone)
                label = Phrase("scene-fewer", facts(position, NoteDisc(side, zone)))
                name = f"{COLOURS[side]}-{zone}-fewer"
                spots.append(Spot(id=name, x=x, y=y, outline=circle(x, y, BADGE + 4), label=label))
    return Scene(
        art=_art(),
        title=Phrase("scene-title"),
        description=tuple(
            Phrase("scene-noted", facts(position, NoteDisc(side, zone)))
            for side in (0, 1)
            for zone in ZONES
        ),
        pieces=tuple(pieces),
        spots=tuple(spots),
    )


def _corner(position: Position, side: int) -> list[Piece]:
    """The points of a side and its disc."""
    x, colour = (74.0, SIDE - 74)[side], COLOURS[side]
    points = str(position.points_of(side))
    return [
        Piece(kind=f"{colour}-seat", id=f"{colour}-side", x=x, y=130, scale=0.75),
        Piece(kind="points", id=f"{colour}-points", x=x, y=52, scale=1.75, text=points),
    ]


def _discs(side: int, zone: int, count: int) -> list[Piece]:
    """The discs of a zone, fanned out above and below their count."""
    far = _middle(zone)
    first = (BADGE + DISC + 3) / far
    rows = (count + 1) // 2
    room = (1.42 if zone != 20 else 1.2) - first
    step = min(2.15 * DISC / far, max(room, 0.0) / max(rows - 1, 1))
    pieces = []
    for nth in range(count):
        aside = min(first + step * (nth // 2), pi / 2) * (-1 if nth % 2 else 1)
        x, y = _at(side, zone, aside)
        pieces.append(Piece(kind=COLOURS[side], id=f"{COLOURS[side]}-{zone}-{nth}", x=x, y=y))
    return pieces


def facts(position: Position, note: NoteDisc) -> dict[str, str | int]:
    count = noted_discs(position, note.side, note.zone)
    return {"seat": PLAYERS[note.side].value, "zone": note.zone, "count": count}


def gestures(position: Position) -> Gestures:
    """Tap a ring to add a disc, a count to remove one, and the button to end the round."""
    if position.is_complete:
        return Gestures()
    paths = []
    for note in legal_notes(position):
        if isinstance(note, NoteDisc):
            spot = f"{COLOURS[note.side]}-{note.zone}" + ("" if note.adds else "-fewer")
            paths.append(Path((spot,), write_action(note)))
    points = {"light": position.points_of(0), "dark": position.points_of(1)}
    return Gestures(
        paths=tuple(paths),
        # It cannot be taken back: the next round begins.
        buttons=(Button("count", Phrase("act-count", points), is_grave=True),),
        prompt=(
            Phrase("count-help", {"seat": position.shooters[0].value}),
            Phrase("clause-conduct"),
        ),
    )


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """A note that was not offered: a disc too many, or one fewer than none."""
    name, _, end = spots[-1].removesuffix("-fewer").partition("-") if spots else ("", "", "")
    if name not in COLOURS or end not in map(str, ZONES):
        return None
    adds = not spots[-1].endswith("-fewer")
    return write_action(NoteDisc(COLOURS.index(name), int(end), adds))
