"""Imports files with many games: each match becomes a table as soon as it has been read.

A match is stored whole or not at all; those before a bad one stay, and so do those before an import
was cancelled. A match whose games are all in the importer's list already is left out.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from gamecase.kernel.errors import FirstIllegalMove
from gamecase.storage.store import Chair, StoredTable
from gamecase.study.opening_writes import OpeningGame
from gamecase.study.openings import OpeningStore
from gamecase.study.own_names import OwnNames
from gamecase.tables.game_file_reader import (
    ARCHIVE,
    GamePart,
    ReadMatch,
    ReadPart,
    file_suffix,
    read_parts,
    split_file,
    unpack,
)
from gamecase.tables.import_pool import ImportPool, Unreadable
from gamecase.tables.opening_indexer import OpeningIndexer, opening_game
from gamecase.tables.service import TableService

_PARTS_AT_ONCE = 50
_INDEX_SECONDS = 1.0  # after which it is said again that own games are looked at first


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """A file that somebody imports."""

    name: str
    data: bytes
    holder: str
    most_bytes: int  # of a file in an archive
    may_create: Callable[[], Awaitable[bool]]  # whether the holder may have another table


@dataclass(frozen=True, slots=True)
class FileBegun:
    """A file, or one of an archive, begins to be imported."""

    file: str
    games: int  # in it


@dataclass(frozen=True, slots=True)
class MatchImported:
    """A table was created."""

    file: str
    game: str
    table: str
    names: tuple[str, ...]
    games: int  # of the match


@dataclass(frozen=True, slots=True)
class DuplicateFound:
    """A match was left out: it is the one of a table that the importer has."""

    file: str
    line: int
    game: str
    table: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PartFailed:
    """A game, or a whole file, could not be imported."""

    file: str
    line: int  # 0: the whole file
    reason: str
    game: str = ""
    names: tuple[str, ...] = ()
    illegal_move: FirstIllegalMove | None = None


@dataclass(frozen=True, slots=True)
class ImportProgress:
    """How many games of a file have been dealt with."""

    file: str
    done: int
    all: int


@dataclass(frozen=True, slots=True)
class QuotaReached:
    """The importer may not have more tables for now; the rest of the file was not imported."""

    file: str


ImportEvent = (
    FileBegun | MatchImported | DuplicateFound | PartFailed | ImportProgress | QuotaReached
)


@dataclass(slots=True)
class _HolderLock:
    """Keeps two imports of one holder from creating the same table twice."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0


class BulkImport:
    """Imports files for the holders of a process."""

    def __init__(
        self,
        tables: TableService,
        pool: ImportPool,
        openings: OpeningStore,
        own_names: OwnNames,
        indexer: OpeningIndexer,
    ) -> None:
        self._tables = tables
        self._pool = pool
        self._openings = openings
        self._own_names = own_names
        self._indexer = indexer
        self._locks: dict[str, _HolderLock] = {}

    async def run(self, file: GameFile) -> AsyncGenerator[ImportEvent, None]:
        """Import a file, and say what becomes of it; whoever stops listening cancels the rest."""
        async with AsyncExitStack() as stack:
            stack.callback(self._leave, file.holder)
            self._locks.setdefault(file.holder, _HolderLock()).users += 1
            async for name, content in self._files(file):
                if isinstance(content, Unreadable):
                    yield PartFailed(name, 0, content.reason)
                    continue
                async for event in self._run_file(file, name, content):
                    yield event
                    if isinstance(event, QuotaReached):
                        return

    def _leave(self, holder: str) -> None:
        self._locks[holder].users -= 1
        if not self._locks[holder].users:
            del self._locks[holder]

    async def _files(self, file: GameFile) -> AsyncIterator[tuple[str, bytes | Unreadable]]:
        """The file, or those of an archive."""
        if file_suffix(file.name) != ARCHIVE:
            yield file.name, file.data
            return
        content = await self._pool.run(file.holder, unpack, file.data, file.most_bytes)
        if isinstance(content, Unreadable):
            yield file.name, content
            return
        if not content:
            yield file.name, Unreadable("the archive has no file with games")
        for name, data in content:
            yield f"{file.name}/{name}", data

    async def _run_file(self, file: GameFile, name: str, data: bytes) -> AsyncIterator[ImportEvent]:
        parts = await self._pool.run(file.holder, split_file, name, data)
        if isinstance(parts, Unreadable):
            yield PartFailed(name, 0, parts.reason)
            return
        yield FileBegun(name, len(parts))
        for game in sorted({part.game for part in parts}):
            while await self._indexer.refresh(file.holder, game, _INDEX_SECONDS) is not None:
                yield ImportProgress(name, 0, len(parts))
        done = 0
        while done < len(parts):
            results = await self._read(file.holder, parts[done : done + _PARTS_AT_ONCE])
            if not await file.may_create():
                yield QuotaReached(name)
                return
            async with self._locks[file.holder].lock:
                events = [
                    event
                    for result in results
                    for event in await self._store(file.holder, name, result)
                ]
            for event in events:
                yield event
            done += len(results)
            yield ImportProgress(name, done, len(parts))

    async def _read(self, holder: str, parts: Sequence[GamePart]) -> list[ReadPart]:
        """What becomes of the first of some parts; one that takes too long is read alone."""
        made = self._tables.now()
        results = await self._pool.run_batch(holder, read_parts, parts, made)
        if isinstance(results, Unreadable):
            return [ReadPart(parts[0].game, parts[0].line, problem=results)]
        return results

    async def _store(self, holder: str, name: str, part: ReadPart) -> list[ImportEvent]:
        if part.problem is not None:
            problem = part.problem
            return [
                PartFailed(
                    name, part.line, problem.reason, part.game, part.names, problem.illegal_move
                )
            ]
        return [await self._store_match(holder, name, part, match) for match in part.matches]

    async def _store_match(
        self, holder: str, name: str, part: ReadPart, match: ReadMatch
    ) -> ImportEvent:
        header, entries = match.log
        source = await self._openings.own_source(holder, part.game)
        digests = [game.digest for game in match.games]
        known = await self._openings.known(source.id, digests)
        if digests and all(digest in known for digest in digests):
            return DuplicateFound(name, part.line, part.game, known[digests[0]], match.names)
        await self._tables.store_import(header, entries, holder)
        chairs = tuple(Chair(number, holder) for number in range(1, len(header.players) + 1))
        table = StoredTable(header, tuple(entries), chairs, {})
        own = await self._own_names.of_holder(holder)
        games: list[OpeningGame] = [opening_game(table, holder, own, game) for game in match.games]
        await self._openings.set_games_of_table(source.id, header.table, entries[-1].number, games)
        return MatchImported(name, part.game, header.table, match.names, len(match.games))
