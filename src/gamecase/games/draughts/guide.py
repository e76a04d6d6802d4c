"""Somebody beside a first game of draughts."""

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.moves import turns
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Duty
from gamecase.kernel.phrase import Phrase


def describe_options(position: Position) -> Phrase:
    found = turns(position.rules, position.cells, position.turn)
    if any(each.taken for each in found.plays):
        return Phrase("guide-may", {"what": "may" if position.rules.duty is Duty.FREE else "must"})
    own = position.squares_of(position.turn)
    has_king = any(is_king(position.cells[at]) for at in own)
    return Phrase("guide-may", {"what": "king" if has_king else "other"})


def spots_of_action(position: Position, action: Move) -> tuple[str, ...]:
    return action.squares


def explain_action(position: Position, action: Move) -> Phrase:
    return Phrase("guide-why", {"why": _reason(position, action)})


def _reason(position: Position, action: Move) -> str:
    """The first of these that is true, the weightiest first."""
    found = turns(position.rules, position.cells, position.turn)
    play = found.by_move[action]
    if len(found.plays) == 1:
        return "only"
    if is_king(play.after[play.path[-1]]) and not is_king(position.cells[play.path[0]]):
        return "crowns"
    if play.taken:
        return "takes"
    threatened, left = _threatened(position, position.cells), _threatened(position, play.after)
    if threatened > left:
        return "saves"
    return "other" if left else "safe"


def _threatened(position: Position, cells: str) -> int:
    """How many of our pieces the other side could take, were it to move."""
    theirs = turns(position.rules, cells, position.turn.other)
    return len({at for each in theirs.plays for at in each.taken})
