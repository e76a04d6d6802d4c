"""Knockouts with consolation and last chance."""

import pytest

from events.event_builder import new_event
from gamecase.events.commands import EnterResult, PairRound, WithdrawEntrant
from gamecase.events.formats.knockout import bracket_order
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import GameResult


def test_the_best_seeds_meet_last() -> None:
    assert bracket_order(4) == [1, 4, 2, 3]
    assert bracket_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13, 16])
def test_one_is_left_in_the_end(players: int) -> None:
    event = new_event("knockout", players)
    rounds = format_of(event.state).rounds(event.state)
    for _ in range(rounds):
        event.play_round()
    assert format_of(event.state).is_finished(event.state)
    lines = format_of(event.state).standings(event.state)
    assert lines[0].name == "A"
    assert lines[1].rank > 1
    losers = [
        pairing.opponent_of(pairing.winner)
        for each in event.state.rounds
        for pairing in each.pairings
        if not pairing.is_bye
    ]
    assert len(losers) == len({*losers}) == players - 1


@pytest.mark.parametrize("players", [4, 7, 8, 12])
def test_with_last_chance_everybody_but_three_loses_until_out(players: int) -> None:
    event = new_event("knockout", players, has_consolation=True, has_last_chance=True)
    for _ in range(40):
        if format_of(event.state).is_finished(event.state):
            break
        event.play_round()
    assert format_of(event.state).is_finished(event.state)
    losses = dict.fromkeys(event.state.entrants, 0)
    for each in event.state.rounds:
        for pairing in each.pairings:
            if not pairing.is_bye:
                losses[pairing.opponent_of(pairing.winner)] += 1
    assert sorted(losses.values())[:3] == [0, 1, 2]
    assert all(lost == 3 for lost in sorted(losses.values())[3:])


def test_a_draw_has_no_winner_and_is_refused() -> None:
    event = new_event("knockout", 4)
    event.start_next_round()
    refusal = event.refused(EnterResult(round=1, table=1, result=GameResult(winner=0)))
    assert refusal.clause == "event-needs-winner"


def test_the_next_round_waits_for_the_results() -> None:
    event = new_event("knockout", 4)
    event.start_next_round()
    event.result(1, 1)
    refusal = event.refused(PairRound(round=2))
    assert refusal.clause == "event-results-missing"
    assert refusal.facts == {"missing": 1, "round": 1}


def test_who_meets_somebody_who_has_withdrawn_goes_on() -> None:
    event = new_event("knockout", 4)
    event.play_round()
    first = event.state.rounds[0].pairings[0].winner
    event.do(WithdrawEntrant(entrant=first))
    event.play_round()
    (final,) = event.state.rounds[-1].pairings
    assert final.winner != first
    assert final.is_done
