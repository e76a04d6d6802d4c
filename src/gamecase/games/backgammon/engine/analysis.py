"""A position as an analyst or a teacher sees it: the best ways to go on, what was done, luck."""

from dataclasses import dataclass, replace

from gamecase.engines.analyst import Evaluation, Line
from gamecase.engines.bot import Advice, MoveContext
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.decisions import Option, is_decision, options, played, throws
from gamecase.games.backgammon.engine.phrases import (
    signed,
    told_chances,
    told_mistake,
    told_option,
    told_points,
)
from gamecase.games.backgammon.engine.player import Player, chances_of, value_of
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

PLY = 2  # throws looked ahead: a game takes some ten seconds

_GAME = Backgammon()
_SHOWN = 4  # of the best plays, looked over
_HINTED = 3  # and in a hint


def look(position: Position) -> Evaluation:
    """What a position that is not over is worth, and the best ways to go on."""
    if position.phase in (Phase.DRAW, Phase.THROW):
        return _before_throw(position)
    found = options(position, PLY)
    if not found:
        chances = chances_of(position, Seat.FIRST)
        return Evaluation(value_of(chances), _worth(float(equity(chances, position.rules))))
    lines = tuple(_line(position, each, found[0]) for each in found[:_SHOWN])
    worth = _worth(lines[0].points or 0.0)
    return Evaluation(lines[0].expectation, worth, lines, is_decision=is_decision(position, found))


def weigh(position: Position, action: Action) -> Line | None:
    """What was done, beside the best; None where that cannot be weighed."""
    found = options(position, PLY)
    made = played(position, action, found, PLY)
    if made is None:
        return None
    line = _line(position, made.option, found[0])
    return replace(line, why=told_mistake(position, made, found))


def _worth(points: float) -> Phrase:
    return Phrase("worth-short", signed(points, digits=1))


def _line(position: Position, option: Option, best: Option) -> Line:
    """Equities are told as the side that chooses sees them, which is how players read them."""
    sign = 1 if _GAME.to_act(position) is Seat.FIRST else -1
    return Line(
        tuple(map(write, option.actions)),
        sign * value_of(option.chances),
        told_points(option, best),
        points=sign * option.points,
        notes=(told_chances(option.chances, position.rules),),
    )


def _before_throw(position: Position) -> Evaluation:
    """Nobody chooses, but every throw brings somebody luck or takes it."""
    found = throws(position)
    sign = -1 if position.turn is Seat.SECOND else 1
    luck = {write(action): each for action, each in found.luck.items()}
    return Evaluation(sign * value_of(found.chances), _worth(sign * found.points), luck=luck)


# --- hints ---


@dataclass(frozen=True, slots=True)
class Teacher:
    """A player who, asked for a hint, gives the best there is with what stands behind it."""

    player: Player

    def advise(self, position: Position, context: MoveContext) -> Advice[Action]:
        hint = _hint(position) if context.wants_reason else None
        return hint or self.player.advise(position, context)


def _hint(position: Position) -> Advice[Action] | None:
    """The best there is, with the chances after it and what the next best are worth; None where
    that cannot be weighed."""
    found = options(position, PLY)
    if not found:
        return None
    best = found[0]
    figures = [told_chances(best.chances, position.rules)]
    if len(found) > 1:
        figures += [told_option(each) for each in found[:_HINTED]]
    return Advice(best.actions[0], value_of(best.chances), figures=tuple(figures))
