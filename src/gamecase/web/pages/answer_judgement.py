"""Whether a move that answers an exercise is good enough, as an engine judges it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gamecase.engines.analyst_module import USUAL_BOUNDS, Evaluation, Line, SidedPhrase, judge
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage

_GOOD = ("best", "good")  # verdicts on an answer that is accepted


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move, in the game's own notation, and who plays it."""

    package: GamePackage
    seat: Seat
    text: str


async def judge_answer(
    answer: Answer, before: Evaluation, evaluate_after: Callable[[], Awaitable[Evaluation]]
) -> tuple[bool, SidedPhrase]:
    """Whether an answer is good enough, and what it is worth.

    `before` is the evaluation of the position; the one after the answer is asked for only where
    the engine did not look at it.
    """
    line = _line_of(answer.text, before)
    after = before if line is not None else await evaluate_after()
    analyst = answer.package.analyst
    bounds = analyst.BOUNDS if analyst is not None else USUAL_BOUNDS
    judged = judge(answer.text, answer.seat, before, after, bounds)
    is_right = judged is None or judged.verdict in _GOOD
    return is_right, (line or after).worth


def _line_of(text: str, evaluation: Evaluation) -> Line | None:
    """The line that begins with an action, if it was evaluated."""
    if evaluation.played is not None:
        return evaluation.played
    return next((line for line in evaluation.lines if line.actions[0] == text), None)
