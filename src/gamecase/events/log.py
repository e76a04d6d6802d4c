"""The log of an event: a header and numbered entries, each linked to the one before by a hash.

    {"gamecase-event": 1, "event": "k3...", "organiser": "Ann", "settings": {...}, ...}
    {"n": 1, "at": 1763463600000, "by": "organiser", "entry": {"type": "added", ...}, "link": "..."}

`by` is `organiser`, a helper as in `helper-1`, an entrant as in `entrant-7`, or empty for the
server, which enters the results of online tables.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from gamecase.events.entries import AnyEventEntry
from gamecase.events.settings import EventHeader
from gamecase.kernel.errors import BadRecord

EVENT_FORMAT = 1
SERVER = ""  # `by` of entries that nobody made
ORGANISER = "organiser"


class LoggedEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry with its number, its time, who made it, and its link."""

    number: int = msgspec.field(name="n")
    at: int  # milliseconds since 1970
    by: str
    entry: AnyEventEntry
    link: str = ""


class _HeaderLine(msgspec.Struct, frozen=True, kw_only=True):
    """The header with the number of the format."""

    format: int = msgspec.field(name="gamecase-event")
    header: EventHeader


_ENCODER = msgspec.json.Encoder(order="deterministic")
_ENTRY_DECODER = msgspec.json.Decoder(LoggedEntry)
_HEADER_DECODER = msgspec.json.Decoder(_HeaderLine)


def write_event_header(header: EventHeader) -> str:
    """The header as a line of the log."""
    return _ENCODER.encode(_HeaderLine(format=EVENT_FORMAT, header=header)).decode()


def read_event_header(line: str) -> EventHeader:
    """Parse a header line; `BadRecord` at entry 0 when it is not one."""
    try:
        found = _HEADER_DECODER.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(0, f"not the header of an event: {error}") from error
    if found.format != EVENT_FORMAT:
        raise BadRecord(0, f"no header of format {EVENT_FORMAT}")
    return found.header


def write_logged_entry(entry: LoggedEntry) -> str:
    """An entry as a line of the log."""
    return _ENCODER.encode(entry).decode()


def read_logged_entry(number: int, line: str) -> LoggedEntry:
    """Parse a line; `number` is for error messages."""
    try:
        return _ENTRY_DECODER.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(number, f"not an entry of an event: {error}") from error


def first_event_link(header: EventHeader) -> str:
    return _hash("", write_event_header(header))


def linked_entry(link: str, entry: LoggedEntry) -> LoggedEntry:
    """The entry with its link, which follows an entry with the given link."""
    bare = msgspec.structs.replace(entry, link="")
    return msgspec.structs.replace(bare, link=_hash(link, write_logged_entry(bare)))


def write_event_log(header: EventHeader, entries: Iterable[LoggedEntry]) -> str:
    """The whole log as JSON lines."""
    lines = [write_event_header(header), *map(write_logged_entry, entries)]
    return "\n".join(lines) + "\n"


def read_event_log(text: str) -> tuple[EventHeader, tuple[LoggedEntry, ...]]:
    """Read a log and check its numbers and links."""
    lines = text.removesuffix("\n").split("\n")
    header = read_event_header(lines[0])
    link = first_event_link(header)
    entries = []
    for number, line in enumerate(lines[1:], start=1):
        entry = read_logged_entry(number, line)
        check_link(number, link, entry)
        link = entry.link
        entries.append(entry)
    return header, tuple(entries)


def check_link(number: int, link: str, entry: LoggedEntry) -> None:
    """Raise `BadRecord` unless an entry has this number and follows the given link."""
    if entry.number != number:
        raise BadRecord(number, f"expected entry {number}, found entry {entry.number}")
    if linked_entry(link, entry).link != entry.link:
        raise BadRecord(number, "the link does not fit: this line, or one before it, was changed")


def _hash(link: str, line: str) -> str:
    return hashlib.sha256(f"{link}\n{line}".encode()).hexdigest()[:32]
