"""The account page: password, passkeys, sessions, tokens, and deleting the account."""

from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import LastCredential
from gamecase.accounts.names import name_skeleton
from gamecase.accounts.passwords import WeakPassword
from gamecase.accounts.service import WrongCredentials
from gamecase.accounts.tokens import SCOPES
from gamecase.kernel.errors import BadInput
from gamecase.registry import all_games
from gamecase.tables.table_factory import clean_name
from gamecase.web.dates import format_day, format_time
from gamecase.web.forms import read_form
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page
from gamecase.web.pages.login_required import (
    AccountHandler,
    AccountRequest,
    Handler,
    login_required,
)
from gamecase.web.pages.passkeys import can_have_passkeys
from gamecase.web.preferences import (
    NAME_COOKIE,
    SESSION_COOKIE,
    preferences_of,
    set_cookie,
    set_notice,
)
from gamecase.web.services import services_of, settings_of


def recent_login_required(handler: AccountHandler) -> Handler:
    """Require a recent login; otherwise the account page asks to log in again."""

    async def handle(account_request: AccountRequest) -> Response:
        if not account_request.is_recent_login:
            return await _page(account_request, "again")
        return await handler(account_request)

    return login_required(handle)


@login_required
async def account_page(account_request: AccountRequest) -> Response:
    """Show the account."""
    return await _page(account_request)


async def _page(account_request: AccountRequest, error: str = "", token: str = "") -> Response:
    """The account page, with an error message or a newly created token."""
    request, account = account_request.request, account_request.account
    accounts = account_request.accounts
    preferences = preferences_of(request)
    ratings = await accounts.ratings.of_account(account)
    return render(
        request,
        "account.html",
        400 if error else 200,
        account=account,
        here=account_request.session,
        fault=error,
        token=token,
        scopes=SCOPES,
        is_fresh=account_request.is_recent_login,
        can_have_passkeys=can_have_passkeys(request.url.hostname or ""),
        ratings=[rating for rating in ratings if rating.game in all_games()],
        games=[*all_games()],
        game_name=lambda game: preferences.speaker(game)("game-name"),
        passkeys=await accounts.accounts.passkeys(account.id),
        codes_left=await accounts.recovery.count_codes(account),
        has_mail=bool(settings_of(request).smtp.host),
        email=await accounts.accounts.email_of(account.id),
        sessions=await accounts.sessions.of_account(account),
        tokens=await accounts.tokens.of_account(account),
        day=lambda milliseconds: format_day(preferences, milliseconds),
        time=lambda milliseconds: format_time(preferences, milliseconds),
    )


def _redirect() -> Response:
    return RedirectResponse("/account", 303)


@recent_login_required
async def change_password(account_request: AccountRequest) -> Response:
    """Change the password once the old one was given, and log out all other browsers.

    An account without a password proves itself by a passkey instead; see `pages/passkeys.py`.
    """
    request, account = account_request.request, account_request.account
    accounts = account_request.accounts
    form = await read_form(request)
    if not account.has_password:
        return await _page(account_request, "passkey-first")
    if not services_of(request).limits.logins.take(request, account.name):
        return await _page(account_request, "slow")
    try:
        await accounts.sign_in(account.name, form.get("current", ""))
        await accounts.change_password(
            account, form.get("password", ""), account_request.session.digest
        )
    except WrongCredentials:
        return await _page(account_request, "wrong-current")
    except WeakPassword:
        return await _page(account_request, "password-unfit")
    response = _redirect()
    set_notice(request, response, "password-saved")
    return response


@recent_login_required
async def delete_passkey(account_request: AccountRequest) -> Response:
    """Delete a passkey, unless it is the only way to log in."""
    form = await read_form(account_request.request)
    accounts = account_request.accounts.accounts
    try:
        await accounts.remove_passkey(account_request.account.id, form.get("passkey", ""))
    except LastCredential:
        return await _page(account_request, "only-way")
    return _redirect()


@login_required
async def end_sessions(account_request: AccountRequest) -> Response:
    """Log out one browser, or all but this one."""
    form = await read_form(account_request.request)
    sessions, account = account_request.accounts.sessions, account_request.account
    if form.get("session", "") == "others":
        await sessions.end_others(account, account_request.session.digest)
    else:
        await sessions.end(account, form.get("session", ""))
    return _redirect()


@recent_login_required
async def create_token(account_request: AccountRequest) -> Response:
    """Create a token for a program, and show it this once."""
    form = await read_form(account_request.request)
    scopes = SCOPES if form.get("scope") == "play" else ("read",)  # playing includes reading
    label = clean_name(form.get("label", ""))
    tokens = account_request.accounts.tokens
    try:
        token = await tokens.create(account_request.account, label, scopes)
    except BadInput as error:
        return error_page(account_request.request, "bad-form", 400, str(error))
    return await _page(account_request, token=token)


@login_required
async def revoke_token(account_request: AccountRequest) -> Response:
    """Revoke the token of a program."""
    form = await read_form(account_request.request)
    tokens = account_request.accounts.tokens
    await tokens.revoke(account_request.account, form.get("token", ""))
    return _redirect()


@recent_login_required
async def delete_account(account_request: AccountRequest) -> Response:
    """Delete all but the games, once the account's name was typed as confirmation."""
    request, account = account_request.request, account_request.account
    form = await read_form(request)
    if name_skeleton(form.get("name", "")) != name_skeleton(account.name):
        return await _page(account_request, "not-the-name")
    await account_request.accounts.accounts.delete(account.id)
    response = RedirectResponse("/", 303)
    set_cookie(request, response, SESSION_COOKIE, "")
    set_cookie(request, response, NAME_COOKIE, "")
    return response
