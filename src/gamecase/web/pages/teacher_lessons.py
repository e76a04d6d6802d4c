"""Lessons that teachers write: new ones, their exercises, their links."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.board import Board
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games, find
from gamecase.study.documents import Document, TooManyDocuments
from gamecase.study.lesson_content import (
    LONGEST_TEXT,
    MOST_ANSWERS,
    LessonContent,
    LessonExercise,
    decode_lesson,
)
from gamecase.study.notebook import SavedPosition, clean_note, clean_title
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import seat_claim
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.exercise_board import learner_seat
from gamecase.web.pages.position import read_switches, read_text
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.pages.study_board import requested_document
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of


class BadExercise(BadInput):
    """An exercise that cannot be solved; `key` is the message that says why."""

    def __init__(self, key: str, move: str = "") -> None:
        super().__init__(f"{key}: {move}")
        self.key = key
        self.move = move


async def create_lesson(request: Request) -> Response:
    """Make an empty lesson, and show it to be filled."""
    services = services_of(request)
    if not services.limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form, claim = await read_form(request), await seat_claim(request)
    lesson = await _new_lesson(request, claim.holder, clean_title(form.get("title", "")))
    if lesson is None:
        return error_page(request, "too-many-studies", 409)
    response = RedirectResponse(f"/lessons/{lesson.id}/edit", 303)
    claim.set_cookie(request, response)
    return response


async def _new_lesson(request: Request, holder: str, title: str) -> Document | None:
    lesson = Document(holder=holder, kind="lesson", title=title, content=LessonContent().encode())
    try:
        return await services_of(request).documents.create(lesson)
    except TooManyDocuments:
        return None


async def edit_page(request: Request) -> Response:
    """Show a lesson to its teacher."""
    document = await own_lesson(request)
    if document is None:
        return not_found(request)
    return await _edit_page(request, document)


async def own_lesson(request: Request) -> Document | None:
    """The lesson of the path, if the sender wrote it."""
    requested = await requested_document(request, "lesson")
    return requested[0] if requested is not None and requested[1] == "owner" else None


async def _edit_page(
    request: Request, document: Document, problem: str = "", draft: Mapping[str, str] | None = None
) -> Response:
    content = decode_lesson(document.content)
    library: list[Markup] = []
    saved = await services_of(request).notebook.positions(document.holder, limit=100)
    names = {key: preferences_of(request).speaker(key)("game-name") for key in all_games()}
    return render(
        request,
        "lesson_editor.html",
        400 if problem else 200,
        document=document,
        items=[exercise_item(request, each, library) for each in content.exercises],
        library=library,
        saved=[each for each in saved if each.game in names],
        games=names,
        problem=problem,
        draft=draft or {},
        longest=LONGEST_TEXT,
        origin=str(request.base_url).rstrip("/"),
    )


def exercise_item(
    request: Request, exercise: LessonExercise, library: list[Markup]
) -> dict[str, Any]:
    """An exercise for a template, with its board and its answers as players write them."""
    words = preferences_of(request).speaker(exercise.game)
    try:
        package = find(exercise.game)
        rules = exercise.rules(package)
        position = package.game.read_position(rules, exercise.position)
    except BadInput:  # of a game that this server does not have any more
        return {"exercise": exercise, "board": "", "game": exercise.game, "answers": [], "seat": ""}
    pictures = ExamplePictures(package, rules, words)
    seat = learner_seat(package, position)
    board = pictures.board(position, seat)
    if pictures.art not in library:
        library.append(pictures.art)
    known_as = package.game.known_as(position, seat)
    return {
        "exercise": exercise,
        "board": board,
        "game": words("game-name"),
        "seat": words.seat(known_as, exercise.ruleset),
        "answers": [written_answer(package, position, text, words) for text in exercise.answers],
    }


def written_answer(package: GamePackage, position: Any, text: str, words: Any) -> str:
    """A move as players write it."""
    action = package.game.read_action(text)
    written = package.table.write_action(position, action).text
    told = written if isinstance(written, str) else words.say(written)
    return told or words.say(package.table.describe_action(position, action))


# --- exercises ---


async def add_exercise(request: Request) -> Response:
    """Add a position to a lesson of the sender, or to a new one."""
    services = services_of(request)
    if not services.limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form, claim = await read_form(request), await seat_claim(request)
    document = await services.documents.find("lesson", form.get("lesson", ""))
    if document is None:
        document = await _new_lesson(request, claim.holder, clean_title(form.get("title", "")))
    if document is None:
        return error_page(request, "too-many-studies", 409)
    if document.holder != claim.holder:
        return not_found(request)
    try:
        exercise = await read_exercise(request, form, claim.holder)
        content = decode_lesson(document.content)
        content = content.with_exercise(len(content.exercises), exercise)
    except BadInput as error:
        return await _edit_page(request, document, _told(request, error), form)
    return await _stored(request, document, content, document.title, str(document.version))


async def change_lesson(request: Request) -> Response:
    """Change an exercise or the title of a lesson, its link, or delete one of them."""
    document = await own_lesson(request)
    if document is None:
        return not_found(request)
    form, documents = await read_form(request), services_of(request).documents
    if "delete-lesson" in form:
        await documents.delete(document.id)
        return RedirectResponse("/studies#lessons", 303)
    if form.get("view") in ("yes", "no"):
        await documents.share(document.id, "view", is_shared=form["view"] == "yes")
        return RedirectResponse(f"/lessons/{document.id}/edit", 303)
    content, title = decode_lesson(document.content), document.title
    try:
        if "title" in form:
            title = clean_title(form["title"])
        elif "delete" in form:
            content = content.without(_index(form["delete"]))
        elif "up" in form:
            content = content.with_earlier(_index(form["up"]))
        elif "exercise" in form:
            index = _index(form["exercise"])
            content = content.with_exercise(index, _with_texts(content.exercise(index), form))
    except BadInput as error:
        return await _edit_page(request, document, _told(request, error), form)
    return await _stored(request, document, content, title, form.get("version", ""))


async def _stored(
    request: Request, document: Document, content: LessonContent, title: str, version: str
) -> Response:
    """Store a lesson, unless another window has stored a newer version."""
    known = version == str(document.version)
    documents = services_of(request).documents
    if not known or not await documents.change(
        document.id, document.version, title, content.encode()
    ):
        newest = await documents.find("lesson", document.id) or document
        words = preferences_of(request).speaker()
        draft = await read_form(request)
        return await _edit_page(request, newest, words("studies-conflict"), draft)
    return RedirectResponse(f"/lessons/{document.id}/edit", 303)


def _index(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise BadInput(f"{text[:20]!r}: expected the number of an exercise")
    return int(text)


async def read_exercise(request: Request, form: Mapping[str, str], holder: str) -> LessonExercise:
    """The exercise that a form describes: a saved position, or one as text."""
    if number := form.get("saved"):
        saved = await services_of(request).notebook.find(holder, number)
        if saved is None:
            raise BadInput("no such position in your notebook")
        exercise = _of_saved(saved)
    else:
        package = find(form.get("game", ""))
        switches, text = read_switches(form.get("switches", "")), form.get("position", "")
        read = await read_text(request, package, form.get("ruleset", ""), switches, text)
        exercise = LessonExercise(
            game=read.game,
            ruleset=read.ruleset,
            switches=dict(read.switches),
            position=read.position,
        )
    package = find(exercise.game)
    position = package.game.read_position(exercise.rules(package), exercise.position)
    if not package.game.to_act(position).is_player:
        raise BadExercise("lessons-nobody-moves")
    is_new = "any_good" not in form and not form.get("answers", "").strip()
    default = {"any_good": "yes"} if is_new and package.analyst is not None else {}
    return _with_texts(exercise, {**default, **form})


def _of_saved(saved: SavedPosition) -> LessonExercise:
    return LessonExercise(
        game=saved.game,
        ruleset=saved.ruleset,
        switches=json.loads(saved.switches),
        position=saved.position,
        task=saved.note[:LONGEST_TEXT],
    )


def _with_texts(exercise: LessonExercise, form: Mapping[str, str]) -> LessonExercise:
    """The exercise with what a teacher wrote about it; every answer has to be legal."""
    package = find(exercise.game)
    board: Board[Any, Any] = Board(
        exercise.game,
        exercise.ruleset,
        switches=exercise.switches,
        position=exercise.position,
    )
    lines = [line.strip()[:200] for line in form.get("answers", "").splitlines()]
    texts = [line for line in lines if line]
    if len(texts) > MOST_ANSWERS:
        raise BadInput(f"{len(texts)} right moves; at most {MOST_ANSWERS}")
    answers = [_checked_answer(board, text) for text in texts]
    any_good = form.get("any_good") == "yes" and package.analyst is not None
    if not answers and not any_good:
        raise BadExercise("lessons-needs-answer")
    return msgspec.structs.replace(
        exercise,
        task=clean_note(form.get("task", exercise.task))[:LONGEST_TEXT],
        explanation=clean_note(form.get("explanation", ""))[:LONGEST_TEXT],
        answers=tuple(dict.fromkeys(answers)),
        any_good=any_good,
    )


def _checked_answer(board: "Board[Any, Any]", text: str) -> str:
    """An answer in any notation of the game, in its own."""
    try:
        own = board.format(text)
        if board.is_legal(own):
            return own
    except BadInput:
        pass
    raise BadExercise("lessons-bad-answer", text)


def _told(request: Request, error: BadInput) -> str:
    words = preferences_of(request).speaker()
    if isinstance(error, BadExercise):
        return words(error.key, move=error.move) if error.move else words(error.key)
    return f"{words('editor-unreadable')} {error}"
