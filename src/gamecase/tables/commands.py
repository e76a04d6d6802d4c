"""What a client may ask for over its socket; `docs/messages.md` tells it to programmers."""

from typing import Annotated, Literal

import msgspec

from gamecase.kernel.errors import BadInput
from gamecase.kernel.transitions import ChatPhrase

LONGEST_MESSAGE = 4096  # bytes

Text = Annotated[str, msgspec.Meta(max_length=400)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Chair = Annotated[int, msgspec.Meta(ge=0, le=4)]
Lag = Annotated[int, msgspec.Meta(ge=0, le=10_000)]  # milliseconds to the server and back
Spots = Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=40)]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client."""


class Join(Command, tag="join"):
    """Follow the table from an entry on."""

    since: Number = 0


class View(Command, tag="view"):
    """See the table from a seat, or from one's own, laid in one of the game's looks.

    Who likes to move ahead is told what can be planned while it is the other side's turn.
    """

    seen_by: Text = ""
    look: Text = ""
    ahead: bool = False


class Pick(Command, tag="pick"):
    """Spots picked on the way to an action: show what they come to, and how to go on."""

    spots: Spots
    after: Number


class Act(Command, tag="act"):
    """An action in the game's notation, in answer to the position after an entry."""

    action: Text
    after: Number
    lag: Lag = 0


class Touch(Command, tag="touch"):
    """Spots touched that were not offered: done if they mean something legal, else told why not."""

    spots: Spots
    after: Number
    lag: Lag = 0


class Words(Command, tag="words"):
    """A player's own words for the dice of this game."""

    chair: Chair
    words: Text


class Offer(Command, tag="offer"):
    """Propose `takeback`, `draw` or `rematch`."""

    what: Text
    chair: Chair = 0


class Accept(Command, tag="accept"):
    """Agree to the offer of that number."""

    offer: Number
    chair: Chair = 0


class Decline(Command, tag="decline"):
    """Turn down the offer of that number, or withdraw one's own."""

    offer: Number
    chair: Chair = 0


class Resign(Command, tag="resign"):
    """Give the game up."""

    chair: Chair = 0


class Say(Command, tag="say"):
    """Say a phrase, by its key, to everybody at the table."""

    phrase: ChatPhrase
    chair: Chair = 0


class Claim(Command, tag="claim"):
    """End a game that the other side left: as a win, or as a draw."""

    what: Literal["win", "draw"] = "win"
    chair: Chair = 0


class Next(Command, tag="next"):
    """Go on with the next game of the match."""

    chair: Chair = 0


class Hint(Command, tag="hint"):
    """What would the computer do in the position after that entry?"""

    after: Number


class Past(Command, tag="past"):
    """Show the position after an earlier entry of this game."""

    at: Number


class Ping(Command, tag="ping"):
    """Are you there?"""


#: What a player's hand does, over a socket or by a post.
PlayerCommand = Act | Touch | Words | Offer | Accept | Decline | Resign | Claim | Say | Next

AnyCommand = PlayerCommand | Join | View | Pick | Hint | Past | Ping

_DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class BadMessage(BadInput):
    """A message that is not one of the wishes above."""


def read_command(message: str | bytes) -> AnyCommand:
    """The wish in a message, or BadMessage that names what is wrong with it."""
    if len(message) > LONGEST_MESSAGE:
        raise BadMessage(f"{len(message)} long; at most {LONGEST_MESSAGE}")
    try:
        return _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
