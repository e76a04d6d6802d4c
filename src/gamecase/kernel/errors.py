"""Bad text from outside: each error names the part, the input and what was expected."""

from gamecase.kernel.phrase import Refusal


class BadInput(ValueError):
    """Text from outside that means nothing here."""


class BookletError(BadInput):
    """A booklet, or a choice among its switches, that makes no ruleset."""


class BadPosition(BadInput):
    """A text that is no position of its game."""


class BadAction(BadInput):
    """A text that is no action of its game, whatever the position."""


class UnknownGame(BadInput):
    """A game that is not on the shelf."""


class BadRecord(BadInput):
    """A record that is damaged, cut short, reordered or forged."""

    def __init__(self, entry: int, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason
        self.refusal = refusal  # where the rules of the game forbid what the entry says
