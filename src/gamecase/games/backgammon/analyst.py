"""Backgammon looked over afterwards: every play and cube weighed, and the luck of every throw."""

from gamecase.engines.analyst import Evaluation, Line, Tally, Verdict
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.engine.phrases import signed
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

#: Points of a game that a decision gives away to be called so.
BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.12, "blunder"),
    (0.06, "mistake"),
    (0.025, "inaccuracy"),
)


def colours(rules: Ruleset) -> tuple[str, str]:
    return ("ivory", "ebony")


def evaluate(position: Position, seconds: float) -> Evaluation:
    """Effort is counted in throws, not in seconds, so that the same question gets one answer."""
    # The engine is slow to load: not before an analyst looks, in the process where he does.
    from gamecase.games.backgammon.engine import analysis  # noqa: PLC0415

    return analysis.look(position)


def evaluate_played(position: Position, action: Action) -> Line | None:
    """What was done, beside the best: what it cost, and what it gave away."""
    from gamecase.games.backgammon.engine import analysis  # noqa: PLC0415

    return analysis.weigh(position, action)


def opening_name(position: Position) -> Phrase | None:
    return None


def summarise(tally: Tally) -> tuple[Phrase, ...]:
    """A side's whole game in words: what it gave away, and what its dice brought it."""
    rate = 1000 * tally.lost / max(tally.decisions, 1)
    lost = {"lost": round(tally.lost, 3), "decisions": tally.decisions, "rate": round(rate, 1)}
    return (Phrase("tally-errors", lost), Phrase("tally-luck", signed(tally.luck)))
