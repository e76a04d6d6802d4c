"""Random Swiss events with withdrawals, late entries and corrections, checked round by round."""

from collections import Counter
from random import Random

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
from gamecase.events.pairings import GameResult
from gamecase.events.scores import ScoreSheet
from gamecase.events.state import EventState

_FORFEITS = (GameResult(winner=1, kind="no-show"), GameResult(kind="forfeit"))


def simulate(seed: int, most_players: int = 64) -> EventInMemory:
    """A Swiss event of 4 to so many players; raises where a law is broken."""
    lots = Random(seed)
    event = new_event("swiss", lots.randint(4, most_players), rounds=lots.randint(3, 9))
    rounds = event.state.settings.rounds
    for number in range(1, rounds + 1):
        refusal = event.attempt(PairRound(round=number))
        if refusal is not None:
            assert refusal.clause in ("event-cannot-pair", "event-too-few"), refusal
            break
        check_round(event.state)
        event.do(StartRound(round=number))
        _play(event, lots)
        _disturb(event, lots)
    return event


def check_round(state: EventState) -> None:
    """The laws of the Dutch system that can be checked without pairing: C1, C2 and floats."""
    *before, last = state.rounds
    played = {
        frozenset((p.first, p.second)) for each in before for p in each.pairings if p.is_played
    }
    byes = Counter(p.first for each in state.rounds for p in each.pairings if p.is_bye)
    seen: set[int] = set()
    for pairing in last.pairings:
        pair = {pairing.first, pairing.second} - {0}
        assert frozenset(pair) not in played, f"{pair} meet twice in round {last.number}"
        assert not pair & seen, f"{pair & seen} are paired twice in round {last.number}"
        seen |= pair
    assert seen == {entrant.number for entrant in state.active}
    assert max(byes.values(), default=0) <= 1, f"{byes.most_common(1)}: more than one bye"
    assert sum(pairing.is_bye for pairing in last.pairings) == len(seen) % 2
    _check_floats(state)


def _check_floats(state: EventState) -> None:
    """Round 1 pairs the upper half with the lower half; nobody floats who need not.

    In later rounds nobody floats from the best score group where it can be paired within itself
    and all others as well.
    """
    *before, last = state.rounds
    if not before:
        order = [entrant.number for entrant in state.active]
        half = len(order) // 2
        pairs = {frozenset((p.first, p.second)) for p in last.pairings if not p.is_bye}
        lower = order[half : 2 * half]
        assert pairs == {frozenset(pair) for pair in zip(order[:half], lower, strict=True)}
        return
    totals = ScoreSheet(state).total
    groups = sorted({totals[entrant.number] for entrant in state.active}, reverse=True)
    best = [e.number for e in state.active if totals[e.number] == groups[0]]
    floated = [
        number
        for number in best
        if (pairing := last.pairing_of(number)) is not None
        and not pairing.is_bye
        and totals[pairing.opponent_of(number)] != groups[0]
    ]
    others = [e.number for e in state.active if e.number not in best]
    if _can_be_paired(state, best) and _can_be_paired(state, others):
        assert len(floated) <= len(best) % 2, f"{floated} float from {best}"


def _can_be_paired(state: EventState, numbers: list[int]) -> bool:
    """Whether a group can be paired within itself, with no more than one of them left over.

    Nobody meets another again, and not both may need the same colour. An odd group is left out
    of the check: who floats from it, or has the bye, depends on the others.
    """
    if len(numbers) % 2:
        return False
    colours = {number: _absolute_preference(state, number) for number in numbers}

    def fits(one: int, other: int) -> bool:
        same = colours[one] is not None and colours[one] == colours[other]
        return not same and not _have_played(state, one, other)

    def pair(left: list[int]) -> bool:
        if not left:
            return True
        one = min(left, key=lambda number: sum(fits(number, other) for other in left))
        rest = [number for number in left if number != one]
        return any(
            fits(one, other) and pair([number for number in rest if number != other])
            for other in rest
        )

    return pair(numbers)


def _have_played(state: EventState, one: int, other: int) -> bool:
    return any(
        pairing.is_played and pairing.has(one) and pairing.has(other)
        for each in state.rounds[:-1]
        for pairing in each.pairings
    )


def _absolute_preference(state: EventState, number: int) -> bool | None:
    """Whether somebody must be first (True) or second (False); None: either."""
    firsts = [
        pairing.first == number
        for each in state.rounds[:-1]
        if (pairing := each.pairing_of(number)) is not None and pairing.is_played
    ]
    difference = firsts.count(True) - firsts.count(False)
    if abs(difference) > 1 or (len(firsts) > 1 and firsts[-1] == firsts[-2]):
        return difference < 0 or (difference == 0 and not firsts[-1])
    return None


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
