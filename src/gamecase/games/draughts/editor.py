"""Sets up positions of draughts: men and kings on any playing square, and the side to move."""

from gamecase.games.draughts.board import EMPTY, KINGS, MEN, board_of, is_king, owner
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.games.draughts.table.art import art_of
from gamecase.games.draughts.table.descriptions import describe_position
from gamecase.games.draughts.table.layout import is_turned, layout_for
from gamecase.games.draughts.table.pieces import labels, pieces, spots
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
    put_alone,
    remove_last,
    same_place,
)

LIES_FREE = False

place_at = no_place
place_of_spot = same_place

_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}


def palette(_rules: Ruleset) -> tuple[PaletteItem, ...]:
    return tuple(
        PaletteItem(marks[colour], marks[colour], Phrase("editor-piece", {"piece": marks[colour]}))
        for colour in Colour
        for marks in (MEN, KINGS)
    )


def empty_draft(rules: Ruleset) -> Draft:
    return Draft(options={"turn": rules.starter.value})


def draft_of(position: Position) -> Draft:
    cells = zip(position.board.names, position.cells, strict=True)
    placed = tuple(PlacedPiece(mark, square) for square, mark in cells if mark != EMPTY)
    return Draft(placed, {"turn": position.turn.value})


def put(rules: Ruleset, draft: Draft, kind: str, place: str) -> Draft:
    known = board_of(rules.size, rules.mirrored).indices
    return put_alone(draft, kind, place) if place in known else draft


def remove(_rules: Ruleset, draft: Draft, place: str) -> tuple[Draft, str]:
    return remove_last(draft, place)


def options(rules: Ruleset, draft: Draft) -> tuple[EditorOption, ...]:
    turn = EditorOption(
        key="turn",
        value=_turn(rules, draft).value,
        choices=(
            OptionChoice(Colour.WHITE.value, Phrase("seat-second")),  # by their usual names
            OptionChoice(Colour.BLACK.value, Phrase("seat-first")),
        ),
    )
    return (turn,)


def _turn(rules: Ruleset, draft: Draft) -> Colour:
    return _COLOURS.get(draft.option("turn"), rules.starter)


def draw_draft(rules: Ruleset, draft: Draft, seen_by: Seat) -> Scene:
    position = position_of(rules, draft)
    layout = layout_for(position, seen_by)
    return Scene(
        art=art_of(rules, False, is_turned(rules, seen_by)),
        title=Phrase("scene-title"),
        description=describe_position(position),
        pieces=pieces(position.cells, layout, ()),
        spots=spots(position.board, position.cells, layout),
        labels=labels(position, seen_by, ""),
    )


def faults(rules: Ruleset, draft: Draft) -> tuple[Refusal, ...]:
    """Too many pieces, men on their last row, and a side that moved last without pieces."""
    position, found = position_of(rules, draft), []
    board = position.board
    for colour in Colour:
        own = position.squares_of(colour)
        if len(own) > rules.men:
            facts = {"colour": colour.value, "count": len(own), "most": rules.men}
            found.append(Refusal("editor-many", facts))
        uncrowned = tuple(
            board.names[at]
            for at in own
            if not is_king(position.cells[at]) and board.row(at) == board.far_row(colour)
        )
        if uncrowned:
            facts = {"colour": colour.value, "square": uncrowned[0]}
            found.append(Refusal("editor-uncrowned", facts, uncrowned))
    if not any(owner(mark) is position.turn.other for mark in position.cells):
        found.append(Refusal("editor-none", {"colour": position.turn.other.value}))
    return tuple(found)


def position_of(rules: Ruleset, draft: Draft) -> Position:
    marks = {piece.place: piece.kind for piece in draft.pieces}
    names = board_of(rules.size, rules.mirrored).names
    return Position(rules, "".join(marks.get(name, EMPTY) for name in names), _turn(rules, draft))
