"""Sockets come together where their table is at home, handed from process to process."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamecase.web.server.socket_affinity import SocketAffinity

pytestmark = pytest.mark.anyio

Taken = list[tuple[socket.socket, bytes]]


def head(table: str, path: str = "/table/{}/socket") -> bytes:
    return f"GET {path.format(table)} HTTP/1.1\r\nHost: here\r\n\r\n".encode()


@asynccontextmanager
async def at_home(
    folder: Path, own: int, count: int = 2
) -> AsyncIterator[tuple[SocketAffinity, Taken]]:
    taken: Taken = []
    homes = SocketAffinity(folder, own, count)
    homes.open(lambda connection, said: taken.append((connection, said)))
    try:
        yield homes, taken
    finally:
        homes.close()
        for connection, _ in taken:
            connection.close()


def a_table_of(homes: SocketAffinity, *, elsewhere: bool = True) -> str:
    """A table that is at home in another process, or in this one."""
    with socket.socket() as nothing:
        for nth in range(100):
            if homes.hand_over(nothing.fileno(), head(f"t{nth}")) is elsewhere:
                return f"t{nth}"
    raise AssertionError("all tables are at home in one process")


async def until(taken: Taken, count: int) -> None:
    async with asyncio.timeout(5):
        while len(taken) < count:
            await asyncio.sleep(0.005)


async def test_a_connection_stays_open_when_the_process_that_passed_it_on_closes_its_copy(
    tmp_path: Path,
) -> None:
    async with at_home(tmp_path, 0) as (here, _), at_home(tmp_path, 1) as (_, taken):
        table = a_table_of(here)
        await until(taken, 1)
        client, server = socket.socketpair()
        with client:
            assert here.hand_over(server.fileno(), head(table))
            server.close()
            await until(taken, 2)
            connection, said = taken[-1]
            assert said == head(table)
            client.sendall(b"are you there?")
            assert connection.recv(100) == b"are you there?"
            assert not os.get_inheritable(connection.fileno())


async def test_all_processes_agree_on_the_process_of_a_table(tmp_path: Path) -> None:
    async with at_home(tmp_path, 0) as (one, _), at_home(tmp_path, 1) as (two, _):
        with socket.socket() as nothing:
            for nth in range(40):
                told = head(f"t{nth}")
                went = [homes.hand_over(nothing.fileno(), told) for homes in (one, two)]
                assert sorted(went) == [False, True]


@pytest.mark.parametrize("path", ["/table/{}", "/table/{}/record", "/socket", "/table/a/b/socket"])
async def test_only_sockets_of_tables_are_handed_over(tmp_path: Path, path: str) -> None:
    async with at_home(tmp_path, 0) as (here, _), at_home(tmp_path, 1):
        with socket.socket() as nothing:
            for nth in range(20):
                assert not here.hand_over(nothing.fileno(), head(f"t{nth}", path))


async def test_sockets_of_a_process_that_died_are_served_here(tmp_path: Path) -> None:
    async with at_home(tmp_path, 0) as (here, _):
        with socket.socket() as nothing:
            async with at_home(tmp_path, 1) as (_, taken):
                table = a_table_of(here)
                await until(taken, 1)
            assert not here.hand_over(nothing.fileno(), head(table))
            async with at_home(tmp_path, 1) as (_, taken):  # another has taken its place
                assert here.hand_over(nothing.fileno(), head(table))
                await until(taken, 1)


async def test_many_connections_at_once_are_handed_over_or_served_here(tmp_path: Path) -> None:
    async with at_home(tmp_path, 0) as (here, _), at_home(tmp_path, 1) as (_, taken):
        table = a_table_of(here)
        with socket.socket() as nothing:
            # Nobody takes anything meanwhile: the way there is full at some time.
            went = [here.hand_over(nothing.fileno(), head(table)) for _ in range(600)]
        assert went[0]
        await until(taken, 1 + sum(went))
        assert len(taken) == 1 + sum(went)


async def test_affinity_is_off_where_the_socket_name_is_too_long(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 50)
    folder.mkdir()
    async with at_home(folder, 0) as (here, _), at_home(folder, 1):
        with socket.socket() as nothing:
            assert not any(here.hand_over(nothing.fileno(), head(f"t{nth}")) for nth in range(20))
