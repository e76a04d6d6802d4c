"""What organisers decide and what is refused: corrections, wrong rounds, forfeits, by hand."""

import pytest

from events.event_builder import new_event
from gamecase.events.commands import (
    AddEntrant,
    AllowPair,
    AnyEventCommand,
    ChangeEntrant,
    CloseEvent,
    CorrectResult,
    EnterResult,
    ForbidPair,
    PairByHand,
    PairRound,
    ReopenEvent,
    SetPlace,
    StartRound,
    WithdrawEntrant,
)
from gamecase.events.entries import ResultCorrected
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import GameResult
from gamecase.events.roles import EventRoles
from gamecase.kernel.errors import BadInput

WON, LOST = GameResult(winner=1), GameResult(winner=2)


def test_a_result_is_corrected_after_the_next_round_was_paired() -> None:
    event = new_event("swiss", 4, rounds=3)
    event.play_round()
    event.do(PairRound(round=2))
    pairs = event.pairs
    event.do(CorrectResult(round=1, table=1, result=GameResult(winner=0), why="misread"))
    assert event.pairs == pairs, "the organiser decides whether to pair again"
    logged = event.log[-1]
    assert isinstance(logged.entry, ResultCorrected)
    assert (logged.by, logged.entry.why) == ("organiser", "misread")
    assert logged.entry.before is not None
    assert event.state.corrections == (logged.number,)
    event.do(PairRound(round=2, again=True))
    assert event.log[-1].entry != logged.entry


def test_a_result_can_be_taken_away_and_entered_again() -> None:
    event = new_event("round-robin", 2)
    event.start_next_round()
    event.result(1, 1)
    event.do(CorrectResult(round=1, table=1, result=None, why="wrong table"))
    event.result(1, 2)
    assert event.state.rounds[0].pairings[0].winner == event.pairs[0][1]


@pytest.mark.parametrize(
    ("command", "clause"),
    [
        (EnterResult(round=2, table=1, result=WON), "event-wrong-round"),
        (EnterResult(round=1, table=9, result=WON), "event-no-pairing"),
        (EnterResult(round=1, table=1, board=2, result=WON), "event-no-pairing"),
        (EnterResult(round=1, table=2, result=WON), "event-no-pairing"),  # a bye
        (EnterResult(round=1, table=1, result=LOST), "event-result-exists"),
        (
            EnterResult(round=1, table=1, result=GameResult(winner=1, kind="bye")),
            "event-result-exists",
        ),
        (PairRound(round=1), "event-already-started"),
        (PairRound(round=5), "event-wrong-round"),
        (StartRound(round=1), "event-already-started"),
        (StartRound(round=3), "event-wrong-round"),
        (WithdrawEntrant(entrant=9), "event-no-entrant"),
        (ForbidPair(first=1, second=1), "event-paired-twice"),
        (PairByHand(round=2, pairs=((1, 2), (2, 3))), "event-paired-twice"),
        (PairByHand(round=2, pairs=((1, 9),)), "event-no-entrant"),
        (SetPlace(round=1, table=1, place="online"), "event-already-started"),
        (ChangeEntrant(entrant=1, name="B"), "event-name-taken"),
    ],
)
def test_what_is_impossible_is_refused(command: AnyEventCommand, clause: str) -> None:
    event = new_event("swiss", 3, rounds=3)
    event.start_next_round()
    event.result(1, 1)
    before = event.state
    assert event.refused(command).clause == clause
    assert event.state == before


@pytest.mark.parametrize(
    "result",
    [
        GameResult(winner=1, points=(2, 5)),
        GameResult(winner=0, points=(2, 5)),
        GameResult(winner=1, points=(-1, -5)),
        GameResult(winner=1, kind="bye"),
    ],
)
def test_points_and_winner_must_agree(result: GameResult) -> None:
    event = new_event("round-robin", 2)
    event.start_next_round()
    command = EnterResult(round=1, table=1, result=result)
    assert event.refused(command).clause == "event-impossible-result"


def test_both_sides_may_fail_to_appear() -> None:
    event = new_event("swiss", 2, rounds=1)
    event.start_next_round()
    event.do(EnterResult(round=1, table=1, result=GameResult(kind="no-show")))
    lines = format_of(event.state).standings(event.state)
    assert [(line.score, line.losses) for line in lines] == [(0, 1), (0, 1)]


def test_players_do_not_decide_forfeits() -> None:
    event = new_event("round-robin", 2)
    event.start_next_round()
    command = EnterResult(round=1, table=1, result=GameResult(winner=1, kind="forfeit"))
    own = EventRoles(entrants=frozenset({1}))
    assert event.refused(command, own).clause == "event-officials-only"


def test_a_round_is_paired_by_hand_in_part() -> None:
    event = new_event("swiss", 6, rounds=3)
    event.do(PairRound(round=1))
    (a, b), (c, d), (e, f) = event.pairs
    event.do(PairByHand(round=1, pairs=((a, d), (c, b))))
    assert {frozenset(pair) for pair in event.pairs} == {
        frozenset((a, d)),
        frozenset((c, b)),
        frozenset((e, f)),
    }
    assert sum(pairing.is_by_hand for pairing in event.state.rounds[0].pairings) == 2


def test_everybody_may_withdraw_and_the_event_be_closed_and_reopened() -> None:
    event = new_event("swiss", 4, rounds=3)
    event.play_round()
    for number in range(1, 5):
        event.do(WithdrawEntrant(entrant=number))
    assert event.refused(PairRound(round=2)).facts == {"count": 0, "least": 2}
    event.do(CloseEvent())
    assert event.refused(AddEntrant(name="Late")).clause == "event-closed"
    event.do(ReopenEvent(why="the others came back"))
    event.do(AddEntrant(name="Late"))


def test_an_event_with_games_under_way_is_not_closed() -> None:
    event = new_event("round-robin", 4)
    event.start_next_round()
    assert event.refused(CloseEvent()).facts == {"missing": 2, "round": 1}


def test_who_has_left_must_be_paired_again_before_the_round_starts() -> None:
    event = new_event("swiss", 4, rounds=3)
    event.do(PairRound(round=1), WithdrawEntrant(entrant=2))
    assert event.refused(StartRound(round=1)).clause == "event-is-withdrawn"
    event.do(PairRound(round=1, again=True), StartRound(round=1))
    assert len(event.pairs) == 2


def test_a_forbidden_pair_is_allowed_again() -> None:
    event = new_event("swiss", 4)
    event.do(ForbidPair(first=4, second=1), AllowPair(first=1, second=4))
    assert event.state.forbidden == frozenset()


def test_pairings_at_real_boards_and_online_are_mixed() -> None:
    event = new_event("round-robin", 4)
    event.do(PairRound(round=1), SetPlace(round=1, table=2, place="online"), StartRound(round=1))
    assert [pairing.place for pairing in event.state.rounds[0].pairings] == ["real", "online"]


def test_a_name_of_blanks_is_bad_input() -> None:
    with pytest.raises(BadInput):
        new_event("swiss").do(AddEntrant(name="  "))
