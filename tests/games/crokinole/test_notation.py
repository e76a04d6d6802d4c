"""Notation of crokinole, and errors for invalid texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.crokinole.position import Flick, Settle, SettledDisc
from gamecase.games.crokinole.trigonometry import cosine, sine
from gamecase.kernel.errors import BadAction, BadPosition, BookletError
from games.crokinole.boards import CROKINOLE, GAME, board, opening, rules, settle

TWO = rules()
REALS = st.floats(-380, 380, allow_nan=False)


def test_a_flick_is_rounded() -> None:
    assert Flick(10.2549, -3.504, 1200.4) == Flick(10.25, -3.5, 1200)
    assert GAME.write(Flick(10.25, -3.5, 1200)) == "flick 10.25 -3.5 1200"
    assert GAME.write(Flick(-0.001, 0, 930)) == "flick 0 0 930"
    assert GAME.read_action("flick 0 0 930 slip 12") == Flick(0, 0, 930, 12)
    assert GAME.write(Flick(0, 0, 930, 12)) == "flick 0 0 930 slip 12"


@given(st.lists(st.tuples(REALS, REALS, st.booleans()), min_size=1, max_size=12))
def test_settled_places_read_back_exactly(ends: list[tuple[float, float, bool]]) -> None:
    discs = tuple(
        SettledDisc(f"a{nth}", (x + 0.0, y + 0.0), touched=touched)
        for nth, (x, y, touched) in enumerate(ends, start=1)
    )
    action = Settle(discs, hit=True, slip=(0.012, -0.03))
    assert GAME.read_action(GAME.write(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "flick nan 0 900",
        "flick 0 inf 900",
        "flick 0 0 1e9",
        "flick 0 0",
        "flick 0 0 900 1",
        "flick 0 0 900 slip 0",
        "flick 0 0 900 slip -3",
        "flick 0 0 900 slip 1e9",
        "flick  0 0 900",
        "settle",
        "settle ",
        "settle a1",
        "settle a1:here",
        "settle a1:nan,0",
        "settle a1:1,2 a1:3,4",
        "settle e1:1,2",
        "settle hit",
        "settle a1:1,2 slip:x",
        "settle a1:" + "9" * 400 + ",0",
    ],
)
def test_invalid_actions_are_errors(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.read_action(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("round 0 shot 25 twenties 0,0", "24 shots"),
        ("round 0 shot 4 twenties 0,0,0", "2 seats"),
        ("round 0 shot 4 twenties 3,0", "more discs than were played"),
        ("round 0 shot 4 twenties 0,0 discs a3:0,-100", "a3 has not been played"),
        ("round 0 shot 4 twenties 0,0 discs a1:0,-289", "a1 touches the out line"),
        ("round 0 shot 4 twenties 0,0 discs a1:0,-100 a2:0,-110", "overlap"),
        ("round 0 shot 4 twenties 0,0 discs a1:0,-3", "over-hole"),
        ("round 0 shot 4 twenties 0,0 discs a1:38,-94", "in-peg"),
        ("round 0 shot 4 twenties 0,0 discs a2:0,-100 a1:0,100", "order of their names"),
        ("round 0 shot 4 twenties 0,0 flick 50 0 900", "breaks quarter"),
        ("round 0 shot 4 twenties 0,0 discs b1:0,-288 flick 0 0 900", "breaks free-place"),
    ],
)
def test_impossible_positions_are_errors(text: str, error: str) -> None:
    with pytest.raises(BadPosition, match=error):
        GAME.read_position(TWO, text)


@pytest.mark.parametrize(
    ("flick", "clause"),
    [
        (Flick(45.01, 0, 900), "quarter"),
        (Flick(0, 90, 900), "inwards"),
        (Flick(0, -90, 900), "inwards"),
        (Flick(0, 0, 49), "strength"),
        (Flick(0, 0, 4001), "strength"),
        (Flick(0, 0, 900, 41), "hand"),
        (Flick(0, 0, 900, -1), "hand"),
        (Flick(float("nan"), 0, 900), "quarter"),
        (Flick(0, float("inf"), 900), "inwards"),
    ],
)
def test_a_flick_outside_the_limits_is_refused_by_its_clause(flick: Flick, clause: str) -> None:
    refusal = GAME.judge(opening(TWO), flick)
    assert refusal is not None
    assert refusal.clause == clause


@pytest.mark.parametrize(
    ("ends", "fault"),
    [
        ({"b1_": (0.0, 150.0)}, "unplayed"),
        ({"played": (0.0, -200.0), "b2": (0.0, 180.0)}, "unknown"),
        ({"played": (0.0, -331.0)}, "off-board"),
        ({"played": (0.0, 5.0)}, "over-hole"),
        ({"played": (38.0, 94.0)}, "in-peg"),
        ({"played": (0.0, 120.0)}, "overlap"),
        ({"played": (float("nan"), 0.0)}, "off-board"),
    ],
)
def test_an_impossible_result_of_a_shot_is_refused(
    ends: dict[str, tuple[float, float]], fault: str
) -> None:
    position = board(TWO, {"b1": (0.0, 150.0)})
    refusal = GAME.judge(position, settle(position, **ends))  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("settled", {"fault": fault})


def test_an_unknown_board_is_an_error() -> None:
    with pytest.raises(BookletError):
        CROKINOLE.rules("collection", {"board": "square"})


@given(st.floats(-180, 180))
def test_sine_and_cosine_are_precise_and_exactly_symmetric(degrees: float) -> None:
    assert sine(-degrees) == -sine(degrees)
    assert cosine(-degrees) == cosine(degrees)
    assert abs(sine(degrees) ** 2 + cosine(degrees) ** 2 - 1) < 1e-15
