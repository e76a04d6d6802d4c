"""The translations page: every message with examples in two languages, for translators."""

import asyncio
from collections.abc import Collection

from starlette.requests import Request
from starlette.responses import Response

from gamecase.registry import find
from gamecase.web.page_renderer import render
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.words.checks import SHELL_OWNER
from gamecase.words.digests import State
from gamecase.words.examples import ShownMessage, owners, shown_messages
from gamecase.words.languages import LANGUAGES, SOURCE

_LONGEST_SEARCH = 100


async def translations(request: Request) -> Response:
    """Show the messages of the site or a game, filtered by state and a text."""
    preferences = preferences_of(request)
    query = request.query_params
    ours = _one_of(query.get("language", ""), LANGUAGES, preferences.language.code)
    beside = _one_of(query.get("beside", ""), LANGUAGES, SOURCE)
    part = _one_of(query.get("part", ""), owners(), SHELL_OWNER)
    state = _one_of(query.get("state", ""), [each.value for each in State], "")
    search = query.get("search", "")[:_LONGEST_SEARCH].strip()
    # Formatting a whole file takes a while the first time; the sockets of tables go on meanwhile.
    shown = await asyncio.to_thread(shown_messages, part, LANGUAGES[ours], LANGUAGES[beside])
    return render(
        request,
        "translations.html",
        ours=LANGUAGES[ours],
        beside=LANGUAGES[beside],
        part=part,
        parts=[(owner, _part_name(preferences, owner)) for owner in owners()],
        state=state,
        states=[each.value for each in State],
        search=search,
        messages=[message for message in shown if _is_wanted(message, state, search)],
    )


def _one_of(value: str, known: Collection[str], default: str) -> str:
    return value if value in known else default


def _part_name(preferences: Preferences, owner: str) -> str:
    if owner == SHELL_OWNER:
        return preferences.speaker()("translations-part-shell")
    return preferences.speaker(find(owner).game.key)("game-name")


def _is_wanted(message: ShownMessage, state: str, search: str) -> bool:
    if state and message.state.value != state:
        return False
    texts = [message.key, *(example.sentence for example in (*message.ours, *message.beside))]
    return any(search.casefold() in text.casefold() for text in texts)
