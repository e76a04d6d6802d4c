"""The page of whoever runs a site: people, tables, invitations, and what was changed.

Administrators see all of it, organisers tables and invitations. What changes something needs a
recent login, and is written to the audit log.
"""

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from starlette.responses import RedirectResponse, Response

from gamecase.accounts.accounts import ROLES, Account
from gamecase.kernel.errors import BadInput
from gamecase.registry import all_games
from gamecase.tables.table_factory import clean_name
from gamecase.web.dates import format_day, format_time
from gamecase.web.forms import read_form
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.login_required import (
    AccountHandler,
    AccountRequest,
    Handler,
    login_required,
)
from gamecase.web.pages.password_login import error_key
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of, settings_of

_MOST_PEOPLE, _MOST_DAYS = 1000, 3650


def role_required(*roles: str) -> Callable[[AccountHandler], Handler]:
    """Show the page to accounts with one of the roles; to others it does not exist."""

    def decorate(handler: AccountHandler) -> Handler:
        async def handle(account_request: AccountRequest) -> Response:
            if account_request.account.role not in roles:
                return not_found(account_request.request)
            if account_request.request.method == "POST" and not account_request.is_recent_login:
                return RedirectResponse("/signin?back=/admin", 303)
            return await handler(account_request)

        return login_required(handle)

    return decorate


@role_required("admin", "organiser")
async def admin_page(account_request: AccountRequest) -> Response:
    """Show the page."""
    return await _page(account_request)


async def _page(account_request: AccountRequest, error: str = "", once: str = "") -> Response:
    """The page, with an error or with a link or a code that is shown once."""
    request, accounts = account_request.request, account_request.accounts
    preferences = preferences_of(request)
    is_admin = account_request.account.role == "admin"
    administration = accounts.administration
    person, table = (request.query_params.get(name, "") for name in ("person", "table"))
    sizes = await administration.sizes() if is_admin else {}

    def game_name(game: str) -> str:
        return preferences.speaker(game)("game-name") if game in all_games() else game

    return render(
        request,
        "admin.html",
        400 if error else 200,
        fault=error,
        once=once,
        is_admin=is_admin,
        own_id=account_request.account.id,
        roles=ROLES,
        typed_person=person,
        typed_table=table,
        people=await administration.people(person) if is_admin else [],
        tables=await administration.tables(table, 20),
        invites=await accounts.invite_codes.all(),
        registration=settings_of(request).registration,
        sizes=sizes,
        megabytes=round(sizes.get("bytes", 0) / 1e6, 1),
        lines=await accounts.audit.recent(30) if is_admin else [],
        game_name=game_name,
        day=lambda milliseconds: format_day(preferences, milliseconds),
        time=lambda milliseconds: format_time(preferences, milliseconds),
    )


def _back(**query: str) -> Response:
    text = "&".join(f"{name}={quote(value)}" for name, value in query.items())
    return RedirectResponse(f"/admin?{text}" if text else "/admin", 303)


@role_required("admin")
async def change_person(account_request: AccountRequest) -> Response:
    """Do one thing with an account."""
    form = await read_form(account_request.request)
    accounts = account_request.accounts
    account = await accounts.accounts.find(form.get("account", ""))
    if account is None:
        return _back()
    action = form.get("action", "")
    is_own = account.id == account_request.account.id
    if is_own and action in ("ban", "role", "delete"):
        raise BadInput("administrators cannot lock themselves out")
    if action == "reset":
        token = await accounts.recovery.new_link(account, account_request.account.name)
        house = settings_of(account_request.request).house.address
        base = house or str(account_request.request.base_url).rstrip("/")
        return await _page(account_request, once=f"{base}/reset/{token}")
    try:
        await _change(account_request, account, action, form)
    except BadInput as error:
        return await _page(account_request, error_key(error))
    return _back()


def _change(
    account_request: AccountRequest, account: Account, action: str, form: dict[str, str]
) -> Awaitable[object]:
    administration = account_request.accounts.administration
    actor = account_request.account.name
    match action:
        case "end-sessions":
            return administration.end_sessions(actor, account)
        case "rename":
            return administration.rename(actor, account, form.get("name", ""))
        case "ban" | "unban":
            return administration.ban(actor, account, is_banned=action == "ban")
        case "role":
            return administration.set_role(actor, account, form.get("role", ""))
        case "delete":
            return administration.delete(actor, account)
        case _:
            raise BadInput(f"nothing to do: {action!r}")


@role_required("admin", "organiser")
async def change_table(account_request: AccountRequest) -> Response:
    """Close a table, or delete it."""
    form = await read_form(account_request.request)
    administration = account_request.accounts.administration
    actor, table = account_request.account.name, form.get("table", "")
    if form.get("action") == "close":
        await administration.close_table(actor, table)
    elif form.get("action") == "remove":
        await administration.remove_tables(actor, [table])
    else:
        raise BadInput(f"a table is closed or removed, not {form.get('action')!r}")
    await services_of(account_request.request).tables.drop_closed()
    return _back()


@role_required("admin", "organiser")
async def create_invite(account_request: AccountRequest) -> Response:
    """Create a code for registration, and show it this once."""
    form = await read_form(account_request.request)
    uses = _number(form.get("uses", "1"), _MOST_PEOPLE)
    days = _number(form.get("days", "30"), _MOST_DAYS)
    code = await account_request.accounts.invite_codes.create(
        account_request.account.name, clean_name(form.get("label", "")), uses=uses, days=days
    )
    return await _page(account_request, once=code)


@role_required("admin", "organiser")
async def revoke_invite(account_request: AccountRequest) -> Response:
    """Make a code for registration stop working."""
    form = await read_form(account_request.request)
    codes = account_request.accounts.invite_codes
    await codes.revoke(account_request.account.name, form.get("invite", ""))
    return _back()


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or len(text) > 5 or not 1 <= int(text) <= most:
        raise BadInput(f"expected a number from 1 to {most}, not {text!r}")
    return int(text)
