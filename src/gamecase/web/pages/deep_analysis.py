"""Deep analyses on pages: of a position that was set up, and of one of a finished game."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.deep_analysis_module import DeepLevel, find_level
from gamecase.engines.line_comparison import ComparisonResult
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.messages.deep import deep_message, levels_of, with_state
from gamecase.messages.deep_types import DeepAnalysisMessage
from gamecase.registry import GamePackage, find
from gamecase.storage.store import StoreUnavailable
from gamecase.study.deep_results import DeepResult
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.deep_analysis import DeepAnalysis
from gamecase.tables.import_pool import TooManyImports
from gamecase.web.deep_streams import (
    DeepAnalysisOff,
    DeepChoice,
    MakeLine,
    WrittenPosition,
    stream,
    subject_of,
)
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.pages.analysis import AnalysisSubject, analysis_subject, query_number
from gamecase.web.pages.position import read_text
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker

log = logging.getLogger(__name__)

_NOTHING = ComparisonResult(lines=(), odds=None, games=0, ply=0)


class PositionChoice(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text, the level, and lines to compare."""

    text: str
    level: str
    ruleset: str = ""
    switches: dict[str, SwitchValue] = {}
    compared: list[str] = []


@dataclass(frozen=True, slots=True)
class _Page:
    """Who acts in the position, and the words of the reader."""

    package: GamePackage
    words: Speaker
    seat: Seat

    def line(self, level: DeepLevel) -> MakeLine:
        """How a line of the stream is made."""

        def make(analysis: DeepAnalysis | Phrase | BadInput) -> DeepAnalysisMessage:
            if isinstance(analysis, Phrase):
                message = self.found(level, _NOTHING)
                told: DeepAnalysisMessage = {**message, "progress": self.words.say(analysis)}
                return with_state(self.words, told, "running", 0, 0)
            if isinstance(analysis, BadInput):
                return with_state(self.words, self.found(level, _NOTHING), "refused", 0, 0)
            message = self.found(level, analysis.comparison.result)
            steps = len(analysis.done)
            return with_state(self.words, message, analysis.state, steps, analysis.steps)

        return make

    def found(self, level: DeepLevel, result: ComparisonResult) -> DeepAnalysisMessage:
        assert self.package.deep_analysis is not None  # it has a level
        return deep_message(self.words, self.package.deep_analysis, self.seat, level, result)


async def deepen_position(request: Request) -> Response:
    """Analyse a position that was set up, for as long as the page reads."""
    try:
        package = find(request.path_params["game"])
        words = preferences_of(request).speaker(package.game.key)
        asked = await read_json(request, PositionChoice)
        read = await read_text(request, package, asked.ruleset, asked.switches, asked.text)
        position = package.game.read_position(
            package.rules(read.ruleset, read.switches), read.position
        )
        if await is_from_own_rated_game(request, package, position):
            return json_response({"error": words("problem-not-over")}, 403)
        where = WrittenPosition(position, read.ruleset, read.switches)
        subject = subject_of(package, where, DeepChoice(asked.level, asked.compared))
        page = _Page(package, words, package.game.to_act(position))
        return await stream(request, subject, page.line(subject.level))
    except (BadInput, DeepAnalysisOff, TooManyAnalyses, TooManyImports) as error:
        return _refusal(request, error)


def _refusal(request: Request, error: Exception) -> Response:
    words = preferences_of(request).speaker()
    if isinstance(error, DeepAnalysisOff):
        return json_response({"error": words("deep-refused")}, 403)
    if isinstance(error, BadInput):
        return json_response({"error": words("deep-refused"), "detail": str(error)}, 400)
    return json_response({"error": words("problem-too-many-analyses")}, 429)


async def deepen_game(request: Request) -> Response:
    """Analyse a position of a game, for as long as the page reads; rollouts are stored."""
    game = await analysis_subject(request)
    if isinstance(game, Response):
        return game
    try:
        at = query_number(request, "at", 0, 0, len(game.game.nodes) - 1)
        choice = await read_json(request, DeepChoice)
        header, position = game.game.state.header, game.game.nodes[at].position
        package = game.table.package
        where = WrittenPosition(position, header.ruleset, header.switches)
        subject = subject_of(package, where, choice)
        page = _Page(package, game.words, package.game.to_act(position))
        is_kept = subject.level.kind == "rollout" and await _is_kept(request, game)
        keep = partial(_keep, request, game, at) if is_kept else None
        return await stream(request, subject, page.line(subject.level), keep)
    except (BadInput, DeepAnalysisOff, TooManyAnalyses) as error:
        return _refusal(request, error)


async def _is_kept(request: Request, game: AnalysisSubject) -> bool:
    """Whether results are stored: those of players, once the game is over."""
    holder = await holder_of(request)
    is_player = bool(holder) and bool(game.table.held_by(holder))
    return is_player and game.game.is_over and game.table.package.study is not None


async def _keep(request: Request, game: AnalysisSubject, at: int, analysis: DeepAnalysis) -> None:
    study = game.table.package.study
    assert study is not None  # checked by `_is_kept`
    if not analysis.comparison.result.games:
        return
    found = DeepResult(
        table=game.table.id,
        nth_game=game.game.state.nth_game,
        number=game.game.nodes[at].number,
        level=analysis.subject.level.key,
        engine=await asyncio.to_thread(study.engine_version),
        result=analysis.comparison.result,
    )
    try:
        await services_of(request).deep_results.save(found)
    except StoreUnavailable:
        log.warning("table %s: a rollout was not stored", game.table.id)


async def deep_results(request: Request) -> Response:
    """The stored rollouts of a game, by position; of several levels of one, the deepest."""
    game = await analysis_subject(request)
    if isinstance(game, Response):
        return game
    package, state = game.table.package, game.game.state
    numbers = {node.number: at for at, node in enumerate(game.game.nodes)}
    found: dict[int, tuple[int, DeepAnalysisMessage]] = {}
    stored = await services_of(request).deep_results.of_game(game.table.id, state.nth_game)
    for one in stored:
        at = numbers.get(one.number)
        if at is None:
            continue  # taken back since
        position = game.game.nodes[at].position
        levels = levels_of(package, position)
        keys = [level.key for level in levels]
        if one.level not in keys:
            continue
        page = _Page(package, game.words, package.game.to_act(position))
        rank = keys.index(one.level)
        if at not in found or rank >= found[at][0]:
            found[at] = (rank, page.found(find_level(levels, one.level), one.result))
    return json_response({str(at): message for at, (_, message) in found.items()})
