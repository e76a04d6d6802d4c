"""The clock beside the board: how long each player may think, folded from the times of a log.

A clock reads no time itself. Whatever it shows follows from when entries were made, so it stands
in every process and after every restart where it stood, and a record proves who ran out of time.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from gamecase.kernel.errors import BadInput

ClockKind = Literal["fischer", "delay", "days"]

DAY = 86_400  # seconds
_LONGEST = 60 * DAY

#: A journey through the network is given back, out of a small purse that refills with every turn.
LAG_ALLOWANCE = 1000  # milliseconds
LAG_ALLOWANCE_REFILL = 100


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How long one may think.

    fischer: so long for a game, and some more with every turn;
    delay: each turn has some time for nothing, and beyond it a reserve for the whole match runs;
    days: so long for each turn.
    """

    kind: ClockKind
    seconds: int  # for the game, the match or the turn
    bonus: int = 0  # seconds a turn: added (fischer) or free (delay)

    def __post_init__(self) -> None:
        if self.kind not in ("fischer", "delay", "days"):
            raise BadInput(f"clock {self.kind!r}; it can be fischer, delay or days")
        if not 1 <= self.seconds <= _LONGEST or not 0 <= self.bonus <= DAY:
            raise BadInput(f"a clock of {self.seconds} s with {self.bonus} s a turn")
        if self.kind == "days" and (self.bonus or self.seconds % DAY):
            raise BadInput("a clock of days counts whole days a turn, and nothing else")

    def __str__(self) -> str:
        return f"{self.kind}-{self.seconds}-{self.bonus}"

    @property
    def lasts_a_match(self) -> bool:
        """The reserve is not filled up for the next game."""
        return self.kind == "delay"


def read_clock(text: str) -> ClockRule:
    """A clock as headers name it.

    >>> read_clock("fischer-300-5")
    ClockRule(kind='fischer', seconds=300, bonus=5)
    """
    kind, *numbers = text.split("-")
    if len(numbers) != 2 or not all(n.isascii() and n.isdecimal() and len(n) < 9 for n in numbers):
        raise BadInput(f"no clock {text!r}; expected one like fischer-300-5 or days-259200-0")
    return ClockRule(kind, int(numbers[0]), int(numbers[1]))  # type: ignore[arg-type]  # checked by ClockRule


@dataclass(frozen=True, slots=True)
class Clock:
    """What the clock shows as of an entry; times in milliseconds, chairs from 1."""

    rule: ClockRule
    left: tuple[int, ...]  # for each chair, before the turn under way is charged
    lag_allowance: tuple[int, ...]  # what each chair may still be given back for the network
    turn: int = 0  # the chair whose turn it is, 0 when the clock rests
    used: int = 0  # of this turn, before `since`
    since: int | None = None  # when the hand began to run; None while chance acts, or nobody

    @classmethod
    def full(cls, rule: ClockRule, chairs: int) -> "Clock":
        return cls(rule, (rule.seconds * 1000,) * chairs, (LAG_ALLOWANCE,) * chairs)

    @property
    def running(self) -> int:
        """The chair whose hand runs; 0 when none does."""
        return self.turn if self.since is not None else 0

    def spent(self, now: int) -> int:
        """What the turn under way has taken."""
        return self.used + (max(0, now - self.since) if self.since is not None else 0)

    def free(self, now: int) -> int:
        """What is left of the time that a turn has for nothing."""
        return max(0, self.rule.bonus * 1000 - self.spent(now)) if self.rule.kind == "delay" else 0

    def left_at(self, chair: int, now: int) -> int:
        """What a chair has left; below zero its time is up."""
        left = self.left[chair - 1]
        if chair != self.turn:
            return left
        return left - self._charge(self.spent(now))

    def _charge(self, spent: int) -> int:
        return max(0, spent - self.rule.bonus * 1000) if self.rule.kind == "delay" else spent

    def is_out(self, now: int) -> bool:
        """The time of the chair whose hand runs is up."""
        return self.running != 0 and self.left_at(self.turn, now) < 0

    def falls_at(self) -> int | None:
        """When the flag falls if nobody acts; None while no hand runs."""
        if self.since is None:
            return None
        free = self.rule.bonus * 1000 if self.rule.kind == "delay" else 0
        return self.since - self.used + self.left[self.turn - 1] + free

    def seconds_to_fall(self, now: Callable[[], int]) -> float | None:
        """Until the flag may be dropped: an action under way in the network is waited for."""
        falls = self.falls_at()
        if falls is None:
            return None
        return (falls + self.lag_allowance[self.turn - 1] + 1 - now()) / 1000

    def refund(self, lag: int) -> int:
        """What may be given back of a journey that long."""
        return max(0, min(lag, self.lag_allowance[self.turn - 1])) if self.turn else 0

    # --- as entries come ---

    def stopped(self, at: int, lag: int = 0) -> "Clock":
        """The hand stops, the turn may go on."""
        if self.since is None:
            return self
        used = max(self.used, self.spent(at) - lag)
        lag_allowance = _with(
            self.lag_allowance, self.turn, self.lag_allowance[self.turn - 1] - lag
        )
        return replace(self, used=used, since=None, lag_allowance=lag_allowance)

    def passed_to(self, chair: int, at: int, *, acted: bool) -> "Clock":
        """The turn ends, is charged, and is another chair's; 0: nobody's."""
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

    def resumed(self, at: int) -> "Clock":
        return self if self.since is not None else replace(self, since=at)


def _with(values: tuple[int, ...], chair: int, value: int) -> tuple[int, ...]:
    return (*values[: chair - 1], value, *values[chair:])
