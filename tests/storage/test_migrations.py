"""Schema versions: older databases are upgraded, and their logs stay as written."""

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.log import write_entry, write_header
from gamecase.kernel.verify import verify
from gamecase.registry import find
from gamecase.storage.migrations import STORE_MIGRATIONS, Migration, Schema
from gamecase.storage.postgres_connection import PostgresConnection
from gamecase.storage.sqlite import SqliteConnection
from gamecase.storage.store import is_postgres, open_store
from log_builder import TICTACTOE, LogBuilder, header
from storage.postgres_server import PostgresServer
from tables.service_fixture import BROWSER, open_service

pytestmark = pytest.mark.anyio

SCHEMA = Schema(SERVER_MIGRATIONS)
ALL_ENTRIES = "SELECT table_id, number, line FROM entries ORDER BY table_id, number"


def connect(address: str) -> SqliteConnection | PostgresConnection:
    return PostgresConnection(address, "old") if is_postgres(address) else SqliteConnection(address)


def create_old_database(address: str, version: int) -> None:
    """A database of an older schema version with one table, whose second chair is free."""
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice="verifiable"))
    builder.begin()
    builder.act("b2", "a1")
    connection = connect(address)
    for migration in SCHEMA.migrations[:version]:
        connection.apply(migration)
    connection.set_schema_version(version)
    connection.run(
        "INSERT INTO tables VALUES ($1, $2, $3)",
        ("test", write_header(builder.header), builder.header.made),
    )
    insert_chair = "INSERT INTO chairs (table_id, chair, holder, invite) VALUES ($1, $2, $3, $4)"
    connection.run(insert_chair, ("test", 1, BROWSER, None))
    connection.run(insert_chair, ("test", 2, None, "come and play"))
    connection.run("INSERT INTO secrets VALUES ($1, $2, $3)", ("test", 1, builder.secret(1)))
    for entry in builder.entries:
        connection.run(
            "INSERT INTO entries VALUES ($1, $2, $3)", ("test", entry.number, write_entry(entry))
        )
    connection.close()


@pytest.mark.parametrize("version", range(1, SCHEMA.version))
async def test_play_continues_in_a_database_of_an_older_version(
    database: str, version: int
) -> None:
    create_old_database(database, version)
    connection = connect(database)
    before = connection.rows(ALL_ENTRIES)
    async with open_service(database) as table_service:
        (table,) = await table_service.tables_of(BROWSER)
        assert table.chairs[2].invite == "come and play"
        assert table.state.node is not None
        assert await table.act([1], "c3", table.state.node.number) is None
    assert connection.rows(ALL_ENTRIES)[: len(before)] == before
    assert connection.schema_version() == SCHEMA.version
    connection.close()


@pytest.mark.parametrize("version", range(1, SCHEMA.version))
async def test_an_older_version_has_the_schema_of_a_new_database_once_upgraded(
    version: int, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
    )
    indexes = (
        "SELECT regexp_replace(indexdef, ' ON [^.]+[.]', ' ON ') FROM pg_indexes "
        "WHERE schemaname = current_schema() ORDER BY indexname"
    )
    constraints = (
        "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE connamespace = current_schema()::regnamespace ORDER BY conname"
    )
    statements = {
        "sqlite": ["SELECT type, name, sql FROM sqlite_master ORDER BY type, name"],
        "postgres": [columns, indexes, constraints],
    }
    files = str(tmp_path / "old"), str(tmp_path / "new")
    servers = postgres_server.empty_database(), postgres_server.empty_database()
    for old, new in (files, servers):
        create_old_database(old, version)
        for statement in statements["postgres" if is_postgres(old) else "sqlite"]:
            schemas = []
            for address in (old, new):
                open_store(address, SERVER_MIGRATIONS).close()
                connection = connect(address)
                schemas.append(connection.rows(statement))
                connection.close()
            assert schemas[0] == schemas[1]


def test_no_migration_touches_a_log() -> None:
    for migration in SCHEMA.migrations[1:]:
        for statement in (*migration.sqlite, *migration.postgres):
            touched = re.search(
                r"(?i)\b(tables|entries|secrets)\b(?! \(id\)| DROP CONSTRAINT)", statement
            )
            assert not touched, statement


def test_every_migration_names_the_tables_it_creates() -> None:
    for migration in SCHEMA.migrations:
        for statements in (migration.sqlite, migration.postgres):
            created = re.findall(r"CREATE TABLE (\w+)", "\n".join(statements))
            assert tuple(created) == migration.tables


def test_the_two_databases_have_the_same_columns() -> None:
    for migration in SCHEMA.migrations:
        if migration.tables:
            sqlite = [
                text.replace(" INTEGER", " BIGINT").replace(" WITHOUT ROWID", "")
                for text in migration.sqlite
            ]
            assert sqlite == [*migration.postgres]


def test_migrations_are_numbered_without_gaps() -> None:
    assert SCHEMA.version == 12
    with pytest.raises(ValueError, match=r"without gaps: \[1, 2, 3, 5\]"):
        Schema(())
    with pytest.raises(ValueError, match="without gaps"):
        Schema([*SERVER_MIGRATIONS, Migration(version=5, sqlite=(), postgres=())])
    assert {migration.version for migration in STORE_MIGRATIONS} == {1, 2, 3, 5}


def test_a_new_database_can_be_opened_by_many_at_once(database: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        addresses, migrations = [database] * 6, [SERVER_MIGRATIONS] * 6
        for store in pool.map(open_store, addresses, migrations):
            store.close()


def test_opening_waits_for_another_process_that_creates_the_file(tmp_path: Path) -> None:
    path = tmp_path / "database"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")  # reported by SQLite at once, without waiting
    commit = Timer(0.2, other.execute, ["COMMIT"])
    commit.start()
    open_store(str(path), SERVER_MIGRATIONS).close()
    commit.join()
    other.close()


# --- a file that was written by the code of schema 5 ---

SCHEMA_5 = Path(__file__).parent / "databases" / "schema-5.sqlite3"
SESSION = "-zRjKs7MYxlp51EuvmB4jCK50rLtFriZW6kBqyFFyPg"
TOKEN = "gct_9Vo9hyun0-jsGePA7udEu4-G0oajhvLDTkhyvhK7E_g"
PLAYED, RUNNING, OPEN = "xSxBUFo8Dasm", "OXPngDBjAHr6", "BUKj_t3fAA4H"


def all_entries(path: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(ALL_ENTRIES).fetchall()


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "database.sqlite3"
    path.write_bytes(SCHEMA_5.read_bytes())
    return path


async def test_a_file_of_schema_5_keeps_its_tables(old_file: Path) -> None:
    before = all_entries(old_file)
    async with open_service(old_file) as table_service:
        tables = {}
        for key in (PLAYED, RUNNING, OPEN):
            table = await table_service.table(key)
            assert table is not None
            tables[key] = table
            head = table.state.header
            package = find(head.game)
            rules = package.rules(head.ruleset, head.switches)
            verdict = verify(package.game, rules, head, table.entries)
            assert verdict.state.number == len(table.entries) > 0
        assert tables[PLAYED].state.match.is_over
        assert tables[PLAYED].state.header.is_rated
        (free,) = [chair for chair in tables[OPEN].chairs.values() if chair.holder is None]
        assert (free.is_open, bool(free.invite)) == (True, True)
    assert all_entries(old_file) == before
    assert len(before) == 18


async def test_a_file_of_schema_5_keeps_its_accounts(old_file: Path) -> None:
    async with open_account_service(str(old_file)) as account_service:
        ann = await account_service.sign_in("Ann", PASSWORD)
        session = await account_service.sessions.find(SESSION)
        assert session is not None
        assert (session[0], session[1].device) == (ann, "Firefox · Linux")
        token = await account_service.tokens.find(TOKEN)
        assert token is not None
        assert (token[0], token[1].scopes) == (ann, ("read", "play"))
        (key,) = await account_service.accounts.passkeys(ann.id)
        assert key.host == "house.example"
        (rating,) = await account_service.ratings.of_account(ann)
        assert (rating.game, rating.rating.rounded, rating.matches) == ("tictactoe", 1662, 1)


async def test_a_file_of_schema_5_has_the_schema_of_a_new_one(
    old_file: Path, tmp_path: Path
) -> None:
    new_file = tmp_path / "new.sqlite3"
    names = []
    for path in (old_file, new_file):
        open_store(str(path), SERVER_MIGRATIONS).close()
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name")
            names.append([(kind, name, " ".join((sql or "").split())) for kind, name, sql in rows])
    assert names[0] == names[1]
