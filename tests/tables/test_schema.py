"""Versions of the database: an old one is taken on, and its logs stay as they were."""

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer

from gamecase.kernel.log import write_entry, write_header
from gamecase.storage.migrations import NAMES, SCHEMA_VERSION, VERSIONS
from gamecase.storage.postgres import PostgresConnection
from gamecase.storage.store import open_store
from log_builder import TICTACTOE, LogBuilder, header
from tables.postgres import PostgresServer
from tables.service_fixture import BROWSER, awaited, open_service

LOGS = "SELECT table_id, number, line FROM entries ORDER BY table_id, number"


def old_rows() -> list[tuple[str, tuple[object, ...]]]:
    """A table as the first version kept it, statement by statement."""
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice="verifiable"))
    builder.begin()
    builder.act("b2", "a1")
    made = builder.header.made
    rows: list[tuple[str, tuple[object, ...]]] = [
        ("INSERT INTO tables VALUES (?, ?, ?)", ("test", write_header(builder.header), made)),
        ("INSERT INTO chairs VALUES (?, ?, ?, ?)", ("test", 1, BROWSER, None)),
        ("INSERT INTO chairs VALUES (?, ?, ?, ?)", ("test", 2, None, "come and play")),
        ("INSERT INTO secrets VALUES (?, ?, ?)", ("test", 1, builder.secret(1))),
    ]
    rows += [
        ("INSERT INTO entries VALUES (?, ?, ?)", ("test", each.number, write_entry(each)))
        for each in builder.entries
    ]
    return rows


@awaited
async def play_on(address: str) -> None:
    async with open_service(address) as table_service:
        (table,) = await table_service.tables_of(BROWSER)
        assert table.chairs[2].invite == "come and play"
        assert await table.act([1], "c3", table.state.node.number) is None  # type: ignore[union-attr]  # a game is under way


def test_a_file_of_the_first_version_is_played_on_and_its_log_kept(tmp_path: Path) -> None:
    path = tmp_path / "old"
    old = sqlite3.connect(path)
    for statement in VERSIONS[0]:
        old.execute(statement)
    old.execute("PRAGMA user_version=1")
    for statement, values in old_rows():
        old.execute(statement, values)
    old.commit()
    before = old.execute(LOGS).fetchall()
    old.close()
    play_on(str(path))
    now = sqlite3.connect(path)
    assert now.execute(LOGS).fetchall()[: len(before)] == before
    assert now.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    now.close()


def test_a_server_of_the_first_version_is_played_on(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    session = PostgresConnection(address, "old")
    for statement in VERSIONS[0]:
        session.run(statement)
    session.set_version(1)
    for statement, values in old_rows():
        session.run(statement, values)
    before = session.rows(LOGS)
    play_on(address)
    assert session.rows(LOGS)[: len(before)] == before
    assert session.version() == SCHEMA_VERSION
    session.close()


def test_no_version_rewrites_a_log() -> None:
    for statement in (each for version in VERSIONS[1:] for each in version):
        touched = re.search(
            r"(?i)\b(tables|entries|secrets)\b(?! \(id\)| DROP CONSTRAINT)", statement
        )
        assert not touched, statement


def test_every_version_names_its_tables() -> None:
    assert len(NAMES) == SCHEMA_VERSION + 1
    connection = sqlite3.connect(":memory:")
    for version, names in zip(VERSIONS, NAMES[1:], strict=True):
        for statement in version:
            connection.execute(statement)
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {name for (name,) in found} == names
    connection.close()


def test_of_many_who_make_a_database_at_once_all_find_it_made(logs: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        for store in pool.map(open_store, [logs] * 6):
            store.close()


def test_who_finds_another_still_making_the_file_waits_for_it(tmp_path: Path) -> None:
    path = tmp_path / "logs"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")  # SQLite tells of this lock at once, without waiting
    done = Timer(0.2, other.execute, ["COMMIT"])
    done.start()
    open_store(str(path)).close()
    done.join()
    other.close()
