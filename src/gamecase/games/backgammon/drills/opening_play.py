"""Openings: the first throws and the replies to them, by rollouts."""

from functools import cache

from gamecase.engines.drill_module import ActionForm, Drill, Exercise, RatedLine, Verdict
from gamecase.games.backgammon.drills.source import (
    ExerciseSource,
    bounded,
    closeness,
    numbered,
    read_number,
)
from gamecase.games.backgammon.opening_rollouts import (
    OpeningDecision,
    opening_decisions,
    position_of_decision,
    worth_of,
)
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

_GAME = Backgammon()

#: A play that loses so little, in points, is right; one that loses more scores less.
_RIGHT_WITHIN = 0.012
_WRONG_FROM = 0.04

#: First throws are known to more players than the replies to them.
_OF_FIRST_THROW = -250.0


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(decision) for decision in opening_decisions()])


def _difficulty(decision: OpeningDecision) -> float:
    """Harder where a wrong play loses little; a single play that comes into question is easy."""
    losses = [decision.loss(play) for play in decision.plays]
    wrong = [loss for loss in losses if loss > _RIGHT_WITHIN]
    margin = 3 * min(wrong) if wrong else 0.3
    right = 40.0 * (len(losses) - len(wrong) - 1)  # there are more ways to be right
    first = 0.0 if decision.reply else _OF_FIRST_THROW
    return bounded(closeness(margin, easiest=900.0, hardest=2000.0) - right + first)


def _find(name: str) -> OpeningDecision:
    decisions = opening_decisions()
    return decisions[read_number(name, len(decisions))]


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    decision = _find(name)
    throw = "-".join(decision.throw)
    task = Phrase("drill-opening-play-task", {"dice": throw})
    if decision.reply:
        facts = {"dice": throw, "play": decision.played, "reply": "-".join(decision.reply)}
        task = Phrase("drill-opening-play-reply-task", facts)
    position = position_of_decision(rules, decision)
    return Exercise(
        task=task,
        difficulty=_difficulty(decision),
        form=ActionForm(),
        position=position,
        seat=Seat.FIRST,
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    decision = _find(name)
    position = position_of_decision(rules, decision)
    after = position if not answers else _after(position, answers[0])
    chosen = next((p for p in decision.plays if _is_same(_after(position, p.text), after)), None)
    loss = _WRONG_FROM if chosen is None else decision.loss(chosen)
    within = max(0.0, loss - _RIGHT_WITHIN) / (_WRONG_FROM - _RIGHT_WITHIN)
    score = max(0.0, 1 - within) if answers else 0.0
    key = "drill-opening-play-close" if loss > 0 and score == 1 else "opening-book-about"
    return Verdict(
        score=score,
        position=after,
        solution=(_GAME.write(_GAME.read_action(decision.plays[0].text)),),
        lines=tuple(RatedLine((p.text,), worth_of(p)) for p in decision.plays),
        why=(Phrase(key),),
    )


def _after(position: Position, text: str) -> Position:
    return _GAME.apply(position, _GAME.read_action(text))


def _is_same(one: Position, other: Position) -> bool:
    return (one.first, one.second) == (other.first, other.second)


SOURCE = ExerciseSource(
    Drill(key="opening-play", booklet="tournament"), _difficulties, _exercise, _judge
)
