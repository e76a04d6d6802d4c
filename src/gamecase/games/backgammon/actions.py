"""What can be done in a game of backgammon, by the seats and by the dice."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from gamecase.games.backgammon.board import BAR, OFF, Step
from gamecase.kernel.errors import BadAction

FACES = range(1, 7)


def _check_die(die: int) -> None:
    if die not in FACES:
        raise BadAction(f"a die shows 1 to 6, not {die}")


@dataclass(frozen=True, slots=True)
class Start:
    """The draw for the first turn: one die each. Equal dice decide nothing."""

    first: int
    second: int

    def __post_init__(self) -> None:
        _check_die(self.first)
        _check_die(self.second)


@dataclass(frozen=True, slots=True)
class Roll:
    """Two dice thrown, the higher named first.

    It is the same roll wherever the dice came to rest, but a booklet may not let it count.
    """

    high: int
    low: int
    half: Literal["right", "left"] = field(default="right", compare=False)

    def __post_init__(self) -> None:
        _check_die(self.high)
        _check_die(self.low)
        if self.high < self.low:
            raise BadAction(f"a roll names the higher die first: {self.low}-{self.high}")


@dataclass(frozen=True, slots=True)
class Play:
    """The steps of a turn in their order; none is a pass.

    A step may be as long as several numbers together, where the stops between need no telling.
    """

    steps: tuple[Step, ...] = ()

    def __post_init__(self) -> None:
        for step in self.steps:
            if not (1 <= step.start <= BAR and OFF <= step.end <= 24):
                raise BadAction(f"no step leads from {step.start} to {step.end}")


@dataclass(frozen=True, slots=True)
class Resign:
    """Offering to give up the game as a single, double or triple loss."""

    kind: int

    def __post_init__(self) -> None:
        if self.kind not in (1, 2, 3):
            raise BadAction(f"one resigns a game of 1, 2 or 3 times its value, not {self.kind}")


class Call(StrEnum):
    """What is said in one word."""

    THROW = "throw"  # instead of doubling
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    ACCEPT = "accept"  # a resignation
    DECLINE = "decline"
    CORRECT = "correct"  # the turn before was wrong: play it again
    CHECK = "check"  # what was wrong with it? A question, answered by a refusal and never played
    DONE = "done"  # the turn is over, at a table where checkers are moved one by one


Action = Start | Roll | Play | Resign | Call

PASS = Play()
