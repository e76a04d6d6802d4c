"""The store on a PostgreSQL server, which processes on many computers can share.

Every transaction that writes to tables notifies the other processes with NOTIFY, which PostgreSQL
delivers when it commits.
"""

import secrets
import selectors
import threading
from collections.abc import Collection, Iterator
from pathlib import Path

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Row
from gamecase.storage.migrations import Schema
from gamecase.storage.postgres_connection import CHANNEL, PostgresConnection, connect
from gamecase.storage.sql_store import SqlStore
from gamecase.storage.sqlite import write_copy
from gamecase.storage.store import ChangeListener

_CLOSE_CHECK_SECONDS = 0.5  # how often the listener looks whether the store is closing
_RECONNECT_SECONDS = 1


class PostgresStore(SqlStore):
    """The store of many processes."""

    def __init__(self, address: str, schema: Schema) -> None:
        self._address = address
        self._process = secrets.token_hex(4)  # leads each notification; its own are ignored
        self._listener_thread: threading.Thread | None = None
        self._closing = threading.Event()
        name = _without_password(address)
        try:
            super().__init__(name, lambda: PostgresConnection(address, self._process), schema)
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            raise BadInput(f"cannot use {name} as a database: {reason}") from error

    def watch(self, listener: ChangeListener) -> None:
        super().watch(listener)
        self._listener_thread = threading.Thread(
            target=self._listen, name="log-listener", daemon=True
        )
        self._listener_thread.start()

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._address) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._report(None)  # whatever was written before it listened
                    self._receive(connection)
            except psycopg.Error:  # reader and writer log that the database is unavailable
                self._closing.wait(_RECONNECT_SECONDS)

    def _receive(self, connection: "psycopg.Connection[Row]") -> None:
        """Report notifications until the store closes.

        Uses libpq instead of psycopg's generator, which takes many times as long for each
        notification: a process receives those of every batch, its own included.
        """
        libpq = connection.pgconn
        with selectors.DefaultSelector() as selector:
            selector.register(libpq.socket, selectors.EVENT_READ)
            while not self._closing.is_set():
                if selector.select(_CLOSE_CHECK_SECONDS):
                    libpq.consume_input()
                while (notification := libpq.notifies()) is not None:
                    process, *tables = notification.extra.decode().split(" ")
                    if process != self._process:
                        self._report(tables)

    def _report(self, tables: Collection[str] | None) -> None:
        if self._listener is not None:
            self._listener(tables)

    def close(self) -> None:
        self._closing.set()
        if self._listener_thread is not None:
            self._listener_thread.join()
        super().close()

    def copy_to(self, path: Path) -> None:
        with connect(self._address) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            tables = self._schema.tables(self._schema.version)
            write_copy(path, self._schema, ((name, _all_rows(connection, name)) for name in tables))


def _without_password(address: str) -> str:
    """An address for messages."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "that PostgreSQL address"
    shown = ("host", "port", "dbname", "options")
    return "PostgreSQL " + " ".join(f"{key}={parts[key]}" for key in shown if parts.get(key))


def _all_rows(connection: "psycopg.Connection[Row]", table: str) -> Iterator[Row]:
    """Every row of a table, fetched in portions by a cursor on the server."""
    with connection.cursor(name=f"copy_{table}") as cursor:
        cursor.execute(sql.SQL("SELECT * FROM {}").format(sql.Identifier(table)))
        yield from cursor
