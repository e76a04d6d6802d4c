"""The pieces, spots, marks and labels of a drawn backgammon position."""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon.actions import FACES
from gamecase.games.backgammon.board import BAR, OFF, POINTS, pips, spot
from gamecase.games.backgammon.cube import is_cube_used, seat_to_answer
from gamecase.games.backgammon.position import CUBE_PHASES, Phase
from gamecase.games.backgammon.table.descriptions import (
    bar_label,
    cube_label,
    die_label,
    point_label,
    tray_label,
)
from gamecase.games.backgammon.table.gestures import face_spot
from gamecase.games.backgammon.table.layout import STACK_SHOWN, Layout, Placement, max_visible
from gamecase.games.backgammon.table.preview import TablePreview
from gamecase.games.backgammon.table.turn_builder import CUBE, DICE
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Label, Mark, Piece, Spot, circle

_SEATS = (Seat.FIRST, Seat.SECOND)

# --- pieces ---


def pieces(preview: TablePreview, layout: Layout) -> tuple[Piece, ...]:
    return (*_checkers(preview, layout), *_dice(preview, layout), *_cube(preview, layout))


def _piece(
    kind: str, place: Placement, name: str = "", text: str = "", entrance: str = ""
) -> Piece:
    x, y, scale = place
    return Piece(kind=kind, id=name, x=x, y=y, scale=scale, text=text, entrance=entrance)


def _checkers(preview: TablePreview, layout: Layout) -> Iterator[Piece]:
    """The checkers, and a plate with the count on stacks too tall to be drawn in full."""
    plates = []
    for seat in _SEATS:
        for point, count in enumerate(preview.position.of(seat)):
            if not count:
                continue
            places = _places(preview, layout, seat, point)
            kind = preview.position.colour(seat).value
            yield from (_piece(kind, place) for place in places)
            if count > max_visible(point):
                # The name contains the count, so that a changed plate is drawn on top again.
                name = f"count-{spot(seat, point)}-{count}"
                plates.append(_piece("count", places[-1], name, str(count)))
    yield from plates


def _places(preview: TablePreview, layout: Layout, seat: Seat, point: int) -> list[Placement]:
    """Where the checkers of a seat lie; where both share a point, the second seat's on top."""
    count, below = preview.position.of(seat)[point], 0
    if seat is Seat.SECOND and point in POINTS:
        below = min(preview.position.of(Seat.FIRST)[25 - point], STACK_SHOWN - 1)
    return layout.stack(seat, point, below + count)[below:]


def _dice(preview: TablePreview, layout: Layout) -> Iterator[Piece]:
    turn = preview.position.turn
    if preview.dice:
        yield from _rolled_dice(preview, layout)
    elif preview.is_dice_entry:
        for name, number, _, place in _faces(preview, layout):
            yield _offered(f"die-{number}", place, name)
    elif preview.position.phase is Phase.DRAW:
        for seat in _SEATS:
            yield _offered("die-blank", layout.dice(seat, 1)[0], f"blank-{seat.value}")
    elif preview.position.phase is Phase.CHOICE:
        for nth, place in enumerate(layout.dice(turn, 2)):
            yield _offered("die-blank", place, f"blank-{turn.value}-{nth}")


def _offered(kind: str, place: Placement, name: str) -> Piece:
    """A die that has not been rolled yet; it is there to be touched."""
    return replace(_piece(kind, place, name), is_offered=True)


def _faces(preview: TablePreview, layout: Layout) -> Iterator[tuple[str, int, Seat, Placement]]:
    """The die faces for entering a roll: six for the roller, in the draw six for each side."""
    is_draw = preview.position.phase is Phase.DRAW
    for roller in _SEATS if is_draw else (preview.position.turn,):
        for number, place in zip(FACES, layout.faces(roller), strict=True):
            owner = roller if is_draw else Seat.NOBODY
            yield face_spot(number, owner), number, owner, place


def _rolled_dice(preview: TablePreview, layout: Layout) -> Iterator[Piece]:
    places = layout.dice(preview.position.turn, len(preview.dice))
    veils = []
    for nth, (die, place) in enumerate(zip(preview.dice, places, strict=True)):
        name = f"{preview.roll_id}-{die}-{preview.dice[:nth].count(die)}"
        yield _piece(f"die-{die}", place, name, entrance="tumble")
        if preview.used[nth]:
            # Drawn over the die, which keeps its id and is not animated again.
            veils.append(_piece("die-used", place, f"used-{name}"))
    yield from veils


def _cube_place(preview: TablePreview, layout: Layout) -> Placement:
    is_offered = preview.position.phase in CUBE_PHASES
    offered_to = seat_to_answer(preview.position) if is_offered else Seat.NOBODY
    return layout.cube(preview.position.cube.owner, offered_to)


def _cube(preview: TablePreview, layout: Layout) -> Iterator[Piece]:
    if is_cube_used(preview.position):
        text = str(preview.position.at_stake)
        kind = "cube-wide" if len(text) > 3 else "cube"
        yield _piece(kind, _cube_place(preview, layout), CUBE, text)


# --- spots ---


def spots(preview: TablePreview, layout: Layout) -> tuple[Spot, ...]:
    return (
        *_point_spots(preview, layout),
        *_dice_spots(preview, layout),
        *_cube_spot(preview, layout),
    )


def _point_spots(preview: TablePreview, layout: Layout) -> Iterator[Spot]:
    position = preview.position
    labels = {(Seat.FIRST, point): point_label(position, layout, point) for point in POINTS}
    for seat in _SEATS:
        labels[seat, BAR] = bar_label(position, seat)
        labels[seat, OFF] = tray_label(position, seat)
    for (seat, point), label in labels.items():
        x, y = layout.touch(seat, point)
        outline = layout.outline(seat, point)
        yield Spot(id=spot(seat, point), x=x, y=y, outline=outline, label=label)


def _dice_spots(preview: TablePreview, layout: Layout) -> Iterator[Spot]:
    position = preview.position
    if preview.is_dice_entry:
        for name, number, owner, place in _faces(preview, layout):
            colour = position.colour(owner).value
            label = Phrase("scene-face", {"number": number, "seat": colour})
            outline = layout.face_outline(place)
            yield Spot(id=name, x=place.x, y=place.y, outline=outline, label=label)
        return
    is_double = len(preview.dice) > 2
    places = layout.dice_touch(position.turn, is_double=is_double)
    if position.phase is Phase.DRAW:
        places = [layout.dice(seat, 1)[0] for seat in _SEATS]
    for nth, (name, place) in enumerate(zip(DICE, places, strict=True)):
        die_index = 2 * nth if is_double else nth
        outline = layout.die_outline(place, is_double=is_double)
        label = die_label(preview, die_index)
        yield Spot(id=name, x=place.x, y=place.y, outline=outline, label=label)


def _cube_spot(preview: TablePreview, layout: Layout) -> Iterator[Spot]:
    if is_cube_used(preview.position):
        place = _cube_place(preview, layout)
        outline = layout.cube_outline(place)
        yield Spot(
            id=CUBE, x=place.x, y=place.y, outline=outline, label=cube_label(preview.position)
        )


# --- marks and labels ---


def marks(preview: TablePreview, layout: Layout) -> Iterator[Mark]:
    """A ring around each checker that was moved in the current turn."""
    for point in dict.fromkeys(preview.moved_to):
        count = preview.position.of(preview.moved_by)[point]
        if count and point != OFF:
            place = _places(preview, layout, preview.moved_by, point)[-1]
            yield Mark(kind="last", outline=circle(place.x, place.y, 16))


def labels(preview: TablePreview, layout: Layout) -> Iterator[Label]:
    for numbered in POINTS:
        x, y = layout.label(layout.viewer, numbered)
        yield Label(text=str(numbered), x=x, y=y)
    for seat in _SEATS:
        checkers = preview.position.of(seat)
        x, y = layout.label(seat, BAR)
        yield Label(text=str(pips(checkers)), x=x, y=y)
        x, y = layout.label(seat, OFF)
        yield Label(text=str(checkers[OFF]), x=x, y=y)
