"""A player who knows what each play is worth, and whose hand wavers by its level."""

import os
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import numpy as np

from gamecase.engines.bot import Advice, MoveContext
from gamecase.games.backgammon import cube, unassisted
from gamecase.games.backgammon.actions import Action, Call, Play
from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Chances,
    equity,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import (
    Answer,
    Verdict,
    by_stake,
    decide,
    stake_of,
)
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import Choice, Search
from gamecase.games.backgammon.plays import Turn, legal_plays
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.rules import Backgammon, turn_of
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.seat import Seat, opponent

_GAME = Backgammon()

#: More do not pay: what a thought is cut into is small.
MOST_THREADS = 2


@dataclass(frozen=True, slots=True)
class Skill:
    """How deep a player looks, and how surely it tells plays apart; both in points of equity."""

    ply: int
    wavers: float = 0.0  # by how much it misjudges a play, one time in three by more
    overlooks: float = 0.0  # but it never plays what costs more than this


@lru_cache(maxsize=32)
def search_for(rules: Ruleset) -> Search:
    """The engine under these rules, on both cores; made once, since it reads the nets."""
    return Search(rules, threads=min(os.cpu_count() or 1, MOST_THREADS))


@dataclass(frozen=True, slots=True)
class Player:
    """Plays what it thinks best, and handles the cube the same way."""

    skill: Skill

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        if position.phase is not Phase.PLAY:
            return self._answer(position, context)
        if not position.rules.assisted:
            return Advice(self._next_by_hand(position, context))
        best = self._best(position, turn_of(position), (), context)
        assert best is not None  # a pass is a play too
        steps, choice = best
        return Advice(Play(steps), value_of(choice.chances))

    def _best(
        self, position: Position, turn: Turn, made: tuple[Step, ...], context: MoveContext
    ) -> tuple[tuple[Step, ...], Choice] | None:
        """The best of the plays that begin with the steps made; None when none does."""
        results = legal_plays(turn).results.items()
        candidates = [(board, steps) for board, steps in results if steps[: len(made)] == made]
        if not candidates:
            return None
        boards = turned_rows(np.array([row_of(board) for board, _ in candidates]))
        ranked = search_for(turn.rules).ranked(boards, self.skill.ply)
        ranked = by_stake(ranked, stake_of(position, position.turn), turn.rules)
        choice = self.taken(ranked, context.random)
        return candidates[choice.nth][1], choice

    def taken(self, ranked: list[Choice], random: Random) -> Choice:
        """The play that looks best to this player."""
        if not self.skill.wavers:
            return ranked[0]
        best = ranked[0].equity
        close = [each for each in ranked if each.equity >= best - self.skill.overlooks]
        return max(close, key=lambda each: each.equity + random.gauss(0.0, self.skill.wavers))

    def _next_by_hand(self, position: Position, context: MoveContext) -> Action:
        """The next single step where checkers are moved one by one."""
        made = unassisted.made(position)
        best = self._best(position, unassisted.turn_of(position, position.turn), made, context)
        if best is None:  # somebody else began this turn in another order
            return unassisted.choices(position)[0]
        steps = best[0]
        return Play((steps[len(made)],)) if len(steps) > len(made) else Call.DONE

    def _answer(self, position: Position, context: MoveContext) -> Advice[Action]:
        """Everything but moving checkers: the cube, corrections and resignations."""
        seat = _GAME.to_act(position)
        chances = chances_of(position, seat)
        value = value_of(chances)
        match position.phase:
            case phase if phase in CUBE_WAITS:
                return Advice(self._cube_answer(position, seat, context), value)
            case Phase.RESIGNING:
                more = float(equity(chances, position.rules)) > position.resigning + 0.05
                return Advice(Call.DECLINE if more else Call.ACCEPT, 1.0)
            case _ if Call.CORRECT in _GAME.choices(position).actions:
                return Advice(Call.CORRECT)
            case _:
                may_double = _GAME.judge(position, Call.DOUBLE) is None
                doubles = may_double and self._wants_double(position, seat, context)
                return Advice(Call.DOUBLE if doubles else Call.THROW, value)

    def _verdict(self, position: Position, thrower: Seat) -> Verdict:
        """The cube decision of the side to throw; a ply less deep than plays are chosen."""
        row = row_of(_view(position, thrower))
        search = search_for(position.rules)
        return decide(row, stake_of(position, thrower), search, max(self.skill.ply - 1, 0))

    def _wants_double(self, position: Position, seat: Seat, context: MoveContext) -> bool:
        verdict = self._verdict(position, seat)
        if not self.skill.wavers:
            return verdict.doubles
        doubled = min(verdict.double_take, verdict.double_drop)
        return doubled + context.random.gauss(0.0, self.skill.wavers) > verdict.no_double

    def _cube_answer(self, position: Position, seat: Seat, context: MoveContext) -> Call:
        said = cube.answers(position)
        if position.phase is not Phase.OFFERED:  # turned back: what is the game worth as it is?
            worth = float(equity(chances_of(position, seat), position.rules))
            if Call.RACCOON in said and worth > 0.1:
                return Call.RACCOON
            return Call.TAKE if worth > -0.5 else Call.DROP
        verdict = self._verdict(position, opponent(seat))
        if Call.BEAVER in said and verdict.answer is Answer.BEAVER:
            return Call.BEAVER
        seen = verdict.double_take + context.random.gauss(0.0, self.skill.wavers)
        return Call.DROP if seen > verdict.double_drop else Call.TAKE


def _view(position: Position, seat: Seat) -> Board:
    return Board(position.of(seat), position.of(opponent(seat)))


def chances_of(position: Position, seat: Seat) -> Chances:
    """The five chances of a seat as the checkers stand, whoever throws next."""
    thrower = position.turn if position.turn in (Seat.FIRST, Seat.SECOND) else seat
    row = row_of(_view(position, thrower))
    chances: Chances = search_for(position.rules).chances(row[None, :])[0]
    if thrower is seat:
        return chances
    return turned_chances(chances)


def value_of(chances: Chances) -> float:
    """From -1, surely lost, to 1, surely won."""
    return 2.0 * float(chances[WIN]) - 1.0
