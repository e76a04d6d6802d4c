"""The protocol of a game's `analyst` module, which evaluates positions of its games."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

#: The loss of expected result from which on an action is called so, largest first.
Bounds = tuple[tuple[float, Verdict], ...]

USUAL_BOUNDS: Bounds = (
    (0.30, "blunder"),
    (0.20, "mistake"),
    (0.10, "inaccuracy"),
)


@dataclass(frozen=True, slots=True)
class SidedPhrase:
    """A value or remark as each side sees it: what is +0.3 for one is -0.3 for the other."""

    first: Phrase
    second: Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play: actions in the game's notation, beginning with the seat to act."""

    actions: tuple[str, ...]
    expectation: float  # of the result, as in an evaluation
    worth: SidedPhrase
    points: float | None = None  # the first seat's expectation in the game's own unit
    score: float | None = None  # the same in hundredths of a pawn or man, where those are counted
    notes: tuple[SidedPhrase, ...] = ()  # remarks of the game
    why: tuple[Phrase, ...] = ()  # of the line that was played: what it gave away
    told: tuple[Phrase, ...] = ()  # the actions in words; filled in by `run_analyst`
    spots: tuple[str, ...] = ()  # of the first action; filled in by `run_analyst`


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of a position, and the best lines."""

    expectation: float  # of the first seat: 1 a sure win, -1 a sure loss
    worth: SidedPhrase  # the value in the game's own unit
    lines: tuple[Line, ...] = ()  # the best first; empty where there is no choice
    played: Line | None = None  # the line that was played, if the analyst evaluates it
    is_decision: bool = True  # False for forced actions
    luck: Mapping[str, tuple[Seat, float]] = field(default_factory=dict)
    # By nature's action: the seat that benefits, and how much, in the game's unit.


P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)


class AnalystModule(Protocol[R_contra, P_contra, A_contra]):
    """A game's `analyst` module; it is for games of two sides.

    A game that does not need a hook sets it to the default given here: `USUAL_BOUNDS`,
    `no_played_line`, `no_summary`.
    """

    BOUNDS: Bounds  # what an action must give away to be called a mistake

    def colours(self, rules: R_contra, /) -> tuple[str, str]:
        """The theme colours of the first and second seat in an evaluation bar."""

    def evaluate(self, position: P_contra, seconds: float, /) -> "Evaluation":
        """The value of a position that is not over, and the best lines from it."""

    def evaluate_played(self, position: P_contra, action: A_contra, /) -> Line | None:
        """The line of the action that was played, where the lines found do not show it.

        For games in which an action can be written in several ways, or in which there is more to
        say about it. None where nothing is to be added.
        """

    def opening_name(self, position: P_contra, /) -> Phrase | None:
        """The name of the opening that led to a position, if it has one."""

    def summarise(self, tally: "Tally", /) -> tuple[Phrase, ...]:
        """Sentences about one side's whole game."""


def no_played_line(position: object, action: object, /) -> Line | None:
    """Default of `evaluate_played`: the lines found are enough."""
    return None


def no_summary(tally: "Tally", /) -> tuple[Phrase, ...]:
    """Default of `summarise`."""
    return ()


def result(expectation: float) -> SidedPhrase:
    """The result of a decided game: 1-0, 0-1, or half a point each.

    It is the same for both sides: the points of the first seat always come first.
    """
    first = "½" if expectation == 0 else "1" if expectation > 0 else "0"
    second = {"1": "0", "0": "1"}.get(first, "½")
    phrase = Phrase("analysis-result", {"first": first, "second": second})
    return SidedPhrase(phrase, phrase)


# --- verdicts ---


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement of an action: what it gave away, from 0 to 1, and the verdict."""

    lost: float
    verdict: Verdict


def judge(
    action: str,
    seat: Seat,
    before: Evaluation,
    after: Evaluation,
    bounds: Bounds = USUAL_BOUNDS,
) -> Judged | None:
    """Judge a seat's action; None if there was no choice or no evaluation."""
    if not seat.is_player or not before.lines:
        return None
    lost = _lost(action, seat, before, after)
    if lost is None:
        return None
    if lost == 0.0 and _is_best(action, before):
        return Judged(0.0, "best")
    return Judged(lost, next((name for bound, name in bounds if lost >= bound), "good"))


def _is_best(action: str, before: Evaluation) -> bool:
    best = before.lines[0].actions
    return action == best[0] or (before.played is not None and before.played.actions == best)


def _lost(action: str, seat: Seat, before: Evaluation, after: Evaluation) -> float | None:
    """The loss in the game's own unit if it has one, otherwise as a share of the result."""
    sign, best = 1 if seat is Seat.FIRST else -1, before.lines[0]
    if best.points is not None:
        came = before.played.points if before.played else None
        return None if came is None else max(0.0, sign * (best.points - came))
    if action == best.actions[0]:
        return 0.0
    # Values from the same search are compared most reliably.
    beside = [line.expectation for line in before.lines if line.actions[0] == action]
    return max(0.0, sign * (before.expectation - (beside[0] if beside else after.expectation)) / 2)


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums of one side's losses and luck in a game, in the game's own unit."""

    decisions: int = 0
    lost: float = 0.0
    luck: float = 0.0

    def with_decision(self, judged: Judged, *, counts: bool) -> "Tally":
        return replace(self, decisions=self.decisions + counts, lost=self.lost + judged.lost)

    def with_luck(self, luck: float) -> "Tally":
        return replace(self, luck=self.luck + luck)
