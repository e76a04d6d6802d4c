"""The entries of an event's log: what has happened, in the order it happened."""

import msgspec

from gamecase.events.entrants import Entrant
from gamecase.events.pairing_types import BoardPlace, ByeKind, GameResult, Pairing


class EventEntry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """Base of all entries. The log adds number, time, author and link."""


class EventImported(EventEntry, frozen=True, kw_only=True, tag="imported"):
    """The event was begun elsewhere; players and rounds of a file follow."""

    rounds: int = 0  # how many rounds there will be; 0: as the settings say


class EntrantAdded(EventEntry, frozen=True, kw_only=True, tag="added"):
    """Somebody entered; late where a round has been paired before."""

    entrant: Entrant


class EntrantChanged(EventEntry, frozen=True, kw_only=True, tag="changed"):
    """A name, rating, club or members were put right."""

    entrant: Entrant


class EntrantWithdrawn(EventEntry, frozen=True, kw_only=True, tag="withdrawn"):
    """Somebody plays no more rounds."""

    entrant: int
    why: str = ""


class EntrantReturned(EventEntry, frozen=True, kw_only=True, tag="returned"):
    """Somebody who had withdrawn plays again."""

    entrant: int


class ByeRequested(EventEntry, frozen=True, kw_only=True, tag="bye"):
    """Somebody will have a bye in a round that is not paired yet."""

    entrant: int
    round: int
    kind: ByeKind


class ByeCancelled(EventEntry, frozen=True, kw_only=True, tag="bye-cancelled"):
    """Somebody plays a round for which they had asked for a bye."""

    entrant: int
    round: int


class HelperNamed(EventEntry, frozen=True, kw_only=True, tag="helper"):
    """The organiser named somebody who may do what organisers do."""

    person: str
    name: str


class HelperDismissed(EventEntry, frozen=True, kw_only=True, tag="helper-dismissed"):
    """A helper may do so no more."""

    person: str


class PairForbidden(EventEntry, frozen=True, kw_only=True, tag="forbidden"):
    """Two entrants shall not be paired, as members of a family or of one club."""

    first: int
    second: int


class RepeatPairingAllowed(EventEntry, frozen=True, kw_only=True, tag="allowed"):
    """Two entrants may be paired again."""

    first: int
    second: int


class RoundPaired(EventEntry, frozen=True, kw_only=True, tag="paired"):
    """A round was paired; `again` where it replaces the pairings made before."""

    round: int
    pairings: tuple[Pairing, ...]
    again: bool = False
    by_hand: bool = False


class RoundStarted(EventEntry, frozen=True, kw_only=True, tag="started"):
    """A round began; its pairings are fixed from here on."""

    round: int


class ResultEntered(EventEntry, frozen=True, kw_only=True, tag="result"):
    """The first result of a board."""

    round: int
    table: int
    board: int
    result: GameResult


class ResultCorrected(EventEntry, frozen=True, kw_only=True, tag="corrected"):
    """A result was replaced; None takes it away."""

    round: int
    table: int
    board: int
    result: GameResult | None
    before: GameResult | None
    why: str


class ResultsRated(EventEntry, frozen=True, kw_only=True, tag="rated"):
    """Results of real boards have changed the ratings of accounts, once and for all."""

    boards: tuple[BoardPlace, ...]


class EventClosed(EventEntry, frozen=True, kw_only=True, tag="closed"):
    """The event is over; its standings are final."""


class EventReopened(EventEntry, frozen=True, kw_only=True, tag="reopened"):
    """The event goes on after it was closed."""

    why: str


PeopleEntry = (
    EntrantAdded
    | EntrantChanged
    | EntrantWithdrawn
    | EntrantReturned
    | ByeRequested
    | ByeCancelled
    | HelperNamed
    | HelperDismissed
    | PairForbidden
    | RepeatPairingAllowed
)

AnyEventEntry = (
    PeopleEntry
    | EventImported
    | RoundPaired
    | RoundStarted
    | ResultEntered
    | ResultCorrected
    | ResultsRated
    | EventClosed
    | EventReopened
)
