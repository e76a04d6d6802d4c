"""The guide of draughts, which explains a first game."""

from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import CaptureDuty
from gamecase.kernel.phrase import Phrase


def describe_options(position: Position) -> Phrase:
    """What the side to move may do, in one sentence."""
    legal = legal_moves(position.rules, position.cells, position.turn)
    if any(play.taken for play in legal.plays):
        is_free = position.rules.duty is CaptureDuty.FREE
        return Phrase("guide-may", {"what": "may" if is_free else "must"})
    own = position.squares_of(position.turn)
    has_king = any(is_king(position.cells[at]) for at in own)
    return Phrase("guide-may", {"what": "king" if has_king else "other"})


def spots_of_action(position: Position, action: Move) -> tuple[str, ...]:
    """The squares that show a move."""
    return action.squares


def explain_action(position: Position, action: Move) -> Phrase:
    """Why a move is good, in one sentence."""
    return Phrase("guide-why", {"why": _reason(position, action)})


def _reason(position: Position, action: Move) -> str:
    """The most important reason for a move."""
    legal = legal_moves(position.rules, position.cells, position.turn)
    play = legal.find(action)
    assert play is not None  # only legal moves are explained
    if len(legal.plays) == 1:
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
    """The number of own pieces that the other side could take if it were to move."""
    replies = legal_moves(position.rules, cells, position.turn.other)
    return len({at for play in replies.plays for at in play.taken})
