"""The public functions of the engine: evaluate positions, choose plays, decide about the cube.

>>> from gamecase.games.backgammon.engine.api import evaluate
>>> evaluate(["4HPwATDgc/ABMA"]).shape
(1, 5)
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.board import Board, checkers_per_side
from gamecase.games.backgammon.engine.chances import Chances, Rows
from gamecase.games.backgammon.engine.cluster_rollouts import rollout_cluster
from gamecase.games.backgammon.engine.cube_decisions import CubeAnalysis, analyse_cube
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.evaluator import evaluator
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.play_evaluation import (
    PlayEvaluation,
    deepen_best,
    evaluate_plays,
)
from gamecase.games.backgammon.engine.rollout import Progress, RolloutResult
from gamecase.games.backgammon.engine.rollout import rollout as play_out
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan
from gamecase.games.backgammon.engine.search import DEPTHS, Search
from gamecase.games.backgammon.formats.position_id import read_position_id
from gamecase.games.backgammon.other_notations import POSITIONS
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_sequence, check_whole, wrong
from gamecase.registry import find

#: Money play with a centred cube and gammons; and the default rollout.
MONEY = CubeState()
DEFAULT_PLAN = RolloutPlan()


def tournament_rules() -> Ruleset:
    """The rules of the tournament booklet, the default of all functions."""
    rules: Ruleset = find("backgammon").rules("tournament")
    return rules


def rows_of(positions: Sequence[str | Board], rules: Ruleset) -> Rows:
    """Boards or IDs as rows of the move generator, the side on roll first."""
    if isinstance(positions, str) or not isinstance(positions, Sequence):
        raise wrong("positions", positions, "a list of IDs or boards")
    return np.array([row_of(_complete(board, rules)) for board in positions], np.int8).reshape(
        -1, 28
    )


def evaluate(
    positions: Sequence[str | Board], rules: Ruleset | None = None, ply: int = 0
) -> Chances:
    """The five chances of the side on roll, one row for each position.

    Positions are boards or IDs: Position IDs, XGIDs, OGIDs, or GNU Backgammon's with a Match ID.
    """
    using = rules or tournament_rules()
    check_whole("ply", ply, DEPTHS[0], DEPTHS[-1])
    rows = rows_of(positions, using)
    return Search(using).chances(rows, ply) if ply else evaluator(using)(rows)


def best(
    position: str | Board, dice: Sequence[int], rules: Ruleset | None = None, ply: int = 0
) -> list[PlayEvaluation]:
    """The plays of a roll with their equities, the best first.

    >>> best("4HPwATDgc/ABMA", (3, 1))[0].steps
    (CheckerStep(start=8, end=5), CheckerStep(start=6, end=5))
    """
    using = rules or tournament_rules()
    pair = check_sequence("dice", dice, "two numbers from 1 to 6")
    if len(pair) != 2 or not all(type(die) is int and die in range(1, 7) for die in pair):
        raise BadInput(f"dice must be two numbers from 1 to 6, not {dice!r}")
    check_whole("ply", ply, DEPTHS[0], DEPTHS[-1])
    board = _complete(position, using)
    turn = RolledTurn(using, board, dice_to_play(using, max(dice), min(dice)))
    search = Search(using)
    return deepen_best(evaluate_plays(turn, search, ply), search, ply)


def cube(
    position: str | Board, match: CubeState = MONEY, rules: Ruleset | None = None, ply: int = 0
) -> CubeAnalysis:
    """The cube decision of the side on roll; `match` is the cube and score as it sees them.

    >>> cube("4HPwATDgc/ABMA", CubeState(ours=3, theirs=5)).decision
    <CubeDecision.NO_DOUBLE: 'no double'>
    """
    using = rules or tournament_rules()
    if check_whole("ply", ply, DEPTHS[0], DEPTHS[-1]) not in DEPTHS[:-1]:
        raise BadInput(f"ply must be {DEPTHS[0]} to {DEPTHS[-2]} for the cube, not {ply!r}")
    return analyse_cube(rows_of([position], using)[0], match, Search(using), ply)


def rollout(
    position: str | Board,
    plan: RolloutPlan = DEFAULT_PLAN,
    rules: Ruleset | None = None,
    *,
    workers: int | None = None,
    cluster: str = "",
    keep: Path | None = None,
    progress: Progress = lambda _result: None,
) -> RolloutResult:
    """Roll a position out, in local processes or on the Dask cluster at an address.

    Raises RolloutStopped, with the result so far, when the workers are lost.
    """
    using = rules or tournament_rules()
    row = rows_of([position], using)[0]
    if not cluster:
        return play_out(row, using, plan, workers=workers, keep=keep, progress=progress)
    with rollout_cluster(cluster) as connected:
        return play_out(row, using, plan, cluster=connected, keep=keep, progress=progress)


def _read_id(text: str, rules: Ruleset) -> Board:
    """The board of an ID of any kind, the side on roll first."""
    plain = text.strip()
    for notation in POSITIONS:
        if notation.key != "positionid" and notation.pattern.fullmatch(plain):
            position: Position = notation.read(lambda _switches: rules, plain)
            return position.board
    return read_position_id(plain)


def _complete(position: str | Board, rules: Ruleset) -> Board:
    """The board with the checkers that are off, which an ID does not contain."""
    board = _read_id(position, rules) if isinstance(position, str) else position
    if not isinstance(board, Board):
        raise wrong("position", position, "an ID or a board")
    total = checkers_per_side(rules.setup)
    sides = []
    for checkers in board:
        on_board = sum(checkers[1:])
        if on_board > total:
            raise BadInput(f"position {position!r}: {on_board} checkers on one side of {total}")
        sides.append((total - on_board, *checkers[1:]))
    if not any(sides[0][1:]) and not any(sides[1][1:]):
        raise BadInput(f"position {position!r}: both sides have borne off everything")
    return Board(*sides)
