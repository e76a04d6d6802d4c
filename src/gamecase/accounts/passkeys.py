"""WebAuthn passkeys: registration and login.

Each ceremony answers a challenge, which works once, in whichever process, and expires after a few
minutes. A passkey belongs to the host it was created for. User verification (fingerprint, face or
PIN) is required, so a passkey alone is enough to sign in.
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

from gamecase.accounts.accounts import Account, Accounts, Passkey, new_account_id
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection
from gamecase.storage.store import Conflict, Store
from gamecase.tables.table_factory import fingerprint

_CHALLENGE_LIFETIME = 5 * 60_000  # milliseconds
_MAX_ID_LENGTH = 1400  # characters in base64; a credential id has at most 1023 bytes
_RELYING_PARTY_NAME = "Gamecase"


class BadPasskey(BadInput):
    """A response that does not prove the possession of a passkey."""


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The site as the browser sees it: passkeys are created for its host."""

    host: str
    netloc: str  # the host, with the port where it is not the default

    @property
    def origins(self) -> list[str]:
        # Browsers create passkeys over plain HTTP for localhost only, so both can be allowed.
        return [f"{scheme}://{self.netloc}" for scheme in ("https", "http")]


@dataclass(frozen=True, slots=True)
class _Challenge:
    """What a challenge was created for; both fields are empty for a login."""

    account_id: str = ""
    new_name: str = ""  # of an account to be created


@dataclass(frozen=True, slots=True)
class _Response:
    """What a browser sent, with the challenge it answers."""

    credential: dict[str, Any]
    challenge: _Challenge
    challenge_bytes: bytes


class Passkeys:
    """Creates options for the browser and verifies its responses."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], int]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = now

    # --- registration ---

    async def options_to_register(self, site: RelyingParty, name: str) -> str:
        """Options, as JSON, for creating a passkey with a new account."""
        name = await self._accounts.require_available(name)
        return await self._creation_options(site, _Challenge(new_account_id(), name), name, [])

    async def options_to_add(self, site: RelyingParty, account: Account) -> str:
        """Options, as JSON, for creating another passkey of an account."""
        passkeys = await self._accounts.passkeys(account.id)
        return await self._creation_options(site, _Challenge(account.id), account.name, passkeys)

    async def _creation_options(
        self, site: RelyingParty, challenge: _Challenge, name: str, excluded: list[Passkey]
    ) -> str:
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=_RELYING_PARTY_NAME,
            user_id=challenge.account_id.encode(),
            user_name=name,
            challenge=await self._create_challenge(challenge),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id))
                for passkey in excluded
            ],
        )
        return options_to_json(options)

    async def register(self, site: RelyingParty, text: str, device: str) -> Account:
        """Create the account that a new passkey was made for."""
        response = await self._read_response(text)
        if not response.challenge.new_name:
            raise BadPasskey("the challenge was not for a new account")
        passkey = self._verify_new(site, response, device)
        return await self._accounts.create(response.challenge.new_name, passkey=passkey)

    async def add(self, site: RelyingParty, account: Account, text: str, device: str) -> None:
        """Add a passkey to an account."""
        response = await self._read_response(text)
        if response.challenge != _Challenge(account.id):
            raise BadPasskey("the challenge was not for this account")
        passkey = self._verify_new(site, response, device)
        try:
            await self._accounts.add_passkey(passkey)
        except Conflict as error:
            raise BadPasskey("the passkey is registered already") from error

    def _verify_new(self, site: RelyingParty, response: _Response, device: str) -> Passkey:
        with _raising_bad_passkey():
            verified = verify_registration_response(
                credential=response.credential,
                expected_challenge=response.challenge_bytes,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        passkey_id, now = bytes_to_base64url(verified.credential_id), self._now()
        if len(passkey_id) > _MAX_ID_LENGTH:
            raise BadPasskey("the id of the passkey is too long")
        return Passkey(
            id=passkey_id,
            account_id=response.challenge.account_id,
            host=site.host,
            public_key=bytes_to_base64url(verified.credential_public_key),
            sign_count=verified.sign_count,
            device=device,
            created_at=now,
            last_used_at=now,
        )

    # --- login ---

    async def options_to_sign_in(self, site: RelyingParty) -> str:
        """Options, as JSON, for signing in with any passkey of the device."""
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._create_challenge(_Challenge()),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    async def sign_in(self, site: RelyingParty, text: str) -> Account:
        """The account of the passkey that signed the challenge."""
        response = await self._read_response(text)
        passkey = await self._accounts.find_passkey(str(response.credential.get("id", "")))
        if response.challenge != _Challenge() or passkey is None or passkey.host != site.host:
            raise BadPasskey("the passkey is unknown")
        with _raising_bad_passkey():
            verified = verify_authentication_response(
                credential=response.credential,
                expected_challenge=response.challenge_bytes,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        is_recorded = await self._accounts.record_passkey_use(
            passkey.id,
            old_sign_count=passkey.sign_count,
            new_sign_count=verified.new_sign_count,
        )
        if not is_recorded:
            raise BadPasskey("the passkey was used elsewhere in the meantime")
        account = await self._accounts.find(passkey.account_id)
        if account is None:
            raise BadPasskey("the account was deleted")
        return account

    # --- challenges ---

    async def _create_challenge(self, challenge: _Challenge) -> bytes:
        challenge_bytes, now = secrets.token_bytes(32), self._now()

        def insert(connection: Connection) -> None:
            connection.run("DELETE FROM challenges WHERE made < $1", (now - _CHALLENGE_LIFETIME,))
            connection.run(
                "INSERT INTO challenges (digest, account_id, name, made) VALUES ($1, $2, $3, $4)",
                (_digest(challenge_bytes), challenge.account_id, challenge.new_name, now),
            )

        await self._store.write(insert)
        return challenge_bytes

    async def _read_response(self, text: str) -> _Response:
        """Decode a response and delete its challenge, so that it works only once."""
        with _raising_bad_passkey():
            credential = msgspec.json.decode(text, type=dict[str, Any])
            client_data = msgspec.json.decode(
                base64url_to_bytes(credential["response"]["clientDataJSON"]), type=dict[str, Any]
            )
            challenge_bytes = base64url_to_bytes(client_data["challenge"])
        digest, since = _digest(challenge_bytes), self._now() - _CHALLENGE_LIFETIME

        def delete(connection: Connection) -> list[_Challenge]:
            rows = connection.rows(
                "SELECT account_id, name FROM challenges WHERE digest = $1 AND made >= $2",
                (digest, since),
            )
            deleted = connection.run("DELETE FROM challenges WHERE digest = $1", (digest,))
            return [_Challenge(*row) for row in rows] if deleted == 1 else []

        challenges = await self._store.write(delete)
        if not challenges:
            raise BadPasskey("the challenge is unknown, expired or used already")
        return _Response(credential, challenges[0], challenge_bytes)


def _digest(challenge_bytes: bytes) -> str:
    return fingerprint(challenge_bytes.hex())


#: What an invalid response causes; RecursionError when it is nested too deeply.
_INVALID = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)


@contextmanager
def _raising_bad_passkey() -> Iterator[None]:
    """Turn whatever an invalid response causes into `BadPasskey`."""
    try:
        yield
    except _INVALID as error:
        raise BadPasskey(f"invalid passkey response: {type(error).__name__}: {error}") from error
