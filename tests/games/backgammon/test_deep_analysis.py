"""Deep analysis of plays and cube decisions: levels, steps, comparison, and equality with the
library's own rollouts.
"""

from typing import Any

import pytest

from gamecase.engines.deep_analysis_module import DeepTask, find_level
from gamecase.engines.line_comparison import LineComparison
from gamecase.engines.line_search_module import SearchBudget
from gamecase.engines.requests import DeepRequest, run_deep_step
from gamecase.games.backgammon import deep_analysis, line_search
from gamecase.games.backgammon.engine.truncated_rollouts import LEVELS
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

PACKAGE = find("backgammon")
SETUP = "first 24:2 13:5 8:3 6:5; second 24:2 13:5 8:3 6:5"
SCORE = "score first-to 3 0-0; starter second; throws 1; idle 0"
PLAY = f"play second 6-3; {SETUP}; cube 1 centre; {SCORE}"
RACE = "first 5:4 4:4 3:4 2:3; second 6:5 5:5 4:5"
CUBE = "first 24:1 18:1 13:4 8:4 6:5; second 24:1 15:1 13:5 8:3 6:5; cube 1 centre"


def position(text: str) -> Any:
    return PACKAGE.game.read_position(PACKAGE.rules("tournament"), text)


def compare(text: str, level: str, steps: int, compared: tuple[str, ...] = ()) -> LineComparison:
    comparison, keys = LineComparison(), compared
    for number in range(steps):
        task = DeepTask(level=level, step=number, compared=keys, state=comparison.state)
        request = DeepRequest(game="backgammon", ruleset="tournament", position=text, task=task)
        step = run_deep_step(request)
        comparison.add(number, step)
        keys = keys if level.endswith("ply") else tuple(line.key for line in step.lines)
        if step.is_last:
            break
    return comparison


def test_levels_come_in_order_of_their_depth() -> None:
    keys = [level.key for level in deep_analysis.levels(position(PLAY))]
    assert keys == ["1-ply", "2-ply", "3-ply", "1T", "2T", "3T", "rollout"]
    cube = deep_analysis.levels(position(f"choice first; {CUBE}; {SCORE}"))
    assert "3-ply" not in [level.key for level in cube]
    assert not any(level.compares for level in cube)
    assert deep_analysis.levels(position(f"throw first; {CUBE}; {SCORE}")) == ()


def test_the_games_of_levels_are_those_of_the_engine() -> None:
    levels = deep_analysis.levels(position(PLAY))
    for key, truncated in LEVELS.items():
        level = find_level(levels, key)
        assert (level.steps - 1) * level.step_games == truncated.games


def test_a_search_looks_a_ply_deeper_in_every_step() -> None:
    comparison = compare(PLAY, "1-ply", 4)
    assert comparison.ply == 1
    assert comparison.is_last
    assert comparison.lines[0].key == "24/18 13/10"
    assert comparison.lines[0].told[0].key


def test_steps_of_a_truncated_rollout_give_what_the_library_s_rollout_gives() -> None:
    comparison = compare(PLAY, "1T", 9)
    *_, report = line_search.deepen(position(PLAY), 5, SearchBudget(level="1T"))
    assert comparison.result.games == 72
    expected = {";".join(line.actions): (line.value, line.error) for line in report.lines}
    for line in comparison.lines:
        assert (line.value, line.error) == pytest.approx(expected[line.key])


def test_chosen_plays_are_compared_however_they_are_written() -> None:
    comparison = compare(PLAY, "1T", 2, ("24/18/15", "13/4"))
    assert len(comparison.lines) == 2
    assert {line.games for line in comparison.lines} == {36}
    assert "24/18 13/10" not in [line.key for line in comparison.lines]
    searched = compare(PLAY, "1-ply", 4, ("24/18/15", "13/4"))
    assert len(searched.lines) == 2


@pytest.mark.parametrize("text", ["24/20", "not a play", "double", ""])
def test_other_than_legal_plays_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        compare(PLAY, "1T", 1, (text,))


def test_a_full_rollout_plays_the_same_games_again() -> None:
    one, other = (compare(PLAY, "rollout", 2, ("24/18 13/10",)) for _ in range(2))
    assert one.result == other.result
    assert one.result.games == 36


def test_a_double_is_compared_with_a_roll_by_the_opponent_s_answer() -> None:
    comparison = compare(f"choice first; {CUBE}; {SCORE}", "1T", 9)
    assert {line.key for line in comparison.lines} == {"throw", "double;take", "double;drop"}
    assert comparison.lines[0].key == "throw"
    assert comparison.lines[0].games == 72
    assert comparison.result.odds is not None
    assert comparison.result.odds > 0.9


def test_an_answer_is_valued_by_the_side_that_answers() -> None:
    comparison = compare(f"offered first; {CUBE}; {SCORE}", "2-ply", 9)
    drop = next(line for line in comparison.lines if line.key == "drop")
    take = next(line for line in comparison.lines if line.key == "take")
    assert drop.value == -1.0
    assert take.value > drop.value


def test_what_the_tables_know_is_not_rolled_out() -> None:
    text = f"play first 2-1; {RACE}; cube 1 centre; {SCORE}"
    comparison = compare(text, "rollout", 3)
    assert comparison.is_last
    assert comparison.result.games == 0
