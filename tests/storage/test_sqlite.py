"""SQLite files that cannot be opened as a store, and what opening changes."""

import sqlite3
from pathlib import Path

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.errors import BadInput
from gamecase.storage.migrations import Schema
from gamecase.storage.sqlite import SqliteStore

SCHEMA = Schema(SERVER_MIGRATIONS)


def test_a_file_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    SqliteStore(path, SCHEMA).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version={SCHEMA.version + 1}")
    connection.close()
    with pytest.raises(
        BadInput,
        match=rf"newer\.sqlite3' was made by a newer Gamecase .*schema {SCHEMA.version + 1}",
    ):
        SqliteStore(path, SCHEMA)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, this is not a database, however long I go on about it. " * 20)
    with pytest.raises(BadInput, match=r"letter\.txt' as a database: file is not a database"):
        SqliteStore(path, SCHEMA)
    assert path.read_text().startswith("Dear Ann")


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nowhere/database' as a database: unable to open"):
        SqliteStore(tmp_path / "nowhere" / "database", SCHEMA)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="as a database: unable to open"):
        SqliteStore(tmp_path, SCHEMA)


def test_opening_a_file_again_keeps_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "database"
    for _ in range(3):
        SqliteStore(path, SCHEMA).close()
    with sqlite3.connect(path) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {name for (name,) in names} == {*SCHEMA.tables(SCHEMA.version)}
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA.version,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(BadInput, match="in memory"):
        SqliteStore(":memory:", SCHEMA)


@pytest.mark.parametrize("version", [0, SCHEMA.version])
def test_the_database_of_another_program_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "photos.sqlite3"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE photos (name TEXT)")
    other.execute(f"PRAGMA user_version={version}")
    other.commit()
    other.close()
    with pytest.raises(BadInput, match=r"photos\.sqlite3' is the database of another program"):
        SqliteStore(path, SCHEMA)
