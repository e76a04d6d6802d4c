"""The rows of the opening explorer: written, deleted and moved within one transaction."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gamecase.storage.connection import Connection
from gamecase.study.holder_rows import move_rows
from gamecase.study.indexed_game import IndexedGame

_ROWS_AT_ONCE = 100  # of one statement

_GAME_COLUMNS = (
    "source, id, table_id, nth_game, ruleset, first_name, second_name, first_chair, result, "
    "own_side, played, digest, content"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningGame:
    """A game of a source."""

    table: str  # the id of its table; in a collection, its number in the file
    indexed: IndexedGame
    own_side: str = ""  # first, second; empty: neither, or both
    content: str = ""  # of the file, in a collection


def game_id(table: str, nth_game: int) -> int:
    """The number of a game within its source, the same whenever it is computed."""
    digest = hashlib.sha256(f"{table} {nth_game}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def new_source_id() -> int:
    """A number that no other source has."""
    return secrets.randbits(52)


def insert_games(connection: Connection, source: int, games: Iterable[OpeningGame]) -> None:
    """Add games with their positions; one that is there already is left as it is."""
    rows: list[tuple[object, ...]] = []
    positions: list[tuple[object, ...]] = []
    for game in games:
        indexed = game.indexed
        number = game_id(game.table, indexed.nth_game)
        rows.append(
            (
                source,
                number,
                game.table,
                indexed.nth_game,
                indexed.ruleset,
                indexed.names[0],
                indexed.names[1],
                indexed.chairs[0],
                indexed.result,
                game.own_side,
                indexed.played_at,
                indexed.digest,
                game.content,
            )
        )
        positions += [
            (source, each.key, number, each.entry, each.action) for each in indexed.positions
        ]
    _insert(connection, f"opening_games ({_GAME_COLUMNS})", rows)
    columns = "(source, position, game_id, entry, action)"
    _insert(connection, f"opening_positions {columns}", positions)


def _insert(connection: Connection, target: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert many rows by few statements."""
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        batch = rows[start : start + _ROWS_AT_ONCE]
        width = len(batch[0])
        groups = (
            ", ".join(f"${at * width + column + 1}" for column in range(width))
            for at in range(len(batch))
        )
        connection.run(
            f"INSERT INTO {target} VALUES ({'), ('.join(groups)}) ON CONFLICT DO NOTHING",  # noqa: S608 - our own names
            [value for row in batch for value in row],
        )


def note_table(connection: Connection, source: int, table: str, last_entry: int) -> None:
    """Remember up to which entry a table was looked at."""
    values = (source, table, last_entry)
    connection.run(
        "INSERT INTO opening_tables (source, table_id, last_entry) VALUES ($1, $2, $3) "
        "ON CONFLICT (source, table_id) DO UPDATE SET last_entry = excluded.last_entry",
        values,
    )


# --- rows that go or move with a holder, a source or a table ---


def delete_games_of_table(connection: Connection, source: int, table: str) -> None:
    """Remove the games of a table from a source.

    The keys of their positions stay until the source is deleted: without its game no row counts,
    and to look for them would take long.
    """
    connection.run("DELETE FROM opening_games WHERE source = $1 AND table_id = $2", (source, table))


def delete_openings_of_table(connection: Connection, table: str) -> None:
    """Remove a table that is deleted from all sources."""
    connection.run("DELETE FROM opening_games WHERE table_id = $1", (table,))
    connection.run("DELETE FROM opening_tables WHERE table_id = $1", (table,))


def delete_source(connection: Connection, source: int) -> None:
    for name in ("opening_positions", "opening_games", "opening_tables"):
        connection.run(f"DELETE FROM {name} WHERE source = $1", (source,))  # noqa: S608 - our own names
    connection.run("DELETE FROM opening_sources WHERE id = $1", (source,))


def delete_openings_of_holder(connection: Connection, holder: str) -> None:
    """Delete a holder's sources and names."""
    for (source,) in connection.rows("SELECT id FROM opening_sources WHERE holder = $1", (holder,)):
        delete_source(connection, source)
    connection.run("DELETE FROM own_names WHERE holder = $1", (holder,))


def move_openings(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give a browser's collections to an account, whose own games are then looked at again."""
    for (source,) in connection.rows(
        "SELECT id FROM opening_sources WHERE holder = $1 AND name = ''", (old_holder,)
    ):
        delete_source(connection, source)
    connection.run(
        "UPDATE opening_sources SET holder = $1 WHERE holder = $2", (new_holder, old_holder)
    )
    move_rows(connection, {"own_names": "folded"}, old_holder, new_holder)
