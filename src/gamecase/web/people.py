"""The pages of an account: how one signs in, where one is signed in, one's games and ratings."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import IO, Any

from babel.dates import format_date, format_datetime
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from gamecase.kernel.errors import BadInput
from gamecase.kernel.shelf import find, shelf
from gamecase.people.accounts import NoWayIn
from gamecase.people.export import export, tables_of
from gamecase.people.names import known_as
from gamecase.people.passwords import BadPassword
from gamecase.people.people import People
from gamecase.people.sessions import SCOPES
from gamecase.tables.house import House, clean_name
from gamecase.tables.table import Table
from gamecase.tables.view import player_name
from gamecase.web.form import read_form
from gamecase.web.pages import not_found, problem, render
from gamecase.web.passkeys import can_have_passkeys, is_fresh
from gamecase.web.reader import NAME, Reader, reader_of, remember
from gamecase.web.who import SESSION, Who, who_asks

_A_PAGE = 20  # games
_CHUNK = 64 * 1024  # bytes


async def _signed_in(request: Request) -> Who | None:
    """Whoever is signed in with this browser; programs have no account page."""
    who = await who_asks(request)
    return who if who.account is not None and who.session is not None else None


def _to_sign_in(request: Request) -> Response:
    return RedirectResponse(f"/signin?back={request.url.path}", 303)


def day(reader: Reader, milliseconds: int) -> str:
    """A date as the reader's language writes it."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return str(format_date(moment, "medium", locale=reader.language.code))


def _moment(reader: Reader, milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"{format_datetime(moment, 'short', locale=reader.language.code)} UTC"


# --- the account ---


async def account_page(request: Request) -> Response:
    """All there is to one's account."""
    who = await _signed_in(request)
    return await _shown(request, who) if who else _to_sign_in(request)


async def _shown(request: Request, who: Who, fault: str = "", token: str = "") -> Response:
    assert who.account is not None
    people: People = request.app.state.people
    reader = reader_of(request)
    ratings = await people.ratings.of(who.account)
    return render(
        request,
        "account.html",
        400 if fault else 200,
        account=who.account,
        here=who.session,
        fault=fault,
        token=token,
        scopes=SCOPES,
        is_fresh=is_fresh(request, who),
        can_have_passkeys=can_have_passkeys(request.url.hostname or ""),
        ratings=[each for each in ratings if each.game in shelf()],
        game_name=lambda game: reader.speaker(game)("game-name"),
        passkeys=await people.accounts.passkeys(who.account.id),
        sessions=await people.sessions.of(who.account),
        tokens=await people.sessions.tokens(who.account),
        day=lambda milliseconds: day(reader, milliseconds),
        moment=lambda milliseconds: _moment(reader, milliseconds),
    )


async def change_password(request: Request) -> Response:
    """A new password: all other browsers are signed out."""
    who = await _signed_in(request)
    if who is None or who.account is None or who.session is None:
        return _to_sign_in(request)
    if not is_fresh(request, who):
        return await _shown(request, who, "again")
    form = await read_form(request)
    people: People = request.app.state.people
    try:
        await people.change_password(who.account, form.get("password", ""), who.session.digest)
    except BadPassword:
        return await _shown(request, who, "password-unfit")
    return RedirectResponse("/account", 303)


async def drop_passkey(request: Request) -> Response:
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    if not is_fresh(request, who):
        return await _shown(request, who, "again")
    form = await read_form(request)
    people: People = request.app.state.people
    try:
        await people.accounts.drop_passkey(who.account.id, form.get("passkey", ""))
    except NoWayIn:
        return await _shown(request, who, "only-way")
    return RedirectResponse("/account", 303)


async def end_sessions(request: Request) -> Response:
    """One browser is signed out, or all but this."""
    who = await _signed_in(request)
    if who is None or who.account is None or who.session is None:
        return _to_sign_in(request)
    form = await read_form(request)
    people: People = request.app.state.people
    if form.get("session", "") == "others":
        await people.sessions.end_others(who.account, who.session.digest)
    else:
        await people.sessions.end(who.account, form.get("session", ""))
    return RedirectResponse("/account", 303)


async def make_token(request: Request) -> Response:
    """A token for a program, shown this once."""
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    if not is_fresh(request, who):
        return await _shown(request, who, "again")
    form = await read_form(request)
    people: People = request.app.state.people
    # To play is to read as well: whoever acts must see.
    scopes = SCOPES if form.get("scope") == "play" else ("read",)
    label = clean_name(form.get("label", ""))
    try:
        token = await people.sessions.make_token(who.account, label, scopes)
    except BadInput as error:
        return problem(request, "bad-form", 400, str(error))
    return await _shown(request, who, token=token)


async def revoke_token(request: Request) -> Response:
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    form = await read_form(request)
    people: People = request.app.state.people
    await people.sessions.revoke_token(who.account, form.get("token", ""))
    return RedirectResponse("/account", 303)


async def delete_account(request: Request) -> Response:
    """Everything but the games is forgotten, once the name is typed."""
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    if not is_fresh(request, who):
        return await _shown(request, who, "again")
    form = await read_form(request)
    if known_as(form.get("name", "")) != known_as(who.account.name):
        return await _shown(request, who, "not-the-name")
    people: People = request.app.state.people
    await people.accounts.delete(who.account.id)
    response = RedirectResponse("/", 303)
    remember(request, response, SESSION, "")
    remember(request, response, NAME, "")
    return response


# --- what is one's own ---


async def history(request: Request) -> Response:
    """One's games, the newest first."""
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    asked = request.query_params.get("before", "")
    before = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 16 else 1 << 62
    people: People = request.app.state.people
    house: House = request.app.state.house
    reader = reader_of(request)
    found = await tables_of(people, who.account, before, _A_PAGE)
    tables = [await house.table(key) for key, _ in found]
    return render(
        request,
        "history.html",
        games=[_played(each, reader, who.holder) for each in tables if each is not None],
        older=found[-1][1] if len(found) == _A_PAGE else 0,
    )


def _played(table: Table, reader: Reader, holder: str) -> dict[str, Any]:
    course = table.course
    words = reader.speaker(course.header.game)
    held = table.held_by(holder)
    others = [player_name(table, words, chair) for chair in table.chairs if chair not in held[:1]]
    return {
        "path": f"/table/{table.id}",
        "game": words("game-name"),
        "booklet": words(f"booklet-{course.header.ruleset}"),
        "others": ", ".join(others),
        "day": day(reader, course.header.made),
        "is_rated": course.header.is_rated,
        "result": _result(table, held),
        "can_be_looked_over": table.boxed.analyst is not None and course.outcome is not None,
    }


def _result(table: Table, held: tuple[int, ...]) -> str:
    """How the last match went for the one who holds these chairs, by the key of its word."""
    course = table.course
    if not course.tally:
        return "home-state-waiting" if course.missing else "home-state-open"
    winners = course.tally[-1]
    if not winners:
        return "history-drawn"
    if len(held) == course.chairs:
        return "home-state-over"  # both sides were one's own
    return "history-won" if held and held[0] in winners else "history-lost"


async def export_all(request: Request) -> Response:
    """All that is kept of one, to take along."""
    who = await _signed_in(request)
    if who is None or who.account is None:
        return _to_sign_in(request)
    if not request.app.state.tries.take(request):
        return problem(request, "too-many-tables", 429)
    archive = await export(request.app.state.people, who.account)
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
        boxed = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    people: People = request.app.state.people
    reader = reader_of(request)
    return render(
        request,
        "ratings.html",
        words=reader.speaker(boxed.game.key),
        ranked=await people.ratings.best(boxed.game.key),
    )
