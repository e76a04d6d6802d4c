"""The actions of a game of backgammon: rolls, plays, resignations and calls."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from gamecase.games.backgammon.board import BAR, OFF, CheckerStep
from gamecase.kernel.errors import BadAction

FACES = range(1, 7)


def _check_die(die: int) -> None:
    if die not in FACES:
        raise BadAction(f"a die shows 1 to 6, not {die}")


@dataclass(frozen=True, slots=True)
class Start:
    """The draw for the first turn: one die per side. Equal dice are drawn again."""

    first: int
    second: int

    def __post_init__(self) -> None:
        _check_die(self.first)
        _check_die(self.second)


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll of two dice, the higher first.

    `half` is the half of the board on which the dice came to rest. It does not distinguish two
    rolls, but a booklet may refuse a roll because of it.
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
    """The steps of a turn in order; no steps are a pass.

    A step may use several dice at once where its intermediate stops do not matter.
    """

    steps: tuple[CheckerStep, ...] = ()

    def __post_init__(self) -> None:
        for step in self.steps:
            if not (1 <= step.start <= BAR and OFF <= step.end <= 24):
                raise BadAction(f"no legal step from {step.start} to {step.end}")


@dataclass(frozen=True, slots=True)
class Resignation:
    """An offer to resign the game as a single, double or triple loss."""

    kind: int

    def __post_init__(self) -> None:
        if self.kind not in (1, 2, 3):
            raise BadAction(f"a resignation is for 1, 2 or 3 times the stake, not {self.kind}")


class Call(StrEnum):
    """An action that is a single word."""

    THROW = "throw"  # roll the dice instead of doubling
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    ACCEPT = "accept"  # accept a resignation
    DECLINE = "decline"
    CORRECT = "correct"  # demand that the previous turn, which broke a rule, be replayed
    CHECK = "check"  # ask what was wrong with it; answered by a refusal, never applied
    DONE = "done"  # end the turn where checkers are moved one by one


Action = Start | Roll | Play | Resignation | Call

PASS = Play()
