"""Sharing on the home network, with loopback addresses of this computer in place of the network."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gamecase.web.server.run import share_address
from tables.server_process import ServerProcess

NETWORK = "127.0.0.2"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "tables.sqlite3", options=("--share", NETWORK))
    process.start()
    yield process
    process.kill()


def switch(server: ServerProcess, to: str, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = httpx.post(f"{server.address}/share", data={"share": to}, headers=named)
    return answer.status_code


def network_url(server: ServerProcess) -> str:
    return server.address.replace("127.0.0.1", NETWORK)


@pytest.mark.slow
def test_the_operator_shares_the_server_and_stops_sharing_it(server: ServerProcess) -> None:
    with pytest.raises(httpx.ConnectError):
        httpx.get(network_url(server))
    assert switch(server, "yes") == 303
    assert switch(server, "yes") == 303  # once is enough
    page = httpx.get(f"{server.address}/share").text
    assert network_url(server) in page
    assert "<svg" in page
    with httpx.Client(base_url=network_url(server)) as guest:
        assert guest.get("/").status_code == 200
        # A guest is not the operator.
        assert guest.get("/share").status_code == 404
        assert guest.post("/share", data={"share": "no"}).status_code == 404
        assert switch(server, "no") == 303
        with pytest.raises(httpx.TransportError):
            guest.get("/")  # the open connection has ended too
    with pytest.raises(httpx.ConnectError):
        httpx.get(network_url(server))
    assert httpx.get(server.address).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": "127.0.0.1"},
        {"x_forwarded_for": "203.0.113.5"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "games.example"},  # a name that points here
        {"origin": "http://evil.example"},
    ],
)
def test_nobody_else_can_share_the_server(server: ServerProcess, headers: dict[str, str]) -> None:
    assert switch(server, "yes", **headers) in (403, 404)
    with pytest.raises(httpx.ConnectError):
        httpx.get(network_url(server))


@pytest.mark.parametrize(
    ("host", "share", "workers", "address"),
    [
        ("127.0.0.1", NETWORK, 1, NETWORK),
        ("localhost", NETWORK, 1, NETWORK),
        ("127.0.0.1", "off", 1, ""),
        ("127.0.0.1", NETWORK, 2, ""),
        ("0.0.0.0", NETWORK, 1, ""),
        ("192.0.2.7", NETWORK, 1, ""),
    ],
)
def test_only_a_single_process_on_loopback_can_be_shared(
    host: str, share: str, workers: int, address: str
) -> None:
    assert share_address(host, share, workers) == address
