"""Turns picked checker by checker."""

from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from gamecase.games.backgammon import GAME, table
from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.position import Phase, Position
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import (
    BOOKLETS,
    listed,
    play_out,
    rules,
    to_play,
)
from games.backgammon.table.sample_positions import (
    SEATS,
    buttons,
    check_checkers,
    offered,
    positions_to_play,
    spots_of,
    stack_at,
    variants,
)


@variants
def test_every_legal_play_can_be_picked_step_by_step(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    for position in positions_to_play(booklet, switches, 25):
        if position.rules.assisted:
            for play in listed(position):
                _pick(position, play)


def _pick(position: Position, play: Play) -> None:
    text_of_case = f"{GAME.write(position)}: {GAME.write(play)}"
    goal, text = GAME.apply(position, play), GAME.write(play)
    picked: tuple[str, ...] = ()
    for nth, step in enumerate(play.steps):
        paths = offered(position, *picked)
        spots = spots_of(position, step)
        assert spots in paths, (
            f"{text_of_case}: {spots} after {picked} is not among {sorted(paths)}"
        )
        if nth == len(play.steps) - 1 and paths[spots]:
            assert GAME.apply(position, GAME.read_action(paths[spots])) == goal, text_of_case
            assert paths[spots] == text, text_of_case
            return
        assert not paths[spots], f"{text_of_case}: over after {nth + 1} steps"
        picked += spots
    assert text in buttons(position, *picked), f"{text_of_case}: {picked} cannot be ended"


@pytest.mark.parametrize("booklet", BOOKLETS)
@pytest.mark.parametrize(
    ("mover", "enemy"),
    [
        ("5:2 3:2 1:2", "12:5 17:5 19:5"),
        ("7:1 6:1 2:3 1:2", "3:1 4:2 19:5"),
        ("bar:2 20:1 6:3 2:1", "24:2 21:1 18:2 12:3"),
        ("10:1", "9:2 4:1 2:1 19:5"),
    ],
)
def test_every_legal_play_can_be_picked_in_tight_positions(
    booklet: str, mover: str, enemy: str
) -> None:
    for nth, dice in enumerate(combinations_with_replacement(range(1, 7), 2)):
        position = to_play(rules(booklet), mover, enemy, dice, SEATS[nth % 2])
        for play in listed(position):
            _pick(position, play)


@variants
def test_every_picked_beginning_leads_to_a_legal_play(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    random = Random(7)
    for position in positions_to_play(booklet, switches, 60):
        picked: tuple[str, ...] = ()
        for _ in range(7):
            gestures = table.gestures(position, picked)
            case = f"{GAME.write(position)}: {picked}"
            assert gestures.paths or gestures.buttons, f"{case} leads nowhere"
            assert (gestures.undo is None) == (not picked), case
            if picked:
                assert gestures.undo == picked[: len(gestures.undo or ())] != picked, case
            assert len({path.spots for path in gestures.paths}) == len(gestures.paths), case
            names = {spot.id for spot in table.draw(position, position.turn, picked).spots}
            for path in gestures.paths:
                assert {*path.spots} <= names, f"{case}: {path}"
                if path.action:
                    _check_legal(position, path.action)
                    assert table.interpret_touch(position, picked + path.spots) == path.action, case
                    if position.rules.assisted:  # illegal moves are offered at unassisted tables
                        assert GAME.read_action(path.action) in listed(position), case
            for button in gestures.buttons:
                _check_legal(position, button.action)
            incomplete = [path for path in gestures.paths if not path.action]
            if not incomplete:
                break
            picked += random.choice(incomplete).spots
        else:
            pytest.fail(f"{GAME.write(position)}: {picked} is never whole")


def test_only_steps_of_legal_plays_are_offered() -> None:
    either = ("10:1", "2:2 19:3 20:3 21:3 22:2 24:2", (6, 2))
    higher = {("10", "4"): "10/4", ("10", "10"): "10/4"}
    smaller = {("10", "8"): "10/8", ("10", "10"): "10/8"}
    for booklet, paths in (("best-of", higher), ("case", higher), ("small-first", smaller)):
        paths_offered = offered(to_play(rules(booklet), *either))
        assert paths_offered == paths | ({} if booklet == "small-first" else {("die-2",): ""})
    both = to_play(rules("tournament"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert {*offered(both)} == {("11", "9"), ("11", "3"), ("11", "11"), ("die-2",)}
    # Playing the six first would make the five impossible.
    last = to_play(rules("tournament"), "13:1 7:1", "8:2 2:2 19:5 20:4 21:2", (6, 5))
    assert GAME.judge(last, GAME.read_action("7/1 13/8")) is not None
    assert {GAME.write(play) for play in listed(last)} == {*offered(last).values()} - {""}


def _check_legal(position: Position, text: str) -> None:
    action = GAME.read_action(text)
    assert GAME.judge(position, action) is None, f"{GAME.write(position)}: {text}"
    assert GAME.write(action) == text


@variants
def test_the_board_shows_the_steps_picked(booklet: str, switches: dict[str, SwitchValue]) -> None:
    for position in positions_to_play(booklet, switches, 12):
        for play in listed(position)[:6] if position.rules.assisted else ():
            board = position.board
            picked: tuple[str, ...] = ()
            for step in play.steps[:-1]:
                board = board.after(step)
                picked += spots_of(position, step)
                scene = table.draw(position, position.turn, picked)
                check_checkers(scene, position.with_board(board))
                used = [piece for piece in scene.pieces if piece.kind == "die-used"]
                assert len(used) == len(picked) // 2


def test_an_impossible_pick_is_refused() -> None:
    position = play_out(rules("tournament"), "start 3-1")
    for picked in (
        ("8",),
        ("8", "9"),
        ("8", "5", "8", "5"),
        ("24", "18"),
        ("12", "11"),
        ("die-1",),
        ("die-2", "die-2"),
        ("8", "5", "die-2"),
        ("cube",),
        ("no such spot", "5"),
        ("bar-first", "22"),
        ("8", "5", "6", "5", "6", "5"),
    ):
        with pytest.raises(BadAction):
            table.gestures(position, picked)
        with pytest.raises(BadAction):
            table.draw(position, Seat.FIRST, picked)
    for text in ("throw", "double"):
        with pytest.raises(BadAction):
            table.gestures(replace(position, phase=Phase.CHOICE, dice=()), (text,))


def test_undo_returns_to_the_spots_picked_before() -> None:
    position = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (2, 2))
    assert table.gestures(position).undo is None
    picked: tuple[str, ...] = ()
    for spots in (("24", "22"), ("24", "24"), ("13", "11")):
        assert table.gestures(position, picked + spots).undo == picked
        picked += spots
    far = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (4, 3))
    assert table.gestures(far, ("die-2",)).undo == ()
    assert table.gestures(far, ("die-2", "13", "10")).undo == ("die-2",)


def test_a_checker_may_use_several_dice_where_the_order_does_not_matter() -> None:
    using = rules("tournament")
    # 20/15/13 hits nothing, 20/18*/13 does: the player has to choose.
    either = to_play(using, "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert ("20", "13") not in offered(either)
    assert offered(either, "20", "18")["18", "13"] == "20/18/13"
    # Here one of the stops is closed, so there is only one way.
    one = to_play(using, "20:1 4:7 3:7", "18:1 15:2 2:2 1:2 19:4 21:4", (5, 2))
    assert offered(one)["20", "13"] == "20/18/13"
    four = to_play(using, "20:1 6:5 5:5 3:4", "18:1 16:1 14:1 12:1 4:2 1:2 19:3 21:2 22:2", (2, 2))
    assert offered(four)["20", "12"] == "20/18/16/14/12"
    assert offered(four)["20", "14"] == ""


def test_a_checker_touched_twice_moves_by_the_first_die() -> None:
    position = play_out(rules("tournament"), "start 6-1")
    assert offered(position)["8", "8"] == ""
    by_six = table.draw(position, Seat.FIRST, ("8", "8"))
    assert len(stack_at(by_six, "2")) == 1
    assert offered(position)["die-2",] == ""
    by_one = table.draw(position, Seat.FIRST, ("die-2", "8", "8"))
    assert len(stack_at(by_one, "7")) == 1
    # The six leads to a closed point, so it moves by the one.
    assert ("6", "6") in offered(position)
    assert len(stack_at(table.draw(position, Seat.FIRST, ("6", "6")), "5")) == 1
    only = to_play(rules("tournament"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert offered(only, "11", "11") == offered(only, "11", "9")


def test_dice_are_swapped_once_and_only_where_their_order_is_free() -> None:
    position = play_out(rules("tournament"), "start 6-1")
    assert ("die-2",) in offered(position)
    assert ("die-2",) not in offered(position, "die-2")
    assert ("die-2",) not in offered(position, "8", "2")
    ordered = play_out(rules("small-first"), "start 6-1")
    assert ("die-2",) not in offered(ordered)
    dice = [piece.kind for piece in table.draw(ordered, Seat.FIRST).pieces if "die" in piece.kind]
    assert dice == ["die-1", "die-6"]
    doubled = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (2, 2))
    assert ("die-2",) not in offered(doubled)


def test_a_turn_that_may_end_has_a_button() -> None:
    at_home = to_play(rules("case"), "10:1", "9:2 19:5 20:4 21:4", (4, 1))
    assert buttons(at_home) == {}
    assert buttons(at_home, "10", "6") == {"10/6": False}
    assert offered(at_home, "10", "6") == {
        ("6", "5"): "10/6/5",
        ("6", "6"): "10/6/5",
        ("die-1",): "10/6",
        ("die-2",): "10/6",
    }
    waiting = to_play(rules("case"), "5:2 3:2 1:2", "12:5 17:5 19:5", (6, 3))
    assert buttons(waiting) == {"pass": False}
    assert ("die-1",) not in offered(waiting)
    assert table.interpret_touch(waiting, ("die-1",)) is None


def test_a_roll_that_cannot_be_played_has_a_pass_button() -> None:
    closed = to_play(rules("best-of"), "bar:1 6:14", "23:2 21:3 19:10", (4, 2))
    assert buttons(closed) == {"pass": False}
    assert offered(closed) == {("die-1",): "pass", ("die-2",): "pass"}
    assert table.gestures(closed).buttons[0].label.key == "act-no-move"
    lost = to_play(rules("small-first"), "bar:1 13:5 8:3 6:6", "22:2 19:4 17:3 12:4 1:2", (5, 3))
    assert buttons(lost) == {"pass": False}


def test_a_forced_play_has_a_button() -> None:
    forced = to_play(rules("collection"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert buttons(forced) == {"11/9/3": False}
    assert table.gestures(forced).buttons[0].label == Phrase("act-forced", {"play": "11/9/3"})
    assert buttons(forced, "11", "9") == {}
