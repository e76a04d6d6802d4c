"""Build the decisions and the sums of a game from the evaluations of its positions."""

from __future__ import annotations  # types of a game's parts are not imported before the parts are

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from gamecase.engines.analyst_module import Evaluation, Judged, judge
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat, opponent
from gamecase.study.accuracy_measures import MAX_SCORE, clamped, game_accuracies
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.tally import PlayerTally, tally_of, with_accuracy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamecase.engines.study_module import DecisionKind
    from gamecase.kernel.match_state import MatchState
    from gamecase.kernel.position_history import PositionNode
    from gamecase.registry import AnyAnalyst, AnyStudy, GamePackage

_SIDES = (Seat.FIRST, Seat.SECOND)


@dataclass(frozen=True)
class EvaluatedGame:
    """A game of two sides with the evaluations of its positions, as far as they are known."""

    package: GamePackage
    state: MatchState  # at the end of the game
    nodes: Sequence[PositionNode]
    evaluations: Sequence[Evaluation]

    @cached_property
    def _analyst(self) -> AnyAnalyst:
        if self.package.analyst is None:
            raise BadInput(f"{self.package.game.key} has no analyst")
        return self.package.analyst

    @cached_property
    def _study(self) -> AnyStudy:
        if self.package.study is None:
            raise BadInput(f"analyses of {self.package.game.key} are not kept")
        return self.package.study

    @cached_property
    def decisions(self) -> tuple[AnalysedDecision, ...]:
        """What both sides did, in order, as far as it was evaluated."""
        found, luck = list[AnalysedDecision](), dict.fromkeys(_SIDES, 0.0)
        for at in range(1, self._known):
            if (roll := self._luck_at(at)) is not None:
                luck[roll[0]] += roll[1]
            if (decision := self._decision(at)) is not None:
                found.append(replace(decision, luck=luck[decision.seat]))
                luck[decision.seat] = 0.0
        return tuple(found)

    def tally(self, seat: Seat) -> PlayerTally:
        """The sums over one side's game."""
        tally = tally_of(self.decisions, self.state.chair_of(seat))
        tally = replace(
            tally,
            luck=self._luck(seat),
            luck_points=self._luck_points(seat) - self._luck_points(opponent(seat)),
            score=self._score(seat),
            choices=sum(self._is_choice(at) for at in self._turns_of(seat)),
        )
        accuracy = self._accuracies.get(seat)
        return tally if accuracy is None else with_accuracy(tally, accuracy)

    # --- decisions ---

    @property
    def _known(self) -> int:
        return min(len(self.nodes), len(self.evaluations))

    def _seat(self, at: int) -> Seat:
        """The seat whose action led to a position."""
        return self.state.game.to_act(self.nodes[at - 1].position)

    def _turns_of(self, seat: Seat) -> Iterator[int]:
        return (at for at in range(1, self._known) if self._seat(at) is seat)

    def _judged(self, at: int) -> Judged | None:
        """What the action that led to a position was worth; None where that is not known."""
        before, after = self.evaluations[at - 1], self.evaluations[at]
        return judge(self.nodes[at].action, self._seat(at), before, after, self._analyst.BOUNDS)

    def _is_choice(self, at: int) -> bool:
        """Whether the error rate counts the action that led to a position."""
        before, position = self.evaluations[at - 1], self.nodes[at - 1].position
        judged = self._judged(at)
        if judged is None:
            return False
        kind = self._study.decision_kind(position)
        values = [line.points or 0.0 for line in before.lines]
        has_choice = self._study.has_choice(position, values)
        return _counts(kind, before, judged, self.nodes[at].action, has_choice=has_choice)

    def _decision(self, at: int) -> AnalysedDecision | None:
        """The action that led to a position; None where it was nobody's or is not judged."""
        seat, node, position = self._seat(at), self.nodes[at], self.nodes[at - 1].position
        before, after = self.evaluations[at - 1], self.evaluations[at]
        judged = self._judged(at)
        if judged is None:
            return None
        sign = 1 if seat is Seat.FIRST else -1
        best, played = before.lines[0], before.played
        kind = self._study.decision_kind(position)
        if self._study.MEASURE == "equity":
            error, value = judged.lost, sign * (best.points or 0.0)
        else:
            value = sign * _score_of(before)
            error = max(0.0, value - sign * _score_of(after))
        after_chance = played.expectation if played else after.expectation
        return AnalysedDecision(
            number=node.number,
            chair=self.state.chair_of(seat),
            seat=seat,
            kind=kind,
            position_kind=self._study.position_kind(position),
            position=self.state.game.write(position),
            played=node.action,
            best=best.actions[0],
            error=error,
            value=value,
            chance=sign * best.expectation,
            chance_lost=max(0.0, sign * (best.expectation - after_chance)),
            is_forced=is_forced(kind, before, judged, node.action),
            verdict=judged.verdict,
        )

    # --- luck and result ---

    def _luck_at(self, at: int) -> tuple[Seat, float] | None:
        """The luck of the roll that led to a position, and whose it was."""
        return self.evaluations[at - 1].luck.get(self.nodes[at].action)

    def _luck(self, seat: Seat) -> float:
        rolls = (self._luck_at(at) for at in range(1, self._known))
        return sum(roll[1] for roll in rolls if roll is not None and roll[0] is seat)

    def _luck_points(self, seat: Seat) -> float:
        total = 0.0
        for at in range(1, self._known):
            roll = self._luck_at(at)
            if roll is not None and roll[0] is seat:
                total += roll[1] * self._study.stake(self.nodes[at - 1].position)
        return total

    def _score(self, seat: Seat) -> float:
        outcome = self.state.outcome
        if outcome is None or outcome.is_draw:
            return 0.0
        return float(outcome.points if seat in outcome.winners else -outcome.points)

    # --- accuracy ---

    @cached_property
    def _accuracies(self) -> dict[Seat, float | None]:
        if self._study.MEASURE != "accuracy":
            return {}
        moves = [at for at in range(1, self._known) if self._seat(at).is_player]
        scores = [_score_of(self.evaluations[at]) for at in moves]
        by_first = [self._seat(at) is Seat.FIRST for at in moves]
        return dict(zip(_SIDES, game_accuracies(scores, by_first), strict=True))


def _score_of(evaluation: Evaluation) -> float:
    """The value to the first seat in hundredths, within the bounds that are counted."""
    score = evaluation.lines[0].score if evaluation.lines else None
    return clamped(evaluation.expectation * MAX_SCORE if score is None else score)


def is_forced(kind: DecisionKind, before: Evaluation, judged: Judged, action: str) -> bool:
    """Whether there was no real choice, as eXtreme Gammon counts."""
    return not _counts(kind, before, judged, action, has_choice=bool(before.is_decision))


def _counts(
    kind: DecisionKind, before: Evaluation, judged: Judged, action: str, *, has_choice: bool
) -> bool:
    """Whether an action counts as a decision.

    An obvious roll does not, but one that should have been a double does, and so does every double.
    """
    if len(before.lines) < 2:
        return False
    if kind == "double":
        is_best = action == before.lines[0].actions[0]
        return not is_best or has_choice or judged.lost > 0.0
    return has_choice
