"""Drills: their list, the page of one, and the exercises and answers of its script."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.drill_module import (
    ActionForm,
    ChoiceForm,
    NumberForm,
)
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.messages.types import DrillMessage
from gamecase.study.drill_exercises import MOST_ANSWERS
from gamecase.web.client_addresses import client_key
from gamecase.web.drills import GameDrill, all_drills, count_answer, find_drill, set_exercise
from gamecase.web.identity import SeatClaim, holder_of, seat_claim
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.drill_messages import (
    ShownExercise,
    form_problem,
    motion_of,
    progress_text,
    verdict_message,
)
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.exercise_board import ExerciseGesture
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of

_LONGEST_ANSWER = 200


class DrillTry(ExerciseGesture, forbid_unknown_fields=True):
    """What the page sends: an exercise, the right answers so far, and what the player does now.

    No exercise: the one that is set, or the next one.
    """

    exercise: str = ""
    answers: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    choice: str = ""
    gives_up: bool = False
    step: int | None = None  # show the board after so many moves of the solution

    def check(self) -> None:
        ExerciseGesture.check(self)
        if len(self.answers) > MOST_ANSWERS or len(self.numbers) > MOST_ANSWERS:
            raise BadInput(f"too many answers; at most {MOST_ANSWERS}")
        texts = (self.choice, self.action, *self.answers, *self.numbers)
        if max(map(len, texts)) > _LONGEST_ANSWER:
            raise BadInput(f"an answer has at most {_LONGEST_ANSWER} characters")


async def drill_list(request: Request) -> Response:
    """List the drills of every game, and how the player does."""
    holder = await holder_of(request)
    found = await services_of(request).drills.all_of(holder) if holder else {}
    preferences, games = preferences_of(request), dict[str, dict[str, Any]]()
    for drill in all_drills():
        words, declared = preferences.speaker(drill.game), drill.session.drill
        has_book = drill.package.opening_book is not None
        new = {"name": words("game-name"), "has_book": has_book, "drills": {}}
        game = games.setdefault(drill.game, new)
        # Drills that are the same by different booklets are listed as one, with a link for each.
        name, about = words(declared.message), words(f"{declared.message}-about")
        same = {"name": name, "about": about, "links": list[dict[str, str]]()}
        listed = game["drills"].setdefault(declared.message, same)
        progress = found.get((drill.game, drill.key))
        listed["links"].append(
            {
                "path": f"/study/drills/{drill.game}/{drill.key}",
                "booklet": words(f"booklet-{declared.booklet}") if declared.words else "",
                "progress": progress_text(words, progress) if progress else "",
            }
        )
    return render(request, "drills.html", games=games)


async def drill_page(request: Request) -> Response:
    """The page of a drill; its script asks for the first exercise."""
    try:
        drill = find_drill(request.path_params["game"], request.path_params["drill"])
    except BadInput:
        return not_found(request)
    words = preferences_of(request).speaker(drill.game)
    keys = ("touch-again", "drills-your-answer", "practice-best", "practice-shown")
    return render(
        request,
        "drill.html",
        game=drill.package.game,
        drill=drill.session.drill,
        words=words,
        client_words={key: words(key) for key in keys},
    )


async def try_exercise(request: Request) -> Response:
    """Respond with an exercise, with its board during a turn, or with the verdict on an answer."""
    try:
        drill = find_drill(request.path_params["game"], request.path_params["drill"])
    except BadInput as error:
        return json_response({"error": str(error)}, 404)
    if not services_of(request).limits.exercises.take(client_key(request)):
        return json_response({"error": "too many requests; slow down and try again"}, 429)
    claim = await seat_claim(request)
    try:
        drill_try = await read_json(request, DrillTry)
        drill_try.check()
        response = json_response(await _response_to(request, claim, drill, drill_try))
    except BadInput as error:
        return json_response({"error": str(error)}, 400)
    claim.set_cookie(request, response)
    return response


async def _response_to(
    request: Request, claim: SeatClaim, drill: GameDrill, drill_try: DrillTry
) -> DrillMessage:
    store, words = services_of(request).drills, preferences_of(request).speaker(drill.game)
    if not drill_try.exercise:
        progress = await set_exercise(store, claim.holder, drill)
        exercise = await asyncio.to_thread(drill.session.exercise, progress.exercise)
        shown = ShownExercise(drill, progress.exercise, exercise, progress, words)
        return shown.message(shown.drawn(exercise.position, ()))
    name, answers = drill_try.exercise, drill_try.answers
    exercise = drill.session.exercise(name)
    position = await asyncio.to_thread(drill.session.position_after, name, answers)
    progress = await store.find(claim.holder, drill.game, drill.key)
    shown = ShownExercise(drill, name, exercise, progress, words)
    if drill_try.step is not None:
        return await asyncio.to_thread(_solution_step, shown, drill_try.step)
    if drill_try.gives_up:
        return await _judged(request, claim, shown, ())
    text = _answer_text(shown, position, drill_try)
    if text is None:
        return shown.message(shown.board.refused(position, None), answers)
    if not text:
        return shown.message(shown.drawn(position, tuple(drill_try.picked)), answers)
    if problem := form_problem(shown, drill_try.numbers):
        return {**shown.message(None, answers), "problem": problem}
    checked = drill.session.check(name, position, text)
    if isinstance(checked, Refusal):
        return shown.message(shown.board.refused(position, checked), answers)
    return await _judged(request, claim, shown, (*answers, checked), position)


def _solution_step(shown: ShownExercise, step: int) -> DrillMessage:
    """The board after some moves of the solution; BadInput before the exercise is answered."""
    if shown.progress.exercise == shown.name:
        raise BadInput("step: the exercise is not answered yet")
    game, position = shown.drill.package.game, shown.exercise.position
    lines = shown.drill.session.judge(shown.name, ()).lines
    for text in lines[0].actions[: max(0, step)] if lines else ():
        position = game.apply(position, game.read_action(text))
    return shown.message(shown.drawn(position, None))


def _answer_text(shown: ShownExercise, position: object, drill_try: DrillTry) -> str | None:
    """What the player answers, empty if it is not complete; None: the touch means nothing."""
    match shown.exercise.form:
        case ActionForm():
            return shown.board.action(position, drill_try)
        case NumberForm():
            return " ".join(drill_try.numbers)
        case ChoiceForm():
            return drill_try.choice


async def _judged(
    request: Request,
    claim: SeatClaim,
    shown: ShownExercise,
    answers: tuple[str, ...],
    before: object = None,
) -> DrillMessage:
    """The verdict on answers, counted when the exercise is over."""
    drill, store = shown.drill, services_of(request).drills
    verdict = await asyncio.to_thread(drill.session.judge, shown.name, answers)
    progress, is_counted = shown.progress, True
    if verdict.is_over:
        progress, is_counted = await count_answer(store, claim.holder, drill, shown.name, verdict)
    shown = ShownExercise(drill, shown.name, shown.exercise, progress, shown.words)
    board = shown.drawn(verdict.position, None if verdict.is_over else ())
    if board is not None and answers and isinstance(shown.exercise.form, ActionForm):
        board["motion"] = motion_of(shown, verdict, before, answers[-1])
    message = shown.message(board, () if verdict.is_over else answers)
    if board is not None and verdict.rest is not None:
        message["board"] = {**shown.board.message(verdict.rest, None)}
        message["board"]["motion"] = board.pop("motion", None)
        message["next_board"] = board
    message["verdict"] = verdict_message(shown, verdict, answers, is_counted=is_counted)
    return message
