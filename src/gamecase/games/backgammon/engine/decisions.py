"""Evaluate every decision of a game at its cube and score: plays, doubles and answers to them.

Points are those of the side to act, at the present cube; in a match they are scaled by the change
of the chance to win it. Actions that cannot be evaluated (a resignation, an illegal turn) have no
options.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from gamecase.games.backgammon import cube, unassisted_moves
from gamecase.games.backgammon.actions import Action, Call, Play, Roll, Start
from gamecase.games.backgammon.board import Board, CheckerStep
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS
from gamecase.games.backgammon.engine.chances import Chances, Rows, opponent_chances
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    analyse_cube,
    candidate_boards,
    cube_state_of,
    evaluate_cubeful,
    normalised_value,
    opponent_value,
    search_values,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Floats, Owner
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.play_evaluation import (
    LossDetail,
    PlayEvaluation,
    deepen_best,
    evaluate_as_deeply,
    evaluate_plays,
    explain_loss,
)
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.engine.search import Search, segment_argmax
from gamecase.games.backgammon.plays import RolledTurn, next_steps, partial_plays, resolve_steps
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.rules import Backgammon, rolled_turn
from gamecase.games.backgammon.ruleset import FirstRoll
from gamecase.kernel.seat import Seat

_GAME = Backgammon()

#: Rolling that is better than a double by this much is no decision, as in eXtreme Gammon.
_OBVIOUS = 0.2

#: Plays that differ by less are the same to eXtreme Gammon, which shows three digits.
_SAME = 0.0005


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """An action that can be chosen, and its value to the side to act."""

    actions: tuple[Action, ...]  # more than one where checkers are moved one by one
    points: float
    chances: Chances  # of the side to act afterwards, without a cube
    play: PlayEvaluation | None = None
    ply: int = 0
    error: float = 0.0  # standard error of the points, where the decision was rolled out
    games: int = 0  # of the rollout


def options(position: Position, ply: int = 2) -> list[Option]:
    """The options of the seat to act, the best first; none where they cannot be evaluated."""
    match position.phase:
        case Phase.PLAY:
            return _play_options(position, ply)
        case Phase.CHOICE:
            return _double_options(position, ply)
        case phase if phase in CUBE_PHASES:
            return _answer_options(position, ply)
        case _:
            return []


def is_decision(position: Position, choices: list[Option]) -> bool:
    """Whether there was a decision, as eXtreme Gammon counts them.

    Plays are one if they differ, and so is every answer to a double. To roll is none for a side
    that is behind, where a double would be a great mistake, and where the cube is worth enough
    already to win the match.
    """
    if len(choices) < 2:
        return False
    if position.phase is Phase.PLAY:
        is_same = choices[0].points - choices[-1].points < _SAME
        return not is_same and not unassisted_moves.steps_made(position)
    if position.phase is not Phase.CHOICE:
        return True
    score, (best, other) = position.score, choices
    if score.is_points_match and score.needs(position.turn) <= position.cube.value:
        return False
    is_roll_best = best.actions[0] is Call.THROW
    return not is_roll_best or (best.points > 0 and best.points - other.points < _OBVIOUS)


# --- plays ---


def _play_options(position: Position, ply: int) -> list[Option]:
    return options_of_plays(position, _position_plays(position, ply))


def options_of_plays(position: Position, plays: list[PlayEvaluation]) -> list[Option]:
    """The options that evaluated plays of the roll give, in the same order."""
    turn, steps_made = turn_and_steps(position)
    if position.rules.assisted:
        return [_play_option(play, (Play(play.steps),)) for play in plays]
    ways = (
        _ways_to_boards(turn, steps_made)
        if steps_made
        else {play.board: play.steps for play in plays}
    )
    return [
        _play_option(play, (*(Play((step,)) for step in ways[play.board]), Call.DONE))
        for play in plays
        if play.board in ways
    ]


def _play_option(play: PlayEvaluation, actions: tuple[Action, ...]) -> Option:
    return Option(actions, play.equity, play.chances, play, play.ply, play.error, play.games)


def turn_and_steps(position: Position) -> tuple[RolledTurn, tuple[CheckerStep, ...]]:
    """The turn as it began, and the steps made since where checkers are moved one by one."""
    if position.rules.assisted:
        return rolled_turn(position), ()
    return unassisted_moves.initial_turn(position, position.turn), unassisted_moves.steps_made(
        position
    )


@lru_cache(maxsize=16)
def _evaluate_plays(turn: RolledTurn, cube_state: CubeState, ply: int) -> list[PlayEvaluation]:
    """Cached, since an unassisted turn is evaluated at every step of it."""
    search = search_for(turn.rules)
    return deepen_best(evaluate_plays(turn, search, ply, cube_state), search, ply, cube_state)


def _position_plays(position: Position, ply: int) -> list[PlayEvaluation]:
    return _evaluate_plays(turn_and_steps(position)[0], cube_state_of(position, position.turn), ply)


def _ways_to_boards(
    turn: RolledTurn, steps_made: tuple[CheckerStep, ...]
) -> dict[Board, tuple[CheckerStep, ...]]:
    """The steps from here to each board that can still be reached.

    Empty when an illegal step was made.
    """
    ways: dict[Board, tuple[CheckerStep, ...]] = {}
    visited, queue = set[tuple[Board, int]](), [steps_made]
    while queue:
        steps = queue.pop(0)
        reached = {
            partial.board for partial in partial_plays(turn, steps) if partial.done == len(steps)
        }
        for board in reached:
            ways.setdefault(board, steps[len(steps_made) :])
        key = (min(reached, default=turn.board), len(steps))
        if reached and key not in visited:
            visited.add(key)
            queue += [(*steps, step) for step in next_steps(turn, steps)]
    return ways


@dataclass(frozen=True, slots=True, eq=False)
class PlayedMoveEvaluation:
    """The action that was taken, compared with the best option."""

    option: Option
    cost: float
    losses: tuple[LossDetail, ...] = ()


def evaluate_played(
    position: Position, action: Action, choices: list[Option], ply: int = 2
) -> PlayedMoveEvaluation | None:
    """The value of the action that was taken; None where it cannot be evaluated."""
    if not choices:
        return None
    if position.phase is Phase.PLAY and position.rules.assisted:
        return _played_turn(position, action, choices, ply)
    option = next((choice for choice in choices if choice.actions[0] == action), None)
    if isinstance(action, Play):
        option = _after_step(position, action, ply)
    return (
        None
        if option is None
        else PlayedMoveEvaluation(option, max(choices[0].points - option.points, 0.0))
    )


def _after_step(position: Position, action: Play, ply: int) -> Option | None:
    """A single step is worth the best play that can still result from it."""
    following = _play_options(_GAME.apply(position, action), ply)
    return replace(following[0], actions=(action, *following[0].actions)) if following else None


def _played_turn(
    position: Position, action: Action, choices: list[Option], ply: int
) -> PlayedMoveEvaluation | None:
    turn, search = rolled_turn(position), search_for(position.rules)
    steps = resolve_steps(turn, action.steps) if isinstance(action, Play) else None
    if steps is None:
        return None
    board = turn.board
    for step in steps:
        board = board.after(step)
    cube_state = cube_state_of(position, position.turn)
    plays = _position_plays(position, ply)
    play = evaluate_as_deeply(plays, board, search, cube_state)
    cost = max(choices[0].points - play.equity, 0.0)
    losses = explain_loss(play, plays[0], search, cube_state) if cost else ()
    return PlayedMoveEvaluation(_play_option(play, (Play(play.steps),)), cost, losses)


# --- the cube ---


def cube_analysis_of(position: Position, ply: int = 2) -> CubeAnalysis:
    """The cube decision of the side whose turn it is, searched deeply where it is close."""
    row, search = row_of(position.board), search_for(position.rules)
    cube_state = cube_state_of(position, position.turn)
    analysis = analyse_cube(row, cube_state, search, 0)
    is_searched = ply > 0 and analysis.is_close
    return analyse_cube(row, cube_state, search, ply) if is_searched else analysis


def _double_options(position: Position, ply: int) -> list[Option]:
    return double_options(position, cube_analysis_of(position, ply), ply)


def double_options(position: Position, analysis: CubeAnalysis, ply: int = 0) -> list[Option]:
    """To roll or to double, the better first."""
    choices = [Option((Call.THROW,), analysis.no_double, analysis.chances, ply=ply)]
    if cube.judge_double(position, position.turn) is None:
        worth = analysis.doubled
        choices.append(Option((Call.DOUBLE,), worth, analysis.chances, ply=ply))
    return sorted(choices, key=lambda choice: -choice.points)


def _answer_options(position: Position, ply: int) -> list[Option]:
    """The answers to a double, as the side that has to answer sees them."""
    search, roller = search_for(position.rules), position.turn
    seat = cube.seat_to_answer(position)
    sign = 1 if seat is roller else -1
    chances = search.chances(row_of(position.board)[None, :], min(ply, 1))[0]
    chances = chances if sign > 0 else opponent_chances(chances)
    taken = sign * _taken_value(position, search, ply)
    values = {Call.TAKE: taken, Call.DROP: -1.0, Call.BEAVER: 2 * taken, Call.RACCOON: 2 * taken}
    choices = [
        Option((call,), values[call], chances, ply=ply) for call in cube.legal_answers(position)
    ]
    return sorted(choices, key=lambda choice: -choice.points)


def _taken_value(position: Position, search: Search, ply: int) -> float:
    """The value to the side to roll once the offered cube is taken, in points lost by a drop."""
    row, cube_state = row_of(position.board), cube_state_of(position, position.turn)
    if position.phase is Phase.OFFERED:
        return cube_analysis_of(position, ply).double_take
    taken = replace(cube_state, cube=position.at_stake, owner=Owner.THEM)
    value = search_values(row[None, :], (taken,), search, ply)[0, 0]
    return float(value) / position.cube.value


# --- the dice ---


@dataclass(frozen=True, slots=True, eq=False)
class RollLuck:
    """The expectation of the side to roll, and how much each roll changes it."""

    points: float
    chances: Chances
    luck: dict[Action, tuple[Seat, float]]  # by roll: the seat it belongs to, and its luck


def roll_luck(position: Position) -> RollLuck:
    """The luck of each possible roll; before the draw both sides are equal."""
    if position.phase is Phase.DRAW:
        return _draw(position)
    points, chances = _values_by_roll(row_of(position.board), position, position.turn)
    mean = float(points @ ROLL_CHANCES)
    luck: dict[Action, tuple[Seat, float]] = {
        Roll(high, low): (position.turn, float(value) - mean)
        for (high, low), value in zip(ROLLS.tolist(), points, strict=True)
    }
    return RollLuck(mean, chances, luck)


def _draw(position: Position) -> RollLuck:
    """The luck of the draw where the drawn pair is also the first roll."""
    even = np.array([0.5, 0, 0, 0, 0], np.float32)
    if position.rules.start_first_roll is not FirstRoll.DRAWN_PAIR:
        return RollLuck(0.0, even, {})
    luck: dict[Action, tuple[Seat, float]] = {}
    board = Board(position.first, position.second)  # both sides stand alike
    for seat in (Seat.FIRST, Seat.SECOND):
        points, _ = _values_by_roll(row_of(board), position, seat)
        pairs = {
            (high, low): float(value)
            for (high, low), value in zip(ROLLS.tolist(), points, strict=True)
            if high != low
        }
        mean = sum(pairs.values()) / len(pairs)
        for (high, low), value in pairs.items():
            start = Start(high, low) if seat is Seat.FIRST else Start(low, high)
            luck[start] = (seat, value - mean)
    return RollLuck(0.0, even, luck)


def _values_by_roll(row: Rows, position: Position, seat: Seat) -> tuple[Floats, Chances]:
    """The value of each of the 21 rolls, played best, and the mean chances."""
    search, cube_state = search_for(position.rules), cube_state_of(position, seat)
    boards, starts = candidate_boards(row[None, :], search)
    after, theirs = evaluate_cubeful(boards, search), cube_state.opponent_view()
    values = opponent_value(after.with_double(theirs), theirs)
    best = segment_argmax(values, starts)
    points = np.array([normalised_value(value, cube_state) for value in values[best].tolist()])
    chances = opponent_chances(after.chances[best])
    return points, (chances.T @ ROLL_CHANCES).astype(np.float32)
