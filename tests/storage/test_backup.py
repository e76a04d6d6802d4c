"""Copies of a database, taken while tables are in play."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import open_store
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


async def test_play_continues_in_a_copy_taken_during_play(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with open_service(database) as table_service:
        table = await table_service.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        await play(other, "b2", "a1")
        store = open_store(database, ACCOUNT_MIGRATIONS)
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
    store = open_store(database, ACCOUNT_MIGRATIONS)
    with pytest.raises(BadInput, match=r"letter\.txt' exists already"):
        store.copy_to(path)
    store.close()
    assert path.read_text() == "Dear Ann"


def test_a_copy_into_a_missing_folder_is_refused(database: str, tmp_path: Path) -> None:
    store = open_store(database, ACCOUNT_MIGRATIONS)
    with pytest.raises(BadInput, match=r"cannot write .*nowhere"):
        store.copy_to(tmp_path / "nowhere" / "copy.sqlite3")
    store.close()


def backup(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "gamecase", "backup", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_backup_command_writes_a_valid_database(tmp_path: Path) -> None:
    open_store(str(tmp_path / "database"), ACCOUNT_MIGRATIONS).close()
    done = backup(str(tmp_path / "copy"), "--database", str(tmp_path / "database"))
    assert done.returncode == 0, done.stderr
    connection = sqlite3.connect(tmp_path / "copy")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_the_backup_command_does_not_create_the_database_to_copy(tmp_path: Path) -> None:
    done = backup(str(tmp_path / "copy"), "--database", str(tmp_path / "misspelt"))
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert sorted(tmp_path.iterdir()) == []
