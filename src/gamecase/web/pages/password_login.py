"""Registration, login and logout by password; `passkeys.py` does the same by passkey."""

import logging
import re
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import Account, NameTaken, normalize_email
from gamecase.accounts.names import BadName
from gamecase.accounts.passwords import WeakPassword
from gamecase.accounts.service import Banned, WrongCredentials
from gamecase.kernel.errors import BadInput
from gamecase.tables.table_factory import fingerprint
from gamecase.web.client_addresses import client_address, client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import guest_token, identify
from gamecase.web.page_renderer import render
from gamecase.web.preferences import (
    NAME_COOKIE,
    SEAT_COOKIE,
    SESSION_COOKIE,
    read_cookie,
    set_cookie,
    set_notice,
)
from gamecase.web.recovery_codes import hand_out_codes
from gamecase.web.security import local_path
from gamecase.web.services import services_of, settings_of

log = logging.getLogger("gamecase.sign_in")

_STATUS = {"slow": 429, "wrong": 401, "name-taken": 409, "banned": 403, "closed": 403}


async def login_page(request: Request) -> Response:
    """Show the login form."""
    return _page(request, "signin.html", back=local_path(request.query_params.get("back", "")))


async def register_page(request: Request) -> Response:
    """Show the registration form."""
    back = local_path(request.query_params.get("back", ""))
    invite = request.query_params.get("invite", "")
    return _page(request, "register.html", back=back, invite=invite)


def _page(request: Request, template: str, error: str = "", **values: object) -> Response:
    """A form, with the error of the last attempt."""
    settings = settings_of(request)
    values = {
        "typed": "",
        "fault": error,
        "invite": "",
        "registration": settings.registration,
        "guests": settings.guests,
        "has_mail": bool(settings.smtp.host),
        "provider": (settings.oidc.label or "OpenID Connect") if settings.oidc.issuer else "",
        **values,
    }
    return render(request, template, _STATUS.get(error, 400 if error else 200), **values)


def login_form(request: Request, error: str, back: str) -> Response:
    """The login form with an error, for other ways to sign in."""
    return _page(request, "signin.html", error, back=back)


async def log_in(request: Request) -> Response:
    """Check name and password, and start a session."""
    form = await read_form(request)
    name, back = form.get("name", ""), local_path(form.get("back", ""))
    services = services_of(request)
    logins = services.limits.logins
    if not logins.take(request, name) or not logins.may_guess(request, name):
        return _page(request, "signin.html", "slow", typed=name, back=back)
    try:
        account = await services.accounts.sign_in(name, form.get("password", ""))
    except WrongCredentials:
        logins.count_wrong(name)
        log_failure(request, name)
        return _page(request, "signin.html", "wrong", typed=name, back=back)
    except Banned:
        return _page(request, "signin.html", "banned", typed=name, back=back)
    logins.count_right(request, name)
    response = RedirectResponse(back, 303)
    await start_session(request, response, account)
    return response


def log_failure(request: Request, name: str) -> None:
    """Log a failed sign-in with its address, for programs such as fail2ban."""
    if settings_of(request).logging.sign_ins:
        log.warning("failed sign-in from %s as %r", client_address(request), name[:60])


async def register(request: Request) -> Response:
    """Create an account with a password, and start its first session."""
    form = await read_form(request)
    name, back = form.get("name", ""), local_path(form.get("back", ""))
    invite = form.get("invite", "")
    services = services_of(request)

    def refused(error: str) -> Response:
        return _page(request, "register.html", error, typed=name, back=back, invite=invite)

    limits = services.limits
    if not limits.logins.take(request) or not limits.taken_names.has(client_key(request)):
        return refused("slow")
    email = normalize_email(form.get("email", "")) if settings_of(request).smtp.host else ""
    if refusal := await take_invite(request, invite):
        return refused(refusal)
    try:
        account = await services.accounts.register(name, form.get("password", ""))
        if email:
            await services.accounts.accounts.set_email(account.id, email)
    except (BadName, NameTaken, WeakPassword) as error:
        count_taken_name(request, error)
        await services.accounts.invite_codes.give_back(invite)
        return refused(error_key(error))
    response = RedirectResponse(f"/welcome?back={quote(back)}", 303)
    await start_session(request, response, account)
    await hand_out_codes(request, response, account)
    set_notice(request, response, "registered")
    return response


async def take_invite(request: Request, invite: str) -> str:
    """Use an invitation code where one is needed; the key of a refusal, or nothing."""
    registration = settings_of(request).registration
    if registration == "closed":
        return "closed"
    codes = services_of(request).accounts.invite_codes
    if registration == "invite" and not await codes.take(invite):
        return "invite-wrong"
    return ""


def count_taken_name(request: Request, error: BadInput) -> None:
    """Count an answer that a name is taken: whoever gets many is listing who has an account."""
    if isinstance(error, NameTaken):
        services_of(request).limits.taken_names.take(client_key(request))


def error_key(error: BadInput) -> str:
    """The key of the message that explains an error of registration."""
    match error:
        case BadName():
            return "name-unfit"
        case NameTaken():
            return "name-taken"
        case WeakPassword():
            return "password-unfit"
        case _:
            return "passkey-failed"


async def start_session(request: Request, response: Response, account: Account) -> None:
    """Start a session with a fresh token and revoke the browser's previous one."""
    guest = guest_token(request)
    token = await services_of(request).accounts.sessions.start(
        account,
        device_name(request.headers.get("user-agent", "")),
        guest=fingerprint(guest) if guest else "",
        previous_token=read_cookie(request, SESSION_COOKIE),
    )
    set_cookie(request, response, SESSION_COOKIE, token)
    set_cookie(request, response, SEAT_COOKIE, "")
    set_cookie(request, response, NAME_COOKIE, account.name)


async def log_out(request: Request) -> Response:
    """End this browser's session."""
    identity = await identify(request)
    if identity.account is not None and identity.session is not None:
        sessions = services_of(request).accounts.sessions
        await sessions.end(identity.account, identity.session.digest)
    response = RedirectResponse("/", 303)
    set_cookie(request, response, SESSION_COOKIE, "")
    set_cookie(request, response, NAME_COOKIE, "")
    return response


#: Names in a User-Agent header; browsers that also name another one come first.
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


def device_name(user_agent: str) -> str:
    """Browser and system of a User-Agent header, for the list of one's sessions.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_name("curl/8.5.0")
    'curl'
    """
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in user_agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    if browser or system:
        return " · ".join(part for part in (browser, system) if part)
    product = re.match(r"[A-Za-z][\w-]{0,30}", user_agent)
    return product[0] if product else "?"
