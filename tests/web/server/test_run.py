"""Starting the server: ports, URLs and the database."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.web.server.run import ListenAddress, bind_port, default_database, run
from gamecase.web.server.workers import ServerConfig


@contextmanager
def doors(host: str, port: int | None) -> Iterator[ListenAddress]:
    opened = bind_port(host, port)
    try:
        yield opened
    finally:
        opened.listener.close()


def test_the_requested_port_is_bound() -> None:
    with doors("127.0.0.1", 0) as first:
        port = first.listener.getsockname()[1]
        assert first.here == f"http://127.0.0.1:{port}/"
        assert first.network == ""  # nobody else can come in by the loopback
    with doors("127.0.0.1", port) as again:
        assert again.here == f"http://127.0.0.1:{port}/"


def test_without_a_requested_port_any_free_one_is_bound() -> None:
    with doors("127.0.0.1", None) as first:
        first.listener.listen()
        with doors("127.0.0.1", None) as second:
            assert first.here != second.here


def test_a_requested_port_in_use_is_an_error() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadInput, match=f"cannot listen on 127.0.0.1 port {port}: .*in use"):
            bind_port("127.0.0.1", port)


def test_an_address_of_another_host_is_an_error() -> None:
    with pytest.raises(BadInput, match=r"cannot listen on 192\.0\.2\.1 port 0"):
        bind_port("192.0.2.1", 0)
    with pytest.raises(BadInput, match=r"cannot listen on no\.such\.host\.invalid port 0"):
        bind_port("no.such.host.invalid", 0)


def test_listening_on_all_interfaces_still_has_a_local_url() -> None:
    with doors("0.0.0.0", 0) as opened:
        port = opened.listener.getsockname()[1]
        assert opened.here == f"http://127.0.0.1:{port}/"
        assert opened.network == "" or opened.network.endswith(f":{port}/")
        assert "0.0.0.0" not in opened.network
        assert "127.0.0.1" not in opened.network


def test_an_unreachable_database_is_an_error_before_serving(
    tmp_path: Path,
) -> None:
    with (
        doors("127.0.0.1", 0) as opened,
        pytest.raises(BadInput, match=r"cannot use PostgreSQL host=127.0.0.1"),
    ):
        run(opened, ServerConfig("postgresql://127.0.0.1:1/gamecase"), lambda: None)


def test_the_default_database_is_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "gamecase" / "gamecase.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "share" / "gamecase" / "gamecase.sqlite3"
