"""Passkeys over HTTP: what the page's own script asks for and answers, in JSON."""

import asyncio
import ipaddress
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.accounts.service import AccountService
from gamecase.kernel.errors import BadInput
from gamecase.web.identity import Identity, identify
from gamecase.web.pages.home import own_path
from gamecase.web.pages.login import begin_session, device_of, fault_of
from gamecase.web.preferences import reader_of

if TYPE_CHECKING:
    from gamecase.accounts.passkeys import Passkeys, Site


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a passkey is wanted for: `sign-in`, `register` with a name, or `add`."""

    what: str
    name: str = ""


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """What the device answered, and where to go on from there."""

    what: str
    credential: msgspec.Raw
    back: str = "/"


def can_have_passkeys(host: str) -> bool:
    """Keys are made for names; an address of numbers is none."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return bool(host)
    return False


async def options(request: Request) -> Response:
    """What the browser is to tell the device."""
    try:
        asked = msgspec.json.decode(await request.body(), type=Asked)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not a question for a passkey: {error}") from error
    if not request.app.state.tries.take(request):
        return _fault(request, "slow", 429)
    who = await identify(request)
    keys, site = await asyncio.to_thread(_keys, request)
    try:
        match asked.what:
            case "sign-in":
                text = await keys.options_to_sign_in(site)
            case "register":
                text = await keys.options_for_new(site, asked.name)
            case "add" if who.account is not None and is_fresh(request, who):
                text = await keys.options_for(site, who.account)
            case "add":
                return _fault(request, "again", 403)
            case _:
                raise BadInput(f"a passkey is for sign-in, register or add, not {asked.what!r}")
    except BadInput as error:
        return _fault(request, fault_of(error), 400)
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


async def answer(request: Request) -> Response:
    """What the device answered: a session begins, or a key is kept."""
    try:
        answered = msgspec.json.decode(await request.body(), type=Answered)
        text = bytes(answered.credential).decode()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not the answer of a passkey: {error}") from error
    who = await identify(request)
    keys, site = await asyncio.to_thread(_keys, request)
    device = device_of(request.headers.get("user-agent", ""))
    back = own_path(answered.back)
    account = None
    try:
        match answered.what:
            case "sign-in":
                account = await keys.sign_in(site, text)
            case "register":
                account = await keys.register(site, text, device)
            case "add" if who.account is not None and is_fresh(request, who):
                await keys.add(site, who.account, text, device)
            case _:
                return _fault(request, "again", 403)
    except BadInput as error:
        return _fault(request, fault_of(error), 400)
    response = _json({"to": back})
    if account is not None:
        await begin_session(request, response, account)
    return response


def is_fresh(request: Request, who: Identity) -> bool:
    """Whoever asks has proven lately who he is, and may change how he does it."""
    account_service: AccountService = request.app.state.account_service
    return who.session is not None and who.session.is_fresh(account_service.now())


def _keys(request: Request) -> "tuple[Passkeys, Site]":
    # Imported by those who use one: it takes a third of a second.
    from gamecase.accounts.passkeys import Passkeys, Site  # noqa: PLC0415

    account_service: AccountService = request.app.state.account_service
    host = request.url.hostname or ""
    if not can_have_passkeys(host):
        raise BadInput(f"a passkey is made for a name, and {host!r} is an address")
    return Passkeys(account_service.store, account_service.accounts, account_service.now), Site(
        host, request.url.netloc
    )


def _fault(request: Request, code: str, status: int) -> Response:
    told = reader_of(request).speaker()(f"people-{code}")
    return _json({"code": code, "told": told}, status)


def _json(content: dict[str, str], status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
