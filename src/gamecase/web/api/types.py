"""What programs send and get; the document of the API is made from these and nothing else."""

from typing import Annotated, Any, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(max_length=80)]
Name = Annotated[str, msgspec.Meta(max_length=200)]


# --- what is sent ---


class PlayerWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to hold a chair: whoever asks, somebody invited, anyone who comes, or a bot."""

    kind: Literal["here", "away", "anyone", "bot"]
    name: Name = ""
    level: Key = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid. What is left out is as the booklet has it; players are by chair."""

    game: Key
    ruleset: Key = ""
    switches: dict[str, bool | int | str] = {}
    players: Annotated[list[PlayerWanted], msgspec.Meta(max_length=4)] = []
    starts: Literal["lot", "first"] = "lot"
    match: Key = ""
    dice: Literal["verifiable", "manual"] = "verifiable"
    clock: Key = "none"
    rated: bool = False


class WrittenGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game in a format of other programs, to be taken in as a table."""

    game: Key
    text: str


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Follow an invitation to a free chair."""

    invite: Key
    name: Name = ""


# --- what is answered ---


class LevelSheet(msgspec.Struct):
    """How well a bot plays."""

    key: str
    name: str


class ClauseSheet(msgspec.Struct):
    """A numbered rule, in the reader's language."""

    number: str
    key: str
    told: str


class BookletSheet(msgspec.Struct):
    """One way to play: what players may switch, how long they may play, and its rules."""

    key: str
    name: str
    seats: int
    switches: dict[str, list[bool | int | str]]
    flags: dict[str, Any]
    matches: list[str]
    clauses: list[ClauseSheet]


class GameSheet(msgspec.Struct):
    """A game on the shelf."""

    key: str
    name: str
    about: str
    uses_chance: bool
    has_analyst: bool
    formats: list[str]
    clocks: list[str]
    levels: list[LevelSheet]
    booklets: list[BookletSheet]


class Games(msgspec.Struct):
    """Every game on the shelf."""

    games: list[GameSheet]


class Invitation(msgspec.Struct):
    """A chair that waits for somebody."""

    chair: int
    invite: str
    address: str


class Laid(msgspec.Struct):
    """A table was laid. `token` is told once, to whoever brought none: it holds the chairs."""

    table: str
    address: str
    you: list[int]
    invitations: list[Invitation]
    token: str = ""


class Seated(msgspec.Struct):
    """A chair was taken; `token` as in `Laid`."""

    table: str
    chair: int
    token: str = ""


class TableBrief(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    ruleset: str
    match: str
    clock: str
    players: list[str]
    you: list[int]
    is_yours: bool
    is_over: bool
    invitations: list[Invitation]


class Tables(msgspec.Struct):
    """Tables, newest first."""

    tables: list[TableBrief]


class Found(msgspec.Struct):
    """What an analyst has found so far, position by position."""

    wanted: int
    has_failed: bool
    found: list[dict[str, Any]]
    totals: list[list[str]] = []  # of each side's whole game, once all is found
