"""The analyst of backgammon: evaluates plays and cube actions, and the luck of every roll."""

from gamecase.engines.analyst_module import Evaluation, Line, Tally, Verdict
from gamecase.games.backgammon.actions import Action
from gamecase.games.backgammon.engine.phrases import signed_points
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

#: Equity that a decision must lose to get each verdict.
BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.12, "blunder"),
    (0.06, "mistake"),
    (0.025, "inaccuracy"),
)

#: eXtreme Gammon's performance rating: the mean error of a decision that was not forced, times 500.
_PR_FACTOR = 500


def colours(rules: Ruleset) -> tuple[str, str]:
    return ("ivory", "ebony")


def evaluate(position: Position, seconds: float) -> Evaluation:
    """Evaluate a position.

    The search depth is fixed instead of timed, so that a position always gets the same evaluation.
    """
    # The engine is slow to load, so only the process that analyses imports it.
    from gamecase.games.backgammon.engine import analysis  # noqa: PLC0415

    return analysis.evaluate(position)


def evaluate_played(position: Position, action: Action) -> Line | None:
    """The line of the action that was played: its cost compared with the best one, and why."""
    from gamecase.games.backgammon.engine import analysis  # noqa: PLC0415

    return analysis.evaluate_played_line(position, action)


def opening_name(position: Position) -> Phrase | None:
    return None


def summarise(tally: Tally) -> tuple[Phrase, ...]:
    """One side's errors and luck over a whole game."""
    mean = tally.lost / max(tally.decisions, 1)
    rate = round(1000 * mean, 1)
    lost = {"lost": round(tally.lost, 3), "decisions": tally.decisions, "rate": rate}
    return (
        Phrase("tally-errors", lost),
        Phrase("tally-pr", {"pr": round(_PR_FACTOR * mean, 1)}),
        Phrase("tally-luck", signed_points(tally.luck)),
    )
