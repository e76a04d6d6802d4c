"""The capture that punishes a move, found by following captures only."""

from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.games.draughts.small_search import material

_LOSS = 80  # hundredths of a man that a move must lose to be punished
_MOST_CAPTURES = 8  # in a row
_LOST = -100_000


def find_refutation(after: Position) -> str | None:
    """The best capture after a move, if it wins a man; None if there is none."""
    rules, turn = after.rules, after.turn
    captures = [play for play in legal_moves(rules, after.cells, turn).plays if play.taken]
    if not captures:
        return None
    values = {
        play.move.text: -_value(rules, play.after, turn.other, _MOST_CAPTURES) for play in captures
    }
    best = max(values, key=lambda text: values[text])
    return best if values[best] - material(rules, after.cells, turn) >= _LOSS else None


def _value(rules: Ruleset, cells: str, turn: Colour, captures: int) -> int:
    """The material after all captures, for the side to move."""
    plays = legal_moves(rules, cells, turn).plays
    if not plays:
        return _LOST
    takes = [play for play in plays if play.taken]
    if not takes or captures == 0:
        return material(rules, cells, turn)
    return max(-_value(rules, play.after, turn.other, captures - 1) for play in takes)
