"""Passkeys: a device proves that it holds a key, and nothing secret ever leaves it.

Each ceremony answers a challenge of ours that is used once, by whichever process, and lapses after
a few minutes. A key belongs to the site it was made for, and the device asks for a finger, a face
or a PIN before it signs: it is all that is needed to sign in.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gamecase.accounts.accounts import Account, Accounts, Passkey, new_id
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection
from gamecase.storage.store import Conflict, Store
from gamecase.tables.service import fingerprint

_LAPSE_MILLISECONDS = 5 * 60_000
_LONGEST_ID = 1400  # characters: a credential's id has at most 1023 bytes
_HOUSE = "Gamecase"


class BadPasskey(BadInput):
    """What a device answered proves nothing."""


@dataclass(frozen=True, slots=True)
class Site:
    """What a browser calls this house: keys are made for the host, and used on its pages."""

    host: str
    netloc: str  # the host, and the port where it is not the usual one

    @property
    def origins(self) -> list[str]:
        # Browsers make keys on plain HTTP for this computer alone, so both can be allowed.
        return [f"{scheme}://{self.netloc}" for scheme in ("https", "http")]


@dataclass(frozen=True, slots=True)
class _Challenge:
    account: str  # who the key is for; empty where one is to sign in
    name: str  # of an account that is still to be made


class Passkeys:
    """The ceremonies of making a key and of signing in with it."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], int]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = now

    # --- making one ---

    async def options_for_new(self, site: Site, name: str) -> str:
        """What a browser is told to make a key for a new account of that name."""
        name = await self._accounts.demand_free(name)
        return await self._creation(site, _Challenge(new_id(), name), [])

    async def options_for(self, site: Site, account: Account) -> str:
        """What a browser is told to make one more key for an account."""
        kept = [each.id for each in await self._accounts.passkeys(account.id)]
        return await self._creation(site, _Challenge(account.id, ""), kept, account.name)

    async def _creation(
        self, site: Site, asked: _Challenge, kept: list[str], name: str = ""
    ) -> str:
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=_HOUSE,
            user_id=asked.account.encode(),
            user_name=asked.name or name,
            challenge=await self._pose(asked),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in kept
            ],
        )
        return options_to_json(options)

    async def register(self, site: Site, answer: str, device: str) -> Account:
        """The new account that a key was made for."""
        credential, asked, challenge = await self._answered(answer)
        if not asked.name:
            raise BadPasskey("that challenge was not for a new account")
        passkey = self._made(site, credential, asked, challenge, device)
        return await self._accounts.register(asked.name, passkey=passkey)

    async def add(self, site: Site, account: Account, answer: str, device: str) -> None:
        """Keep one more key of an account."""
        credential, asked, challenge = await self._answered(answer)
        if asked.account != account.id or asked.name:
            raise BadPasskey("that challenge was not for this account")
        passkey = self._made(site, credential, asked, challenge, device)
        try:
            await self._accounts.add_passkey(passkey)
        except Conflict as error:
            raise BadPasskey("that key is kept already") from error

    def _made(
        self,
        site: Site,
        credential: dict[str, Any],
        asked: _Challenge,
        challenge: bytes,
        device: str,
    ) -> Passkey:
        with _telling_bad_answers():
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        key, now = bytes_to_base64url(found.credential_id), self._now()
        if len(key) > _LONGEST_ID:
            raise BadPasskey("the id of the key is too long")
        public = bytes_to_base64url(found.credential_public_key)
        return Passkey(key, asked.account, site.host, public, found.sign_count, device, now, now)

    # --- signing in ---

    async def options_to_sign_in(self, site: Site) -> str:
        """What a browser is told to find a key of whoever sits before it. No name is asked for."""
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._pose(_Challenge("", "")),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    async def sign_in(self, site: Site, answer: str) -> Account:
        """Whose key has signed."""
        credential, asked, challenge = await self._answered(answer)
        kept = await self._accounts.passkey(str(credential.get("id", "")))
        if asked != _Challenge("", "") or kept is None or kept.host != site.host:
            raise BadPasskey("no key that is known here")
        with _telling_bad_answers():
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(kept.public_key),
                credential_current_sign_count=kept.sign_count,
                require_user_verification=True,
            )
        if not await self._accounts.used_passkey(kept.id, kept.sign_count, found.new_sign_count):
            raise BadPasskey("the key has signed elsewhere in the meantime")
        account = await self._accounts.find(kept.account)
        if account is None:
            raise BadPasskey("the account is no more")
        return account

    # --- challenges ---

    async def _pose(self, asked: _Challenge) -> bytes:
        challenge, now = secrets.token_bytes(32), self._now()

        def work(connection: Connection) -> None:
            connection.run("DELETE FROM challenges WHERE made < $1", (now - _LAPSE_MILLISECONDS,))
            connection.run(
                "INSERT INTO challenges (digest, account_id, name, made) VALUES ($1, $2, $3, $4)",
                (_digest(challenge), asked.account, asked.name, now),
            )

        await self._store.write(work)
        return challenge

    async def _answered(self, answer: str) -> tuple[dict[str, Any], _Challenge, bytes]:
        """What a browser answered, and the challenge it answers: from now on that is used up."""
        with _telling_bad_answers():
            credential = msgspec.json.decode(answer, type=dict[str, Any])
            told = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(
                msgspec.json.decode(told, type=dict[str, Any])["challenge"]
            )
        digest, since = _digest(challenge), self._now() - _LAPSE_MILLISECONDS

        def work(connection: Connection) -> list[_Challenge]:
            rows = connection.rows(
                "SELECT account_id, name FROM challenges WHERE digest = $1 AND made >= $2",
                (digest, since),
            )
            used = connection.run("DELETE FROM challenges WHERE digest = $1", (digest,))
            return [_Challenge(*row) for row in rows] if used == 1 else []

        found = await self._store.write(work)
        if not found:
            raise BadPasskey("a challenge that was not posed here, or is used up")
        return credential, found[0], challenge


def _digest(challenge: bytes) -> str:
    return fingerprint(challenge.hex())


@contextmanager
def _telling_bad_answers() -> Iterator[None]:
    """Whatever a client makes up in place of an answer is told as such."""
    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadPasskey(f"no answer of a passkey: {type(error).__name__}: {error}") from error
