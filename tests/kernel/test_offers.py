"""Takebacks and offers: what is asked of the other side, and what comes of it."""

from random import Random

import pytest

from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from kernel.desks_at_play import X_WINS, board, noughts, now, pebbles
from playing import TICTACTOE, Desk, header

# --- takebacks ---


def test_a_takeback_returns_to_the_choice_of_who_asked() -> None:
    desk = noughts()
    desk.act("b2", "a1", "c3")
    asked = desk.add(1, EntryKind.OFFER, f"takeback {desk.state.takeback_point(1)}")
    desk.add(2, EntryKind.TAKEBACK, asked.text.split()[1])
    assert (board(desk), desk.state.to_act) == (".../.X./O..", Seat.FIRST)
    desk.act("a3")
    assert board(desk) == "X../.X./O.."


def test_a_takeback_takes_the_answer_back_too() -> None:
    desk = noughts()
    desk.act("b2", "a1")
    asked = desk.add(1, EntryKind.OFFER, f"takeback {desk.state.takeback_point(1)}")
    desk.add(2, EntryKind.TAKEBACK, asked.text.split()[1])
    assert (board(desk), desk.state.to_act) == (".../.../...", Seat.FIRST)


def test_takebacks_can_follow_one_another_to_the_opening() -> None:
    desk = noughts()
    desk.act("b2", "a1", "c3")
    boards = []
    for asker in (1, 2, 1):
        point = desk.state.takeback_point(asker)
        desk.add(asker, EntryKind.OFFER, f"takeback {point}")
        desk.add(3 - asker, EntryKind.TAKEBACK, str(point))
        boards.append(board(desk))
    assert boards == [".../.X./O..", ".../.X./...", ".../.../..."]
    assert desk.state.takeback_point(1) is None
    assert desk.why_not(1, EntryKind.OFFER, "takeback 3").startswith(
        "there is no action of chair 1"
    )


def test_nothing_is_removed_by_a_takeback() -> None:
    desk = noughts()
    desk.act("b2")
    before = len(desk.entries)
    point = desk.state.takeback_point(1)
    desk.add(1, EntryKind.OFFER, f"takeback {point}")
    desk.add(2, EntryKind.TAKEBACK, str(point))
    assert len(desk.entries) == before + 2
    assert desk.verify().state == desk.state


@pytest.mark.parametrize("dice", ["verifiable", "seeded"])
def test_a_takeback_never_brings_the_same_dice_back(dice: str) -> None:
    """The roll taken back is spent: trying again is no way to learn what comes."""
    desk = pebbles(dice=dice)
    numbers: list[int] = []
    for _ in range(8):
        desk.act("slide 0 0 4")
        assert desk.state.rolls == len(numbers)
        numbers.append(int(desk.chance().text.split()[1]))
        point = desk.state.takeback_point(1)
        assert point is not None
        desk.add(1, EntryKind.OFFER, f"takeback {point}")
        desk.add(2, EntryKind.TAKEBACK, str(point))
        assert (board(desk), desk.state.to_act) == ("first", Seat.FIRST)
    fresh = [desk.state.dice(desk.secret(), roll).throw(6) for roll in range(1, 9)]
    assert numbers == fresh, "each throw has a number of its own"
    assert len(set(numbers)) > 1, numbers
    desk.finish(Random(1))
    assert desk.verify().rolls_checked == 12


def test_nature_has_nothing_to_take_back() -> None:
    desk = pebbles()
    desk.act("slide 0 0 4")
    desk.chance()
    assert desk.why_not(NO_CHAIR, EntryKind.OFFER, "takeback 4") == "the house makes no offers"


@pytest.mark.parametrize("rest", ["3", "5", "99", "", "x", "4 4", " 4", "-1"])
def test_a_takeback_is_offered_to_the_right_entry_only(rest: str) -> None:
    desk = noughts()  # entries 1 to 3
    desk.act("b2", "a1")  # entries 4 and 5: chair 2 goes back to 4
    assert desk.state.takeback_point(2) == 4
    assert "no action of chair 2" in desk.why_not(2, EntryKind.OFFER, f"takeback {rest}")


def test_the_takeback_agreed_is_the_one_offered() -> None:
    desk = noughts()
    desk.act("b2", "a1")
    desk.add(2, EntryKind.OFFER, "takeback 4")
    assert desk.why_not(1, EntryKind.TAKEBACK, "3") == "another takeback was offered"
    desk.add(1, EntryKind.TAKEBACK, "4")


def test_a_finished_game_is_not_taken_back() -> None:
    desk = noughts()
    desk.act(*X_WINS)
    point = desk.state.takeback_point(1)
    assert desk.why_not(1, EntryKind.OFFER, f"takeback {point}") == "the game is over"


# --- offers ---

OFFERS = [
    ("draw", EntryKind.DRAW, ""),
    ("takeback 4", EntryKind.TAKEBACK, "4"),
]


def offered(what: str) -> Desk:
    """Chair 2 has made an offer, at entry 6."""
    desk = noughts()
    desk.act("b2", "a1")
    desk.add(2, EntryKind.OFFER, what)
    return desk


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_an_offer_is_accepted_once(what: str, kind: EntryKind, text: str) -> None:
    desk = offered(what)
    desk.add(1, kind, text)
    assert now(desk).offer is None
    assert desk.why_not(1, kind, text) == f"no {kind.value} was offered"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
@pytest.mark.parametrize("by", [2, NO_CHAIR])
def test_an_offer_is_accepted_by_somebody_else(
    what: str, kind: EntryKind, text: str, by: int
) -> None:
    assert offered(what).why_not(by, kind, text) == "an offer is accepted by somebody else"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_nothing_is_accepted_that_was_not_offered(what: str, kind: EntryKind, text: str) -> None:
    other = next(each for each, _, _ in OFFERS if each != what)
    for desk in (offered(other), noughts()):
        assert desk.why_not(1, kind, text) == f"no {kind.value} was offered"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
@pytest.mark.parametrize("by", [1, 2])
def test_a_declined_or_withdrawn_offer_is_gone(
    what: str, kind: EntryKind, text: str, by: int
) -> None:
    desk = offered(what)
    desk.add(by, EntryKind.DECLINE, "6")
    assert desk.why_not(1, kind, text) == f"no {kind.value} was offered"
    assert desk.why_not(by, EntryKind.DECLINE, "6") == "there is no offer"


def test_a_stale_decline_does_not_touch_a_newer_offer() -> None:
    desk = offered("draw")
    desk.add(1, EntryKind.DECLINE, "6")
    desk.add(1, EntryKind.OFFER, "draw")
    assert desk.why_not(2, EntryKind.DECLINE, "6") == "that offer is gone"
    assert now(desk).offer is not None


def test_the_house_declines_nothing_before_its_time() -> None:
    reason = "the house lets no offer lapse before its time"
    assert offered("draw").why_not(NO_CHAIR, EntryKind.DECLINE, "6") == reason


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_an_act_voids_an_offer(what: str, kind: EntryKind, text: str) -> None:
    desk = offered(what)
    desk.act("c3")
    assert now(desk).offer is None
    assert desk.why_not(1, kind, text) == f"no {kind.value} was offered"
    assert desk.why_not(1, EntryKind.DECLINE, "6") == "there is no offer"


def test_nature_voids_an_offer_too() -> None:
    desk = pebbles()
    desk.act("slide 0 0 4")
    desk.add(2, EntryKind.OFFER, "draw")
    desk.chance()
    assert desk.why_not(1, EntryKind.DRAW) == "no draw was offered"


def test_one_offer_waits_at_a_time() -> None:
    desk = offered("draw")
    for chair in (1, 2):
        assert desk.why_not(chair, EntryKind.OFFER, "draw") == "another offer waits for an answer"


@pytest.mark.parametrize("what", ["", "a drink", "draw 5", "Draw", "rematch now"])
def test_an_unknown_offer_is_refused(what: str) -> None:
    assert noughts().why_not(1, EntryKind.OFFER, what)


def test_an_offer_needs_a_game() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE))
    assert desk.why_not(1, EntryKind.OFFER, "draw") == "somebody is missing"
    for chair in (1, 2):
        desk.add(chair, EntryKind.SIT, "")
    assert desk.why_not(1, EntryKind.OFFER, "draw") == "no game is under way"
    assert desk.why_not(1, EntryKind.OFFER, "rematch") == "the match is not over"
    assert "no action of chair 1" in desk.why_not(1, EntryKind.OFFER, "takeback 1")


def test_an_agreed_draw_ends_the_game_without_a_winner() -> None:
    desk = offered("draw")
    desk.add(1, EntryKind.DRAW)
    assert desk.state.outcome == Outcome((), "agreed")
    assert desk.state.match.results == ((0, 0),)
    assert desk.why_not(1, EntryKind.OFFER, "draw") == "no game is under way"
