"""Deep analyses and rollouts for programs: a stream of what is found."""

import math

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.line_comparison import ComparedLine
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.registry import find
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.deep_analysis import DeepAnalysis
from gamecase.tables.import_pool import TooManyImports
from gamecase.web.api.requests import read_body
from gamecase.web.api.types import DeepAnalysisInfo, DeepAnalysisRequest, DeepLineInfo
from gamecase.web.deep_streams import (
    DeepAnalysisOff,
    DeepChoice,
    WrittenPosition,
    stream,
    subject_of,
)
from gamecase.web.json_responses import api_error
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.pages.position import read_text


async def deepen(request: Request) -> Response:
    """Analyse a position deeply: a line after every step, until it is done or the client leaves."""
    asked = await read_body(request, DeepAnalysisRequest)
    package = find(asked.game)
    try:
        read = await read_text(request, package, asked.ruleset, asked.switches, asked.position)
        rules = package.rules(read.ruleset, read.switches)
        position = package.game.read_position(rules, read.position)
        if await is_from_own_rated_game(request, package, position):
            return api_error(403, "not-over", "a rated game with this position is not over")
        where = WrittenPosition(position, read.ruleset, read.switches)
        subject = subject_of(package, where, DeepChoice(asked.level, asked.compared))
        return await stream(request, subject, _info)
    except DeepAnalysisOff:
        return api_error(403, "off", "this server allows no deep analyses")
    except (TooManyAnalyses, TooManyImports) as error:
        return api_error(429, "too-fast", str(error))


def _info(analysis: DeepAnalysis | Phrase | BadInput) -> DeepAnalysisInfo:
    if isinstance(analysis, Phrase):
        return DeepAnalysisInfo(state="running")
    if isinstance(analysis, BadInput):
        return DeepAnalysisInfo(state="refused", detail=str(analysis))
    result = analysis.comparison.result
    return DeepAnalysisInfo(
        state=analysis.state,
        level=analysis.subject.level.key,
        steps=len(analysis.done),
        wanted=analysis.steps,
        games=result.games,
        ply=result.ply,
        odds=result.odds,
        lines=[_line(line) for line in result.lines],
    )


def _line(line: ComparedLine) -> DeepLineInfo:
    is_known = math.isfinite(line.value)
    low, high = line.interval if is_known and line.games else (None, None)
    return DeepLineInfo(
        key=line.key,
        actions=[*line.actions],
        value=line.value if is_known else None,
        wins=None if is_known else line.value > 0,
        ends_in=line.ends_in,
        error=line.error,
        low=low,
        high=high,
        games=line.games,
    )
