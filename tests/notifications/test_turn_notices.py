"""Whom a notice is for: the player to act, or the one whose page the dice wait for."""

from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.notifications.turn_notices import awaited_chair
from log_builder import PEBBLE, LogBuilder, header


def test_whoever_the_dice_wait_for_after_a_move_is_told_once() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="deposits"))
    builder.begin()
    assert awaited_chair(builder.state, NO_CHAIR) == 1
    builder.act("slide 0 0 4")
    assert awaited_chair(builder.state, 1) == 2
    builder.add(1, EntryKind.PART, builder.pages.next_part(builder.state, 1))
    assert awaited_chair(builder.state, 1) == 2, "and nobody is told twice"
    builder.add_chance()
    assert builder.state.turn == awaited_chair(builder.state, 1) == 2


def test_whoever_has_moved_is_not_told_that_the_dice_wait() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="deposits"))
    builder.begin()
    builder.act("slide 0 0 4")
    builder.add(2, EntryKind.PART, builder.pages.next_part(builder.state, 2))
    assert awaited_chair(builder.state, 1) == NO_CHAIR
