"""What lies on a backgammon board, where it can be touched, and what is printed on it."""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon.actions import FACES
from gamecase.games.backgammon.board import BAR, OFF, POINTS, pips, spot
from gamecase.games.backgammon.cube import answering, is_cube_used
from gamecase.games.backgammon.position import CUBE_WAITS, Phase
from gamecase.games.backgammon.table.descriptions import (
    bar_label,
    cube_label,
    die_label,
    point_label,
    tray_label,
)
from gamecase.games.backgammon.table.gestures import face
from gamecase.games.backgammon.table.layout import Layout, Place, shown
from gamecase.games.backgammon.table.preview import Seen
from gamecase.games.backgammon.table.turn_builder import CUBE, DICE
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Label, Mark, Piece, Spot, circle

_SEATS = (Seat.FIRST, Seat.SECOND)

# --- pieces ---


def pieces(seen: Seen, layout: Layout) -> tuple[Piece, ...]:
    return (*_checkers(seen, layout), *_dice(seen, layout), *_cube(seen, layout))


def _piece(kind: str, place: Place, name: str = "", text: str = "", entrance: str = "") -> Piece:
    x, y, scale = place
    return Piece(kind=kind, id=name, x=x, y=y, scale=scale, text=text, entrance=entrance)


def _checkers(seen: Seen, layout: Layout) -> Iterator[Piece]:
    """The checkers, and on a pile too tall to be seen whole a plate with their number."""
    plates = []
    for seat in _SEATS:
        for point, count in enumerate(seen.position.of(seat)):
            if not count:
                continue
            places = layout.pile(seat, point, count)
            yield from (_piece(seat.value, place) for place in places)
            if count > shown(point):
                # A plate with another number is another plate: it is laid on top of what came.
                name = f"count-{spot(seat, point)}-{count}"
                plates.append(_piece("count", places[-1], name, str(count)))
    yield from plates


def _dice(seen: Seen, layout: Layout) -> Iterator[Piece]:
    turn = seen.position.turn
    if seen.dice:
        yield from _thrown(seen, layout)
    elif seen.enters:
        for name, number, _, place in _faces(seen, layout):
            yield replace(_piece(f"die-{number}", place, name), is_offered=True)
    elif seen.position.phase is Phase.DRAW:
        for seat in _SEATS:
            yield _piece("die-blank", layout.dice(seat, 1)[0], f"blank-{seat.value}")
    elif seen.position.phase is Phase.CHOICE:
        for nth, place in enumerate(layout.dice(turn, 2)):
            yield _piece("die-blank", place, f"blank-{turn.value}-{nth}")


def _faces(seen: Seen, layout: Layout) -> Iterator[tuple[str, int, Seat, Place]]:
    """The faces to enter a throw by: six for the thrower, in the draw six for each side."""
    is_draw = seen.position.phase is Phase.DRAW
    for thrower in _SEATS if is_draw else (seen.position.turn,):
        for number, place in zip(FACES, layout.faces(thrower), strict=True):
            owner = thrower if is_draw else Seat.NOBODY
            yield face(number, owner), number, owner, place


def _thrown(seen: Seen, layout: Layout) -> Iterator[Piece]:
    places = layout.dice(seen.position.turn, len(seen.dice))
    veils = []
    for nth, (die, place) in enumerate(zip(seen.dice, places, strict=True)):
        name = f"{seen.throw}-{die}-{seen.dice[:nth].count(die)}"
        yield _piece(f"die-{die}", place, name, entrance="tumble")
        if seen.used[nth]:
            # A veil, so that the die itself stays the one that lies there, and never falls anew.
            veils.append(_piece("die-used", place, f"used-{name}"))
    yield from veils


def _cube_place(seen: Seen, layout: Layout) -> Place:
    waits = seen.position.phase in CUBE_WAITS
    offered_to = answering(seen.position) if waits else Seat.NOBODY
    return layout.cube(seen.position.cube.owner, offered_to)


def _cube(seen: Seen, layout: Layout) -> Iterator[Piece]:
    if is_cube_used(seen.position):
        text = str(seen.position.at_stake)
        kind = "cube-wide" if len(text) > 3 else "cube"
        yield _piece(kind, _cube_place(seen, layout), CUBE, text)


# --- spots ---


def spots(seen: Seen, layout: Layout) -> tuple[Spot, ...]:
    return (*_point_spots(seen, layout), *_dice_spots(seen, layout), *_cube_spot(seen, layout))


def _point_spots(seen: Seen, layout: Layout) -> Iterator[Spot]:
    position = seen.position
    named = {(Seat.FIRST, point): point_label(position, layout, point) for point in POINTS}
    for seat in _SEATS:
        named[seat, BAR] = bar_label(position, seat)
        named[seat, OFF] = tray_label(position, seat)
    for (seat, point), label in named.items():
        x, y = layout.touch(seat, point)
        outline = layout.outline(seat, point)
        yield Spot(id=spot(seat, point), x=x, y=y, outline=outline, label=label)


def _dice_spots(seen: Seen, layout: Layout) -> Iterator[Spot]:
    position = seen.position
    if seen.enters:
        for name, number, owner, place in _faces(seen, layout):
            label = Phrase("scene-face", {"number": number, "seat": owner.value})
            outline = layout.face_outline(place)
            yield Spot(id=name, x=place.x, y=place.y, outline=outline, label=label)
        return
    is_double = len(seen.dice) > 2
    places = layout.dice_touch(position.turn, is_double=is_double)
    if position.phase is Phase.DRAW:
        places = [layout.dice(seat, 1)[0] for seat in _SEATS]
    for nth, (name, place) in enumerate(zip(DICE, places, strict=True)):
        at = 2 * nth if is_double else nth
        outline = layout.die_outline(place, is_double=is_double)
        label = die_label(seen, at)
        yield Spot(id=name, x=place.x, y=place.y, outline=outline, label=label)


def _cube_spot(seen: Seen, layout: Layout) -> Iterator[Spot]:
    if is_cube_used(seen.position):
        place = _cube_place(seen, layout)
        outline = layout.cube_outline(place)
        yield Spot(id=CUBE, x=place.x, y=place.y, outline=outline, label=cube_label(seen.position))


# --- print ---


def marks(seen: Seen, layout: Layout) -> Iterator[Mark]:
    """A ring around each checker that was moved in the turn that is seen."""
    for point in dict.fromkeys(seen.moved_to):
        count = seen.position.of(seen.moved_by)[point]
        if count and point != OFF:
            place = layout.pile(seen.moved_by, point, count)[-1]
            yield Mark(kind="last", outline=circle(place.x, place.y, 16))


def labels(seen: Seen, layout: Layout) -> Iterator[Label]:
    for numbered in POINTS:
        x, y = layout.label(layout.viewer, numbered)
        yield Label(text=str(numbered), x=x, y=y)
    for seat in _SEATS:
        checkers = seen.position.of(seat)
        x, y = layout.label(seat, BAR)
        yield Label(text=str(pips(checkers)), x=x, y=y)
        x, y = layout.label(seat, OFF)
        yield Label(text=str(checkers[OFF]), x=x, y=y)
