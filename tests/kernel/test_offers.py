"""Takebacks and offers: who can make, accept, decline and withdraw them, and when they end."""

from random import Random

import pytest

from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat
from kernel.sample_logs import X_WINS, current_state, pebble_log, position_text, tictactoe_log
from log_builder import TICTACTOE, LogBuilder, header

# --- takebacks ---


def test_a_takeback_returns_to_the_last_choice_of_the_player_who_offered_it() -> None:
    builder = tictactoe_log()
    builder.act("b2", "a1", "c3")
    asked = builder.add(1, EntryKind.OFFER, f"takeback {builder.state.takeback_point(1)}")
    builder.add(2, EntryKind.TAKEBACK, asked.text.split()[1])
    assert (position_text(builder), builder.state.to_act) == (".../.X./O..", Seat.FIRST)
    builder.act("a3")
    assert position_text(builder) == "X../.X./O.."


def test_a_takeback_also_removes_the_opponents_answer() -> None:
    builder = tictactoe_log()
    builder.act("b2", "a1")
    asked = builder.add(1, EntryKind.OFFER, f"takeback {builder.state.takeback_point(1)}")
    builder.add(2, EntryKind.TAKEBACK, asked.text.split()[1])
    assert (position_text(builder), builder.state.to_act) == (".../.../...", Seat.FIRST)


def test_takebacks_can_be_repeated_down_to_the_opening() -> None:
    builder = tictactoe_log()
    builder.act("b2", "a1", "c3")
    boards = []
    for asker in (1, 2, 1):
        point = builder.state.takeback_point(asker)
        builder.add(asker, EntryKind.OFFER, f"takeback {point}")
        builder.add(3 - asker, EntryKind.TAKEBACK, str(point))
        boards.append(position_text(builder))
    assert boards == [".../.X./O..", ".../.X./...", ".../.../..."]
    assert builder.state.takeback_point(1) is None
    assert builder.rejection(1, EntryKind.OFFER, "takeback 3").startswith(
        "there is no action of chair 1"
    )


def test_a_takeback_keeps_all_entries_in_the_log() -> None:
    builder = tictactoe_log()
    builder.act("b2")
    before = len(builder.entries)
    point = builder.state.takeback_point(1)
    builder.add(1, EntryKind.OFFER, f"takeback {point}")
    builder.add(2, EntryKind.TAKEBACK, str(point))
    assert len(builder.entries) == before + 2
    assert builder.verify().state == builder.state


@pytest.mark.parametrize("dice", ["verifiable", "seeded"])
def test_a_roll_after_a_takeback_is_a_new_one(dice: str) -> None:
    """A roll number is used once, so a takeback cannot be used to learn the next roll."""
    builder = pebble_log(dice=dice)
    numbers: list[int] = []
    for _ in range(8):
        builder.act("slide 0 0 4")
        assert builder.state.rolls == len(numbers)
        numbers.append(int(builder.add_chance().text.split()[1]))
        point = builder.state.takeback_point(1)
        assert point is not None
        builder.add(1, EntryKind.OFFER, f"takeback {point}")
        builder.add(2, EntryKind.TAKEBACK, str(point))
        assert (position_text(builder), builder.state.to_act) == ("first", Seat.FIRST)
    fresh = [builder.state.dice(builder.secret(), roll).throw(6) for roll in range(1, 9)]
    assert numbers == fresh, "each throw has a number of its own"
    assert len(set(numbers)) > 1, numbers
    builder.finish(Random(1))
    assert builder.verify().rolls_checked == 12


def test_nature_cannot_offer_a_takeback() -> None:
    builder = pebble_log()
    builder.act("slide 0 0 4")
    builder.add_chance()
    assert (
        builder.rejection(NO_CHAIR, EntryKind.OFFER, "takeback 4")
        == "only a player can make an offer"
    )


@pytest.mark.parametrize("rest", ["3", "5", "99", "", "x", "4 4", " 4", "-1"])
def test_a_takeback_must_name_the_right_entry(rest: str) -> None:
    builder = tictactoe_log()  # entries 1 to 3
    builder.act("b2", "a1")  # entries 4 and 5: chair 2 goes back to 4
    assert builder.state.takeback_point(2) == 4
    assert "no action of chair 2" in builder.rejection(2, EntryKind.OFFER, f"takeback {rest}")


def test_an_accepted_takeback_must_be_the_one_offered() -> None:
    builder = tictactoe_log()
    builder.act("b2", "a1")
    builder.add(2, EntryKind.OFFER, "takeback 4")
    assert builder.rejection(1, EntryKind.TAKEBACK, "3") == "another takeback was offered"
    builder.add(1, EntryKind.TAKEBACK, "4")


def test_a_finished_game_is_not_taken_back() -> None:
    builder = tictactoe_log()
    builder.act(*X_WINS)
    point = builder.state.takeback_point(1)
    assert builder.rejection(1, EntryKind.OFFER, f"takeback {point}") == "the game is over"


# --- offers ---

OFFERS = [
    ("draw", EntryKind.DRAW, ""),
    ("takeback 4", EntryKind.TAKEBACK, "4"),
]


def offered(what: str) -> LogBuilder:
    """Chair 2 has made an offer, at entry 6."""
    builder = tictactoe_log()
    builder.act("b2", "a1")
    builder.add(2, EntryKind.OFFER, what)
    return builder


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_an_offer_is_accepted_once(what: str, kind: EntryKind, text: str) -> None:
    builder = offered(what)
    builder.add(1, kind, text)
    assert current_state(builder).offer is None
    assert builder.rejection(1, kind, text) == f"no {kind.value} was offered"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
@pytest.mark.parametrize("by", [2, NO_CHAIR])
def test_an_offer_cannot_be_accepted_by_its_own_side(
    what: str, kind: EntryKind, text: str, by: int
) -> None:
    assert offered(what).rejection(by, kind, text) == "an offer is accepted by another player"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_nothing_is_accepted_that_was_not_offered(what: str, kind: EntryKind, text: str) -> None:
    other = next(each for each, _, _ in OFFERS if each != what)
    for builder in (offered(other), tictactoe_log()):
        assert builder.rejection(1, kind, text) == f"no {kind.value} was offered"


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
@pytest.mark.parametrize("by", [1, 2])
def test_a_declined_or_withdrawn_offer_is_gone(
    what: str, kind: EntryKind, text: str, by: int
) -> None:
    builder = offered(what)
    builder.add(by, EntryKind.DECLINE, "6")
    assert builder.rejection(1, kind, text) == f"no {kind.value} was offered"
    assert builder.rejection(by, EntryKind.DECLINE, "6") == "there is no offer"


def test_declining_an_older_offer_keeps_the_newer_one() -> None:
    builder = offered("draw")
    builder.add(1, EntryKind.DECLINE, "6")
    builder.add(1, EntryKind.OFFER, "draw")
    assert builder.rejection(2, EntryKind.DECLINE, "6") == "that offer is gone"
    assert current_state(builder).offer is not None


def test_the_server_cannot_decline_an_offer_before_it_expires() -> None:
    reason = "an offer cannot lapse before its time"
    assert offered("draw").rejection(NO_CHAIR, EntryKind.DECLINE, "6") == reason


@pytest.mark.parametrize(("what", "kind", "text"), OFFERS)
def test_an_act_voids_an_offer(what: str, kind: EntryKind, text: str) -> None:
    builder = offered(what)
    builder.act("c3")
    assert current_state(builder).offer is None
    assert builder.rejection(1, kind, text) == f"no {kind.value} was offered"
    assert builder.rejection(1, EntryKind.DECLINE, "6") == "there is no offer"


def test_nature_voids_an_offer_too() -> None:
    builder = pebble_log()
    builder.act("slide 0 0 4")
    builder.add(2, EntryKind.OFFER, "draw")
    builder.add_chance()
    assert builder.rejection(1, EntryKind.DRAW) == "no draw was offered"


def test_only_one_offer_can_be_pending() -> None:
    builder = offered("draw")
    for chair in (1, 2):
        assert (
            builder.rejection(chair, EntryKind.OFFER, "draw") == "another offer waits for an answer"
        )


@pytest.mark.parametrize("what", ["", "a drink", "draw 5", "Draw", "rematch now"])
def test_an_unknown_offer_is_refused(what: str) -> None:
    assert tictactoe_log().rejection(1, EntryKind.OFFER, what)


def test_an_offer_needs_a_game() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    assert builder.rejection(1, EntryKind.OFFER, "draw") == "a chair is still free"
    for chair in (1, 2):
        builder.add(chair, EntryKind.SIT, "")
    assert builder.rejection(1, EntryKind.OFFER, "draw") == "no game is under way"
    assert builder.rejection(1, EntryKind.OFFER, "rematch") == "the match is not over"
    assert "no action of chair 1" in builder.rejection(1, EntryKind.OFFER, "takeback 1")


def test_an_agreed_draw_ends_the_game_without_a_winner() -> None:
    builder = offered("draw")
    builder.add(1, EntryKind.DRAW)
    assert builder.state.outcome == Outcome((), "agreed")
    assert builder.state.match.results == ((0, 0),)
    assert builder.rejection(1, EntryKind.OFFER, "draw") == "no game is under way"
