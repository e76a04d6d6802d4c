"""Backgammon on the table: what lies where, how hands play it, and what can be said of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

from gamecase.games.backgammon import hands
from gamecase.games.backgammon.actions import FACES, Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, POINTS, Step, pips, side, spot
from gamecase.games.backgammon.cube import answering, is_cube_used
from gamecase.games.backgammon.notation import write, write_steps
from gamecase.games.backgammon.plays import legal_plays, resolved
from gamecase.games.backgammon.position import CUBE_WAITS, ENDED, Cube, Phase, Position, other
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.games.backgammon.table_art import art
from gamecase.games.backgammon.table_gestures import (
    CUBE,
    DICE,
    face,
    gestures,
    meant,
    picking,
    spent,
)
from gamecase.games.backgammon.table_layout import Layout, Place, shown
from gamecase.kernel.phrase import Fact, Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Label, Mark, Piece, Scene, Spot, circle

__all__ = ["LOOKS", "gestures", "lay", "meant", "showcase", "tell"]

#: Where one's own home lies.
LOOKS: tuple[str, ...] = ("home-right", "home-left")

_GAME = Backgammon()
_SEATS = (Seat.FIRST, Seat.SECOND)


def showcase(rules: Ruleset) -> Position:
    """The middle of a lively game: the first seat is to play, the second has a checker to enter."""
    if rules.setup is Setup.HYPERGAMMON:
        first, second = side({20: 1, 9: 1, 3: 1}), side({BAR: 1, 23: 1, 14: 1})
    else:
        first = side({20: 2, 13: 3, 9: 1, 8: 3, 6: 4, 5: 2})
        second = side({BAR: 1, 24: 1, 18: 2, 13: 4, 8: 2, 6: 3, 4: 2})
    return hands.taken_in_hand(
        Position(
            rules=rules,
            first=first,
            second=second,
            phase=Phase.PLAY,
            turn=Seat.FIRST,
            dice=(4, 2),
            cube=Cube(2, Seat.SECOND) if rules.has_cube else Cube(),
            starter=Seat.FIRST,
            throws=4,
        )
    )


# --- what is seen ---


@dataclass(frozen=True, slots=True)
class Seen:
    """The position with what a hand has picked already done, and the dice as they lie."""

    position: Position
    dice: tuple[int, ...] = ()
    used: tuple[bool, ...] = ()
    moved_by: Seat = Seat.NOBODY
    moved_to: tuple[int, ...] = ()  # the mover's points
    throw: str = ""  # the same as long as the same dice lie there
    enters: bool = False  # dice are told by hand, their faces lie there to choose from


def _seen(position: Position, picked: tuple[str, ...]) -> Seen:
    turn = position.turn
    if position.phase is Phase.PLAY and position.rules.assisted:
        done = picking(turn_of(position), turn, picked)
        ends = tuple(hop.end for hop in done.hops)
        moved = position.with_board(done.board)
        return Seen(moved, done.dice, done.used, turn, ends, _throw(position))
    if position.phase in (Phase.DRAW, Phase.THROW):
        # Faces to choose from: at a table with dice of its own nobody ever sees them.
        return Seen(position, enters=position.phase is Phase.THROW or bool(picked))
    made = hands.made(position)
    ends = tuple(step.end for step in made)
    if position.phase is not Phase.PLAY:
        mover = other(turn) if position.phase is Phase.CHOICE else turn
        dice = position.dice  # they lie there still while a resignation is answered
        return Seen(position, dice, (False,) * len(dice), mover, ends, _throw(position))
    dice = position.before.dice if position.before else position.dice
    # A free hand does not say which number it used.
    left = dice[len(made) :] if position.rules.may_be_corrected else position.dice
    return Seen(position, dice, spent(dice, left), turn, ends, _throw(position))


def _throw(position: Position) -> str:
    """A name for the throw that lies there, so that a new one is seen to fall."""
    told = f"{position.turn.value}-{position.throws}-{position.idle}"
    if not position.rules.assisted:
        return told  # the checkers move while the dice lie there
    return f"{told}-{crc32(bytes((*position.first, *position.second))):x}"


def lay(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board with the viewer's own side near, and his home where he wants it."""
    viewer = Seat.SECOND if seen_by is Seat.SECOND else Seat.FIRST
    layout = Layout(viewer, is_home_left=look == "home-left")
    seen = _seen(position, picked)
    left = tuple(die for die, used in zip(seen.dice, seen.used, strict=True) if not used)
    return Scene(
        art=art(is_home_left=layout.is_home_left),
        title=Phrase("scene-title"),
        description=_describe(seen.position, layout, left),
        pieces=(*_checkers(seen, layout), *_dice(seen, layout), *_cube(seen, layout)),
        spots=(*_point_spots(seen, layout), *_dice_spots(seen, layout), *_cube_spot(seen, layout)),
        marks=tuple(_marks(seen, layout)),
        labels=tuple(_labels(seen, layout)),
    )


# --- pieces ---


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
            yield _piece(f"die-{number}", place, name)
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


def _point_spots(seen: Seen, layout: Layout) -> Iterator[Spot]:
    position = seen.position
    labels = {(Seat.FIRST, point): _point_label(position, layout, point) for point in POINTS}
    for seat in _SEATS:
        labels[seat, BAR] = _bar_label(position, seat)
        labels[seat, OFF] = _tray_label(position, seat)
    for (seat, point), label in labels.items():
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
        label = _die_label(seen, at)
        yield Spot(id=name, x=place.x, y=place.y, outline=outline, label=label)


def _cube_spot(seen: Seen, layout: Layout) -> Iterator[Spot]:
    if is_cube_used(seen.position):
        place = _cube_place(seen, layout)
        outline = layout.cube_outline(place)
        yield Spot(id=CUBE, x=place.x, y=place.y, outline=outline, label=_cube_label(seen.position))


# --- print ---


def _marks(seen: Seen, layout: Layout) -> Iterator[Mark]:
    """A ring around each checker that was moved in the turn that is seen."""
    for point in dict.fromkeys(seen.moved_to):
        count = seen.position.of(seen.moved_by)[point]
        if count and point != OFF:
            place = layout.pile(seen.moved_by, point, count)[-1]
            yield Mark(kind="last", outline=circle(place.x, place.y, 16))


def _labels(seen: Seen, layout: Layout) -> Iterator[Label]:
    for numbered in POINTS:
        x, y = layout.label(layout.viewer, numbered)
        yield Label(text=str(numbered), x=x, y=y)
    for seat in _SEATS:
        checkers = seen.position.of(seat)
        x, y = layout.label(seat, BAR)
        yield Label(text=str(pips(checkers)), x=x, y=y)
        x, y = layout.label(seat, OFF)
        yield Label(text=str(checkers[OFF]), x=x, y=y)


# --- the position in words ---


def _describe(position: Position, layout: Layout, dice: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The whole position in words, on the viewer's numbers; `dice` are those left to play."""
    home = "left" if layout.is_home_left else "right"
    said = [Phrase("scene-view", {"seat": layout.viewer.value, "home": home})]
    for seat in (layout.viewer, *(each for each in _SEATS if each is not layout.viewer)):
        said += _side(position, layout, seat)
    if is_cube_used(position):
        owner, value = position.cube.owner.value, position.cube.value
        said.append(Phrase("scene-cube", {"owner": owner, "value": value}))
    if position.score.is_crawford:
        said.append(Phrase("scene-crawford"))
    if dice:
        facts: dict[str, Fact] = {"count": len(dice), "dice": "-".join(map(str, dice))}
        said.append(Phrase("scene-dice", facts))
    said.append(_due(position))
    return tuple(said)


def _side(position: Position, layout: Layout, seat: Seat) -> list[Phrase]:
    checkers, owner = position.of(seat), seat.value
    held = {layout.number(seat, at): checkers[at] for at in range(24, 0, -1) if checkers[at]}
    points = ", ".join(f"{at} ({held[at]})" for at in sorted(held, reverse=True))
    said = [Phrase("scene-no-points", {"seat": owner})]
    if points:
        said = [Phrase("scene-points", {"seat": owner, "points": points})]
    for key, at in (("scene-on-bar", BAR), ("scene-off", OFF)):
        if checkers[at]:
            said.append(Phrase(key, {"seat": owner, "count": checkers[at]}))
    return [*said, Phrase("scene-pips", {"seat": owner, "count": pips(checkers)})]


def _due(position: Position) -> Phrase:
    """Whose turn it is, and to do what."""
    if position.phase in ENDED:
        return Phrase("scene-due-over")
    facts: dict[str, Fact] = {
        "seat": position.turn.value,
        "value": position.at_stake,
        "kind": position.resigning,
    }
    seat = _GAME.to_act(position)
    if seat.is_player:
        facts["seat"] = seat.value
    return Phrase(f"scene-due-{position.phase.value}", facts)


# --- its places ---


def _point_label(position: Position, layout: Layout, point: int) -> Phrase:
    """A point of the first seat's counting, and who stands there."""
    facts: dict[str, Fact] = {"point": layout.number(Seat.FIRST, point)}
    for seat, at in ((Seat.FIRST, point), (Seat.SECOND, 25 - point)):
        if count := position.of(seat)[at]:
            return Phrase("scene-point", {**facts, "holder": seat.value, "count": count})
    return Phrase("scene-point", {**facts, "holder": Seat.NOBODY.value, "count": 0})


def _bar_label(position: Position, seat: Seat) -> Phrase:
    return Phrase("scene-bar", {"seat": seat.value, "count": position.of(seat)[BAR]})


def _tray_label(position: Position, seat: Seat) -> Phrase:
    return Phrase("scene-tray", {"seat": seat.value, "count": position.of(seat)[OFF]})


def _die_label(seen: Seen, nth: int) -> Phrase:
    if nth >= len(seen.dice):
        return Phrase("scene-no-die")
    state = "used" if seen.used[nth] else "left"
    return Phrase("scene-die", {"number": seen.dice[nth], "state": state})


def _cube_label(position: Position) -> Phrase:
    facts: dict[str, Fact] = {"owner": position.cube.owner.value, "value": position.cube.value}
    return Phrase("scene-cube", facts)


# --- what happens ---


def tell(position: Position, action: Action) -> Phrase:
    """What an action does, said before it is done; hits are starred, as players write them."""
    seat = _GAME.to_act(position)
    facts: dict[str, Fact] = {"seat": seat.value}
    match action:
        case Start(first, second):
            starts = Seat.FIRST if first > second else Seat.SECOND
            drawn = Seat.NOBODY if first == second else starts
            return Phrase("told-start", {"first": first, "second": second, "seat": drawn.value})
        case Roll(high, low):
            return Phrase("told-roll", {"seat": position.turn.value, "dice": f"{high}-{low}"})
        case Play():
            return _tell_play(position, action)
        case Resign(kind):
            return Phrase("told-resigning", {**facts, "kind": kind})
        case Call.DOUBLE:
            facts["value"] = position.cube.value * 2
        case Call.TAKE:
            facts["value"] = position.at_stake
        case Call.BEAVER | Call.RACCOON:
            facts["value"] = position.at_stake * 2
        case Call.ACCEPT | Call.DECLINE:
            return Phrase(f"told-{write(action)}-loss", facts)
    return Phrase(f"told-{write(action)}", facts)


def _tell_play(position: Position, play: Play) -> Phrase:
    facts: dict[str, Fact] = {"seat": position.turn.value}
    if not play.steps:
        is_forced = len(legal_plays(turn_of(position)).results) == 1
        return Phrase("told-no-move" if is_forced else "told-pass", facts)
    steps = play.steps
    if position.rules.assisted:
        steps = resolved(turn_of(position), steps) or steps
    elif _hits_itself(position, steps[0]):
        return Phrase("told-self-hit", {**facts, "play": write_steps(steps)})
    return Phrase("told-play", {**facts, "play": write_steps(steps, _hits(position, steps))})


def _hits_itself(position: Position, step: Step) -> bool:
    is_closed = step.end != OFF and position.board.is_closed(step.end, position.rules)
    return position.rules.hits_itself and is_closed


def _hits(position: Position, steps: tuple[Step, ...]) -> frozenset[int]:
    board, found = position.board, set()
    for nth, step in enumerate(steps):
        if step.end != OFF and board.enemies(step.end) == 1:
            found.add(nth)
        board = board.after(step)
    return frozenset(found)
