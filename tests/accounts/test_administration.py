"""What administrators do, and the ways back into an account."""

import pytest

from accounts.fixtures import DAY, OTHER_PASSWORD, PASSWORD, ManualClock, open_account_service
from gamecase.accounts.accounts import NameTaken
from gamecase.accounts.service import Banned, WrongCredentials
from gamecase.kernel.errors import BadInput
from tables.service_fixture import ANN, AWAY, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio


async def test_people_are_listed_and_found_by_a_part_of_their_name(database: str) -> None:
    async with open_account_service(database) as service:
        for name in ("Ann", "Ben", "Annika"):
            account = await service.register(name, PASSWORD)
        await service.sessions.start(account, "Firefox")
        names = [each.account.name for each in await service.administration.people()]
        assert names == ["Annika", "Ann", "Ben"], "the last seen first"
        (found,) = await service.administration.people("nik")
        assert (found.account.name, found.tables) == ("Annika", 0)
        assert found.last_seen_at > 0
        assert await service.administration.people("%") == []


async def test_a_banned_account_is_signed_out_and_cannot_sign_in(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        session = await service.sessions.start(ann, "Firefox")
        token = await service.tokens.create(ann, "bot", ("play",))
        await service.administration.ban("root", ann, is_banned=True)
        assert await service.sessions.find(session) is None
        assert await service.tokens.find(token) is None
        with pytest.raises(Banned):
            await service.sign_in("Ann", PASSWORD)
        with pytest.raises(WrongCredentials):  # who does not know the password learns nothing
            await service.sign_in("Ann", OTHER_PASSWORD)
        await service.administration.ban("root", ann, is_banned=False)
        assert not (await service.sign_in("Ann", PASSWORD)).is_banned


async def test_an_account_is_renamed_unless_the_name_is_taken(database: str) -> None:
    async with open_account_service(database) as service:
        ann, ben = [await service.register(name, PASSWORD) for name in ("Ann", "Ben")]
        with pytest.raises(NameTaken):
            await service.administration.rename("root", ben, "ANN")
        await service.administration.rename("root", ann, "Anna")
        assert (await service.sign_in("anna", PASSWORD)).id == ann.id


async def test_roles_are_given_and_taken(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        await service.administration.set_role("root", ann, "organiser")
        assert (await service.sign_in("Ann", PASSWORD)).role == "organiser"
        await service.administration.set_role("root", ann, "")
        assert (await service.sign_in("Ann", PASSWORD)).role == ""
        with pytest.raises(BadInput, match="a role is organiser, admin or none"):
            await service.administration.set_role("root", ann, "king")


async def test_everything_is_written_to_the_audit_log(database: str) -> None:
    async with open_account_service(database, clock := ManualClock()) as service:
        ann = await service.register("Ann", PASSWORD)
        admin = service.administration
        for change in (
            admin.set_role("root", ann, "admin"),
            admin.end_sessions("root", ann),
            admin.rename("root", ann, "Anna"),
            admin.ban("root", ann, is_banned=True),
            admin.ban("root", ann, is_banned=False),
            service.recovery.new_link(ann, "root"),
            service.invite_codes.create("root", "club", uses=2, days=7),
            admin.delete("root", ann),
        ):
            clock.at += 1000
            await change
        lines = await service.audit.recent()
        assert [line.action for line in reversed(lines)] == [
            "role",
            "end-sessions",
            "rename",
            "ban",
            "unban",
            "reset-link",
            "invite",
            "delete",
        ]
        assert {line.actor for line in lines} == {"root"}
        assert await service.audit.delete_before(clock.at) == len(lines) - 1
        assert await service.accounts.find(ann.id) is None


async def test_a_recovery_code_sets_a_new_password_once(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        session = await service.sessions.start(ann, "Firefox")
        first, second, *_ = await service.recovery.new_codes(ann)
        with pytest.raises(WrongCredentials):
            await service.recover("Ann", "AAAA-AAAA-AAAA", OTHER_PASSWORD)
        with pytest.raises(WrongCredentials):
            await service.recover("Nobody", first, OTHER_PASSWORD)
        await service.recover("ann", first.lower().replace("-", " "), OTHER_PASSWORD)
        assert await service.sessions.find(session) is None
        assert (await service.sign_in("Ann", OTHER_PASSWORD)).id == ann.id
        with pytest.raises(WrongCredentials):
            await service.recover("Ann", first, PASSWORD)
        assert await service.recovery.count_codes(ann) == 7
        await service.recovery.new_codes(ann)
        with pytest.raises(WrongCredentials):
            await service.recover("Ann", second, PASSWORD)


async def test_a_code_of_one_account_does_not_open_another(database: str) -> None:
    async with open_account_service(database) as service:
        ann, ben = [await service.register(name, PASSWORD) for name in ("Ann", "Ben")]
        codes = await service.recovery.new_codes(ann)
        await service.recovery.new_codes(ben)
        with pytest.raises(WrongCredentials):
            await service.recover("Ben", codes[0], OTHER_PASSWORD)


async def test_a_link_sets_a_new_password_once_within_a_day(database: str) -> None:
    async with open_account_service(database, clock := ManualClock()) as service:
        ann = await service.register("Ann", PASSWORD)
        old = await service.recovery.new_link(ann, "root")
        link = await service.recovery.new_link(ann, "root")
        with pytest.raises(WrongCredentials):
            await service.reset(old, OTHER_PASSWORD)
        await service.reset(link, OTHER_PASSWORD)
        assert (await service.sign_in("Ann", OTHER_PASSWORD)).id == ann.id
        with pytest.raises(WrongCredentials):
            await service.reset(link, PASSWORD)
        late = await service.recovery.new_link(ann, "root")
        clock.at += DAY
        with pytest.raises(WrongCredentials):
            await service.reset(late, PASSWORD)


async def test_an_invite_code_is_for_so_many_people_and_days(database: str) -> None:
    async with open_account_service(database, clock := ManualClock()) as service:
        codes = service.invite_codes
        code = await codes.create("root", "club", uses=2, days=7)
        assert [await codes.take(code) for _ in range(3)] == [True, True, False]
        await codes.give_back(code)
        assert await codes.take(f" {code} ")
        assert not await codes.take("wrong")
        late = await codes.create("root", "late", uses=1, days=7)
        (stored,) = await codes.all()
        assert (stored.label, stored.uses) == ("late", 1)
        clock.at += 7 * DAY
        assert not await codes.take(late)
        clock.at -= 7 * DAY
        await codes.revoke("root", stored.digest)
        assert not await codes.take(late)


async def test_tables_are_closed_and_removed(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as table_service,
    ):
        admin = service.administration
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        listed = await admin.tables()
        assert [each.id for each in listed] == [table.id]
        assert (listed[0].game, listed[0].is_held) == ("tictactoe", True)
        await admin.close_table("root", table.id)
        await table_service.drop_closed()
        assert table.is_closed
        closed = await table_service.table(table.id)
        assert closed is not None
        assert (closed.held_by(BROWSER), closed.chairs[2].invite) == ((), None)
        assert closed.entries == table.entries
        await table_service.drop_closed()
        assert not closed.is_closed, "it stays to be watched"
        assert await admin.remove_tables("root", [table.id, "none"]) == 1
        assert await table_service.table(table.id) is None
        assert await admin.tables() == []
        with pytest.raises(BadInput, match="there is no table"):
            await admin.close_table("root", table.id)
        sizes = await admin.sizes()
        assert (sizes["tables"], sizes["entries"], sizes["chairs"]) == (0, 0, 0)
        assert sizes["bytes"] > 0


async def test_an_action_at_a_table_that_was_removed_meanwhile_is_refused(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as table_service,
    ):
        table = await table_service.create_table(table_request(ANN, ANN), BROWSER)
        await play(table, "b2")
        await service.administration.remove_tables("root", [table.id])
        assert table.state.node is not None
        if not database.startswith("postgres"):  # whose entries do not refer to their table
            refusal = await table.act([1, 2], "a1", table.state.node.number)
            assert refusal is not None
            assert table.is_closed
        await table_service.drop_closed()
        assert await table_service.table(table.id) is None
