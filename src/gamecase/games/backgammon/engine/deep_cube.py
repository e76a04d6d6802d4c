"""The steps of a deep analysis of a double, or of the answer to one."""

import numpy as np

from gamecase.engines.blas_threads import one_blas_thread
from gamecase.engines.deep_analysis_module import DeepLine, DeepStep, DeepTask
from gamecase.games.backgammon import cube
from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.deep_analysis import FULL, STEP_GAMES
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    analyse_cube,
    classify_rows,
    cube_state_of,
    normalised_value,
)
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan, block_rolls, play_with_cube
from gamecase.games.backgammon.engine.truncated_rollouts import LEVELS
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position

_SEED = 1
_CUBE_PLY = 1  # of the search before a rollout

Games = tuple[float, ...]


def step(position: Position, task: DeepTask) -> DeepStep:
    """One step of any level."""
    is_search = task.level.endswith("-ply")
    if is_search or not task.step:
        ply = task.step if is_search else _CUBE_PLY
        is_known = (classify_rows(row_of(position.board).reshape(1, -1)) <= features.HOME).all()
        is_last = task.level == f"{ply}-ply" or (not is_search and bool(is_known))
        analysis = analyse_cube(
            row_of(position.board), _cube_state(position), search_for(position.rules), ply
        )
        return DeepStep(lines=_lines(position, analysis), ply=ply, is_last=is_last)
    first = (task.step - 1) * STEP_GAMES
    is_last = task.level != FULL and first + STEP_GAMES >= LEVELS[task.level].games
    return DeepStep(lines=_rolled_lines(position, task, first), is_last=is_last)


def _cube_state(position: Position) -> CubeState:
    return cube_state_of(position, position.turn)


def _lines(position: Position, analysis: CubeAnalysis) -> tuple[DeepLine, ...]:
    return _cube_lines(position, (analysis.no_double,), (analysis.double_take,), is_search=True)


def _rolled_lines(position: Position, task: DeepTask, first: int) -> tuple[DeepLine, ...]:
    """Games without and with a double, with the same dice; both sides use the cube in them."""
    state = _cube_state(position)
    held = _play_games(position, task, state, first)
    taken = _play_games(position, task, state.doubled(), first)
    return _cube_lines(position, held, taken)


def _play_games(position: Position, task: DeepTask, state: CubeState, first: int) -> Games:
    search, unit = search_for(position.rules), _cube_state(position)
    plan = RolloutPlan(cube_state=state) if task.level == FULL else LEVELS[task.level].plan(state)
    rows = np.tile(row_of(position.board), (STEP_GAMES, 1))
    with one_blas_thread():
        rolls = block_rolls(_SEED, first, STEP_GAMES)
        values = play_with_cube(rows, rolls, search, plan, state).tolist()
    return tuple(normalised_value(value, unit) for value in values)


def _cube_lines(
    position: Position, held: Games, taken: Games, *, is_search: bool = False
) -> tuple[DeepLine, ...]:
    """The lines by the values of not doubling and of a double that is taken, to the roller."""
    if position.phase is Phase.CHOICE:
        lines = [_line((Call.THROW,), held, Call.THROW.value, is_search=is_search)]
        if cube.judge_double(position, position.turn) is None:
            double = Call.DOUBLE
            lines.append(_line((double, Call.TAKE), taken, double.value, is_search=is_search))
            lines.append(_line((double, Call.DROP), (1.0,), double.value, is_search=True))
        return tuple(lines)
    factors = {Call.TAKE: -1.0, Call.BEAVER: -2.0}
    return tuple(
        _line((call,), (-1.0,), "", is_search=True)
        if call is Call.DROP
        else _line((call,), tuple(factors[call] * v for v in taken), "", is_search=is_search)
        for call in cube.legal_answers(position)
        if call is Call.DROP or call in factors
    )


def _line(calls: tuple[Call, ...], values: Games, choice: str, *, is_search: bool) -> DeepLine:
    return DeepLine(
        actions=tuple(map(write, calls)),
        value=sum(values) / len(values),
        choice=choice,
        games=() if is_search else values,
    )
