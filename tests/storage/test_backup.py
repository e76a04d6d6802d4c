"""Copies of a database, taken while tables are in play."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.entry_logs import SERVER_LOGS
from gamecase.events.commands import AddEntrant
from gamecase.events.service import EventService
from gamecase.events.settings import EventSettings
from gamecase.kernel.errors import BadInput
from gamecase.storage.copies import CopyReport, is_due, restore_rows, verify_copy
from gamecase.storage.migrations import Schema
from gamecase.storage.store import open_store
from storage.postgres_server import PostgresServer
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BROWSER,
    OTHER_BROWSER,
    open_service,
    play,
    table_request,
)

pytestmark = pytest.mark.anyio

SCHEMA = Schema(SERVER_MIGRATIONS)


def verified(path: Path) -> CopyReport:
    return verify_copy(path, SCHEMA, SERVER_LOGS)


async def test_play_continues_in_a_copy_taken_during_play(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with open_service(database) as table_service:
        table = await table_service.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        await play(other, "b2", "a1")
        store = open_store(database, SERVER_MIGRATIONS)
        store.copy_to(copy)
        store.close()
        await play(other, "c3")
    async with open_service(copy) as table_service:
        copied = await table_service.table(other.id)
        assert copied is not None
        assert copied.entries == other.entries[:-1]
        await play(copied, "c1")
        waiting = await table_service.table(table.id)
        assert waiting is not None
        assert waiting.held_by(OTHER_BROWSER) == (2,)
        for chair in (1, 2):  # the copy has the secret of the lots
            assert await waiting.add_client_seed(chair, "luck") is None
        assert waiting.state.node is not None
    assert sorted(tmp_path.glob("copy*.part")) == []


async def test_a_copy_contains_all_rows_of_accounts(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        session = await service.sessions.start(ann, "Firefox")
        token = await service.tokens.create(ann, "bot", ("play",))
        service.store.copy_to(copy)
    async with open_account_service(str(copy)) as service:
        assert await service.sign_in("Ann", PASSWORD) == ann
        assert await service.sessions.find(session) is not None
        assert await service.tokens.find(token) is not None


def test_an_existing_file_is_not_overwritten(database: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    store = open_store(database, SERVER_MIGRATIONS)
    with pytest.raises(BadInput, match=r"letter\.txt' exists already"):
        store.copy_to(path)
    store.close()
    assert path.read_text() == "Dear Ann"


def test_a_copy_into_a_missing_folder_is_refused(database: str, tmp_path: Path) -> None:
    store = open_store(database, SERVER_MIGRATIONS)
    with pytest.raises(BadInput, match=r"cannot write .*nowhere"):
        store.copy_to(tmp_path / "nowhere" / "copy.sqlite3")
    store.close()


def backup(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "gamecase", "backup", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_backup_command_writes_a_valid_database(tmp_path: Path) -> None:
    open_store(str(tmp_path / "database"), SERVER_MIGRATIONS).close()
    done = backup(str(tmp_path / "copy"), "--database", str(tmp_path / "database"))
    assert done.returncode == 0, done.stderr
    assert oct((tmp_path / "copy").stat().st_mode & 0o777) == "0o600"
    connection = sqlite3.connect(tmp_path / "copy")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_the_backup_command_does_not_create_the_database_to_copy(tmp_path: Path) -> None:
    done = backup(str(tmp_path / "copy"), "--database", str(tmp_path / "misspelt"))
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert sorted(tmp_path.iterdir()) == []


# --- rotation, verification, restoring ---


def fill(path: Path) -> None:
    """A database with an account and a table in play."""

    async def run() -> None:
        async with open_account_service(str(path)) as service:
            await service.register("Ann", PASSWORD)
        async with open_service(path) as table_service:
            table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
            await play(table, "b2", "a1")

    asyncio.run(run())


def restore(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "gamecase", "restore", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_copies_are_rotated_and_only_their_owner_reads_them(tmp_path: Path) -> None:
    fill(tmp_path / "database")
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"gamecase-2020010{day}-000000.sqlite3").write_text("old")
    (folder / "letter.sqlite3").write_text("Dear Ann")
    done = backup(str(folder), "--keep", "2", "--database", str(tmp_path / "database"))
    assert done.returncode == 0, done.stderr
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "gamecase-20200103-000000.sqlite3"
    assert names[2] == "letter.sqlite3"
    assert len(names) == 3
    assert (folder / names[1]).stat().st_mode & 0o077 == 0
    assert not is_due(folder, 1)
    assert is_due(folder, 0)
    assert is_due(tmp_path / "none", 1)


def test_a_sound_copy_is_told_from_a_damaged_one(tmp_path: Path) -> None:
    fill(tmp_path / "database")
    copy = tmp_path / "copy"
    backup(str(copy), "--database", str(tmp_path / "database"))
    done = backup(str(copy), "--verify")
    assert done.stdout.startswith(f"{copy} is sound: schema {SCHEMA.version}, 1 tables, ")
    with closing(sqlite3.connect(copy)) as driver:
        driver.execute("""UPDATE entries SET line = replace(line, '"b2"', '"c3"')""")
        driver.commit()
    done = backup(str(copy), "--verify")
    assert done.returncode == 2
    assert "does not fit" in " ".join(done.stderr.split())
    copy.write_bytes(copy.read_bytes()[:5000])
    assert "sound" in backup(str(copy), "--verify").stderr
    (tmp_path / "text").write_text("Dear Ann" * 1000)
    assert backup(str(tmp_path / "text"), "--verify").returncode == 2
    assert "there is no file" in backup(str(tmp_path / "none"), "--verify").stderr


async def test_the_logs_of_events_are_checked_as_well(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    store = open_store(str(tmp_path / "database"), SERVER_MIGRATIONS)
    events = EventService(store, lambda: 1)
    settings = EventSettings(name="Evening", format="swiss", game="chess")
    event = (await events.create(settings, BROWSER, "Olga")).header.event
    for name in ("Ann", "Ben"):
        await events.execute(event, BROWSER, AddEntrant(name=name))
    store.copy_to(copy)
    store.close()
    assert (verified(copy).events, verified(copy).entries) == (1, 2)
    with closing(sqlite3.connect(copy)) as driver:
        driver.execute("""UPDATE event_entries SET line = replace(line, 'Ann', 'Eve')""")
        driver.commit()
    with pytest.raises(BadInput, match=f"entry 1 of event {event} does not fit"):
        verified(copy)
    with closing(sqlite3.connect(copy)) as driver:
        driver.execute("DELETE FROM event_entries WHERE number = 1")
        driver.commit()
    with pytest.raises(BadInput, match=f"entry 2 of event {event} does not fit"):
        verified(copy)


def test_a_copy_takes_the_place_of_a_file_which_is_kept(tmp_path: Path) -> None:
    database, copy = tmp_path / "database", tmp_path / "copy"
    fill(database)
    backup(str(copy), "--database", str(database))
    fill_more = sqlite3.connect(database)
    fill_more.execute("DELETE FROM sessions")
    fill_more.close()
    done = restore(str(copy), "--database", str(database))
    assert done.returncode == 0, done.stderr
    assert "restored 1 tables" in done.stdout
    (kept,) = tmp_path.glob("database.before-*")
    assert verified(kept) == verified(database) == verified(copy)
    assert database.stat().st_mode & 0o077 == 0


async def test_a_copy_is_restored_to_an_empty_postgres_database_only(
    postgres_server: PostgresServer, tmp_path: Path
) -> None:
    source, copy = tmp_path / "database", tmp_path / "copy"
    async with open_account_service(str(source)) as service:
        ann = await service.register("Ann", PASSWORD)
        service.store.copy_to(copy)
    address = postgres_server.empty_database()
    async with open_account_service(address) as service:
        await restore_rows(copy, service.store, SCHEMA)
        assert await service.sign_in("Ann", PASSWORD) == ann
        with pytest.raises(BadInput, match="is not empty: accounts has rows"):
            await restore_rows(copy, service.store, SCHEMA)


OLD = sorted(
    (Path(__file__).parent / "databases").glob("schema-*.sqlite3"),
    key=lambda path: int(path.stem.removeprefix("schema-")),
)


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_copies_of_every_schema_are_verified_and_restored(old: Path, tmp_path: Path) -> None:
    version = int(old.stem.removeprefix("schema-"))
    assert verified(old).version == version
    store = open_store(str(tmp_path / "database"), SERVER_MIGRATIONS)
    await restore_rows(old, store, SCHEMA)
    store.close()
    report = verified(tmp_path / "database")
    assert (report.version, report.tables) == (SCHEMA.version, verified(old).tables)


def test_there_is_a_file_of_every_released_schema() -> None:
    assert [int(path.stem.removeprefix("schema-")) for path in OLD] == [
        *range(5, SCHEMA.version + 1)
    ]
