"""Comparing lines by the games of a rollout: means, errors, odds, and lines that are given up."""

import math
from random import Random

import pytest

from gamecase.engines.deep_analysis_module import DeepLine, DeepStep
from gamecase.engines.line_comparison import LineComparison


def rolled(key: str, *games: float, choice: str = "") -> DeepLine:
    return DeepLine(actions=tuple(key.split(";")), value=9.0, choice=choice, games=games)


def searched(key: str, value: float, choice: str = "") -> DeepLine:
    return DeepLine(actions=tuple(key.split(";")), value=value, choice=choice)


def comparison_of(*steps: DeepStep) -> LineComparison:
    comparison = LineComparison()
    for number, step in enumerate(steps):
        comparison.add(number, step)
    return comparison


def values(comparison: LineComparison) -> dict[str, float]:
    return {line.key: line.value for line in comparison.lines}


def test_a_deeper_search_replaces_a_less_deep_one() -> None:
    comparison = comparison_of(
        DeepStep(lines=(searched("a", 0.1), searched("b", 0.0)), ply=0),
        DeepStep(lines=(searched("b", 0.2), searched("c", 0.1)), ply=1, is_last=True),
    )
    assert values(comparison) == {"b": 0.2, "c": 0.1}
    assert [*values(comparison)] == ["b", "c"]
    assert comparison.result.odds is None
    assert comparison.result.ply == 1
    assert comparison.is_last


def test_games_of_split_steps_are_added_up_in_any_order() -> None:
    first = DeepStep(lines=(searched("a", 0.3), searched("b", 0.5)))
    second = DeepStep(lines=(rolled("a", 1.0, 0.0), rolled("b", 0.0, 0.0)))
    third = DeepStep(lines=(rolled("a", 0.5, 0.5), rolled("b", 1.0, 0.0)))
    one, other = LineComparison(), LineComparison()
    for comparison, order in ((one, (0, 1, 2)), (other, (0, 2, 1))):
        for number in order:
            comparison.add(number, (first, second, third)[number])
    assert one.result == other.result
    best, worse = one.lines
    assert (best.key, best.value, best.games) == ("a", 0.5, 4)
    assert best.error == pytest.approx(math.sqrt(0.5 / 3 / 4))
    assert best.interval == pytest.approx((0.5 - 1.96 * best.error, 0.5 + 1.96 * best.error))
    assert worse.value == 0.25


def test_all_games_so_far_replace_those_of_the_step_before() -> None:
    comparison = comparison_of(
        DeepStep(lines=(searched("a", 0.0),)),
        DeepStep(lines=(rolled("a", 1.0, 3.0),), replaces_games=True, state="x"),
        DeepStep(lines=(rolled("a", 2.0, 3.0, 4.0),), replaces_games=True, state="y"),
    )
    assert (comparison.lines[0].value, comparison.result.games) == (3.0, 3)
    assert comparison.state == "y"


def test_the_same_dice_make_a_small_difference_sure() -> None:
    random = Random(1)
    luck = [random.gauss(0, 1) for _ in range(400)]
    small = [random.gauss(0.02, 0.02) for _ in range(400)]
    better = rolled("a", *(one + more for one, more in zip(luck, small, strict=True)))
    comparison = comparison_of(DeepStep(lines=(rolled("b", *luck), better)))
    assert comparison.lines[0].key == "a"
    assert comparison.lines[0].error > 0.04  # far more than the difference of 0.02
    assert comparison.result.odds == pytest.approx(1.0, abs=1e-6)
    assert comparison.live_keys == ("a",)


def test_equal_lines_are_as_likely_as_not() -> None:
    comparison = comparison_of(DeepStep(lines=(rolled("a", 0.0, 1.0), rolled("b", 1.0, 0.0))))
    assert comparison.result.odds == pytest.approx(0.5)


def test_the_opponent_chooses_the_answer_to_a_double() -> None:
    roll = rolled("throw", 0.7, 0.9, choice="throw")
    taken = rolled("double;take", 1.2, 1.4, choice="double")
    comparison = comparison_of(
        DeepStep(lines=(roll, taken, searched("double;drop", 1.0, choice="double")))
    )
    keys = [line.key for line in comparison.lines]
    assert keys == ["double;drop", "double;take", "throw"]  # 1.0 by a drop is better than 0.8
    assert comparison.result.odds is not None
    assert 0.9 < comparison.result.odds < 1.0
    assert set(comparison.live_keys) == {*keys}  # answers are never given up


def test_one_game_has_no_error_to_speak_of() -> None:
    comparison = comparison_of(DeepStep(lines=(rolled("a", 0.5), rolled("b", 0.25))))
    assert comparison.lines[0].error == 0.0
    assert comparison.result.odds == 1.0


def test_a_single_choice_has_no_chance_to_be_the_best() -> None:
    comparison = comparison_of(DeepStep(lines=(rolled("a", 0.5, 0.25),)))
    assert comparison.result.odds is None
