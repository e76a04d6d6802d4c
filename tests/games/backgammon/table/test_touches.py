"""The interpretation of touches, and gestures other than moving checkers."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from gamecase.games.backgammon import GAME, table
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.games.backgammon.validation import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import (
    checkers,
    play_out,
    rules,
    then,
    to_play,
)
from games.backgammon.table.sample_positions import (
    buttons,
    offered,
    positions,
    variants,
)

# --- touches ---


@pytest.mark.parametrize(
    ("spots", "clause"),
    [
        (("24", "18"), "closed-point"),
        (("24",), "closed-point"),
        (("7",), "no-checker"),
        (("bar-first",), "no-checker"),
        (("13", "9"), "dice-only"),
        (("8", "13"), "forward"),
        (("6", "off-first"), "home-first"),
        (("13", "7"), "use-all"),
        (("13", "7", "die-1"), "use-all"),
        (("die-1",), "must-move"),
        (("cube",), "double-before-throw"),
    ],
)
def test_an_illegal_touch_is_interpreted_and_refused(spots: tuple[str, ...], clause: str) -> None:
    using = rules("tournament")
    position = to_play(using, "24:2 13:5 8:3 6:5", "18:2 5:2 1:2 12:4 19:5", (6, 3))
    position = replace(position, cube=Cube(1))
    text = table.interpret_touch(position, spots)
    assert text is not None
    refusal = GAME.judge(position, GAME.read_action(text))
    assert refusal is not None, text
    assert refusal.clause == clause, text
    names = {spot.id for spot in table.draw(position, Seat.FIRST).spots}
    assert {*refusal.where} <= names


@variants
def test_any_touch_means_an_action_or_nothing(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    random = Random(3)
    for position in positions(booklet, switches, 25):
        names = [spot.id for spot in table.draw(position, Seat.NOBODY).spots]
        touches = [(), ("",), ("off-second", "x"), *((name,) for name in names)]
        touches += [tuple(random.choices(names, k=random.randint(2, 11))) for _ in range(60)]
        for spots in touches:
            text = table.interpret_touch(position, spots)
            if text is not None:
                GAME.judge(position, GAME.read_action(text))


def test_a_checker_touched_before_the_roll_is_refused() -> None:
    choice = play_out(rules("tournament"), "start 5-3", "13/8 13/10")
    for spots in (("12",), ("12", "17"), ("bar-second",)):
        text = table.interpret_touch(choice, spots)
        assert text is not None
        refusal = GAME.judge(choice, GAME.read_action(text))
        assert refusal is not None
        assert refusal.clause == "choice-first"


# --- cube, buttons and dice ---


def test_rolling_and_doubling_have_buttons_and_spots() -> None:
    choice = play_out(rules("tournament"), "start 5-3", "13/8 13/10")
    assert [*buttons(choice)] == ["throw", "double", "resign 1"]
    assert offered(choice) == {
        ("die-1",): "throw",
        ("die-2",): "throw",
        ("cube", "cube"): "double",
    }
    assert table.interpret_touch(choice, ("cube", "cube")) == "double"
    double = then(choice, "double")
    assert buttons(double) == {"take": False, "drop": True, "beaver": False}
    assert offered(double) == {("cube", "cube"): "take"}
    assert table.interpret_touch(double, ("cube", "cube")) == "take"
    assert table.interpret_touch(double, ("cube",)) is None
    beavered = then(
        play_out(rules("tournament", raccoons=True), "start 5-3", "13/8 13/10"), "double"
    )
    assert [*buttons(then(beavered, "beaver"))] == ["take", "drop", "raccoon"]


def test_only_possible_losses_can_be_resigned() -> None:
    using = rules("tournament")
    turned = replace(play_out(using, "start 5-3"), cube=Cube(2, Seat.FIRST))
    assert buttons(turned) == {"resign 1": True, "resign 2": True, "resign 3": True}
    off = replace(turned, first=checkers("24:2 13:5 8:3 6:4"))
    check(off)
    assert buttons(off) == {"resign 1": True}
    assert buttons(then(turned, "resign 2")) == {"accept": False, "decline": False}
    assert buttons(play_out(rules("collection"), "start 5-3")) == {}


def test_rolls_are_entered_by_hand() -> None:
    position = replace(play_out(rules("tournament"), "start 5-3"), phase=Phase.THROW, dice=())
    check(position)
    paths = offered(position)
    assert {*paths.values()} == {GAME.write(roll) for roll in GAME.choices(position).actions}
    assert paths["face-1", "face-6"] == paths["face-6", "face-1"] == "roll 6-1"
    scene = table.draw(position, Seat.NATURE)
    assert {"face-1", "face-6"} <= {spot.id for spot in scene.spots}
    assert Counter(piece.kind for piece in scene.pieces)["die-3"] == 1
    for spots, action in paths.items():
        assert table.interpret_touch(position, spots) == action


def test_the_draw_is_entered_by_hand() -> None:
    opening = play_out(rules("case"))
    assert offered(opening) == {("die-1",): "", ("die-2",): ""}
    paths = offered(opening, "die-1")
    assert {*paths.values()} == {GAME.write(draw) for draw in GAME.choices(opening).actions}
    assert paths["face-first-5", "face-second-3"] == "start 5-3"
    assert paths["face-second-5", "face-first-3"] == "start 3-5"
    scene = table.draw(opening, Seat.NATURE, ("die-1",))
    for spots, action in paths.items():
        assert {*spots} <= {spot.id for spot in scene.spots}
        assert table.interpret_touch(opening, ("die-1", *spots)) == action
    assert table.gestures(opening, ("die-1",)).undo == ()
    for picked in (("8",), ("die-1", "face-first-5")):
        with pytest.raises(BadAction):
            table.gestures(opening, picked)


def test_no_die_faces_are_drawn_before_the_draw_is_entered() -> None:
    kinds = Counter(piece.kind for piece in table.draw(play_out(rules("case")), Seat.FIRST).pieces)
    assert kinds == {"first": 15, "second": 15, "die-blank": 2}


# --- unassisted tables ---


def test_an_unassisted_checker_may_hit_itself() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "13:2 6:5 5:5 4:3", "10:3 12:5 19:7", (3, 1))
    assert offered(position)["13", "10"] == "13/10"
    assert table.describe_action(position, GAME.read_action("13/10")).key == "told-self-hit"
    after_self_hit = then(position, "13/10")
    assert {*offered(after_self_hit)} == {("bar-first", "24"), ("bar-first", "bar-first")}
    assert [piece.kind for piece in table.draw(after_self_hit, Seat.FIRST).pieces].count(
        "first"
    ) == 15


def test_an_unassisted_player_may_move_any_checker() -> None:
    using = rules("collection", assisted=False)
    position = to_play(using, "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (5, 1))
    assert ("24", "19") not in offered(position)  # two colours on one point
    assert offered(position)["6", "5"] == "6/5"
    assert table.interpret_touch(position, ("13", "7")) == "13/7"
    assert GAME.judge(position, GAME.read_action("13/7")) is None
    assert [*buttons(position)] == ["done"]
    moved = then(position, "13/7")
    assert len(table.draw(moved, Seat.FIRST).marks) == 1
    wrong = then(then(moved, "6/5"), "done")
    assert [*buttons(wrong)] == ["throw", "correct", "check"]
    assert {mark.kind for mark in table.draw(wrong, Seat.SECOND).marks} == {"last"}


def test_the_buttons_do_not_reveal_an_error() -> None:
    using = rules("collection", assisted=False)
    turns = (("13/8", "13/10", "done"), ("13/7", "done"))
    right, wrong = (play_out(using, "start 5-3", *turn) for turn in turns)
    assert table.gestures(right).buttons == table.gestures(wrong).buttons
    assert [button.action for button in table.gestures(right).buttons] == [
        "throw",
        "correct",
        "check",
    ]
    assert (
        buttons(play_out(rules("collection"), "start 5-3", "13/8 13/10")) == {}
    )  # it rolls at once


def test_every_button_has_its_own_place() -> None:
    """No two share a place, and the cube actions are always in the second place."""
    using = rules("tournament", raccoons=True)
    choice = play_out(using, "start 3-1", "8/5 6/5")
    offered_cube = then(choice, "double")
    positions_with_buttons = [
        choice,
        offered_cube,
        then(offered_cube, "beaver"),
        then(then(choice, "throw"), "roll 6-1"),
    ]
    for position in positions_with_buttons:
        offered_buttons = table.gestures(position).buttons
        assert len({button.place for button in offered_buttons}) == len(offered_buttons)
        assert all(button.place for button in offered_buttons)
        second = [button.action for button in offered_buttons if button.place == 2]
        assert second in (["double"], ["drop"], [])


def test_the_dice_of_an_unassisted_turn_stay_until_it_ends() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (3, 1))
    seen = []
    for text in ("8/5", "6/5", "done"):
        names = {piece.id for piece in table.draw(position, Seat.FIRST).pieces if piece.entrance}
        kinds = Counter(piece.kind for piece in table.draw(position, Seat.FIRST).pieces)
        seen.append((names, kinds["die-used"]))
        position = then(position, text)
    assert [used for _, used in seen] == [0, 1, 2]
    assert seen[0][0] == seen[1][0] == seen[2][0]
