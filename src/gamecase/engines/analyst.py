"""What a game's `analyst` module offers, so that its games can be looked over afterwards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

#: How much of the expected result an action gives away to be called so.
Bounds = tuple[tuple[float, Verdict], ...]

USUAL_BOUNDS: Bounds = (
    (0.30, "blunder"),
    (0.20, "mistake"),
    (0.10, "inaccuracy"),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A way to go on: actions in the game's notation, the first one for the seat to act."""

    actions: tuple[str, ...]
    expectation: float  # what is to be expected then, as in an insight
    worth: Phrase
    points: float | None = None  # what the first seat may expect in the game's own unit
    notes: tuple[Phrase, ...] = ()  # what else there is to say of it, in the game's own words
    why: tuple[Phrase, ...] = ()  # of what was played: what it gave away
    told: tuple[Phrase, ...] = ()  # the actions in words; filled in by `run_analyst`
    spots: tuple[str, ...] = ()  # where a hand makes the first one; filled in by `run_analyst`


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a position is worth, and the best ways to go on."""

    expectation: float  # what the first seat may expect: 1 a sure win, -1 a sure loss
    worth: Phrase  # in the game's own unit
    lines: tuple[Line, ...] = ()  # the best first; none where nobody chooses
    played: Line | None = None  # what was done there, by an analyst who weighs that beside the best
    is_decision: bool = True  # False where there was nothing to think about
    luck: Mapping[str, tuple[Seat, float]] = field(default_factory=dict)
    # Where nature acts: whose luck each action of hers is, and what it brings, in the game's unit.


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


def result(expectation: float) -> Phrase:
    """A game that is decided, as its result: 1-0, 0-1, or half for each."""
    first = "½" if expectation == 0 else "1" if expectation > 0 else "0"
    return Phrase(
        "analysis-result", {"first": first, "second": {"1": "0", "0": "1"}.get(first, "½")}
    )


# --- verdicts ---


@dataclass(frozen=True, slots=True)
class Judged:
    """An action looked over: what it gave away, from 0 to 1, and what that is called."""

    lost: float
    verdict: Verdict


def judge(
    action: str,
    seat: Seat,
    before: Evaluation,
    after: Evaluation,
    bounds: Bounds = USUAL_BOUNDS,
) -> Judged | None:
    """What a seat's action was worth; None where it had nothing to choose, or nobody can say."""
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
    """By the game's own unit where it has one, else as a share of the result."""
    sign, best = 1 if seat is Seat.FIRST else -1, before.lines[0]
    if best.points is not None:
        came = before.played.points if before.played else None
        return None if came is None else max(0.0, sign * (best.points - came))
    if action == best.actions[0]:
        return 0.0
    # Weighed beside the best by the same look, it is compared most fairly.
    beside = [line.expectation for line in before.lines if line.actions[0] == action]
    return max(0.0, sign * (before.expectation - (beside[0] if beside else after.expectation)) / 2)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a side gave away in a game, and what luck brought it, in the game's own unit."""

    decisions: int = 0
    lost: float = 0.0
    luck: float = 0.0

    def with_decision(self, judged: Judged, *, counts: bool) -> "Tally":
        return replace(self, decisions=self.decisions + counts, lost=self.lost + judged.lost)

    def with_luck(self, luck: float) -> "Tally":
        return replace(self, luck=self.luck + luck)
