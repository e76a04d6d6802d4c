"""A capture in progress: the squares picked so far, and the board with the piece moved along."""

from gamecase.games.draughts.board import EMPTY
from gamecase.games.draughts.moves import Play
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import status_of
from gamecase.games.draughts.ruleset import CaptureDuty
from gamecase.kernel.errors import BadAction


def playable_paths(position: Position) -> tuple[Play, ...]:
    """Every path by which a legal move can be made; none when the game is over."""
    outcome, legal = status_of(position)
    return () if outcome else legal.all_paths


def picked_capture(position: Position, picked: tuple[str, ...]) -> Play | None:
    """The capture up to the last square picked; None before the first jump."""
    if len(picked) < 2:
        return None
    path = tuple(position.board.indices.get(name, -1) for name in picked)
    paths = playable_paths(position)
    play = next((play for play in paths if play.path[: len(path)] == path), None)
    if play is None or not play.taken:
        raise BadAction(f"{' '.join(picked)!r} does not begin a capture here")
    return Play(path, play.taken[: len(path) - 1], play.after, play.move)


def cells_during(position: Position, capture: Play | None) -> str:
    """The board with the capturing piece on the last square picked, before pieces are removed."""
    if capture is None:
        return position.cells
    cells = [*position.cells]
    cells[capture.path[0]] = EMPTY
    cells[capture.path[-1]] = position.cells[capture.path[0]]
    return "".join(cells)


def pieces_that_must_take(position: Position) -> list[int]:
    """The squares of the pieces that can make a compulsory capture."""
    if position.rules.duty is CaptureDuty.FREE:
        return []
    return sorted({play.path[0] for play in playable_paths(position) if play.taken})
