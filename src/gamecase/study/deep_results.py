"""The results of deep analyses of decisions, kept with the table of the game."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from gamecase.engines.line_comparison import ComparisonResult
from gamecase.engines.study_module import EngineVersion
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store

_COLUMNS = "table_id, nth_game, number, level, engine, engine_version, made, result"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepResult:
    """What a deep analysis has found about one position of a game."""

    table: str
    nth_game: int
    number: int  # of the entry that led to the position
    level: str
    engine: EngineVersion
    result: ComparisonResult


class DeepResults:
    """Reads and writes results; one is kept for each position and level."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def save(self, found: DeepResult) -> None:
        """Store a result in place of an earlier one, unless that has more games of one engine."""
        key = (found.table, found.nth_game, found.number, found.level)
        text = msgspec.json.encode(found.result).decode()
        engine = (found.engine.name, found.engine.version)
        where = "WHERE table_id = $1 AND nth_game = $2 AND number = $3 AND level = $4"

        def write(connection: Connection) -> None:
            statement = f"SELECT engine, engine_version, result FROM deep_results {where}"  # noqa: S608 - our own names
            for name, version, stored in connection.rows(statement, key):
                if (name, version) == engine and _games(stored) > found.result.games:
                    return
            connection.run(f"DELETE FROM deep_results {where}", key)  # noqa: S608 - our own names
            connection.run(
                f"INSERT INTO deep_results ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",  # noqa: S608 - our own names
                (*key, *engine, self._now(), text),
            )

        await self._store.write(write)

    async def of_game(self, table: str, nth_game: int) -> list[DeepResult]:
        """What is stored of one game, the newest last."""
        statement = (
            f"SELECT {_COLUMNS} FROM deep_results WHERE table_id = $1 AND nth_game = $2 "  # noqa: S608 - our own columns
            "ORDER BY made, number"
        )
        rows = await self._store.read(
            lambda connection: connection.rows(statement, (table, nth_game))
        )
        return [
            DeepResult(
                table=table,
                nth_game=nth_game,
                number=number,
                level=level,
                engine=EngineVersion(engine, version, level),
                result=msgspec.json.decode(text, type=ComparisonResult),
            )
            for _, _, number, level, engine, version, _, text in rows
        ]


def _games(text: str) -> int:
    return msgspec.json.decode(text, type=ComparisonResult).games


def delete_deep_results(connection: Connection, table: str, nth_game: int | None = None) -> None:
    """Delete what is stored of a table, or of one of its games."""
    if nth_game is None:
        connection.run("DELETE FROM deep_results WHERE table_id = $1", (table,))
    else:
        connection.run(
            "DELETE FROM deep_results WHERE table_id = $1 AND nth_game = $2", (table, nth_game)
        )
