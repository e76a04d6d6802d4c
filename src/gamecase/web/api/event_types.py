"""The types of API requests and responses about events; `gamecase.client` shares them."""

from typing import Annotated, Literal

import msgspec

from gamecase.events.entrants import Entrant, Member
from gamecase.events.pairing_types import EventRound, RequestedBye
from gamecase.events.settings import EventSettings

PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class NewEventRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An event to create; the sender is its organiser."""

    settings: EventSettings
    organiser: Annotated[str, msgspec.Meta(max_length=80)] = ""


class EventCreated(msgspec.Struct):
    """A new event. `token` holds the organiser's rights; sent once, to a sender who had none."""

    event: str
    address: str
    token: str = ""


class YourRoles(msgspec.Struct):
    """What the sender is in an event."""

    is_organiser: bool = False
    helper: str = ""
    entrants: list[int] = []


class EventDetail(msgspec.Struct):
    """An event after its entry of that number."""

    event: str
    organiser: str
    made: int
    number: int
    settings: EventSettings
    entrants: list[Entrant]
    helpers: dict[str, str]
    forbidden: list[tuple[int, int]]
    rounds: list[EventRound]
    rounds_planned: int  # 0: nobody knows
    is_closed: bool
    is_finished: bool
    you: YourRoles
    byes: list[RequestedBye] = []  # asked for, of all rounds


class EventSummary(msgspec.Struct):
    """A line of a list of events."""

    event: str
    name: str
    format: str
    game: str
    entrants: int
    rounds: int
    is_closed: bool


class EventList(msgspec.Struct):
    """The sender's own events, or the newest ones."""

    events: list[EventSummary]


class StandingInfo(msgspec.Struct):
    """A line of the standings."""

    rank: int
    entrant: int
    name: str
    score: float
    tie_breaks: list[float]
    played: int
    wins: int
    draws: int
    losses: int
    byes: int
    is_withdrawn: bool


class TieBreakInfo(msgspec.Struct):
    """A tie-break, in the reader's language."""

    key: str
    name: str
    about: str


class EventStandings(msgspec.Struct):
    """Everybody, the best first, and the tie-breaks in the order in which they count."""

    tie_breaks: list[TieBreakInfo]
    standings: list[StandingInfo]


class EventJoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Enter an event."""

    name: PersonName
    rating: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 0
    club: Annotated[str, msgspec.Meta(max_length=200)] = ""
    members: Annotated[list[Member], msgspec.Meta(max_length=12)] = []


class EventJoined(msgspec.Struct):
    """A person of an event, as in `entrant-7`, and the code that lets them act."""

    person: str
    code: str
    token: str = ""


class EventClaimRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Act as whoever has this code on paper."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class EventClaimed(msgspec.Struct):
    """What the sender is now."""

    you: YourRoles
    token: str = ""


class EventHelperRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Name a helper."""

    name: PersonName


class EventCodes(msgspec.Struct):
    """The codes on paper by person, as in `entrant-7`."""

    codes: dict[str, str]


class EventPlayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Go to the online table of a board."""

    round: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    table: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    board: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class EventPlayTable(msgspec.Struct):
    """The online table of a board, and the chairs that the sender has there."""

    table: str
    address: str
    you: list[int]


class EventPlayersRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A list of players to enter."""

    format: Literal["csv", "trf"]
    text: str


class EventImportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An event that was begun elsewhere."""

    format: Literal["trf"]
    text: str


class EventPlayersAdded(msgspec.Struct):
    """The codes of those who were entered, by person, and those who were not, with the reason."""

    codes: dict[str, str]
    refused: dict[str, str]
