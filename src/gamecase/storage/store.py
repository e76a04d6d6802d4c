"""The store protocol: logs are appended to and never rewritten.

A store acknowledges an entry only when it is durable. The primary key (table, number) is the only
concurrency control: of two writers of the same entry one succeeds, the other gets `Conflict`.
`StoreUnavailable` means that the database cannot be reached.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from gamecase.extras import require
from gamecase.kernel.log import Entry, Header
from gamecase.storage.connection import Connection
from gamecase.storage.migrations import Migration, Schema

T = TypeVar("T")


class Conflict(Exception):
    """Another writer has written an entry of that number, or taken that chair, first."""


class StoreUnavailable(Exception):
    """The database does not answer; whether it kept the last write is unknown until it does."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A chair of a table: its holder, or the invitation to it."""

    number: int
    holder: str | None = None  # the digest of a browser's token, or an account
    invite: str | None = None
    is_open: bool = False  # the invitation is shown to everybody


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored of a table."""

    header: Header
    entries: tuple[Entry, ...]
    chairs: tuple[Chair, ...]
    secrets: dict[int, str]  # of the dice, by the number of the game


#: Writes to other tables of the database in the transaction of a log's entries.
ExtraWrites = Callable[[Connection], None]

#: Called with the ids of the tables that another process has written to; None: any of them.
ChangeListener = Callable[[Collection[str] | None], None]


class Store(Protocol):
    """The log store. Open it, use it from any asyncio task, close it."""

    # --- tables ---

    async def create(
        self, header: Header, chairs: Sequence[Chair], entries: Sequence[Entry], secret: str
    ) -> None:
        """Store a new table with its first entries and the secret of its first game's dice."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
        extra_writes: ExtraWrites | None = None,
    ) -> None:
        """Append entries to a log in one transaction.

        The same transaction gives a free chair its holder, stores the secret of a game by its
        number, and makes the extra writes.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Load a table; None when there is no such table."""

    async def load_many(self, tables: Collection[str]) -> dict[str, StoredTable]:
        """Load several tables at once, by id; ids of no table are left out."""

    async def load_changes(
        self, table: str, after: int
    ) -> tuple[tuple[Entry, ...], tuple[Chair, ...]]:
        """The entries of a table past a number, and its chairs as they are now."""

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        """The entries of a table past a number."""

    async def new_entries(self, numbers: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        """The entries of each table past a number, for the tables that have any."""

    async def tables_of(self, holder: str, limit: int = 12) -> list[str]:
        """The ids of tables at which a holder has a chair, newest first."""

    async def open_tables(self, since: int, limit: int = 30) -> list[str]:
        """The ids of tables created `since` with a free chair for anyone, newest first."""

    async def load_chairs(self, tables: Collection[str]) -> dict[str, tuple[Chair, ...]]:
        """The chairs of each table as they are now; a table that was deleted is left out."""

    async def delete_tables(self, tables: Collection[str], extra_writes: ExtraWrites) -> int:
        """Delete tables with all that is stored of them; returns how many there were.

        The extra writes are made first, in the same transaction.
        """

    def writer_delay(self) -> float:
        """How long the writer has worked at what it does now, in seconds; 0 while it waits."""

    def free_bytes(self) -> int | None:
        """The room on the disk of the database; None where this computer cannot know."""

    async def size(self) -> int:
        """The size of the database in bytes."""

    # --- presence ---

    async def write_presence(
        self, process: str, counts: Mapping[str, Mapping[int, int]], now: int
    ) -> None:
        """Store the number of subscribers of a process, by table and chair."""

    async def presence(
        self, tables: Collection[str], process: str, since: int
    ) -> dict[str, dict[int, int]]:
        """The subscribers of processes other than this one that were seen `since`."""

    def watch(self, listener: ChangeListener) -> None:
        """Call the listener, in the running event loop, when another process has written."""

    # --- other tables of the database ---

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run queries in the reader's thread."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run statements in a transaction, which is durable when this returns.

        They may run a second time if the batch they were first tried in has failed.
        """

    # --- the whole ---

    def copy_to(self, path: Path) -> None:
        """Copy the whole database, as of one moment, into a new SQLite file."""

    def close(self) -> None:
        """Write what is queued, then close the database."""


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def open_store(address: str, migrations: Iterable[Migration]) -> Store:
    """Open the store at an address: `postgresql://...`, or the path of a SQLite file.

    `migrations` are those of other packages, such as accounts.
    """
    schema = Schema(migrations)
    if not is_postgres(address):
        from gamecase.storage.sqlite import SqliteStore  # noqa: PLC0415 - one of the two is used

        return SqliteStore(Path(address).expanduser() if address else "", schema)
    with require("postgres", "a PostgreSQL database"):
        from gamecase.storage.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
    return PostgresStore(address, schema)
