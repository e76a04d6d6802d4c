"""Match state: client seeds, lots, dice and their secret, entry by entry."""

from random import Random

import pytest

from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from kernel.sample_logs import (
    X_WINS,
    current_state,
    pebble_log,
    position_nodes,
    position_text,
    tictactoe_log,
)
from log_builder import PEBBLE, TICTACTOE, LogBuilder, header, make_entry

# --- client seeds, lots and dice ---


def without_client_seeds(**settled: object) -> LogBuilder:
    """A game with verifiable dice that has begun, without any client seed."""
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="verifiable", **settled))  # type: ignore[arg-type]
    for chair in builder.state.missing:
        builder.add(chair, EntryKind.SIT, "")
    builder.add(NO_CHAIR, EntryKind.BEGIN, builder.next_commitment())
    return builder


def test_the_first_roll_requires_all_client_seeds() -> None:
    builder = without_client_seeds()
    assert current_state(builder).missing_seeds == (1, 2)
    builder.act("slide 0 0 4")
    builder.add(2, EntryKind.CLIENT_SEED, "")
    assert current_state(builder).missing_seeds == (1,)
    assert builder.rejection(NO_CHAIR, EntryKind.ACT, "drift 3") == "a client seed is missing"
    builder.add(1, EntryKind.CLIENT_SEED, "luck")
    assert builder.state.client_seeds == ((2, ""), (1, "luck"))
    builder.add_chance()


def test_a_client_seed_is_added_once_and_before_the_first_roll() -> None:
    error = "a client seed is added once, before the first roll"
    builder = without_client_seeds()
    builder.add(1, EntryKind.CLIENT_SEED, "luck")
    assert builder.rejection(1, EntryKind.CLIENT_SEED, "more luck") == error
    assert builder.rejection(NO_CHAIR, EntryKind.CLIENT_SEED, "fate") == error
    builder.add(2, EntryKind.CLIENT_SEED, "skill")
    builder.act("slide 0 0 4")
    builder.add_chance()
    for chair in (1, 2):
        assert builder.rejection(chair, EntryKind.CLIENT_SEED, "too late") == error


def test_client_seeds_stay_after_the_first_roll_is_taken_back() -> None:
    builder = without_client_seeds()
    for chair in (1, 2):
        builder.add(chair, EntryKind.CLIENT_SEED, "w")
    builder.act("slide 0 0 4")
    builder.add_chance()
    point = builder.state.takeback_point(1)
    builder.add(1, EntryKind.OFFER, f"takeback {point}")
    builder.add(2, EntryKind.TAKEBACK, str(point))
    assert current_state(builder).missing_seeds == ()
    assert "client seed" in builder.rejection(1, EntryKind.CLIENT_SEED, "again")


def test_the_next_game_has_its_own_client_seeds_and_secret() -> None:
    builder = pebble_log(dice="verifiable", match=MatchRule("open"))
    first = builder.state.commitment
    builder.finish(Random(1))
    builder.add(NO_CHAIR, EntryKind.BEGIN, builder.next_commitment())
    assert current_state(builder).missing_seeds == (1, 2)
    assert builder.state.client_seeds == ()
    assert builder.state.commitment != first
    assert builder.state.rolls == 0


def test_bots_need_no_client_seed() -> None:
    assert without_client_seeds(bots={1: "carefree"}).state.missing_seeds == (2,)


def test_client_seeds_are_for_verifiable_dice_only() -> None:
    builder = tictactoe_log(dice="verifiable")
    assert current_state(builder).missing_seeds == ()
    assert "client seed" in builder.rejection(1, EntryKind.CLIENT_SEED, "luck")
    for dice in ("seeded", "manual"):
        assert pebble_log(dice=dice).state.missing_seeds == ()


@pytest.mark.parametrize("words", ["x" * 65, "two\nlines", "\x07"])
def test_an_invalid_client_seed_is_refused(words: str) -> None:
    assert (
        without_client_seeds().rejection(1, EntryKind.CLIENT_SEED, words).startswith("client seed:")
    )


@pytest.mark.parametrize(
    ("lots", "seating", "next_seating"), [("1 2", (1, 2), (2, 1)), ("2 1", (2, 1), (1, 2))]
)
def test_lots_decide_the_seats_of_the_first_game_only(
    lots: str, seating: tuple[int, ...], next_seating: tuple[int, ...]
) -> None:
    builder = tictactoe_log(seating="lot", match=MatchRule("open"))
    assert current_state(builder).awaits_lot
    assert builder.state.judge(1, "b2") == Refusal("not-begun")
    builder.add(NO_CHAIR, EntryKind.LOT, lots)
    assert builder.state.seating == seating
    builder.act(*X_WINS)
    builder.begin()
    assert not current_state(builder).awaits_lot, "after that people change seats"
    assert builder.state.seating == next_seating


@pytest.mark.parametrize("lots", ["", "1", "1 1", "1 2 3", "2  1", "0 1", "one two", " 1 2"])
def test_lots_are_an_order_of_all_chairs(lots: str) -> None:
    builder = tictactoe_log(seating="lot")
    assert builder.rejection(NO_CHAIR, EntryKind.LOT, lots) == f"{lots!r} is no order of the chairs"


def test_lots_are_drawn_by_the_dice_and_once() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, seating="lot"))
    assert builder.rejection(NO_CHAIR, EntryKind.LOT, "1 2") == "no lots are to be drawn"
    builder.begin()
    for chair in (1, 2):
        assert builder.rejection(chair, EntryKind.LOT, "1 2") == "lots are drawn by the dice"
        assert builder.rejection(chair, EntryKind.RESIGN) == f"chair {chair} holds no seat"
    builder.add_chance()
    assert builder.rejection(NO_CHAIR, EntryKind.LOT, "1 2") == "no lots are to be drawn"


def test_lots_require_all_client_seeds() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, seating="lot", dice="verifiable"))
    builder.add(NO_CHAIR, EntryKind.BEGIN, builder.next_commitment())
    assert current_state(builder).missing_seeds == (1, 2)
    assert builder.rejection(NO_CHAIR, EntryKind.LOT, "1 2") == "a client seed is missing"
    for chair in (2, 1):
        builder.add(chair, EntryKind.CLIENT_SEED, "w")
    builder.add_chance()
    assert current_state(builder).missing_seeds == ()


def test_manual_rolls_are_entered_by_players() -> None:
    builder = pebble_log(dice="manual")
    builder.act("slide 0 0 4")
    assert builder.state.judge(NO_CHAIR, "drift 3") == Refusal("dice-by-hand")
    assert (
        builder.rejection(NO_CHAIR, EntryKind.ACT, "drift 3")
        == "'drift 3' is refused: dice-by-hand"
    )
    builder.add(2, EntryKind.ACT, "drift 3")
    builder.act("slide 1 0 4")
    builder.add(2, EntryKind.ACT, "drift 1")
    assert position_text(builder) == "first 0,0,4+3 1,0,4+1"
    assert [node.by for node in position_nodes(builder)] == [NO_CHAIR, 2, NO_CHAIR, 1, NO_CHAIR]


def test_a_manual_roll_cannot_be_taken_back() -> None:
    builder = pebble_log(dice="manual")
    builder.act("slide 0 0 4")
    before = builder.state.takeback_point(1)
    builder.add(1, EntryKind.ACT, "drift 3")
    assert builder.state.takeback_point(1) == before
    assert builder.state.takeback_point(2) is None


@pytest.mark.parametrize("dice", ["verifiable", "seeded"])
def test_other_dice_are_rolled_by_the_server_only(dice: str) -> None:
    builder = pebble_log(dice=dice)
    builder.act("slide 0 0 4")
    for chair in (1, 2):
        assert builder.state.judge(chair, "drift 3") == Refusal("dice-not-yours")
    builder.add_chance()


def test_a_commitment_matches_the_dice_of_the_header() -> None:
    error = "not the dice the header promises"
    commitments = {"verifiable": "0f" * 32, "seeded": "12", "manual": ""}
    for dice, own in commitments.items():
        builder = LogBuilder(PEBBLE, header(PEBBLE, dice=dice))
        make_entry(builder.state, NO_CHAIR, EntryKind.BEGIN, own)
        for other in {*commitments.values(), "0F" * 32, "0f" * 31, "-1", "x"} - {own}:
            assert builder.rejection(NO_CHAIR, EntryKind.BEGIN, other) == error, (dice, other)


# --- revealing the secret ---


def test_the_secret_is_revealed_after_the_game_and_once() -> None:
    builder = pebble_log(dice="verifiable", switches={"rounds": 1}, match=MatchRule("open"))
    builder.act("slide 0 0 4")
    error = "the secret stays hidden until the game is over"
    assert builder.rejection(NO_CHAIR, EntryKind.REVEAL, builder.secret()) == error
    builder.add(1, EntryKind.RESIGN)
    assert current_state(builder).must_reveal
    assert (
        builder.rejection(NO_CHAIR, EntryKind.BEGIN, builder.next_commitment())
        == "the dice are not revealed yet"
    )
    builder.reveal()
    assert not current_state(builder).must_reveal
    assert (
        builder.rejection(NO_CHAIR, EntryKind.REVEAL, builder.secret())
        == "there is nothing to reveal"
    )
    builder.begin()


@pytest.mark.parametrize(
    ("secret", "error"),
    [
        ("00" * 32, "the secret is not the one committed to"),
        ("", "the secret is not the one committed to"),
        ("0", "the secret is not hexadecimal"),
        ("luck", "the secret is not hexadecimal"),
        ("é" * 64, "the secret is not hexadecimal"),
    ],
)
def test_a_revealed_secret_must_match_its_commitment(secret: str, error: str) -> None:
    builder = pebble_log(dice="verifiable")
    builder.add(1, EntryKind.RESIGN)
    assert builder.rejection(NO_CHAIR, EntryKind.REVEAL, secret) == error


def test_seeded_and_manual_dice_need_no_reveal() -> None:
    for dice in ("seeded", "manual"):
        builder = pebble_log(dice=dice)
        builder.add(1, EntryKind.RESIGN)
        assert not current_state(builder).must_reveal
        assert (
            builder.rejection(NO_CHAIR, EntryKind.REVEAL, builder.secret())
            == "there is nothing to reveal"
        )
