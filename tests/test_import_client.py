"""The client and the command for imports and openings, against a server of its own."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamecase.client import RequestFailed
from gamecase.import_client import (
    ImportDuplicate,
    ImportedTable,
    ImportEnd,
    ImportFailure,
    add_collection,
    analyse_tables,
    collections,
    delete_collection,
    import_file,
    opening_moves,
    own_names,
    set_own_names,
)
from gamecase.kernel.errors import BadInput
from tables.server_process import ServerProcess
from web.pages.test_bulk_import import BROKEN, ONE, TWO

TOKEN = "a-token-of-a-guest-who-imports"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    process.start()
    yield process.address
    process.kill()


def test_files_are_imported_and_explored(server: str, tmp_path: Path) -> None:
    path = tmp_path / "club.pgn"
    path.write_text(ONE + "\n" + BROKEN + "\n" + TWO, "utf-8")
    lines = [*import_file(server, TOKEN, path)]
    tables = [line.table for line in lines if isinstance(line, ImportedTable)]
    assert len(tables) == 2
    assert [line.line for line in lines if isinstance(line, ImportFailure)] == [7]
    assert isinstance(lines[-1], ImportEnd)
    again = [*import_file(server, TOKEN, path, "again.pgn")]
    assert [line.file for line in again if isinstance(line, ImportDuplicate)] == ["again.pgn"] * 2
    assert set_own_names(server, TOKEN, ["Ann"]) == own_names(server, TOKEN) == ["Ann"]
    report = opening_moves(server, TOKEN, "chess", ["e2e4"], side="first")
    assert [move.written for move in report.moves] == ["e5"]
    assert analyse_tables(server, TOKEN, tables).left_out == 0


def test_collections_are_added_and_deleted(server: str, tmp_path: Path) -> None:
    path = tmp_path / "masters.pgn"
    path.write_text(ONE + "\n" + TWO, "utf-8")
    added = add_collection(server, TOKEN, path, "Masters")
    assert collections(server, TOKEN) == [added]
    report = opening_moves(server, TOKEN, "chess", source=added.id)
    assert {move.action for move in report.moves} == {"e2e4", "d2d4"}
    delete_collection(server, TOKEN, added.id)
    assert collections(server, TOKEN) == []
    with pytest.raises(RequestFailed, match="not-found"):
        delete_collection(server, TOKEN, added.id)
    path.write_text("nothing", "utf-8")
    with pytest.raises(BadInput, match="could be read"):
        add_collection(server, TOKEN, path)
    with pytest.raises(BadInput, match="cannot be read"):
        add_collection(server, TOKEN, tmp_path / "none.pgn")


def _command(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gamecase", "import", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_imports_a_folder(server: str, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "good.pgn").write_text(ONE, "utf-8")
    (tmp_path / "bad.pgn").write_text(BROKEN, "utf-8")
    (tmp_path / "notes.md").write_text("no game", "utf-8")
    token = ("--server", server, "--token", "another-token-of-a-guest")
    done = _command(tmp_path, *token, "--me", "Ben", "--analyse")
    assert done.returncode == 1
    assert "files: 2, imported: 1, already there: 0, not imported: 1" in done.stdout
    assert "waiting for analysis: 1" in done.stdout
    assert "bad.pgn:1: Move 3 is not allowed: Ke3" in " ".join(done.stderr.split())
    again = _command(tmp_path / "deep", *token)
    assert again.returncode == 0
    assert "already there: 1" in again.stdout
    refused = _command(tmp_path / "none", *token)
    assert (refused.returncode, "no such file" in refused.stderr) == (2, True)
    refused = _command(tmp_path / "notes.md", "--server", server)
    assert (refused.returncode, "no token" in refused.stderr) == (2, True)
