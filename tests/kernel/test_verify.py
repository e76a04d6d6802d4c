"""Verifying records: honest dice pass, and every forged roll is reported."""

from random import Random

import pytest
from hypothesis import given

from gamecase.kernel.dice import secret_of_seed
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, read_record, write_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import VerifiedRecord, verify
from log_builder import PEBBLE, TICTACTOE, LogBuilder, forge, header
from random_logs import random_logs

CHECKED_DICE = ["chains", "deposits", "verifiable", "seeded"]


def counted(verdict: VerifiedRecord) -> tuple[int, int, int]:
    """The numbers of rolls checked, entered by hand, and hidden."""
    return verdict.rolls_checked, verdict.rolls_by_hand, verdict.rolls_hidden


def match_of_two(dice: str, seating: str = "given") -> LogBuilder:
    """Two games of pebble, eight rolls; drawn lots are a ninth."""
    builder = LogBuilder(
        PEBBLE, header(PEBBLE, dice=dice, seating=seating, match=MatchRule("open"))
    )
    for nth in (1, 2):
        builder.begin()
        if builder.state.awaits_lot:
            builder.add_chance()
        builder.finish(Random(nth))
    return builder


def fault(builder: LogBuilder, entries: list[Entry]) -> BadRecord:
    """What a check finds in a record written and read again."""
    head, read = read_record(write_record(builder.header, entries))
    with pytest.raises(BadRecord) as caught:
        verify(builder.package.game, builder.state.rules, head, read)
    return caught.value


@pytest.mark.parametrize("dice", CHECKED_DICE)
@pytest.mark.parametrize(("seating", "chances"), [("given", 8), ("lot", 9)])
def test_honest_dice_are_all_checked(dice: str, seating: str, chances: int) -> None:
    builder = match_of_two(dice, seating)
    verdict = builder.verify()
    assert counted(verdict) == (chances, 0, 0)
    assert verdict.state == builder.state


@pytest.mark.parametrize("seating", ["given", "lot"])
def test_manual_rolls_are_counted_and_not_checked(seating: str) -> None:
    builder = match_of_two("manual", seating)
    assert counted(builder.verify()) == (0, 9 if seating == "lot" else 8, 0)


def test_a_game_without_chance_has_nothing_to_check() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.begin()
    builder.finish(Random(1))
    assert counted(builder.verify()) == (0, 0, 0)


def test_rolls_are_unverifiable_until_the_secret_is_revealed() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="verifiable", seating="lot"))
    builder.begin()
    assert counted(builder.verify()) == (0, 0, 0)
    builder.add_chance()
    assert counted(builder.verify()) == (0, 0, 1)
    builder.act("slide 0 0 4")
    builder.add_chance()
    assert counted(builder.verify()) == (0, 0, 2)
    builder.add(1, EntryKind.RESIGN)
    assert counted(builder.verify()) == (0, 0, 2), "over, but not revealed yet"
    builder.reveal()
    assert counted(builder.verify()) == (2, 0, 0)


def test_an_unfinished_game_of_seeded_dice_is_checked_so_far() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="seeded"))
    builder.begin()
    builder.act("slide 0 0 4")
    builder.add_chance()
    assert counted(builder.verify()) == (1, 0, 0)


@pytest.mark.parametrize("dice", CHECKED_DICE)
def test_every_forged_roll_is_reported_though_links_and_digests_fit(dice: str) -> None:
    builder = match_of_two(dice)
    rolls = [entry for entry in builder.entries if entry.text.startswith("drift")]
    assert len(rolls) == 8
    for roll in rolls:
        for other in {f"drift {steps}" for steps in range(1, 7)} - {roll.text}:
            error = fault(builder, forge(builder, roll.number, other))
            expected = f"the dice give {roll.text!r}, the record says {other!r}"
            assert (error.entry, error.reason) == (roll.number, expected)


@pytest.mark.parametrize("dice", CHECKED_DICE)
def test_forged_lots_are_reported(dice: str) -> None:
    """A dishonest server chooses the seats, and the game continues from there."""
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice=dice, seating="lot"))
    builder.begin()
    due = builder.next_chance()
    other = "1 2" if due == "2 1" else "2 1"
    lot = builder.add(NO_CHAIR, EntryKind.LOT, other)
    builder.finish(Random(1))
    error = fault(builder, builder.entries)
    expected = f"the dice give {due!r}, the record says {other!r}"
    assert (error.entry, error.reason) == (lot.number, expected)


@pytest.mark.parametrize("dice", CHECKED_DICE)
def test_a_roll_repeated_after_a_takeback_is_reported(dice: str) -> None:
    """A dishonest server repeats the same roll, though each roll has its own number."""
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice=dice))
    builder.begin()
    texts = []
    for _ in range(6):
        builder.act("slide 0 0 4")
        texts.append(builder.next_chance())
        repeated = builder.add(NO_CHAIR, EntryKind.ACT, texts[0])
        if texts[-1] != texts[0]:
            break
        point = builder.state.takeback_point(1)
        builder.add(1, EntryKind.OFFER, f"takeback {point}")
        builder.add(2, EntryKind.TAKEBACK, str(point))
    builder.finish(Random(1))
    assert fault(builder, builder.entries).entry == repeated.number, texts


def test_a_changed_client_seed_does_not_match_the_rolls() -> None:
    builder = match_of_two("verifiable")
    words = [entry for entry in builder.entries if entry.kind is EntryKind.CLIENT_SEED]
    assert len(words) == 4
    for entry in words:
        error = fault(builder, forge(builder, entry.number, "other words"))
        assert error.entry > entry.number, error
        assert error.reason.startswith("the dice give 'drift"), error


def test_another_seed_does_not_match_the_rolls() -> None:
    builder = match_of_two("seeded")
    begun = [entry for entry in builder.entries if entry.kind is EntryKind.BEGIN]
    for entry in begun:
        error = fault(builder, forge(builder, entry.number, "77"))
        assert error.entry > entry.number, error
        assert error.reason.startswith("the dice give 'drift"), error


def test_another_commitment_does_not_match_the_secret() -> None:
    builder = match_of_two("verifiable")
    begun, *_ = (entry for entry in builder.entries if entry.kind is EntryKind.BEGIN)
    shown, *_ = (entry for entry in builder.entries if entry.kind is EntryKind.REVEAL)
    error = fault(builder, forge(builder, begun.number, "ab" * 32))
    assert (error.entry, error.reason) == (shown.number, "the secret is not the one committed to")


def test_an_illegal_action_is_reported_before_any_dice() -> None:
    builder = match_of_two("verifiable")
    slide, *_ = (entry for entry in builder.entries if entry.text.startswith("slide"))
    error = fault(builder, forge(builder, slide.number, "slide 0 0 99"))
    assert (error.entry, error.reason) == (slide.number, "'slide 0 0 99' is refused: limits")


def test_seeded_dice_can_be_recomputed_by_anyone() -> None:
    builder = match_of_two("seeded")
    texts = iter([entry.text for entry in builder.entries if entry.text.startswith("drift")])
    for nth in (1, 2):
        for roll in range(1, 5):
            dice = builder.state.dice(secret_of_seed(nth), roll)
            assert next(texts) == f"drift {dice.throw(6)}", f"game {nth}, roll {roll}"


@given(random_logs())
def test_any_honest_log_verifies(builder: LogBuilder) -> None:
    verdict = builder.verify()
    assert verdict.state == builder.state, builder.record()
    before, chances = builder.package.open(builder.header), 0
    for entry in builder.entries:
        by_nature = entry.kind is EntryKind.ACT and before.to_act is Seat.NATURE
        chances += by_nature or entry.kind is EntryKind.LOT
        before = before.after(entry)
    assert sum(counted(verdict)) == chances, builder.record()
    if builder.header.dice != "verifiable":
        assert verdict.rolls_hidden == 0, builder.record()
