"""Reads an uploaded collection of games for the opening explorer."""

from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.study.opening_writes import OpeningGame
from gamecase.study.openings import OpeningSource, OpeningStore
from gamecase.tables.bulk_import import ImportProgress, PartFailed
from gamecase.tables.game_file_reader import GamePart, ReadPart, read_parts, split_file
from gamecase.tables.import_pool import ImportPool, Unreadable

_PARTS_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class CollectionStored:
    """The collection, with all games of the file that could be read."""

    source: OpeningSource


CollectionEvent = ImportProgress | PartFailed | CollectionStored


class CollectionImport:
    """Makes collections of files."""

    def __init__(self, pool: ImportPool, openings: OpeningStore, now: Callable[[], int]) -> None:
        self._pool = pool
        self._openings = openings
        self._now = now

    async def run(
        self, holder: str, file: str, data: bytes, name: str
    ) -> AsyncGenerator[CollectionEvent, None]:
        """Read a file into a new collection; CollectionsFull or BadInput where that fails.

        A collection that is not complete, because it failed or nobody waits for it any more, is
        deleted again.
        """
        parts = await self._pool.run(holder, split_file, file, data)
        if isinstance(parts, Unreadable):
            raise BadInput(parts.reason)
        if not parts or find(parts[0].game).explorer is None:
            raise BadInput("no game of the file can be looked at in the opening explorer")
        source = await self._openings.create_collection(holder, parts[0].game, name or file)
        is_complete = False
        try:
            async for event in self._fill(holder, source, file, parts):
                yield event
            stored = await self._openings.collection(holder, source.id)
            if stored is None or not stored.games:
                raise BadInput("no game of the file could be read")
            is_complete = True
        finally:
            if not is_complete:
                await self._openings.delete_collection(holder, source.id)
        yield CollectionStored(stored)

    async def _fill(
        self, holder: str, source: OpeningSource, file: str, parts: Sequence[GamePart]
    ) -> AsyncIterator[CollectionEvent]:
        done = 0
        while done < len(parts):
            batch = parts[done : done + _PARTS_AT_ONCE]
            results = await self._pool.run_batch(holder, read_parts, batch, self._now())
            if isinstance(results, Unreadable):
                results = [ReadPart(batch[0].game, batch[0].line, problem=results)]
            games = []
            for number, (part, result) in enumerate(zip(batch, results, strict=False), start=done):
                if result.problem is not None:
                    problem = result.problem
                    yield PartFailed(
                        file,
                        result.line,
                        problem.reason,
                        result.game,
                        result.names,
                        problem.illegal_move,
                    )
                games += _opening_games(part, result, number)
            await self._openings.add_to_collection(holder, source.id, games)
            done += len(results)
            yield ImportProgress(file, done, len(parts))


def _opening_games(part: GamePart, result: ReadPart, number: int) -> list[OpeningGame]:
    """The games of a part, numbered by their place in the file."""
    return [
        OpeningGame(table=f"{number}.{at}", indexed=game, content=part.text)
        for match in result.matches
        for at, game in enumerate(match.games)
    ]
