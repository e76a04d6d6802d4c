"""Arena, ladder, family cup, and rounds followed by a knockout."""

import pytest

from events.event_builder import new_event
from gamecase.events.commands import AddEntrant, Challenge, EnterResult, PairRound
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import GameResult
from gamecase.events.roles import EventRoles


def test_in_an_arena_whoever_is_free_is_paired_again() -> None:
    event = new_event("arena", 5)
    event.do(PairRound(round=1))
    assert len(event.pairs) == 2
    first = event.state.rounds[0].pairings[0]
    event.do(EnterResult(round=1, table=1, result=GameResult(winner=1)))
    event.do(PairRound(round=2))
    free = {first.first, first.second, 5}
    (pair,) = event.pairs
    assert {*pair} <= free
    assert {*pair} != {first.first, first.second}, "those who have just met wait for others"
    assert event.refused(PairRound(round=3)).clause == "event-nobody-free"


def test_two_alone_in_an_arena_play_again() -> None:
    event = new_event("arena", 2)
    for number in (1, 2, 3):
        event.do(PairRound(round=number))
        event.result(1, 1)
    assert len({pair for each in event.state.rounds for pair in [each.pairings[0].first]}) == 2


def test_who_beats_somebody_above_takes_their_place() -> None:
    event = new_event("ladder", 4)
    event.do(Challenge(first=4, second=2))
    assert event.refused(Challenge(first=3, second=2)).clause == "event-still-playing"
    event.result(1, 1)
    event.do(Challenge(first=3, second=1))
    event.result(1, 2)
    lines = format_of(event.state).standings(event.state)
    assert [line.name for line in lines] == ["A", "D", "B", "C"]
    assert event.refused(Challenge(first=1, second=3)).clause == "event-challenge-up"
    assert event.refused(PairRound(round=3)).clause == "event-by-challenge"
    somebody = EventRoles(entrants=frozenset({2}))
    assert event.refused(Challenge(first=3, second=1), somebody).clause == "event-not-yours"


@pytest.mark.parametrize("players", range(3, 9))
def test_in_a_family_cup_all_play_and_the_best_two_meet_in_the_final(players: int) -> None:
    event = new_event("family-cup", players)
    rounds = format_of(event.state).rounds(event.state)
    for _ in range(rounds):
        event.play_round()
    assert format_of(event.state).is_finished(event.state)
    (final,) = event.state.rounds[-1].pairings
    lines = format_of(event.state).standings(event.state)
    assert (lines[0].entrant, lines[0].rank) == (final.winner, 1)
    assert lines[1].entrant == final.opponent_of(final.winner)
    assert all(line.played >= 2 for line in lines)


def test_a_family_cup_is_for_three_to_eight() -> None:
    event = new_event("family-cup", 2)
    assert event.refused(PairRound(round=1)).clause == "event-too-few"
    full = new_event("family-cup", 8)
    assert full.refused(AddEntrant(name="I")).clause == "event-full"


def test_points_of_the_games_count_and_the_best_four_play_a_knockout() -> None:
    event = new_event("round-robin", 6, scoring="points", playoff=4, rounds=4, people=2)
    for _ in range(4):
        for pairing in event.start_next_round():
            event.result(
                pairing.table, *(((1, (6, 2)),) if pairing.first < 4 else ((2, (3, 5)),))[0]
            )
    lines = format_of(event.state).standings(event.state)
    totals = {line.entrant: line.score for line in lines}
    assert sum(totals.values()) == 4 * 3 * 8
    best = [line.entrant for line in lines[:4]]
    event.play_round()
    assert [{*pair} for pair in event.pairs] == [{best[0], best[3]}, {best[1], best[2]}]
    event.play_round()
    assert format_of(event.state).is_finished(event.state)
    final = event.state.rounds[-1].pairings[0]
    assert format_of(event.state).standings(event.state)[0].entrant == final.winner


def test_in_an_arena_new_games_begin_at_tables_where_nobody_plays() -> None:
    event = new_event("arena", 6)
    event.do(PairRound(round=1))
    assert [pairing.table for pairing in event.state.rounds[0].pairings] == [1, 2, 3]
    for table in (1, 3):
        event.do(EnterResult(round=1, table=table, result=GameResult(winner=1)))
    event.do(PairRound(round=2))
    assert [pairing.table for pairing in event.state.rounds[1].pairings] == [1, 3]
    event.do(EnterResult(round=2, table=3, result=GameResult(winner=2)))
    event.do(EnterResult(round=1, table=2, result=GameResult(winner=2)))
    assert (
        event.refused(EnterResult(round=2, table=2, result=GameResult(winner=2))).clause
        == "event-no-pairing"
    )
