"""The engine for programmers: positions in, chances and plays out.

>>> from gamecase.games.backgammon.engine.api import evaluate
>>> evaluate(["4HPwATDgc/ABMA"]).shape
(1, 5)
"""

from collections.abc import Sequence

import numpy as np

from gamecase.games.backgammon.board import Board, checkers_in_all
from gamecase.games.backgammon.engine.chances import Chances, Rows
from gamecase.games.backgammon.engine.evaluator import evaluator
from gamecase.games.backgammon.engine.hints import Hint, hints
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import DEPTHS, Search
from gamecase.games.backgammon.formats.position_id import read_position_id
from gamecase.games.backgammon.plays import Turn, numbers
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.shelf import find


def modern_rules() -> Ruleset:
    """The rules of tournaments, which are meant where no others are named."""
    rules: Ruleset = find("backgammon").rules("tournament")
    return rules


def rows_of(positions: Sequence[str | Board], rules: Ruleset) -> Rows:
    """Boards, or Position IDs, as the kernel keeps them, the side on roll first."""
    return np.array([row_of(_whole(each, rules)) for each in positions], np.int8).reshape(-1, 28)


def evaluate(positions: Sequence[str | Board], rules: Ruleset | None = None) -> Chances:
    """The five chances of the side on roll, a row for each position."""
    using = rules or modern_rules()
    return evaluator(using)(rows_of(positions, using))


def best(
    position: str | Board, dice: Sequence[int], rules: Ruleset | None = None, ply: int = 0
) -> list[Hint]:
    """The plays of a throw with what they are worth, the best first.

    >>> best("4HPwATDgc/ABMA", (3, 1))[0].steps
    (Step(start=8, end=5), Step(start=6, end=5))
    """
    using = rules or modern_rules()
    if len(dice) != 2 or not all(die in range(1, 7) for die in dice):
        raise BadInput(f"dice must be two numbers from 1 to 6, not {dice!r}")
    if ply not in DEPTHS:
        raise BadInput(f"ply must be {DEPTHS[0]} to {DEPTHS[-1]}, not {ply!r}")
    board = _whole(position, using)
    turn = Turn(using, board, numbers(using, max(dice), min(dice)))
    return hints(turn, Search(using), ply)


def _whole(told: str | Board, rules: Ruleset) -> Board:
    """The board with the checkers that are off, which an ID does not tell."""
    board = read_position_id(told) if isinstance(told, str) else told
    total = checkers_in_all(rules.setup)
    sides = []
    for checkers in board:
        on_board = sum(checkers[1:])
        if on_board > total:
            raise BadInput(f"position {told!r}: {on_board} checkers on one side of {total}")
        sides.append((total - on_board, *checkers[1:]))
    if not any(sides[0][1:]) and not any(sides[1][1:]):
        raise BadInput(f"position {told!r}: both sides have borne off everything")
    return Board(*sides)
