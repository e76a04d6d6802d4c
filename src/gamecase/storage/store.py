"""The store protocol: logs are appended to and never rewritten.

A store acknowledges an entry only when it is durable. The primary key (table, number) is the only
concurrency control: of two writers of the same entry one succeeds, the other gets `Conflict`.
`StoreUnavailable` means that the database cannot be reached. `sqlite.py` and `postgres.py`
implement the protocol on top of `sql_store.py`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, Header

if TYPE_CHECKING:
    from gamecase.storage.connection import Connection

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written an entry of that number, or taken that chair, first."""


class StoreUnavailable(Exception):
    """The database does not answer. Whether it kept what it was given is seen when it does."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a chair, by the digest of a browser's token, or the invitation to it."""

    number: int
    holder: str | None = None
    invite: str | None = None
    is_open: bool = False  # everybody is shown the invitation


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is kept of a table."""

    header: Header
    entries: tuple[Entry, ...]
    chairs: tuple[Chair, ...]
    secrets: dict[int, str]


#: Writes something in the transaction of a log's entries.
ExtraWrites = Callable[["Connection"], None]

#: Told which tables another process has written to; None: any of them.
ChangeListener = Callable[[Collection[str] | None], None]


class Store(Protocol):
    """The log store. Open it, use it from any asyncio task, close it."""

    async def create(
        self, header: Header, chairs: Sequence[Chair], entries: Sequence[Entry], secret: str
    ) -> None:
        """Keep a new table with its first entries; `secret` is that of its first game's dice."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
        along: "ExtraWrites | None" = None,
    ) -> None:
        """Keep new entries, all or none, with a chair taken or a secret drawn along with them.

        `along` writes whatever else is true from then on and is kept beside the logs.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Everything kept of a table; None when there is no such table."""

    async def load_many(self, tables: Collection[str]) -> dict[str, StoredTable]:
        """Load several tables at once, by id; ids of no table are left out."""

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        """The entries past a number."""

    async def since(self, table: str, after: int) -> tuple[tuple[Entry, ...], tuple[Chair, ...]]:
        """The entries past a number, and who holds the chairs now."""

    async def news(self, known: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        """The entries past a number of each table, where there are any."""

    async def tables_of(self, holder: str, limit: int = 12) -> list[str]:
        """The tables at which a browser holds a chair, newest first."""

    async def open_tables(self, since: int, limit: int = 30) -> list[str]:
        """The tables laid since then at which a chair is free for anyone, newest first."""

    async def read(self, work: "Callable[[Connection], T]") -> T:
        """Look something up that is kept beside the logs."""

    async def write(self, work: "Callable[[Connection], T]") -> T:
        """Do something to what is kept beside the logs: all or nothing, and durable."""

    async def tell_presence(
        self, process: str, counts: Mapping[str, Mapping[int, int]], now: int
    ) -> None:
        """Keep how many follow tables through a process, chair by chair, as it was at `now`."""

    async def presence(
        self, tables: Collection[str], process: str, since: int
    ) -> dict[str, dict[int, int]]:
        """How many follow tables through processes other than this that were there `since`."""

    def watch(self, heard: ChangeListener) -> None:
        """Call `heard`, in the running event loop, when another process has written."""

    def copy_to(self, path: Path) -> None:
        """Write all that is kept, as it is at one moment, into a new SQLite file."""

    def close(self) -> None:
        """Write what waits, then let the database go."""


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def open_store(address: str) -> Store:
    """The store at an address: `postgresql://...`, or the path of a SQLite file."""
    if not is_postgres(address):
        from gamecase.storage.sqlite import SqliteStore  # noqa: PLC0415 - one of the two is used

        return SqliteStore(Path(address).expanduser() if address else "")
    try:
        from gamecase.storage.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise BadInput(
            "PostgreSQL needs the extra gamecase[postgres]: pip install 'gamecase[postgres]'"
        ) from error
    return PostgresStore(address)
