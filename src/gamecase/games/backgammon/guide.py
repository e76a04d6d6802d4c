"""Somebody beside a first game of backgammon."""

from gamecase.games.backgammon.actions import Action, Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Board, spot
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import opponent

_GAME = Backgammon()
_FAR = 19  # from here on a checker stands in the other side's home
_SAID = {Call.DOUBLE, Call.TAKE, Call.DROP, Call.THROW}


def describe_options(position: Position) -> Phrase:
    return Phrase("guide-may", {"what": _due(position)})


def _due(position: Position) -> str:
    if position.phase is Phase.CHOICE:
        return "choice"
    if position.phase in CUBE_WAITS:
        return "answer"
    if position.phase is not Phase.PLAY:
        return "other"
    board = position.board
    if board.ours[BAR]:
        return "bar"
    if board.is_home:
        return "off"
    return "move" if _meet(board) else "race"


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    if not isinstance(action, Play):
        return ()
    ends = (at for step in action.steps for at in (step.start, step.end))
    return tuple(dict.fromkeys(spot(position.turn, at) for at in ends))


def explain_action(position: Position, action: Action) -> Phrase:
    if isinstance(action, Play):
        return Phrase("guide-why", {"why": _reason(position, action)})
    said = action.value if isinstance(action, Call) and action in _SAID else "other"
    return Phrase("guide-why", {"why": said})


def _reason(position: Position, play: Play) -> str:
    """The first of these that is true, the weightiest first."""
    if not play.steps:
        return "pass"
    before = position.board
    done = _GAME.apply(position, play)
    after = Board(done.of(position.turn), done.of(opponent(position.turn)))
    if after.theirs[BAR] > before.theirs[BAR]:
        return "hits"
    if after.ours[OFF] > before.ours[OFF]:
        return "off"
    if not _meet(after):
        return "race" if not _meet(before) else "past"
    if any(now > 1 >= was for was, now in _on_points(before, after)):
        return "point"
    if _alone(after) < _alone(before):
        return "safe"
    if any(step.start >= _FAR for step in play.steps):
        return "runs"
    return "other"


def _meet(board: Board) -> bool:
    """Whether the two sides have still to pass each other."""
    theirs = max((at for at in range(1, 26) if board.theirs[at]), default=0)
    return board.highest + theirs > 25


def _on_points(before: Board, after: Board) -> list[tuple[int, int]]:
    return list(zip(before.ours[1:25], after.ours[1:25], strict=True))


def _alone(board: Board) -> int:
    """Our checkers that stand alone on a point."""
    return sum(count == 1 for count in board.ours[1:25])
