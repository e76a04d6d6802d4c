"""The guide to a first game of tic-tac-toe."""

from gamecase.games.tictactoe.position import Move, Position
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import opponent

_MIDDLE = "b2"
_CORNERS = ("a1", "a3", "c1", "c3")


def describe_options(position: Position) -> Phrase:
    return Phrase("guide-may")


def spots_of_action(position: Position, action: Move) -> tuple[str, ...]:
    return (action.square,)


def explain_action(position: Position, action: Move) -> Phrase:
    """The most important reason that applies."""
    own = position.turn
    other = opponent(own)
    after = position.with_piece(action.square, own)
    if any(after.lines_of(own)):
        reason = "wins"
    elif any(position.with_piece(action.square, other).lines_of(other)):
        reason = "blocks"
    elif (threats := len(after.completing_squares(own))) > 1:
        reason = "fork"
    elif threats:
        reason = "threat"
    elif action.square == _MIDDLE:
        reason = "middle"
    else:
        reason = "corner" if action.square in _CORNERS else "other"
    return Phrase("guide-why", {"why": reason})
