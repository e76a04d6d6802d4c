"""The commands that organisers and players give an event."""

from typing import Annotated

import msgspec

from gamecase.events.entrants import Member
from gamecase.events.pairing_types import ByeKind, GameResult
from gamecase.events.settings import Place

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Rating = Annotated[int, msgspec.Meta(ge=0, le=5000)]
EntrantNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
OpponentNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]  # 0: a bye
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Small = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class EventCommand(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """Base of all commands."""


class AddEntrant(EventCommand, frozen=True, kw_only=True, tag="add"):
    """Enter a player, a pair or a team."""

    name: Name
    rating: Rating = 0
    club: ShortText = ""
    identity: ShortText = ""
    members: Annotated[tuple[Member, ...], msgspec.Meta(max_length=12)] = ()


class ChangeEntrant(EventCommand, frozen=True, kw_only=True, tag="change"):
    """Put right the name, rating, club or members of an entrant."""

    entrant: EntrantNumber
    name: Name
    rating: Rating = 0
    club: ShortText = ""
    identity: ShortText = ""
    members: Annotated[tuple[Member, ...], msgspec.Meta(max_length=12)] = ()


class WithdrawEntrant(EventCommand, frozen=True, kw_only=True, tag="withdraw"):
    """Take an entrant out of the rounds to come."""

    entrant: EntrantNumber
    why: ShortText = ""


class ReturnEntrant(EventCommand, frozen=True, kw_only=True, tag="return"):
    """Let an entrant who had withdrawn play again."""

    entrant: EntrantNumber


class RequestBye(EventCommand, frozen=True, kw_only=True, tag="bye"):
    """Ask for a bye in a round of a Swiss that is not paired yet: for half a point, or for none."""

    entrant: EntrantNumber
    round: RoundNumber
    kind: ByeKind = "half"


class CancelBye(EventCommand, frozen=True, kw_only=True, tag="cancel-bye"):
    """Play a round for which a bye was asked for."""

    entrant: EntrantNumber
    round: RoundNumber


class DismissHelper(EventCommand, frozen=True, kw_only=True, tag="dismiss"):
    """Take a helper's rights away."""

    helper: ShortText


class ForbidPair(EventCommand, frozen=True, kw_only=True, tag="forbid"):
    """Do not pair two entrants with each other."""

    first: EntrantNumber
    second: EntrantNumber


class AllowPair(EventCommand, frozen=True, kw_only=True, tag="allow"):
    """Pair two entrants again who were not to be paired."""

    first: EntrantNumber
    second: EntrantNumber


class PairRound(EventCommand, frozen=True, kw_only=True, tag="pair"):
    """Pair the round of that number; `again` replaces pairings of a round not started yet."""

    round: RoundNumber
    again: bool = False


class PairByHand(EventCommand, frozen=True, kw_only=True, tag="pair-by-hand"):
    """Replace pairings of a round not started yet; entrants not named keep or lose their place."""

    round: RoundNumber
    pairs: Annotated[
        tuple[tuple[EntrantNumber, OpponentNumber], ...], msgspec.Meta(max_length=2000)
    ]
    place: Place | None = None  # None: that of the event


class Challenge(EventCommand, frozen=True, kw_only=True, tag="challenge"):
    """Challenge somebody on the ladder; the pairing starts at once."""

    first: EntrantNumber
    second: EntrantNumber


class StartRound(EventCommand, frozen=True, kw_only=True, tag="start"):
    """Start a round; its pairings are fixed, and online tables are opened."""

    round: RoundNumber


class EnterResult(EventCommand, frozen=True, kw_only=True, tag="result"):
    """Enter the result of a board."""

    round: RoundNumber
    table: Small
    result: GameResult
    board: Small = 1


class CorrectResult(EventCommand, frozen=True, kw_only=True, tag="correct"):
    """Replace a result, or take it away; says why."""

    round: RoundNumber
    table: Small
    result: GameResult | None
    why: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    board: Small = 1


class SetPlace(EventCommand, frozen=True, kw_only=True, tag="place"):
    """Play a pairing online or at a real board, before its round starts."""

    round: RoundNumber
    table: Small
    place: Place


class CloseEvent(EventCommand, frozen=True, kw_only=True, tag="close"):
    """End the event; its standings are final."""


class ReopenEvent(EventCommand, frozen=True, kw_only=True, tag="reopen"):
    """Go on with an event that was closed."""

    why: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


RoundCommand = (
    PairRound | PairByHand | Challenge | StartRound | EnterResult | CorrectResult | SetPlace
)

AnyEventCommand = (
    AddEntrant
    | ChangeEntrant
    | WithdrawEntrant
    | ReturnEntrant
    | RequestBye
    | CancelBye
    | DismissHelper
    | ForbidPair
    | AllowPair
    | PairRound
    | PairByHand
    | Challenge
    | StartRound
    | EnterResult
    | CorrectResult
    | SetPlace
    | CloseEvent
    | ReopenEvent
)
