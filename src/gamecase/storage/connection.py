"""The protocols of database connections.

Statements number their parameters `$1`, `$2`, ...: SQLite and PostgreSQL both accept that form, so
a statement in standard SQL runs on either as it is written. What the two databases express
differently is a method of `StoreConnection`, and each backend has SQL of its own for it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from gamecase.storage.migrations import Migration

Row = tuple[Any, ...]

#: Table id, entry number and line of the log.
EntryRow = tuple[str, int, str]


class Duplicate(Exception):
    """A row with that key exists already."""


class Connection(Protocol):
    """A connection that runs statements in the current transaction."""

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        """Run a statement and return the number of rows it changed; may raise `Duplicate`."""

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a query and return all its rows."""


class StoreConnection(Connection, Protocol):
    """All that a store needs of a connection."""

    #: The exceptions its driver raises when the database cannot be reached or cannot work.
    failures: tuple[type[Exception], ...]

    def begin(self) -> None:
        """Begin a transaction that writes."""

    def commit(self) -> None: ...

    def roll_back(self) -> None:
        """Leave a failed transaction; does nothing where there is none."""

    def close(self) -> None: ...

    def size(self) -> int:
        """The size of the database in bytes."""

    # --- schema ---

    def table_names(self) -> set[str]: ...

    def schema_version(self) -> int:
        """The version of the schema; 0 for an empty database. Locks it against other upgrades."""

    def set_schema_version(self, version: int) -> None: ...

    def apply(self, migration: Migration) -> None:
        """Run the statements that a migration has for this database."""

    # --- tables and their logs ---

    def insert_entries(self, rows: Sequence[EntryRow]) -> None:
        """Insert entries in the current transaction; may raise `Duplicate`."""

    def append_entries(self, rows: Sequence[EntryRow]) -> None:
        """Insert entries and notify other processes, in a transaction of its own."""

    def entries_after(self, numbers: Mapping[str, int]) -> list[EntryRow]:
        """The entries of each table past a number, ordered by table and number."""

    def headers(self, tables: Sequence[str]) -> list[Row]:
        """Id and header of those of the tables that exist."""

    def chairs(self, tables: Sequence[str]) -> list[Row]:
        """Table, number, holder, invitation and `is_open` of each chair, ordered by number."""

    def secrets(self, tables: Sequence[str]) -> list[Row]:
        """Table, number of the game and secret."""

    def presence(self, tables: Sequence[str], process: str, since: int) -> list[Row]:
        """Table, chair and number of subscribers of other processes that were seen `since`."""

    # --- other processes ---

    def notify(self, tables: Collection[str]) -> None:
        """Tell other processes which tables this transaction has written to, when it commits."""

    def has_foreign_writes(self) -> bool:
        """Whether another process has written since the last call.

        Always False where the database notifies its listeners.
        """
