"""Reads files with many games in the import process: unpacks, decodes, splits and replays them.

Every function that is called from the server takes the seconds after which the process ends itself
as its last argument, and gives a reason as a value, since not every exception can be sent.
"""

import io
import time
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import EntryKind, read_record
from gamecase.kernel.tagged_games import tagged_names
from gamecase.kernel.text_encoding import decode_text
from gamecase.kernel.transcript import Transcript, header_of, replayed, transcript_of
from gamecase.registry import GamePackage, all_games, find
from gamecase.storage.store import StoredTable
from gamecase.study.indexed_game import IndexedGame, indexed_game
from gamecase.tables.import_pool import (
    MOST_TABLES,
    Log,
    Unreadable,
    check_size,
    new_table_id,
    time_limit,
)

RECORD, ARCHIVE = "jsonl", "zip"
MOST_FILES = 5000  # of an archive
MOST_PARTS = 20_000  # games of one file

_TEXT_SUFFIXES = ("txt", "")  # which do not tell the format
_BATCH_SECONDS = 0.5  # after which a batch ends, so that progress can be shown
_SAMPLE = 100_000  # characters by which the format of a text is found


@dataclass(frozen=True, slots=True)
class GamePart:
    """A part of a file that is read alone: a game, or a match."""

    game: str  # the key
    suffix: str  # of the format
    line: int  # of the file, at which the part begins; 0: the file has no lines
    text: str = ""
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class ReadMatch:
    """A match that was read and replayed."""

    log: Log
    names: tuple[str, ...]
    games: tuple[IndexedGame, ...]


@dataclass(frozen=True, slots=True)
class ReadPart:
    """What became of a part."""

    game: str
    line: int
    names: tuple[str, ...] = ()
    matches: tuple[ReadMatch, ...] = ()
    problem: Unreadable | None = None


def file_suffix(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/")).suffix.removeprefix(".").lower()


# --- archives ---


def unpack(
    data: bytes, most_bytes: int, seconds: int
) -> list[tuple[str, bytes | Unreadable]] | Unreadable:
    """The files of an archive that may hold games; none of them may be larger than `most_bytes`.

    All together may be four times as large.
    """
    with time_limit(seconds):
        try:
            return [*_unpacked(data, most_bytes)]
        except (BadInput, zipfile.BadZipFile, zlib.error, NotImplementedError, OSError) as error:
            return Unreadable(f"the archive cannot be read: {error}")


def _unpacked(data: bytes, most_bytes: int) -> Iterator[tuple[str, bytes | Unreadable]]:
    suffixes, total = {RECORD, *_TEXT_SUFFIXES, *_known_suffixes()}, 0
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        if len(archive.infolist()) > MOST_FILES:
            raise BadInput(f"{len(archive.infolist())} files; at most {MOST_FILES}")
        for info in archive.infolist():
            if info.is_dir() or file_suffix(info.filename) not in suffixes:
                continue
            if info.flag_bits & 1:
                yield info.filename, Unreadable("it is encrypted")
                continue
            with archive.open(info) as file:
                content = file.read(most_bytes + 1)  # whatever size the archive claims
            if len(content) > most_bytes:
                yield info.filename, Unreadable(f"too large: more than {most_bytes} bytes")
                continue
            total += len(content)
            if total > 4 * most_bytes:
                raise BadInput(f"more than {4 * most_bytes} bytes once it is unpacked")
            yield info.filename, content


# --- files ---


def split_file(name: str, data: bytes, seconds: int) -> list[GamePart] | Unreadable:
    """The games of a file, in the format that its suffix or its content names."""
    with time_limit(seconds):
        try:
            parts = _parts(name, data)
        except BadInput as error:
            return Unreadable(str(error))
        if len(parts) > MOST_PARTS:
            return Unreadable(f"{len(parts)} games; at most {MOST_PARTS} of a file")
        return parts


def _known_suffixes() -> Mapping[str, list[GamePackage]]:
    """The games that read files of a suffix."""
    found: dict[str, list[GamePackage]] = {}
    for package in all_games().values():
        readable = [each.suffix for each in package.formats.values() if each.can_be_read]
        for suffix in (*readable, *package.binary_formats):
            found.setdefault(suffix, []).append(package)
    return found


def _parts(name: str, data: bytes) -> list[GamePart]:
    suffix, known = file_suffix(name), _known_suffixes()
    if not data.strip():
        raise BadInput("the file is empty")
    for package in known.get(suffix, ()):
        if suffix in package.binary_formats:
            return [GamePart(package.game.key, suffix, 0, data=data)]
    if suffix == RECORD:
        header, _ = read_record(decode_text(data))
        return [GamePart(find(header.game).game.key, RECORD, 1, decode_text(data))]
    if suffix not in known and suffix not in _TEXT_SUFFIXES:
        formats = ", ".join(f".{each}" for each in sorted({*known, RECORD, ARCHIVE}))
        raise BadInput(f".{suffix[:20]} is no format that is read here; there are {formats}")
    text = decode_text(data)
    if suffix in known:
        return _split_text(known[suffix][0], suffix, text)
    package, suffix = _format_of(text)
    return _split_text(package, suffix, text)


def _split_text(package: GamePackage, suffix: str, text: str) -> list[GamePart]:
    parts, line = [], 1
    for part in package.formats[suffix].split(text):
        if part.strip():
            parts.append(GamePart(package.game.key, suffix, line, part))
        line += part.count("\n")
    return parts


def _format_of(text: str) -> tuple[GamePackage, str]:
    """The format in which the first game of a text can be read."""
    reasons = []
    for package in all_games().values():
        for format_ in package.formats.values():
            if not format_.can_be_read:
                continue
            first = format_.split(text[:_SAMPLE])[0] if len(text) > _SAMPLE else text
            first = format_.split(first)[0]
            try:
                if format_.read(first):
                    return package, format_.suffix
            except BadInput as error:
                reasons.append(f"{format_.name}: {error}")
    raise BadInput(" · ".join(reasons))


# --- games ---


def read_parts(parts: Sequence[GamePart], made: int, seconds: int) -> list[ReadPart] | Unreadable:
    """What becomes of parts, in order; of as many as can be read in a short time."""
    with time_limit(seconds):
        ends_at = time.monotonic() + _BATCH_SECONDS
        results = []
        for part in parts:
            results.append(_read_part(part, made))
            if time.monotonic() >= ends_at:
                break
        return results


def _read_part(part: GamePart, made: int) -> ReadPart:
    package, names = find(part.game), tagged_names(part.text)
    try:
        transcripts = _transcripts(package, part)
        if not 1 <= len(transcripts) <= MOST_TABLES:
            raise BadInput(f"{len(transcripts)} games; expected 1 to {MOST_TABLES}")
        matches = tuple(_replay(package, transcript, made) for transcript in transcripts)
    except BadInput as error:
        problem = Unreadable(str(error), error.illegal_move)
        return ReadPart(part.game, part.line, names, problem=problem)
    return ReadPart(part.game, part.line, matches[0].names, matches)


def _transcripts(package: GamePackage, part: GamePart) -> Sequence[Transcript]:
    if part.suffix == RECORD:
        header, entries = read_record(part.text)
        return [transcript_of(package.open(header), entries)]
    if part.suffix in package.binary_formats:
        return package.binary_formats[part.suffix].read(part.data)
    return package.formats[part.suffix].read(part.text)


def _replay(package: GamePackage, transcript: Transcript, made: int) -> ReadMatch:
    """The log of a transcript, with what the opening explorer keeps of its games."""
    check_size(transcript)
    rules = package.rules(transcript.ruleset, transcript.switches)
    header = header_of(package.game, rules, transcript, new_table_id(), made)
    state = package.open(header)
    entries, ends = [], []
    for entry, after in replayed(state, transcript):
        if entry.kind is EntryKind.BEGIN and state.node is not None:
            ends.append(state)
        entries.append(entry)
        state = after
    played_at = transcript.made or made
    games = [
        replace(game, played_at=played_at)
        for each in (*ends, state)
        if (game := indexed_game(package, each, entries)) is not None
    ]
    if state.node is None or state.node.before is None:
        raise BadInput("no move was played")
    return ReadMatch((header, entries), tuple(state.names), tuple(games))


# --- tables of a holder ---


def index_tables(
    tables: Sequence[StoredTable], seconds: int
) -> list[list[IndexedGame]] | Unreadable:
    """The finished games of tables, in order; of as many tables as can be read in a short time."""
    with time_limit(seconds):
        ends_at = time.monotonic() + _BATCH_SECONDS
        results: list[list[IndexedGame]] = []
        for table in tables:
            results.append(_finished_games(table))
            if time.monotonic() >= ends_at:
                break
        return results


def _finished_games(table: StoredTable) -> list[IndexedGame]:
    package = find(table.header.game)
    state, ends = package.open(table.header), []
    for entry in table.entries:
        if entry.kind is EntryKind.BEGIN and state.outcome is not None:
            ends.append(state)
        state = state.after(entry)
    if state.outcome is not None:
        ends.append(state)
    games = (indexed_game(package, each, table.entries) for each in ends)
    return [game for game in games if game is not None]
