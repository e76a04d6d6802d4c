"""The guide of backgammon: explains a first game from what is on the board."""

from gamecase.games.backgammon.actions import Action, Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Board, spot
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import opponent

_GAME = Backgammon()
_FAR = 19  # points from here on are the opponent's home board
_EXPLAINED_CALLS = {Call.DOUBLE, Call.TAKE, Call.DROP, Call.THROW}


def describe_options(position: Position) -> Phrase:
    return Phrase("guide-may", {"what": _options(position)})


def _options(position: Position) -> str:
    if position.phase is Phase.CHOICE:
        return "choice"
    if position.phase in CUBE_PHASES:
        return "answer"
    if position.phase is not Phase.PLAY:
        return "other"
    board = position.board
    if board.ours[BAR]:
        return "bar"
    if board.is_home:
        return "off"
    return "move" if _has_contact(board) else "race"


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    if not isinstance(action, Play):
        return ()
    points = (point for step in action.steps for point in (step.start, step.end))
    return tuple(dict.fromkeys(spot(position.turn, point) for point in points))


def explain_action(position: Position, action: Action) -> Phrase:
    if isinstance(action, Play):
        return Phrase("guide-why", {"why": _reason(position, action)})
    why = action.value if isinstance(action, Call) and action in _EXPLAINED_CALLS else "other"
    return Phrase("guide-why", {"why": why})


def _reason(position: Position, play: Play) -> str:
    """The most important reason for a play that applies."""
    if not play.steps:
        return "pass"
    before = position.board
    done = _GAME.apply(position, play)
    after = Board(done.of(position.turn), done.of(opponent(position.turn)))
    if after.theirs[BAR] > before.theirs[BAR]:
        return "hits"
    if after.ours[OFF] > before.ours[OFF]:
        return "off"
    if not _has_contact(after):
        return "race" if not _has_contact(before) else "past"
    if any(now > 1 >= was for was, now in _on_points(before, after)):
        return "point"
    if _count_blots(after) < _count_blots(before):
        return "safe"
    if any(step.start >= _FAR for step in play.steps):
        return "runs"
    return "other"


def _has_contact(board: Board) -> bool:
    """Whether the two sides still have to pass each other."""
    theirs = max((point for point in range(1, 26) if board.theirs[point]), default=0)
    return board.highest + theirs > 25


def _on_points(before: Board, after: Board) -> list[tuple[int, int]]:
    return list(zip(before.ours[1:25], after.ours[1:25], strict=True))


def _count_blots(board: Board) -> int:
    """The number of our blots."""
    return sum(count == 1 for count in board.ours[1:25])
