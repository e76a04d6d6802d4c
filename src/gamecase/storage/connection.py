"""A connection to a database of ours, and bringing one up to date."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from gamecase.kernel.errors import BadInput
from gamecase.storage.migrations import NAMES, SCHEMA_VERSION, VERSIONS

Row = tuple[Any, ...]


class Duplicate(Exception):
    """A row of that key is there already."""


class Connection(Protocol):
    """A connection to a database, in the few words a ledger needs."""

    #: What its driver raises when the database does not answer, or cannot do its work.
    failures: tuple[type[Exception], ...]

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        """Run a statement with `?` for each value; how many rows it touched, or Duplicate."""

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]: ...

    def insert_entries(self, rows: Sequence[tuple[str, int, str]]) -> None:
        """Table, number and line of each; Duplicate when one is there already."""

    def append(self, rows: Sequence[tuple[str, int, str]]) -> None:
        """Entries, and the word of them to others, by one statement that is its own transaction."""

    def news(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Table, number and line of every entry past the numbers known, in order."""

    def headers(self, ids: Sequence[str]) -> list[Row]:
        """Id and header of each of these tables that exists."""

    def chairs(self, ids: Sequence[str]) -> list[Row]:
        """Table, number, holder, invitation and openness of the chairs of these tables."""

    def secrets(self, ids: Sequence[str]) -> list[Row]:
        """Table, number of the game and secret, for these tables."""

    def announce(self, tables: Collection[str]) -> None:
        """Tell other processes, with the commit to come, which tables are written to."""

    def has_others_written(self) -> bool:
        """Whether somebody else has written since this was asked; False if `watch` tells it."""

    def names(self) -> set[str]:
        """The tables there are."""

    def version(self) -> int: ...

    def set_version(self, version: int) -> None: ...

    def roll_back(self) -> None:
        """Leave a transaction that failed; whatever state it is in."""

    def close(self) -> None: ...


def prepare(session: Connection, name: str) -> None:
    """Bring a database to the newest version, or say why it cannot be ours."""
    session.run("BEGIN IMMEDIATE")
    version = session.version()
    if version > SCHEMA_VERSION:
        raise BadInput(
            f"{name} was made by a newer Gamecase (schema {version}, "
            f"this one knows {SCHEMA_VERSION})"
        )
    if session.names() != NAMES[version]:
        raise BadInput(f"{name} is the database of another program")
    for statements in VERSIONS[version:]:
        for statement in statements:
            session.run(statement)
    if version < SCHEMA_VERSION:
        session.set_version(SCHEMA_VERSION)
    session.run("COMMIT")
