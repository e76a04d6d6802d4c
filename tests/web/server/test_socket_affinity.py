"""Socket affinity: connections passed to the process of their table."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamecase.web.server.socket_affinity import SocketAffinity

pytestmark = pytest.mark.anyio

Accepted = list[tuple[socket.socket, bytes]]


def head(table: str, path: str = "/table/{}/socket") -> bytes:
    return f"GET {path.format(table)} HTTP/1.1\r\nHost: here\r\n\r\n".encode()


@asynccontextmanager
async def open_affinity(
    folder: Path, own: int, count: int = 2
) -> AsyncIterator[tuple[SocketAffinity, Accepted]]:
    accepted: Accepted = []
    affinity = SocketAffinity(folder, own, count)
    affinity.open(lambda connection, received: accepted.append((connection, received)))
    try:
        yield affinity, accepted
    finally:
        affinity.close()
        for connection, _ in accepted:
            connection.close()


def table_of(affinity: SocketAffinity, *, elsewhere: bool = True) -> str:
    """A table that belongs to another process, or to this one."""
    with socket.socket() as nothing:
        for nth in range(100):
            if affinity.hand_over(nothing.fileno(), head(f"t{nth}")) is elsewhere:
                return f"t{nth}"
    raise AssertionError("all tables belong to one process")


async def until(accepted: Accepted, count: int) -> None:
    async with asyncio.timeout(5):
        while len(accepted) < count:
            await asyncio.sleep(0.005)


async def test_a_connection_stays_open_when_the_process_that_passed_it_on_closes_its_copy(
    tmp_path: Path,
) -> None:
    async with open_affinity(tmp_path, 0) as (here, _), open_affinity(tmp_path, 1) as (_, accepted):
        table = table_of(here)
        await until(accepted, 1)
        client, server = socket.socketpair()
        with client:
            assert here.hand_over(server.fileno(), head(table))
            server.close()
            await until(accepted, 2)
            connection, received = accepted[-1]
            assert received == head(table)
            client.sendall(b"are you there?")
            assert connection.recv(100) == b"are you there?"
            assert not os.get_inheritable(connection.fileno())


async def test_all_processes_agree_on_the_process_of_a_table(tmp_path: Path) -> None:
    async with open_affinity(tmp_path, 0) as (one, _), open_affinity(tmp_path, 1) as (two, _):
        with socket.socket() as nothing:
            for nth in range(40):
                request = head(f"t{nth}")
                passed = [each.hand_over(nothing.fileno(), request) for each in (one, two)]
                assert sorted(passed) == [False, True]


@pytest.mark.parametrize("path", ["/table/{}", "/table/{}/record", "/socket", "/table/a/b/socket"])
async def test_only_sockets_of_tables_are_handed_over(tmp_path: Path, path: str) -> None:
    async with open_affinity(tmp_path, 0) as (here, _), open_affinity(tmp_path, 1):
        with socket.socket() as nothing:
            for nth in range(20):
                assert not here.hand_over(nothing.fileno(), head(f"t{nth}", path))


async def test_sockets_of_a_process_that_died_are_served_here(tmp_path: Path) -> None:
    async with open_affinity(tmp_path, 0) as (here, _):
        with socket.socket() as nothing:
            async with open_affinity(tmp_path, 1) as (_, accepted):
                table = table_of(here)
                await until(accepted, 1)
            assert not here.hand_over(nothing.fileno(), head(table))
            async with open_affinity(tmp_path, 1) as (
                _,
                accepted,
            ):  # restarted
                assert here.hand_over(nothing.fileno(), head(table))
                await until(accepted, 1)


async def test_many_connections_at_once_are_handed_over_or_served_here(tmp_path: Path) -> None:
    async with open_affinity(tmp_path, 0) as (here, _), open_affinity(tmp_path, 1) as (_, accepted):
        table = table_of(here)
        with socket.socket() as nothing:
            # Nothing is received meanwhile, so that the socket buffer fills up.
            passed = [here.hand_over(nothing.fileno(), head(table)) for _ in range(600)]
        assert passed[0]
        await until(accepted, 1 + sum(passed))
        assert len(accepted) == 1 + sum(passed)


async def test_affinity_is_off_where_the_socket_name_is_too_long(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 50)
    folder.mkdir()
    async with open_affinity(folder, 0) as (here, _), open_affinity(folder, 1):
        with socket.socket() as nothing:
            assert not any(here.hand_over(nothing.fileno(), head(f"t{nth}")) for nth in range(20))
