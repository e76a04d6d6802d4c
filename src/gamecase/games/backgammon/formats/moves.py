"""Moves as people and programs write them; `gamecase.games.backgammon.notation` reads them all."""

from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.notation import write_steps


def hits_of(board: Board, steps: tuple[Step, ...]) -> frozenset[int]:
    """Which of the steps hit, by their place."""
    found = set()
    for place, step in enumerate(steps):
        reached = board.after(step)
        if reached.theirs != board.theirs:
            found.add(place)
        board = reached
    return frozenset(found)


def for_people(board: Board, steps: tuple[Step, ...]) -> str:
    """A play with its hits: `8/5(2) 6/3*`, `bar/22`, `6/off`; a pass is `pass`.

    >>> from gamecase.games.backgammon.board import side
    >>> for_people(Board(side({24: 1}), side({7: 1})), (Step(24, 18), Step(18, 13)))
    '24/18*/13'
    """
    return write_steps(steps, hits_of(board, steps)) or "pass"


def for_programs(board: Board, steps: tuple[Step, ...]) -> str:
    """Every hop by itself with bar 25 and off 0, as match files have it: `25/22 6/0`.

    >>> from gamecase.games.backgammon.board import side
    >>> for_programs(Board(side({25: 1, 6: 1}), side({3: 1})), (Step(25, 22), Step(6, 0)))
    '25/22* 6/0'
    """
    hits = hits_of(board, steps)
    return " ".join(
        f"{step.start}/{step.end}{'*' if place in hits else ''}" for place, step in enumerate(steps)
    )
