"""The engine for programmers: positions in, chances and plays out.

>>> from gamecase.games.backgammon.engine.api import evaluate
>>> evaluate(["4HPwATDgc/ABMA"]).shape
(1, 5)
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.board import Board, checkers_in_all
from gamecase.games.backgammon.engine.chances import Chances, Rows
from gamecase.games.backgammon.engine.cluster import cluster as reach
from gamecase.games.backgammon.engine.cube_decisions import Verdict, decide
from gamecase.games.backgammon.engine.cube_model import Stake
from gamecase.games.backgammon.engine.evaluator import evaluator
from gamecase.games.backgammon.engine.hints import Hint, hints
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.rollout import Progress, Result
from gamecase.games.backgammon.engine.rollout import rollout as play_out
from gamecase.games.backgammon.engine.rollout_games import Plan
from gamecase.games.backgammon.engine.search import DEPTHS, Search
from gamecase.games.backgammon.formats.position_id import read_position_id
from gamecase.games.backgammon.plays import Turn, numbers
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

#: A game for money with the cube in the middle, gammons counting; and the usual rollout.
MONEY = Stake()
USUAL = Plan()


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


def cube(
    position: str | Board, match: Stake = MONEY, rules: Ruleset | None = None, ply: int = 0
) -> Verdict:
    """The cube decision of the side on roll; `match` is the cube and the score as it sees them.

    >>> cube("4HPwATDgc/ABMA", Stake(ours=3, theirs=5)).decision
    <Decision.NO_DOUBLE: 'no double'>
    """
    using = rules or modern_rules()
    if ply not in DEPTHS[:-1]:
        raise BadInput(f"ply must be {DEPTHS[0]} to {DEPTHS[-2]} for the cube, not {ply!r}")
    return decide(rows_of([position], using)[0], match, Search(using), ply)


def rollout(
    position: str | Board,
    plan: Plan = USUAL,
    rules: Ruleset | None = None,
    *,
    workers: int | None = None,
    cluster: str = "",
    keep: Path | None = None,
    progress: Progress = lambda _result: None,
) -> Result:
    """Play a position out, in local processes or on the Dask cluster at an address.

    RolloutStopped, with what there is so far, when those who play are lost.
    """
    using = rules or modern_rules()
    row = rows_of([position], using)[0]
    if not cluster:
        return play_out(row, using, plan, workers=workers, keep=keep, progress=progress)
    with reach(cluster) as crew:
        return play_out(row, using, plan, crew=crew, keep=keep, progress=progress)


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
