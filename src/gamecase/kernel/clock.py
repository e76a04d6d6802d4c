"""The players' clock, computed from the times of the entries of a log.

A clock never reads the time itself. What it shows follows from the log alone, so it is the same in
every process and after a restart, and a record proves who ran out of time.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import MatchState

ClockKind = Literal["fischer", "delay", "days"]

DAY = 86_400  # seconds
_LONGEST = 60 * DAY

#: Network lag is refunded from an allowance per chair, which is refilled with every turn.
LAG_ALLOWANCE = 1000  # milliseconds
LAG_ALLOWANCE_REFILL = 100

#: Pages answer for the dice by themselves; nobody is charged for the time that takes.
PART_GRACE = 5000  # milliseconds


@dataclass(frozen=True, slots=True)
class ClockRule:
    """A time control.

    fischer: a time for each game, plus a bonus with every turn;
    delay: each turn has some free time, after which a reserve for the whole match is used;
    days: a time for each turn.
    """

    kind: ClockKind
    seconds: int  # for the game, the match or the turn
    bonus: int = 0  # seconds per turn: added (fischer) or free (delay)

    def __post_init__(self) -> None:
        if self.kind not in ("fischer", "delay", "days"):
            raise BadInput(f"clock {self.kind!r}; it can be fischer, delay or days")
        if not 1 <= self.seconds <= _LONGEST or not 0 <= self.bonus <= DAY:
            raise BadInput(f"a clock of {self.seconds} s with {self.bonus} s a turn")
        if self.kind == "days" and (self.bonus or self.seconds % DAY):
            raise BadInput("a clock of kind days has whole days per turn and no bonus")

    def __str__(self) -> str:
        return f"{self.kind}-{self.seconds}-{self.bonus}"

    @property
    def lasts_a_match(self) -> bool:
        """Whether the reserve is not refilled for the next game."""
        return self.kind == "delay"


def read_clock(text: str) -> ClockRule:
    """The time control that a header names.

    >>> read_clock("fischer-300-5")
    ClockRule(kind='fischer', seconds=300, bonus=5)
    """
    kind, *numbers = text.split("-")
    if len(numbers) != 2 or not all(n.isascii() and n.isdecimal() and len(n) < 9 for n in numbers):
        raise BadInput(f"no clock {text!r}; expected one like fischer-300-5 or days-259200-0")
    return ClockRule(kind, int(numbers[0]), int(numbers[1]))  # type: ignore[arg-type]  # checked by ClockRule


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock after an entry; times in milliseconds, chairs from 1."""

    rule: ClockRule
    left: tuple[int, ...]  # for each chair, before the turn under way is charged
    lag_allowance: tuple[int, ...]  # the lag that can still be refunded to each chair
    turn: int = 0  # the chair whose turn it is, 0 when the clock is stopped
    used: int = 0  # of this turn, before `since`
    since: int | None = None  # when the time began to run; None while nature or nobody acts
    asked: int | None = None  # since when numbers for the dice are owed; None while none is

    @classmethod
    def full(cls, rule: ClockRule, chairs: int) -> "Clock":
        return cls(rule, (rule.seconds * 1000,) * chairs, (LAG_ALLOWANCE,) * chairs)

    @property
    def running(self) -> int:
        """The chair whose time runs; 0 when none does."""
        return self.turn if self.since is not None else 0

    def elapsed(self, now: int) -> int:
        """The time that the current turn has taken."""
        return self.used + (max(0, now - self.since) if self.since is not None else 0)

    def free(self, now: int) -> int:
        """The free time that is left in this turn."""
        return (
            max(0, self.rule.bonus * 1000 - self.elapsed(now)) if self.rule.kind == "delay" else 0
        )

    def left_at(self, chair: int, now: int) -> int:
        """The time a chair has left; negative when it has run out."""
        left = self.left[chair - 1]
        if chair != self.turn:
            return left
        return left - self._charge(self.elapsed(now))

    def _charge(self, elapsed: int) -> int:
        return max(0, elapsed - self.rule.bonus * 1000) if self.rule.kind == "delay" else elapsed

    def is_out(self, now: int) -> bool:
        """Whether the chair whose time runs has none left."""
        return self.running != 0 and self.left_at(self.turn, now) < 0

    def falls_at(self) -> int | None:
        """When the flag falls if nobody acts; None while no time runs."""
        if self.since is None:
            return None
        free = self.rule.bonus * 1000 if self.rule.kind == "delay" else 0
        return self.since - self.used + self.left[self.turn - 1] + free

    def seconds_to_fall(self, now: Callable[[], int]) -> float | None:
        """Seconds until the flag may fall; an action that is still in transit is waited for."""
        falls = self.falls_at()
        if falls is None:
            return None
        return (falls + self.lag_allowance[self.turn - 1] + 1 - now()) / 1000

    def refund(self, lag: int) -> int:
        """The part of a network lag that can be refunded."""
        return max(0, min(lag, self.lag_allowance[self.turn - 1])) if self.turn else 0

    # --- transitions ---

    def stopped(self, at: int, lag: int = 0) -> "Clock":
        """The clock with its time stopped; the turn may go on."""
        if self.since is None:
            return self
        used = max(self.used, self.elapsed(at) - lag)
        lag_allowance = _with(
            self.lag_allowance, self.turn, self.lag_allowance[self.turn - 1] - lag
        )
        return replace(self, used=used, since=None, lag_allowance=lag_allowance)

    def passed_to(self, chair: int, at: int, *, acted: bool) -> "Clock":
        """The clock after the turn was charged and passed to another chair, or to nobody (0)."""
        left, lag_allowance = self.left, self.lag_allowance
        if self.turn:
            rest = left[self.turn - 1] - self._charge(self.used)
            if self.rule.kind == "days":
                rest = self.rule.seconds * 1000
            elif self.rule.kind == "fischer" and acted:
                rest += self.rule.bonus * 1000
            left = _with(left, self.turn, rest)
            lag_allowance = _with(
                lag_allowance,
                self.turn,
                min(LAG_ALLOWANCE, lag_allowance[self.turn - 1] + LAG_ALLOWANCE_REFILL),
            )
        return replace(
            self,
            left=left,
            lag_allowance=lag_allowance,
            turn=chair,
            used=0,
            since=at if chair else None,
        )

    def late(self, at: int) -> int:
        """How long those who owe a number for the dice have taken beyond what a page takes."""
        return max(0, at - self.asked - PART_GRACE) if self.asked is not None else 0

    def charged(self, chair: int, milliseconds: int) -> "Clock":
        """The clock after a chair was late with its number; a limit per move starts anew."""
        if not milliseconds or self.rule.kind == "days":
            return self
        if chair == self.turn:
            return replace(self, used=self.used + milliseconds)
        return replace(self, left=_with(self.left, chair, self.left[chair - 1] - milliseconds))

    def resumed(self, at: int) -> "Clock":
        return self if self.since is not None else replace(self, since=at)


def _with(values: tuple[int, ...], chair: int, value: int) -> tuple[int, ...]:
    return (*values[: chair - 1], value, *values[chair:])


def advance_clock(before: "MatchState", after: "MatchState", entry: Entry) -> "MatchState":
    """The state after an entry with its clock updated; BadRecord when the actor's time is up."""
    clock = after.clock
    if clock is None:
        return after
    if entry.kind is EntryKind.BEGIN:
        clock = _clock_of_new_game(before, clock)
    if entry.kind is EntryKind.PART and clock.asked is not None:
        late = chair_out_of_time(before, entry.at)
        if late:
            raise BadRecord(entry.number, f"the time of chair {late} is up")
        clock = clock.charged(entry.by, clock.late(entry.at))
    if entry.kind is EntryKind.ACT and entry.by == clock.running:
        if clock.is_out(entry.at - entry.lag):
            raise BadRecord(entry.number, f"the time of chair {entry.by} is up")
        clock = clock.stopped(entry.at, entry.lag)
    clock = _turned(clock, after, entry)
    if after.chains:
        clock = _asking(clock, after, entry)
    return after._replace(clock=clock)


def _asking(clock: Clock, state: "MatchState", entry: Entry) -> Clock:
    """The clock that knows since when numbers are owed; a new chain asks everybody anew."""
    is_owed = state.is_on and bool(state.owed_parts)
    if is_owed and (clock.asked is None or entry.kind is EntryKind.RENEWAL):
        return replace(clock, asked=entry.at)
    return clock if is_owed or clock.asked is None else replace(clock, asked=None)


def chair_out_of_time(state: "MatchState", at: int) -> int:
    """The chair whose time is up, to move or to give a number for the dice; NO_CHAIR if none's."""
    clock = state.clock
    if clock is None:
        return NO_CHAIR
    if clock.asked is None:
        return clock.turn if clock.is_out(at) else NO_CHAIR
    late = clock.late(at)
    return next((c for c in state.owed_parts if clock.left_at(c, at) < late), NO_CHAIR)


def seconds_to_flag(state: "MatchState", now: Callable[[], int]) -> float | None:
    """Seconds until a flag may fall; None while no time runs."""
    clock = state.clock
    if clock is None or clock.asked is None:
        return clock.seconds_to_fall(now) if clock else None
    left = min(clock.left_at(chair, clock.asked) for chair in state.owed_parts)
    return (clock.asked + PART_GRACE + left + 1 - now()) / 1000


def _clock_of_new_game(before: "MatchState", clock: Clock) -> Clock:
    if clock.rule.lasts_a_match and not before.match.is_over:
        return clock.passed_to(NO_CHAIR, 0, acted=False)
    return Clock.full(clock.rule, before.chairs)


def _turned(clock: Clock, state: "MatchState", entry: Entry) -> Clock:
    """Run the time of the chair to act, once all chairs are taken and no seed or lot is missing."""
    is_waiting = bool(state.missing or state.missing_seeds or state.awaits_lot)
    chair = NO_CHAIR if is_waiting else state.turn
    if chair == clock.turn:
        return clock.resumed(entry.at) if chair else clock
    clock = clock.stopped(entry.at)
    if state.to_act is Seat.NATURE and not is_waiting:
        return clock  # nature acts within the turn of a player
    return clock.passed_to(chair, entry.at, acted=entry.kind is EntryKind.ACT)
