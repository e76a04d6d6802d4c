"""A teacher's lesson as pupils see it: its exercises one by one, the answers to tries, a sheet.

Nothing about pupils is kept.
"""

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.analyst_module import Evaluation
from gamecase.engines.requests import EvaluationRequest
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.messages.study_types import LessonReplyMessage
from gamecase.registry import GamePackage, find
from gamecase.study.lesson_content import LessonExercise, decode_lesson
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.engine_pool import EngineFailed
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.page_renderer import render
from gamecase.web.pages.answer_judgement import Answer, judge_answer
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.exercise_board import ExerciseBoard, ExerciseGesture, learner_seat
from gamecase.web.pages.study_board import requested_document
from gamecase.web.pages.teacher_lessons import exercise_item, written_answer
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker


class PupilTry(ExerciseGesture, forbid_unknown_fields=True):
    """What the page sends: an exercise, and what the pupil does with it."""

    exercise: int = 0
    gives_up: bool = False


@dataclass(frozen=True, slots=True)
class _OpenExercise:
    """An exercise with all that is needed to draw its position and to judge a try."""

    exercise: LessonExercise
    package: GamePackage
    position: Any
    seat: Seat
    words: Speaker

    @property
    def board(self) -> ExerciseBoard:
        return ExerciseBoard(self.package, self.seat, self.words)


async def lesson_page(request: Request) -> Response:
    """Show a lesson; its script asks for the first exercise."""
    requested = await requested_document(request, "lesson")
    if requested is None:
        return not_found(request)
    document, access = requested
    content, words = decode_lesson(document.content), preferences_of(request).speaker()
    library: list[Markup] = []
    items = [exercise_item(request, each, library) for each in content.exercises]
    return render(
        request,
        "pupil_exercise.html",
        document=document,
        key=request.path_params["key"],
        is_owner=access == "owner",
        tasks=[
            {
                "number": words("lessons-exercise", number=number, count=len(items)),
                "task": item["exercise"].task or words("practice-task", seat=item["seat"]),
            }
            for number, item in enumerate(items, start=1)
        ],
        client_words={
            key: words(key)
            for key in ("analysis-failed", "analysis-progress", "lessons-done", "touch-again")
        },
    )


async def lesson_sheet(request: Request) -> Response:
    """A lesson to be printed: the boards with their tasks, and the answers on another page."""
    requested = await requested_document(request, "lesson")
    if requested is None:
        return not_found(request)
    document, _ = requested
    library: list[Markup] = []
    content = decode_lesson(document.content)
    return render(
        request,
        "lesson_sheet.html",
        document=document,
        key=request.path_params["key"],
        items=[exercise_item(request, each, library) for each in content.exercises],
        library=library,
    )


async def try_exercise(request: Request) -> Response:
    """Answer with the board of an exercise during a turn, or with whether a try was right."""
    if not services_of(request).limits.edits.take(client_key(request)):
        return json_response({"error": "too many requests at once"}, 429)
    requested = await requested_document(request, "lesson")
    if requested is None:
        return json_response({"error": "no such lesson"}, 404)
    try:
        pupil_try = await read_json(request, PupilTry)
        pupil_try.check()
        exercise = decode_lesson(requested[0].content).exercise(pupil_try.exercise)
        return json_response(await _answer(request, _open(request, exercise), pupil_try))
    except BadInput as error:
        return json_response({"error": str(error)}, 400)
    except TooManyAnalyses as error:
        return json_response({"error": str(error)}, 429)
    except EngineFailed:
        return json_response({"error": "the engine has failed"}, 503)


def _open(request: Request, exercise: LessonExercise) -> _OpenExercise:
    package = find(exercise.game)
    position = package.game.read_position(exercise.rules(package), exercise.position)
    words = preferences_of(request).speaker(exercise.game)
    return _OpenExercise(exercise, package, position, learner_seat(package, position), words)


async def _answer(
    request: Request, opened: _OpenExercise, pupil_try: PupilTry
) -> LessonReplyMessage:
    board, position, game = opened.board, opened.position, opened.package.game
    if pupil_try.gives_up:
        message = _result(opened, position, is_right=False)
        message["title"] = opened.words("practice-shown")
        message["best"] = await _best(request, opened)
        message["explanation"] = opened.exercise.explanation
        return message
    text = board.action(position, pupil_try)
    if text is None:
        return {"board": board.refused(position, None)}
    if not text:
        return {"board": board.message(position, tuple(pupil_try.picked))}
    action = game.read_action(text)
    refusal = game.judge(position, action)
    if refusal is not None:
        return {"board": board.refused(position, refusal)}
    after = game.apply(position, action)
    is_right = await _is_right(request, opened, game.write(action), after)
    message = _result(opened, after, is_right=is_right)
    if is_right:
        message["explanation"] = opened.exercise.explanation
    return message


def _result(opened: _OpenExercise, position: Any, *, is_right: bool) -> LessonReplyMessage:
    message: LessonReplyMessage = {
        "board": opened.board.message(position, None),
        "title": opened.words("practice-right" if is_right else "practice-wrong"),
        "is_right": is_right,
    }
    return message


async def _is_right(request: Request, opened: _OpenExercise, text: str, after: Any) -> bool:
    """Whether a move is one of the teacher's, or good where every good move counts."""
    game, position = opened.package.game, opened.position
    wanted = [game.apply(position, game.read_action(each)) for each in opened.exercise.answers]
    if after in wanted:
        return True
    if not opened.exercise.any_good:
        return False
    before = await _evaluate(request, opened, opened.exercise.position, text)
    is_right, _ = await judge_answer(
        Answer(opened.package, opened.seat, text),
        before,
        lambda: _evaluate(request, opened, game.write(after)),
    )
    return is_right


async def _best(request: Request, opened: _OpenExercise) -> str:
    """A right move: the teacher's, or else the engine's."""
    answers = opened.exercise.answers
    if not answers:
        found = await _evaluate(request, opened, opened.exercise.position)
        answers = tuple(line.actions[0] for line in found.lines[:1])
    return ", ".join(
        written_answer(opened.package, opened.position, text, opened.words) for text in answers
    )


async def _evaluate(
    request: Request, opened: _OpenExercise, position: str, played: str = ""
) -> Evaluation:
    if await is_from_own_rated_game(request, opened.package, opened.position):
        raise BadInput(opened.words("problem-not-over"))
    exercise = opened.exercise
    return await services_of(request).analyses.evaluate(
        EvaluationRequest(
            game=exercise.game,
            ruleset=exercise.ruleset,
            switches=dict(exercise.switches),
            position=position,
            played=played,
            holder=await holder_of(request) or client_key(request),
        )
    )
