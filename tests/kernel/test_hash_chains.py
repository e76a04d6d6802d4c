"""The players' own parts in the dice: who opens them when, and every way to cheat with them."""

import hashlib
from random import Random

import pytest

from dice_pages import DicePages, hashed
from gamecase.kernel.clock import PART_GRACE
from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.hash_chains import wanted_parts
from gamecase.kernel.log import NO_CHAIR, EntryKind, Header, PendingEntry
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import Appended, replay
from gamecase.kernel.phrase import Refusal
from log_builder import PEBBLE, TICTACTOE, LogBuilder, forge, header, make_entry

CHAINED = ["chains", "deposits"]


def begun(dice: str = "chains", **settings: object) -> LogBuilder:
    """A game of pebble in which every player has a chain."""
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice=dice, **settings))  # type: ignore[arg-type]
    builder.begin()
    return builder


def clocked(dice: str, clock: str) -> LogBuilder:
    base = header(PEBBLE, dice=dice)
    fields = {name: getattr(base, name) for name in base.__slots__}
    builder = LogBuilder(PEBBLE, Header(**{**fields, "clock": clock}))
    builder.begin()
    return builder


def part(builder: LogBuilder, chair: int) -> str:
    return builder.pages.next_part(builder.state, chair)


def open_part(builder: LogBuilder, chair: int) -> None:
    builder.add(chair, EntryKind.PART, part(builder, chair))


# --- the usual course ---


@pytest.mark.parametrize("dice", CHAINED)
def test_a_roll_waits_for_the_part_of_every_player(dice: str) -> None:
    builder = begun(dice)
    builder.act("slide 0 0 4")
    assert [*builder.state.owed_parts] == [1, 2]
    for chair in (2, 1):
        reason = "the part of a player is missing"
        assert builder.rejection(NO_CHAIR, EntryKind.ACT, "drift 3") == reason
        open_part(builder, chair)
    assert [*builder.state.owed_parts] == []
    builder.add_chance()


def test_a_roll_follows_from_the_secret_and_the_parts_in_the_order_of_chairs() -> None:
    builder = begun()
    builder.act("slide 0 0 4")
    parts = [part(builder, 1), part(builder, 2)]
    roll = builder.add_chance()
    thrown = DerivedDice(builder.secret(), parts, 1).throw(6)
    assert roll.text == f"drift {thrown}"


def test_every_part_is_the_hash_of_the_next_down_to_the_anchor() -> None:
    builder = begun(match=MatchRule("open"))
    builder.finish(Random(1))
    builder.begin()
    builder.finish(Random(2))
    for chair in (1, 2):
        texts = [e.text for e in builder.entries if e.by == chair and e.kind is EntryKind.PART]
        anchors = [e.text for e in builder.entries if e.by == chair and e.kind is EntryKind.CHAIN]
        assert len(anchors) == 1, "a chain serves all games of a table"
        assert len(texts) == 8
        for before, after in zip([*anchors, *texts], texts, strict=False):
            assert hashlib.sha256(bytes.fromhex(after)).hexdigest() == before
    assert builder.verify().rolls_checked == 8


def test_lots_come_from_the_first_parts() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE, dice="chains", seating="lot"))
    builder.begin()
    assert builder.state.owed_parts == (1, 2)
    assert "part of a player" in builder.rejection(NO_CHAIR, EntryKind.LOT, "1 2")
    builder.add_chance()
    assert wanted_parts(builder.state) == (), "nothing else is left to chance"
    assert [e.kind.value for e in builder.entries[-3:]] == ["part", "part", "lot"]


def test_bots_and_players_without_a_chain_add_nothing_of_their_own_to_a_roll() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="chains", bots={1: "carefree"}))
    builder.begin()
    builder.act("slide 0 0 4")
    assert builder.state.owed_parts == (2,)
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="chains"))
    for chair in (1, 2):
        builder.add(chair, EntryKind.SIT, "")
    builder.add(NO_CHAIR, EntryKind.BEGIN, builder.next_commitment())
    builder.add(1, EntryKind.CLIENT_SEED, "luck")
    builder.pages.begin_in(builder)
    builder.act("slide 0 0 4")
    assert builder.state.owed_parts == (2,)
    own = part(builder, 2)
    thrown = DerivedDice(builder.secret(), ["luck", own], 1).throw(6)
    assert builder.add_chance().text == f"drift {thrown}"


def test_words_of_a_player_with_a_chain_are_added_before_any_part_is_known() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="deposits"))
    builder.begin()
    builder.add(2, EntryKind.CLIENT_SEED, "luck")
    assert "once" in builder.rejection(2, EntryKind.CLIENT_SEED, "more luck")
    builder.act("slide 0 0 4")
    open_part(builder, 2)
    assert "once" in builder.rejection(1, EntryKind.CLIENT_SEED, "what suits me")
    builder.add_chance()
    assert "once" in builder.rejection(1, EntryKind.CLIENT_SEED, "too late")


def test_older_tables_have_no_chains() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="verifiable"))
    builder.begin()
    for kind in (EntryKind.CHAIN, EntryKind.RENEWAL):
        reason = builder.rejection(1, kind, builder.pages.new(1))
        assert reason == "the dice of this table have no chains"


# --- deposits ---


def test_a_deposit_is_asked_for_after_an_action_and_of_nobody_else() -> None:
    builder = begun("deposits")
    assert wanted_parts(builder.state) == ()
    builder.act("slide 0 0 4")  # nature answers an action at once
    builder.add_chance()
    assert builder.state.turn == 2
    assert wanted_parts(builder.state) == (), "nature acted last, for the player to act"
    tables = begun("chains")
    tables.act("slide 0 0 4")
    tables.add_chance()
    assert wanted_parts(tables.state) == ()


# --- cheats ---


@pytest.mark.parametrize("dice", CHAINED)
def test_a_server_that_picks_a_roll_is_found_out(dice: str) -> None:
    builder = begun(dice)
    builder.act("slide 0 0 4")
    honest = builder.next_chance()
    picked = next(f"drift {n}" for n in range(1, 7) if f"drift {n}" != honest)
    builder.add(NO_CHAIR, EntryKind.ACT, picked)
    builder.finish(Random(1))
    with pytest.raises(BadRecord, match="the dice give"):
        builder.verify()


def test_a_server_cannot_put_another_part_into_a_players_mouth() -> None:
    builder = begun()
    builder.finish(Random(1))
    found = next(e for e in builder.entries if e.kind is EntryKind.PART)
    forged = forge(builder, found.number, hashed("ab" * 32))
    with pytest.raises(BadRecord) as caught:
        replay(builder.package.open(builder.header), forged)
    assert caught.value.entry == found.number


def test_parts_that_are_forged_repeated_or_not_asked_for_are_refused() -> None:
    builder = begun()
    own, other = part(builder, 1), part(builder, 2)
    assert builder.rejection(1, EntryKind.PART, own) == "no number of chair 1 is wanted"
    builder.act("slide 0 0 4")
    anchor = builder.state.chains[0].anchor
    for wrong in ("ab" * 32, other, anchor, own.upper(), own[:-1], "", builder.pages.parts[own]):
        reason = "the number does not fit the one before it"
        assert builder.rejection(1, EntryKind.PART, wrong) == reason, wrong
    builder.add(1, EntryKind.PART, own)
    assert builder.rejection(1, EntryKind.PART, own) == "no number of chair 1 is wanted"
    following = part(builder, 1)
    assert builder.rejection(1, EntryKind.PART, following) == "no number of chair 1 is wanted"
    builder.add_chance()
    builder.act("slide 1 0 4")
    assert builder.rejection(1, EntryKind.PART, own) == "the number does not fit the one before it"


def test_a_new_chain_is_refused_once_another_part_is_known() -> None:
    builder = begun("chains")
    builder.act("slide 0 0 4")
    open_part(builder, 1)
    reason = builder.rejection(2, EntryKind.RENEWAL, builder.pages.new(2))
    assert reason == "a number for the next roll is open already"


@pytest.mark.parametrize("dice", CHAINED)
def test_a_new_chain_begins_at_most_once_between_two_rolls(dice: str) -> None:
    builder = begun(dice)
    builder.add(2, EntryKind.RENEWAL, builder.pages.new(2))
    again = "a new chain begins at most once between two rolls"
    assert builder.rejection(2, EntryKind.RENEWAL, builder.pages.new(2)) == again
    builder.act("slide 0 0 4")
    open_part(builder, 2)
    assert builder.rejection(2, EntryKind.RENEWAL, builder.pages.new(2)) == again
    builder.add_chance()
    builder.add(2, EntryKind.RENEWAL, builder.pages.new(2))
    builder.finish(Random(1))
    assert builder.verify().rolls_checked == 4


def test_a_new_chain_gives_up_the_deposit_that_its_player_could_have_known() -> None:
    builder = begun("deposits")
    builder.act("slide 0 0 4")
    deposited = part(builder, 2)
    builder.add(2, EntryKind.PART, deposited)
    builder.add(1, EntryKind.RENEWAL, builder.pages.new(1))
    assert builder.state.owed_parts == (1, 2), "both give parts that nobody knew"
    assert part(builder, 2) == builder.pages.parts[deposited]
    builder.finish(Random(1))
    assert builder.verify().rolls_checked == 4


def test_a_second_chain_does_not_replace_the_first_unless_it_says_so() -> None:
    builder = begun()
    reason = builder.rejection(1, EntryKind.CHAIN, builder.pages.new(1))
    assert reason == "a chain begins before the first roll"
    for anchor in ("", "x" * 64, "AB" * 32):
        assert "64" in builder.rejection(1, EntryKind.RENEWAL, anchor)


def test_a_new_game_and_a_takeback_use_up_parts_that_are_known() -> None:
    builder = begun("chains")
    builder.act("slide 0 0 4")
    open_part(builder, 1)
    known = builder.state.chains[0].head
    point = builder.state.takeback_point(1)
    builder.add(1, EntryKind.OFFER, f"takeback {point}")
    builder.add(2, EntryKind.TAKEBACK, str(point))
    builder.act("slide 0 0 4")
    assert builder.state.owed_parts == (1, 2)
    assert part(builder, 1) == builder.pages.parts[known]
    again = begun("chains", match=MatchRule("open"))
    again.act("slide 0 0 4")
    open_part(again, 1)
    again.add(1, EntryKind.RESIGN)
    again.reveal()
    again.add(NO_CHAIR, EntryKind.BEGIN, again.next_commitment())
    assert again.state.missing_seeds == ()
    again.act("slide 0 0 4")
    assert again.state.owed_parts == (1, 2), "the secret was chosen when a part was known"


# --- withholding ---


def test_time_runs_for_a_player_who_withholds_a_part_and_runs_out() -> None:
    builder = clocked("chains", "fischer-60-0")
    builder.act("slide 0 0 4")
    open_part(builder, 1)
    asked = builder.entries[-2].at
    state = builder.state
    late = asked + PART_GRACE + 20_000
    answered = state.append(late, PendingEntry(2, EntryKind.PART, part(builder, 2)))
    assert isinstance(answered, Appended)
    assert answered.state.clock is not None
    assert answered.state.clock.left[1] == 40_000, "and not for what a page takes"
    out = asked + PART_GRACE + 60_001
    flag = state.append(out, PendingEntry(NO_CHAIR, EntryKind.FLAG, "2"))
    assert isinstance(flag, Appended)
    assert flag.state.outcome is not None
    assert flag.state.outcome.reason == "time"
    refusal = state.append(out, PendingEntry(2, EntryKind.PART, part(builder, 2)))
    assert refusal == Refusal("not-now", {"detail": "the time of chair 2 is up"})
    early = state.append(out - 1, PendingEntry(NO_CHAIR, EntryKind.FLAG, "2"))
    assert isinstance(early, Refusal)


def test_pages_that_answer_at_once_cost_no_time() -> None:
    builder = clocked("chains", "fischer-60-0")
    builder.act("slide 0 0 4")
    before = builder.state.clock
    builder.add_chance()
    assert before is not None
    assert builder.state.clock is not None
    assert builder.state.clock.left[1] == before.left[1] == 60_000


def test_a_limit_of_days_covers_the_answer_as_well() -> None:
    builder = clocked("deposits", "days-86400-0")
    builder.act("slide 0 0 4")
    open_part(builder, 1)
    out = builder.entries[-2].at + PART_GRACE + 86_400_001
    entry = make_entry(builder.state, NO_CHAIR, EntryKind.FLAG, "2", at=out)
    assert builder.state.after(entry).outcome is not None


def test_a_game_can_be_claimed_from_a_player_who_withholds_a_part() -> None:
    builder = begun("chains")
    builder.act("slide 0 0 4")
    assert "not to act" in builder.rejection(1, EntryKind.LEFT, "win"), "both owe their part"
    open_part(builder, 1)
    assert "not to act" in builder.rejection(2, EntryKind.LEFT, "win")
    builder.add(1, EntryKind.LEFT, "win")
    assert builder.state.outcome is not None


def test_nobody_wins_by_making_the_other_give_up_a_deposit() -> None:
    builder = begun("deposits")
    builder.act("slide 0 0 4")
    open_part(builder, 2)
    builder.add(1, EntryKind.RENEWAL, builder.pages.new(1))
    open_part(builder, 1)
    assert builder.rejection(1, EntryKind.LEFT, "win") == "a new chain waits for the opponent"


def test_pages_of_these_tests_draw_chains_that_differ() -> None:
    pages = DicePages(3)
    assert pages.new(1) != pages.new(1) != pages.new(2)
