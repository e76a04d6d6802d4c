"""The analysed games of the sender, for programs."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.registry import all_games
from gamecase.study.analyses import StudiedGame
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.equity_measures import performance_rating
from gamecase.web.api.requests import MAX_ENTRY_NUMBER, read_number
from gamecase.web.api.types import (
    AnalysedDecisionInfo,
    StudiedGameInfo,
    StudiedGameList,
    StudiedGameReport,
)
from gamecase.web.identity import holder_of
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.services import services_of

_MOST_GAMES = 1000  # in one response


async def studied_games(request: Request) -> Response:
    """The sender's analysed games, the newest first."""
    holder = await holder_of(request)
    game = request.query_params.get("game", "")
    offset = read_number(request, "offset", 0, MAX_ENTRY_NUMBER)
    found = await services_of(request).study.studied(holder, game) if holder else []
    page = found[offset : offset + _MOST_GAMES]
    return json_response(StudiedGameList(len(found), [_info(studied) for studied in page]))


async def studied_game(request: Request) -> Response:
    """The stored analysis of one of the sender's games: its decisions and what they cost."""
    study, holder = services_of(request).study, await holder_of(request)
    table = request.path_params["table"]
    nth_game = read_number(request, "game", 1, MAX_ENTRY_NUMBER)
    analysis = await study.find(table, nth_game)
    owned = [one for one in await study.studied_at(holder, table) if one.nth_game == nth_game]
    if analysis is None or not owned:
        return api_error(404, "not-found", "none of your analysed games is that one")
    return json_response(
        StudiedGameReport(
            table=table,
            nth_game=nth_game,
            game=analysis.game,
            ruleset=analysis.ruleset,
            engine=analysis.engine.name,
            engine_version=analysis.engine.version,
            engine_level=analysis.engine.level,
            state=analysis.state,
            created_at=analysis.created_at,
            sides=[_info(studied) for studied in owned],
            decisions=[_decision(one) for one in await study.decisions(table, nth_game)],
        )
    )


def _info(studied: StudiedGame) -> StudiedGameInfo:
    study = all_games()[studied.game].study
    total = studied.tally.total
    is_equity = study is not None and study.MEASURE == "equity"
    return StudiedGameInfo(
        table=studied.table,
        nth_game=studied.nth_game,
        chair=studied.chair,
        game=studied.game,
        ruleset=studied.ruleset,
        opponent=studied.opponent,
        result=studied.result,
        opening=studied.opening,
        played_at=studied.played_at,
        decisions=total.decisions,
        mistakes=total.mistakes,
        error=total.error,
        luck=studied.tally.luck,
        pr=performance_rating(total) if is_equity else None,
        accuracy=studied.tally.accuracy,
    )


def _decision(decision: AnalysedDecision) -> AnalysedDecisionInfo:
    return AnalysedDecisionInfo(
        number=decision.number,
        chair=decision.chair,
        kind=decision.kind,
        position_kind=decision.position_kind,
        position=decision.position,
        played=decision.played,
        best=decision.best,
        error=decision.error,
        is_forced=decision.is_forced,
        verdict=decision.verdict,
        luck=decision.luck,
    )
