"""Numbered migrations of the database schema.

A database has one schema version, and a migration brings it there from the version before. The
migrations below create the tables of the store; other packages own theirs and register them when
the store is opened. Each has the statements of both databases. No migration touches a row of
`tables`, `entries` or `secrets`: logs stay as they were written.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamecase.kernel.errors import BadInput

if TYPE_CHECKING:
    from gamecase.storage.connection import StoreConnection


@dataclass(frozen=True, slots=True, kw_only=True)
class Migration:
    """The statements that lead to a schema version from the one before."""

    version: int
    tables: tuple[str, ...] = ()  # those it creates; referenced tables before those that refer
    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


class Schema:
    """All migrations of a database, those of the store and the registered ones, in order."""

    def __init__(self, registered: Iterable[Migration]) -> None:
        migrations = [*STORE_MIGRATIONS, *registered]
        self.migrations = tuple(sorted(migrations, key=lambda migration: migration.version))
        versions = [migration.version for migration in self.migrations]
        if versions != [*range(1, len(versions) + 1)]:
            raise ValueError(f"migrations are not numbered from 1 without gaps: {versions}")

    @property
    def version(self) -> int:
        return len(self.migrations)

    def tables(self, version: int) -> tuple[str, ...]:
        """The tables of a schema version, in the order they were created."""
        done = self.migrations[:version]
        return tuple(table for migration in done for table in migration.tables)

    def upgrade(self, connection: "StoreConnection", name: str) -> None:
        """Bring a database to the newest version, or refuse it with `BadInput`."""
        connection.begin()
        version = connection.schema_version()
        if version > self.version:
            raise BadInput(
                f"{name} was made by a newer Gamecase (schema {version}, "
                f"this one knows {self.version})"
            )
        if connection.table_names() != {*self.tables(version)}:
            raise BadInput(f"{name} is the database of another program")
        for migration in self.migrations[version:]:
            connection.apply(migration)
        if version < self.version:
            connection.set_schema_version(self.version)
        connection.commit()


_LOGS = Migration(
    version=1,
    tables=("tables", "entries", "chairs", "secrets"),
    sqlite=(
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            header TEXT NOT NULL,
            made INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE chairs (
            table_id TEXT NOT NULL REFERENCES tables (id),
            chair INTEGER NOT NULL,
            holder TEXT,
            invite TEXT,
            PRIMARY KEY (table_id, chair)
        ) WITHOUT ROWID""",
        "CREATE INDEX chairs_by_holder ON chairs (holder) WHERE holder IS NOT NULL",
        """CREATE TABLE secrets (
            table_id TEXT NOT NULL REFERENCES tables (id),
            nth_game INTEGER NOT NULL,
            secret TEXT NOT NULL,
            PRIMARY KEY (table_id, nth_game)
        ) WITHOUT ROWID""",
    ),
    postgres=(
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            header TEXT NOT NULL,
            made BIGINT NOT NULL
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number BIGINT NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE chairs (
            table_id TEXT NOT NULL REFERENCES tables (id),
            chair BIGINT NOT NULL,
            holder TEXT,
            invite TEXT,
            PRIMARY KEY (table_id, chair)
        )""",
        "CREATE INDEX chairs_by_holder ON chairs (holder) WHERE holder IS NOT NULL",
        """CREATE TABLE secrets (
            table_id TEXT NOT NULL REFERENCES tables (id),
            nth_game BIGINT NOT NULL,
            secret TEXT NOT NULL,
            PRIMARY KEY (table_id, nth_game)
        )""",
    ),
)

_PRESENCE = Migration(
    version=2,
    tables=("presence",),
    sqlite=(
        """CREATE TABLE presence (
            process TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            chair INTEGER NOT NULL,
            count INTEGER NOT NULL,
            seen INTEGER NOT NULL,
            PRIMARY KEY (table_id, chair, process)
        ) WITHOUT ROWID""",
        "CREATE INDEX presence_by_process ON presence (process)",
    ),
    postgres=(
        """CREATE TABLE presence (
            process TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            chair BIGINT NOT NULL,
            count BIGINT NOT NULL,
            seen BIGINT NOT NULL,
            PRIMARY KEY (table_id, chair, process)
        )""",
        "CREATE INDEX presence_by_process ON presence (process)",
    ),
)

_OPEN_CHAIRS = Migration(
    version=3,
    sqlite=(
        "ALTER TABLE chairs ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX open_chairs ON chairs (table_id) WHERE is_open = 1 AND holder IS NULL",
    ),
    postgres=(
        "ALTER TABLE chairs ADD COLUMN is_open BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX open_chairs ON chairs (table_id) WHERE is_open = 1 AND holder IS NULL",
    ),
)

# PostgreSQL takes as long to check that the table of an entry exists as to insert the entry. A
# table is written together with its first entry and never deleted. In SQLite the check is cheap.
_UNCHECKED_ENTRIES = Migration(
    version=5,
    sqlite=(),
    postgres=("ALTER TABLE entries DROP CONSTRAINT entries_table_id_fkey",),
)

#: Version 4 creates the tables of `gamecase.accounts`.
STORE_MIGRATIONS = (_LOGS, _PRESENCE, _OPEN_CHAIRS, _UNCHECKED_ENTRIES)
