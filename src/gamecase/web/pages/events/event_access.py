"""The event that a request names, what its sender is in it, and addresses for its QR codes."""

from dataclasses import dataclass

from starlette.requests import Request

from gamecase.events.roles import EventRoles
from gamecase.events.state import EventState
from gamecase.web.identity import holder_of
from gamecase.web.pages.network_share import network_share
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker


@dataclass(frozen=True, slots=True)
class EventAccess:
    """An event, and who looks at it."""

    state: EventState
    roles: EventRoles
    holder: str
    words: Speaker

    @property
    def id(self) -> str:
        return self.state.header.event


async def event_access(request: Request) -> EventAccess | None:
    """The event named in the path; None when there is no such event."""
    service = services_of(request).events
    state = await service.state(request.path_params["event"])
    if state is None:
        return None
    holder = await holder_of(request)
    roles = await service.roles(state.header.event, holder)
    words = preferences_of(request).speaker(state.settings.game)
    return EventAccess(state, roles, holder, words)


async def table_paths(request: Request, event: str) -> dict[tuple[int, int], str]:
    """The pages of online tables by round and table; of a team match, the first board's."""
    tables = await services_of(request).events.rows.tables(event)
    paths: dict[tuple[int, int], str] = {}
    for each in tables:
        paths.setdefault((each.round, each.table), f"/table/{each.table_id}")
    return paths


def address_of(request: Request, path: str) -> str:
    """The whole address of a path, as other devices reach it."""
    share = network_share(request)
    shared = share.url if share is not None else ""
    return (shared or f"{request.url.scheme}://{request.url.netloc}") + path
