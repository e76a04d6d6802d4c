"""Logs and records.

A log is a header and an append-only sequence of entries. A record is a log as JSON lines:

    {"gamecase": 1, "table": "k3...", "game": "tictactoe", "ruleset": "collection", ...}
    {"n": 1, "at": "2026-11-15T20:00:00.000Z", "by": 1, "sit": "Ann", "link": "..."}
    {"n": 5, "at": "...", "by": 1, "act": "b2", "after": "2c6ee24b09816a6f", "link": "..."}
    {"seal": "...", "entries": 12}

`link` is a SHA-256 over the previous link and the line, so a changed, missing or moved line is
detected; the seal at the end shows that the record is complete.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from json.encoder import encode_basestring as _quoted
from typing import Any, NamedTuple

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.match import MatchRule

FORMAT = 1
NO_CHAIR = 0  # `by` of entries that no player made: lots, rolls, reveals


class EntryKind(StrEnum):
    """The kind of an entry, which determines what its text means."""

    SIT = "sit"  # a person takes a chair; the text is the name
    BEGIN = "begin"  # a game begins; the text is the commitment to its dice
    CLIENT_SEED = "words"  # a player's seed for the dice
    CHAIN = "chain"  # the anchor of a player's parts in the rolls
    RENEWAL = "renewal"  # the anchor of a new chain in place of a lost one
    PART = "part"  # a player's part in the next roll
    LOT = "lot"  # the chairs in order of seats, drawn by lot: "2 1"
    ACT = "act"  # an action in the game's notation
    OFFER = "offer"  # "takeback 7", "draw", "rematch"
    DECLINE = "decline"  # the number of an offer declined, withdrawn, or (by no chair) lapsed
    TAKEBACK = "takeback"  # back to the position after the entry of that number
    DRAW = "draw"  # an agreed draw
    RESIGN = "resign"
    FLAG = "flag"  # the chair of that number ran out of time
    LEFT = "left"  # "win" or "draw": claimed by a player whose opponent has left
    SAY = "say"  # the key of a chat phrase; there is no free text
    REVEAL = "reveal"  # the secret of the dice, after the game

    __hash__ = str.__hash__  # looked up per entry, and Enum.__hash__ is implemented in Python


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_USUAL_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)

_KINDS = {kind.value for kind in EntryKind}


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """The player of a chair when the table is created: a person, or a bot of some level."""

    name: str = ""
    bot: str = ""  # the level's key; empty for a person


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The settings of a table, fixed before the first entry."""

    table: str
    game: str
    version: int
    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    players: tuple[PlayerSpec, ...]
    match: MatchRule = MatchRule()
    dice: str = "none"  # one of DICE_KINDS in `match_state`
    seating: str = "given"  # "given": chairs are seats in order; "lot": drawn for the first game
    made: int = 0  # milliseconds since 1970
    clock: str = ""  # "fischer-300-5"; empty for none
    is_rated: bool = False  # its matches change the players' ratings
    start: str = ""  # the position its games begin from, in the game's notation; empty: the opening


class Entry(NamedTuple):
    """An event at a table. A named tuple, because it is the value created most often."""

    number: int
    at: int  # milliseconds since 1970
    by: int  # the chair, from 1; NO_CHAIR if no player made the entry
    kind: EntryKind
    text: str
    after: str = ""  # digest of the position after it, if it changed the position
    link: str = ""
    lag: int = 0  # milliseconds of network lag that the clock refunds


class PendingEntry(NamedTuple):
    """An entry that is to be appended and has no number and time yet."""

    by: int
    kind: EntryKind
    text: str = ""
    lag: int = 0
    action: Any = None  # the parsed text of an action, if it has been parsed


def digest(position_text: str) -> str:
    """A short fingerprint of a position."""
    return hashlib.sha256(position_text.encode()).hexdigest()[:16]


def write_header(header: Header) -> str:
    """The header as a line of a record."""
    # Left out when unset, so that headers from before these keys existed keep their links.
    clock = {"clock": header.clock} if header.clock else {}
    rated = {"rated": True} if header.is_rated else {}
    start = {"start": header.start} if header.start else {}
    return _line(
        {
            "gamecase": FORMAT,
            "table": header.table,
            "game": header.game,
            "version": header.version,
            "ruleset": header.ruleset,
            "switches": dict(header.switches),
            "players": [{"name": p.name, "bot": p.bot} for p in header.players],
            "match": {"kind": header.match.kind, "number": header.match.number},
            "dice": header.dice,
            "seating": header.seating,
            "made": _write_time(header.made),
            **clock,
            **rated,
            **start,
        }
    )


def write_entry(entry: Entry) -> str:
    """The entry as a line of a record, with its link."""
    return f'{_unlinked(entry, entry.after)[:-1]}, "link": "{entry.link}"}}'


def first_link(header: Header) -> str:
    return _hash("", write_header(header))


def next_link(link: str, entry: Entry) -> str:
    """The link of an entry that follows an entry with the given link."""
    return _hash(link, _unlinked(entry, entry.after))


def linked(link: str, bare: Entry, after: str) -> Entry:
    """The entry with the digest of the position after it and its own link."""
    return Entry(
        number=bare.number,
        at=bare.at,
        by=bare.by,
        kind=bare.kind,
        text=bare.text,
        after=after,
        link=_hash(link, _unlinked(bare, after)),
        lag=bare.lag,
    )


def write_record(header: Header, entries: Iterable[Entry]) -> str:
    """A complete record with its seal."""
    lines = [write_header(header)]
    link, count = first_link(header), 0
    for entry in entries:
        lines.append(write_entry(entry))
        link, count = entry.link, count + 1
    lines.append(_line({"seal": link, "entries": count}))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Header, tuple[Entry, ...]]:
    """Read a record and check its links and seal; `MatchState` checks whether the play is legal."""
    if not text:
        raise BadRecord(0, "the record is empty; expected a header line")
    lines = text.removesuffix("\n").split("\n")  # not splitlines(): a text may hold U+2028
    header = read_header(lines[0])
    _require_spelling(0, lines[0], write_header(header))
    link = first_link(header)
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=1):
        raw = _object(number, line)
        if "seal" in raw:
            if number != len(lines) - 1:
                raise BadRecord(number, "the seal is not the last line")
            if line != _line({"seal": link, "entries": len(entries)}):
                raise BadRecord(
                    number, f"the seal is broken: expected {link!r} over {len(entries)}"
                )
            return header, tuple(entries)
        entry = read_entry(number, raw)
        if entry.number != number:
            raise BadRecord(number, f"expected entry {number}, found entry {entry.number}")
        if entry.link != next_link(link, entry):
            raise BadRecord(
                number, "the link does not fit: this line, or one before it, was changed"
            )
        _require_spelling(number, line, write_entry(entry))
        link = entry.link
        entries.append(entry)
    raise BadRecord(len(entries) + 1, "the record is cut short: no seal at its end")


def _require_spelling(number: int, line: str, written: str) -> None:
    """Reject a line that differs from how it is written, which links do not cover."""
    if line != written:
        raise BadRecord(number, f"the line is not as it was written: expected {written!r}")


def read_header(line: str) -> Header:
    """Parse a header line; BadRecord at entry 0 when it is not one."""
    raw = _object(0, line)
    if raw.get("gamecase") != FORMAT:
        raise BadRecord(0, f"no header of format {FORMAT}: {line[:80]!r}")
    try:
        players = tuple(
            PlayerSpec(name=_text(p["name"]), bot=_text(p["bot"])) for p in raw["players"]
        )
        return Header(
            table=_text(raw["table"]),
            game=_text(raw["game"]),
            version=_whole(raw["version"]),
            ruleset=_text(raw["ruleset"]),
            switches=dict(raw["switches"]),
            players=players,
            match=MatchRule(_text(raw["match"]["kind"]), _whole(raw["match"]["number"])),  # type: ignore[arg-type]  # checked by MatchRule
            dice=_text(raw["dice"]),
            seating=_text(raw["seating"]),
            made=_read_time(raw["made"]),
            clock=_text(raw.get("clock", "")),
            is_rated=raw.get("rated", False) is True,
            start=_text(raw.get("start", "")),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(0, f"missing or misshapen part of the header: {error}") from error


def read_entry_line(number: int, line: str) -> Entry:
    """Parse a line with one entry."""
    return read_entry(number, _object(number, line))


def read_entry(number: int, raw: Mapping[str, Any]) -> Entry:
    """Parse an entry; `number` is its line in the record, for error messages."""
    kinds = [key for key in raw if key in _KINDS]
    if len(kinds) != 1 or not set(raw) <= {"n", "at", "by", kinds[0], "after", "lag", "link"}:
        raise BadRecord(number, f"expected n, at, by, link and one of {sorted(_KINDS)}")
    try:
        return Entry(
            number=_whole(raw["n"]),
            at=_read_time(raw["at"]),
            by=_whole(raw["by"]),
            kind=EntryKind(kinds[0]),
            text=_text(raw[kinds[0]]),
            after=_text(raw.get("after", "")),
            link=_text(raw["link"]),
            lag=_whole(raw.get("lag", 0)),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(number, f"missing or misshapen part: {error}") from error


def _unlinked(entry: Entry, after: str) -> str:
    """The same line as `_line` would write, formatted directly because it is on the hot path."""
    digest_part = f', "after": {_quoted(after)}' if after else ""
    lag_part = f', "lag": {entry.lag}' if entry.lag else ""
    return (
        f'{{"n": {entry.number}, "at": "{_write_time(entry.at)}", "by": {entry.by}, '
        f'"{entry.kind}": {_quoted(entry.text)}{digest_part}{lag_part}}}'
    )


#: Shared, because `json.dumps` with options makes a new encoder per call.
_ENCODER = json.JSONEncoder(ensure_ascii=False)


def _line(raw: Mapping[str, Any]) -> str:
    return _ENCODER.encode(raw)


def _hash(link: str, line: str) -> str:
    return hashlib.sha256(f"{link}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError) as error:  # ValueError also for overlong numbers
        raise BadRecord(number, f"not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise BadRecord(number, f"expected a JSON object, found {line[:40]!r}")
    return raw


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(f"{value!r} is not text")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput(f"{value!r} is not a whole number")
    return value


def _write_time(milliseconds: int) -> str:
    return f"{_write_second(milliseconds // 1000)}.{milliseconds % 1000:03d}Z"


@lru_cache(maxsize=16)
def _write_second(second: int) -> str:
    """Cached, because many entries are written in the same second."""
    return f"{datetime.fromtimestamp(second, UTC):%Y-%m-%dT%H:%M:%S}"


def _read_time(text: object) -> int:
    if isinstance(text, str) and _USUAL_TIME.fullmatch(text):  # many times as fast
        return (datetime.fromisoformat(text) - _EPOCH) // timedelta(milliseconds=1)
    time = datetime.strptime(_text(text), "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=UTC)
    return (time - _EPOCH) // timedelta(milliseconds=1)
