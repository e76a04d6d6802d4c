"""The protocol of a format, and what formats are made of."""

from typing import NamedTuple, Protocol

from gamecase.events.pairing_types import Flight, GameResult
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


class Meeting(NamedTuple):
    """A pairing as a format makes it, without the number of a table."""

    first: int
    second: int = 0  # 0: a bye
    flight: Flight = "rounds"
    slot: int = 0
    result: GameResult | None = None  # known already, where an opponent has withdrawn


class EventFormat(Protocol):
    """What every format can do."""

    least_entrants: int
    most_entrants: int
    has_draws: bool  # whether a drawn result is possible
    waits_for_results: bool  # the next round is paired when all results of the last are there
    starts_at_once: bool  # pairings start when they are made
    tie_breaks: tuple[str, ...]  # the usual ones

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        """The pairings of the next round, or why there is none."""

    def rounds(self, state: EventState) -> int:
        """How many rounds there will be as things are; 0: nobody knows."""

    def is_finished(self, state: EventState) -> bool:
        """Whether nothing is left to be paired."""

    def may_enter(self, state: EventState) -> bool:
        """Whether somebody may enter as things are."""

    def standings(self, state: EventState) -> list[EventStanding]:
        """Everybody, the best first."""


def usual_tie_breaks(state: EventState, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The tie-breaks of an event."""
    chosen = state.settings.tie_breaks or usual
    if state.settings.boards > 1 and "board-points" not in chosen:
        return ("board-points", *chosen)
    return chosen
