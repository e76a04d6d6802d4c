"""The lessons' pages: a board of one's own, and somebody patient who says what it asks for.

A lesson keeps nothing: the page sends what was done right so far along with each try.
"""

from typing import Any

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
from gamecase.web import errors
from gamecase.web.pages.home import not_found, render
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.preferences import reader_of
from gamecase.words import Speaker

_MOST_SPOTS = 40  # as many as a table takes


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """What the page sends: the right actions so far, and what the hand does now."""

    made: list[str] = []
    picked: list[str] = []  # spots of a turn that is not whole yet
    spots: list[str] = []  # a touch that was not offered
    action: str = ""


async def lessons(request: Request) -> Response:
    """All lessons of a game."""
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    words = reader_of(request).speaker(package.game.key)
    listed = []
    art = []
    for lesson in package.lessons:
        rules = package.rules(lesson.booklet)
        illustrator = ExamplePictures(package, rules, words)
        position = lesson_position(package.game, rules, lesson, ())
        listed.append((lesson, illustrator.board(position, _learner(package, position))))
        if illustrator.art not in art:
            art.append(illustrator.art)
    return render(
        request,
        "lessons.html",
        game=package.game,
        words=words,
        lessons=listed,
        library=art,
        friendliest=package.bot.LEVELS[0].key,
    )


async def lesson(request: Request) -> Response:
    """One lesson, to be done."""
    found = _lesson(request)
    if found is None:
        return not_found(request)
    package, nth = found
    words = reader_of(request).speaker(package.game.key)
    each = package.lessons[nth]
    later = package.lessons[nth + 1 :]
    return render(
        request,
        "lesson.html",
        game=package.game,
        words=words,
        lesson=each,
        number=nth + 1,
        count=len(package.lessons),
        next=later[0].key if later else "",
        friendliest=package.bot.LEVELS[0].key,
        client_words={key: words(key) for key in ("learn-other", "touch-again")},
    )


def _lesson(request: Request) -> tuple[GamePackage, int] | None:
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return None
    keys = [each.key for each in package.lessons]
    key = request.path_params["lesson"]
    return (package, keys.index(key)) if key in keys else None


async def try_lesson(request: Request) -> Response:
    """A hand does something in a lesson: what comes of it, as the board shows it."""
    found = _lesson(request)
    if found is None:
        return errors.answer({"error": "no such lesson"}, 404)
    package, nth = found
    try:
        tried = msgspec.json.decode(await request.body(), type=Try)
        words = reader_of(request).speaker(package.game.key)
        return errors.answer(_tried(package, package.lessons[nth], tried, words))
    except (BadInput, msgspec.DecodeError) as error:
        return errors.answer({"error": str(error)}, 400)


def _tried(package: GamePackage, each: Lesson, tried: Try, words: Speaker) -> LessonMessage:
    """Where the lesson stands after a try: told why not, that it is right, or nothing yet."""
    if max(len(tried.picked), len(tried.spots)) > _MOST_SPOTS:
        raise BadInput(f"too many spots; at most {_MOST_SPOTS}")
    game, table, rules = package.game, package.table, package.rules(each.booklet)
    made = tuple(tried.made)
    position = lesson_position(game, rules, each, made)
    learner = _learner(package, lesson_position(game, rules, each, ()))
    text = tried.action
    if tried.spots:
        text = table.interpret_touch(position, tuple(tried.spots)) or ""
        if not text:
            refusal = words("refusal-means-nothing")
            return {
                **_shown(package, position, learner, (), words),
                "refusal": refusal,
                "where": [],
            }
    if not text or len(made) == len(each.turns):
        return _shown(package, position, learner, tuple(tried.picked), words)
    told = attempt(game, each, len(made), position, text)
    if told.refusal is not None:
        return {
            **_shown(package, position, learner, (), words),
            "refusal": words.say(told.refusal.phrase),
            "where": list(told.refusal.where),
        }
    motion = _motion(package, position, text, told.chance, learner)
    if not told.is_right:
        missed = _shown(package, told.position, learner, None, words)
        return {**missed, "is_other": True, "motion": motion}
    made = (*made, text)
    after = lesson_position(game, rules, each, made)
    is_done = len(made) == len(each.turns)
    shown = _shown(package, after, learner, None if is_done else (), words)
    return {**shown, "made": list(made), "is_done": is_done, "motion": motion}


def _learner(package: GamePackage, position: Any) -> Seat:
    """Who the learner is: whoever begins the lesson."""
    actor = package.game.to_act(position)
    return actor if actor.is_player else Seat.FIRST


def _shown(
    package: GamePackage,
    position: Any,
    learner: Seat,
    picked: tuple[str, ...] | None,
    words: Speaker,
) -> LessonMessage:
    """The board, and what the learner's hand may do with it; nothing when nothing is picked up."""
    scene = package.table.draw(position, learner, picked or ())
    offered = None
    if picked is not None and package.game.to_act(position) is learner:
        offered = package.table.gestures(position, picked)
    return {
        "art": art_message(scene.art),
        "scene": scene_message(scene, words),
        "picked": list(picked or ()),
        "gestures": gestures_message(offered, words) if offered else None,
    }


def _motion(
    package: GamePackage, before: Any, text: str, chance: Any, learner: Seat
) -> Motion | None:
    if chance is None or package.table.motion is no_motion:
        return None
    flicked = package.game.apply(before, package.game.read_action(text))
    return package.table.motion(flicked, chance, learner)
