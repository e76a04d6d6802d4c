"""The scenarios T03 to T37 about moving and bearing off, for every booklet."""

import pytest

from gamecase.games.backgammon import GAME
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import (
    FAR_OFF,
    expect_exactly,
    expect_refused,
    rules,
    to_play,
    written,
)
from games.backgammon.scenarios_bearoff import BEARING_OFF
from games.backgammon.scenarios_moves import ALL, MOVING, Scenario


@pytest.mark.parametrize("seat", [Seat.FIRST, Seat.SECOND])
@pytest.mark.parametrize(
    ("scenario", "booklet"),
    [
        pytest.param(scenario, booklet, id=f"{scenario.id}-{booklet}")
        for scenario in (*MOVING, *BEARING_OFF)
        for booklet in scenario.booklets
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


def test_t06_a_checker_between_two_blocks_cannot_move() -> None:
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


def test_t23_a_long_step_hits_only_when_the_stop_is_written() -> None:
    position = to_play(rules("tournament"), "20:1 4:7 3:7", "18:1 19:4 21:4 22:4 2:2", (5, 2))
    assert GAME.apply(position, GAME.read_action("20/13")).second[25] == 0
    assert GAME.apply(position, GAME.read_action("20/18/13")).second[25] == 1


def test_t32_collection_plays_any_four_fives() -> None:
    position = to_play(rules("collection"), "6:2 4:3", FAR_OFF, (5, 5))
    assert {"6/1(2) 4/off(2)", "6/1 4/off(3)"} <= written(position)
