"""Passkeys, made and used by a device in software, on both entry_kinds of database."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from accounts.authenticator import PRESENT, Device
from accounts.fixtures import MINUTE, PASSWORD, ManualClock, open_account_service
from gamecase.accounts.accounts import NameTaken
from gamecase.accounts.passkeys import BadPasskey, Passkeys, Site
from gamecase.accounts.service import AccountService

pytestmark = pytest.mark.anyio

SITE = Site("house.example", "house.example")


def keys_of(account_service: AccountService) -> Passkeys:
    return Passkeys(account_service.store, account_service.accounts, account_service.now)


async def registered(keys: Passkeys, device: Device, name: str = "Ann") -> str:
    options = await keys.options_for_new(SITE, name)
    return (await keys.register(SITE, device.make(options), "a phone")).id


async def test_an_account_is_made_and_signed_in_to_with_a_passkey_alone(database: str) -> None:
    async with open_account_service(database) as account_service:
        keys, device = keys_of(account_service), Device()
        ann = await registered(keys, device)
        for _ in range(2):
            found = await keys.sign_in(SITE, device.sign(await keys.options_to_sign_in(SITE)))
            assert (found.id, found.name, found.has_password) == (ann, "Ann", False)
        (kept,) = await account_service.accounts.passkeys(ann)
        assert (kept.sign_count, kept.device) == (2, "a phone")


async def test_an_answer_is_taken_once(database: str) -> None:
    async with open_account_service(database) as account_service:
        keys, device = keys_of(account_service), Device()
        made = device.make(await keys.options_for_new(SITE, "Ann"))
        await keys.register(SITE, made, "")
        signed = device.sign(await keys.options_to_sign_in(SITE))
        await keys.sign_in(SITE, signed)
        with pytest.raises(BadPasskey, match="used up"):
            await keys.register(SITE, made, "")
        with pytest.raises(BadPasskey, match="used up"):
            await keys.sign_in(SITE, signed)


async def test_of_two_processes_that_get_one_answer_one_takes_it(database: str) -> None:
    async with open_account_service(database) as one, open_account_service(database) as two:
        device = Device()
        await registered(keys_of(one), device)
        signed = device.sign(await keys_of(one).options_to_sign_in(SITE))
        wished = [keys_of(each).sign_in(SITE, signed) for each in (one, two)]
        found = await asyncio.gather(*wished, return_exceptions=True)
        assert sum(isinstance(each, BadPasskey) for each in found) == 1, found


async def test_a_challenge_lapses(database: str) -> None:
    clock = ManualClock()
    async with open_account_service(database, clock) as account_service:
        keys, device = keys_of(account_service), Device()
        await registered(keys, device)
        options = await keys.options_to_sign_in(SITE)
        clock.at += 6 * MINUTE
        with pytest.raises(BadPasskey, match="used up"):
            await keys.sign_in(SITE, device.sign(options))


@pytest.mark.parametrize(
    ("device", "site"),
    [
        (Device("https://hause.example"), SITE),  # a site that looks like ours
        (Device("https://house.example:8443"), SITE),
        (Device(), Site("hause.example", "hause.example")),
        (Device(flags=PRESENT), SITE),  # nobody showed a finger
        (Device(flags=0), SITE),
    ],
)
async def test_a_key_of_another_site_or_an_unproven_hand_makes_nothing(
    tmp_path: object, device: Device, site: Site
) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys = keys_of(account_service)
        with pytest.raises(BadPasskey):
            await keys.register(site, device.make(await keys.options_for_new(site, "Ann")), "")


async def test_signing_in_asks_for_the_same(tmp_path: object) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys, device = keys_of(account_service), Device()
        await registered(keys, device)
        other = Device()
        other.id = device.id  # says it holds the same key, and signs with another
        device.flags = PRESENT
        for each in (device, other):
            with pytest.raises(BadPasskey):
                await keys.sign_in(SITE, each.sign(await keys.options_to_sign_in(SITE)))
        device.flags |= 4
        device.signed = -1  # a copy of the key counts from the beginning
        await account_service.accounts.used_passkey(
            (
                await account_service.accounts.passkeys(
                    (await account_service.accounts.password_of("Ann"))[0]
                )
            )[0].id,
            0,
            9,
        )
        with pytest.raises(BadPasskey):
            await keys.sign_in(SITE, device.sign(await keys.options_to_sign_in(SITE)))


async def test_a_challenge_is_good_for_what_it_was_posed_for(tmp_path: object) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys, device = keys_of(account_service), Device()
        ann = await account_service.register("Ann", PASSWORD)
        ben = await account_service.register("Ben", PASSWORD)
        with pytest.raises(BadPasskey):
            await keys.add(SITE, ben, device.make(await keys.options_for(SITE, ann)), "")
        with pytest.raises(BadPasskey):
            await keys.register(SITE, device.make(await keys.options_for(SITE, ann)), "")
        with pytest.raises(BadPasskey):
            await keys.add(SITE, ann, device.make(await keys.options_for_new(SITE, "Cleo")), "")
        with pytest.raises(BadPasskey):
            await keys.sign_in(SITE, device.sign(await keys.options_for(SITE, ann)))
        await keys.add(SITE, ann, device.make(await keys.options_for(SITE, ann)), "")
        assert [len(await account_service.accounts.passkeys(each.id)) for each in (ann, ben)] == [
            1,
            0,
        ]


async def test_a_key_belongs_to_one_account(tmp_path: object) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys, device = keys_of(account_service), Device()
        ann = await account_service.register("Ann", PASSWORD)
        ben = await account_service.register("Ben", PASSWORD)
        options = json.loads(await keys.options_for(SITE, ann))
        assert options["authenticatorSelection"]["residentKey"] == "required"
        await keys.add(SITE, ann, device.make(json.dumps(options)), "")
        (left_out,) = json.loads(await keys.options_for(SITE, ann))["excludeCredentials"]
        assert left_out["id"] == (await account_service.accounts.passkeys(ann.id))[0].id
        with pytest.raises(BadPasskey, match="already"):
            await keys.add(SITE, ben, device.make(await keys.options_for(SITE, ben)), "")


async def test_a_name_taken_meanwhile_is_told(tmp_path: object) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys = keys_of(account_service)
        options = await keys.options_for_new(SITE, "Ann")
        await account_service.register("ann", PASSWORD)
        with pytest.raises(NameTaken):
            await keys.register(SITE, Device().make(options), "")
        with pytest.raises(NameTaken):
            await keys.options_for_new(SITE, "Ann")


async def test_what_is_no_answer_is_told_so(tmp_path: object) -> None:
    async with open_account_service(f"{tmp_path}/logs") as account_service:
        keys, device = keys_of(account_service), Device()
        await registered(keys, device)

        def options() -> Awaitable[str]:
            return keys.options_to_sign_in(SITE)

        async def tried(change: Callable[[dict[str, object]], object]) -> None:
            answer = json.loads(device.sign(await options()))
            change(answer)
            for ask in (keys.sign_in(SITE, json.dumps(answer)), keys.register(SITE, "{}", "")):
                with pytest.raises(BadPasskey):
                    await ask

        for part in ("id", "rawId", "type", "response"):
            await tried(lambda answer, part=part: answer.pop(part))  # type: ignore[misc]
            await tried(lambda answer, part=part: answer.update({part: 7}))  # type: ignore[misc]
        for part in ("clientDataJSON", "authenticatorData", "signature"):
            for value in (None, "", "!", "AAAA", ["x"], "é" * 9):
                await tried(lambda answer, p=part, v=value: answer["response"].update({p: v}))  # type: ignore[misc]
        for text in (
            "",
            "[]",
            "null",
            "{",
            '{"response": {}}',
            '{"response": {"clientDataJSON": 1}}',
        ):
            with pytest.raises(BadPasskey):
                await keys.sign_in(SITE, text)
