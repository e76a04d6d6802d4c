"""The scenarios of the rules about moving, by their number: T03 to T37, for every booklet."""

from dataclasses import dataclass, field

import pytest

from backgammon.laying_out import FAR_OFF, expect_exactly, expect_refused, rules, to_play, written
from gamecase.games.backgammon import GAME
from gamecase.kernel.seat import Seat

STANDARD = "24:2 13:5 8:3 6:5"
STANDARD_ENEMY = "1:2 12:5 17:3 19:5"
ALL = ("case", "best-of", "small-first", "collection", "tournament")
FREE = ("case", "best-of", "collection", "tournament")  # the order of the numbers is free


@dataclass(frozen=True)
class Scenario:
    """A throw to be played, and what the booklets say about it."""

    id: str
    booklets: tuple[str, ...]
    mover: str
    dice: tuple[int, int]
    enemy: str = FAR_OFF
    exactly: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: dict[str, str] = field(default_factory=dict)
    switches: dict[str, bool] = field(default_factory=dict)


SCENARIOS = (
    # --- order, stops, which die ---
    Scenario("T03", FREE, STANDARD, (6, 5), STANDARD_ENEMY, allowed=("24/18/13", "24/13")),
    Scenario(
        "T03",
        ("small-first",),
        STANDARD,
        (6, 5),
        STANDARD_ENEMY,
        exactly=(
            *(f"{five} {six}" for five in ("13/8", "8/3") for six in ("13/7", "24/18", "8/2")),
        ),
        refused={"24/18/13": "smaller-first", "24/13": "closed-point", "24/19": "closed-point"},
    ),
    Scenario(
        "T04",
        ALL,
        STANDARD,
        (4, 4),
        STANDARD_ENEMY,
        refused={"24/8": "closed-point", "24/20/16/12/8": "closed-point"},
    ),
    Scenario("T05", FREE, STANDARD, (3, 1), STANDARD_ENEMY, allowed=("8/5 6/5", "6/5 8/5")),
    Scenario(
        "T05",
        ("small-first",),
        STANDARD,
        (3, 1),
        STANDARD_ENEMY,
        allowed=("6/5 8/5",),
        refused={"8/5 6/5": "smaller-first"},
    ),
    Scenario(
        "T06",
        ALL,
        "24:1 13:5 8:3 6:6",
        (5, 2),
        "22:2 19:4 18:2 16:2 12:3 1:2",
        refused={"24/17": "closed-point", "24/22": "closed-point", "24/19": "closed-point"},
    ),
    Scenario(
        "T07",
        FREE,
        "24:1 8:3 6:5 5:3 4:3",
        (6, 2),
        "22:2 19:4 17:4 12:3 1:2",
        allowed=("24/18/16", "24/16"),
    ),
    Scenario(
        "T07",
        ("small-first",),
        "24:1 8:3 6:5 5:3 4:3",
        (6, 2),
        "22:2 19:4 17:4 12:3 1:2",
        exactly=(
            *(f"{two} {six}" for two in ("8/6", "6/4", "5/3", "4/2") for six in ("24/18", "8/2")),
        ),
        refused={"24/18/16": "smaller-first", "24/16": "closed-point"},
    ),
    Scenario(
        "T08",
        FREE,
        "10:1",
        (6, 2),
        "2:2 19:3 20:3 21:3 22:2 24:2",
        exactly=("10/4",),
        refused={"10/8": "use-higher"},
    ),
    Scenario(
        "T08",
        ("small-first",),
        "10:1",
        (6, 2),
        "2:2 19:3 20:3 21:3 22:2 24:2",
        exactly=("10/8",),
        refused={"10/4": "smaller-first"},
    ),
    Scenario(
        "T09",
        FREE,
        "8:1",
        (5, 2),
        "1:2 19:4 20:4 21:3 22:2",
        exactly=("8/3",),
        refused={"8/6": "use-higher", "pass": "must-move"},
    ),
    Scenario("T09", ("small-first",), "8:1", (5, 2), "1:2 19:4 20:4 21:3 22:2", exactly=("8/6",)),
    Scenario(
        "T10",
        ALL,
        "11:1 7:1",
        (6, 2),
        "5:2 1:2 19:5 20:4 21:2",
        exactly=("11/9/3",),
        refused={"11/5": "closed-point", "7/5": "closed-point", "11/9": "use-all"},
    ),
    Scenario(
        "T11",
        FREE,
        "24:1 6:4 2:5 1:5",
        (6, 2),
        "22:2 4:2 12:4 17:2 19:5",
        exactly=("24/18/16",),
    ),
    Scenario(
        "T11",
        ("small-first",),
        "24:1 6:4 2:5 1:5",
        (6, 2),
        "22:2 4:2 12:4 17:2 19:5",
        exactly=("24/18",),
        refused={"24/18/16": "smaller-lost"},
    ),
    Scenario(
        "T12",
        ("best-of", "collection", "tournament"),
        "10:1",
        (4, 1),
        "9:2 19:5 20:4 21:4",
        exactly=("10/6/5",),
        refused={"10/6": "use-all"},
    ),
    Scenario("T12", ("case",), "10:1", (4, 1), "9:2 19:5 20:4 21:4", exactly=("10/6", "10/6/5")),
    Scenario("T12", ("small-first",), "10:1", (4, 1), "9:2 19:5 20:4 21:4", exactly=("10/6",)),
    Scenario(
        "T13",
        ("case",),
        "7:1 2:3 1:4",
        (6, 1),
        exactly=("7/6", "7/6/off", "7/1", "7/1 1/off", "7/1 2/1"),
    ),
    Scenario(
        "T13",
        ("best-of", "tournament"),
        "7:1 2:3 1:4",
        (6, 1),
        exactly=("7/6/off", "7/1 1/off", "7/1 2/1"),
        refused={"7/6": "use-all", "2/off 7/6": "home-first", "7/6 2/off": "highest-first"},
    ),
    Scenario("T13", ("small-first",), "7:1 2:3 1:4", (6, 1), exactly=("7/6/off", "2/1 7/1")),
    Scenario(
        "T13",
        ("collection",),
        "7:1 2:3 1:4",
        (6, 1),
        exactly=("7/6/off", "7/1 1/off", "7/1 2/1", "7/6 2/off", "7/6 1/off"),
    ),
    Scenario(
        "T14",
        ALL,
        "24:2 6:7 5:6",
        (5, 4),
        "18:2 19:3 20:3 21:3 22:2 23:2",
        refused={"pass": "must-move"},
    ),
    Scenario(
        "T14",
        FREE,
        "24:2 6:7 5:6",
        (5, 4),
        "18:2 19:3 20:3 21:3 22:2 23:2",
        exactly=("6/1 5/1", "6/1 6/2"),
    ),
    Scenario(
        "T14",
        ("small-first",),
        "24:2 6:7 5:6",
        (5, 4),
        "18:2 19:3 20:3 21:3 22:2 23:2",
        exactly=("5/1 6/1", "6/2 6/1"),
    ),
    Scenario(
        "T14 the enemy all home",
        ("case",),
        "24:2 6:7 5:6",
        (5, 4),
        "19:5 20:4 21:2 22:2 23:2",
        refused={"pass": "must-move"},
    ),
    Scenario(
        "T15", ALL, "24:2 6:7 5:6", (6, 6), "18:2 19:3 20:3 21:3 22:2 23:2", exactly=("pass",)
    ),
    # --- doubles ---
    Scenario(
        "T16",
        FREE,
        "24:2 6:5 5:5 3:3",
        (4, 4),
        "1:2 2:2 16:3 19:3 21:3 22:2",
        exactly=("24/20(2)",),
    ),
    Scenario(
        "T16",
        ("small-first",),
        "24:2 6:5 5:5 3:3",
        (4, 4),
        "1:2 2:2 16:3 19:3 21:3 22:2",
        exactly=("pass",),
        refused={"24/20(2)": "whole-double", "24/20": "whole-double"},
    ),
    Scenario(
        "T17",
        FREE,
        "24:2 17:1 6:4 5:5 3:3",
        (4, 4),
        "1:2 2:2 9:3 16:3 19:3 21:2",
        exactly=("24/20(2) 17/13",),
    ),
    Scenario(
        "T17",
        ("small-first",),
        "24:2 17:1 6:4 5:5 3:3",
        (4, 4),
        "1:2 2:2 9:3 16:3 19:3 21:2",
        exactly=("pass",),
        refused={"24/20(2) 17/13": "whole-double"},
    ),
    Scenario(
        "T18",
        ALL,
        "20:1 6:5 5:5 3:4",
        (2, 2),
        "18:1 16:1 14:1 12:1 4:2 1:2 19:3 21:2 22:2",
        allowed=("20/18*/16*/14*/12*", "20/18*/16* 5/3(2)", "5/3(4)"),
    ),
    Scenario(
        "T19",
        FREE,
        "bar:3 6:6 5:6",
        (2, 2),
        "21:2 20:4 18:2 17:3 4:2 3:2",
        exactly=("bar/23(3)",),
    ),
    Scenario(
        "T19",
        ("small-first",),
        "bar:3 6:6 5:6",
        (2, 2),
        "21:2 20:4 18:2 17:3 4:2 3:2",
        exactly=("pass",),
        refused={"bar/23(3)": "whole-double"},
    ),
    Scenario(
        "T19 with a fourth step",
        ALL,
        "bar:3 8:1 6:5 5:6",
        (2, 2),
        "21:2 20:4 18:2 17:3 4:2 3:2",
        exactly=("bar/23(3) 8/6",),
    ),
    # --- blocking and hitting ---
    Scenario(
        "T20",
        ALL,
        "13:2 6:5",
        (3, 1),
        "10:2 19:5",
        refused={"13/10 6/5": "closed-point", "13/10": "closed-point"},
    ),
    Scenario("T22", ALL, "13:2 6:5", (6, 6), "7:2 19:5", exactly=("pass",)),
    Scenario(
        "T23",
        FREE,
        "20:1 4:7 3:7",
        (5, 2),
        "18:1 19:4 21:4 22:4 2:2",
        exactly=("20/15/13", "20/18*/13", "20/15 3/1"),
    ),
    Scenario(
        "T23",
        ("small-first",),
        "20:1 4:7 3:7",
        (5, 2),
        "18:1 19:4 21:4 22:4 2:2",
        exactly=("20/18*/13", "3/1 20/15"),
    ),
    Scenario(
        "T24",
        ALL,
        "20:1 4:7 3:7",
        (5, 2),
        "18:1 15:2 2:2 1:2 19:4 21:4",
        exactly=("20/18*/13",),
    ),
    Scenario(
        "T25",
        ("best-of", "small-first", "tournament"),
        "9:1 2:7 1:7",
        (4, 3),
        "6:1 5:2 19:5 20:5 21:2",
        exactly=("9/6*/2",),
    ),
    Scenario(
        "T25",
        ("case",),
        "9:1 2:7 1:7",
        (4, 3),
        "6:1 5:2 19:5 20:5 21:2",
        exactly=("9/6*", "9/6*/2"),
    ),
    Scenario(
        "T25",
        ("collection",),
        "9:1 2:7 1:7",
        (4, 3),
        "6:1 5:2 19:5 20:5 21:2",
        exactly=("9/6*/2", "9/6* 2/off", "9/6* 1/off"),
    ),
    # --- the bar ---
    Scenario(
        "T26",
        FREE,
        "bar:1 13:5 8:3 6:6",
        (5, 3),
        "22:2 19:4 17:3 12:4 1:2",
        exactly=("bar/20 13/10", "bar/20 8/5", "bar/20 6/3"),
        refused={"13/10 bar/20": "enter-first", "bar/22": "closed-point"},
    ),
    Scenario(
        "T26",
        ("small-first",),
        "bar:1 13:5 8:3 6:6",
        (5, 3),
        "22:2 19:4 17:3 12:4 1:2",
        exactly=("pass",),
        refused={"bar/20": "smaller-enters", "bar/22": "closed-point"},
    ),
    Scenario(
        "T27",
        ALL,
        "bar:1 13:5 8:3 6:6",
        (5, 3),
        "20:2 19:4 17:3 12:4 1:2",
        exactly=("bar/22 13/8", "bar/22 8/3"),
    ),
    Scenario(
        "T28a",
        ALL,
        "bar:2 13:4 8:3 6:6",
        (5, 3),
        "20:2 19:4 17:3 12:4 1:2",
        exactly=("bar/22",),
        refused={"bar/22 13/8": "enter-first"},
    ),
    Scenario(
        "T28b",
        FREE,
        "bar:2 13:4 8:3 6:6",
        (5, 3),
        "22:2 19:4 17:3 12:4 1:2",
        exactly=("bar/20",),
    ),
    Scenario(
        "T28b",
        ("small-first",),
        "bar:2 13:4 8:3 6:6",
        (5, 3),
        "22:2 19:4 17:3 12:4 1:2",
        exactly=("pass",),
    ),
    Scenario(
        "T29",
        ALL,
        "bar:1 13:5 8:3 6:6",
        (6, 2),
        "23:1 19:4 17:4 12:4 1:2",
        exactly=("bar/23* 13/7", "bar/23* 8/2"),
    ),
    Scenario(
        "T30",
        ALL,
        "bar:1 13:5 8:3 6:6",
        (4, 2),
        "23:2 21:3 12:5 1:2",
        exactly=("pass",),
        refused={"13/9": "enter-first", "bar/23": "closed-point", "bar/21": "closed-point"},
    ),
    # --- bearing off ---
    Scenario(
        "T31",
        ("case",),
        "5:2 3:2 1:2",
        (6, 3),
        exactly=("pass", "3/off", "5/2"),
        refused={"5/off": "exact-number"},
    ),
    Scenario(
        "T31",
        ("best-of", "tournament"),
        "5:2 3:2 1:2",
        (6, 3),
        exactly=("5/off 3/off", "5/off 5/2"),
        refused={"pass": "must-move", "1/off 3/off": "highest-first", "5/off": "use-all"},
    ),
    Scenario(
        "T31",
        ("small-first",),
        "5:2 3:2 1:2",
        (6, 3),
        exactly=("5/2 5/off",),
        refused={"3/off": "rear-first", "5/off 5/2": "smaller-first"},
    ),
    Scenario(
        "T31",
        ("collection",),
        "5:2 3:2 1:2",
        (6, 3),
        exactly=(
            *(
                f"{three} {six}"
                for three in ("5/2", "3/off", "1/off")
                for six in ("5/off", "3/off", "1/off")
            ),
            "5/2 2/off",
        ),
    ),
    Scenario(
        "T32",
        ("case",),
        "6:2 4:3",
        (5, 5),
        exactly=("pass", "6/1", "6/1(2)"),
        refused={"4/off": "exact-number"},
    ),
    Scenario(
        "T32",
        ("best-of", "small-first", "tournament"),
        "6:2 4:3",
        (5, 5),
        exactly=("6/1(2) 4/off(2)",),
    ),
    Scenario("T32", ("collection",), "6:2 4:3", (5, 5), allowed=("4/off(3) 6/1",)),
    Scenario(
        "T33",
        ("case",),
        "6:1 2:2",
        (5, 4),
        exactly=("pass", "6/1", "6/2"),
        refused={"2/off": "exact-number"},
    ),
    Scenario(
        "T33",
        ("best-of", "tournament"),
        "6:1 2:2",
        (5, 4),
        exactly=("6/1 2/off", "6/2 2/off"),
    ),
    Scenario("T33", ("small-first",), "6:1 2:2", (5, 4), exactly=("6/2 2/off",)),
    Scenario(
        "T33",
        ("collection",),
        "6:1 2:2",
        (5, 4),
        exactly=("6/1 2/off", "6/2 2/off", "6/1 1/off", "2/off 2/off"),
    ),
    Scenario(
        "T33 the modern way",
        ("collection",),
        "6:1 2:2",
        (5, 4),
        exactly=("6/1 2/off", "6/2 2/off"),
        switches={"bearoff_rule": "exact-or-highest"},  # type: ignore[dict-item]
    ),
    Scenario("T34", ("case",), "5:2", (6, 5), "4:2 12:3 17:5 19:5", exactly=("pass", "5/off")),
    Scenario(
        "T34",
        ("best-of", "collection", "tournament"),
        "5:2",
        (6, 5),
        "4:2 12:3 17:5 19:5",
        exactly=("5/off(2)",),
    ),
    Scenario(
        "T34",
        ("small-first",),
        "5:2",
        (6, 5),
        "4:2 12:3 17:5 19:5",
        exactly=("pass",),
        refused={"5/off": "past-band"},
    ),
    Scenario(
        "T34 variant",
        ("small-first",),
        "6:2 5:2 1:3",
        (6, 5),
        "2:2 19:5 20:5",
        exactly=("6/1",),
        refused={"6/1 6/off": "past-band"},
    ),
    Scenario(
        "T34 variant",
        ("best-of", "tournament"),
        "6:2 5:2 1:3",
        (6, 5),
        "2:2 19:5 20:5",
        exactly=("6/off 5/off", "6/off 6/1"),
    ),
    Scenario("T35", ("small-first",), "6:1 5:2", (6, 5), exactly=("6/1 5/off",)),
    Scenario(
        "T35",
        ("case",),
        "6:1 5:2",
        (6, 5),
        exactly=("pass", "5/off", "6/off", "6/off 5/off", "6/1"),
    ),
    Scenario(
        "T35", ("best-of", "tournament"), "6:1 5:2", (6, 5), exactly=("6/off 5/off", "6/1 5/off")
    ),
    Scenario(
        "T35 six on one die",
        ("small-first",),
        "6:2 4:1",
        (6, 2),
        exactly=("6/4 6/off", "4/2 6/off"),
    ),
    Scenario(
        "T35 literally",
        ("small-first",),
        "6:2 4:1",
        (6, 2),
        refused={"6/4 6/off": "double-six"},
        exactly=("6/4", "4/2"),
        switches={"bearoff_six_needs_double_six": True},
    ),
    Scenario(
        "T36a",
        ("case",),
        "6:3 5:3 4:3 3:2 2:2 1:2",
        (6, 5),
        "bar:1 19:7 20:7",
        allowed=("pass", "6/off 5/off"),
    ),
    Scenario(
        "T36a",
        ("best-of", "tournament"),
        "6:3 5:3 4:3 3:2 2:2 1:2",
        (6, 5),
        "bar:1 19:7 20:7",
        exactly=("6/off 5/off", "6/off 6/1"),
    ),
    Scenario(
        "T36a",
        ("small-first",),
        "6:3 5:3 4:3 3:2 2:2 1:2",
        (6, 5),
        "bar:1 19:7 20:7",
        exactly=("6/1 6/off",),
    ),
    Scenario(
        "T36a",
        ("collection",),
        "6:3 5:3 4:3 3:2 2:2 1:2",
        (6, 5),
        "bar:1 19:7 20:7",
        allowed=("1/off 2/off", "6/off 6/1"),
        refused={"pass": "must-move", "5/off": "use-all"},
    ),
    Scenario(
        "T36b",
        ("best-of", "small-first", "collection", "tournament"),
        "3:5",
        (3, 3),
        exactly=("3/off(4)",),
    ),
    Scenario(
        "T36b",
        ("case",),
        "3:5",
        (3, 3),
        exactly=("pass", "3/off", "3/off(2)", "3/off(3)", "3/off(4)"),
    ),
    Scenario(
        "T37",
        ("case",),
        "4:2 2:2",
        (4, 2),
        exactly=("pass", "4/off", "4/2", "2/off", "4/off 2/off", "4/off 4/2"),
    ),
    Scenario(
        "T37", ("best-of", "tournament"), "4:2 2:2", (4, 2), exactly=("4/off 2/off", "4/off 4/2")
    ),
    Scenario("T37", ("small-first",), "4:2 2:2", (4, 2), exactly=("4/2 4/off",)),
    Scenario(
        "T37",
        ("collection",),
        "4:2 2:2",
        (4, 2),
        exactly=("4/off 2/off", "4/off 4/2", "2/off 2/off", "4/2 2/off"),
    ),
    Scenario(
        "T38",
        ALL,
        "bar:1 6:3 5:3 4:3",
        (6, 1),
        "19:2 17:5 12:5",
        refused={"bar/24 6/off": "home-first", "6/off": "enter-first", "pass": "must-move"},
    ),
    Scenario(
        "may pass",
        ("best-of",),
        "5:2 3:2 1:2",
        (6, 3),
        exactly=("pass", "5/off", "3/off", "5/2", "5/off 3/off", "5/off 5/2"),
        switches={"bearoff_may_pass": True},
    ),
)


@pytest.mark.parametrize("seat", [Seat.FIRST, Seat.SECOND])
@pytest.mark.parametrize(
    ("scenario", "booklet"),
    [
        pytest.param(each, booklet, id=f"{each.id}-{booklet}")
        for each in SCENARIOS
        for booklet in each.booklets
    ],
)
def test_scenario(scenario: Scenario, booklet: str, seat: Seat) -> None:
    using = rules(booklet, **scenario.switches)
    position = to_play(using, scenario.mover, scenario.enemy, scenario.dice, seat)
    if scenario.exactly:
        expect_exactly(position, *scenario.exactly)
    for text in scenario.allowed:
        assert GAME.judge(position, GAME.read_action(text)) is None, text
    for text, clause in scenario.refused.items():
        expect_refused(position, text, clause)


def test_t06_the_checker_between_two_bands_cannot_move_at_all() -> None:
    for booklet in ALL:
        position = to_play(
            rules(booklet), "24:1 13:5 8:3 6:6", "22:2 19:4 18:2 16:2 12:3 1:2", (5, 2)
        )
        assert not any(text.startswith("24/") for text in written(position))


def test_t18_four_hits_send_four_checkers_to_the_bar() -> None:
    for booklet in ALL:
        position = to_play(
            rules(booklet), "20:1 6:5 5:5 3:4", "18:1 16:1 14:1 12:1 4:2 1:2 19:3 21:2 22:2", (2, 2)
        )
        after = GAME.apply(position, GAME.read_action("20/18*/16*/14*/12*"))
        assert after.second[25] == 4


def test_t23_a_long_step_hits_only_when_it_is_told() -> None:
    position = to_play(rules("tournament"), "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert GAME.apply(position, GAME.read_action("20/13")).second[25] == 0
    assert GAME.apply(position, GAME.read_action("20/18/13")).second[25] == 1


def test_t32_collection_plays_any_four_fives() -> None:
    position = to_play(rules("collection"), "6:2 4:3", FAR_OFF, (5, 5))
    assert {"6/1(2) 4/off(2)", "6/1 4/off(3)"} <= written(position)
