"""Random Swiss events with withdrawals, late entries and corrections, checked round by round."""

from random import Random

from events.dutch_checker import can_be_paired, check_dutch, check_first_round
from events.event_builder import EventInMemory, new_event
from gamecase.events.commands import (
    AddEntrant,
    CorrectResult,
    EnterResult,
    PairRound,
    ReturnEntrant,
    StartRound,
    WithdrawEntrant,
)
from gamecase.events.pairing_types import GameResult

_FORFEITS = (GameResult(winner=1, kind="no-show"), GameResult(kind="forfeit"))


def simulate(seed: int, most_players: int = 64) -> tuple[EventInMemory, int]:
    """A Swiss event of 4 to so many players; raises where a rule of the system is broken.

    Returns the event, and in how many brackets floats were compared with the fewest possible.
    """
    lots, floated = Random(seed), 0
    event = new_event("swiss", lots.randint(4, most_players), rounds=lots.randint(3, 9))
    rounds = event.state.settings.rounds
    for number in range(1, rounds + 1):
        refusal = event.attempt(PairRound(round=number))
        if refusal is not None:
            assert refusal.clause in ("event-cannot-pair", "event-too-few"), refusal
            assert refusal.clause == "event-too-few" or not can_be_paired(event.state)
            break
        floated += check_dutch(event.state)
        if number == 1:
            check_first_round(event.state)
        event.do(StartRound(round=number))
        _play(event, lots)
        _disturb(event, lots)
    return event, floated


def _play(event: EventInMemory, lots: Random) -> None:
    for pairing in event.state.rounds[-1].pairings:
        if pairing.is_bye:
            continue
        result = GameResult(winner=lots.choice((0, 1, 1, 2, 2)))
        if lots.random() < 0.03:
            result = lots.choice(_FORFEITS)
        event.do(EnterResult(round=len(event.state.rounds), table=pairing.table, result=result))


def _disturb(event: EventInMemory, lots: Random) -> None:
    """Withdrawals, late entries, returns, and corrections of this round or one before."""
    for entrant in [*event.state.entrants.values()]:
        if entrant.is_withdrawn and lots.random() < 0.3:
            event.do(ReturnEntrant(entrant=entrant.number))
        elif lots.random() < 0.04:
            event.do(WithdrawEntrant(entrant=entrant.number))
    if lots.random() < 0.3 and len(event.state.rounds) < event.state.settings.rounds:
        event.do(AddEntrant(name=f"late {len(event.state.entrants)}"))
    if lots.random() < 0.3:
        number = lots.randint(1, len(event.state.rounds))
        games = [p for p in event.state.rounds[number - 1].pairings if not p.is_bye]
        if games:
            table = lots.choice(games).table
            result = GameResult(winner=lots.choice((0, 1, 2)))
            event.do(CorrectResult(round=number, table=table, result=result, why="misread"))
