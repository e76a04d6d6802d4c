"""Drills for programs: their list, the exercise that is set, and answers to it."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.drill_module import ChoiceForm, NumberForm, Verdict
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.study.drill_progress import DrillProgress
from gamecase.web.api.drill_types import (
    ChoiceInfo,
    DrillInfo,
    DrillInfoList,
    ExerciseAnswer,
    ExerciseInfo,
    ExerciseVerdict,
    LineInfo,
    NumberInfo,
)
from gamecase.web.api.requests import read_body, too_fast
from gamecase.web.api.types import ApiError
from gamecase.web.client_addresses import client_key
from gamecase.web.drills import GameDrill, all_drills, count_answer, find_drill, set_exercise
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker

_LONGEST_ANSWER = 200


async def drills(request: Request) -> Response:
    """Every drill, and how the sender does."""
    holder = await holder_of(request)
    found = await services_of(request).drills.all_of(holder) if holder else {}
    infos = []
    for drill in all_drills():
        progress = found.get((drill.game, drill.key))
        infos.append(_info(request, drill, progress or DrillProgress(game="", drill="")))
    return json_response(DrillInfoList(infos))


def _info(request: Request, drill: GameDrill, progress: DrillProgress) -> DrillInfo:
    words = preferences_of(request).speaker(drill.game)
    return DrillInfo(
        game=drill.game,
        drill=drill.key,
        name=words(drill.session.drill.message),
        about=words(f"{drill.session.drill.message}-about"),
        rating=progress.rating.rating,
        deviation=progress.rating.deviation,
        answers=progress.answers,
        right=progress.right_answers,
        streak=progress.streak,
        longest_streak=progress.longest_streak,
    )


async def next_exercise(request: Request) -> Response:
    """The exercise that is set for the sender; the same one until it is answered."""
    claim = await seat_claim(request)
    drill = _requested_drill(request)
    if isinstance(drill, Response):
        return drill
    progress = await set_exercise(services_of(request).drills, claim.holder, drill)
    words = preferences_of(request).speaker(drill.game)
    response = json_response(_exercise(drill, progress.exercise, words))
    claim.set_cookie(request, response)
    return response


def _requested_drill(request: Request) -> GameDrill | Response:
    """The drill named in the path, or why the request is refused."""
    if not services_of(request).limits.exercises.take(client_key(request)):
        return too_fast()
    try:
        return find_drill(request.path_params["game"], request.path_params["drill"])
    except BadInput as error:
        return api_error(404, "not-found", str(error))


def _exercise(drill: GameDrill, name: str, words: Speaker) -> ExerciseInfo:
    exercise = drill.session.exercise(name)
    form, position = exercise.form, exercise.position
    fields = form.fields if isinstance(form, NumberForm) else ()
    choices = form.choices if isinstance(form, ChoiceForm) else ()
    return ExerciseInfo(
        exercise=name,
        task=words.say(exercise.task),
        ruleset=drill.session.drill.booklet,
        difficulty=exercise.difficulty,
        asks="numbers" if fields else "choice" if choices else "action",
        position=None if position is None else drill.package.game.write(position),
        seat=None if position is None else exercise.seat.value,
        numbers=[NumberInfo(words.say(f.label), f.low, f.high) for f in fields],
        choices=[ChoiceInfo(key, words.say(phrase)) for key, phrase in choices],
    )


async def answer_exercise(request: Request) -> Response:
    """What answers to an exercise are worth; they count when the exercise is over."""
    claim = await seat_claim(request)
    drill = _requested_drill(request)
    if isinstance(drill, Response):
        return drill
    body = await read_body(request, ExerciseAnswer)
    if any(len(answer) > _LONGEST_ANSWER for answer in body.answers):
        raise BadInput(f"answers: at most {_LONGEST_ANSWER} characters each")
    store, words = services_of(request).drills, preferences_of(request).speaker(drill.game)
    checked = await asyncio.to_thread(_checked, drill, body)
    if isinstance(checked, Refusal):
        return json_response(
            ApiError("refused", told=words.say(checked.phrase), clause=checked.clause), 409
        )
    verdict = await asyncio.to_thread(drill.session.judge, body.exercise, checked)
    progress, is_counted = await store.find(claim.holder, drill.game, drill.key), False
    if verdict.is_over:
        progress, is_counted = await count_answer(
            store, claim.holder, drill, body.exercise, verdict
        )
    response = json_response(_verdict(drill, verdict, progress, words, is_counted=is_counted))
    claim.set_cookie(request, response)
    return response


def _checked(drill: GameDrill, body: ExerciseAnswer) -> tuple[str, ...] | Refusal:
    """The answers in their form, or why the last one is not allowed."""
    if not body.answers:
        drill.session.exercise(body.exercise)
        return ()
    *before, last = body.answers
    position = drill.session.position_after(body.exercise, before)
    checked = drill.session.check(body.exercise, position, last)
    return checked if isinstance(checked, Refusal) else (*before, checked)


def _verdict(
    drill: GameDrill,
    verdict: Verdict[Any],
    progress: DrillProgress,
    words: Speaker,
    *,
    is_counted: bool,
) -> ExerciseVerdict:
    position = verdict.position
    return ExerciseVerdict(
        is_over=verdict.is_over,
        is_right=verdict.is_right,
        score=verdict.score,
        is_counted=is_counted,
        position=None if position is None else drill.package.game.write(position),
        replies=list(verdict.replies),
        solution=list(verdict.solution) if verdict.is_over else [],
        answer=words.say(verdict.answer) if verdict.answer and verdict.is_over else "",
        lines=[
            LineInfo(list(line.actions), words.say(line.worth) if line.worth else "")
            for line in (verdict.lines if verdict.is_over else ())
        ],
        why=[words.say(phrase) for phrase in verdict.why],
        rating=progress.rating.rating,
    )
