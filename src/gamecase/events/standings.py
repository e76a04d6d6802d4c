"""Standings: entrants in the order of their scores and tie-breaks."""

import math

import msgspec

from gamecase.events.scores import ScoreSheet
from gamecase.events.state import EventState
from gamecase.events.tie_breaks import LOWER_IS_BETTER, TIE_BREAKS


class EventStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    rank: int  # the same for those whom nothing separates
    entrant: int
    name: str
    score: float
    tie_breaks: dict[str, float] = {}  # in the order in which they count
    played: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    byes: int = 0
    is_withdrawn: bool = False


def score_standings(state: EventState, tie_breaks: tuple[str, ...]) -> list[EventStanding]:
    """Everybody by score, then by each tie-break; equals share a rank, in order of entry."""
    lines = []
    sheet = ScoreSheet(state)
    for entrant in state.entrants.values():
        number = entrant.number
        pairings = sheet.pairings[number]
        games = [pairing for pairing in pairings if not pairing.is_bye]
        won = sum(pairing.winner == number for pairing in games)
        drawn = sum(pairing.winner == 0 and pairing.is_played for pairing in games)
        line = EventStanding(
            rank=0,
            entrant=number,
            name=entrant.name,
            score=sheet.total[number],
            tie_breaks={key: TIE_BREAKS[key](sheet, number) for key in tie_breaks},
            played=len(games),
            wins=won,
            draws=drawn,
            losses=len(games) - won - drawn,
            byes=len(pairings) - len(games),
            is_withdrawn=entrant.is_withdrawn,
        )
        lines.append(line)
    return ranked(lines)


def ranked(lines: list[EventStanding]) -> list[EventStanding]:
    """The lines in order, with their ranks."""
    ordered = sorted(lines, key=lambda line: (_merit(line), -line.entrant), reverse=True)
    result: list[EventStanding] = []
    for place, line in enumerate(ordered, start=1):
        is_equal = bool(result) and _merit(result[-1]) == _merit(line)
        rank = result[-1].rank if is_equal else place
        result.append(msgspec.structs.replace(line, rank=rank))
    return result


def _merit(line: EventStanding) -> tuple[float, ...]:
    values = (
        (-value if value else -math.inf) if key in LOWER_IS_BETTER else value
        for key, value in line.tie_breaks.items()
    )
    return (line.score, *values)
