"""Backgammon on the table: what is drawn, said and offered to hands, under every booklet."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from xml.etree import ElementTree

import pytest

from backgammon.laying_out import (
    BOOKLETS,
    checkers,
    listed,
    play_out,
    results,
    rules,
    then,
    to_play,
    total_checkers,
)
from gamecase.games.backgammon import GAME, table
from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Board
from gamecase.games.backgammon.position import Cube, Phase, Position, Score, other
from gamecase.games.backgammon.soundness import check
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadAction
from gamecase.kernel.game import Listed
from gamecase.kernel.match import MatchRule, Standing
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.svg import to_svg
from gamecase.scene.themes import THEMES
from gamecase.words.speaker import speaker

SEATS = (Seat.FIRST, Seat.SECOND)
WAYS: tuple[tuple[str, dict[str, SwitchValue]], ...] = (
    *((booklet, {}) for booklet in BOOKLETS),
    ("case", {"assisted": False, "stake": 1}),
    ("collection", {"assisted": False}),
    ("best-of", {"bearoff_may_pass": True}),
    ("small-first", {"bearoff_six_needs_double_six": True}),
    ("tournament", {"setup": "nackgammon", "jacoby": False}),
    ("tournament", {"setup": "hypergammon", "raccoons": True}),
)
ways = pytest.mark.parametrize(
    ("booklet", "switches"), WAYS, ids=[f"{key}-{'-'.join(set_)}" for key, set_ in WAYS]
)


@cache
def _wandered(booklet: str, *switches: tuple[str, SwitchValue]) -> tuple[Position, ...]:
    """Positions of random games, from the draw to the end; bearing off comes in as well."""
    using = rules(booklet, **dict(switches))
    found: dict[Position, None] = {}
    for seed in range(2):
        random = Random(seed)
        position = GAME.opening(using, Standing(MatchRule("open", 1)))
        for nth in range(1200):
            found[position] = None
            if GAME.outcome(position) is not None:
                break
            if GAME.to_act(position) is Seat.NATURE:
                action = GAME.nature(position, DerivedDice(secret_of_seed(seed), [], nth))
            else:
                choices = GAME.choices(position)
                assert isinstance(choices, Listed)
                # Dropping ends games too soon to be of use.
                action = random.choice([a for a in choices.actions if a is not Call.DROP])
            position = GAME.apply(position, action)
    return tuple(found)


def positions(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    """Some of them, evenly over the games."""
    every = _wandered(booklet, *switches.items())
    return [every[nth * len(every) // count] for nth in range(min(count, len(every)))]


def to_move(booklet: str, switches: dict[str, SwitchValue], count: int) -> list[Position]:
    every = [p for p in _wandered(booklet, *switches.items()) if p.phase is Phase.PLAY]
    return [every[nth * len(every) // count] for nth in range(min(count, len(every)))]


def scenes(booklet: str, switches: dict[str, SwitchValue]) -> Iterator[tuple[Position, Scene]]:
    for position in positions(booklet, switches, 30):
        for seen_by, look in product((*SEATS, Seat.NOBODY), ("", *table.LOOKS)):
            yield position, table.lay(position, seen_by, (), look)


def spots_of(position: Position, step: tuple[int, int]) -> tuple[str, str]:
    """The names of places, told here anew so that the table is not its own witness."""
    seat = position.turn

    def name(point: int) -> str:
        if point in (BAR, OFF):
            return f"{'bar' if point == BAR else 'off'}-{seat.value}"
        return str(point if seat is Seat.FIRST else 25 - point)

    return name(step[0]), name(step[1])


def offered(position: Position, *picked: str) -> dict[tuple[str, ...], str]:
    return {path.spots: path.action for path in table.gestures(position, picked).paths}


def said(position: Position, *picked: str) -> dict[str, bool]:
    """The actions of the buttons in their order, and whether each is grave."""
    return {each.action: each.is_grave for each in table.gestures(position, picked).buttons}


def pile_at(scene: Scene, name: str) -> list[tuple[float, float]]:
    """Where the checkers of a spot lie."""
    spot = next(each for each in scene.spots if each.id == name)
    return [
        (piece.x, piece.y)
        for piece in scene.pieces
        if piece.kind in ("first", "second") and piece.x == spot.x and abs(piece.y - spot.y) < 180
    ]


# --- picking a turn ---


@ways
def test_every_legal_play_can_be_picked_step_by_step(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    for position in to_move(booklet, switches, 25):
        if position.rules.assisted:
            for play in listed(position):
                _pick(position, play)


def _pick(position: Position, play: Play) -> None:
    told = f"{GAME.write(position)}: {GAME.write(play)}"
    goal, text = GAME.apply(position, play), GAME.write(play)
    picked: tuple[str, ...] = ()
    for nth, step in enumerate(play.steps):
        paths = offered(position, *picked)
        spots = spots_of(position, step)
        assert spots in paths, f"{told}: {spots} after {picked} is not among {sorted(paths)}"
        if nth == len(play.steps) - 1 and paths[spots]:
            assert GAME.apply(position, GAME.read_action(paths[spots])) == goal, told
            assert paths[spots] == text, told
            return
        assert not paths[spots], f"{told}: over after {nth + 1} steps"
        picked += spots
    assert text in said(position, *picked), f"{told}: {picked} cannot be ended"


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
def test_every_legal_play_can_be_picked_in_tight_corners(
    booklet: str, mover: str, enemy: str
) -> None:
    for nth, dice in enumerate(combinations_with_replacement(range(1, 7), 2)):
        position = to_play(rules(booklet), mover, enemy, dice, SEATS[nth % 2])
        for play in listed(position):
            _pick(position, play)


@ways
def test_every_way_that_is_begun_comes_to_a_legal_play(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    random = Random(7)
    for position in to_move(booklet, switches, 60):
        picked: tuple[str, ...] = ()
        for _ in range(7):
            gestures = table.gestures(position, picked)
            told = f"{GAME.write(position)}: {picked}"
            assert gestures.paths or gestures.buttons, f"{told} leads nowhere"
            assert (gestures.undo is None) == (not picked), told
            if picked:
                assert gestures.undo == picked[: len(gestures.undo or ())] != picked, told
            assert len({path.spots for path in gestures.paths}) == len(gestures.paths), told
            names = {spot.id for spot in table.lay(position, position.turn, picked).spots}
            for path in gestures.paths:
                assert {*path.spots} <= names, f"{told}: {path}"
                if path.action:
                    _check_legal(position, path.action)
                    assert table.meant(position, picked + path.spots) == path.action, told
                    if position.rules.assisted:  # a free hand can do more than it ought to
                        assert GAME.read_action(path.action) in listed(position), told
            for button in gestures.buttons:
                _check_legal(position, button.action)
            on = [path for path in gestures.paths if not path.action]
            if not on:
                break
            picked += random.choice(on).spots
        else:
            pytest.fail(f"{GAME.write(position)}: {picked} is never whole")


def test_no_step_is_offered_that_could_not_become_a_turn() -> None:
    either = ("10:1", "2:2 19:3 20:3 21:3 22:2 24:2", (6, 2))
    higher = {("10", "4"): "10/4", ("10", "10"): "10/4"}
    smaller = {("10", "8"): "10/8", ("10", "10"): "10/8"}
    for booklet, paths in (("best-of", higher), ("case", higher), ("small-first", smaller)):
        found = offered(to_play(rules(booklet), *either))
        assert found == paths | ({} if booklet == "small-first" else {("die-2",): ""})
    both = to_play(rules("tournament"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert {*offered(both)} == {("11", "9"), ("11", "3"), ("11", "11"), ("die-2",)}
    # Running with the six first would leave the five without a place to go.
    last = to_play(rules("tournament"), "13:1 7:1", "8:2 2:2 19:5 20:4 21:2", (6, 5))
    assert GAME.judge(last, GAME.read_action("7/1 13/8")) is not None
    assert {GAME.write(play) for play in listed(last)} == {*offered(last).values()} - {""}


def _check_legal(position: Position, text: str) -> None:
    action = GAME.read_action(text)
    assert GAME.judge(position, action) is None, f"{GAME.write(position)}: {text}"
    assert GAME.write(action) == text


@ways
def test_the_board_shows_the_steps_picked(booklet: str, switches: dict[str, SwitchValue]) -> None:
    for position in to_move(booklet, switches, 12):
        for play in listed(position)[:6] if position.rules.assisted else ():
            board = position.board
            picked: tuple[str, ...] = ()
            for step in play.steps[:-1]:
                board = board.after(step)
                picked += spots_of(position, step)
                scene = table.lay(position, position.turn, picked)
                _check_checkers(scene, position.with_board(board))
                used = [piece for piece in scene.pieces if piece.kind == "die-used"]
                assert len(used) == len(picked) // 2


def test_an_impossible_pick_is_told() -> None:
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
            table.lay(position, Seat.FIRST, picked)
    for text in ("throw", "double"):
        with pytest.raises(BadAction):
            table.gestures(replace(position, phase=Phase.CHOICE, dice=()), (text,))


def test_a_step_back_gives_what_was_picked_before() -> None:
    position = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (2, 2))
    assert table.gestures(position).undo is None
    picked: tuple[str, ...] = ()
    for spots in (("24", "22"), ("24", "24"), ("13", "11")):
        assert table.gestures(position, picked + spots).undo == picked
        picked += spots
    far = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (4, 3))
    assert table.gestures(far, ("die-2",)).undo == ()
    assert table.gestures(far, ("die-2", "13", "10")).undo == ("die-2",)


def test_a_checker_goes_on_at_once_where_it_does_not_matter_how() -> None:
    using = rules("tournament")
    # 20/15/13 hits nothing, 20/18*/13 does: the hand has to say which.
    either = to_play(using, "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert ("20", "13") not in offered(either)
    assert offered(either, "20", "18")["18", "13"] == "20/18/13"
    # Here one of the stops is closed, so there is but one way.
    one = to_play(using, "20:1 4:7 3:7", "18:1 15:2 2:2 1:2 19:4 21:4", (5, 2))
    assert offered(one)["20", "13"] == "20/18/13"
    four = to_play(using, "20:1 6:5 5:5 3:4", "18:1 16:1 14:1 12:1 4:2 1:2 19:3 21:2 22:2", (2, 2))
    assert offered(four)["20", "12"] == "20/18/16/14/12"
    assert offered(four)["20", "14"] == ""


def test_a_checker_touched_twice_goes_by_the_first_die() -> None:
    position = play_out(rules("tournament"), "start 6-1")
    assert offered(position)["8", "8"] == ""
    by_six = table.lay(position, Seat.FIRST, ("8", "8"))
    assert len(pile_at(by_six, "2")) == 1
    assert offered(position)["die-2",] == ""
    by_one = table.lay(position, Seat.FIRST, ("die-2", "8", "8"))
    assert len(pile_at(by_one, "7")) == 1
    # The six would take it to a closed point, so it goes by the one.
    assert ("6", "6") in offered(position)
    assert len(pile_at(table.lay(position, Seat.FIRST, ("6", "6")), "5")) == 1
    only = to_play(rules("tournament"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert offered(only, "11", "11") == offered(only, "11", "9")


def test_dice_are_swapped_once_and_only_where_their_order_is_free() -> None:
    position = play_out(rules("tournament"), "start 6-1")
    assert ("die-2",) in offered(position)
    assert ("die-2",) not in offered(position, "die-2")
    assert ("die-2",) not in offered(position, "8", "2")
    ordered = play_out(rules("small-first"), "start 6-1")
    assert ("die-2",) not in offered(ordered)
    dice = [piece.kind for piece in table.lay(ordered, Seat.FIRST).pieces if "die" in piece.kind]
    assert dice == ["die-1", "die-6"]
    doubled = to_play(rules("tournament"), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (2, 2))
    assert ("die-2",) not in offered(doubled)


def test_a_turn_that_may_end_can_be_ended() -> None:
    at_home = to_play(rules("case"), "10:1", "9:2 19:5 20:4 21:4", (4, 1))
    assert said(at_home) == {}
    assert said(at_home, "10", "6") == {"10/6": False}
    assert offered(at_home, "10", "6") == {
        ("6", "5"): "10/6/5",
        ("6", "6"): "10/6/5",
        ("die-1",): "10/6",
        ("die-2",): "10/6",
    }
    waiting = to_play(rules("case"), "5:2 3:2 1:2", "12:5 17:5 19:5", (6, 3))
    assert said(waiting) == {"pass": False}
    assert ("die-1",) not in offered(waiting)
    assert table.meant(waiting, ("die-1",)) is None


def test_a_throw_that_cannot_be_played_is_passed_by_a_button() -> None:
    closed = to_play(rules("best-of"), "bar:1 6:14", "23:2 21:3 19:10", (4, 2))
    assert said(closed) == {"pass": False}
    assert offered(closed) == {("die-1",): "pass", ("die-2",): "pass"}
    assert table.gestures(closed).buttons[0].label.key == "act-no-move"
    lost = to_play(rules("small-first"), "bar:1 13:5 8:3 6:6", "22:2 19:4 17:3 12:4 1:2", (5, 3))
    assert said(lost) == {"pass": False}


def test_the_only_play_there_is_has_a_button() -> None:
    forced = to_play(rules("collection"), "11:1 7:1", "5:2 1:2 19:5 20:4 21:2", (6, 2))
    assert said(forced) == {"11/9/3": False}
    assert table.gestures(forced).buttons[0].label == Phrase("act-forced", {"play": "11/9/3"})
    assert said(forced, "11", "9") == {}


# --- what a touch means ---


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
def test_what_is_not_allowed_is_meant_all_the_same(spots: tuple[str, ...], clause: str) -> None:
    using = rules("tournament")
    position = to_play(using, "24:2 13:5 8:3 6:5", "18:2 5:2 1:2 12:4 19:5", (6, 3))
    position = replace(position, cube=Cube(1))
    text = table.meant(position, spots)
    assert text is not None
    refusal = GAME.judge(position, GAME.read_action(text))
    assert refusal is not None, text
    assert refusal.clause == clause, text
    names = {spot.id for spot in table.lay(position, Seat.FIRST).spots}
    assert {*refusal.where} <= names


@ways
def test_whatever_is_touched_means_an_action_or_nothing(
    booklet: str, switches: dict[str, SwitchValue]
) -> None:
    random = Random(3)
    for position in positions(booklet, switches, 25):
        names = [spot.id for spot in table.lay(position, Seat.NOBODY).spots]
        touches = [(), ("",), ("off-second", "x"), *((name,) for name in names)]
        touches += [tuple(random.choices(names, k=random.randint(2, 11))) for _ in range(60)]
        for spots in touches:
            text = table.meant(position, spots)
            if text is not None:
                GAME.judge(position, GAME.read_action(text))


def test_checkers_touched_before_the_throw_are_told_why_not() -> None:
    choice = play_out(rules("tournament"), "start 5-3", "13/8 13/10")
    for spots in (("12",), ("12", "17"), ("bar-second",)):
        text = table.meant(choice, spots)
        assert text is not None
        refusal = GAME.judge(choice, GAME.read_action(text))
        assert refusal is not None
        assert refusal.clause == "choice-first"


# --- cube, words, dice of wood and dice by hand ---


def test_throw_and_double_have_buttons_and_places() -> None:
    choice = play_out(rules("tournament"), "start 5-3", "13/8 13/10")
    assert [*said(choice)] == ["throw", "double", "resign 1"]
    assert offered(choice) == {
        ("die-1",): "throw",
        ("die-2",): "throw",
        ("cube", "cube"): "double",
    }
    assert table.meant(choice, ("cube", "cube")) == "double"
    double = then(choice, "double")
    assert said(double) == {"take": False, "drop": True, "beaver": False}
    assert offered(double) == {("cube", "cube"): "take"}
    assert table.meant(double, ("cube", "cube")) == "take"
    assert table.meant(double, ("cube",)) is None
    beavered = then(
        play_out(rules("tournament", raccoons=True), "start 5-3", "13/8 13/10"), "double"
    )
    assert [*said(then(beavered, "beaver"))] == ["take", "drop", "raccoon"]


def test_only_losses_that_can_come_and_count_are_offered_up() -> None:
    using = rules("tournament")
    turned = replace(play_out(using, "start 5-3"), cube=Cube(2, Seat.FIRST))
    assert said(turned) == {"resign 1": True, "resign 2": True, "resign 3": True}
    off = replace(turned, first=checkers("24:2 13:5 8:3 6:4"))
    check(off)
    assert said(off) == {"resign 1": True}
    assert said(then(turned, "resign 2")) == {"accept": False, "decline": False}
    assert said(play_out(rules("collection"), "start 5-3")) == {}


def test_rolls_are_entered_by_hand() -> None:
    position = replace(play_out(rules("tournament"), "start 5-3"), phase=Phase.THROW, dice=())
    check(position)
    paths = offered(position)
    assert {*paths.values()} == {GAME.write(roll) for roll in GAME.choices(position).actions}
    assert paths["face-1", "face-6"] == paths["face-6", "face-1"] == "roll 6-1"
    scene = table.lay(position, Seat.NATURE)
    assert {"face-1", "face-6"} <= {spot.id for spot in scene.spots}
    assert Counter(piece.kind for piece in scene.pieces)["die-3"] == 1
    for spots, action in paths.items():
        assert table.meant(position, spots) == action


def test_the_draw_is_entered_by_hand() -> None:
    opening = play_out(rules("case"))
    assert offered(opening) == {("die-1",): "", ("die-2",): ""}
    paths = offered(opening, "die-1")
    assert {*paths.values()} == {GAME.write(draw) for draw in GAME.choices(opening).actions}
    assert paths["face-first-5", "face-second-3"] == "start 5-3"
    assert paths["face-second-5", "face-first-3"] == "start 3-5"
    scene = table.lay(opening, Seat.NATURE, ("die-1",))
    for spots, action in paths.items():
        assert {*spots} <= {spot.id for spot in scene.spots}
        assert table.meant(opening, ("die-1", *spots)) == action
    assert table.gestures(opening, ("die-1",)).undo == ()
    for picked in (("8",), ("die-1", "face-first-5")):
        with pytest.raises(BadAction):
            table.gestures(opening, picked)


def test_no_faces_lie_there_before_anybody_enters_the_draw() -> None:
    kinds = Counter(piece.kind for piece in table.lay(play_out(rules("case")), Seat.FIRST).pieces)
    assert kinds == {"first": 15, "second": 15, "die-blank": 2}


# --- hands that move freely ---


def test_a_hand_may_hit_itself() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "13:2 6:5 5:5 4:3", "10:3 12:5 19:7", (3, 1))
    assert offered(position)["13", "10"] == "13/10"
    assert table.tell(position, GAME.read_action("13/10")).key == "told-self-hit"
    fallen = then(position, "13/10")
    assert {*offered(fallen)} == {("bar-first", "24"), ("bar-first", "bar-first")}
    assert [piece.kind for piece in table.lay(fallen, Seat.FIRST).pieces].count("first") == 15


def test_a_free_hand_takes_any_checker_and_ends_its_turn() -> None:
    using = rules("collection", assisted=False)
    position = to_play(using, "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (5, 1))
    assert ("24", "19") not in offered(position)  # two colours on one point
    assert offered(position)["6", "5"] == "6/5"
    assert table.meant(position, ("13", "7")) == "13/7"
    assert GAME.judge(position, GAME.read_action("13/7")) is None
    assert [*said(position)] == ["done"]
    moved = then(position, "13/7")
    assert len(table.lay(moved, Seat.FIRST).marks) == 1
    wrong = then(then(moved, "6/5"), "done")
    assert [*said(wrong)] == ["throw", "correct"]
    assert {mark.kind for mark in table.lay(wrong, Seat.SECOND).marks} == {"last"}


def test_dice_of_a_free_hand_stay_until_its_turn_is_over() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (3, 1))
    seen = []
    for text in ("8/5", "6/5", "done"):
        names = {piece.id for piece in table.lay(position, Seat.FIRST).pieces if piece.entrance}
        kinds = Counter(piece.kind for piece in table.lay(position, Seat.FIRST).pieces)
        seen.append((names, kinds["die-used"]))
        position = then(position, text)
    assert [used for _, used in seen] == [0, 1, 2]
    assert seen[0][0] == seen[1][0] == seen[2][0]


# --- what is drawn ---


@ways
def test_scenes_hold_together(booklet: str, switches: dict[str, SwitchValue]) -> None:
    for position, scene in scenes(booklet, switches):
        told = GAME.write(position)
        assert {piece.kind for piece in scene.pieces} <= {*scene.art.pieces}, told
        spots = Counter(spot.id for spot in scene.spots)
        assert max(spots.values()) == 1, f"{told}: {spots.most_common(1)}"
        assert {str(point) for point in range(1, 25)} <= {*spots}, told
        assert {f"{place}-{seat}" for place in ("bar", "off") for seat in SEATS} <= {*spots}, told
        names = Counter(piece.id for piece in scene.pieces if piece.id)
        assert max(names.values(), default=1) == 1, f"{told}: {names.most_common(1)}"
        places = [(each.x, each.y) for each in scene.pieces]
        places += [(each.x, each.y) for each in scene.spots]
        places += [(each.x, each.y) for each in scene.labels]
        for x, y in places:
            assert 0 <= x <= scene.art.width, told
            assert 0 <= y <= scene.art.height, told
        _check_checkers(scene, position)


def _check_checkers(scene: Scene, position: Position) -> None:
    """Every checker lies there, every one is told, and every place tells its own."""
    labels = {spot.id: spot.label.facts for spot in scene.spots}
    for seat in SEATS:
        held = position.of(seat)
        drawn = [piece for piece in scene.pieces if piece.kind == seat.value]
        assert len(drawn) == total_checkers(position.rules)
        told = {p.key: p.facts for p in scene.description if p.facts.get("seat") == seat.value}
        points = re.findall(r"(\d+) \((\d+)\)", str(told.get("scene-points", {}).get("points")))
        assert sorted(int(count) for _, count in points) == sorted(filter(None, held[1:BAR]))
        for key, at in (("scene-on-bar", BAR), ("scene-off", OFF)):
            assert told.get(key, {}).get("count", 0) == held[at]
        assert told["scene-pips"]["count"] == sum(at * n for at, n in enumerate(held))
        assert labels[f"bar-{seat}"]["count"] == held[BAR]
        assert labels[f"off-{seat}"]["count"] == held[OFF]
        for point in range(1, 25):
            facts = labels[str(point if seat is Seat.FIRST else 25 - point)]
            assert facts["count"] == held[point] or facts["holder"] != seat.value
            assert not held[point] or facts["holder"] == seat.value


@ways
def test_everything_can_be_said(booklet: str, switches: dict[str, SwitchValue]) -> None:
    say = speaker("en", "backgammon").say
    for position in positions(booklet, switches, 40):
        gestures = table.gestures(position)
        scene = table.lay(position, other(position.turn))
        phrases = [scene.title, *scene.description, *(spot.label for spot in scene.spots)]
        phrases += [button.label for button in gestures.buttons]
        choices = GAME.choices(position)
        assert isinstance(choices, Listed)
        phrases += [table.tell(position, action) for action in choices.actions]
        for phrase in phrases:
            text = say(phrase)
            assert text, phrase
            assert "{" not in text, text


def test_what_happens_is_told() -> None:
    say = speaker("en", "backgammon").say

    def told(position: Position, text: str) -> str:
        return say(table.tell(position, GAME.read_action(text)))

    using = rules("tournament", raccoons=True)
    opening = play_out(using)
    assert told(opening, "start 5-3") == "Draw: Light 5, Dark 3. Light starts."
    assert told(opening, "start 3-3") == "Draw: 3 each. Once more."
    hit = to_play(using, "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert told(hit, "20/18/13") == "Light: 20/18*/13"
    assert told(hit, "20/13") == "Light: 20/15/13"
    throw = replace(hit, phase=Phase.THROW, dice=())
    assert told(throw, "roll 6-1") == "Light throws 6-1"
    choice = play_out(using, "start 5-3", "13/8 13/10")
    assert told(choice, "throw") == "Dark takes the dice"
    assert told(choice, "double") == "Dark doubles to 2"
    offer = then(choice, "double")
    assert told(offer, "take") == "Light takes at 2"
    assert told(offer, "beaver") == "Light beavers to 4"
    assert told(then(offer, "beaver"), "raccoon") == "Dark raccoons to 8"
    assert told(choice, "resign 1") == "Dark offers to give up a single game"
    assert told(then(choice, "resign 1"), "accept") == "Light accepts"
    assert told(then(choice, "resign 1"), "decline") == "Light declines"
    closed = to_play(using, "bar:1 6:14", "23:2 21:3 19:10", (4, 2), Seat.SECOND)
    assert told(closed, "pass") == "Dark cannot move"
    waiting = to_play(rules("case"), "5:2 3:2 1:2", "12:5 17:5 19:5", (6, 3))
    assert told(waiting, "pass") == "Light plays nothing"


def test_a_position_is_told_in_full() -> None:
    position = to_play(rules("tournament"), "bar:1 6:5", "19:1 24:2", (6, 1))
    say = speaker("en", "backgammon").say
    assert [say(each) for each in table.lay(position, Seat.SECOND).description] == [
        "Points count from Dark's home, at the bottom right.",
        "Dark stands on 6 (1), 1 (2).",
        "12 dark checkers are off.",
        "Dark has 8 pips to go.",
        "Light stands on 19 (5).",
        "1 light checker is on the bar.",
        "9 light checkers are off.",
        "Light has 55 pips to go.",
        "The cube is in the middle, at 1.",
        "The numbers left to play are 6-1.",
        "It is Light's turn to move.",
    ]
    crawford = replace(position, score=Score("first-to", 5, 4, 0, is_crawford=True))
    assert Phrase("scene-crawford") in table.lay(crawford, Seat.FIRST).description


def test_a_match_for_points_shows_what_is_needed_and_the_crawford_game() -> None:
    using = rules("tournament")
    rule = MatchRule("first-to", 7)

    def signs(*scores: tuple[int, int]) -> tuple[Phrase, ...]:
        return table.lay(GAME.opening(using, Standing(rule, scores)), Seat.FIRST).signs

    assert signs() == (Phrase("scene-away", {"first": 7, "second": 7}),)
    crawford = (Phrase("scene-away", {"first": 1, "second": 5}), Phrase("scene-crawford"))
    assert signs((4, 0), (6, 2)) == crawford
    assert signs((4, 0), (6, 2), (6, 3)) == (Phrase("scene-away", {"first": 1, "second": 4}),)
    for counted in (MatchRule(), MatchRule("best-of", 3), MatchRule("open")):
        opened = GAME.opening(using, Standing(counted))
        assert table.lay(opened, Seat.FIRST).signs == ()


def test_both_seats_see_their_home_in_the_same_place() -> None:
    position = play_out(rules("tournament"), "start 3-1")
    for look, aside in (("home-right", 1), ("home-left", -1)):
        first, second = (table.lay(position, seat, (), look) for seat in SEATS)
        at = {spot.id: (spot.x, spot.y) for spot in first.spots}
        turned = {spot.id: (spot.x, spot.y) for spot in second.spots}
        for point in range(1, 25):
            assert at[str(point)] == turned[str(25 - point)]
        for place in ("bar", "off"):
            assert at[f"{place}-first"] == turned[f"{place}-second"]
        middle_x, middle_y = first.art.width / 2, first.art.height / 2
        for point in range(1, 7):
            x, y = at[str(point)]
            assert (x - middle_x) * aside > 0
            assert y > middle_y
        # White goes round against the clock: 24 at the top beside home, 13 and 12 far away.
        assert (at["24"][0] - at["13"][0]) * aside > 0
        assert at["24"][1] < middle_y
        assert first.labels[:24] == second.labels[:24]
        dice = [[piece.x for piece in s.pieces if piece.entrance] for s in (first, second)]
        assert min(dice[0]) > middle_x - 30 > max(dice[1])  # on the thrower's right hand


def test_looks_mirror_each_other_and_nothing_else() -> None:
    position = play_out(rules("tournament"), "start 3-1")
    scenes = [table.lay(position, Seat.FIRST, (), look) for look in table.LOOKS]
    assert len({scene.art.key for scene in scenes}) == len(table.LOOKS) == 6
    for right, left in zip(scenes[::2], scenes[1::2], strict=True):
        for one, two in zip(right.spots, left.spots, strict=True):
            if one.id not in ("die-1", "die-2"):
                assert (one.id, one.y) == (two.id, two.y)
                assert one.x + two.x == pytest.approx(right.art.width)
    assert len({tuple(each.outline for each in scene.spots) for scene in scenes}) == 2, (
        "a cloth changes no place"
    )


def test_a_tall_pile_tells_its_number() -> None:
    position = to_play(rules("tournament"), "6:8 5:5 4:2", "19:9 20:5 bar:1", (6, 1))
    scene = table.lay(position, Seat.FIRST)
    plates = {piece.id: piece for piece in scene.pieces if piece.kind == "count"}
    assert {piece.text for piece in plates.values()} == {"8", "9"}
    assert len({*pile_at(scene, "6")}) == 5
    assert len(pile_at(scene, "6")) == 8
    assert len({*pile_at(scene, "5")}) == 5


def test_a_new_throw_falls_anew_and_a_played_die_stays() -> None:
    position = play_out(rules("tournament"), "start 3-1")

    def dice(of: Position, *picked: str) -> set[str]:
        pieces = table.lay(of, Seat.FIRST, picked).pieces
        return {piece.id for piece in pieces if piece.entrance == "tumble"}

    assert len(dice(position)) == 2
    assert dice(position) == dice(position, "8", "5") == dice(position, "die-2")
    used = [p for p in table.lay(position, Seat.FIRST, ("8", "5")).pieces if p.kind == "die-used"]
    assert len(used) == 1
    answer = then(then(then(position, "8/5 6/5"), "throw"), "roll 3-1")
    assert not dice(position) & dice(answer)
    again = then(then(then(answer, "8/5 6/5"), "throw"), "roll 3-1")
    assert not dice(again) & (dice(answer) | dice(position))


def test_the_cube_lies_with_its_owner_and_before_whom_it_is_offered() -> None:
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10")

    def cube(of: Position, seen_by: Seat) -> tuple[float, float, str]:
        piece = next(each for each in table.lay(of, seen_by).pieces if each.id == "cube")
        return piece.x, piece.y, piece.text

    middle = cube(position, Seat.FIRST)
    assert middle == cube(position, Seat.SECOND)
    assert middle[2] == "1"
    double = then(position, "double")
    assert cube(double, Seat.FIRST)[2] == "2"
    assert cube(double, Seat.FIRST)[0] > middle[0] > cube(double, Seat.SECOND)[0]
    taken = then(double, "take")
    assert cube(taken, Seat.FIRST)[1] > middle[1] > cube(taken, Seat.SECOND)[1]
    none = play_out(rules("collection"), "start 5-3")
    assert "cube" not in {spot.id for spot in table.lay(none, Seat.FIRST).spots}


@ways
def test_the_showcase_is_a_position_to_play(booklet: str, switches: dict[str, SwitchValue]) -> None:
    using = rules(booklet, **switches)
    position = table.showcase(using)
    check(position)
    assert GAME.read_position(using, GAME.write(position)) == position
    assert len(offered(position)) > 5
    assert results(using, Board(position.first, position.second), *position.dice[:2])


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_has_all_its_colours(theme: str) -> None:
    using = rules("tournament", cube_limit=1024)
    tall = to_play(using, "6:8 5:4 bar:3", "19:9 20:5 bar:1", (6, 6))
    shown = [
        *(table.lay(table.showcase(using), Seat.FIRST, ("13", "9"), look) for look in table.LOOKS),
        table.lay(replace(tall, cube=Cube(1024, Seat.FIRST)), Seat.SECOND),
        table.lay(play_out(using), Seat.FIRST, ("die-1",)),
    ]
    for scene in shown:
        svg = to_svg(scene, lambda phrase: phrase.key, theme=theme)
        assert "var(" not in svg
        root = ElementTree.fromstring(svg)
        names = {node.get("id") for node in root.iter()}
        assert {*re.findall(r"url\(#([^)]+)\)", svg)} <= names
        drawn = " ".join((scene.art.board, scene.art.defs, *scene.art.pieces.values()))
        assert {*re.findall(r"var\(--([^)]*)\)", drawn)} <= {*THEMES[theme]}


def test_the_two_sides_differ_in_shape() -> None:
    pieces = table.lay(play_out(rules("case")), Seat.FIRST).art.pieces

    def shape(kind: str) -> str:
        return re.sub(r"ivory|ebony", "", pieces[kind])

    assert shape("first") != shape("second")
