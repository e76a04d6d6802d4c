"""Uploads of many games: how many are held in memory at once."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gamecase.tables.import_pool import MOST_IMPORTS, TooManyImports
from gamecase.tables.upload_room import MOST_OF_ADDRESS, MOST_OF_HOLDER, UploadRoom
from tables.server_process import ServerProcess


@contextlib.contextmanager
def _half_sent(server: ServerProcess, path: str) -> Iterator[socket.socket]:
    """A file of which the last byte is missing."""
    host, _, port = server.address.rpartition("/")[2].partition(":")
    with socket.create_connection((host, int(port)), 20) as connection:
        connection.sendall(
            f"POST {path}?name=games.pgn HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Authorization: Bearer the-token-of-one-player\r\n"
            "Content-Length: 9\r\n\r\n12345678".encode()
        )
        yield connection


def _answer(connection: socket.socket) -> bytes:
    connection.settimeout(20)
    return connection.recv(1000)


@pytest.mark.parametrize("path", ["/api/stream/import", "/api/stream/collection"])
def test_files_that_are_being_sent_count_as_well(tmp_path: Path, path: str) -> None:
    server = ServerProcess(tmp_path / "database.sqlite3")
    server.start()
    try:
        with contextlib.ExitStack() as stack:
            held = [stack.enter_context(_half_sent(server, path)) for _ in range(MOST_OF_HOLDER)]
            httpx.get(f"{server.address}/health", timeout=20)  # those are with the app by now
            with _half_sent(server, path) as refused:
                assert _answer(refused).startswith(b"HTTP/1.1 429 ")
            held[0].sendall(b"9")
            assert _answer(held[0]).startswith(b"HTTP/1.1 200 ")
            held[1].sendall(b"9")
            assert _answer(held[1]).startswith(b"HTTP/1.1 200 ")
    finally:
        server.kill()


def test_room_is_limited_by_holder_address_and_in_all() -> None:
    room = UploadRoom()
    with contextlib.ExitStack() as stack:
        for _ in range(MOST_OF_HOLDER):
            stack.enter_context(room.take("ann", "192.0.2.1"))
        with pytest.raises(TooManyImports, match="of your files"), room.take("ann", "192.0.2.2"):
            pass
        for nth in range(MOST_OF_ADDRESS - MOST_OF_HOLDER):
            stack.enter_context(room.take(f"guest {nth}", "192.0.2.1"))
        with pytest.raises(TooManyImports, match="your address"), room.take("eve", "192.0.2.1"):
            pass
        for nth in range(MOST_IMPORTS - MOST_OF_ADDRESS):
            stack.enter_context(room.take(f"other {nth}", f"198.51.100.{nth}"))
        with pytest.raises(TooManyImports, match="other files"), room.take("eve", "192.0.2.9"):
            pass
        with room.take("ann", "192.0.2.1", is_admitted=True):
            pass
    with room.take("ann", "192.0.2.1"):
        pass
