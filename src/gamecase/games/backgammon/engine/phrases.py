"""Phrases for the results of the engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Fact, Phrase

if TYPE_CHECKING:  # the analyst imports this module without loading the engine
    from gamecase.games.backgammon.engine.chances import Chances
    from gamecase.games.backgammon.engine.decisions import Option, PlayedMoveEvaluation
    from gamecase.games.backgammon.engine.play_evaluation import LossDetail

#: A smaller loss is not called a mistake: the engine is not more accurate.
MIN_MISTAKE = 0.005

#: The names of the facts for the five chances.
_CHANCES = ("win", "wins-double", "wins-triple", "loses-double", "loses-triple")


def signed_points(points: float, digits: int = 3) -> dict[str, Fact]:
    """Points with their sign, as players write them."""
    rounded = round(points, digits)
    return {"sign": "+" if rounded > 0 else "-" if rounded < 0 else "", "points": abs(rounded)}


def describe_points(option: "Option", best: "Option") -> Phrase:
    """An equity as the side to act sees it, and how far it is behind the best."""
    cost = round(max(best.points - option.points, 0.0), 3)
    if not cost:
        return Phrase("worth-points", signed_points(option.points))
    return Phrase("worth-behind", {**signed_points(option.points), "cost": cost})


def describe_option(option: "Option") -> Phrase:
    """An option with its equity; plays in the usual notation."""
    first = option.actions[0]
    what = first.value if isinstance(first, Call) else "play"
    steps = tuple(
        step for action in option.actions if isinstance(action, Play) for step in action.steps
    )
    return Phrase(
        "hint-option", {"what": what, "play": write(Play(steps)), **signed_points(option.points)}
    )


def describe_chances(chances: "Chances", rules: Ruleset) -> Phrase:
    """The five chances in percent, with the booklet's names for wins."""
    facts: dict[str, Fact] = {
        name: _percent(chance) for name, chance in zip(_CHANCES, chances, strict=True)
    }
    kinds = rules.win_kinds[1] if len(rules.win_kinds) > 1 else "single"
    return Phrase(
        "note-chances", {**facts, "loss": round(100 - float(facts["win"]), 1), "kinds": kinds}
    )


def describe_mistake(
    position: Position, played: "PlayedMoveEvaluation", choices: Sequence["Option"]
) -> tuple[Phrase, ...]:
    """The cost of a decision and what it gave away; nothing for one as good as the best."""
    if played.cost < MIN_MISTAKE:
        return ()
    cost = Phrase("mistake-cost", {"points": round(played.cost, 3)})
    return (
        cost,
        *_describe_cube_mistake(position, played, choices),
        *map(_describe_loss, played.losses),
    )


def _describe_loss(loss: "LossDetail") -> Phrase:
    what = loss.kind.value
    is_chance = what in ("wins", "gammons-won", "gammons-lost")
    best, played = (
        _percent(value) if is_chance else round(value) for value in (loss.best, loss.played)
    )
    return Phrase("mistake-given", {"what": what, "best": best, "played": played})


def _describe_cube_mistake(
    position: Position, played: "PlayedMoveEvaluation", choices: Sequence["Option"]
) -> tuple[Phrase, ...]:
    """How the cube should have been handled."""
    if position.phase is Phase.PLAY:
        return ()
    done, best = played.option.actions[0], choices[0].actions[0]
    if done is Call.DOUBLE:
        # The double would have been dropped, and playing on was worth more.
        why = "too-good" if played.option.points > 1 - 1e-6 else "too-early"
    else:
        why = best.value if isinstance(best, Call) else ""
    return (Phrase("mistake-cube", {"why": why}),)


def _percent(chance: float) -> float:
    return round(100 * float(chance), 1)
