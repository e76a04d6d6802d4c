"""Lessons: their list, the page of one, and checking what the learner does.

The server keeps no state of a lesson: the page sends the right actions so far with every try.
"""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.lesson import Lesson, attempt, lesson_position
from gamecase.kernel.seat import Seat
from gamecase.messages.scene import art_message, gestures_message, scene_message
from gamecase.messages.types import LessonMessage
from gamecase.registry import GamePackage, find
from gamecase.scene.motion import Motion
from gamecase.scene.table_module import no_motion
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.preferences import preferences_of
from gamecase.words import Speaker

_MAX_SPOTS = 40  # as many as a table accepts


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """What the page sends: the right actions so far, and what the learner does now."""

    made: list[str] = []
    picked: list[str] = []  # spots of an incomplete turn
    spots: list[str] = []  # a touch that was not offered
    action: str = ""


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
        boards.append((lesson, pictures.board(position, _learner_seat(package, position))))
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
    if max(len(lesson_try.picked), len(lesson_try.spots)) > _MAX_SPOTS:
        raise BadInput(f"too many spots; at most {_MAX_SPOTS}")
    game, rules = package.game, package.rules(lesson.booklet)
    made = tuple(lesson_try.made)
    position = lesson_position(game, rules, lesson, made)
    board = _LessonBoard(
        package, _learner_seat(package, lesson_position(game, rules, lesson, ())), words
    )
    text = lesson_try.action
    if lesson_try.spots:
        text = package.table.interpret_touch(position, tuple(lesson_try.spots)) or ""
        if not text:
            refusal = words("refusal-means-nothing")
            return {**board.message(position, ()), "refusal": refusal, "where": []}
    if not text or len(made) == len(lesson.turns):
        return board.message(position, tuple(lesson_try.picked))
    reply = attempt(game, lesson, len(made), position, text)
    if reply.refusal is not None:
        refusal, where = words.say(reply.refusal.phrase), list(reply.refusal.where)
        return {**board.message(position, ()), "refusal": refusal, "where": where}
    motion = board.motion(position, text, reply.chance)
    if not reply.is_right:
        return {**board.message(reply.position, None), "is_other": True, "motion": motion}
    made = (*made, text)
    is_done = len(made) == len(lesson.turns)
    after = lesson_position(game, rules, lesson, made)
    message = board.message(after, None if is_done else ())
    return {**message, "made": list(made), "is_done": is_done, "motion": motion}


def _learner_seat(package: GamePackage, position: object) -> Seat:
    """The learner's seat: the one to act at the beginning."""
    actor = package.game.to_act(position)
    return actor if actor.is_player else Seat.FIRST


class _LessonBoard:
    """Draws the positions of a lesson as the learner sees them."""

    def __init__(self, package: GamePackage, learner: Seat, words: Speaker) -> None:
        self._package = package
        self._learner = learner
        self._words = words

    def message(self, position: object, picked: tuple[str, ...] | None) -> LessonMessage:
        """The board with the gestures that continue `picked`; None: without gestures."""
        table = self._package.table
        scene = table.draw(position, self._learner, picked or ())
        gestures = None
        if picked is not None and self._package.game.to_act(position) is self._learner:
            gestures = table.gestures(position, picked)
        return {
            "art": art_message(scene.art),
            "scene": scene_message(scene, self._words),
            "picked": list(picked or ()),
            "gestures": gestures_message(gestures, self._words) if gestures else None,
        }

    def motion(self, before: object, text: str, chance: object) -> Motion | None:
        """The motion that an action sets off, in games that animate it."""
        game, table = self._package.game, self._package.table
        if chance is None or table.motion is no_motion:
            return None
        after = game.apply(before, game.read_action(text))
        return table.motion(after, chance, self._learner)
