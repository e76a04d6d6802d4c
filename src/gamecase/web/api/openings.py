"""The opening explorer for programs."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.study.openings import OpeningSource
from gamecase.web.api.opening_types import (
    OpeningCollection,
    OpeningCollectionList,
    OpeningGameInfo,
    OpeningMoveInfo,
    OpeningReport,
)
from gamecase.web.identity import holder_of
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.opening_view import OpeningView, opening_view, written
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker

_LONGEST_ID = 17


def collection_info(source: OpeningSource) -> OpeningCollection:
    """A collection as programs receive it."""
    return OpeningCollection(
        id=source.id,
        game=source.game,
        name=source.name,
        games=source.games,
        bytes=source.bytes,
        created_at=source.created_at,
    )


async def opening_moves(request: Request) -> Response:
    """What was played in a position of the sender's games, or of a collection."""
    view = await opening_view(request)
    return json_response(_report(view, preferences_of(request).speaker(view.package.game.key)))


def _report(view: OpeningView, words: Speaker) -> OpeningReport:
    game = view.package.game
    is_own = view.source is None or view.source.is_own
    opening = view.package.analyst.opening_name(view.position) if view.package.analyst else None
    return OpeningReport(
        game=game.key,
        ruleset=view.asked.ruleset,
        line=[*view.actions],
        position=game.write(view.position),
        moves=[
            OpeningMoveInfo(
                action=move.action,
                written=written(view.package, words, view.position, move.action),
                games=move.games,
                first_wins=move.first,
                draws=move.drawn,
                second_wins=move.second,
                average_loss=move.loss,
                analysed=move.analysed,
                last_played_at=move.last_played,
            )
            for move in view.moves
        ],
        games=[
            OpeningGameInfo(
                table=row.table if is_own else "",
                nth_game=row.nth_game,
                first=row.names[0],
                second=row.names[1],
                result=row.result,
                played_at=row.played_at,
                id=row.id,
            )
            for row in view.games
        ],
        pending=view.progress.all - view.progress.done if view.progress else 0,
        name=str(opening.facts.get("name", "")) if opening is not None else "",
    )


async def list_collections(request: Request) -> Response:
    """The sender's collections for the opening explorer."""
    holder = await holder_of(request)
    found = await services_of(request).openings.collections(holder) if holder else []
    return json_response(OpeningCollectionList([collection_info(source) for source in found]))


async def delete_collection(request: Request) -> Response:
    """Delete one of the sender's collections with its games."""
    holder, text = await holder_of(request), request.path_params["collection"]
    is_number = text.isascii() and text.isdecimal() and len(text) < _LONGEST_ID
    openings = services_of(request).openings
    if not (holder and is_number and await openings.delete_collection(holder, int(text))):
        return api_error(404, "not-found", "none of your collections is that one")
    return await list_collections(request)
