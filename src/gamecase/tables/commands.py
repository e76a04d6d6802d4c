"""The commands of clients, and the dispatcher that executes a player's command at a table.

`docs/messages.md` documents them as messages of the socket.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from gamecase.kernel.entry_transitions import ChatPhrase
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import walk_back
from gamecase.tables.conflicts import StaleCommand

if TYPE_CHECKING:
    from gamecase.tables.table import Table

LONGEST_MESSAGE = 4096  # bytes

Text = Annotated[str, msgspec.Meta(max_length=400)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]  # 0: the usual one of the player's chairs
Lag = Annotated[int, msgspec.Meta(ge=0, le=10_000)]  # round trip in milliseconds
Spots = Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=40)]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from a client."""


class Subscribe(Command, tag="join"):
    """Subscribe to the table, starting with the entries past a number."""

    since: Number = 0


class View(Command, tag="view"):
    """Choose the seat the board is drawn for, the look, and whether premoves are wanted."""

    seen_by: Text = ""  # empty: the player's own seat
    look: Text = ""
    ahead: bool = False


class Pick(Command, tag="pick"):
    """Show the board with spots picked on the way to an action, and how to go on."""

    spots: Spots
    after: Number


class Act(Command, tag="act"):
    """Take an action, in the game's notation, in the position after an entry."""

    action: Text
    after: Number
    lag: Lag = 0
    part: Text = ""  # the player's number for the next roll, where numbers are deposited


class Touch(Command, tag="touch"):
    """Touch spots that were not offered: play what they mean, or learn why it is not allowed."""

    spots: Spots
    after: Number
    lag: Lag = 0
    part: Text = ""  # as in `act`


class AddClientSeed(Command, tag="words"):
    """Add a client seed to the dice of this game."""

    chair: ChairNumber
    words: Text


class BeginHashChain(Command, tag="chain"):
    """Publish the anchor of a chain of numbers for the dice, or of one in place of a lost one."""

    chair: ChairNumber
    anchor: Text
    words: Text = ""  # of the player, added to the dice of this game
    renews: bool = False


class OpenPart(Command, tag="part"):
    """Open the next number of a chain for the dice."""

    chair: ChairNumber
    part: Text


class MakeOffer(Command, tag="offer"):
    """Offer `takeback`, `draw` or `rematch`."""

    what: Text
    chair: ChairNumber = 0


class AcceptOffer(Command, tag="accept"):
    """Accept the offer of that number."""

    offer: Number
    chair: ChairNumber = 0


class DeclineOffer(Command, tag="decline"):
    """Decline the offer of that number, or withdraw it."""

    offer: Number
    chair: ChairNumber = 0


class Resign(Command, tag="resign"):
    """Resign the game."""

    chair: ChairNumber = 0


class Say(Command, tag="say"):
    """Send a chat phrase, by its key, to everybody at the table."""

    phrase: ChatPhrase
    chair: ChairNumber = 0


class Claim(Command, tag="claim"):
    """End a game that the opponent has left, as a win or a draw."""

    what: Literal["win", "draw"] = "win"
    chair: ChairNumber = 0


class Next(Command, tag="next"):
    """Begin the next game of the match."""

    chair: ChairNumber = 0


class Hint(Command, tag="hint"):
    """Ask what the computer would do in the position after that entry."""

    after: Number


class Past(Command, tag="past"):
    """Show the position after an earlier entry of this game."""

    at: Number


class Ping(Command, tag="ping"):
    """Ask for a pong."""


#: Commands that change the table.
PlayerCommand = (
    Act
    | Touch
    | AddClientSeed
    | BeginHashChain
    | OpenPart
    | MakeOffer
    | AcceptOffer
    | DeclineOffer
    | Resign
    | Claim
    | Say
    | Next
)

AnyCommand = PlayerCommand | Subscribe | View | Pick | Hint | Past | Ping

_DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class BadMessage(BadInput):
    """A message that is not a command."""


def read_command(message: str | bytes) -> AnyCommand:
    """Parse a command; BadMessage says what is wrong with it."""
    if len(message) > LONGEST_MESSAGE:
        raise BadMessage(f"{len(message)} long; at most {LONGEST_MESSAGE}")
    try:
        return _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


# --- execution ---


async def execute(
    table: "Table", chairs: Sequence[int], command: PlayerCommand
) -> Refusal | StaleCommand | None:
    """Execute the command of the holder of some chairs; None when it is done.

    BadInput is raised for a text that means nothing, and for the chair of another player.
    """
    if not chairs:
        return Refusal("watching")
    match command:
        case Act():
            return await table.act(chairs, command.action, command.after, command.lag, command.part)
        case Touch():
            return await _touch(table, chairs, command)
        case AddClientSeed():
            chair = _acting_chair(table, chairs, command.chair)
            return await table.add_client_seed(chair, command.words)
        case BeginHashChain():
            chair = _acting_chair(table, chairs, command.chair)
            return await table.begin_chain(
                chair, command.anchor, command.words, renews=command.renews
            )
        case OpenPart():
            chair = _acting_chair(table, chairs, command.chair)
            return await table.open_part(chair, command.part)
        case MakeOffer():
            return await table.offer(_offering_chair(table, chairs, command), command.what)
        case AcceptOffer():
            chair = _accepting_chair(table, chairs, command.chair)
            return await table.accept(chair, command.offer)
        case DeclineOffer():
            chair = _acting_chair(table, chairs, command.chair)
            return await table.decline(chair, command.offer)
        case Resign():
            return await table.resign(_acting_chair(table, chairs, command.chair))
        case Say():
            chair = _own_chair(chairs, command.chair or chairs[0])
            return await table.say(chair, command.phrase)
        case Claim():
            chair = _waiting_chair(table, chairs, command.chair)
            return await table.claim(chair, command.what)
        case Next():
            return await table.begin(_acting_chair(table, chairs, command.chair))


async def _touch(
    table: "Table", chairs: Sequence[int], command: Touch
) -> Refusal | StaleCommand | None:
    state = table.state
    if state.node is None:
        return Refusal("not-begun")
    action = table.package.table.interpret_touch(state.position, tuple(command.spots))
    if action is None:
        return Refusal("means-nothing")
    return await table.act(chairs, action, command.after, command.lag, command.part)


def _own_chair(chairs: Sequence[int], chair: int) -> int:
    if chair not in chairs:
        raise BadInput(f"chair {chair} is not yours; yours are {list(chairs)}")
    return chair


def _acting_chair(table: "Table", chairs: Sequence[int], chair: int) -> int:
    """The chair named in a command, or the one that is to act, or the first."""
    turn = table.state.turn
    return _own_chair(chairs, chair or (turn if turn in chairs else chairs[0]))


def _waiting_chair(table: "Table", chairs: Sequence[int], chair: int) -> int:
    """The chair named in a command, or one that is not to act."""
    others = [other for other in chairs if other != table.state.turn]
    return _own_chair(chairs, chair or (others or [*chairs])[0])


def _offering_chair(table: "Table", chairs: Sequence[int], command: MakeOffer) -> int:
    """The chair named in a command; at a shared screen, the last one that acted takes back."""
    if command.what == "takeback" and not command.chair:
        for node in walk_back(table.state.node):
            if node.by in chairs:
                return node.by
    return _acting_chair(table, chairs, command.chair)


def _accepting_chair(table: "Table", chairs: Sequence[int], chair: int) -> int:
    """The chair named in a command; at a shared screen, one that did not make the offer."""
    offer = table.state.offer
    if not chair and offer is not None:
        others = [other for other in chairs if other != offer.by]
        if others:
            return others[0]
    return _acting_chair(table, chairs, chair)
