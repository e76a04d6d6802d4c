"""Swiss by the Dutch system; `benchmarks/events.py` simulates a thousand events."""

import pytest

from events.event_builder import new_event
from events.swiss_simulation import simulate
from gamecase.events.commands import AddEntrant, ForbidPair, PairRound, WithdrawEntrant
from gamecase.events.formats.registry import format_of


def test_the_upper_half_meets_the_lower_half_first() -> None:
    event = new_event("swiss")
    for name, rating in (("A", 1500), ("B", 2000), ("C", 1800), ("D", 1700)):
        event.do(AddEntrant(name=name, rating=rating))
    event.start_next_round()
    assert {frozenset(pair) for pair in event.pairs} == {frozenset((2, 4)), frozenset((3, 1))}


def test_winners_meet_winners_and_the_last_has_the_bye() -> None:
    event = new_event("swiss", 7, rounds=3)
    event.play_round()
    assert event.pairs[-1] == (7, 0)
    event.play_round()
    assert {number for pair in event.pairs[:2] for number in pair} == {1, 2, 3, 7}


def test_a_forbidden_pair_is_not_made() -> None:
    event = new_event("swiss", 4)
    event.do(ForbidPair(first=3, second=1))
    event.start_next_round()
    assert frozenset((1, 3)) not in {frozenset(pair) for pair in event.pairs}


def test_who_comes_late_plays_and_who_left_does_not() -> None:
    event = new_event("swiss", 6, rounds=4)
    event.play_round()
    event.do(AddEntrant(name="late"), WithdrawEntrant(entrant=1))
    event.start_next_round()
    seen = {number for pair in event.pairs for number in pair}
    assert seen == {2, 3, 4, 5, 6, 7}


def test_when_nobody_new_is_left_the_organiser_is_told() -> None:
    event = new_event("swiss", 4, rounds=9)
    for _ in range(3):
        event.play_round()
    assert event.refused(PairRound(round=4)).clause == "event-cannot-pair"


def test_all_tables_of_teams_count() -> None:
    event = new_event("swiss", rounds=2, boards=2)
    members = [{"name": "one"}, {"name": "two"}]
    assert event.refused(AddEntrant(name="Alone")).clause == "event-members"
    for name in "ABCD":
        event.add_team(name, members)
    event.start_next_round()
    for pairing in event.state.rounds[-1].pairings:
        event.board_result(pairing.table, 1, 1)
        assert not event.state.rounds[-1].pairings[pairing.table - 1].is_done
        event.board_result(pairing.table, 2, 0)
    lines = format_of(event.state).standings(event.state)
    assert [line.score for line in lines] == [2, 2, 0, 0]
    assert [line.tie_breaks["board-points"] for line in lines] == [1.5, 1.5, 0.5, 0.5]


@pytest.mark.parametrize("seed", range(12))
def test_random_events_keep_the_laws(seed: int) -> None:
    simulate(seed, most_players=24)
