"""Versions of the database: an old one is taken on, and its logs stay as they were."""

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.kernel.log import write_entry, write_header
from gamecase.kernel.verify import verify
from gamecase.registry import find
from gamecase.storage.migrations import NAMES, SCHEMA_VERSION, VERSIONS
from gamecase.storage.postgres import PostgresConnection
from gamecase.storage.store import open_store
from log_builder import TICTACTOE, LogBuilder, header
from storage.postgres_server import PostgresServer
from tables.service_fixture import BROWSER, open_service

pytestmark = pytest.mark.anyio

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


async def play_on(address: str) -> None:
    async with open_service(address) as table_service:
        (table,) = await table_service.tables_of(BROWSER)
        assert table.chairs[2].invite == "come and play"
        assert await table.act([1], "c3", table.state.node.number) is None  # type: ignore[union-attr]  # a game is under way


async def test_a_file_of_the_first_version_is_played_on_and_its_log_kept(tmp_path: Path) -> None:
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
    await play_on(str(path))
    now = sqlite3.connect(path)
    assert now.execute(LOGS).fetchall()[: len(before)] == before
    assert now.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    now.close()


async def test_a_server_of_the_first_version_is_played_on(
    postgres_server: PostgresServer,
) -> None:
    address = postgres_server.empty_database()
    session = PostgresConnection(address, "old")
    for statement in VERSIONS[0]:
        session.run(statement)
    session.set_version(1)
    for statement, values in old_rows():
        session.run(statement, values)
    before = session.rows(LOGS)
    await play_on(address)
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


def test_of_many_who_make_a_database_at_once_all_find_it_made(database: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        for store in pool.map(open_store, [database] * 6):
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


# --- a database made by a released schema ---

SCHEMA_5 = Path(__file__).parent / "databases" / "schema-5.sqlite3"
SESSION = "-zRjKs7MYxlp51EuvmB4jCK50rLtFriZW6kBqyFFyPg"
TOKEN = "gct_9Vo9hyun0-jsGePA7udEu4-G0oajhvLDTkhyvhK7E_g"
PLAYED, RUNNING, OPEN = "xSxBUFo8Dasm", "OXPngDBjAHr6", "BUKj_t3fAA4H"


def lines_of(path: Path) -> list[tuple[str, int, str]]:
    """Every line of every log in a SQLite file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(LOGS).fetchall()


async def test_a_file_of_schema_5_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "database.sqlite3"
    path.write_bytes(SCHEMA_5.read_bytes())
    before = lines_of(path)
    async with open_service(path) as table_service:
        for key in (PLAYED, RUNNING, OPEN):
            table = await table_service.table(key)
            assert table is not None
            package = find(table.state.header.game)
            rules = package.rules(table.state.header.ruleset, table.state.header.switches)
            verdict = verify(package.game, rules, table.state.header, table.entries)
            assert verdict.state.number == len(table.entries) > 0
        played = await table_service.table(PLAYED)
        assert played is not None
        assert played.state.match.is_over
        assert played.state.header.is_rated
        opened = await table_service.table(OPEN)
        assert opened is not None
        (waiting,) = [chair for chair in opened.chairs.values() if chair.holder is None]
        assert (waiting.is_open, bool(waiting.invite)) == (True, True)
    assert lines_of(path) == before
    assert len(before) == 18


async def test_a_file_of_schema_5_keeps_its_accounts(tmp_path: Path) -> None:
    path = tmp_path / "database.sqlite3"
    path.write_bytes(SCHEMA_5.read_bytes())
    async with open_account_service(str(path)) as account_service:
        ann = await account_service.sign_in("Ann", PASSWORD)
        session = await account_service.sessions.find(SESSION)
        assert session is not None
        assert (session[0], session[1].device) == (ann, "Firefox · Linux")
        token = await account_service.sessions.find_token(TOKEN)
        assert token is not None
        assert (token[0], token[1].scopes) == (ann, ("read", "play"))
        (key,) = await account_service.accounts.passkeys(ann.id)
        assert key.host == "house.example"
        (rating,) = await account_service.ratings.of(ann)
        assert (rating.game, rating.rating.shown, rating.matches) == ("tictactoe", 1662, 1)
