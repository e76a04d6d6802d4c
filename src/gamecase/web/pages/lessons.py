"""The lessons' pages: a board of one's own, and somebody patient who says what it asks for.

A lesson keeps nothing: the page sends what was done right so far along with each try.
"""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.lesson import Lesson, answer, stand
from gamecase.kernel.seat import Seat
from gamecase.messages.scene import Message, art_message, gestures_message, scene_message
from gamecase.registry import Boxed, find
from gamecase.web import errors
from gamecase.web.pages.home import not_found, render
from gamecase.web.pages.rulebook import Illustrator
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
        boxed = find(request.path_params["game"])
    except BadInput:
        return not_found(request)
    words = reader_of(request).speaker(boxed.game.key)
    listed = []
    art = []
    for lesson in boxed.lessons:
        rules = boxed.rules(lesson.booklet)
        illustrator = Illustrator(boxed, rules, words)
        position = stand(boxed.game, rules, lesson, ())
        listed.append((lesson, illustrator.board(position, _learner(boxed, position))))
        if illustrator.art not in art:
            art.append(illustrator.art)
    return render(
        request,
        "lessons.html",
        game=boxed.game,
        words=words,
        lessons=listed,
        library=art,
        friendliest=boxed.bot.LEVELS[0].key,
    )


async def lesson(request: Request) -> Response:
    """One lesson, to be done."""
    found = _lesson(request)
    if found is None:
        return not_found(request)
    boxed, nth = found
    words = reader_of(request).speaker(boxed.game.key)
    each = boxed.lessons[nth]
    later = boxed.lessons[nth + 1 :]
    return render(
        request,
        "lesson.html",
        game=boxed.game,
        words=words,
        lesson=each,
        number=nth + 1,
        count=len(boxed.lessons),
        next=later[0].key if later else "",
        friendliest=boxed.bot.LEVELS[0].key,
        client_words={key: words(key) for key in ("learn-other", "touch-again")},
    )


def _lesson(request: Request) -> tuple[Boxed, int] | None:
    try:
        boxed = find(request.path_params["game"])
    except BadInput:
        return None
    keys = [each.key for each in boxed.lessons]
    key = request.path_params["lesson"]
    return (boxed, keys.index(key)) if key in keys else None


async def try_lesson(request: Request) -> Response:
    """A hand does something in a lesson: what comes of it, as the board shows it."""
    found = _lesson(request)
    if found is None:
        return errors.answer({"error": "no such lesson"}, 404)
    boxed, nth = found
    try:
        tried = msgspec.json.decode(await request.body(), type=Try)
        words = reader_of(request).speaker(boxed.game.key)
        return errors.answer(_tried(boxed, boxed.lessons[nth], tried, words))
    except (BadInput, msgspec.DecodeError) as error:
        return errors.answer({"error": str(error)}, 400)


def _tried(boxed: Boxed, each: Lesson, tried: Try, words: Speaker) -> Message:
    """Where the lesson stands after a try: told why not, that it is right, or nothing yet."""
    if max(len(tried.picked), len(tried.spots)) > _MOST_SPOTS:
        raise BadInput(f"too many spots; at most {_MOST_SPOTS}")
    game, table, rules = boxed.game, boxed.table, boxed.rules(each.booklet)
    made = tuple(tried.made)
    position = stand(game, rules, each, made)
    learner = _learner(boxed, stand(game, rules, each, ()))
    text = tried.action
    if tried.spots:
        text = table.meant(position, tuple(tried.spots)) or ""
        if not text:
            refusal = words("refusal-means-nothing")
            return {**_shown(boxed, position, learner, (), words), "refusal": refusal, "where": []}
    if not text or len(made) == len(each.turns):
        return _shown(boxed, position, learner, tuple(tried.picked), words)
    told = answer(game, each, len(made), position, text)
    if told.refusal is not None:
        why = {"refusal": words.say(told.refusal.phrase), "where": list(told.refusal.where)}
        return {**_shown(boxed, position, learner, (), words), **why}
    motion = _motion(boxed, position, text, told.chance, learner)
    if not told.is_right:
        missed = _shown(boxed, told.position, learner, None, words)
        return {**missed, "is_other": True, "motion": motion}
    made = (*made, text)
    after = stand(game, rules, each, made)
    is_done = len(made) == len(each.turns)
    shown = _shown(boxed, after, learner, None if is_done else (), words)
    return {**shown, "made": list(made), "is_done": is_done, "motion": motion}


def _learner(boxed: Boxed, position: Any) -> Seat:
    """Who the learner is: whoever begins the lesson."""
    actor = boxed.game.to_act(position)
    return actor if actor.is_player else Seat.FIRST


def _shown(
    boxed: Boxed, position: Any, learner: Seat, picked: tuple[str, ...] | None, words: Speaker
) -> Message:
    """The board, and what the learner's hand may do with it; nothing when nothing is picked up."""
    scene = boxed.table.lay(position, learner, picked or ())
    acts = picked is not None and boxed.game.to_act(position) is learner
    offered = boxed.table.gestures(position, picked) if acts else None
    return {
        "art": art_message(scene.art),
        "scene": scene_message(scene, words),
        "picked": list(picked or ()),
        "gestures": gestures_message(offered, words) if offered else None,
    }


def _motion(boxed: Boxed, before: Any, text: str, chance: Any, learner: Seat) -> Message | None:
    shows = boxed.motion
    if shows is None or chance is None:
        return None
    flicked = boxed.game.apply(before, boxed.game.read_action(text))
    motion: Message | None = msgspec.to_builtins(shows(flicked, chance, learner))
    return motion
