"""What the engine found, as phrases: its own numbers and nothing they do not say."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Fact, Phrase

if TYPE_CHECKING:  # pages tell things too, and never wait for the engine to be loaded
    from gamecase.games.backgammon.engine.chances import Chances
    from gamecase.games.backgammon.engine.decisions import Option, Played
    from gamecase.games.backgammon.engine.hints import Given

#: What costs less than this is not called a mistake: the engine is no surer of itself.
SURE = 0.005

#: The facts of the five chances, in the engine's order.
_CHANCES = ("win", "wins-double", "wins-triple", "loses-double", "loses-triple")


def signed(points: float, digits: int = 3) -> dict[str, Fact]:
    """Points as players write them, with their sign."""
    told = round(points, digits)
    return {"sign": "+" if told > 0 else "-" if told < 0 else "", "points": abs(told)}


def told_points(option: "Option", best: "Option") -> Phrase:
    """An equity as the side that chooses sees it, and by how much it is behind the best."""
    cost = round(max(best.points - option.points, 0.0), 3)
    if not cost:
        return Phrase("worth-points", signed(option.points))
    return Phrase("worth-behind", {**signed(option.points), "cost": cost})


def told_option(option: "Option") -> Phrase:
    """A way to go on with its equity; plays in the usual notation."""
    first = option.actions[0]
    what = first.value if isinstance(first, Call) else "play"
    steps = tuple(step for each in option.actions if isinstance(each, Play) for step in each.steps)
    return Phrase(
        "hint-option", {"what": what, "play": write(Play(steps)), **signed(option.points)}
    )


def told_chances(chances: "Chances", rules: Ruleset) -> Phrase:
    """The five chances, in percent, by the names the booklet has for its wins."""
    facts: dict[str, Fact] = {
        name: _percent(chance) for name, chance in zip(_CHANCES, chances, strict=True)
    }
    kinds = rules.win_kinds[1] if len(rules.win_kinds) > 1 else "single"
    return Phrase(
        "note-chances", {**facts, "loss": round(100 - float(facts["win"]), 1), "kinds": kinds}
    )


def told_mistake(
    position: Position, made: "Played", found: Sequence["Option"]
) -> tuple[Phrase, ...]:
    """What a decision cost and what it gave away; nothing of one that was as good as any."""
    if made.cost < SURE:
        return ()
    cost = Phrase("mistake-cost", {"points": round(made.cost, 3)})
    return (cost, *_told_cube(position, made, found), *map(_told_given, made.given))


def _told_given(given: "Given") -> Phrase:
    what = given.what.value
    is_chance = what in ("wins", "gammons-won", "gammons-lost")
    best, played = (
        _percent(each) if is_chance else round(each) for each in (given.best, given.played)
    )
    return Phrase("mistake-given", {"what": what, "best": best, "played": played})


def _told_cube(position: Position, made: "Played", found: Sequence["Option"]) -> tuple[Phrase, ...]:
    """In a word, how the cube should have been handled."""
    if position.phase is Phase.PLAY:
        return ()
    done, best = made.option.actions[0], found[0].actions[0]
    if done is Call.DOUBLE:
        # A double that is dropped wins a game; playing on was worth more than that.
        why = "too-good" if made.option.points > 1 - 1e-6 else "too-early"
    else:
        why = best.value if isinstance(best, Call) else ""
    return (Phrase("mistake-cube", {"why": why}),)


def _percent(chance: float) -> float:
    return round(100 * float(chance), 1)
