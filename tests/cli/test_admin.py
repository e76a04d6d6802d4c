"""`gamecase admin` on a database."""

import asyncio
import re
import time
from pathlib import Path

import pytest

from accounts.fixtures import OTHER_PASSWORD, PASSWORD, ManualClock, open_account_service
from cli.conftest import RunCommand
from gamecase.cli.admin import admin
from gamecase.kernel.errors import BadInput
from tables.service_fixture import ANN, AWAY, BROWSER, open_service, table_request


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    path = str(tmp_path / "database.sqlite3")

    async def fill() -> None:
        async with open_account_service(path) as service:
            await service.register("Ann", PASSWORD)
        async with open_service(path) as table_service:
            await table_service.create_table(table_request(ANN, AWAY), BROWSER)

    asyncio.run(fill())
    return path


def test_every_command_works_and_is_logged(run_command: RunCommand, database: str) -> None:
    def run(*words: str) -> str:
        return run_command("admin", *words, "--database", database).strip()

    assert run("people").startswith("Ann ")
    assert run("people", "zz") == ""
    link = run("reset-password", "ann", "--set", "house.address=https://club.example")
    assert re.fullmatch(r"https://club\.example/reset/[\w-]{32}", link)
    run("end-sessions", "Ann")
    assert run("rename", "Ann", "Anna") == "Ann is Anna now"
    run("ban", "Anna")
    assert "banned" in run("people")
    run("ban", "Anna", "--lift")
    run("role", "Anna", "admin")
    assert "admin" in run("people")
    assert "banned" not in run("people")
    (line,) = run("tables").splitlines()
    table = line.split()[0]
    run("close-table", table)
    assert run("tables", table).endswith("closed")
    assert run("remove-table", table) == "deleted 1 of 1"
    assert len(run("invite", "club", "--uses", "5")) == 12
    assert "tables     0" in run("sizes")
    run("delete", "Anna")
    assert run("people") == ""
    log = run("log")
    for action in ("reset-link", "end-sessions", "rename", "ban", "role", "remove-table", "delete"):
        assert f": {action} " in log
    assert "command line (" in log


def test_the_printed_link_sets_the_password(run_command: RunCommand, database: str) -> None:
    printed = run_command("admin", "reset-password", "Ann", "--database", database)
    token = printed.strip().rpartition("/")[2]

    async def reset() -> None:
        clock = ManualClock(time.time_ns() // 1_000_000)
        async with open_account_service(database, clock) as service:
            await service.reset(token, OTHER_PASSWORD)
            assert (await service.sign_in("Ann", OTHER_PASSWORD)).name == "Ann"

    asyncio.run(reset())


def test_errors_are_told(run_command: RunCommand, database: str) -> None:
    with pytest.raises(BadInput, match="there is no account 'Nobody'"):
        run_command("admin", "ban", "Nobody", "--database", database)
    with pytest.raises(BadInput, match="there is no table 'x'"):
        run_command("admin", "close-table", "x", "--database", database)
    with pytest.raises(BadInput, match="there is no database"):
        run_command("admin", "people", "--database", f"{database}-misspelt")


@pytest.mark.parametrize("command", [name for name in admin if not name.startswith("-")])
def test_every_command_has_help(run_command: RunCommand, command: str) -> None:
    assert "--database" in run_command("admin", command, "--help")
