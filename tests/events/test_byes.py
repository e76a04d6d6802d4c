"""Byes that are asked for: half a point, or none for an absence."""

from events.event_builder import EventInMemory, new_event
from gamecase.events.commands import (
    CancelBye,
    EnterResult,
    PairByHand,
    PairRound,
    RequestBye,
    StartRound,
    WithdrawEntrant,
)
from gamecase.events.files.trf import write_trf
from gamecase.events.files.trf_reader import read_trf_event
from gamecase.events.pairing_types import GameResult
from gamecase.events.roles import EventRoles
from gamecase.events.scores import ScoreSheet
from gamecase.events.standings import score_standings
from gamecase.events.state import fold
from gamecase.events.tie_breaks import TIE_BREAKS


def _player(number: int) -> EventRoles:
    return EventRoles(entrants=frozenset({number}))


def test_who_asked_for_a_bye_is_not_paired_and_scores_half_or_nothing() -> None:
    event = new_event("swiss", 6, rounds=3)
    event.do(RequestBye(entrant=1, round=1), RequestBye(entrant=2, round=1, kind="zero"))
    event.start_next_round()
    assert event.pairs[-2:] == [(1, 0), (2, 0)]
    assert {number for pair in event.pairs[:2] for number in pair} == {3, 4, 5, 6}
    event.result(1, 1)
    event.result(2, 1)
    assert [ScoreSheet(event.state).total[number] for number in (1, 2)] == [0.5, 0]
    assert fold(event.state.header, event.log) == event.state


def test_a_half_point_bye_does_not_use_up_the_bye_of_odd_numbers() -> None:
    event = new_event("swiss", 5, rounds=3)
    event.do(RequestBye(entrant=5, round=1))
    for _ in range(3):
        event.play_round()
    byes = [each.pairings[-1] for each in event.state.rounds]
    assert [(bye.first, bye.is_half_bye) for bye in byes] == [(5, True), (4, False), (5, False)]


def test_players_have_as_many_halves_as_the_event_allows() -> None:
    event = new_event("swiss", 4, rounds=3, half_point_byes=1)
    event.do(RequestBye(entrant=2, round=1), roles=_player(2))
    refusal = event.refused(RequestBye(entrant=2, round=2), _player(2))
    assert (refusal.clause, refusal.facts) == ("event-byes-used", {"most": 1})
    event.do(RequestBye(entrant=2, round=2, kind="zero"), roles=_player(2))
    assert event.refused(RequestBye(entrant=3, round=1), _player(2)).clause == "event-not-yours"
    event.do(CancelBye(entrant=2, round=1), roles=_player(2))
    event.do(RequestBye(entrant=2, round=3), roles=_player(2))


def test_without_the_organiser_no_half_is_given_where_the_event_does_not_say_so() -> None:
    event = new_event("swiss", 4, rounds=3)
    assert event.refused(RequestBye(entrant=2, round=1), _player(2)).clause == "event-byes-used"
    event.do(RequestBye(entrant=2, round=1))


def test_a_bye_is_asked_for_before_the_round_is_paired() -> None:
    event = new_event("swiss", 5, rounds=3, half_point_byes=3)
    event.do(PairRound(round=1))
    assert event.refused(RequestBye(entrant=1, round=1), _player(1)).clause == (
        "event-already-paired"
    )
    event.do(RequestBye(entrant=1, round=1))  # the organiser may, and pairs again
    refusal = event.refused(StartRound(round=1))
    assert (refusal.clause, refusal.facts) == ("event-has-bye", {"name": "A", "round": 1})
    event.do(PairRound(round=1, again=True), StartRound(round=1))
    assert event.refused(RequestBye(entrant=2, round=1)).clause == "event-already-started"
    assert event.refused(RequestBye(entrant=2, round=9)).clause == "event-all-paired"


def test_pairing_by_hand_keeps_the_byes() -> None:
    event = new_event("swiss", 5, rounds=3)
    event.do(RequestBye(entrant=5, round=1))
    assert event.refused(PairByHand(round=1, pairs=((5, 1),))).clause == "event-has-bye"
    event.do(PairByHand(round=1, pairs=((1, 2), (3, 4))), StartRound(round=1))
    assert event.pairs == [(1, 2), (3, 4), (5, 0)]
    assert event.state.rounds[0].pairings[-1].is_half_bye


def test_too_many_byes_leave_nobody_to_pair() -> None:
    event = new_event("swiss", 2, rounds=2)
    event.do(RequestBye(entrant=1, round=1))
    assert event.refused(PairRound(round=1)).facts == {"count": 1, "least": 2}


def test_byes_come_back_from_a_file() -> None:
    event = new_event("swiss", 4, rounds=3)
    event.do(RequestBye(entrant=3, round=1), RequestBye(entrant=4, round=1, kind="zero"))
    event.play_round()
    text = write_trf(event.state)
    assert text.count("0000 - H") == text.count("0000 - Z") == 1
    (pairings,) = read_trf_event(text).rounds
    assert [(p.first, p.second, p.is_half_bye) for p in pairings[1:]] == [(3, 0, True)]


# --- how the tie-breaks count rounds without play (FIDE Handbook C.07, Article 16) ---


def _three_rounds() -> EventInMemory:
    """Six players, three rounds.

        round 1: A beats B, C beats D, E - F drawn
        round 2: A beats C, B beats E, D has half a point, F none
        round 3: A wins without play against E, B draws with D, C beats F

    A has 3, B 1 1/2, C 2, D 1, E 1/2, F 1/2.
    """
    event = new_event("swiss", 6, rounds=3)
    event.do(RequestBye(entrant=4, round=2), RequestBye(entrant=6, round=2, kind="zero"))
    games: list[list[tuple[int, int, GameResult]]] = [
        [(1, 2, GameResult(1)), (3, 4, GameResult(1)), (5, 6, GameResult())],
        [(1, 3, GameResult(1)), (2, 5, GameResult(1))],
        [(1, 5, GameResult(1, kind="no-show")), (2, 4, GameResult()), (3, 6, GameResult(1))],
    ]
    for number, tables in enumerate(games, start=1):
        pairs = tuple((first, second) for first, second, _ in tables)
        event.do(PairByHand(round=number, pairs=pairs), StartRound(round=number))
        for table, (_, _, result) in enumerate(tables, start=1):
            event.do(EnterResult(round=number, table=table, result=result))
    return event


def _values(event: EventInMemory, key: str) -> list[float]:
    sheet = ScoreSheet(event.state)
    return [TIE_BREAKS[key](sheet, number) for number in event.state.entrants]


def test_a_round_without_play_counts_a_dummy_with_the_own_score() -> None:
    event = _three_rounds()
    assert [*ScoreSheet(event.state).total.values()] == [3, 1.5, 2, 1, 0.5, 0.5]
    # A: B 1.5, C 2, and of the forfeit the lower of 3 and E's 0.5. B: A 3, E 0.5, D 1.
    # C: D 1, A 3, F 0.5. D: C 2, a dummy with D's 1, B 1.5. E: F 0.5, B 1.5, and of the forfeit
    # the lower of 0.5 and A's 3. F: E 0.5, a dummy with F's 0.5, C 2.
    assert _values(event, "buchholz") == [4, 4.5, 4.5, 4.5, 2.5, 3]
    # Cut is first what was not played by choice: D's 1, E's 0.5, F's 0.5.
    assert _values(event, "buchholz-cut-1") == [3.5, 4, 4, 3.5, 2, 2.5]
    # A: 1.5 + 2 + 0.5. B: E 0.5 + half of D 0.5. C: D 1 + F 0.5. D: half of 1, half of B 0.75.
    # E: half of F 0.25. F: half of E 0.25.
    assert _values(event, "sonneborn-berger") == [4, 1, 1.5, 1.25, 0.25, 0.25]


def test_byes_at_the_end_count_as_draws_for_opponents() -> None:
    event = new_event("swiss", 4, rounds=3)
    event.do(PairByHand(round=1, pairs=((1, 2), (3, 4))), StartRound(round=1))
    event.result(1, 1)
    event.result(2, 1)
    event.do(WithdrawEntrant(entrant=2))
    event.do(RequestBye(entrant=4, round=2))
    event.do(PairByHand(round=2, pairs=((1, 3),)), StartRound(round=2))
    event.result(1, 1)
    # A: B left after the first round: 0 and half a point, C 1. C: D 0 and the half, A 2.
    # B and D: their opponent, and a dummy with the own score.
    assert _values(event, "buchholz") == [1.5, 2, 2.5, 1.5]


def test_a_dummy_scores_at_most_half_a_point_a_round() -> None:
    event = new_event("swiss", 3, rounds=2)
    event.do(PairByHand(round=1, pairs=((1, 2), (3, 0))), StartRound(round=1))
    event.result(1, 1)
    event.do(PairByHand(round=2, pairs=((3, 1), (2, 0))), StartRound(round=2))
    event.result(1, 1)
    # C has 2: A 1 and a dummy of at most 1. The standings show it.
    lines = score_standings(event.state, ("buchholz",))
    assert [(line.name, line.score, line.tie_breaks["buchholz"]) for line in lines] == [
        ("C", 2, 2),
        ("A", 1, 3),
        ("B", 1, 2),
    ]
