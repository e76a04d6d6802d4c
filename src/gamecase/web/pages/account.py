"""The pages of an account: how one signs in, where one is signed in, one's games and ratings."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import IO, Any

from babel.dates import format_date, format_datetime
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from gamecase.accounts.accounts import Account, NoWayIn
from gamecase.accounts.export import export, tables_of
from gamecase.accounts.names import name_skeleton
from gamecase.accounts.passwords import BadPassword
from gamecase.accounts.service import AccountService
from gamecase.accounts.sessions import SCOPES, SignedIn
from gamecase.kernel.errors import BadInput
from gamecase.messages.viewer import player_name
from gamecase.registry import all_games, find
from gamecase.tables.service import TableService, clean_name
from gamecase.tables.table import Table
from gamecase.web.forms import read_form
from gamecase.web.identity import SESSION, identify
from gamecase.web.pages.home import not_found, problem, render
from gamecase.web.pages.passkeys import can_have_passkeys
from gamecase.web.preferences import NAME, Reader, reader_of, remember

_A_PAGE = 20  # games
_CHUNK = 64 * 1024  # bytes


@dataclass(frozen=True, slots=True)
class OwnAccount:
    """Somebody at a door of his own account."""

    request: Request
    account_service: AccountService
    account: Account
    session: SignedIn

    @property
    def is_fresh(self) -> bool:
        """He has proven lately who he is, and may change how he does it."""
        return self.session.is_fresh(self.account_service.now())


Door = Callable[[Request], Awaitable[Response]]
OwnDoor = Callable[[OwnAccount], Awaitable[Response]]


def _own(door: OwnDoor) -> Door:
    """A door for whoever is signed in with this browser; programs have no account page."""

    async def asked(request: Request) -> Response:
        who = await identify(request)
        if who.account is None or who.session is None:
            return RedirectResponse(f"/signin?back={request.url.path}", 303)
        return await door(
            OwnAccount(request, request.app.state.account_service, who.account, who.session)
        )

    return asked


def _grave(door: OwnDoor) -> Door:
    """A door that asks for a sign-in not long ago."""

    async def asked(own: OwnAccount) -> Response:
        return await door(own) if own.is_fresh else await _shown(own, "again")

    return _own(asked)


def day(reader: Reader, milliseconds: int) -> str:
    """A date as the reader's language writes it."""
    node = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return str(format_date(node, "medium", locale=reader.language.code))


def _moment(reader: Reader, milliseconds: int) -> str:
    node = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"{format_datetime(node, 'short', locale=reader.language.code)} UTC"


# --- the account ---


@_own
async def account_page(own: OwnAccount) -> Response:
    """All there is to one's account."""
    return await _shown(own)


async def _shown(own: OwnAccount, fault: str = "", token: str = "") -> Response:
    account_service, account = own.account_service, own.account
    reader = reader_of(own.request)
    ratings = await account_service.ratings.of(account)
    return render(
        own.request,
        "account.html",
        400 if fault else 200,
        account=account,
        here=own.session,
        fault=fault,
        token=token,
        scopes=SCOPES,
        is_fresh=own.is_fresh,
        can_have_passkeys=can_have_passkeys(own.request.url.hostname or ""),
        ratings=[each for each in ratings if each.game in all_games()],
        game_name=lambda game: reader.speaker(game)("game-name"),
        passkeys=await account_service.accounts.passkeys(account.id),
        sessions=await account_service.sessions.of(account),
        tokens=await account_service.sessions.tokens(account),
        day=lambda milliseconds: day(reader, milliseconds),
        node=lambda milliseconds: _moment(reader, milliseconds),
    )


def _done() -> Response:
    return RedirectResponse("/account", 303)


@_grave
async def change_password(own: OwnAccount) -> Response:
    """A new password: all other browsers are signed out."""
    form = await read_form(own.request)
    password = form.get("password", "")
    try:
        await own.account_service.change_password(own.account, password, own.session.digest)
    except BadPassword:
        return await _shown(own, "password-unfit")
    return _done()


@_grave
async def drop_passkey(own: OwnAccount) -> Response:
    """A passkey opens this account no more."""
    form = await read_form(own.request)
    try:
        await own.account_service.accounts.drop_passkey(own.account.id, form.get("passkey", ""))
    except NoWayIn:
        return await _shown(own, "only-way")
    return _done()


@_own
async def end_sessions(own: OwnAccount) -> Response:
    """One browser is signed out, or all but this."""
    form = await read_form(own.request)
    if form.get("session", "") == "others":
        await own.account_service.sessions.end_others(own.account, own.session.digest)
    else:
        await own.account_service.sessions.end(own.account, form.get("session", ""))
    return _done()


@_grave
async def make_token(own: OwnAccount) -> Response:
    """A token for a program, shown this once."""
    form = await read_form(own.request)
    # To play is to read as well: whoever acts must see.
    scopes = SCOPES if form.get("scope") == "play" else ("read",)
    label = clean_name(form.get("label", ""))
    try:
        token = await own.account_service.sessions.make_token(own.account, label, scopes)
    except BadInput as error:
        return problem(own.request, "bad-form", 400, str(error))
    return await _shown(own, token=token)


@_own
async def revoke_token(own: OwnAccount) -> Response:
    """A program is nobody's again."""
    form = await read_form(own.request)
    await own.account_service.sessions.revoke_token(own.account, form.get("token", ""))
    return _done()


@_grave
async def delete_account(own: OwnAccount) -> Response:
    """Everything but the games is forgotten, once the name is typed."""
    form = await read_form(own.request)
    if name_skeleton(form.get("name", "")) != name_skeleton(own.account.name):
        return await _shown(own, "not-the-name")
    await own.account_service.accounts.delete(own.account.id)
    response = RedirectResponse("/", 303)
    remember(own.request, response, SESSION, "")
    remember(own.request, response, NAME, "")
    return response


# --- what is one's own ---


@_own
async def history(own: OwnAccount) -> Response:
    """One's games, the newest first."""
    asked = own.request.query_params.get("before", "")
    before = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 16 else 1 << 62
    table_service: TableService = own.request.app.state.table_service
    reader = reader_of(own.request)
    found = await tables_of(own.account_service, own.account, before, _A_PAGE)
    tables = [await table_service.table(key) for key, _ in found]
    return render(
        own.request,
        "history.html",
        games=[_played(each, reader, own.account.holder) for each in tables if each is not None],
        older=found[-1][1] if len(found) == _A_PAGE else 0,
    )


def _played(table: Table, reader: Reader, holder: str) -> dict[str, Any]:
    state = table.state
    words = reader.speaker(state.header.game)
    held = table.held_by(holder)
    others = [player_name(table, words, chair) for chair in table.chairs if chair not in held[:1]]
    return {
        "path": f"/table/{table.id}",
        "game": words("game-name"),
        "booklet": words(f"booklet-{state.header.ruleset}"),
        "others": ", ".join(others),
        "day": day(reader, state.header.made),
        "is_rated": state.header.is_rated,
        "result": _result(table, held),
        "can_be_looked_over": table.package.analyst is not None and state.outcome is not None,
    }


def _result(table: Table, held: tuple[int, ...]) -> str:
    """How the last match went for the one who holds these chairs, by the key of its word."""
    state = table.state
    if not state.match_winners:
        return "home-state-waiting" if state.missing else "home-state-open"
    winners = state.match_winners[-1]
    if not winners:
        return "history-drawn"
    if len(held) == state.chairs:
        return "home-state-over"  # both sides were one's own
    return "history-won" if held and held[0] in winners else "history-lost"


@_own
async def export_all(own: OwnAccount) -> Response:
    """All that is kept of one, to take along."""
    if not own.request.app.state.tries.take(own.request):
        return problem(own.request, "too-many-tables", 429)
    archive = await export(own.account_service, own.account)
    return StreamingResponse(
        _chunks(archive),
        media_type="application/zip",
        headers={
            "Content-Disposition": 'attachment; filename="gamecase.zip"',
            "Cache-Control": "no-store",
        },
    )


async def _chunks(archive: IO[bytes]) -> AsyncIterator[bytes]:
    try:
        while chunk := await asyncio.to_thread(archive.read, _CHUNK):
            yield chunk
    finally:
        archive.close()


async def ratings(request: Request) -> Response:
    """Who plays a game best, as far as that is known."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    account_service: AccountService = request.app.state.account_service
    reader = reader_of(request)
    return render(
        request,
        "ratings.html",
        words=reader.speaker(package.game.key),
        ranked=await account_service.ratings.best(package.game.key),
    )
