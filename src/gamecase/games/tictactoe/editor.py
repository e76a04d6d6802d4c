"""Sets up positions of tic-tac-toe: X and O on any square; their number tells whose turn it is."""

from gamecase.games.tictactoe.position import EMPTY, MARKS, SQUARES, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.games.tictactoe.table import draw
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.editor_module import (
    Draft,
    EditorOption,
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


def palette(_rules: Ruleset) -> tuple[PaletteItem, ...]:
    return tuple(
        PaletteItem(mark, mark, Phrase(f"seat-{seat.value}")) for seat, mark in MARKS.items()
    )


def empty_draft(_rules: Ruleset) -> Draft:
    return Draft()


def draft_of(position: Position) -> Draft:
    cells = zip(SQUARES, position.cells, strict=True)
    return Draft(tuple(PlacedPiece(mark, square) for square, mark in cells if mark != EMPTY))


def put(_rules: Ruleset, draft: Draft, kind: str, place: str) -> Draft:
    return put_alone(draft, kind, place) if place in SQUARES else draft


def remove(_rules: Ruleset, draft: Draft, place: str) -> tuple[Draft, str]:
    return remove_last(draft, place)


def options(_rules: Ruleset, _draft: Draft) -> tuple[EditorOption, ...]:
    return ()


def draw_draft(rules: Ruleset, draft: Draft, seen_by: Seat) -> Scene:
    return draw(position_of(rules, draft), seen_by)


def faults(rules: Ruleset, draft: Draft) -> tuple[Refusal, ...]:
    """X begins, and nobody goes on after three in a row."""
    position = position_of(rules, draft)
    counts = {seat: position.cells.count(mark) for seat, mark in MARKS.items()}
    lead = counts[Seat.FIRST] - counts[Seat.SECOND]
    if lead not in (0, 1):
        facts = {"first": counts[Seat.FIRST], "second": counts[Seat.SECOND]}
        return (Refusal("editor-turns", facts),)
    # The side that completed a line moved last, because the game ends there (§6).
    for seat, expected_lead in ((Seat.FIRST, 1), (Seat.SECOND, 0)):
        line = next(position.lines_of(seat), None)
        if line is not None and lead != expected_lead:
            where = tuple(SQUARES[index] for index in line)
            return (Refusal("editor-went-on", {"seat": seat.value}, where),)
    return ()


def position_of(rules: Ruleset, draft: Draft) -> Position:
    marks = {piece.place: piece.kind for piece in draft.pieces}
    return Position(rules, "".join(marks.get(square, EMPTY) for square in SQUARES))
