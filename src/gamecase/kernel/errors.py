"""Errors for bad input; each names the part, the input and what was expected."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gamecase.kernel.phrase import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstIllegalMove:
    """The first move of a written game that the rules do not allow."""

    ruleset: str
    switches: Mapping[str, bool | int | str] = field(default_factory=dict)
    position: str  # before it, in the game's notation
    attempt: str  # what it means in the game's notation; empty where that cannot be told
    written: str  # as the file has it
    actions: tuple[str, ...] = ()  # of this game before it


class BadInput(ValueError):
    """Input from outside that cannot be used."""

    illegal_move: FirstIllegalMove | None = None  # where it is a game that breaks the rules


class BookletError(BadInput):
    """A booklet, or a choice of its switches, that gives no valid ruleset."""


class BadPosition(BadInput):
    """A text that is not a position of its game."""


class BadAction(BadInput):
    """A text that is not an action of its game in any position."""


class IllegalAction(BadInput):
    """An action that the rules do not allow; `refusal` has the clause and the facts."""

    def __init__(self, reason: str, refusal: Refusal) -> None:
        super().__init__(reason)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.refusal)


class UnknownGame(BadInput):
    """The key of a game that is not installed."""


class BadRecord(BadInput):
    """A record that is damaged, cut short, reordered or forged."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason
