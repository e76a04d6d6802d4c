"""Events in memory for tests: commands become entries without any storage."""

import msgspec

from gamecase.events.commands import (
    AddEntrant,
    AnyEventCommand,
    EnterResult,
    PairRound,
    StartRound,
)
from gamecase.events.decisions import decide
from gamecase.events.entrants import Member
from gamecase.events.log import LoggedEntry, linked_entry
from gamecase.events.pairing_types import GameResult, Pairing, Winner
from gamecase.events.roles import EventRoles
from gamecase.events.settings import EventHeader, EventSettings, FormatKey
from gamecase.events.state import EventState, after, initial_state
from gamecase.kernel.phrase import Refusal

ORGANISER = EventRoles(is_organiser=True)
NOON = 1_763_463_600_000


def new_event(format_key: FormatKey, players: int = 0, **settings: object) -> "EventInMemory":
    """An event with so many players, named A, B, C, ..."""
    chosen = {"name": "Club evening", "format": format_key, "game": "tictactoe", **settings}
    event = EventInMemory(msgspec.convert(chosen, EventSettings))
    for number in range(1, players + 1):
        event.do(AddEntrant(name=player_name(number)))
    return event


def player_name(number: int) -> str:
    return chr(64 + number) if number <= 26 else f"P{number}"


class EventInMemory:
    """An event and its log."""

    def __init__(self, settings: EventSettings, seed: int = 7) -> None:
        header = EventHeader(event="e", organiser="Olga", made=NOON, seed=seed, settings=settings)
        self.state: EventState = initial_state(header)
        self.log: list[LoggedEntry] = []

    def attempt(self, command: AnyEventCommand, roles: EventRoles = ORGANISER) -> Refusal | None:
        """Give a command; returns the refusal, if any."""
        decision = decide(self.state, roles, command)
        if isinstance(decision, Refusal):
            return decision
        for entry in decision:
            bare = LoggedEntry(
                number=self.state.number + 1,
                at=NOON + self.state.number,
                by=roles.author,
                entry=entry,
            )
            linked = linked_entry(self.state.link, bare)
            self.log.append(linked)
            self.state = after(self.state, linked)
        return None

    def refused(self, command: AnyEventCommand, roles: EventRoles = ORGANISER) -> Refusal:
        """The refusal of a command that must not succeed."""
        refusal = self.attempt(command, roles)
        assert refusal is not None, command
        return refusal

    def do(self, *commands: AnyEventCommand, roles: EventRoles = ORGANISER) -> None:
        """Give commands that must succeed."""
        for command in commands:
            refusal = self.attempt(command, roles)
            assert refusal is None, (command, refusal)

    def start_next_round(self) -> tuple[Pairing, ...]:
        """Pair the next round and start it."""
        number = len(self.state.rounds) + 1
        self.do(PairRound(round=number), StartRound(round=number))
        return self.state.rounds[-1].pairings

    def result(self, table: int, winner: Winner, points: tuple[int, int] = (0, 0)) -> None:
        """Enter a result of the last round."""
        self.do(
            EnterResult(
                round=len(self.state.rounds),
                table=table,
                result=GameResult(winner=winner, points=points),
            )
        )

    def add_team(self, name: str, members: list[dict[str, str]]) -> None:
        """Enter a team or a pair."""
        people = tuple(Member(name=f"{name} {member['name']}") for member in members)
        self.do(AddEntrant(name=name, members=people))

    def board_result(self, table: int, board: int, winner: Winner) -> None:
        """Enter the result of one board of the last round."""
        number, result = len(self.state.rounds), GameResult(winner=winner)
        self.do(EnterResult(round=number, table=table, board=board, result=result))

    def play_round(self) -> None:
        """Pair, start and finish a round: the lower number always wins."""
        for pairing in self.start_next_round():
            if not pairing.is_done:
                self.result(pairing.table, 1 if pairing.first < pairing.second else 2)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of the last round."""
        return [(pairing.first, pairing.second) for pairing in self.state.rounds[-1].pairings]
