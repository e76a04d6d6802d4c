"""Positions and moves in words, for screen readers and the list of moves."""

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.rules import status_of
from gamecase.games.draughts.ruleset import Colour
from gamecase.games.draughts.table.capture_in_progress import pieces_that_must_take
from gamecase.games.draughts.table.pieces import turns_until_draw
from gamecase.kernel.phrase import Phrase


def describe_position(position: Position) -> tuple[Phrase, ...]:
    """Where the pieces of each side stand, which must take, and what counts towards a draw."""
    phrases = []
    names = position.board.names
    for colour in Colour:
        squares = position.squares_of(colour)
        for kind, wants_king in (("men", False), ("kings", True)):
            held = [names[at] for at in squares if is_king(position.cells[at]) is wants_king]
            if held:
                facts = {"colour": colour.value, "squares": ", ".join(held)}
                phrases.append(Phrase(f"scene-{kind}", facts))
        if not squares:
            phrases.append(Phrase("scene-none", {"colour": colour.value}))
    if capturing := pieces_that_must_take(position):
        phrases.append(Phrase("scene-must", {"squares": ", ".join(names[at] for at in capturing)}))
    if (left := turns_until_draw(position)) is not None:
        phrases.append(Phrase("scene-quiet", {"count": left}))
    if position.occurrences > 1:
        phrases.append(Phrase("scene-repeated", {"count": position.occurrences}))
    return tuple(phrases)


def describe_action(position: Position, action: Move) -> Phrase:
    """A move in words."""
    _, legal = status_of(position)
    play = legal.find(action)
    mark = position.on(action.squares[0])
    is_crowned = play is not None and play.after[play.path[-1]] != mark
    facts = {"colour": position.turn.value, "move": (play.move if play else action).text}
    return Phrase("told-crowned" if is_crowned else "told-move", facts)
