"""A game looked over: the page, what has been found so far, and any position of it."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.analyst import (
    USUAL_BOUNDS,
    Evaluation,
    Judged,
    Line,
    Tally,
    judge,
    no_summary,
)
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.messages.scene import art_message, scene_message
from gamecase.messages.types import (
    AnalysisMessage,
    AnalysisSceneMessage,
    EvaluationMessage,
    JudgedMessage,
    LineMessage,
)
from gamecase.messages.viewer import player_name, told_message
from gamecase.tables.analysis import LONGEST, Analyses, Analysis, Played
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.web.errors import answer
from gamecase.web.identity import holder_of
from gamecase.web.pages.home import not_found, problem, render
from gamecase.web.preferences import reader_of
from gamecase.words import Speaker

_WAIT_SECONDS = 2.0  # an answer waits so long for something new to say
_AT_ONCE = 20  # insights of one answer

#: From which expectation on a side stands so much better.
_STANDINGS = ((0.75, "winning"), (0.35, "clear"), (0.12, "slight"))

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who asks about which game of which table."""

    table: Table
    game: Played
    words: Speaker
    analyses: Analyses

    @property
    def analysis(self) -> Analysis:
        return self.analyses.of(self.table, self.game)


async def _asked(request: Request) -> _Asked | Response:
    """What a request is about, or the page that says why there is nothing to see."""
    table_service: TableService = request.app.state.table_service
    analyses: Analyses = request.app.state.analyses
    table = await table_service.table(request.path_params["table"])
    if table is None or table.package.analyst is None:
        return not_found(request)
    nth_game = _number(request, "game", table.state.nth_game, 1, 100_000)
    game = await analyses.game(table, nth_game)
    if game is None:
        return not_found(request)
    reader = reader_of(request)
    if not game.is_over and not _is_alone(table, await holder_of(request)):
        return problem(request, "not-over", 403)
    return _Asked(table, game, reader.speaker(table.state.header.game), analyses)


def _is_alone(table: Table, holder: str) -> bool:
    """Everybody who plays sits at this screen, and so nobody is helped against anybody else."""
    held = table.held_by(holder) if holder else ()
    return len(held) == table.state.chairs


def _number(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and low <= int(text) <= high):
        raise BadInput(f"{name}={text[:20]!r}: expected a number from {low} to {high}")
    return int(text)


async def page(request: Request) -> Response:
    """The page itself; what is found comes to it bit by bit."""
    asked = await _asked(request)
    if isinstance(asked, Response):
        return asked
    table, state = asked.table, asked.game.state
    package, words = table.package, asked.words
    assert package.analyst is not None  # or nobody could ask
    named = package.analyst.opening_name(asked.game.nodes[-1].position)
    seats = package.game.seats(state.rules)[:2]
    return render(
        request,
        "analysis.html",
        table=table,
        words=words,
        game=package.game,
        nth_game=state.nth_game,
        games=table.state.nth_game,
        named=words.say(named) if named else "",
        rows=[*_rows(asked)],
        players=[player_name(table, words, state.chair_of(seat)) for seat in seats],
        client={
            "table": table.id,
            "game": state.nth_game,
            "moments": len(asked.game.nodes),
            "tints": list(package.analyst.colours(state.rules)),
            "words": {
                key: words(key)
                for key in (
                    "analysis-better",
                    "analysis-failed",
                    "analysis-inaccuracy",
                    "analysis-mistake",
                    "analysis-blunder",
                    "analysis-played",
                )
            },
        },
    )


def _rows(asked: _Asked) -> Iterator[Message]:
    """The moves: a row for each time the turn comes round, or for each turn where dice fall."""
    game, tell = asked.game, asked.table.package.table.describe_action
    by_turn = game.state.game.uses_chance
    row: list[Message] = []
    starter = _mover(game, 1) if len(game.nodes) > 1 else Seat.NOBODY
    number, seats, last = 1, set[Seat](), starter
    for at, (before, node) in enumerate(zip(game.nodes, game.nodes[1:], strict=False), start=1):
        seat = _mover(game, at)
        comes_round = seat is not last if by_turn else seat is starter and seats != {starter}
        if row and comes_round:
            yield {"number": number, "cells": row, "by_turn": by_turn}
            row, number, seats = [], number + 1, set()
        seats.add(seat)
        last = seat
        action = game.state.game.read_action(node.action)
        row.append({"at": at, **told_message(asked.words, tell(before.position, action))})
    if row:
        yield {"number": number, "cells": row, "by_turn": by_turn}


def _mover(game: Played, at: int) -> Seat:
    """Whose turn an action belongs to; a throw belongs to whoever acts on it."""
    for later in range(at, len(game.nodes)):
        if (seat := game.seat(later)).is_player:
            return seat
    return Seat.NATURE


async def found(request: Request) -> Response:
    """The insights past a number; the answer waits a little when there are none yet."""
    asked = await _asked(request)
    if isinstance(asked, Response):
        return asked
    analysis = asked.analysis
    since = _number(request, "since", 0, 0, LONGEST)
    await analysis.past(since, _WAIT_SECONDS)
    until = min(len(analysis.found), since + _AT_ONCE)
    # Three lines of ten moves in words take a while to say: the tables do not wait for them.
    evaluations = await asyncio.to_thread(
        lambda: [_insight(asked, analysis, at) for at in range(since, until)]
    )
    message: AnalysisMessage = {
        "wanted": analysis.wanted,
        "found": evaluations,
        "has_failed": analysis.has_failed,
    }
    if until >= analysis.wanted:
        message["totals"] = _totals(asked, analysis)
    return answer(message)


def _totals(asked: _Asked, analysis: Analysis) -> list[list[str]]:
    """What is said of each side's whole game, where the game's analyst has something to say."""
    analyst = asked.table.package.analyst
    if analyst is None or analyst.summarise is no_summary:
        return []
    tallies = {Seat.FIRST: Tally(), Seat.SECOND: Tally()}
    for at in range(1, len(analysis.found)):
        before, judged = analysis.found[at - 1], _judgement(asked, analysis, at)
        if judged is not None:
            seat = analysis.game.seat(at)
            tallies[seat] = tallies[seat].with_decision(judged, counts=before.is_decision)
        if (lucky := before.luck.get(analysis.game.nodes[at].action)) is not None:
            tallies[lucky[0]] = tallies[lucky[0]].with_luck(lucky[1])
    return [
        [asked.words.say(each) for each in analyst.summarise(tally)] for tally in tallies.values()
    ]


def _insight(asked: _Asked, analysis: Analysis, at: int) -> EvaluationMessage:
    seen = analysis.found[at]
    return {
        "bar": seen.expectation,
        "worth": asked.words.say(seen.worth),
        "standing": _standing(asked, seen),
        "lines": [_line(asked.words, line, seen.played) for line in seen.lines],
        "judged": _judged(asked, analysis, at),
    }


def _standing(asked: _Asked, seen: Evaluation) -> str:
    """How the sides stand, in words."""
    for bound, key in _STANDINGS:
        if abs(seen.expectation) >= bound:
            seat = Seat.FIRST if seen.expectation > 0 else Seat.SECOND
            named = asked.words.seat(seat, asked.game.state.header.ruleset)
            return asked.words(f"analysis-{key}", seat=named)
    return asked.words("analysis-even")


def _line(words: Speaker, line: Line, played: Line | None) -> LineMessage:
    return {
        "worth": words.say(line.worth),
        "told": [told_message(words, each) for each in line.told],
        "spots": list(line.spots),
        "notes": [words.say(each) for each in line.notes],
        "is_played": played is not None and played.actions == line.actions,
    }


def _judged(asked: _Asked, analysis: Analysis, at: int) -> JudgedMessage | None:
    """What is said of the action that led to a position."""
    judged = _judgement(asked, analysis, at)
    if judged is None:
        return None
    played = analysis.found[at - 1].played
    why = [asked.words.say(each) for each in played.why] if played else []
    return {
        "seat": analysis.game.seat(at).value,
        "verdict": judged.verdict,
        "lost": round(judged.lost, 3),
        "why": why,
    }


def _judgement(asked: _Asked, analysis: Analysis, at: int) -> Judged | None:
    if at == 0:
        return None
    node, seat = analysis.game.nodes[at], analysis.game.seat(at)
    analyst = asked.table.package.analyst
    bounds = analyst.BOUNDS if analyst else USUAL_BOUNDS
    return judge(node.action, seat, analysis.found[at - 1], analysis.found[at], bounds)


async def scene(request: Request) -> Response:
    """A position of the game, or of one of the lines that lead on from it, to be drawn."""
    asked = await _asked(request)
    if isinstance(asked, Response):
        return asked
    game, package = asked.game, asked.table.package
    at = _number(request, "at", 0, 0, len(game.nodes) - 1)
    position = game.nodes[at].position
    step = _number(request, "step", 0, 0, 100)
    if step:
        nth = _number(request, "line", 0, 0, 20)
        position = _along(package.game, position, asked.analysis, (at, nth, step))
    seen_by = request.query_params.get("seen_by", "first")
    if seen_by not in ("first", "second"):
        raise BadInput(f"seen_by={seen_by[:20]!r}: expected first or second")
    laid = package.table.draw(position, Seat(seen_by))
    message: AnalysisSceneMessage = {"scene": scene_message(laid, asked.words)}
    if request.query_params.get("art") != laid.art.key:
        message["art"] = art_message(laid.art)
    return answer(message)


def _along(game: Any, position: Any, analysis: Analysis, way: tuple[int, int, int]) -> Any:
    """So many steps along a line."""
    at, nth, step = way
    lines = analysis.found[at].lines if at < len(analysis.found) else ()
    if nth >= len(lines) or step > len(lines[nth].actions):
        raise BadInput(f"line={nth}, step={step}: no such step is known after position {at}")
    for text in lines[nth].actions[:step]:
        position = game.apply(position, game.read_action(text))
    return position
