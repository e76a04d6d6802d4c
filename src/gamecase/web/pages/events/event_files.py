"""The files of an event: pictures drawn here, everything else as the API writes it."""

from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from gamecase.registry import find
from gamecase.web.json_responses import API_PREFIX
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.events.drawn_pictures import drawn_pictures
from gamecase.web.pages.events.event_access import EventAccess, event_access
from gamecase.web.pages.events.picture_canvas import with_own_colours
from gamecase.web.services import services_of

_KINDS = ("csv", "json", "trf")


def file_links(
    access: EventAccess, pictures: Iterable[Mapping[str, object]], *, has_games: bool
) -> list[dict[str, str]]:
    """The files that there are now, with their labels."""
    api = f"{API_PREFIX}events/{access.id}/files"
    kinds = [*_KINDS, *find(access.state.settings.game).result_formats]
    links = [{"path": f"{api}/{kind}", "label": kind.upper()} for kind in kinds]
    for picture in pictures:
        name, title = picture["name"], picture["title"]
        path = f"/events/{access.id}/files/{name}.svg"
        links.append({"path": path, "label": f"{title} (SVG)"})
    if has_games:
        links.append({"path": f"{api}/zip", "label": access.words("event-all-games")})
    return links


async def event_file(request: Request) -> Response:
    """A picture of an event as a file."""
    picture = await picture_file(request, request.path_params["file"])
    return not_found(request) if picture is None else Response(picture, media_type="image/svg+xml")


async def picture_file(request: Request, file: str) -> str | None:
    """The picture of a file's name, as in `crosstable.svg`; None when there is no such picture."""
    access = await event_access(request)
    if access is None:
        return None
    standings = await services_of(request).events.standings(access.id)
    picture = drawn_pictures(access, standings).get(file.removesuffix(".svg"))
    return None if picture is None else with_own_colours(picture[1])
