"""The types that describe a table to programs, shared by the API and its client.

This module imports nothing of the server, so that `gamecase.client` stays light.
"""

from typing import Literal

import msgspec


class ApiPlayer(msgspec.Struct):
    """A player at a table."""

    chair: int
    name: str
    seat: str
    is_bot: bool
    is_you: bool
    is_here: bool
    is_seated: bool
    score: int


class ApiRange(msgspec.Struct):
    """Actions too many to list: every number lies between those of the two corners."""

    low: str
    high: str


class ApiOffer(msgspec.Struct):
    """An offer that waits for an answer."""

    number: int
    by: int
    what: str


class ApiClock(msgspec.Struct):
    """The clock when the state was sent, in milliseconds by chair."""

    kind: str
    left: list[int]
    running: int
    free: int


class ApiOutcome(msgspec.Struct):
    """How a game ended; without winners it is a draw."""

    winners: list[int]
    reason: str
    points: int


class ApiChain(msgspec.Struct):
    """What the dice want of a chair of yours: a chain, the part after its head, or nothing."""

    chair: int
    head: str
    is_open: bool
    wants: Literal["chain", "part", ""]
    may_renew: bool
    pages: int


class ApiState(msgspec.Struct, tag_field="type", tag="state"):
    """The state of a table, as one viewer may see it."""

    table: str
    game: str
    ruleset: str
    switches: dict[str, bool | int | str]
    match: str
    dice: str
    clock_rule: str
    n: int
    after: int
    nth_game: int
    position: str
    players: list[ApiPlayer]
    you: list[int]
    to_act: int
    is_yours: bool
    actions: list[str] | None
    range: ApiRange | None
    offer: ApiOffer | None
    may: list[str]
    speak: list[int]
    clock: ApiClock | None
    outcome: ApiOutcome | None
    is_match_over: bool
    status: str
    chains: list[ApiChain] = []

    @property
    def is_over(self) -> bool:
        """Whether the current game has ended."""
        return self.outcome is not None


class ApiEntry(msgspec.Struct):
    """An entry of the log, with its description in words."""

    n: int
    by: int
    kind: str
    text: str
    told: str
    symbols: str


class ApiEntries(msgspec.Struct, tag_field="type", tag="entries"):
    """Entries of the log, in order."""

    entries: list[ApiEntry]
