"""The page that imports many files at once; its script sends them one after the other."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.registry import all_games
from gamecase.tables.game_file_reader import ARCHIVE, RECORD
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.numbers import format_number
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of, settings_of

#: Messages that the page's script shows.
_CLIENT_WORDS = (
    "import-line",
    "import-lost",
    "import-me",
    "import-queue-full",
    "import-quota",
    "import-stopped",
    "import-too-large",
    "import-unreadable",
)


def readable_suffixes() -> list[str]:
    """The suffixes of all files that can be imported."""
    found = {RECORD, ARCHIVE}
    for package in all_games().values():
        found |= {each.suffix for each in package.formats.values() if each.can_be_read}
        found |= {*package.binary_formats}
    return sorted(found)


async def import_page(request: Request) -> Response:
    """Show the form for files and folders, and the names by which the reader is known in them."""
    holder, preferences = await holder_of(request), preferences_of(request)
    words, limits = preferences.speaker(), settings_of(request).limits
    megabytes = limits.import_bytes / 1e6
    size = format_number(preferences, megabytes, 0 if megabytes >= 1 else 2)
    return render(
        request,
        "bulk_import.html",
        suffixes=readable_suffixes(),
        names=await services_of(request).study.own_names.of_holder(holder) if holder else [],
        most_bytes=limits.import_bytes,
        client_words={key: words(key, size=size) for key in _CLIENT_WORDS},
    )


async def change_names(request: Request) -> Response:
    """Save the names by which the reader is known in files."""
    if not services_of(request).limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    claim = await seat_claim(request)
    names = form.get("names", "").split(",")
    await services_of(request).study.own_names.set(claim.holder, names)
    response = RedirectResponse("/study/import", 303)
    claim.set_cookie(request, response)
    return response
