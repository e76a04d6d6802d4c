"""A player's past games, the export of all data of an account, and the ratings of a game."""

import asyncio
from collections.abc import AsyncIterator
from typing import IO

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from gamecase.accounts.export import account_archive, account_tables
from gamecase.kernel.errors import BadInput
from gamecase.messages.viewer import player_name
from gamecase.registry import find
from gamecase.tables.table import Table
from gamecase.web.dates import format_day
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.login_required import AccountRequest, login_required
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.web.services import services_of

_PAGE_SIZE = 20  # games
_CHUNK = 64 * 1024  # bytes


@login_required
async def history(account_request: AccountRequest) -> Response:
    """List an account's games, the newest first."""
    request, account = account_request.request, account_request.account
    text = request.query_params.get("before", "")
    before = int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 1 << 62
    table_service = services_of(request).tables
    preferences = preferences_of(request)
    page = await account_tables(account_request.accounts, account, before, _PAGE_SIZE)
    tables = [await table_service.table(key) for key, _ in page]
    return render(
        request,
        "history.html",
        games=[_game(table, preferences, account.holder) for table in tables if table is not None],
        older=page[-1][1] if len(page) == _PAGE_SIZE else 0,
    )


def _game(table: Table, preferences: Preferences, holder: str) -> dict[str, object]:
    """A table, as the template lists it."""
    state = table.state
    words = preferences.speaker(state.header.game)
    held = table.held_by(holder)
    others = [player_name(table, words, chair) for chair in table.chairs if chair not in held[:1]]
    return {
        "path": f"/table/{table.id}",
        "game": words("game-name"),
        "booklet": words(f"booklet-{state.header.ruleset}"),
        "others": ", ".join(others),
        "day": format_day(preferences, state.header.made),
        "is_rated": state.header.is_rated,
        "is_from_position": bool(state.header.start),
        "result": words(_result(table, held)),
        "can_be_looked_over": table.package.analyst is not None and state.outcome is not None,
    }


def _result(table: Table, held: tuple[int, ...]) -> str:
    """The key of the message for how the last match went for the holder of these chairs."""
    state = table.state
    if not state.match_winners:
        return "home-state-waiting" if state.missing else "home-state-open"
    winners = state.match_winners[-1]
    if not winners:
        return "history-drawn"
    if len(held) == state.chairs:
        return "home-state-over"  # one player on all sides
    return "history-won" if held and held[0] in winners else "history-lost"


@login_required
async def export_account(account_request: AccountRequest) -> Response:
    """All data of an account as a ZIP file."""
    request = account_request.request
    if not services_of(request).limits.logins.take(request):
        return error_page(request, "too-many-tables", 429)
    archive = await account_archive(account_request.accounts, account_request.account)
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
    """List the highest rated players of a game."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    return render(
        request,
        "ratings.html",
        words=preferences_of(request).speaker(package.game.key),
        ranked=await services_of(request).accounts.ratings.leaderboard(package.game.key),
    )
