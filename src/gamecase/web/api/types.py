"""The types of API requests and responses, from which the OpenAPI document is made.

`messages/api_types.py` has those that describe a table. This module imports nothing of the server,
so that `gamecase.client` can share it.
"""

from typing import Annotated, Any, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(max_length=80)]
Name = Annotated[str, msgspec.Meta(max_length=200)]


# --- requests ---


class PlayerRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who gets a chair: the sender, somebody invited, anyone who comes, or a bot."""

    kind: Literal["here", "away", "anyone", "bot"]
    name: Name = ""
    level: Key = ""


class NewTableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create; fields left out are as the booklet has them. Players are by chair."""

    game: Key
    ruleset: Key = ""
    switches: dict[str, bool | int | str] = {}
    players: Annotated[list[PlayerRequest], msgspec.Meta(max_length=4)] = []
    starts: Literal["lot", "first"] = "lot"
    match: Key = ""
    dice: Literal["verifiable", "manual"] = "verifiable"
    clock: Key = "none"
    rated: bool = False


class ImportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A game in the format of another program, to create a table from."""

    game: Key
    text: str


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take the chair of an invitation."""

    invite: Key
    name: Name = ""


class DeepAnalysisRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position to be analysed at a level, and the lines to compare, by their keys."""

    game: Key
    position: str  # in any notation of the game
    level: Key = ""  # such as 3-ply, 2T or rollout; an unknown one is answered by those there are
    ruleset: Key = ""
    switches: dict[str, bool | int | str] = {}
    compared: list[str] = []  # empty: those that the engine finds best


# --- responses ---


class LevelInfo(msgspec.Struct):
    """A playing strength of a game's bot."""

    key: str
    name: str


class ClauseInfo(msgspec.Struct):
    """A numbered rule, in the reader's language."""

    number: str
    key: str
    told: str


class BookletInfo(msgspec.Struct):
    """One way to play a game: its switches, the matches it offers, and its rules."""

    key: str
    name: str
    seats: int
    switches: dict[str, list[bool | int | str]]
    flags: dict[str, Any]
    matches: list[str]
    clauses: list[ClauseInfo]


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    key: str
    name: str
    about: str
    uses_chance: bool
    has_analyst: bool
    formats: list[str]
    clocks: list[str]
    levels: list[LevelInfo]
    booklets: list[BookletInfo]


class GameList(msgspec.Struct):
    """Every game that can be played."""

    games: list[GameInfo]


class Invitation(msgspec.Struct):
    """A free chair, and the link that leads to it."""

    chair: int
    invite: str
    address: str


class TableCreated(msgspec.Struct):
    """A new table. `token` holds the chairs; it is sent once, to a sender who had none."""

    table: str
    address: str
    you: list[int]
    invitations: list[Invitation]
    token: str = ""


class TableJoined(msgspec.Struct):
    """A chair that was taken; `token` as in `TableCreated`."""

    table: str
    chair: int
    token: str = ""


class TableSummary(msgspec.Struct):
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


class TableList(msgspec.Struct):
    """Tables, newest first."""

    tables: list[TableSummary]


class PartialAnalysis(msgspec.Struct):
    """The evaluations of an analysis so far, by position."""

    wanted: int
    has_failed: bool
    found: list[dict[str, Any]]
    totals: list[list[str]] = []  # of each side's whole game, once it is complete


class DeepLineInfo(msgspec.Struct):
    """A line that a deep analysis compares, and its value to the side to act."""

    key: str
    actions: list[str]
    value: float | None  # in the game's unit: points, pawns, men; None in a decided game
    wins: bool | None = None  # in a decided game
    ends_in: int | None = None  # moves until then, where they are known
    error: float = 0.0  # standard error of the value
    low: float | None = None  # of the 95 % confidence interval
    high: float | None = None
    games: int = 0


class DeepAnalysisInfo(msgspec.Struct):
    """How far a deep analysis is, and what it has found, the best line first."""

    state: Literal["running", "done", "limit", "failed", "refused"]
    level: str = ""
    steps: int = 0
    wanted: int = 0
    games: int = 0  # of the line with the most
    ply: int = 0
    odds: float | None = None  # the chance that the first line is the best; None without games
    lines: list[DeepLineInfo] = []
    detail: str = ""  # why it was refused


class StudiedGameInfo(msgspec.Struct):
    """One side of an analysed game, and how well it was played."""

    table: str
    nth_game: int
    chair: int
    game: str
    ruleset: str
    opponent: str  # `bot:LEVEL` for the computer
    result: str  # won, lost or drawn
    opening: str
    played_at: int  # milliseconds since 1970
    decisions: int
    mistakes: int
    error: float  # of all decisions: points of equity, or hundredths of a pawn or man
    luck: float
    pr: float | None  # the performance rating, where errors are equity
    accuracy: float | None  # in per cent, where the game has it


class StudiedGameList(msgspec.Struct):
    """Analysed games, the newest first, and how many there are in all."""

    count: int
    games: list[StudiedGameInfo]


class AnalysedDecisionInfo(msgspec.Struct):
    """A decision of either side, and what it cost."""

    number: int  # of the entry
    chair: int
    kind: str
    position_kind: str
    position: str
    played: str
    best: str
    error: float
    is_forced: bool
    verdict: str
    luck: float


class StudiedGameReport(msgspec.Struct):
    """The stored analysis of a game, by whichever engine has made it."""

    table: str
    nth_game: int
    game: str
    ruleset: str
    engine: str
    engine_version: str
    engine_level: str
    state: str  # running, failed or done
    created_at: int
    sides: list[StudiedGameInfo]
    decisions: list[AnalysedDecisionInfo]


# --- errors ---


class ApiError(msgspec.Struct, omit_defaults=True):
    """Why a request failed. A refusal by the rules names its clause and explains it in words."""

    code: str
    detail: str = ""
    clause: str = ""
    told: str = ""
    where: list[str] = []


# --- events ---


class TableEvent(msgspec.Struct, tag_field="type"):
    """Something that happened at a table."""

    table: str
    game: str


class Seek(TableEvent, tag="seek"):
    """A table that anyone may join by this invitation."""

    ruleset: str
    clock: str
    invite: str


class SatDown(TableEvent, tag="seated"):
    """Somebody took a chair at a table of yours."""

    chair: int


class GameStart(TableEvent, tag="game-start"):
    """A game at a table of yours has begun."""

    nth_game: int
    you: list[int]


class YourTurn(TableEvent, tag="your-turn"):
    """The table waits for you: for an action, something for the dice, or an answer."""

    wants: Literal["act", "words", "part", "answer"]
    after: int


class GameFinish(TableEvent, tag="game-finish"):
    """A game has ended; without winners it is a draw."""

    nth_game: int
    winners: list[int]
    reason: str


AnyEvent = Seek | SatDown | GameStart | YourTurn | GameFinish
