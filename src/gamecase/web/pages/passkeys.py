"""Passkeys over HTTP: JSON for the page's script, which talks to the device."""

import asyncio
import ipaddress
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import Identity, identify
from gamecase.web.json_requests import read_json
from gamecase.web.pages.password_login import (
    count_taken_name,
    device_name,
    error_key,
    start_session,
    take_invite,
)
from gamecase.web.preferences import preferences_of, set_notice
from gamecase.web.recovery_codes import hand_out_codes
from gamecase.web.security import local_path
from gamecase.web.services import services_of

if TYPE_CHECKING:
    from gamecase.accounts.passkeys import Passkeys, RelyingParty


class OptionsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a passkey is wanted for: `sign-in`, `register` with a name, `add` or `password`."""

    what: str
    name: str = ""


class CredentialResponse(msgspec.Struct, forbid_unknown_fields=True):
    """What the device answered, and the page to go to afterwards."""

    what: str
    credential: msgspec.Raw
    back: str = "/"
    password: str = ""  # the new one, which the passkey confirms
    invite: str = ""  # where registration needs an invitation code


def can_have_passkeys(host: str) -> bool:
    """Whether passkeys work for a host: they are bound to a domain name, not to an IP address."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return bool(host)
    return False


async def options(request: Request) -> Response:
    """The options that the page passes to the browser's WebAuthn API."""
    wanted = await read_json(request, OptionsRequest)
    limits = services_of(request).limits
    if not limits.logins.take(request) or (
        wanted.what == "register" and not limits.taken_names.has(client_key(request))
    ):
        return _error(request, "slow", 429)
    identity = await identify(request)
    passkeys, site = await asyncio.to_thread(_passkeys, request)
    try:
        match wanted.what:
            case "sign-in" | "password":
                text = await passkeys.options_to_sign_in(site)
            case "register":
                text = await passkeys.options_to_register(site, wanted.name)
            case "add" if identity.account is not None and is_recent_login(request, identity):
                text = await passkeys.options_to_add(site, identity.account)
            case "add":
                return _error(request, "again", 403)
            case _:
                kinds = "sign-in, register, add or password"
                raise BadInput(f"a passkey is for {kinds}, not {wanted.what!r}")
    except BadInput as error:
        count_taken_name(request, error)
        return _error(request, error_key(error), 400)
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


async def verify(request: Request) -> Response:
    """Verify what the device answered: start a session, or add the passkey to the account."""
    answered = await read_json(request, CredentialResponse)
    text = bytes(answered.credential).decode(errors="replace")
    identity = await identify(request)
    passkeys, site = await asyncio.to_thread(_passkeys, request)
    device = device_name(request.headers.get("user-agent", ""))
    account = None
    try:
        match answered.what:
            case "sign-in":
                account = await passkeys.sign_in(site, text)
            case "register":
                if refusal := await take_invite(request, answered.invite):
                    return _error(request, refusal, 403)
                account = await passkeys.register(site, text, device)
            case "add" if identity.account is not None and is_recent_login(request, identity):
                await passkeys.add(site, identity.account, text, device)
            case "password" if identity.account is not None and identity.session is not None:
                confirmed = await passkeys.sign_in(site, text)
                if confirmed.id != identity.account.id:
                    return _error(request, "passkey-failed", 403)
                await services_of(request).accounts.change_password(
                    identity.account, answered.password, identity.session.digest
                )
            case _:
                return _error(request, "again", 403)
    except BadInput as error:
        if answered.what == "register":
            await services_of(request).accounts.invite_codes.give_back(answered.invite)
        return _error(request, error_key(error), 400)
    if account is not None and account.is_banned:
        return _error(request, "banned", 403)
    back = local_path(answered.back)
    is_new = account is not None and answered.what == "register"
    response = _json({"to": f"/welcome?back={quote(back)}" if is_new else back})
    if account is not None:
        await start_session(request, response, account)
        if is_new:
            await hand_out_codes(request, response, account)
    if is_new:
        set_notice(request, response, "registered")
    elif answered.what == "password":
        set_notice(request, response, "password-saved")
    return response


def is_recent_login(request: Request, identity: Identity) -> bool:
    """Whether the login is recent enough to change how one logs in."""
    session = identity.session
    return session is not None and session.is_fresh(services_of(request).accounts.now())


def _passkeys(request: Request) -> "tuple[Passkeys, RelyingParty]":
    # Imported on first use: it takes a third of a second.
    from gamecase.accounts.passkeys import Passkeys, RelyingParty  # noqa: PLC0415

    accounts = services_of(request).accounts
    host = request.url.hostname or ""
    if not can_have_passkeys(host):
        raise BadInput(f"passkeys need a domain name, and {host!r} is an IP address")
    site = RelyingParty(host, request.url.netloc)
    return Passkeys(accounts.store, accounts.accounts, accounts.now), site


def _error(request: Request, code: str, status: int) -> Response:
    text = preferences_of(request).speaker()(f"people-{code}")
    return _json({"code": code, "told": text}, status)


def _json(content: dict[str, str], status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
