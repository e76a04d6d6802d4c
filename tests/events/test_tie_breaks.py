"""Tie-breaks by a table computed by hand.

Four players, three rounds, a win counts 1 and a draw 1/2:

    round 1: A beats D, B beats C
    round 2: A draws with C, B loses to D
    round 3: A loses to B, C beats D

A has 1 1/2, B 2, C 1 1/2, D 1.
"""

import pytest
from msgspec.structs import replace

from events.event_builder import EventInMemory, new_event
from gamecase.events.commands import EnterResult, PairByHand, StartRound
from gamecase.events.pairing_types import GameResult, Winner
from gamecase.events.scores import ScoreSheet
from gamecase.events.standings import score_standings
from gamecase.events.tie_breaks import TIE_BREAKS

GAMES: list[list[tuple[int, int, Winner, tuple[int, int]]]] = [
    [(1, 4, 1, (7, 2)), (2, 3, 1, (7, 6))],
    [(1, 3, 0, (5, 5)), (2, 4, 2, (1, 7))],
    [(1, 2, 2, (3, 7)), (3, 4, 1, (7, 0))],
]


@pytest.fixture(scope="module")
def event() -> EventInMemory:
    event = new_event("swiss", 4, rounds=3)
    for number, games in enumerate(GAMES, start=1):
        pairs = tuple((first, second) for first, second, _, _ in games)
        event.do(PairByHand(round=number, pairs=pairs), StartRound(round=number))
        for table, (_, _, winner, points) in enumerate(games, start=1):
            result = GameResult(winner=winner, points=points)
            event.do(EnterResult(round=number, table=table, result=result))
    return event


@pytest.mark.parametrize(
    ("tie_break", "values"),
    [
        # A met D 1, C 1.5, B 2; B met C 1.5, D 1, A 1.5; C met B 2, A 1.5, D 1; D met all but D.
        ("buchholz", [4.5, 4, 4.5, 5]),
        ("buchholz-cut-1", [3.5, 3, 3.5, 3.5]),
        # A: D 1 + half of C 0.75; B: C 1.5 + A 1.5; C: half of A 0.75 + D 1; D: B 2.
        ("sonneborn-berger", [1.75, 3, 1.75, 2]),
        # Only A and C are level, and they drew.
        ("direct-encounter", [0.5, 0, 0.5, 0]),
        ("wins", [1, 2, 1, 1]),
        # A: +5 0 -4; B: +1 -6 +4; C: -1 0 +7; D: -5 +6 -7.
        ("points-difference", [1, -1, 6, -6]),
    ],
)
def test_the_value_is_the_one_computed_by_hand(
    event: EventInMemory, tie_break: str, values: list[float]
) -> None:
    sheet = ScoreSheet(event.state)
    assert sheet.total == {1: 1.5, 2: 2, 3: 1.5, 4: 1}
    assert [TIE_BREAKS[tie_break](sheet, number) for number in range(1, 5)] == values


def test_byes_and_forfeits_are_no_opponents_in_a_round_robin() -> None:
    event = new_event("round-robin", 3)
    event.do(PairByHand(round=1, pairs=((1, 2), (3, 0))), StartRound(round=1))
    event.do(EnterResult(round=1, table=1, result=GameResult(winner=1, kind="no-show")))
    sheet = ScoreSheet(event.state)
    assert sheet.total == {1: 1, 2: 0, 3: 0}
    assert [TIE_BREAKS["buchholz"](sheet, number) for number in (1, 2, 3)] == [0, 0, 0]
    assert TIE_BREAKS["wins"](sheet, 1) == 0


def test_the_lower_performance_rating_is_better_and_none_is_last() -> None:
    event = new_event("swiss", 3, tie_breaks=["performance-rating"])
    state = replace(event.state, performance={2: 4.5, 3: 3.25})
    lines = score_standings(state, state.settings.tie_breaks)
    assert [(line.name, line.tie_breaks["performance-rating"]) for line in lines] == [
        ("C", 3.25),
        ("B", 4.5),
        ("A", 0),
    ]
