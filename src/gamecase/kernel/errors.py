"""Errors for bad input; each names the part, the input and what was expected."""


class BadInput(ValueError):
    """Input from outside that cannot be used."""


class BookletError(BadInput):
    """A booklet, or a choice of its switches, that gives no valid ruleset."""


class BadPosition(BadInput):
    """A text that is not a position of its game."""


class BadAction(BadInput):
    """A text that is not an action of its game in any position."""


class UnknownGame(BadInput):
    """The key of a game that is not installed."""


class BadRecord(BadInput):
    """A record that is damaged, cut short, reordered or forged."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason
