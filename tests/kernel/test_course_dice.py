"""Words, lots, dice and the secret behind them, entry by entry."""

from random import Random

import pytest

from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from kernel.desks_at_play import X_WINS, board, nodes, noughts, now, pebbles
from playing import PEBBLE, TICTACTOE, Desk, header

# --- words, lots and dice ---


def waiting(**settled: object) -> Desk:
    """A verifiable game begun, nobody's words said yet."""
    desk = Desk(PEBBLE, header(PEBBLE, dice="verifiable", **settled))  # type: ignore[arg-type]
    for chair in desk.state.missing:
        desk.add(chair, EntryKind.SIT, "")
    desk.add(NO_CHAIR, EntryKind.BEGIN, desk.next_pledge())
    return desk


def test_the_first_roll_waits_for_everybodys_words() -> None:
    desk = waiting()
    assert now(desk).missing_seeds == (1, 2)
    desk.act("slide 0 0 4")
    desk.add(2, EntryKind.WORDS, "")
    assert now(desk).missing_seeds == (1,)
    assert desk.why_not(NO_CHAIR, EntryKind.ACT, "drift 3") == "a player has not added words yet"
    desk.add(1, EntryKind.WORDS, "luck")
    assert desk.state.words == ((2, ""), (1, "luck"))
    desk.chance()


def test_words_come_once_and_before_the_first_roll() -> None:
    told = "words for the dice come once, before the first roll"
    desk = waiting()
    desk.add(1, EntryKind.WORDS, "luck")
    assert desk.why_not(1, EntryKind.WORDS, "more luck") == told
    assert desk.why_not(NO_CHAIR, EntryKind.WORDS, "fate") == told
    desk.add(2, EntryKind.WORDS, "skill")
    desk.act("slide 0 0 4")
    desk.chance()
    for chair in (1, 2):
        assert desk.why_not(chair, EntryKind.WORDS, "too late") == told


def test_a_first_roll_taken_back_does_not_ask_for_words_again() -> None:
    desk = waiting()
    for chair in (1, 2):
        desk.add(chair, EntryKind.WORDS, "w")
    desk.act("slide 0 0 4")
    desk.chance()
    point = desk.state.takeback_point(1)
    desk.add(1, EntryKind.OFFER, f"takeback {point}")
    desk.add(2, EntryKind.TAKEBACK, str(point))
    assert now(desk).missing_seeds == ()
    assert "words for the dice" in desk.why_not(1, EntryKind.WORDS, "again")


def test_the_next_game_has_its_own_words_and_secret() -> None:
    desk = pebbles(dice="verifiable", match=MatchRule("open"))
    first = desk.state.commitment
    desk.finish(Random(1))
    desk.add(NO_CHAIR, EntryKind.BEGIN, desk.next_pledge())
    assert now(desk).missing_seeds == (1, 2)
    assert desk.state.words == ()
    assert desk.state.commitment != first
    assert desk.state.rolls == 0


def test_bots_are_not_asked_for_words() -> None:
    assert waiting(bots={1: "carefree"}).state.missing_seeds == (2,)


def test_nobody_is_asked_for_words_where_no_dice_fall() -> None:
    desk = noughts(dice="verifiable")
    assert now(desk).missing_seeds == ()
    assert "words for the dice" in desk.why_not(1, EntryKind.WORDS, "luck")
    for dice in ("seeded", "manual"):
        assert pebbles(dice=dice).state.missing_seeds == ()


@pytest.mark.parametrize("words", ["x" * 65, "two\nlines", "\x07"])
def test_bad_words_are_refused(words: str) -> None:
    assert waiting().why_not(1, EntryKind.WORDS, words).startswith("words for the dice:")


@pytest.mark.parametrize(
    ("lots", "seating", "next_seating"), [("1 2", (1, 2), (2, 1)), ("2 1", (2, 1), (1, 2))]
)
def test_lots_decide_the_seats_of_the_first_game_only(
    lots: str, seating: tuple[int, ...], next_seating: tuple[int, ...]
) -> None:
    desk = noughts(seating="lot", match=MatchRule("open"))
    assert now(desk).awaits_lot
    assert desk.state.judge(1, "b2") == Refusal("not-begun")
    desk.add(NO_CHAIR, EntryKind.LOT, lots)
    assert desk.state.seating == seating
    desk.act(*X_WINS)
    desk.begin()
    assert not now(desk).awaits_lot, "after that people change seats"
    assert desk.state.seating == next_seating


@pytest.mark.parametrize("lots", ["", "1", "1 1", "1 2 3", "2  1", "0 1", "one two", " 1 2"])
def test_lots_are_an_order_of_all_chairs(lots: str) -> None:
    desk = noughts(seating="lot")
    assert desk.why_not(NO_CHAIR, EntryKind.LOT, lots) == f"{lots!r} is no order of the chairs"


def test_lots_are_drawn_by_the_dice_and_once() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE, seating="lot"))
    assert desk.why_not(NO_CHAIR, EntryKind.LOT, "1 2") == "no lots are to be drawn"
    desk.begin()
    for chair in (1, 2):
        assert desk.why_not(chair, EntryKind.LOT, "1 2") == "lots are drawn by the dice"
        assert desk.why_not(chair, EntryKind.RESIGN) == f"chair {chair} holds no seat"
    desk.chance()
    assert desk.why_not(NO_CHAIR, EntryKind.LOT, "1 2") == "no lots are to be drawn"


def test_lots_wait_for_everybodys_words() -> None:
    desk = Desk(TICTACTOE, header(TICTACTOE, seating="lot", dice="verifiable"))
    desk.add(NO_CHAIR, EntryKind.BEGIN, desk.next_pledge())
    assert now(desk).missing_seeds == (1, 2)
    assert desk.why_not(NO_CHAIR, EntryKind.LOT, "1 2") == "a player has not added words yet"
    for chair in (2, 1):
        desk.add(chair, EntryKind.WORDS, "w")
    desk.chance()
    assert now(desk).missing_seeds == ()


def test_at_a_real_board_people_tell_the_rolls() -> None:
    desk = pebbles(dice="manual")
    desk.act("slide 0 0 4")
    assert desk.state.judge(NO_CHAIR, "drift 3") == Refusal("dice-by-hand")
    assert desk.why_not(NO_CHAIR, EntryKind.ACT, "drift 3") == "'drift 3' is refused: dice-by-hand"
    desk.add(2, EntryKind.ACT, "drift 3")
    desk.act("slide 1 0 4")
    desk.add(2, EntryKind.ACT, "drift 1")
    assert board(desk) == "first 0,0,4+3 1,0,4+1"
    assert [node.by for node in nodes(desk)] == [NO_CHAIR, 2, NO_CHAIR, 1, NO_CHAIR]


def test_a_roll_told_by_hand_is_nobodys_to_take_back() -> None:
    desk = pebbles(dice="manual")
    desk.act("slide 0 0 4")
    before = desk.state.takeback_point(1)
    desk.add(1, EntryKind.ACT, "drift 3")
    assert desk.state.takeback_point(1) == before
    assert desk.state.takeback_point(2) is None


@pytest.mark.parametrize("dice", ["verifiable", "seeded"])
def test_other_dice_are_thrown_by_the_house_alone(dice: str) -> None:
    desk = pebbles(dice=dice)
    desk.act("slide 0 0 4")
    for chair in (1, 2):
        assert desk.state.judge(chair, "drift 3") == Refusal("dice-not-yours")
    desk.chance()


def test_a_pledge_is_of_the_kind_the_header_promises() -> None:
    told = "not the dice the header promises"
    pledges = {"verifiable": "0f" * 32, "seeded": "12", "manual": ""}
    for dice, own in pledges.items():
        desk = Desk(PEBBLE, header(PEBBLE, dice=dice))
        desk.state.entry(desk.state.at, NO_CHAIR, EntryKind.BEGIN, own)
        for other in {*pledges.values(), "0F" * 32, "0f" * 31, "-1", "x"} - {own}:
            assert desk.why_not(NO_CHAIR, EntryKind.BEGIN, other) == told, (dice, other)


# --- revealing the secret ---


def test_the_secret_is_revealed_after_the_game_and_once() -> None:
    desk = pebbles(dice="verifiable", switches={"rounds": 1}, match=MatchRule("open"))
    desk.act("slide 0 0 4")
    told = "the secret stays hidden until the game is over"
    assert desk.why_not(NO_CHAIR, EntryKind.REVEAL, desk.secret()) == told
    desk.add(1, EntryKind.RESIGN)
    assert now(desk).must_reveal
    assert (
        desk.why_not(NO_CHAIR, EntryKind.BEGIN, desk.next_pledge())
        == "the dice are not revealed yet"
    )
    desk.reveal()
    assert not now(desk).must_reveal
    assert desk.why_not(NO_CHAIR, EntryKind.REVEAL, desk.secret()) == "there is nothing to reveal"
    desk.begin()


@pytest.mark.parametrize(
    ("secret", "told"),
    [
        ("00" * 32, "the secret is not the one committed to"),
        ("", "the secret is not the one committed to"),
        ("0", "the secret is not hexadecimal"),
        ("luck", "the secret is not hexadecimal"),
        ("é" * 64, "the secret is not hexadecimal"),
    ],
)
def test_the_secret_revealed_is_the_one_committed_to(secret: str, told: str) -> None:
    desk = pebbles(dice="verifiable")
    desk.add(1, EntryKind.RESIGN)
    assert desk.why_not(NO_CHAIR, EntryKind.REVEAL, secret) == told


def test_seeded_and_manual_dice_owe_no_reveal() -> None:
    for dice in ("seeded", "manual"):
        desk = pebbles(dice=dice)
        desk.add(1, EntryKind.RESIGN)
        assert not now(desk).must_reveal
        assert (
            desk.why_not(NO_CHAIR, EntryKind.REVEAL, desk.secret()) == "there is nothing to reveal"
        )
