"""The files of an event: its log, its pictures, and all games that were played online."""

import io
import zipfile
from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from gamecase.events.log import write_event_log
from gamecase.kernel.log import write_record
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.events.drawn_pictures import drawn_pictures
from gamecase.web.pages.events.event_access import EventAccess, event_access
from gamecase.web.pages.events.event_picture import with_own_colours
from gamecase.web.services import services_of


def file_links(
    access: EventAccess, pictures: Iterable[Mapping[str, object]], *, has_games: bool
) -> list[dict[str, str]]:
    """The files that there are now, with their labels."""
    folder = f"/events/{access.id}/files"
    links = [{"path": f"{folder}/log.jsonl", "label": "JSON"}]
    for picture in pictures:
        name, title = picture["name"], picture["title"]
        links.append({"path": f"{folder}/{name}.svg", "label": f"{title} (SVG)"})
    if has_games:
        links.append({"path": f"{folder}/games.zip", "label": access.words("event-all-games")})
    return links


async def event_file(request: Request) -> Response:
    """A file of an event by its name."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    events = services_of(request).events
    name = request.path_params["file"]
    if name == "log.jsonl":
        text = write_event_log(access.state.header, await events.entries(access.id))
        return Response(text, media_type="application/x-ndjson")
    if name == "games.zip":
        return Response(await _games(request, access), media_type="application/zip")
    standings = await events.standings(access.id)
    picture = drawn_pictures(access, standings).get(name.removesuffix(".svg"))
    if picture is None:
        return not_found(request)
    return Response(with_own_colours(picture[1]), media_type="image/svg+xml")


async def _games(request: Request, access: EventAccess) -> bytes:
    """The records of all online tables in one archive, named by round, table and board."""
    services = services_of(request)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as files:
        for each in await services.events.rows.tables(access.id):
            table = await services.tables.table(each.table_id)
            if table is not None:
                name = f"{each.round}-{each.table}-{each.board}.jsonl"
                files.writestr(name, write_record(table.state.header, table.entries))
    return archive.getvalue()
