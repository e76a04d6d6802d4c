"""What a game's `analyst` module offers, so that its games can be looked over afterwards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.registry import Boxed, find

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

#: How much of the expected result an action gives away to be called so.
BOUNDS: tuple[tuple[float, Verdict], ...] = (
    (0.30, "blunder"),
    (0.20, "mistake"),
    (0.10, "inaccuracy"),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A way to go on: actions in the game's notation, the first one for the seat to act."""

    actions: tuple[str, ...]
    bar: float  # what is to be expected then, as in an insight
    worth: Phrase
    points: float | None = None  # what the first seat may expect in the game's own unit
    notes: tuple[Phrase, ...] = ()  # what else there is to say of it, in the game's own words
    why: tuple[Phrase, ...] = ()  # of what was played: what it gave away
    told: tuple[Phrase, ...] = ()  # the actions in words; filled in by `look_at`
    spots: tuple[str, ...] = ()  # where a hand makes the first one; filled in by `look_at`


@dataclass(frozen=True, slots=True)
class Insight:
    """What a position is worth, and the best ways to go on."""

    bar: float  # what the first seat may expect: 1 a sure win, -1 a sure loss
    worth: Phrase  # in the game's own unit
    lines: tuple[Line, ...] = ()  # the best first; none where nobody chooses
    played: Line | None = None  # what was done there, by an analyst who weighs that beside the best
    is_decision: bool = True  # False where there was nothing to think about
    luck: Mapping[str, tuple[Seat, float]] = field(default_factory=dict)
    # Where nature acts: whose luck each action of hers is, and what it brings, in the game's unit.


class Analyst(Protocol):
    """A game's `analyst.py`; it is for games of two sides."""

    # It may also offer BOUNDS of its own, where a game is decided by less or by more;
    # `weigh(position, action)`, a line for what was played there or None, where an action can be
    # written in several ways or there is more to say of it; and `summed(tally)`, phrases
    # about a side's whole game.

    def tints(self, rules: Any) -> tuple[str, str]:
        """Names of colours for the first seat's share of a bar, and for the second's."""

    def look(self, position: Any, seconds: float) -> Insight:
        """What a position that is not over is worth."""

    def named(self, position: Any) -> Phrase | None:
        """What a game that went so is called: its opening. None where it has no name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A question for an analyst as plain data, so that it can be answered in another process."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    position: str
    played: str = ""  # what was done there, where that is known
    seconds: float = 5.0


def look_at(query: Query) -> Insight:
    """Ask the analyst; everything it needs is in the query."""
    boxed = find(query.game)
    rules = boxed.rules(query.ruleset, query.switches)
    position = boxed.game.read_position(rules, query.position)
    outcome = boxed.game.outcome(position)
    if outcome is not None:
        return _of_outcome(outcome)
    assert boxed.analyst is not None  # nobody asks otherwise
    found: Insight = boxed.analyst.look(position, query.seconds)
    found = replace(found, lines=tuple(_with_words(boxed, position, each) for each in found.lines))
    weigh = getattr(boxed.analyst, "weigh", None)
    if not query.played or weigh is None:
        return found
    line = weigh(position, boxed.game.read_action(query.played))
    return found if line is None else _beside(found, _with_words(boxed, position, line))


def _beside(found: Insight, line: Line) -> Insight:
    """What was played is shown among the best lines, or after them."""
    is_there = any(each.actions == line.actions for each in found.lines)
    return replace(found, lines=found.lines if is_there else (*found.lines, line), played=line)


def _of_outcome(outcome: Outcome) -> Insight:
    bar = 0.0 if outcome.is_draw else 1.0 if Seat.FIRST in outcome.winners else -1.0
    return Insight(bar, result(bar))


def result(bar: float) -> Phrase:
    """A game that is decided, as its result: 1-0, 0-1, or half for each."""
    first = "½" if bar == 0 else "1" if bar > 0 else "0"
    return Phrase(
        "analysis-result", {"first": first, "second": {"1": "0", "0": "1"}.get(first, "½")}
    )


def _with_words(boxed: Boxed, position: Any, line: Line) -> Line:
    paths = boxed.table.gestures(position).paths
    first = line.actions[0]
    spots = next((path.spots for path in paths if path.action == first), ())
    told = []
    for text in line.actions:
        action = boxed.game.read_action(text)
        told.append(boxed.table.tell(position, action))
        position = boxed.game.apply(position, action)
    return replace(line, told=tuple(told), spots=spots)


# --- verdicts ---


@dataclass(frozen=True, slots=True)
class Judged:
    """An action looked over: what it gave away, from 0 to 1, and what that is called."""

    lost: float
    verdict: Verdict


def judge(
    action: str,
    seat: Seat,
    before: Insight,
    after: Insight,
    bounds: tuple[tuple[float, Verdict], ...] = BOUNDS,
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


def _is_best(action: str, before: Insight) -> bool:
    best = before.lines[0].actions
    return action == best[0] or (before.played is not None and before.played.actions == best)


def _lost(action: str, seat: Seat, before: Insight, after: Insight) -> float | None:
    """By the game's own unit where it has one, else as a share of the result."""
    sign, best = 1 if seat is Seat.FIRST else -1, before.lines[0]
    if best.points is not None:
        came = before.played.points if before.played else None
        return None if came is None else max(0.0, sign * (best.points - came))
    if action == best.actions[0]:
        return 0.0
    # Weighed beside the best by the same look, it is compared most fairly.
    beside = [line.bar for line in before.lines if line.actions[0] == action]
    return max(0.0, sign * (before.bar - (beside[0] if beside else after.bar)) / 2)


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
