"""Studies and lessons, for programs."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.study.documents import Document, TooManyDocuments
from gamecase.study.lesson_content import MOST_EXERCISES, LessonContent, decode_lesson
from gamecase.study.notebook import clean_title
from gamecase.web.api.requests import read_body, too_fast
from gamecase.web.api.study_document_types import (
    ExerciseRequest,
    LessonCreated,
    LessonDetails,
    LessonInfo,
    LessonList,
    NewLessonRequest,
    NewStudyRequest,
    StudiesCreated,
    StudyDetails,
    StudyFile,
    StudyInfo,
    StudyList,
)
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.pages.studies import BOARD_SUFFIX, NotAllowed, file_of, wanted_studies
from gamecase.web.pages.study_board import formats_of, open_study, requested_document
from gamecase.web.pages.teacher_lessons import read_exercise
from gamecase.web.services import services_of


async def list_studies(request: Request) -> Response:
    """The sender's studies, those changed last first."""
    holder = await holder_of(request)
    found = await services_of(request).documents.of_holder(holder, "study") if holder else []
    return json_response(StudyList([_study_info(document) for document in found]))


def _study_info(document: Document) -> StudyInfo:
    return StudyInfo(
        id=document.id,
        version=document.version,
        game=document.game,
        title=document.title,
        view_link=document.view_link,
        edit_link=document.edit_link,
        created_at=document.created_at,
        changed_at=document.changed_at,
    )


async def show_study(request: Request) -> Response:
    """A study of the sender, or the one that a link shows."""
    study = await open_study(request)
    if study is None:
        return api_error(404, "not-found", "there is no such study")
    document, content = study.document, study.content
    return json_response(
        StudyDetails(
            id=document.id if study.access == "owner" else request.path_params["key"],
            version=document.version,
            game=document.game,
            title=document.title,
            ruleset=content.ruleset,
            switches=content.switches,
            start=content.start,
            names=[*content.names],
            headers=content.headers,
            nodes=[*content.nodes],
            formats=[*formats_of(study), BOARD_SUFFIX],
        )
    )


async def create_studies(request: Request) -> Response:
    """Make studies of the games of a text, of a table's game, or of a position."""
    body = await read_body(request, NewStudyRequest)
    claim = await seat_claim(request)
    if not services_of(request).limits.saved_positions.take(client_key(request)):
        return too_fast()
    form = {name: str(value) for name, value in msgspec.structs.asdict(body).items() if value}
    try:
        wanted = await wanted_studies(request, form, claim.holder)
        documents = services_of(request).documents
        created = [await documents.create(document) for document in wanted]
    except NotAllowed as error:
        return api_error(error.status, error.code, "no game of a table that you may study")
    except TooManyDocuments as error:
        return api_error(409, "too-many-studies", str(error))
    token = claim.token if claim.is_new else ""
    return json_response(StudiesCreated([document.id for document in created], token), 201)


async def export_study(request: Request) -> Response:
    """A study as the text of a file, with what the format does not hold."""
    study = await open_study(request)
    suffix = request.path_params["suffix"]
    if study is None or suffix not in (*formats_of(study), BOARD_SUFFIX):
        return api_error(404, "not-found", "there is no such study, or no such format of it")
    text, losses = await asyncio.to_thread(file_of, study, suffix)
    return json_response(StudyFile(text, [*losses]))


# --- lessons ---


async def list_lessons(request: Request) -> Response:
    """The sender's lessons, those changed last first."""
    holder = await holder_of(request)
    found = await services_of(request).documents.of_holder(holder, "lesson") if holder else []
    return json_response(LessonList([_lesson_info(document) for document in found]))


def _lesson_info(document: Document) -> LessonInfo:
    return LessonInfo(
        id=document.id,
        version=document.version,
        title=document.title,
        exercises=len(decode_lesson(document.content).exercises),
        view_link=document.view_link,
        created_at=document.created_at,
        changed_at=document.changed_at,
    )


async def show_lesson(request: Request) -> Response:
    """A lesson of the sender, or the tasks of the one that a link shows."""
    requested = await requested_document(request, "lesson")
    if requested is None:
        return api_error(404, "not-found", "there is no such lesson")
    document, access = requested
    exercises = [*decode_lesson(document.content).exercises]
    if access != "owner":
        exercises = [
            msgspec.structs.replace(each, answers=(), explanation="") for each in exercises
        ]
    key = document.id if access == "owner" else request.path_params["key"]
    return json_response(LessonDetails(key, document.version, document.title, exercises))


async def create_lesson(request: Request) -> Response:
    """Make a lesson; every position and every answer is checked by the rules."""
    body = await read_body(request, NewLessonRequest)
    claim = await seat_claim(request)
    if not services_of(request).limits.saved_positions.take(client_key(request)):
        return too_fast()
    if len(body.exercises) > MOST_EXERCISES:
        raise BadInput(f"{len(body.exercises)} exercises; a lesson has at most {MOST_EXERCISES}")
    content = LessonContent()
    for index, exercise in enumerate(body.exercises):
        try:
            read = await read_exercise(request, _form_of(exercise), claim.holder)
            content = content.with_exercise(index, read)
        except BadInput as error:
            raise BadInput(f"exercise {index}: {error}") from error
    lesson = Document(
        holder=claim.holder,
        kind="lesson",
        title=clean_title(body.title),
        content=content.encode(),
    )
    try:
        created = await services_of(request).documents.create(lesson)
    except TooManyDocuments as error:
        return api_error(409, "too-many-studies", str(error))
    return json_response(LessonCreated(created.id, claim.token if claim.is_new else ""), 201)


def _form_of(exercise: ExerciseRequest) -> dict[str, str]:
    return {
        "game": exercise.game,
        "position": exercise.position,
        "ruleset": exercise.ruleset,
        "task": exercise.task,
        "answers": "\n".join(exercise.answers),
        "any_good": "yes" if exercise.any_good else "no",
        "explanation": exercise.explanation,
    }
