"""The computer player: chooses plays and cube actions, with errors that depend on its level."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import TypeVar

import numpy as np

from gamecase.engines.bot import Advice, MoveContext
from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.backgammon import cube, unassisted_moves
from gamecase.games.backgammon.actions import Action, Call, Play
from gamecase.games.backgammon.board import Board, CheckerStep
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Chances,
    equity,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    CubeAnswer,
    analyse_cube,
    cube_state_of,
    rerank_for_cube,
)
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import RankedPlay, Search
from gamecase.games.backgammon.engine.truncated_rollouts import (
    TruncatedLevel,
    find_level,
    roll_out_cube,
    roll_out_plays,
)
from gamecase.games.backgammon.plays import RolledTurn, legal_plays
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.rules import Backgammon, rolled_turn
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.seat import Seat, opponent

_GAME = Backgammon()

#: More threads do not pay: the work of a search is split into small parts.
MOST_THREADS = 2

#: Rounds of rollouts for each second that an action may take. A count, not a clock, limits them, so
#: that the same request gets the same reply; on two busy cores a round takes about 0.2 seconds.
_ROUNDS_PER_SECOND = 2

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StrengthSettings:
    """The search depth of a player, and its errors in points of equity."""

    ply: int
    noise: float = 0.0  # standard deviation of the error in the equity of a play
    max_loss: float = 0.0  # plays that lose more are never chosen
    rollout: str = ""  # the level of the truncated rollouts that decide, if any do


@lru_cache(maxsize=32)
def search_for(rules: Ruleset) -> Search:
    """The search for these rules, using both cores; cached, since it loads the nets."""
    return Search(rules, threads=min(os.cpu_count() or 1, MOST_THREADS))


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """Chooses the play and cube action that look best at its skill."""

    skill: StrengthSettings

    @property
    def _ply(self) -> int:
        """How deeply it searches: not at all until the engine is compiled."""
        return 0 if is_interpreted() else self.skill.ply

    @property
    def _rollout_level(self) -> TruncatedLevel | None:
        """The rollouts that decide: none until the engine is compiled."""
        is_used = self.skill.rollout and not is_interpreted()
        return find_level(self.skill.rollout) if is_used else None

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        if position.phase is not Phase.PLAY:
            return self._answer(position, context)
        if not position.rules.assisted:
            return Advice(self._next_unassisted_step(position, context))
        best = self._best(position, rolled_turn(position), (), context)
        assert best is not None  # a pass is a play too
        steps, choice = best
        return Advice(Play(steps), win_expectation(choice.chances))

    def _best(
        self,
        position: Position,
        turn: RolledTurn,
        steps_made: tuple[CheckerStep, ...],
        context: MoveContext,
    ) -> tuple[tuple[CheckerStep, ...], RankedPlay] | None:
        """The best of the plays that begin with the steps made; None when there is none."""
        results = legal_plays(turn).results.items()
        candidates = [
            (board, steps) for board, steps in results if steps[: len(steps_made)] == steps_made
        ]
        if not candidates:
            return None
        boards = opponent_rows(np.array([row_of(board) for board, _ in candidates]))
        search, cube_state = search_for(turn.rules), cube_state_of(position, position.turn)
        if level := self._rollout_level:
            reports = roll_out_plays(boards, search, level, cube_state, only_to_choose=True)
            ranked = _last_report(reports, context.seconds)
        else:
            ranked = rerank_for_cube(search.rank_boards(boards, self._ply), cube_state, turn.rules)
        choice = self.choose(ranked, context.random)
        return candidates[choice.index][1], choice

    def choose(self, ranked: list[RankedPlay], random: Random) -> RankedPlay:
        """The play that looks best to this player."""
        if not self.skill.noise:
            return ranked[0]
        best = ranked[0].equity
        close = [choice for choice in ranked if choice.equity >= best - self.skill.max_loss]
        return max(close, key=lambda choice: choice.equity + random.gauss(0.0, self.skill.noise))

    def _next_unassisted_step(self, position: Position, context: MoveContext) -> Action:
        """The next single step where checkers are moved one by one."""
        steps_made = unassisted_moves.steps_made(position)
        best = self._best(
            position, unassisted_moves.initial_turn(position, position.turn), steps_made, context
        )
        if best is None:  # the turn was begun in another order
            return unassisted_moves.choices(position)[0]
        steps = best[0]
        return Play((steps[len(steps_made)],)) if len(steps) > len(steps_made) else Call.DONE

    def _answer(self, position: Position, context: MoveContext) -> Advice[Action]:
        """Actions other than moving checkers: the cube, corrections and resignations."""
        seat = _GAME.to_act(position)
        chances = chances_for(position, seat)
        value = win_expectation(chances)
        match position.phase:
            case phase if phase in CUBE_PHASES:
                return Advice(self._cube_answer(position, seat, context), value)
            case Phase.RESIGNING:
                more = float(equity(chances, position.rules)) > position.resigning + 0.05
                return Advice(Call.DECLINE if more else Call.ACCEPT, 1.0)
            case _ if Call.CORRECT in _GAME.choices(position).actions:
                return Advice(Call.CORRECT)
            case _:
                can_double = _GAME.judge(position, Call.DOUBLE) is None
                doubles = can_double and self._wants_double(position, seat, context)
                return Advice(Call.DOUBLE if doubles else Call.THROW, value)

    def _cube_analysis(
        self, position: Position, roller: Seat, context: MoveContext
    ) -> CubeAnalysis:
        """The cube decision of the side to roll, one ply less deep than plays."""
        row = row_of(_board_of_seat(position, roller))
        search, cube_state = search_for(position.rules), cube_state_of(position, roller)
        analysis = analyse_cube(row, cube_state, search, max(self._ply - 1, 0))
        level = self._rollout_level
        if level is None or not analysis.is_close:
            return analysis
        reports = roll_out_cube(row, cube_state, search, level)
        return _last_report(reports, context.seconds).analysis

    def _wants_double(self, position: Position, seat: Seat, context: MoveContext) -> bool:
        analysis = self._cube_analysis(position, seat, context)
        if not self.skill.noise:
            return analysis.should_double
        doubled = min(analysis.double_take, analysis.double_drop)
        return doubled + context.random.gauss(0.0, self.skill.noise) > analysis.no_double

    def _cube_answer(self, position: Position, seat: Seat, context: MoveContext) -> Call:
        answers = cube.legal_answers(position)
        if position.phase is not Phase.OFFERED:  # a beaver or raccoon: decide by the equity
            equity_now = float(equity(chances_for(position, seat), position.rules))
            if Call.RACCOON in answers and equity_now > 0.1:
                return Call.RACCOON
            return Call.TAKE if equity_now > -0.5 else Call.DROP
        analysis = self._cube_analysis(position, opponent(seat), context)
        if Call.BEAVER in answers and analysis.answer is CubeAnswer.BEAVER:
            return Call.BEAVER
        value = analysis.double_take + context.random.gauss(0.0, self.skill.noise)
        return Call.DROP if value > analysis.double_drop else Call.TAKE


def _last_report(reports: Iterator[T], seconds: float) -> T:
    """The report of the search, or of the last round of rollouts that the time allows."""
    report = next(reports)
    for later in islice(reports, max(1, int(_ROUNDS_PER_SECOND * seconds))):
        report = later
    return report


def _board_of_seat(position: Position, seat: Seat) -> Board:
    return Board(position.of(seat), position.of(opponent(seat)))


def chances_for(position: Position, seat: Seat) -> Chances:
    """The five chances of a seat in this position, whichever side rolls next."""
    roller = position.turn if position.turn in (Seat.FIRST, Seat.SECOND) else seat
    row = row_of(_board_of_seat(position, roller))
    chances: Chances = search_for(position.rules).chances(row[None, :])[0]
    if roller is seat:
        return chances
    return opponent_chances(chances)


def win_expectation(chances: Chances) -> float:
    """The expected result from -1, certain loss, to 1, certain win."""
    return 2.0 * float(chances[WIN]) - 1.0
