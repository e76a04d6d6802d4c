"""Studies: their list, new ones from games, positions and files, their links, and as files."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.board_file import write_board_file
from gamecase.files import boards_of
from gamecase.kernel.annotation import count_notes
from gamecase.kernel.errors import BadInput
from gamecase.kernel.transcript import Transcript, losses_in, transcript_of
from gamecase.registry import GamePackage, all_games, find
from gamecase.study.documents import Document, TooManyDocuments
from gamecase.study.notebook import clean_title
from gamecase.study.study_content import StudyContent, study_of
from gamecase.study.study_import import check_study, title_of
from gamecase.tables.table import Table
from gamecase.web.client_addresses import client_key
from gamecase.web.dates import format_day
from gamecase.web.forms import read_form, ruleset_of
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.position import read_switches, read_text
from gamecase.web.pages.study_board import LoadedStudy, formats_of, open_study
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of

BOARD_SUFFIX = "json"  # Gamecase's own, which keeps everything


async def studies_page(request: Request) -> Response:
    """List the studies of a browser or an account, those changed last first."""
    holder = await holder_of(request)
    documents = services_of(request).documents
    found = await documents.of_holder(holder, "study") if holder else []
    lessons = await documents.of_holder(holder, "lesson") if holder else []
    preferences = preferences_of(request)
    names = {key: preferences.speaker(key)("game-name") for key in all_games()}
    return render(
        request,
        "studies.html",
        items=[
            {
                "document": document,
                "game": names.get(document.game, document.game),
                "day": format_day(preferences, document.changed_at),
            }
            for document in found
        ],
        lessons=[
            {"document": lesson, "day": format_day(preferences, lesson.changed_at)}
            for lesson in lessons
        ],
        games=names,
        formats={
            key: [each.name for each in package.formats.values() if each.can_be_read]
            for key, package in all_games().items()
        },
    )


# --- new studies ---


async def create_study(request: Request) -> Response:
    """Make a study of a table's game, a position, a text or an empty board, and show it."""
    services = services_of(request)
    if not services.limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    claim = await seat_claim(request)
    try:
        wanted = await wanted_studies(request, form, claim.holder)
    except NotAllowed as error:
        return error_page(request, error.code, error.status)
    try:
        created = [await services.documents.create(document) for document in wanted]
    except TooManyDocuments:
        return error_page(request, "too-many-studies", 409)
    path = f"/studies/{created[0].id}" if len(created) == 1 else "/studies"
    response = RedirectResponse(path, 303)
    claim.set_cookie(request, response)
    return response


class NotAllowed(Exception):
    """A study of something that the sender must not see, or that does not exist."""

    def __init__(self, code: str, status: int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status


async def wanted_studies(request: Request, form: Mapping[str, str], holder: str) -> list[Document]:
    """The studies that a form asks for, to be stored."""
    if table_id := form.get("table"):
        table = await services_of(request).tables.table(table_id)
        if table is None:
            raise NotAllowed("not-found", 404)
        return [_study_of_table(table, _nth_game(form, table), holder)]
    package = find(form.get("game", ""))
    if text := form.get("text", "").strip():
        return await imported_studies(request, package, text, holder)
    content = StudyContent(ruleset=ruleset_of(package, {"rules": "usual"}).key)
    if position := form.get("position"):
        switches = read_switches(form.get("switches", ""))
        read = await read_text(request, package, form.get("ruleset", ""), switches, position)
        content = StudyContent(
            ruleset=read.ruleset, switches=dict(read.switches), start=read.position
        )
        package = find(read.game)
    title = clean_title(form.get("title", ""))
    check_study(package, content)
    return [_document(package, title, content, holder)]


def _nth_game(form: Mapping[str, str], table: Table) -> int:
    text = form.get("nth_game", "")
    if not text:
        return table.state.nth_game
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise BadInput(f"nth_game={text[:20]!r}: expected a number")
    return int(text)


def _study_of_table(table: Table, nth_game: int, holder: str) -> Document:
    """A study of a game of a table that is over, or that the holder plays alone."""
    is_last = nth_game == table.state.nth_game
    plays_alone = len(table.held_by(holder)) == table.state.chairs
    if is_last and table.state.outcome is None and not plays_alone:
        raise NotAllowed("not-over", 403)
    package = table.package
    transcript = transcript_of(package.open(table.state.header), table.entries)
    content = study_of(transcript, nth_game)
    check_study(package, content)
    number = nth_game if len(transcript.games) > 1 else 0
    return _document(package, title_of(content.names, number), content, holder)


def _document(package: GamePackage, title: str, content: StudyContent, holder: str) -> Document:
    return Document(
        holder=holder, kind="study", game=package.game.key, title=title, content=content.encode()
    )


async def imported_studies(
    request: Request, package: GamePackage, text: str, holder: str
) -> list[Document]:
    """The games of a text with all that is written about them, to be stored."""
    game = package.game.key
    read = await services_of(request).imports.read_studies(game, text, client_key(request))
    return [
        Document(holder=holder, kind="study", game=game, title=each.title, content=each.content)
        for each in read
    ]


# --- links and deletion ---


async def change_study(request: Request) -> Response:
    """Make or withdraw a link to a study, or delete it; only its owner may."""
    study = await open_study(request)
    if study is None or study.access != "owner":
        return not_found(request)
    form, documents = await read_form(request), services_of(request).documents
    number = study.document.id
    if "delete" in form:
        await documents.delete(number)
        return RedirectResponse("/studies", 303)
    for link in ("view", "edit"):
        if (value := form.get(link)) in ("yes", "no"):
            await documents.share(
                number, "edit" if link == "edit" else "view", is_shared=value == "yes"
            )
    return RedirectResponse(f"/studies/{number}#share", 303)


# --- files ---


async def study_file(request: Request) -> Response:
    """A study as a file, in a format of other programs or as a saved board."""
    study = await open_study(request)
    suffix = request.path_params["suffix"]
    if study is None or suffix not in (*formats_of(study), BOARD_SUFFIX):
        return not_found(request)
    text, _ = await asyncio.to_thread(file_of, study, suffix)
    name = f"{study.package.game.key}-study.{suffix}"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def file_of(study: LoadedStudy, suffix: str) -> tuple[str, tuple[str, ...]]:
    """The text of a file, and what of the study it does not hold."""
    transcript = study.content.transcript()
    if title := study.document.title:
        transcript = replace(transcript, headers={"Event": title, **transcript.headers})
    if suffix == BOARD_SUFFIX:
        return write_board_file(boards_of(study.package, transcript)), ()
    format_ = study.package.formats[suffix]
    text = format_.write(transcript)
    return text, losses_in(format_, transcript) or _unread(study, suffix, transcript, text)


def _unread(study: LoadedStudy, suffix: str, transcript: Transcript, text: str) -> tuple[str, ...]:
    """What is missing when the file is read again, such as a play without its roll."""
    format_ = study.package.formats[suffix]
    try:
        again = format_.read(text)[0].games[0]
    except BadInput as error:
        return (f"{format_.name} cannot be read again: {error}",)
    before, after = count_notes(transcript.games[0].notes), count_notes(again.notes)
    lost = [
        f"{before[kind] - after[kind]} {kind}(s)" for kind in before if after[kind] < before[kind]
    ]
    if len(again.actions) < len(transcript.games[0].actions):
        lost.append(f"{len(transcript.games[0].actions) - len(again.actions)} action(s)")
    return tuple(f"{format_.name} has no place for {each}" for each in lost)
