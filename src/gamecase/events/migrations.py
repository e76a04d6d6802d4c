"""The tables of events, registered with the store when it is opened."""

from gamecase.storage.migrations import Migration


def _events(integer: str, end: str) -> tuple[str, ...]:
    """The statements for one database: the name of its whole numbers, and the end of a table."""
    return (
        f"""CREATE TABLE events (
            id TEXT PRIMARY KEY,
            header TEXT NOT NULL,
            made {integer} NOT NULL
        ){end}""",
        "CREATE INDEX events_by_time ON events (made)",
        f"""CREATE TABLE event_entries (
            event_id TEXT NOT NULL REFERENCES events (id),
            number {integer} NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (event_id, number)
        ){end}""",
        f"""CREATE TABLE event_holders (
            event_id TEXT NOT NULL REFERENCES events (id),
            person TEXT NOT NULL,
            holder TEXT NOT NULL,
            PRIMARY KEY (event_id, person, holder)
        ){end}""",
        "CREATE INDEX event_holders_by_holder ON event_holders (holder)",
        f"""CREATE TABLE event_codes (
            event_id TEXT NOT NULL REFERENCES events (id),
            code TEXT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (event_id, code)
        ){end}""",
        f"""CREATE TABLE event_tables (
            table_id TEXT PRIMARY KEY,
            event_id TEXT NOT NULL REFERENCES events (id),
            round {integer} NOT NULL,
            place {integer} NOT NULL,
            board {integer} NOT NULL
        ){end}""",
        "CREATE INDEX event_tables_by_event ON event_tables (event_id)",
    )


_EVENTS = Migration(
    version=10,
    tables=("events", "event_entries", "event_holders", "event_codes", "event_tables"),
    sqlite=_events("INTEGER", " WITHOUT ROWID"),
    postgres=_events("BIGINT", ""),
)

EVENT_MIGRATIONS = (_EVENTS,)
