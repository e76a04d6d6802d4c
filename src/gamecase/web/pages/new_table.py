"""The form for a new table, and the table it creates."""

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.engines.bot import usual_level
from gamecase.kernel.booklet import SwitchValue, box_questions, usual_booklet
from gamecase.kernel.errors import BadInput
from gamecase.messages.characters import character_message
from gamecase.registry import GamePackage, find
from gamecase.tables.table_factory import clean_name
from gamecase.web.choices import last_choices, remember_choices
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import (
    answer_label,
    box_shown,
    clock_chip,
    clock_label,
    clocks,
    draws_lots,
    match_label,
    points_range,
    read_form,
    read_table_request,
    rolls_by_hand,
    switch_text,
)
from gamecase.web.identity import account_name, seat_claim
from gamecase.web.page_renderer import render, render_part
from gamecase.web.pages.clause_sources import value_label
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.preferences import NAME_COOKIE, preferences_of, set_cookie
from gamecase.web.quota import is_over_quota
from gamecase.web.services import services_of
from gamecase.words import Speaker


async def new_table(request: Request) -> Response:
    """Show the form: booklet and switches, players, match, clock and dice."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    chosen = last_choices(request, package)
    name = await account_name(request)
    question = _rules_question(request, package, chosen)
    key = (words.language.code, package.game.key, bool(name), *question.values(), *chosen.items())
    choices = await services_of(request).page_parts.get(
        ("new-table", *key),
        lambda: render_part(
            "new_table_choices.html",
            chosen=chosen,
            **question,
            **_form_values(package, words, has_account=bool(name)),
        ),
    )
    return render(
        request,
        "new_table.html",
        game=package.game,
        words=words,
        choices=choices,
        formats=[each for each in package.formats.values() if each.can_be_read],
        own_name=name,
        has_editor=package.editor is not None,
    )


def _form_values(package: GamePackage, words: Speaker, *, has_account: bool) -> dict[str, Any]:
    """What the template of the form needs, besides what was chosen last time."""
    seats = {key: len(package.game.seats(package.rules(key))) for key in package.booklets}
    levels = package.bot.LEVELS
    return {
        "game": package.game,
        "words": words,
        "seats": seats,
        "others": range(2, max(seats.values()) + 1),
        "levels": levels,
        "default_level": usual_level(levels).key,
        "characters": {level.key: character_message(package, words, level.key) for level in levels},
        "draws_lots": draws_lots(package.game),
        "rolls_by_hand": package.game.uses_chance and rolls_by_hand(package.game),
        "can_be_rated": has_account and 2 in seats.values(),
        "points_range": points_range,
        "usual": usual_booklet(package.booklets.values()),
        **_booklet_choices(package, words),
    }


def _rules_question(
    request: Request, package: GamePackage, choices: dict[str, str]
) -> dict[str, str | bool]:
    """The key of the booklet that is preset, and whether to ask which rules are wanted.

    A link may preset a booklet, such as the one of a table whose rules are to be changed. The
    question is asked once: until a first table of the game was begun.
    """
    booklets = package.booklets
    usual = usual_booklet(booklets.values())
    linked = request.query_params.get("rules", "")
    preset = linked if linked in booklets else choices.get("ruleset") or next(iter(booklets))
    return {
        "preset": preset,
        "asks_for_rules": usual is not None and not choices and linked not in booklets,
        "is_changing": "change" in request.query_params,
    }


def _booklet_choices(package: GamePackage, words: Speaker) -> dict[str, Any]:
    """The part of the form that depends on the booklet, for the template."""
    booklets = package.booklets
    questions = box_questions(booklets.values())

    def is_people_only(booklet: str, switch: str, value: SwitchValue) -> bool:
        return not package.game.bots_play(package.rules(booklet, {switch: value}))

    return {
        "booklets": booklets.values(),
        "questions": {
            question: {
                switch_text(answer): answer_label(words, question, answer) for answer in answers
            }
            for question, answers in questions.items()
        },
        "shown": {key: box_shown(booklet, questions) for key, booklet in booklets.items()},
        "switch_text": switch_text,
        "is_people_only": is_people_only,
        "value_label": value_label,
        "match_label": match_label,
        "clocks": clocks(booklets.values()),
        "clock_label": clock_label,
        "clock_chip": clock_chip,
    }


async def create_table(request: Request) -> Response:
    """Create the table that a posted form describes, and redirect to it."""
    services = services_of(request)
    if not services.limits.new_tables.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    claim = await seat_claim(request)
    if await is_over_quota(request, claim.holder):
        return error_page(request, "quota", 429)
    form["name"] = claim.name or form.get("name", preferences_of(request).name)
    table = await services.tables.create_table(read_table_request(form), claim.holder)
    query = "?guided" if "guided" in form else ""
    response = RedirectResponse(f"/table/{table.id}{query}", 303)
    claim.set_cookie(request, response)
    if "remember" in form:
        remember_choices(request, response, table.package, form)
    if form["name"]:
        set_cookie(request, response, NAME_COOKIE, clean_name(form["name"]))
    return response
