"""Somebody beside a first game of tic-tac-toe."""

from gamecase.games.tictactoe.position import LINES, MARKS, SQUARES, Place, Position
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat, opponent

_MIDDLE = "b2"
_CORNERS = ("a1", "a3", "c1", "c3")


def describe_options(position: Position) -> Phrase:
    return Phrase("guide-may")


def spots_of_action(position: Position, action: Place) -> tuple[str, ...]:
    return (action.square,)


def explain_action(position: Position, action: Place) -> Phrase:
    """The first of these that is true, the weightiest first."""
    own = position.turn
    other = opponent(own)
    after = position.with_piece(action.square, own)
    if any(after.lines_of(own)):
        reason = "wins"
    elif any(position.with_piece(action.square, other).lines_of(other)):
        reason = "blocks"
    elif (threats := _threats(after, own)) > 1:
        reason = "fork"
    elif threats:
        reason = "threat"
    elif action.square == _MIDDLE:
        reason = "middle"
    else:
        reason = "corner" if action.square in _CORNERS else "other"
    return Phrase("guide-why", {"why": reason})


def _threats(position: Position, seat: Seat) -> int:
    """Free squares on which the seat would complete a line."""
    found = set()
    for line in LINES:
        marks = [position.cells[at] for at in line]
        if marks.count(MARKS[seat]) == 2 and "." in marks:
            found.add(SQUARES[line[marks.index(".")]])
    return len(found)
