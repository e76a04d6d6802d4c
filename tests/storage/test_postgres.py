"""PostgreSQL databases that are refused, and connections that are lost."""

import psycopg
import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.errors import BadInput
from gamecase.storage.migrations import Schema
from gamecase.storage.postgres_connection import PostgresConnection
from gamecase.storage.store import open_store
from gamecase.tables.table_factory import PlayerSlot
from storage.postgres_server import PostgresServer
from tables.service_fixture import (
    ANN,
    AWAY,
    BROWSER,
    OTHER_BROWSER,
    open_service,
    play,
    table_request,
)

pytestmark = pytest.mark.anyio


def test_a_database_of_a_newer_schema_is_refused(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    open_store(address, SERVER_MIGRATIONS).close()
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE gamecase SET version = version + 1")
    version = Schema(SERVER_MIGRATIONS).version
    expected = rf"newer Gamecase .*schema {version + 1}, this one knows {version}"
    with pytest.raises(BadInput, match=expected):
        open_store(address, SERVER_MIGRATIONS)


@pytest.mark.parametrize("name", ["photos", "entries"])
def test_a_database_of_another_program_is_refused(
    name: str, postgres_server: PostgresServer
) -> None:
    address = postgres_server.empty_database()
    with psycopg.connect(address) as connection:
        connection.execute(f"CREATE TABLE {name} (line text)")
    with pytest.raises(BadInput, match="is the database of another program"):
        open_store(address, SERVER_MIGRATIONS)


@pytest.mark.parametrize(
    "address",
    ["postgresql://ann:sesame@127.0.0.1:1/house", "postgresql://ann:sesame@127.0.0.1:port/house"],
    ids=["no server", "bad port"],
)
def test_a_connection_error_does_not_show_the_password(address: str) -> None:
    with pytest.raises(BadInput, match=r"cannot use .* as a database") as caught:
        open_store(address, SERVER_MIGRATIONS)
    assert "sesame" not in str(caught.value)


async def test_a_database_without_an_encoding_stores_any_script(
    postgres_server: PostgresServer,
) -> None:
    address = postgres_server.database_without_encoding()
    async with open_service(address) as table_service:
        table = await table_service.create_table(
            table_request(PlayerSlot("here", "Žofie"), PlayerSlot("here", "علي")), BROWSER
        )
        await play(table, "b2")
    async with open_service(address) as table_service:
        loaded = await table_service.table(table.id)
        assert loaded is not None
        assert loaded.entries == table.entries
        assert [entry.text for entry in loaded.entries[1:3]] == ["Žofie", "علي"]


def test_a_transaction_is_not_continued_on_a_new_connection(
    postgres_server: PostgresServer,
) -> None:
    address = postgres_server.empty_database()
    open_store(address, SERVER_MIGRATIONS).close()
    connection = PostgresConnection(address, "process")
    ((process,),) = connection.rows("SELECT pg_backend_pid()")
    connection.begin()
    connection.run("INSERT INTO accounts VALUES ('a', 'Ann', 'ann', '', 0)")
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (process,))
    with pytest.raises(psycopg.OperationalError):
        connection.rows("SELECT id FROM accounts")
    connection.roll_back()
    assert connection.rows("SELECT id FROM accounts") == []
    connection.close()


async def test_play_continues_when_the_server_closes_all_connections(
    postgres_server: PostgresServer,
) -> None:
    address = postgres_server.empty_database()
    async with open_service(address) as table_service:
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        await play(table)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        await play(table, "b2", "a1")
        assert await table_service.tables_of(OTHER_BROWSER) == [table]
    async with open_service(address) as table_service:
        loaded = await table_service.table(table.id)
        assert loaded is not None
        assert loaded.entries == table.entries
