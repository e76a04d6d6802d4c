"""Passkeys, created and used by an authenticator in software."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from accounts.authenticator import USER_PRESENT, USER_VERIFIED, Authenticator
from accounts.fixtures import MINUTE, PASSWORD, ManualClock, open_account_service
from gamecase.accounts.accounts import NameTaken
from gamecase.accounts.passkeys import BadPasskey, Passkeys, RelyingParty
from gamecase.accounts.service import AccountService

pytestmark = pytest.mark.anyio

SITE = RelyingParty("house.example", "house.example")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database for tests in which the kind of database makes no difference."""
    return str(tmp_path / "database.sqlite3")


def passkeys_of(service: AccountService) -> Passkeys:
    return Passkeys(service.store, service.accounts, service.now)


async def register(passkeys: Passkeys, authenticator: Authenticator, name: str = "Ann") -> str:
    options = await passkeys.options_to_register(SITE, name)
    return (await passkeys.register(SITE, authenticator.create(options), "a phone")).id


async def test_registering_and_signing_in_with_a_passkey_alone(database: str) -> None:
    async with open_account_service(database) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        ann = await register(passkeys, authenticator)
        for _ in range(2):
            options = await passkeys.options_to_sign_in(SITE)
            account = await passkeys.sign_in(SITE, authenticator.sign(options))
            assert (account.id, account.name, account.has_password) == (ann, "Ann", False)
        (passkey,) = await service.accounts.passkeys(ann)
        assert (passkey.sign_count, passkey.device) == (2, "a phone")


async def test_a_response_works_once(database: str) -> None:
    async with open_account_service(database) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        created = authenticator.create(await passkeys.options_to_register(SITE, "Ann"))
        await passkeys.register(SITE, created, "")
        signed = authenticator.sign(await passkeys.options_to_sign_in(SITE))
        await passkeys.sign_in(SITE, signed)
        with pytest.raises(BadPasskey, match="used already"):
            await passkeys.register(SITE, created, "")
        with pytest.raises(BadPasskey, match="used already"):
            await passkeys.sign_in(SITE, signed)


async def test_a_response_works_in_one_of_two_processes(database: str) -> None:
    async with open_account_service(database) as one, open_account_service(database) as two:
        authenticator = Authenticator()
        await register(passkeys_of(one), authenticator)
        signed = authenticator.sign(await passkeys_of(one).options_to_sign_in(SITE))
        attempts = [passkeys_of(service).sign_in(SITE, signed) for service in (one, two)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, BadPasskey) for result in results) == 1, results


async def test_a_challenge_expires(database: str) -> None:
    clock = ManualClock()
    async with open_account_service(database, clock) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        await register(passkeys, authenticator)
        options = await passkeys.options_to_sign_in(SITE)
        clock.at += 6 * MINUTE
        with pytest.raises(BadPasskey, match="expired"):
            await passkeys.sign_in(SITE, authenticator.sign(options))


@pytest.mark.parametrize(
    ("authenticator", "site"),
    [
        (Authenticator("https://hause.example"), SITE),  # a host that looks like ours
        (Authenticator("https://house.example:8443"), SITE),
        (Authenticator(), RelyingParty("hause.example", "hause.example")),
        (Authenticator(flags=USER_PRESENT), SITE),  # not verified
        (Authenticator(flags=0), SITE),
    ],
)
async def test_registration_requires_this_site_and_a_verified_user(
    file: str, authenticator: Authenticator, site: RelyingParty
) -> None:
    async with open_account_service(file) as service:
        passkeys = passkeys_of(service)
        created = authenticator.create(await passkeys.options_to_register(site, "Ann"))
        with pytest.raises(BadPasskey):
            await passkeys.register(site, created, "")


async def test_login_requires_a_verified_user_the_same_key_and_a_higher_count(file: str) -> None:
    async with open_account_service(file) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        ann = await register(passkeys, authenticator)
        forger = Authenticator()
        forger.id = authenticator.id  # claims the same passkey, and signs with another key
        authenticator.flags = USER_PRESENT
        for device in (authenticator, forger):
            with pytest.raises(BadPasskey):
                await passkeys.sign_in(SITE, device.sign(await passkeys.options_to_sign_in(SITE)))
        authenticator.flags |= USER_VERIFIED
        authenticator.sign_count = -1  # a copy of the key counts from the beginning
        (passkey,) = await service.accounts.passkeys(ann)
        await service.accounts.record_passkey_use(passkey.id, old_sign_count=0, new_sign_count=9)
        options = await passkeys.options_to_sign_in(SITE)
        with pytest.raises(BadPasskey):
            await passkeys.sign_in(SITE, authenticator.sign(options))


async def test_a_challenge_works_only_for_its_purpose(file: str) -> None:
    async with open_account_service(file) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        ann = await service.register("Ann", PASSWORD)
        ben = await service.register("Ben", PASSWORD)
        for_ann = passkeys.options_to_add
        with pytest.raises(BadPasskey):
            await passkeys.add(SITE, ben, authenticator.create(await for_ann(SITE, ann)), "")
        with pytest.raises(BadPasskey):
            await passkeys.register(SITE, authenticator.create(await for_ann(SITE, ann)), "")
        for_cleo = await passkeys.options_to_register(SITE, "Cleo")
        with pytest.raises(BadPasskey):
            await passkeys.add(SITE, ann, authenticator.create(for_cleo), "")
        with pytest.raises(BadPasskey):
            await passkeys.sign_in(SITE, authenticator.sign(await for_ann(SITE, ann)))
        await passkeys.add(SITE, ann, authenticator.create(await for_ann(SITE, ann)), "")
        assert len(await service.accounts.passkeys(ann.id)) == 1
        assert len(await service.accounts.passkeys(ben.id)) == 0


async def test_a_passkey_belongs_to_one_account(file: str) -> None:
    async with open_account_service(file) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        ann = await service.register("Ann", PASSWORD)
        ben = await service.register("Ben", PASSWORD)
        options = json.loads(await passkeys.options_to_add(SITE, ann))
        assert options["authenticatorSelection"]["residentKey"] == "required"
        await passkeys.add(SITE, ann, authenticator.create(json.dumps(options)), "")
        options = json.loads(await passkeys.options_to_add(SITE, ann))
        (excluded,) = options["excludeCredentials"]
        assert excluded["id"] == (await service.accounts.passkeys(ann.id))[0].id
        for_ben = await passkeys.options_to_add(SITE, ben)
        with pytest.raises(BadPasskey, match="already"):
            await passkeys.add(SITE, ben, authenticator.create(for_ben), "")


async def test_a_name_may_be_taken_before_the_passkey_is_created(file: str) -> None:
    async with open_account_service(file) as service:
        passkeys = passkeys_of(service)
        options = await passkeys.options_to_register(SITE, "Ann")
        await service.register("ann", PASSWORD)
        with pytest.raises(NameTaken):
            await passkeys.register(SITE, Authenticator().create(options), "")
        with pytest.raises(NameTaken):
            await passkeys.options_to_register(SITE, "Ann")


async def test_invalid_responses_are_refused(file: str) -> None:
    async with open_account_service(file) as service:
        passkeys, authenticator = passkeys_of(service), Authenticator()
        await register(passkeys, authenticator)

        async def assert_refused(change: Callable[[dict[str, Any]], object]) -> None:
            response = json.loads(authenticator.sign(await passkeys.options_to_sign_in(SITE)))
            change(response)
            with pytest.raises(BadPasskey):
                await passkeys.sign_in(SITE, json.dumps(response))
            with pytest.raises(BadPasskey):
                await passkeys.register(SITE, "{}", "")

        for part in ("id", "rawId", "type", "response"):
            await assert_refused(lambda response, part=part: response.pop(part))  # type: ignore[misc]
            await assert_refused(lambda response, part=part: response.update({part: 7}))  # type: ignore[misc]
        for part in ("clientDataJSON", "authenticatorData", "signature"):
            for value in (None, "", "!", "AAAA", ["x"], "é" * 9):
                replaced = {part: value}
                await assert_refused(
                    lambda response, replaced=replaced: response["response"].update(replaced)  # type: ignore[misc]
                )
        for text in (
            "",
            "[]",
            "null",
            "{",
            '{"response": {}}',
            '{"response": {"clientDataJSON": 1}}',
        ):
            with pytest.raises(BadPasskey):
                await passkeys.sign_in(SITE, text)
