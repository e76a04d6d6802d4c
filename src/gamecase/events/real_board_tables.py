"""Tables that keep the score of a real board: all chairs are at one screen beside it.

Dice are entered by hand, and a game that knows real boards is told that it is played on one. The
result goes to the event as that of an online table does.
"""

from gamecase.events.pairing_types import Pairing
from gamecase.events.roles import EventRoles
from gamecase.events.settings import EventSettings
from gamecase.events.state import EventState
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.phrase import Refusal
from gamecase.registry import find


def keeps_score(settings: EventSettings) -> bool:
    """Whether the chairs of the game are those of a pairing."""
    package = find(settings.game)
    seats = package.game.seats(package.rules(settings.ruleset, real_board_switches(settings)))
    return len(seats) == 2 * settings.people


def real_board_switches(settings: EventSettings) -> dict[str, SwitchValue]:
    """The switches of an event, with those that a real board needs."""
    package = find(settings.game)
    offered = package.booklet(settings.ruleset).switches
    needed = package.game.real_board_switches.items()
    return {**settings.switches, **{key: value for key, value in needed if key in offered}}


def real_board_dice(settings: EventSettings) -> str:
    """`manual` where people throw dice of their own."""
    game = find(settings.game).game
    return "manual" if game.uses_chance and game.chance_by_hand else "verifiable"


def score_refusal(state: EventState, pairing: Pairing, roles: EventRoles) -> Refusal | None:
    """Why somebody may not keep the score of a real board; None if they may."""
    is_player = bool({pairing.first, pairing.second} & roles.entrants)
    if roles.may_direct or (is_player and state.settings.players_report):
        return None
    return Refusal("event-not-yours" if roles.entrants else "event-officials-only")
