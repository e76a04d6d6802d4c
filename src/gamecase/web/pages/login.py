"""Signing in and out, by password; `passkeys.py` does it without one."""

import re
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import Account, NameTaken
from gamecase.accounts.names import BadName, name_skeleton
from gamecase.accounts.passwords import BadPassword
from gamecase.accounts.service import AccountService, WrongSecret
from gamecase.kernel.errors import BadInput
from gamecase.tables.service import fingerprint
from gamecase.web.forms import read_form
from gamecase.web.identity import SESSION, guest_of, identify
from gamecase.web.pages.home import own_path, render
from gamecase.web.preferences import NAME, SEAT, remember
from gamecase.web.security import Buckets

_STATUS = {"slow": 429, "wrong": 401, "name-taken": 409}


class LoginThrottle:
    """How often somebody may try: for each address, and for each name whoever tries it."""

    def __init__(self) -> None:
        self._by_address = Buckets(burst=20, per_second=0.2)
        self._by_name = Buckets(burst=10, per_second=0.05)

    def take(self, connection: HTTPConnection, name: str = "") -> bool:
        by_address = self._by_address.take(connection.client.host if connection.client else "")
        return by_address and (not name or self._by_name.take(name_skeleton(name)))


async def sign_in_page(request: Request) -> Response:
    """The way in for those who have an account."""
    return _page(request, "signin.html", back=own_path(request.query_params.get("back", "")))


async def register_page(request: Request) -> Response:
    """The way to an account."""
    return _page(request, "register.html", back=own_path(request.query_params.get("back", "")))


def _page(request: Request, template: str, fault: str = "", **values: Any) -> Response:
    """A form to be filled in, with what was wrong with it the last time."""
    values = {"typed": "", "fault": fault, **values}
    return render(request, template, _STATUS.get(fault, 400 if fault else 200), **values)


async def sign_in(request: Request) -> Response:
    """Name and password: the session of whoever they belong to begins."""
    form = await read_form(request)
    name, back = form.get("name", ""), own_path(form.get("back", ""))
    account_service: AccountService = request.app.state.account_service
    try:
        if not request.app.state.tries.take(request, name):
            return _page(request, "signin.html", "slow", typed=name, back=back)
        account = await account_service.sign_in(name, form.get("password", ""))
    except WrongSecret:
        return _page(request, "signin.html", "wrong", typed=name, back=back)
    response = RedirectResponse(back, 303)
    await begin_session(request, response, account)
    return response


async def register(request: Request) -> Response:
    """A new account with a password, and its first session."""
    form = await read_form(request)
    name, back = form.get("name", ""), own_path(form.get("back", ""))
    account_service: AccountService = request.app.state.account_service
    try:
        if not request.app.state.tries.take(request):
            return _page(request, "register.html", "slow", typed=name, back=back)
        account = await account_service.register(name, form.get("password", ""))
    except (BadName, NameTaken, BadPassword) as error:
        return _page(request, "register.html", fault_of(error), typed=name, back=back)
    response = RedirectResponse(back, 303)
    await begin_session(request, response, account)
    return response


def fault_of(error: BadInput) -> str:
    """What was wrong, by the key of its sentence."""
    match error:
        case BadName():
            return "name-unfit"
        case NameTaken():
            return "name-taken"
        case BadPassword():
            return "password-unfit"
        case _:
            return "passkey-failed"


async def begin_session(request: Request, response: Response, account: Account) -> None:
    """Whoever has proven who he is is known by a new secret, and by no older one."""
    account_service: AccountService = request.app.state.account_service
    guest = guest_of(request)
    token = await account_service.sessions.open(
        account,
        device_of(request.headers.get("user-agent", "")),
        guest=fingerprint(guest) if guest else "",
        before=request.cookies.get(SESSION, ""),
    )
    remember(request, response, SESSION, token)
    remember(request, response, SEAT, "")
    remember(request, response, NAME, account.name)


async def sign_out(request: Request) -> Response:
    """This browser is nobody's again."""
    account_service: AccountService = request.app.state.account_service
    who = await identify(request)
    if who.account is not None and who.session is not None:
        await account_service.sessions.end(who.account, who.session.digest)
    response = RedirectResponse("/", 303)
    remember(request, response, SESSION, "")
    remember(request, response, NAME, "")
    return response


#: What browsers and systems call themselves; those that pass for others come first.
_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """A browser as its owner would know it again.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_of("curl/8.5.0")
    'curl'
    """
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in user_agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    if browser or system:
        return " · ".join(part for part in (browser, system) if part)
    first = re.match(r"[A-Za-z][\w-]{0,30}", user_agent)
    return first[0] if first else "?"
