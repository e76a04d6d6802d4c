"""Lessons: their list, the page of one, and checking what the learner does.

The server keeps no state of a lesson: the page sends the right actions so far with every try.
"""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.lesson import Lesson, attempt, lesson_position
from gamecase.messages.types import LessonMessage
from gamecase.registry import GamePackage, find
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.exercise_board import ExerciseBoard, ExerciseGesture, learner_seat
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.preferences import preferences_of
from gamecase.words import Speaker


class LessonTry(ExerciseGesture, forbid_unknown_fields=True):
    """What the page sends: the right actions so far, and what the learner does now."""

    made: tuple[str, ...] = ()


async def lessons(request: Request) -> Response:
    """List the lessons of a game."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    boards = []
    art = []
    for lesson in package.lessons:
        rules = package.rules(lesson.booklet)
        pictures = ExamplePictures(package, rules, words)
        position = lesson_position(package.game, rules, lesson, ())
        boards.append((lesson, pictures.board(position, learner_seat(package, position))))
        if pictures.art not in art:
            art.append(pictures.art)
    return render(
        request,
        "lessons.html",
        game=package.game,
        words=words,
        lessons=boards,
        library=art,
        friendliest=package.bot.LEVELS[0].key,
    )


async def lesson(request: Request) -> Response:
    """Show one lesson."""
    requested = _requested_lesson(request)
    if requested is None:
        return not_found(request)
    package, index = requested
    words = preferences_of(request).speaker(package.game.key)
    later = package.lessons[index + 1 :]
    return render(
        request,
        "lesson.html",
        game=package.game,
        words=words,
        lesson=package.lessons[index],
        number=index + 1,
        count=len(package.lessons),
        next=later[0].key if later else "",
        friendliest=package.bot.LEVELS[0].key,
        client_words={key: words(key) for key in ("learn-other", "touch-again")},
    )


def _requested_lesson(request: Request) -> tuple[GamePackage, int] | None:
    """The game and the index of the lesson named in the path."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return None
    keys = [lesson.key for lesson in package.lessons]
    key = request.path_params["lesson"]
    return (package, keys.index(key)) if key in keys else None


async def try_lesson(request: Request) -> Response:
    """Check an action of the learner, and respond with the board after it."""
    requested = _requested_lesson(request)
    if requested is None:
        return json_response({"error": "no such lesson"}, 404)
    package, index = requested
    words = preferences_of(request).speaker(package.game.key)
    try:
        lesson_try = await read_json(request, LessonTry)
        return json_response(_try_message(package, package.lessons[index], lesson_try, words))
    except BadInput as error:
        return json_response({"error": str(error)}, 400)


def _try_message(
    package: GamePackage, lesson: Lesson, lesson_try: LessonTry, words: Speaker
) -> LessonMessage:
    """The board after a try, with a refusal, or whether the action was the one wanted."""
    lesson_try.check()
    game, rules = package.game, package.rules(lesson.booklet)
    made = lesson_try.made
    position = lesson_position(game, rules, lesson, made)
    learner = learner_seat(package, lesson_position(game, rules, lesson, ()))
    board = ExerciseBoard(package, learner, words)
    text = board.action(position, lesson_try)
    if text is None:
        return {"board": board.refused(position, None)}
    if not text or len(made) == len(lesson.turns):
        return {"board": board.message(position, tuple(lesson_try.picked))}
    reply = attempt(game, lesson, len(made), position, text)
    if reply.refusal is not None:
        return {"board": board.refused(position, reply.refusal)}
    motion = board.motion(position, text, reply.chance)
    if not reply.is_right:
        return {
            "board": {**board.message(reply.position, None), "motion": motion},
            "is_other": True,
        }
    made = (*made, text)
    is_done = len(made) == len(lesson.turns)
    after = lesson_position(game, rules, lesson, made)
    drawn = board.message(after, None if is_done else ())
    return {"board": {**drawn, "motion": motion}, "made": list(made), "is_done": is_done}
