"""Requests to bots and analysts as plain data, so that another process can answer them."""

import time
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from random import Random

from gamecase.engines.analyst_module import Evaluation, Line, result
from gamecase.engines.bot import MoveContext
from gamecase.engines.deep_analysis_module import DeepStep, DeepTask
from gamecase.engines.preparation import MissingPreparation, without_waiting
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage, find


@dataclass(frozen=True, slots=True, kw_only=True)
class BotRequest:
    """Asks for the action of a bot of some level."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    position: str
    level: str
    nth_game: int = 1
    seed: str = ""  # the same request with the same seed gets the same reply
    seconds: float = 5.0
    wants_reason: bool = False  # for a hint; see `MoveContext`
    may_wait: bool = True  # False: answer without what is not compiled or computed yet
    holder: str = ""  # for whom; requests of different holders take turns


@dataclass(frozen=True, slots=True)
class BotReply:
    """The action as text, its expected value for the bot's seat, and what to say about it."""

    action: str
    value: float | None
    remark: Phrase | None = None
    reason: Phrase | None = None
    figures: tuple[Phrase, ...] = ()
    provisional: tuple[MissingPreparation, ...] = ()  # what the engine had to do without


def run_bot(request: BotRequest) -> BotReply:
    """Let the bot choose an action."""
    package = find(request.game)
    rules = package.rules(request.ruleset, request.switches)
    position = package.game.read_position(rules, request.position)
    context = MoveContext(
        random=Random(request.seed),
        nth_game=request.nth_game,
        seconds=request.seconds,
        wants_reason=request.wants_reason,
    )
    with (
        nullcontext(set[MissingPreparation]()) if request.may_wait else without_waiting() as missed
    ):
        advice = package.bot.bot(request.level).advise(position, context)
    return BotReply(
        package.game.write(advice.action),
        advice.value,
        advice.remark,
        advice.reason,
        advice.figures,
        tuple(sorted(missed)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class EvaluationRequest:
    """Asks for the evaluation of a position."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    position: str
    played: str = ""  # the action that was played there, if it is known
    seconds: float = 5.0
    holder: str = ""  # for whom; requests of different holders take turns


def run_analyst(request: EvaluationRequest) -> Evaluation:
    """Let the game's analyst evaluate a position."""
    package = find(request.game)
    rules = package.rules(request.ruleset, request.switches)
    position = package.game.read_position(rules, request.position)
    outcome = package.game.outcome(position)
    if outcome is not None:
        return _of_outcome(outcome)
    analyst = package.analyst
    if analyst is None:
        raise BadInput(f"{request.game} has no analyst")
    evaluation = analyst.evaluate(position, request.seconds)
    lines = tuple(_with_words(package, position, line) for line in evaluation.lines)
    evaluation = replace(evaluation, lines=lines)
    if not request.played:
        return evaluation
    played = analyst.evaluate_played(position, package.game.read_action(request.played))
    if played is None:
        return evaluation
    return _with_played(evaluation, _with_words(package, position, played))


def _with_played(evaluation: Evaluation, played: Line) -> Evaluation:
    """The evaluation with the line that was played among its lines, or after them."""
    lines = evaluation.lines
    if all(line.actions != played.actions for line in lines):
        lines = (*lines, played)
    return replace(evaluation, lines=lines, played=played)


def _of_outcome(outcome: Outcome) -> Evaluation:
    expectation = 0.0 if outcome.is_draw else 1.0 if Seat.FIRST in outcome.winners else -1.0
    return Evaluation(expectation, result(expectation))


def _with_words(package: GamePackage, position: object, line: Line) -> Line:
    """The line with its actions described, and the spots of its first action."""
    paths = package.table.gestures(position).paths
    first = line.actions[0]
    spots = next((path.spots for path in paths if path.action == first), ())
    return replace(line, told=_told(package, position, line.actions), spots=spots)


def _told(package: GamePackage, position: object, actions: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Actions that follow one another, in words."""
    phrases = []
    for text in actions:
        action = package.game.read_action(text)
        phrases.append(package.table.describe_action(position, action))
        position = package.game.apply(position, action)
    return tuple(phrases)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepRequest:
    """Asks for one step of the analysis of a position."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    position: str
    task: DeepTask
    seconds: float = 60.0  # after which the engine counts as hanging
    holder: str = ""  # for whom; requests of different holders take turns


def run_deep_step(request: DeepRequest) -> DeepStep:
    """Let the game's module compute the step, and put the lines into words."""
    package = find(request.game)
    if package.deep_analysis is None:
        raise BadInput(f"{request.game} has no deep analysis")
    rules = package.rules(request.ruleset, request.switches)
    position = package.game.read_position(rules, request.position)
    began = time.monotonic()
    step = package.deep_analysis.step(position, request.task)
    lines = (replace(line, told=_told(package, position, line.actions)) for line in step.lines)
    return replace(step, lines=tuple(lines), seconds=time.monotonic() - began)
