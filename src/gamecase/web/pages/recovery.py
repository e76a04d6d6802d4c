"""Ways back into an account: recovery codes, links, and mails with links."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import Account
from gamecase.accounts.passwords import WeakPassword
from gamecase.accounts.service import WrongCredentials
from gamecase.web.forms import read_form
from gamecase.web.mail import send_mail
from gamecase.web.page_renderer import render
from gamecase.web.pages.account import recent_login_required
from gamecase.web.pages.login_required import AccountRequest
from gamecase.web.pages.password_login import start_session
from gamecase.web.preferences import preferences_of, set_notice
from gamecase.web.recovery_codes import forget_codes, hand_out_codes, handed_codes
from gamecase.web.security import local_path
from gamecase.web.services import services_of, settings_of

_sending: set[asyncio.Task[bool]] = set()


async def welcome(request: Request) -> Response:
    """Show new recovery codes once; without any, go on."""
    back = local_path(request.query_params.get("back", ""))
    codes = handed_codes(request)
    if not codes:
        return RedirectResponse(back, 303)
    response = render(request, "welcome.html", codes=codes, back=back)
    forget_codes(response)
    return response


@recent_login_required
async def new_codes(account_request: AccountRequest) -> Response:
    """Replace the recovery codes of an account."""
    response = RedirectResponse("/welcome?back=/account", 303)
    await hand_out_codes(account_request.request, response, account_request.account)
    return response


async def forgot_page(request: Request) -> Response:
    """Show the form for a recovery code."""
    return _forgot(request)


def _forgot(request: Request, fault: str = "", status: int = 200, **values: str) -> Response:
    values = {"typed": "", "told": "", **values}
    has_mail = bool(settings_of(request).smtp.host)
    return render(request, "forgot.html", status, fault=fault, has_mail=has_mail, **values)


async def recover(request: Request) -> Response:
    """Set a new password by a recovery code, or send a mail with a link."""
    form = await read_form(request)
    name = form.get("name", "")
    services = services_of(request)
    if not services.limits.logins.take(request, name):
        return _forgot(request, "slow", 429, typed=name)
    if "mail" in form:
        await _send_link(request, name)
        return _forgot(request, typed=name, told="people-mail-sent")
    try:
        account = await services.accounts.recover(
            name, form.get("code", ""), form.get("password", "")
        )
    except WrongCredentials:
        return _forgot(request, "code-wrong", 401, typed=name)
    except WeakPassword:
        return _forgot(request, "password-unfit", 400, typed=name)
    return await _signed_in(request, account)


async def _send_link(request: Request, name: str) -> None:
    """Send a link to the address of an account; nobody is told whether there is one."""
    accounts, settings = services_of(request).accounts, settings_of(request)
    account = await accounts.accounts.find_by_name(name)
    address = await accounts.accounts.email_of(account.id) if account else ""
    if account is None or not address or not settings.smtp.host:
        return
    token = await accounts.recovery.new_link(account, account.name)
    words = preferences_of(request).speaker()
    link = f"{settings.house.address}/reset/{token}"
    text = f"{words('mail-reset-text', name=account.name)}\n\n{link}\n"
    # Not awaited: the time that it takes would tell that the account exists.
    task = asyncio.create_task(send_mail(settings.smtp, address, words("mail-reset"), text))
    _sending.add(task)
    task.add_done_callback(_sending.discard)


async def reset_page(request: Request) -> Response:
    """Show the form behind a link that sets a new password."""
    token = request.path_params["token"]
    account = await services_of(request).accounts.recovery.find_link(token)
    return _reset(request, account.name if account else "", "" if account else "link-old")


def _reset(request: Request, name: str, fault: str = "") -> Response:
    return render(request, "reset.html", 400 if fault else 200, account_name=name, fault=fault)


async def reset(request: Request) -> Response:
    """Set a new password by a link."""
    token, form = request.path_params["token"], await read_form(request)
    services = services_of(request)
    if not services.limits.logins.take(request):
        return _reset(request, "", "slow")
    try:
        account = await services.accounts.reset(token, form.get("password", ""))
    except WrongCredentials:
        return _reset(request, "", "link-old")
    except WeakPassword:
        return _reset(request, form.get("username", ""), "password-unfit")
    return await _signed_in(request, account)


async def _signed_in(request: Request, account: Account) -> Response:
    response = RedirectResponse("/account", 303)
    if not account.is_banned:
        await start_session(request, response, account)
        set_notice(request, response, "password-saved")
    return response


@recent_login_required
async def change_mail(account_request: AccountRequest) -> Response:
    """Save the address that links for a new password are sent to."""
    form = await read_form(account_request.request)
    accounts = account_request.accounts.accounts
    await accounts.set_email(account_request.account.id, form.get("email", ""))
    return RedirectResponse("/account", 303)
