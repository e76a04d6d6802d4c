"""Accounts, sessions and tokens, on both entry_kinds of database."""

import asyncio

import pytest

from accounts.fixtures import (
    DAY,
    MINUTE,
    OTHER_PASSWORD,
    PASSWORD,
    ManualClock,
    open_account_service,
)
from gamecase.accounts.accounts import GONE, NameTaken, NoWayIn, Passkey, account_of
from gamecase.accounts.passwords import BadPassword
from gamecase.accounts.service import WrongSecret
from gamecase.kernel.errors import BadInput
from gamecase.tables.service import fingerprint
from tables.service_fixture import ANN, AWAY, BROWSER, open_service, table_request

pytestmark = pytest.mark.anyio


def passkey(account: str, key: str = "key-1") -> Passkey:
    return Passkey(key, account, "house.example", "public", 0, "Firefox", 1, 1)


async def test_whoever_registers_signs_in_by_name_and_password(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann Bell", PASSWORD)
        assert (await account_service.sign_in("Ann Bell", PASSWORD)) == ann
        assert (await account_service.sign_in(" ann bell", PASSWORD)) == ann
        for name, password in (("Ann Bell", OTHER_PASSWORD), ("Ben", PASSWORD), ("Ann Bell", "")):
            with pytest.raises(WrongSecret):
                await account_service.sign_in(name, password)


async def test_a_name_belongs_to_whom_had_it_first(database: str) -> None:
    async with open_account_service(database) as account_service:
        await account_service.register("Ann", PASSWORD)
        for name in ("ann", "ANN", "Ánn"):
            with pytest.raises(NameTaken):
                await account_service.register(name, PASSWORD)
            with pytest.raises(NameTaken):
                await account_service.accounts.register(name, password="a hash")


async def test_of_many_who_register_a_name_at_once_one_has_it(database: str) -> None:
    async with open_account_service(database) as one, open_account_service(database) as two:
        wished = [each.accounts.register("Ann", password="a hash") for each in (one, two) * 4]
        found = await asyncio.gather(*wished, return_exceptions=True)
        assert sum(isinstance(each, NameTaken) for each in found) == 7, found


@pytest.mark.parametrize("password", ["short", "a" * 20, "Ann of Cleves", "x" * 201, ""])
async def test_a_password_that_protects_nothing_is_refused(database: str, password: str) -> None:
    async with open_account_service(database) as account_service:
        with pytest.raises(BadPassword):
            await account_service.register("Ann of Cleves", password)


async def test_nothing_kept_can_be_signed_in_with(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        session = await account_service.sessions.open(ann, "Firefox")
        token = await account_service.sessions.make_token(ann, "bot", ("play",))
        everything = await account_service.store.read(
            lambda db: [
                *db.rows("SELECT * FROM accounts"),
                *db.rows("SELECT * FROM sessions"),
                *db.rows("SELECT * FROM tokens"),
            ]
        )
        for secret in (PASSWORD, session, token):
            assert secret not in str(everything)


async def test_the_chairs_of_a_guest_go_with_whoever_signs_in(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database) as table_service,
    ):
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        before = list(table.entries)
        ann = await account_service.register("Ann", PASSWORD)
        await account_service.sessions.open(ann, "Firefox", guest=BROWSER)
        assert await table_service.tables_of(BROWSER) == []
        (found,) = await table_service.tables_of(ann.holder)
        assert found.held_by(ann.holder) == (1,)
        assert found.held_by(BROWSER) == ()
        assert found.entries == before


async def test_a_house_that_has_the_table_open_learns_whose_chair_it_is(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database) as one,
        open_service(database) as two,
    ):
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        assert await two.table(table.id) is not None
        ann = await account_service.register("Ann", PASSWORD)
        await account_service.sessions.open(ann, "Firefox", guest=BROWSER)
        for table_service in (one, two):
            found = await table_service.table(table.id)
            assert found is not None
            assert found.held_by(ann.holder) == (1,)


async def test_a_session_is_known_until_it_is_ended(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        ben = await account_service.register("Ben", PASSWORD)
        token = await account_service.sessions.open(ann, "Firefox")
        found = await account_service.sessions.find(token)
        assert found is not None
        assert found[0] == ann
        assert await account_service.sessions.find(fingerprint(token)) is None
        await account_service.sessions.end(ben, found[1].digest)  # not his to end
        assert await account_service.sessions.find(token) is not None
        await account_service.sessions.end(ann, found[1].digest)
        assert await account_service.sessions.find(token) is None


async def test_signing_in_again_ends_the_session_before(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        first = await account_service.sessions.open(ann, "Firefox")
        second = await account_service.sessions.open(ann, "Firefox", before=first)
        assert await account_service.sessions.find(first) is None
        assert await account_service.sessions.find(second) is not None


async def test_a_new_password_signs_everybody_else_out(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        ben = await account_service.register("Ben", PASSWORD)
        here, there, bens = [
            await account_service.sessions.open(each, "x") for each in (ann, ann, ben)
        ]
        await account_service.change_password(ann, OTHER_PASSWORD, keeping=fingerprint(here))
        assert await account_service.sessions.find(there) is None
        assert await account_service.sessions.find(here) is not None
        assert await account_service.sessions.find(bens) is not None
        assert await account_service.sign_in("Ann", OTHER_PASSWORD) == ann
        with pytest.raises(WrongSecret):
            await account_service.sign_in("Ann", PASSWORD)


async def test_sessions_tell_when_they_were_last_seen_and_lapse(database: str) -> None:
    clock = ManualClock()
    async with open_account_service(database, clock) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        token = await account_service.sessions.open(ann, "Firefox")
        began = clock.at
        clock.at += 2 * DAY
        found = await account_service.sessions.find(token)
        assert found is not None
        assert not found[1].is_fresh(clock.at)
        assert found[1].is_fresh(began + 14 * MINUTE)
        (listed,) = await account_service.sessions.of(ann)
        assert (listed.made, listed.seen) == (began, clock.at)
        clock.at += 500 * DAY
        assert await account_service.sessions.find(token) is None


async def test_all_other_sessions_end_at_once(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        here, *others = [await account_service.sessions.open(ann, "x") for _ in range(3)]
        await account_service.sessions.end_others(ann, fingerprint(here))
        assert await account_service.sessions.find(here) is not None
        assert [await account_service.sessions.find(each) for each in others] == [None, None]


async def test_a_token_does_what_its_scopes_say_until_it_is_revoked(database: str) -> None:
    async with open_account_service(database) as account_service:
        ann = await account_service.register("Ann", PASSWORD)
        token = await account_service.sessions.make_token(ann, "my bot", ("read",))
        found = await account_service.sessions.find_token(token)
        assert found is not None
        assert found[0] == ann
        assert (found[1].label, found[1].scopes) == ("my bot", ("read",))
        for scopes in ((), ("fly",), ("read", "fly")):
            with pytest.raises(BadInput, match="scopes"):
                await account_service.sessions.make_token(ann, "", scopes)
        await account_service.sessions.revoke_token(ann, found[1].digest)
        assert await account_service.sessions.find_token(token) is None
        for _ in range(20):
            await account_service.sessions.make_token(ann, "", ("play",))
        with pytest.raises(BadInput, match="enough"):
            await account_service.sessions.make_token(ann, "", ("play",))


async def test_the_last_way_in_is_kept(database: str) -> None:
    async with open_account_service(database) as account_service:
        accounts = account_service.accounts
        ann = await accounts.register("Ann", passkey=passkey("ann-1"))
        assert ann.id == "ann-1"
        with pytest.raises(NoWayIn):
            await accounts.drop_passkey(ann.id, "key-1")
        await accounts.add_passkey(passkey("ann-1", "key-2"))
        await accounts.drop_passkey(ann.id, "key-1")
        assert [each.id for each in await accounts.passkeys(ann.id)] == ["key-2"]
        with pytest.raises(WrongSecret):
            await account_service.sign_in("Ann", "")  # no password is not an empty one
        await account_service.change_password(ann, PASSWORD, keeping="")
        await accounts.drop_passkey(ann.id, "key-2")
        assert await accounts.passkeys(ann.id) == []


async def test_a_key_that_signed_elsewhere_meanwhile_is_told(database: str) -> None:
    async with open_account_service(database) as account_service:
        await account_service.accounts.register("Ann", passkey=passkey("ann-1"))
        assert await account_service.accounts.used_passkey("key-1", before=0, sign_count=7)
        assert not await account_service.accounts.used_passkey("key-1", before=0, sign_count=7)


async def test_of_a_deleted_account_nothing_is_left_but_its_games(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database) as table_service,
    ):
        ann = await account_service.register("Ann", PASSWORD)
        await account_service.accounts.add_passkey(passkey(ann.id))
        session = await account_service.sessions.open(ann, "Firefox")
        token = await account_service.sessions.make_token(ann, "bot", ("play",))
        table = await table_service.create_table(table_request(ANN, AWAY), ann.holder)
        await account_service.accounts.delete(ann.id)
        assert await account_service.sessions.find(session) is None
        assert await account_service.sessions.find_token(token) is None
        assert await account_service.accounts.passkey("key-1") is None
        assert await table_service.tables_of(ann.holder) == []
        found = await table_service.table(table.id)
        assert found is not None
        assert found.chairs[1].holder == GONE
        assert found.state.names[0] == "Ann"
        again = await account_service.register("Ann", PASSWORD)
        assert again.id != ann.id
        assert await table_service.tables_of(again.holder) == []


def test_a_browser_without_an_account_is_nobodys() -> None:
    assert account_of(BROWSER) == account_of("") == account_of(GONE) == ""
    assert account_of("account:abc") == "abc"
