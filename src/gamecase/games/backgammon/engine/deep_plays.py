"""The steps of a deep analysis of a play."""

import math
from dataclasses import replace

import numpy as np

from gamecase.engines.blas_threads import one_blas_thread
from gamecase.engines.deep_analysis_module import MOST_COMPARED, DeepLine, DeepStep, DeepTask
from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.deep_analysis import FULL, STEP_GAMES
from gamecase.games.backgammon.engine.chances import CHANCE_COUNT, Rows, opponent_rows
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnswer,
    analyse_cube,
    cube_state_of,
    normalised_value,
    opponent_value,
    rerank_for_cube,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Floats
from gamecase.games.backgammon.engine.decisions import Option, options_of_plays, turn_and_steps
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.play_evaluation import (
    boards_after_plays,
    deepen_best,
    evaluate_plays,
    play_evaluations,
)
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan, block_rolls, play_with_cube
from gamecase.games.backgammon.engine.rollout_texts import read_games, write_games
from gamecase.games.backgammon.engine.search import RankedPlay, Search
from gamecase.games.backgammon.engine.truncated_rollouts import (
    LEVELS,
    RolledPlay,
    TruncatedLevel,
    close_candidates,
    is_behind,
    play_round,
)
from gamecase.games.backgammon.notation import read, write
from gamecase.games.backgammon.plays import RolledTurn, resolve_steps
from gamecase.games.backgammon.position import Position
from gamecase.kernel.errors import BadInput

_SHOWN = 5  # lines of a search that nobody has chosen
_SEED = 1
_CUBE_PLY = 2  # of the opponent's first cube decision in a full rollout


def step(position: Position, task: DeepTask) -> DeepStep:
    """One step of any level."""
    if task.level.endswith("-ply"):
        return _searched(position, task)
    if not task.step:
        return _candidates(position, task)
    return _rolled_out(position, task) if task.level == FULL else _truncated(position, task)


# --- search ---


def _searched(position: Position, task: DeepTask) -> DeepStep:
    turn, _ = turn_and_steps(position)
    search, cube_state, ply = search_for(position.rules), _cube_state(position), task.step
    if task.compared:
        found = _deepened(_compared(position, task), search, cube_state, ply)
        choices = options_of_plays(position, play_evaluations(turn, found))
    else:
        plays = evaluate_plays(turn, search, ply, cube_state)
        choices = options_of_plays(position, deepen_best(plays, search, ply, cube_state))[:_SHOWN]
    is_last = f"{ply}-ply" == task.level
    return DeepStep(lines=tuple(map(_line, choices)), ply=ply, is_last=is_last)


def _deepened(
    plays: list[RankedPlay], search: Search, cube_state: CubeState, ply: int
) -> list[RankedPlay]:
    """All of some plays searched equally deeply, the best first."""
    deeper = [
        replace(search.evaluate_deeply(opponent_rows(play.row)[None, :], ply), index=play.index)
        for play in plays
    ]
    ranked = rerank_for_cube(deeper, cube_state, search.rules)
    return sorted(ranked, key=lambda play: -play.equity)


# --- rollouts ---


def _candidates(position: Position, task: DeepTask) -> DeepStep:
    """The first step of a rollout: the plays that are worth comparing."""
    turn, _ = turn_and_steps(position)
    search, cube_state = search_for(position.rules), _cube_state(position)
    level = LEVELS["2T"] if task.level == FULL else LEVELS[task.level]
    if task.compared:
        plays = _deepened(_compared(position, task), search, cube_state, level.candidate_ply)
    else:
        boards = boards_after_plays(turn)
        ranked = search.rank_boards(boards, level.candidate_ply)
        ranked = rerank_for_cube(ranked, cube_state, search.rules)
        plays = close_candidates(ranked, level.candidates)
        if not plays:  # the tables of endings know them all
            choices = options_of_plays(position, play_evaluations(turn, ranked))
            return DeepStep(lines=tuple(map(_line, choices[:_SHOWN])), is_last=True)
    choices = options_of_plays(position, play_evaluations(turn, plays))
    return DeepStep(lines=tuple(map(_line, choices)), ply=level.candidate_ply)


def _truncated(position: Position, task: DeepTask) -> DeepStep:
    """The next games of a truncated rollout; all games so far are in the state."""
    level, search = LEVELS[task.level], search_for(position.rules)
    cube_state, first = _cube_state(position), (task.step - 1) * STEP_GAMES
    rolled = [RolledPlay(play) for play in _compared(position, task)]
    known = read_games(task.state, len(rolled), CHANCE_COUNT)
    for play, chances in zip(rolled, known, strict=True):
        play.chances = chances
        if len(chances):
            play.evaluate(cube_state, search)
    _play_on(rolled, first, level, search, cube_state)
    lines = []
    for play, key in zip(rolled, task.compared, strict=True):
        line = DeepLine(actions=tuple(key.split(";")), value=play.ranked.equity)
        lines.append(replace(line, games=tuple(play.values.tolist())))
    return DeepStep(
        lines=tuple(lines),
        state=write_games([play.chances for play in rolled]),
        is_last=first + STEP_GAMES >= level.games,
        replaces_games=True,
    )


def _play_on(
    rolled: list[RolledPlay], first: int, level: TruncatedLevel, search: Search, state: CubeState
) -> None:
    """Play 36 more games of every play that can still be best."""
    best = max(rolled, key=lambda play: play.ranked.equity)
    live = [play for play in rolled if len(play.chances) == first and not is_behind(play, best)]
    play_round(live, first, level, search)
    for play in live:
        play.evaluate(state, search)


def _rolled_out(position: Position, task: DeepTask) -> DeepStep:
    """Games of a full rollout, in which both sides use the cube."""
    first = (task.step - 1) * STEP_GAMES
    lines = []
    for play, key in zip(_compared(position, task), task.compared, strict=True):
        values = play_games(opponent_rows(play.row), position, first)
        mean = math.fsum(values) / len(values)
        lines.append(DeepLine(actions=tuple(key.split(";")), value=mean, games=values))
    return DeepStep(lines=tuple(lines))


def play_games(row: Rows, position: Position, first: int) -> tuple[float, ...]:
    """The values of 36 games to the mover, from a board as the opponent to roll sees it."""
    search, ours = search_for(position.rules), _cube_state(position)
    theirs = ours.opponent_view()
    state = theirs
    if theirs.can_double:
        cube = analyse_cube(row, theirs, search, _CUBE_PLY)
        if cube.should_double and cube.answer is CubeAnswer.DROP:
            return (-1.0,) * STEP_GAMES
        state = theirs.doubled() if cube.should_double else theirs
    plan, rows = RolloutPlan(cube_state=state), np.tile(row, (STEP_GAMES, 1))
    with one_blas_thread():
        rolls = block_rolls(_SEED, first, STEP_GAMES)
        values: Floats = play_with_cube(rows, rolls, search, plan, state)
    mine = opponent_value(values, theirs).tolist()
    return tuple(normalised_value(value, ours) for value in mine)


# --- lines ---


def _cube_state(position: Position) -> CubeState:
    return cube_state_of(position, position.turn)


def _line(option: Option) -> DeepLine:
    return DeepLine(actions=tuple(map(write, option.actions)), value=option.points)


def _compared(position: Position, task: DeepTask) -> list[RankedPlay]:
    """The plays of the keys of a task, in their order, as static evaluation sees them."""
    if len(task.compared) > MOST_COMPARED:
        raise BadInput(f"{len(task.compared)} plays; at most {MOST_COMPARED} are compared")
    turn, _ = turn_and_steps(position)
    search = search_for(position.rules)
    ranked = {play.row.tobytes(): play for play in search.rank_boards(boards_after_plays(turn), 0)}
    by_key = {
        _line(option).key: option.play.board
        for option in options_of_plays(position, evaluate_plays(turn, search, 0))
        if option.play is not None
    }
    boards = [by_key.get(key) or _board_after(turn, key) for key in task.compared]
    return [ranked[row_of(board).tobytes()] for board in dict.fromkeys(boards)]


def _board_after(turn: RolledTurn, text: str) -> Board:
    """The board after a play that is written in another way than ours."""
    action = read(text)
    steps = resolve_steps(turn, action.steps) if isinstance(action, Play) else None
    if steps is None:
        raise BadInput(f"compared: {text[:60]!r} is not a legal play here")
    board = turn.board
    for step_made in steps:
        board = board.after(step_made)
    return board
