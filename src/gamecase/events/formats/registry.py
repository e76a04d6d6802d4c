"""The formats by their keys."""

from collections.abc import Mapping

from gamecase.events.formats.arena import Arena
from gamecase.events.formats.event_format import EventFormat
from gamecase.events.formats.knockout import Knockout
from gamecase.events.formats.ladder import Ladder
from gamecase.events.formats.playoff import FamilyCup, WithPlayoff
from gamecase.events.formats.round_robin import RoundRobin
from gamecase.events.formats.swiss import Swiss
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput

FORMATS: Mapping[str, EventFormat] = {
    "round-robin": RoundRobin(),
    "swiss": Swiss(),
    "knockout": Knockout(),
    "arena": Arena(),
    "ladder": Ladder(),
    "family-cup": FamilyCup(),
}


def format_of(state: EventState) -> EventFormat:
    """The format of an event."""
    chosen = find_format(state.settings.format)
    return WithPlayoff(chosen, state.settings.playoff) if state.settings.playoff else chosen


def find_format(key: str) -> EventFormat:
    """The format of a key; `BadInput` names those there are."""
    if key not in FORMATS:
        raise BadInput(f"no format {key!r}; there are {sorted(FORMATS)}")
    return FORMATS[key]
