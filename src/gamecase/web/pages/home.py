"""The pages: the open case, laying a table, and the table itself."""

import io
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from gamecase.engines.bot import usual_level
from gamecase.kernel.booklet import box_questions
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Header, write_record
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.kernel.transitions import CHAT_PHRASES
from gamecase.messages.viewer import player_name
from gamecase.registry import GamePackage, all_games, find
from gamecase.scene.shapes import number
from gamecase.scene.svg import drawing
from gamecase.scene.table_module import no_premoves
from gamecase.scene.themes import THEMES
from gamecase.tables.service import TableService, clean_name
from gamecase.tables.table import Table
from gamecase.web.errors import fault, is_api
from gamecase.web.forms import (
    answer_label,
    box_shown,
    clock_label,
    clocks,
    draws_lots,
    match_label,
    read_form,
    read_plan,
    rolls_by_hand,
    switch_text,
)
from gamecase.web.identity import holder_of, own_name, seat_claim
from gamecase.web.preferences import LANGUAGE, NAME, THEME, Reader, reader_of, remember
from gamecase.words import LANGUAGES, Speaker

_TEMPLATES = Path(__file__).parents[1] / "templates"


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(request: Request, name: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the reader's language and theme."""
    reader = reader_of(request)
    page = _environment().get_template(name)
    values = {
        "reader": reader,
        "say": reader.speaker(),
        "languages": LANGUAGES.values(),
        "themes": THEMES,
        # Settings lead back here, by GET: what answers a post is no page to come back to.
        "path": request.url.path if request.method in ("GET", "HEAD") else "/",
        **values,
    }
    response = HTMLResponse(page.render(values), status)
    response.headers["Cache-Control"] = "no-store"
    response.headers["Vary"] = "Cookie, Accept-Language"
    return response


def small_board(package: GamePackage, words: Speaker, position: Any = None) -> Markup:
    """A board drawn into a page, with its colours still by name."""
    if position is None:
        position = package.table.showcase(package.rules())
    scene = package.table.draw(position, Seat.FIRST)
    view = f"0 0 {number(scene.art.width)} {number(scene.art.height)}"
    label = Markup.escape(words.say(scene.title))
    # Everything in a drawing is ours: art and coordinates, never a reader's text.
    return Markup(  # noqa: S704
        f'<svg class="small-board" viewBox="{view}" role="img" aria-label="{label}">'
        f"{drawing(scene)}</svg>"
    )


async def home(request: Request) -> Response:
    """The open case: every game, and the tables one plays at."""
    reader = reader_of(request)
    table_service: TableService = request.app.state.table_service
    games = []
    for key, package in all_games().items():
        words = reader.speaker(key)
        games.append({"key": key, "words": words, "board": small_board(package, words)})
    holder = await holder_of(request)
    tables = await table_service.tables_of(holder) if holder else []
    return render(
        request,
        "home.html",
        games=games,
        tables=[_summary(each, reader, holder) for each in tables],
        open_tables=[_seek(each, reader) for each in await table_service.open_tables(holder)],
    )


def _seek(table: Table, reader: Reader) -> dict[str, Any]:
    """A table at which anyone may sit down."""
    words = reader.speaker(table.state.header.game)
    chair = next(each for each in table.chairs.values() if each.is_open and each.invite)
    seated = [_player(table, words, each) for each in sorted(table.state.seated)]
    clock = table.state.header.clock
    return {
        "path": f"/join/{table.id}/{chair.invite}",
        "game": words("game-name"),
        "others": ", ".join(seated),
        "clock": clock_label(words, clock or "none"),
        "is_rated": table.state.header.is_rated,
    }


def _player(table: Table, words: Speaker, chair: int) -> str:
    """A name, and how strong its owner plays where that counts."""
    name = player_name(table, words, chair)
    rating = table.ratings.shown(table.state, chair)["rating"]
    return f"{name} ({rating})" if rating else name


def _summary(table: Table, reader: Reader, holder: str) -> dict[str, Any]:
    state = table.state
    words = reader.speaker(state.header.game)
    held = table.held_by(holder)
    others = [player_name(table, words, chair) for chair in table.chairs if chair not in held[:1]]
    yours = state.turn in held
    status = "over" if state.outcome else "waiting" if state.missing else "open"
    return {
        "id": table.id,
        "game": words("game-name"),
        "others": ", ".join(others),
        "state": "yours" if yours and status == "open" else status,
        "board": small_board(table.package, words, state.position) if state.node else "",
    }


async def new_table(request: Request) -> Response:
    """Choosing the booklet, who sits where, and how long to play."""
    package = _boxed(request)
    if package is None:
        return not_found(request)
    words = reader_of(request).speaker(package.game.key)
    seats = {key: len(package.game.seats(package.rules(key))) for key in package.booklets}
    levels = package.bot.LEVELS
    questions = box_questions(package.booklets.values())
    return render(
        request,
        "new.html",
        game=package.game,
        words=words,
        booklets=package.booklets.values(),
        questions={
            q: {switch_text(a): answer_label(words, q, a) for a in questions[q]} for q in questions
        },
        shown={key: box_shown(each, questions) for key, each in package.booklets.items()},
        switch_text=switch_text,
        match_label=match_label,
        is_people_only=lambda key, name, value: (
            not package.game.bots_play(package.rules(key, {name: value}))
        ),
        clocks=clocks(package.booklets.values()),
        clock_label=clock_label,
        seats=seats,
        others=range(2, max(seats.values()) + 1),
        levels=levels,
        default_level=usual_level(levels),
        draws_lots=draws_lots(package.game),
        rolls_by_hand=package.game.uses_chance and rolls_by_hand(package.game),
        formats=[each for each in package.formats.values() if each.can_be_read],
        own_name=await own_name(request),
        can_be_rated=bool(await own_name(request)) and 2 in seats.values(),
        board=small_board(package, words),
    )


def _boxed(request: Request) -> GamePackage | None:
    try:
        return find(request.path_params["game"])
    except BadInput:
        return None


async def lay_table(request: Request) -> Response:
    """A form asks for a table: lay it, and show the way there."""
    if not request.app.state.new_tables.take(request.client.host if request.client else ""):
        return problem(request, "too-many-tables", 429)
    try:
        form = await read_form(request)
        taker = await seat_claim(request)
        form["name"] = taker.name or form.get("name", "")
        table_request = read_plan(form)
        table_service: TableService = request.app.state.table_service
        table = await table_service.create_table(table_request, taker.holder)
    except BadInput as error:
        return problem(request, "bad-form", 400, str(error))
    guided = "?guided" if "guided" in form else ""
    response = RedirectResponse(f"/table/{table.id}{guided}", 303)
    taker.remember(request, response)
    if form.get("name"):
        remember(request, response, NAME, clean_name(form["name"]))
    return response


async def show_table(request: Request) -> Response:
    """The table, for players and for whoever watches."""
    table = await table_of(request)
    if table is None:
        return not_found(request)
    reader = reader_of(request)
    state = table.state
    words = reader.speaker(state.header.game)
    holder = await holder_of(request)
    held = table.held_by(holder) if holder else ()
    booklet = table.package.booklet(state.header.ruleset)
    return render(
        request,
        "table.html",
        table=table,
        words=words,
        game=state.game,
        booklet=booklet,
        clauses=booklet.clauses_in_force(state.header.switches),
        switches=[
            Phrase(f"switch-{name}-{switch_text(value)}")
            for name, value in state.header.switches.items()
        ],
        rules_address=_rules_address(state.header),
        held=held,
        is_alone=_people(table) <= set(held),
        speaks=bool(held) and not _people(table) <= set(held),
        phrases=CHAT_PHRASES,
        bots_play=state.game.bots_play(state.rules),
        looks=table.package.table.LOOKS,
        can_turn=table.package.turns(state.rules),
        can_plan=table.package.table.premoves is not no_premoves,
        has_symbols=table.package.table.HAS_SYMBOLS,
        formats=table.package.formats.values(),
        has_analyst=table.package.analyst is not None,
        has_guide=bool(held) and table.package.guide is not None,
        invites=_invitations(request, table) if held else [],
        is_loopback=request.url.hostname in ("127.0.0.1", "localhost", "::1"),
        client_words={
            key: words(key)
            for key in (
                *(f"say-{phrase}" for phrase in CHAT_PHRASES),
                "link-lost",
                "link-back",
                "touch-again",
                "confirm-grave",
                "copied",
                "turn-alert",
                "ahead-planned",
                "clock-stale",
            )
        },
    )


def _people(table: Table) -> set[int]:
    """The chairs that are not a bot's."""
    players = table.state.header.players
    return {chair for chair, player in enumerate(players, start=1) if not player.bot}


def _rules_address(header: Header) -> str:
    """The rule book, opened at the booklet of a table and with what its players agreed."""
    chosen = {f"switch-{name}": switch_text(value) for name, value in header.switches.items()}
    query = f"?{urlencode(chosen)}" if chosen else ""
    return f"/rules/{header.game}/{header.ruleset}{query}"


def _invitations(request: Request, table: Table) -> list[dict[str, Any]]:
    """The links to chairs that are still free, with a code to scan for each."""
    found = []
    for chair in table.chairs.values():
        if chair.invite is not None:
            address = f"{request.url.scheme}://{request.url.netloc}/join/{table.id}/{chair.invite}"
            found.append({"chair": chair.number, "address": address, "code": qr_svg(address)})
    return found


def qr_svg(text: str) -> Markup:
    """A code to scan, drawn dark on light whatever the theme."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=False,
        border=2,
        omitsize=True,
        dark="#000",
        light="#fff",
    )
    return Markup(out.getvalue().decode())  # noqa: S704 - made by segno from an address of ours


async def record(request: Request) -> Response:
    """The table's record, to keep."""
    table = await table_of(request)
    if table is None:
        return not_found(request)
    text = write_record(table.state.header, table.entries)
    name = f"{table.state.header.game}-{table.id}.jsonl"
    return Response(
        text,
        media_type="application/jsonl; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


async def settings(request: Request) -> Response:
    """Language and theme, remembered."""
    form = await read_form(request)
    response = RedirectResponse(own_path(form.get("back", "")), 303)
    if form.get("language", "") in LANGUAGES:
        remember(request, response, LANGUAGE, form["language"])
    if "theme" in form:
        remember(request, response, THEME, form["theme"] if form["theme"] in THEMES else "")
    return response


def own_path(address: str) -> str:
    """Only a path of ours: an address of another site, or one beginning //, leads astray."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and address.isprintable() else "/"


async def table_of(request: Request) -> Table | None:
    """The table a request is about; None when there is none."""
    table_service: TableService = request.app.state.table_service
    return await table_service.table(request.path_params["table"])


def not_found(request: Request) -> Response:
    return problem(request, "not-found", 404)


def problem(request: Request, code: str, status: int, detail: str = "") -> Response:
    """A page that says what went wrong, and leads back to the case; programs get it as JSON."""
    if is_api(request.scope):
        return fault(status, code, detail)
    return render(request, "problem.html", status, code=code, detail=detail)
