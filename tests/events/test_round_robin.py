"""Round robin by Berger tables."""

import pytest

from events.event_builder import new_event
from gamecase.events.commands import AddEntrant, PairRound, WithdrawEntrant
from gamecase.events.formats.registry import format_of
from gamecase.events.formats.round_robin import berger_round, schedule


def test_the_table_for_six_is_the_printed_one() -> None:
    # FIDE Handbook C.05, Annex 1: 5 or 6 players.
    assert [berger_round(6, number) for number in range(1, 6)] == [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ]


@pytest.mark.parametrize("players", range(2, 13))
def test_everybody_meets_everybody(players: int) -> None:
    for is_double in (False, True):
        met = [
            pair
            for pairs in schedule(players, is_double=is_double)
            for pair in pairs
            if max(pair) <= players
        ]
        expected = players * (players - 1) // (1 if is_double else 2)
        assert len(met) == expected
        assert len({pair if is_double else tuple(sorted(pair)) for pair in met}) == expected


def test_nobody_has_one_colour_three_times_where_the_halves_meet() -> None:
    rounds = schedule(6, is_double=True)
    for player in range(1, 7):
        colours = [next(p[0] == player for p in pairs if player in p) for pairs in rounds]
        middle = colours[3:7]
        assert not any(len({*middle[i : i + 3]}) == 1 for i in range(2)), (player, colours)


def test_with_five_players_everybody_is_free_once_and_gets_nothing_for_it() -> None:
    event = new_event("round-robin", 5)
    for _ in range(5):
        event.play_round()
    assert format_of(event.state).is_finished(event.state)
    lines = format_of(event.state).standings(event.state)
    assert [(line.rank, line.name, line.score, line.byes) for line in lines] == [
        (1, "A", 4, 1),
        (2, "B", 3, 1),
        (3, "C", 2, 1),
        (4, "D", 1, 1),
        (5, "E", 0, 1),
    ]
    refusal = event.refused(PairRound(round=6))
    assert refusal.clause == "event-all-paired"


def test_who_meets_somebody_who_has_gone_home_wins_without_play() -> None:
    event = new_event("round-robin", 4)
    event.play_round()
    event.do(WithdrawEntrant(entrant=1))
    event.play_round()
    against = next(p for p in event.state.rounds[-1].pairings if p.has(1))
    assert (against.winner, against.is_played) == (2, False)


def test_nobody_enters_once_a_round_has_started() -> None:
    event = new_event("round-robin", 4)
    event.play_round()
    refusal = event.refused(AddEntrant(name="Late"))
    assert refusal.clause == "event-no-late-entry"
