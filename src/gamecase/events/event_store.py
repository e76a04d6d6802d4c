"""The rows of events: logs, who holds which role, codes on paper, and online tables.

The primary key (event, number) of an entry is the only concurrency control, as it is for tables:
of two writers of the same number one succeeds, the other gets `Conflict` and decides again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from gamecase.events.log import (
    LoggedEntry,
    check_link,
    first_event_link,
    read_event_header,
    read_logged_entry,
    write_event_header,
    write_logged_entry,
)
from gamecase.events.settings import EventHeader
from gamecase.storage.connection import Connection
from gamecase.storage.copies import StoredLogs
from gamecase.storage.store import ExtraWrites, Store


@dataclass(frozen=True, slots=True)
class EventTable:
    """The table at which a board of a pairing is played online."""

    table_id: str
    event: str
    round: int
    table: int
    board: int


@dataclass(frozen=True, slots=True)
class ExtraEventRows:
    """What is written together with entries, in one transaction."""

    holders: Sequence[tuple[str, str]] = ()  # person and holder
    codes: Sequence[tuple[str, str]] = ()  # code and person
    tables: Sequence[EventTable] = ()
    rating_changes: ExtraWrites | None = None


NO_WRITES = ExtraEventRows()


class EventStore:
    """Events in the database of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- logs ---

    async def create(self, header: EventHeader, writes: ExtraEventRows) -> None:
        """Store a new event."""

        def insert(connection: Connection) -> None:
            connection.run(
                "INSERT INTO events (id, header, made) VALUES ($1, $2, $3)",
                (header.event, write_event_header(header), header.made),
            )
            _write(connection, header.event, writes)

        await self._store.write(insert)

    async def append(
        self, event: str, entries: Sequence[LoggedEntry], writes: ExtraEventRows = NO_WRITES
    ) -> None:
        """Append entries in one transaction; `Conflict` when one of their numbers is taken."""

        def insert(connection: Connection) -> None:
            for entry in entries:
                connection.run(
                    "INSERT INTO event_entries (event_id, number, line) VALUES ($1, $2, $3)",
                    (event, entry.number, write_logged_entry(entry)),
                )
            _write(connection, event, writes)

        await self._store.write(insert)

    async def header(self, event: str) -> EventHeader | None:
        """The header of an event; None when there is no such event."""
        statement = "SELECT header FROM events WHERE id = $1"
        rows = await self._store.read(lambda connection: connection.rows(statement, (event,)))
        return read_event_header(rows[0][0]) if rows else None

    async def entries(self, event: str, after: int = 0) -> tuple[LoggedEntry, ...]:
        """The entries past a number."""
        statement = (
            "SELECT number, line FROM event_entries WHERE event_id = $1 AND number > $2 "
            "ORDER BY number"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (event, after)))
        return tuple(read_logged_entry(number, line) for number, line in rows)

    async def newest(self, limit: int) -> list[str]:
        """The ids of the newest events."""
        statement = "SELECT id FROM events ORDER BY made DESC, id LIMIT $1"
        rows = await self._store.read(lambda connection: connection.rows(statement, (limit,)))
        return [str(row[0]) for row in rows]

    async def events_of(self, holder: str, limit: int) -> list[str]:
        """The ids of the newest events in which a holder has a role."""
        statement = (
            "SELECT id FROM events WHERE id IN "
            "(SELECT event_id FROM event_holders WHERE holder = $1) "
            "ORDER BY made DESC, id LIMIT $2"
        )
        rows = await self._store.read(
            lambda connection: connection.rows(statement, (holder, limit))
        )
        return [str(row[0]) for row in rows]

    # --- people ---

    async def persons(self, event: str, holder: str) -> list[str]:
        """What a holder is in an event, as in `organiser` or `entrant-7`."""
        statement = "SELECT person FROM event_holders WHERE event_id = $1 AND holder = $2"
        rows = await self._store.read(
            lambda connection: connection.rows(statement, (event, holder))
        )
        return [str(row[0]) for row in rows]

    async def holders(self, event: str) -> dict[str, list[str]]:
        """The holders of everybody in an event, by person."""
        statement = "SELECT person, holder FROM event_holders WHERE event_id = $1 ORDER BY holder"
        rows = await self._store.read(lambda connection: connection.rows(statement, (event,)))
        holders: dict[str, list[str]] = {}
        for person, holder in rows:
            holders.setdefault(person, []).append(holder)
        return holders

    async def codes(self, event: str) -> dict[str, str]:
        """The codes on paper, by person."""
        statement = (
            "SELECT person, code FROM event_codes WHERE event_id = $1 "
            "ORDER BY LENGTH(person), person"  # entrant-2 before entrant-10
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (event,)))
        return {str(person): str(code) for person, code in rows}

    async def person_of_code(self, event: str, code: str) -> str:
        """Whose code it is; empty when it is nobody's."""
        statement = "SELECT person FROM event_codes WHERE event_id = $1 AND code = $2"
        rows = await self._store.read(lambda connection: connection.rows(statement, (event, code)))
        return str(rows[0][0]) if rows else ""

    async def add_holder(self, event: str, person: str, holder: str) -> None:
        """Let a holder act as a person of an event."""
        await self._store.write(
            lambda connection: _write(connection, event, ExtraEventRows(holders=[(person, holder)]))
        )

    async def remove_holders(self, event: str, person: str) -> None:
        """Let nobody act as a person, and end the person's code."""

        def delete(connection: Connection) -> None:
            for table in ("event_holders", "event_codes"):
                connection.run(
                    f"DELETE FROM {table} WHERE event_id = $1 AND person = $2",  # noqa: S608 - our own names
                    (event, person),
                )

        await self._store.write(delete)

    # --- online tables ---

    async def tables(self, event: str) -> list[EventTable]:
        """The online tables of an event, in order."""
        return await self._tables("event_id", event)

    async def table(self, table_id: str) -> EventTable | None:
        """Where a table belongs; None when it is of no event."""
        found = await self._tables("table_id", table_id)
        return found[0] if found else None

    async def add_table(self, table: EventTable) -> None:
        """Store where a table belongs."""
        await self._store.write(
            lambda connection: _write(connection, table.event, ExtraEventRows(tables=[table]))
        )

    async def _tables(self, column: str, value: str) -> list[EventTable]:
        statement = (
            "SELECT table_id, event_id, round, place, board FROM event_tables "  # noqa: S608 - our own columns
            f"WHERE {column} = $1 ORDER BY round, place, board"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (value,)))
        return [EventTable(*row) for row in rows]


def _link_of_event(header: str) -> str:
    return first_event_link(read_event_header(header))


def _link_of_entry(link: str, number: int, line: str) -> str:
    entry = read_logged_entry(number, line)
    check_link(number, link, entry)
    return entry.link


#: How copies of a database are checked.
EVENT_LOGS = StoredLogs(
    "event", "events", "event_entries", "event_id", _link_of_event, _link_of_entry
)


def move_event_roles(connection: Connection, guest: str, holder: str) -> None:
    """Give a browser's roles in events to the account that it has signed in to."""
    connection.run(
        "INSERT INTO event_holders (event_id, person, holder) "
        "SELECT event_id, person, $1 FROM event_holders WHERE holder = $2 "
        "ON CONFLICT DO NOTHING",
        (holder, guest),
    )
    delete_event_roles(connection, guest)


def delete_event_roles(connection: Connection, holder: str) -> None:
    """Take a holder's roles in events away; the logs keep the names."""
    connection.run("DELETE FROM event_holders WHERE holder = $1", (holder,))


def _write(connection: Connection, event: str, writes: ExtraEventRows) -> None:
    for person, holder in writes.holders:
        connection.run(
            "INSERT INTO event_holders (event_id, person, holder) VALUES ($1, $2, $3) "
            "ON CONFLICT DO NOTHING",
            (event, person, holder),
        )
    for code, person in writes.codes:
        connection.run(
            "INSERT INTO event_codes (event_id, code, person) VALUES ($1, $2, $3)",
            (event, code, person),
        )
    if writes.rating_changes is not None:
        writes.rating_changes(connection)
    for table in writes.tables:
        connection.run(
            "INSERT INTO event_tables (table_id, event_id, round, place, board) "
            "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            (table.table_id, event, table.round, table.table, table.board),
        )
