"""Sets up positions of backgammon: checkers, turn and dice, cube, match score.

Checkers that are not on the board or the bar are borne off, so that none is ever missing.
"""

from dataclasses import replace

from gamecase.games.backgammon.board import BAR, OFF, POINTS, Side, checkers_per_side, side, spot
from gamecase.games.backgammon.cube import is_cube_used, judge_double
from gamecase.games.backgammon.formats.id_contents import IdFields
from gamecase.games.backgammon.position import Cube, Phase, Position, Score
from gamecase.games.backgammon.ruleset import Ruleset, StartingPlayerRule
from gamecase.games.backgammon.table import draw
from gamecase.games.backgammon.table.layout import point_at
from gamecase.kernel.match import MatchKind
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.editor_module import (
    Draft,
    EditorOption,
    OptionChoice,
    PaletteItem,
    PlacedPiece,
    no_place,
    remove_last,
    same_place,
)

LIES_FREE = False

place_at = no_place
place_of_spot = same_place

_SEATS = (Seat.FIRST, Seat.SECOND)
_OWNERS = {seat.value: seat for seat in _SEATS}
_ROLLS = tuple(f"{high}{low}" for high in range(1, 7) for low in range(1, high + 1))
_DOUBLE = "double"  # in place of dice: a double was offered
_LONGEST_MATCH = 99


def palette(_rules: Ruleset) -> tuple[PaletteItem, ...]:
    return tuple(
        PaletteItem(seat.value, seat.value, Phrase(f"seat-{seat.value}")) for seat in _SEATS
    )


def empty_draft(_rules: Ruleset) -> Draft:
    return Draft(options={"turn": Seat.FIRST.value})


def draft_of(position: Position) -> Draft:
    pieces = []
    for seat in _SEATS:
        for point in (*POINTS, BAR):
            kind = position.colour(seat).value
            place = spot(position.colour(seat), point)
            pieces += [PlacedPiece(kind, place)] * position.of(seat)[point]
    return Draft(tuple(pieces), _options_of(position))


def _options_of(position: Position) -> dict[str, str]:
    """The options of a position; where lots decided who is White, White becomes the first seat."""
    turn = position.colour(position.turn) if position.turn.is_player else Seat.FIRST
    score, cube = position.score, position.cube
    dice = position.dice if position.turn_start is None else position.turn_start.dice
    rolled = f"{dice[0]}{dice[-1]}" if dice and position.phase is Phase.PLAY else ""
    points = {position.colour(seat): score.of(seat) for seat in _SEATS}
    return {
        "turn": turn.value,
        "dice": _DOUBLE if position.phase is Phase.OFFERED else rolled,
        "cube": str(cube.value),
        "owner": "" if cube.is_centred else position.colour(cube.owner).value,
        "length": str(score.number) if score.is_points_match else "0",
        **{f"score-{seat.value}": str(count) for seat, count in points.items()},
        "crawford": "yes" if score.is_crawford else "",
    }


def put(rules: Ruleset, draft: Draft, kind: str, place: str) -> Draft:
    """A point holds checkers of one side; bars and trays are each side's own."""
    seat = _OWNERS[kind]
    if place.startswith("bar-"):
        place = spot(seat, BAR)
    elif point_at(seat, place) not in POINTS:
        return draft
    kept = tuple(
        each
        for each in draft.pieces
        if each.place != place or each.kind == kind or rules.shares_points
    )
    return replace(draft, pieces=(*kept, PlacedPiece(kind, place)))


def remove(rules: Ruleset, draft: Draft, place: str) -> tuple[Draft, str]:
    """A checker taken off the tray is one more on the board."""
    seat = _OWNERS.get(place.removeprefix("off-")) if place.startswith("off-") else None
    if seat is not None:
        return draft, seat.value if _side(rules, draft, seat)[OFF] else ""
    return remove_last(draft, place)


def _side(rules: Ruleset, draft: Draft, seat: Seat) -> Side:
    counts: dict[int, int] = {}
    for piece in draft.pieces:
        point = point_at(seat, piece.place) if piece.kind == seat.value else None
        if point is not None:
            counts[point] = counts.get(point, 0) + 1
    off = checkers_per_side(rules.setup) - sum(counts.values())
    return side({**counts, OFF: max(0, off)})


def options(rules: Ruleset, draft: Draft) -> tuple[EditorOption, ...]:
    """Turn and dice, and where the booklet has them the cube, the match and Crawford's rule."""
    fields = _fields(rules, draft)
    seats = tuple(OptionChoice(seat.value, Phrase(f"seat-{seat.value}")) for seat in _SEATS)
    found = [
        EditorOption(key="turn", value=fields.turn.value, choices=seats),
        _dice_option(rules, draft, fields),
    ]
    if is_cube_used(_drawn(rules, draft)):
        found += [
            EditorOption(
                key="cube",
                label=Phrase("editor-cube"),
                value=str(fields.cube.value),
                choices=tuple(OptionChoice(str(n), str(n)) for n in _cube_values(rules)),
            ),
            EditorOption(
                key="owner",
                label=Phrase("editor-cube-owner"),
                value="" if fields.cube.is_centred else fields.cube.owner.value,
                choices=(OptionChoice("", Phrase("editor-cube-centre")), *seats),
            ),
        ]
    return (*found, *_score_options(rules, fields))


def _dice_option(rules: Ruleset, draft: Draft, fields: IdFields) -> EditorOption:
    unrolled = replace(_drawn(rules, draft), phase=Phase.CHOICE, dice=())
    may_double = judge_double(unrolled, fields.turn) is None
    doubled = (OptionChoice(_DOUBLE, Phrase("editor-dice-double")),) if may_double else ()
    return EditorOption(
        key="dice",
        label=Phrase("editor-dice"),
        value=draft.option("dice") if draft.option("dice") in (_DOUBLE, *_ROLLS) else "",
        choices=(
            OptionChoice("", Phrase("editor-dice-none")),
            *doubled,
            *(OptionChoice(roll, f"{roll[0]}-{roll[1]}") for roll in _ROLLS),
        ),
    )


def _score_options(rules: Ruleset, fields: IdFields) -> list[EditorOption]:
    length = fields.length
    found = [
        EditorOption(
            key="length", label=Phrase("editor-length"), value=str(length), high=_LONGEST_MATCH
        )
    ]
    if length:
        found += [
            EditorOption(
                key=f"score-{seat.value}",
                label=Phrase("editor-score", {"seat": seat.value}),
                value=str(points),
                high=length - 1,
            )
            for seat, points in zip(_SEATS, fields.points, strict=True)
        ]
    if _can_be_crawford(rules, length, fields.points):
        value = "yes" if fields.is_crawford else ""
        found.append(EditorOption(key="crawford", label=Phrase("editor-crawford"), value=value))
    return found


def _can_be_crawford(rules: Ruleset, length: int, points: tuple[int, int]) -> bool:
    return rules.crawford and length > 1 and length - 1 in points


def _cube_values(rules: Ruleset) -> list[int]:
    return [1 << exponent for exponent in range(11) if 1 << exponent <= rules.cube_limit]


def _fields(rules: Ruleset, draft: Draft) -> IdFields:
    dice, length = draft.option("dice"), draft.number("length", 0, _LONGEST_MATCH)
    most = max(0, length - 1)
    first, second = (draft.number(f"score-{seat.value}", 0, most) for seat in _SEATS)
    value = draft.number("cube", 1, 1024)
    is_cube = rules.has_cube and value in _cube_values(rules)
    owner = _OWNERS.get(draft.option("owner"), Seat.NOBODY)
    crawford = _can_be_crawford(rules, length, (first, second)) and bool(draft.option("crawford"))
    phase = Phase.OFFERED if dice == _DOUBLE else Phase.PLAY if dice in _ROLLS else Phase.CHOICE
    return IdFields(
        first=_side(rules, draft, Seat.FIRST),
        second=_side(rules, draft, Seat.SECOND),
        turn=_OWNERS.get(draft.option("turn"), Seat.FIRST),
        phase=phase,
        dice=(int(dice[0]), int(dice[1])) if phase is Phase.PLAY else (),
        cube=Cube(value, owner) if is_cube else Cube(),
        length=length,
        points=(first, second),
        is_crawford=crawford,
    )


def _drawn(rules: Ruleset, draft: Draft) -> Position:
    """The draft as a position to be drawn, possible or not."""
    fields = _fields(rules, draft)
    kind: MatchKind = "first-to" if fields.length else "open"
    return Position(
        rules=rules,
        first=fields.first,
        second=fields.second,
        phase=fields.phase if fields.phase is Phase.OFFERED else Phase.THROW,
        turn=fields.turn,
        cube=fields.cube,
        score=Score(kind, fields.length or 1, *fields.points, fields.is_crawford),
        starter=_starter(rules, fields.turn),
        throws=4,
    )


def _starter(rules: Ruleset, turn: Seat) -> Seat:
    """White is the first seat here, also where lots decide who plays White and starts."""
    return Seat.FIRST if rules.start_decide is StartingPlayerRule.LOTS_FOR_WHITE else turn


def draw_draft(rules: Ruleset, draft: Draft, seen_by: Seat) -> Scene:
    position = _drawn(rules, draft)
    if not faults(rules, draft):
        position = position_of(rules, draft)
    scene = draw(position, seen_by)
    # Only checkers are moved by hand; dice and cube are options.
    places = {spot(seat, point) for seat in _SEATS for point in range(26)}
    spots = tuple(each for each in scene.spots if each.id in places)
    return replace(scene.without_offers(), spots=spots)


def faults(rules: Ruleset, draft: Draft) -> tuple[Refusal, ...]:
    """More checkers than a side has, and a side that is off already."""
    total, found = checkers_per_side(rules.setup), []
    for seat in _SEATS:
        count = sum(piece.kind == seat.value for piece in draft.pieces)
        if count > total:
            facts = {"seat": seat.value, "count": count, "total": total}
            found.append(Refusal("editor-many", facts))
        if not count:
            found.append(Refusal("editor-off", {"seat": seat.value}))
    if not found and draft.option("dice") == _DOUBLE:
        unrolled = replace(_drawn(rules, draft), phase=Phase.CHOICE)
        refusal = judge_double(unrolled, unrolled.turn)
        found += [refusal] if refusal else []
    return tuple(found)


def position_of(rules: Ruleset, draft: Draft) -> Position:
    fields = _fields(rules, draft)
    on_board = replace(fields, first=(0, *fields.first[1:]), second=(0, *fields.second[1:]))
    position = on_board.to_position(rules)
    return replace(position, starter=_starter(rules, fields.turn))
