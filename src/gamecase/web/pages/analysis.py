"""The analysis of a game: its page, the evaluations so far, and any position to be drawn."""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.analyst_module import (
    USUAL_BOUNDS,
    Evaluation,
    Judged,
    Line,
    SidedPhrase,
    Tally,
    judge,
    no_summary,
)
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.messages.deep import DEEP_WORDS, level_labels, levels_of
from gamecase.messages.entries import action_message
from gamecase.messages.scene import art_message, scene_message
from gamecase.messages.types import (
    AnalysisMessage,
    AnalysisSceneMessage,
    EvaluationMessage,
    JudgedMessage,
    LineMessage,
    SidedText,
)
from gamecase.messages.viewer import player_name
from gamecase.scene import Piece
from gamecase.study.game_record import is_forced
from gamecase.study.jobs import TooManyJobs
from gamecase.tables.analysis import LONGEST, Analyses, Analysis
from gamecase.tables.played_game import PlayedGame
from gamecase.tables.rated_help import resembles_rated_game
from gamecase.tables.table import Table
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of, identify
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.services import requested_table, services_of
from gamecase.words import Speaker

_WAIT_SECONDS = 2.0  # how long a response waits for new evaluations
_OWN_TABLES = 12  # the latest, among which running rated games are looked for
_MAX_EVALUATIONS = 20  # in one response

#: The expectation from which on a side is said to stand so much better.
STANDINGS = ((0.75, "winning"), (0.35, "clear"), (0.12, "slight"))

#: Messages that the page's scripts show.
_CLIENT_WORDS = (
    "analysis-better",
    "analysis-failed",
    "analysis-inaccuracy",
    "analysis-mistake",
    "analysis-blunder",
    "analysis-played",
    "analysis-progress",
    "table-type-play",
)

Message = dict[str, Any]


@dataclass(frozen=True)
class AnalysisSubject:
    """The game that a request asks about, with its analysis."""

    table: Table
    game: PlayedGame
    words: Speaker
    analyses: Analyses
    reader: str  # the holder, or the address of somebody who holds no chair

    @cached_property
    def analysis(self) -> Analysis:
        """The analysis, which begins when this is first read."""
        return self.analyses.of(self.table, self.game, self.reader)


async def analysis_subject(request: Request) -> AnalysisSubject | Response:
    """What a request asks about, or the error response that says why it is not shown."""
    analyses = services_of(request).analyses
    table = await requested_table(request)
    if table is None or table.package.analyst is None:
        return not_found(request)
    nth_game = query_number(request, "game", table.state.nth_game, 1, 100_000)
    game = await analyses.game(table, nth_game)
    if game is None:
        return not_found(request)
    holder = await holder_of(request)
    if not game.is_over and not _holds_every_chair(table, holder):
        return error_page(request, "not-over", 403)
    identity = await identify(request)
    if identity.account is not None:  # others cannot play rated games
        own_tables = await services_of(request).tables.tables_of(holder, _OWN_TABLES)
        if resembles_rated_game(game, own_tables):
            return error_page(request, "not-over", 403)
    words = preferences_of(request).speaker(table.state.header.game)
    return AnalysisSubject(table, game, words, analyses, holder or client_key(request))


def _holds_every_chair(table: Table, holder: str) -> bool:
    """Whether one holder plays all sides, so that analysis helps against nobody else."""
    held = table.held_by(holder) if holder else ()
    return len(held) == table.state.chairs


def query_number(request: Request, name: str, default: int, low: int, high: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and low <= int(text) <= high):
        raise BadInput(f"{name}={text[:20]!r}: expected a number from {low} to {high}")
    return int(text)


async def analysis_page(request: Request) -> Response:
    """Show the page; its script asks for the evaluations."""
    subject = await analysis_subject(request)
    if isinstance(subject, Response):
        return subject
    subject.analyses.of(subject.table, subject.game, subject.reader)  # begins, or is refused here
    await _keep_going(request, subject)
    table, state = subject.table, subject.game.state
    package, words = table.package, subject.words
    assert package.analyst is not None  # checked by `analysis_subject`
    opening = package.analyst.opening_name(subject.game.nodes[-1].position)
    seats = package.game.seats(state.rules)[:2]
    may_deepen = services_of(request).deep_analyses is not None
    return render(
        request,
        "analysis.html",
        table=table,
        words=words,
        game=package.game,
        nth_game=state.nth_game,
        games=table.state.nth_game,
        named=words.say(opening) if opening else "",
        rows=[*_rows(subject)],
        has_totals=package.analyst.summarise is not no_summary,
        is_kept=package.study is not None,
        has_deep_analysis=may_deepen and package.deep_analysis is not None,
        players=[player_name(table, words, state.chair_of(seat)) for seat in seats],
        client={
            "table": table.id,
            "game": state.nth_game,
            "moments": len(subject.game.nodes),
            "seen_by": await _own_side(request, subject),
            "tints": _tints(subject),
            "ending": _ending(subject),
            "levels": level_labels(words, package, subject.game.nodes) if may_deepen else {},
            "words": {key: words(key) for key in (*_CLIENT_WORDS, *DEEP_WORDS)},
        },
    )


async def _keep_going(request: Request, subject: AnalysisSubject) -> None:
    """A player's analysis goes on when the page is closed."""
    holder = await holder_of(request)
    is_player = bool(holder) and bool(subject.table.held_by(holder))
    is_kept = subject.game.is_over and subject.table.package.study is not None
    if is_player and is_kept and not subject.analysis.is_done:
        game = (subject.table.id, subject.game.state.nth_game)
        with contextlib.suppress(TooManyJobs):
            await services_of(request).analysis_worker.add(holder, [game])


def _tints(subject: AnalysisSubject) -> list[str]:
    """The colours of the first and second seat in the evaluation bar."""
    package, last = subject.table.package, subject.game.nodes[-1].position
    assert package.analyst is not None  # checked by `analysis_subject`
    tints = dict(zip(Seat, package.analyst.colours(subject.game.state.rules), strict=False))
    return [tints[package.game.known_as(last, seat)] for seat in (Seat.FIRST, Seat.SECOND)]


def _ending(subject: AnalysisSubject) -> str:
    """How the game ended; empty while it goes on."""
    state, words = subject.game.state, subject.words
    if state.outcome is None:
        return ""
    phrase, (winner, *_) = state.outcome.phrase, (*state.outcome.winners, Seat.NOBODY)
    return words(phrase.key, **{**phrase.facts, "seat": _side_name(subject, winner)})


def _side_name(subject: AnalysisSubject, seat: Seat) -> str:
    """The name of a side, as its pieces are called at the end of the game."""
    last = subject.game.nodes[-1].position
    known_as = subject.table.package.game.known_as(last, seat)
    return subject.words.seat(known_as, subject.game.state.header.ruleset)


async def _own_side(request: Request, subject: AnalysisSubject) -> str:
    """The side that the reader played, from which the board is seen at first."""
    holder = await holder_of(request)
    held = subject.table.held_by(holder) if holder else ()
    own = subject.game.state.seat_of(held[0]) if len(held) == 1 else Seat.FIRST
    return Seat.SECOND.value if own is Seat.SECOND else Seat.FIRST.value


def _rows(subject: AnalysisSubject) -> Iterator[Message]:
    """The list of moves: a row per round of turns, or per turn in games with dice."""
    game, describe = subject.game, subject.table.package.table.describe_action
    by_turn = game.state.game.uses_chance
    row: list[Message] = []
    starter = _mover(game, 1) if len(game.nodes) > 1 else Seat.NOBODY
    number, seats, last = 1, set[Seat](), starter
    for at, (before, node) in enumerate(zip(game.nodes, game.nodes[1:], strict=False), start=1):
        seat = _mover(game, at)
        begins_row = seat is not last if by_turn else seat is starter and seats != {starter}
        if row and begins_row:
            yield {"number": number, "cells": row, "by_turn": by_turn}
            row, number, seats = [], number + 1, set()
        seats.add(seat)
        last = seat
        action = game.state.game.read_action(node.action)
        row.append({"at": at, **action_message(subject.words, describe(before.position, action))})
    if row:
        yield {"number": number, "cells": row, "by_turn": by_turn}


def _mover(game: PlayedGame, at: int) -> Seat:
    """Whose turn an action belongs to; a roll belongs to the seat that acts on it."""
    for later in range(at, len(game.nodes)):
        if (seat := game.seat(later)).is_player:
            return seat
    return Seat.NATURE


async def evaluations(request: Request) -> Response:
    """The evaluations past `since`; waits a moment when there are none yet."""
    subject = await analysis_subject(request)
    if isinstance(subject, Response):
        return subject
    analysis = subject.analysis
    since = query_number(request, "since", 0, 0, LONGEST)
    await analysis.past(since, _WAIT_SECONDS)
    until = min(len(analysis.found), since + _MAX_EVALUATIONS)
    # Three lines of ten moves take a while to put into words, too long for the event loop.
    messages = await asyncio.to_thread(
        lambda: [_evaluation_message(subject, at) for at in range(since, until)]
    )
    message: AnalysisMessage = {
        "wanted": analysis.wanted,
        "found": messages,
        "has_failed": analysis.has_failed,
    }
    if until >= analysis.wanted:
        message["totals"] = _totals(subject)
    return json_response(message)


def _totals(subject: AnalysisSubject) -> list[list[str]]:
    """Summaries of each side's whole game, where the game's analyst makes some."""
    package, analysis = subject.table.package, subject.analysis
    analyst, study = package.analyst, package.study
    if analyst is None or study is None or analyst.summarise is no_summary:
        return []
    tallies = {Seat.FIRST: Tally(), Seat.SECOND: Tally()}
    for at in range(1, len(analysis.found)):
        before, judged = analysis.found[at - 1], _judgement(subject, at)
        if judged is not None:
            seat, nodes = analysis.game.seat(at), analysis.game.nodes
            kind = study.decision_kind(nodes[at - 1].position)
            counts = not is_forced(kind, before, judged, nodes[at].action)
            tallies[seat] = tallies[seat].with_decision(judged, counts=counts)
        if (luck := before.luck.get(analysis.game.nodes[at].action)) is not None:
            seat, value = luck
            tallies[seat] = tallies[seat].with_luck(value)
    return [
        [subject.words.say(phrase) for phrase in analyst.summarise(tally)]
        for tally in tallies.values()
    ]


def _evaluation_message(subject: AnalysisSubject, at: int) -> EvaluationMessage:
    evaluation = subject.analysis.found[at]
    levels = levels_of(subject.table.package, subject.game.nodes[at].position)
    return {
        "bar": evaluation.expectation,
        "worth": sided_text(subject.words, evaluation.worth),
        "standing": _standing(subject, evaluation),
        "lines": [
            line_message(subject.words, line, evaluation.played) for line in evaluation.lines
        ],
        "judged": _judged_message(subject, at),
        "levels": [level.key for level in levels],
        "can_compare": any(level.compares for level in levels),
    }


def _standing(subject: AnalysisSubject, evaluation: Evaluation) -> str:
    """Which side stands better, in words."""
    for bound, key in STANDINGS:
        if abs(evaluation.expectation) >= bound:
            seat = Seat.FIRST if evaluation.expectation > 0 else Seat.SECOND
            return subject.words(f"analysis-{key}", seat=_side_name(subject, seat))
    return subject.words("analysis-even")


def line_message(words: Speaker, line: Line, played: Line | None) -> LineMessage:
    return {
        "key": ";".join(line.actions),
        "worth": sided_text(words, line.worth),
        "told": [action_message(words, phrase) for phrase in line.told],
        "spots": list(line.spots),
        "notes": [sided_text(words, note) for note in line.notes],
        "is_played": played is not None and played.actions == line.actions,
    }


def sided_text(words: Speaker, sided: SidedPhrase) -> SidedText:
    return {"first": words.say(sided.first), "second": words.say(sided.second)}


def _judged_message(subject: AnalysisSubject, at: int) -> JudgedMessage | None:
    """The judgement of the action that led to a position."""
    judged = _judgement(subject, at)
    if judged is None:
        return None
    played = subject.analysis.found[at - 1].played
    return {
        "seat": subject.analysis.game.seat(at).value,
        "verdict": judged.verdict,
        "lost": round(judged.lost, 3),
        "why": [subject.words.say(phrase) for phrase in played.why] if played else [],
    }


def _judgement(subject: AnalysisSubject, at: int) -> Judged | None:
    if at == 0:
        return None
    analysis, analyst = subject.analysis, subject.table.package.analyst
    node, seat = analysis.game.nodes[at], analysis.game.seat(at)
    bounds = analyst.BOUNDS if analyst else USUAL_BOUNDS
    return judge(node.action, seat, analysis.found[at - 1], analysis.found[at], bounds)


async def scene(request: Request) -> Response:
    """The scene of a position of the game, or of a line that continues from it."""
    subject = await analysis_subject(request)
    if isinstance(subject, Response):
        return subject
    game, package = subject.game, subject.table.package
    at = query_number(request, "at", 0, 0, len(game.nodes) - 1)
    seen_by = request.query_params.get("seen_by", "first")
    if seen_by not in ("first", "second"):
        raise BadInput(f"seen_by={seen_by[:20]!r}: expected first or second")
    viewer = Seat(seen_by)
    position = game.nodes[at].position
    stages: tuple[tuple[Piece, ...], ...] = ()
    step = query_number(request, "step", 0, 0, 100)
    if step:
        nth_line = query_number(request, "line", 0, 0, 20)
        for text in _line_actions(subject.analysis, at, nth_line, step):
            action = package.game.read_action(text)
            stages = package.table.stages(position, action, viewer, "")
            position = package.game.apply(position, action)
    drawn = package.table.draw(position, viewer).without_offers()  # nothing can be played here
    message: AnalysisSceneMessage = {
        "scene": scene_message(drawn, subject.words),
        "stages": stages,
    }
    if request.query_params.get("art") != drawn.art.key:
        message["art"] = art_message(drawn.art)
    return json_response(message)


def _line_actions(analysis: Analysis, at: int, nth_line: int, count: int) -> tuple[str, ...]:
    """The first actions of a line after a position."""
    lines = analysis.found[at].lines if at < len(analysis.found) else ()
    if nth_line >= len(lines) or count > len(lines[nth_line].actions):
        raise BadInput(f"line={nth_line}, step={count}: no such step is known after position {at}")
    return tuple(lines[nth_line].actions[:count])
