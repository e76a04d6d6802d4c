"""Accounts: registration, passwords, passkeys and deletion, on both databases."""

import asyncio

import pytest

from accounts.fixtures import OTHER_PASSWORD, PASSWORD, open_account_service
from gamecase.accounts.accounts import (
    DELETED_HOLDER,
    LastCredential,
    NameTaken,
    Passkey,
    account_id_of,
)
from gamecase.accounts.passwords import WeakPassword
from gamecase.accounts.service import WrongCredentials
from gamecase.tables.table_factory import fingerprint
from tables.service_fixture import ANN, AWAY, BROWSER, open_service, table_request

pytestmark = pytest.mark.anyio


def passkey(account_id: str, passkey_id: str = "key-1") -> Passkey:
    return Passkey(passkey_id, account_id, "house.example", "public", 0, "Firefox", 1, 1)


async def test_signing_in_by_name_and_password(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann Bell", PASSWORD)
        assert (await service.sign_in("Ann Bell", PASSWORD)) == ann
        assert (await service.sign_in(" ann bell", PASSWORD)) == ann
        for name, password in (("Ann Bell", OTHER_PASSWORD), ("Ben", PASSWORD), ("Ann Bell", "")):
            with pytest.raises(WrongCredentials):
                await service.sign_in(name, password)


async def test_a_name_that_looks_like_a_registered_one_is_taken(database: str) -> None:
    async with open_account_service(database) as service:
        await service.register("Ann", PASSWORD)
        for name in ("ann", "ANN", "Ánn"):
            with pytest.raises(NameTaken):
                await service.register(name, PASSWORD)
            with pytest.raises(NameTaken):
                await service.accounts.create(name, password_hash="a hash")


async def test_a_name_registered_at_once_by_many_is_given_once(database: str) -> None:
    async with open_account_service(database) as one, open_account_service(database) as two:
        attempts = [
            service.accounts.create("Ann", password_hash="a hash") for service in (one, two) * 4
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, NameTaken) for result in results) == 7, results


@pytest.mark.parametrize("password", ["short", "a" * 20, "Ann of Cleves", "x" * 201, ""])
async def test_a_weak_password_is_refused(database: str, password: str) -> None:
    async with open_account_service(database) as service:
        with pytest.raises(WeakPassword):
            await service.register("Ann of Cleves", password)


async def test_the_database_contains_no_secret(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        session = await service.sessions.start(ann, "Firefox")
        token = await service.tokens.create(ann, "bot", ("play",))
        rows = await service.store.read(
            lambda connection: [
                *connection.rows("SELECT * FROM accounts"),
                *connection.rows("SELECT * FROM sessions"),
                *connection.rows("SELECT * FROM tokens"),
            ]
        )
        assert len(rows) == 3
        for secret in (PASSWORD, session, token):
            assert secret not in str(rows)


async def test_a_new_password_ends_all_other_sessions_of_the_account(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        ben = await service.register("Ben", PASSWORD)
        current, other, bens = [
            await service.sessions.start(account, "x") for account in (ann, ann, ben)
        ]
        await service.change_password(ann, OTHER_PASSWORD, fingerprint(current))
        assert await service.sessions.find(other) is None
        assert await service.sessions.find(current) is not None
        assert await service.sessions.find(bens) is not None
        assert await service.sign_in("Ann", OTHER_PASSWORD) == ann
        with pytest.raises(WrongCredentials):
            await service.sign_in("Ann", PASSWORD)


async def test_the_last_credential_cannot_be_removed(database: str) -> None:
    async with open_account_service(database) as service:
        accounts = service.accounts
        ann = await accounts.create("Ann", passkey=passkey("ann-1"))
        assert ann.id == "ann-1"
        with pytest.raises(LastCredential):
            await accounts.remove_passkey(ann.id, "key-1")
        await accounts.add_passkey(passkey("ann-1", "key-2"))
        await accounts.remove_passkey(ann.id, "key-1")
        assert [key.id for key in await accounts.passkeys(ann.id)] == ["key-2"]
        with pytest.raises(WrongCredentials):
            await service.sign_in("Ann", "")  # no password is not an empty one
        await service.change_password(ann, PASSWORD, current_session="")
        await accounts.remove_passkey(ann.id, "key-2")
        assert await accounts.passkeys(ann.id) == []


async def test_a_passkey_use_is_recorded_once_for_each_sign_count(database: str) -> None:
    async with open_account_service(database) as service:
        accounts = service.accounts
        await accounts.create("Ann", passkey=passkey("ann-1"))
        assert await accounts.record_passkey_use("key-1", old_sign_count=0, new_sign_count=7)
        assert not await accounts.record_passkey_use("key-1", old_sign_count=0, new_sign_count=7)


async def test_deleting_an_account_keeps_only_its_games(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as table_service,
    ):
        ann = await service.register("Ann", PASSWORD)
        await service.accounts.add_passkey(passkey(ann.id))
        session = await service.sessions.start(ann, "Firefox")
        token = await service.tokens.create(ann, "bot", ("play",))
        table = await table_service.create_table(table_request(ANN, AWAY), ann.holder)
        await service.accounts.delete(ann.id)
        assert await service.sessions.find(session) is None
        assert await service.tokens.find(token) is None
        assert await service.accounts.find_passkey("key-1") is None
        assert await table_service.tables_of(ann.holder) == []
        loaded = await table_service.table(table.id)
        assert loaded is not None
        assert loaded.chairs[1].holder == DELETED_HOLDER
        assert loaded.state.names[0] == "Ann"
        again = await service.register("Ann", PASSWORD)
        assert again.id != ann.id
        assert await table_service.tables_of(again.holder) == []


def test_a_guest_has_no_account_id() -> None:
    assert account_id_of(BROWSER) == account_id_of("") == account_id_of(DELETED_HOLDER) == ""
    assert account_id_of("account:abc") == "abc"
