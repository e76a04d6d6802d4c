"""Plays as text with their hits; `gamecase.games.backgammon.notation` reads both forms."""

from gamecase.games.backgammon.board import Board, CheckerStep
from gamecase.games.backgammon.checker_steps import hit_indices
from gamecase.games.backgammon.notation import write_steps


def write_play(board: Board, steps: tuple[CheckerStep, ...]) -> str:
    """A play with its hits, for people: `8/5(2) 6/3*`, `bar/22`, `6/off`; a pass is `pass`.

    >>> from gamecase.games.backgammon.board import side
    >>> write_play(Board(side({24: 1}), side({7: 1})), (CheckerStep(24, 18), CheckerStep(18, 13)))
    '24/18*/13'
    """
    return write_steps(steps, hit_indices(board, steps)) or "pass"


def write_play_for_files(board: Board, steps: tuple[CheckerStep, ...]) -> str:
    """A play with a step for each die, bar 25 and off 0, as in match files: `25/22 6/0`.

    >>> from gamecase.games.backgammon.board import side
    >>> board = Board(side({25: 1, 6: 1}), side({3: 1}))
    >>> write_play_for_files(board, (CheckerStep(25, 22), CheckerStep(6, 0)))
    '25/22* 6/0'
    """
    hits = hit_indices(board, steps)
    return " ".join(
        f"{step.start}/{step.end}{'*' if index in hits else ''}" for index, step in enumerate(steps)
    )
