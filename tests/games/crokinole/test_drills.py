"""The drills of crokinole: hits are counted, and the spread is measured from the target."""

import pytest

from gamecase.games.crokinole.drills import SHOTS, exercise, judge
from gamecase.registry import find

RULES = find("crokinole").rules("collection")
SUNK = "flick 0 0 978"  # an open twenty from the middle of the quarter
SHORT = "flick 0 0 600"
OFF = "flick 0 60 2500"


def hits(drill: str, name: str, *shots: str) -> int:
    facts = judge(RULES, drill, name, shots).why[0].facts
    assert facts["shots"] == len(shots)
    return int(facts["hits"])


def sinking_flick() -> str:
    """A flick from the middle of the quarter that sinks."""
    return next(
        text
        for text in (f"flick 0 0 {speed}" for speed in range(700, 1300, 5))
        if hits("open-twenty", "4.1", text)
    )


def test_a_series_is_over_after_its_last_shot() -> None:
    for count in range(1, SHOTS):
        verdict = judge(RULES, "open-twenty", "0.1", (SHORT,) * count)
        assert not verdict.is_over
        assert verdict.rest is not None
        assert verdict.position == exercise(RULES, "open-twenty", "0.1").position
    assert judge(RULES, "open-twenty", "0.1", (SHORT,) * SHOTS).is_over


def test_hits_make_the_score() -> None:
    flick = sinking_flick()
    verdict = judge(RULES, "open-twenty", "4.1", (flick, flick, flick, OFF, OFF))
    assert verdict.score == pytest.approx(0.6)
    assert verdict.is_right
    assert judge(RULES, "open-twenty", "4.1", (OFF,) * SHOTS).score == 0


def test_a_sunk_disc_is_at_the_target_and_a_short_one_is_not() -> None:
    flick = sinking_flick()
    spread = judge(RULES, "open-twenty", "4.1", (flick, flick)).why[1].facts
    assert (spread["across"], spread["along"], spread["spread"]) == (0, 0, 0)
    mixed = judge(RULES, "open-twenty", "4.1", (flick, SHORT)).why[1].facts
    assert mixed["way"] == "short"
    assert int(mixed["along"]) > 50
    assert int(mixed["spread"]) > 50


def test_discs_off_the_board_are_not_measured() -> None:
    assert len(judge(RULES, "open-twenty", "4.1", (OFF, OFF)).why) == 1


def test_from_the_side_means_from_the_side() -> None:
    assert hits("open-twenty", "4.1", sinking_flick()) == 1
    assert hits("open-twenty", "5.1", sinking_flick()) == 0


def test_a_disc_straight_ahead_is_hit_and_driven_off() -> None:
    name = next(f"1.{seed}" for seed in range(1000) if abs(_disc(f"1.{seed}")[0]) < 5)
    assert hits("take-out", name, "flick 0 0 2500") == 1
    assert hits("take-out", name, OFF) == 0
    touch = name.replace("1.", "0.", 1)
    assert hits("take-out", touch, OFF) == 0


def _disc(name: str) -> tuple[float, float]:
    position = exercise(RULES, "take-out", name).position
    assert position is not None
    return position.discs[0].place


def test_the_target_behind_a_peg_is_marked_and_shrinks() -> None:
    circles = [exercise(RULES, "hidden-disc", f"{level}.7").target for level in range(5)]
    radii = [circle.radius for circle in circles if circle is not None]
    assert len(radii) == 5
    assert radii == sorted(radii, reverse=True)
