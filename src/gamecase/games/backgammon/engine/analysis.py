"""Evaluations of positions for the analyst, and hints for players."""

from dataclasses import dataclass, replace

from gamecase.engines.analyst_module import Evaluation, Line, SidedPhrase
from gamecase.engines.bot import Advice, MoveContext
from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.engine.chances import equity, opponent_chances
from gamecase.games.backgammon.engine.decisions import (
    Option,
    evaluate_played,
    is_decision,
    options,
    roll_luck,
)
from gamecase.games.backgammon.engine.phrases import (
    describe_chances,
    describe_mistake,
    describe_option,
    describe_points,
    signed_points,
)
from gamecase.games.backgammon.engine.player import LevelPlayer, chances_for, win_expectation
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

PLY = 2  # plies searched; a whole game takes about ten seconds

_GAME = Backgammon()
_SHOWN = 4  # best plays shown in an analysis
_HINTED = 3  # best plays shown in a hint


def evaluate(position: Position) -> Evaluation:
    """The value of a position that is not over, and the best lines from it."""
    if position.phase in (Phase.DRAW, Phase.THROW):
        return _before_roll(position)
    choices = options(position, PLY)
    if not choices:
        chances = chances_for(position, Seat.FIRST)
        return Evaluation(
            win_expectation(chances), _short_points(float(equity(chances, position.rules)))
        )
    lines = tuple(_line(position, option, choices[0]) for option in choices[:_SHOWN])
    worth = _short_points(lines[0].points or 0.0)
    return Evaluation(
        lines[0].expectation, worth, lines, is_decision=is_decision(position, choices)
    )


def evaluate_played_line(position: Position, action: Action) -> Line | None:
    """The line of the action that was played; None where it cannot be evaluated."""
    choices = options(position, PLY)
    played = evaluate_played(position, action, choices, PLY)
    if played is None:
        return None
    line = _line(position, played.option, choices[0])
    return replace(line, why=describe_mistake(position, played, choices))


def _short_points(points: float) -> SidedPhrase:
    """Points, given for the first seat."""
    first, second = (
        Phrase("worth-short", signed_points(sign * points, digits=1)) for sign in (1, -1)
    )
    return SidedPhrase(first, second)


def _line(position: Position, option: Option, best: Option) -> Line:
    """The line of an option; only the side to act sees how far it is behind the best."""
    is_first = _GAME.to_act(position) is Seat.FIRST
    worth = describe_points(option, best), Phrase("worth-points", signed_points(-option.points))
    note = (
        describe_chances(option.chances, position.rules),
        describe_chances(opponent_chances(option.chances), position.rules),
    )
    sign = 1 if is_first else -1
    return Line(
        tuple(map(write, option.actions)),
        sign * win_expectation(option.chances),
        _sided(*worth, is_first=is_first),
        points=sign * option.points,
        notes=(_sided(*note, is_first=is_first),),
    )


def _sided(as_mover: Phrase, as_other: Phrase, *, is_first: bool) -> SidedPhrase:
    return SidedPhrase(as_mover, as_other) if is_first else SidedPhrase(as_other, as_mover)


def _before_roll(position: Position) -> Evaluation:
    """No seat has a choice, but every roll brings luck to one side."""
    rolls = roll_luck(position)
    sign = -1 if position.turn is Seat.SECOND else 1
    luck = {write(action): seat_and_luck for action, seat_and_luck in rolls.luck.items()}
    return Evaluation(
        sign * win_expectation(rolls.chances), _short_points(sign * rolls.points), luck=luck
    )


# --- hints ---


@dataclass(frozen=True, slots=True)
class HintingPlayer:
    """A player that answers requests for a hint with the best option and its figures."""

    player: LevelPlayer

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        hint = _hint(position) if context.wants_reason else None
        return hint or self.player.advise(position, context)


def _hint(position: Position) -> Advice[Action] | None:
    """The best option, the chances after it, and the equities of the next best.

    None where the position cannot be evaluated.
    """
    choices = options(position, 0 if is_interpreted() else PLY)
    if not choices:
        return None
    best = choices[0]
    figures = [describe_chances(best.chances, position.rules)]
    if len(choices) > 1:
        figures += [describe_option(option) for option in choices[:_HINTED]]
    return Advice(best.actions[0], win_expectation(best.chances), figures=tuple(figures))
