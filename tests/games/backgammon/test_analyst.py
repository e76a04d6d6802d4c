"""The analyst evaluates plays, cube actions and luck, for every booklet."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from gamecase.engines.analyst_module import Tally, judge
from gamecase.engines.bot import Advice, MoveContext
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.games.backgammon import GAME, analyst, study
from gamecase.games.backgammon.actions import Call, Play, Roll, Start
from gamecase.games.backgammon.board import CheckerStep, side
from gamecase.games.backgammon.bot import bot
from gamecase.games.backgammon.engine.decisions import (
    Option,
    evaluate_played,
    is_decision,
    options,
    roll_luck,
)
from gamecase.games.backgammon.engine.phrases import describe_chances
from gamecase.games.backgammon.position import Cube, Phase, Position, Score, opening
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.words import LANGUAGES, speaker
from games.backgammon.position_builders import BOOKLETS, rules


def rolled(position: Position, high: int, low: int, turn: Seat = Seat.FIRST) -> Position:
    begun = replace(position, phase=Phase.THROW, turn=turn, starter=turn)
    return GAME.apply(begun, Roll(high, low))


def opening_position(key: str, **switches: SwitchValue) -> Position:
    return opening(rules(key, **switches), MatchScore())


def evaluation_request(
    position: Position, key: str, action: str = "", **switches: SwitchValue
) -> EvaluationRequest:
    return EvaluationRequest(
        game="backgammon",
        ruleset=key,
        switches=switches,
        position=GAME.write(position),
        played=action,
    )


def test_the_best_opening_play_is_found_and_a_poor_one_explained() -> None:
    position = rolled(opening_position("tournament"), 3, 1)
    evaluation = run_analyst(evaluation_request(position, "tournament", "6/5 6/3"))
    assert evaluation.lines[0].actions == ("8/5 6/5",)
    assert evaluation.played is not None
    assert GAME.read_action(evaluation.played.actions[0]) == GAME.read_action("6/5 6/3")
    assert evaluation.lines[-1] == evaluation.played  # shown after the best ones
    facts = {phrase.key: phrase.facts for phrase in evaluation.played.why}
    assert float(facts["mistake-cost"]["points"]) > 0.1
    judged = judge("6/5 6/3", Seat.FIRST, evaluation, evaluation, analyst.BOUNDS)
    assert judged is not None
    assert judged.verdict == "blunder"


def test_other_spellings_of_a_play_are_the_same_play() -> None:
    position = rolled(opening_position("tournament"), 3, 1)
    for text in ("8/5 6/5", "6/5 8/5"):
        evaluation = run_analyst(evaluation_request(position, "tournament", text))
        judged = judge(text, Seat.FIRST, evaluation, evaluation, analyst.BOUNDS)
        assert judged is not None
        assert (judged.lost, judged.verdict) == (0.0, "best")


def test_values_are_given_as_each_side_sees_them() -> None:
    light, dark = (
        rolled(opening_position("tournament"), 3, 1, seat) for seat in (Seat.FIRST, Seat.SECOND)
    )
    ours, theirs = analyst.evaluate(light, 1.0), analyst.evaluate(dark, 1.0)
    assert ours.expectation == pytest.approx(-theirs.expectation)
    assert ours.lines[0].points == pytest.approx(-(theirs.lines[0].points or 0))
    best = ours.lines[0]
    assert (best.worth.first, best.worth.second) == (
        theirs.lines[0].worth.second,
        theirs.lines[0].worth.first,
    )
    words = speaker("en", "backgammon")
    for evaluation in (ours, theirs):
        for name in ("first", "second"):
            shown = float(words.say(getattr(evaluation.worth, name)))
            line = float(words.say(getattr(evaluation.lines[0].worth, name)))
            assert shown == pytest.approx(line, abs=0.051)
    (note,) = best.notes
    assert float(note.first.facts["win"]) + float(note.second.facts["win"]) == pytest.approx(100)
    assert note.first.facts["wins-double"] == note.second.facts["loses-double"]


def test_only_the_mover_sees_how_far_a_play_is_behind_the_best() -> None:
    dark = rolled(opening_position("tournament"), 3, 1, Seat.SECOND)
    poor = analyst.evaluate(dark, 1.0).lines[-1].worth
    assert (poor.first.key, poor.second.key) == ("worth-points", "worth-behind")


@pytest.mark.parametrize("key", BOOKLETS)
def test_luck_is_zero_on_average_under_every_booklet(key: str) -> None:
    position = replace(
        opening_position(key), phase=Phase.THROW, turn=Seat.SECOND, starter=Seat.SECOND
    )
    luck = roll_luck(position).luck
    assert len(luck) == 21
    total = 0.0
    for roll, (seat, value) in luck.items():
        assert isinstance(roll, Roll)
        assert seat is Seat.SECOND
        total += value * (1 if roll.high == roll.low else 2)
    assert total == pytest.approx(0, abs=1e-4)


def test_the_draw_counts_as_luck_where_its_pair_is_played() -> None:
    draw = roll_luck(opening_position("tournament"))
    seat, value = draw.luck[Start(1, 3)]
    assert seat is Seat.SECOND  # drew the higher die
    assert value > 0.1
    assert draw.luck[Start(3, 1)][1] == pytest.approx(value)
    assert draw.points == 0
    assert roll_luck(opening_position("case")).luck == {}


@pytest.mark.parametrize("key", BOOKLETS)
def test_every_booklet_is_analysed(key: str) -> None:
    position = rolled(opening_position(key), 6, 4)
    action = GAME.write(GAME.choices(position).actions[-1])
    evaluation = run_analyst(evaluation_request(position, key, action))
    assert evaluation.played is not None
    assert evaluation.lines
    assert -1 < evaluation.expectation < 1
    words = speaker("en", "backgammon")
    for line in evaluation.lines:
        for sided in (line.worth, *line.notes):
            assert words.say(sided.first)
            assert words.say(sided.second)
        assert all(map(words.say, line.why))


@pytest.mark.parametrize("key", ["case", "collection"])
def test_a_single_step_costs_the_equity_that_is_no_longer_reachable(key: str) -> None:
    position = rolled(opening_position(key, assisted=False), 3, 1)
    best = options(position, 1)
    assert best[0].actions[-1] is Call.DONE
    good = evaluate_played(position, Play((CheckerStep(6, 5),)), best, 1)
    poor = evaluate_played(position, Play((CheckerStep(6, 3),)), best, 1)
    assert good is not None
    assert poor is not None
    assert good.cost == pytest.approx(0, abs=1e-6)  # 8/5 may still follow
    assert poor.cost > 0.05
    after = GAME.apply(position, Play((CheckerStep(6, 5),)))
    assert options(after, 1)[0].points == pytest.approx(best[0].points)
    assert not is_decision(after, options(after, 1))


def cube_position(ours: dict[int, int], theirs: dict[int, int]) -> Position:
    begun = replace(
        opening_position("tournament", jacoby=False), turn=Seat.FIRST, starter=Seat.FIRST
    )
    return replace(begun, first=side(ours), second=side(theirs), phase=Phase.CHOICE)


def test_a_last_roll_double_is_exact() -> None:
    # 29 of 36 rolls bear both off, otherwise the opponent wins: +0.611, or 1 with the cube.
    position = cube_position({4: 1, 1: 1, 0: 13}, {1: 1, 0: 14})
    double, no_double = options(position)
    assert (double.actions, double.points) == ((Call.DOUBLE,), 1.0)
    assert no_double.points == pytest.approx(22 / 36, abs=1e-5)
    evaluation = run_analyst(evaluation_request(position, "tournament", "throw", jacoby=False))
    assert evaluation.played is not None
    facts = {phrase.key: phrase.facts for phrase in evaluation.played.why}
    assert facts["mistake-cost"] == {"points": 0.389}
    assert facts["mistake-cube"] == {"why": "double"}
    drop, take, beaver = options(replace(position, phase=Phase.OFFERED))
    assert (drop.actions, drop.points) == ((Call.DROP,), -1.0)
    assert take.points == pytest.approx(-44 / 36, abs=1e-5)
    assert beaver.points == pytest.approx(-88 / 36, abs=1e-5)


def test_a_premature_double_is_explained() -> None:
    position = replace(
        opening_position("tournament"), phase=Phase.CHOICE, turn=Seat.FIRST, starter=Seat.FIRST
    )
    evaluation = run_analyst(evaluation_request(position, "tournament", "double"))
    assert evaluation.played is not None
    assert [phrase.facts.get("why") for phrase in evaluation.played.why][1:] == ["too-early"]
    judged = judge("double", Seat.FIRST, evaluation, evaluation, analyst.BOUNDS)
    assert judged is not None
    assert judged.lost > 0.1


def test_a_beaver_is_answered_by_equity() -> None:
    position = replace(
        opening_position("tournament"),
        phase=Phase.BEAVERED,
        turn=Seat.FIRST,
        starter=Seat.FIRST,
        cube=Cube(2),
    )
    answers = options(position, 1)
    assert answers[0].actions == (Call.TAKE,)
    assert -1 < answers[0].points < 1


def test_gammons_are_not_mentioned_at_the_last_point() -> None:
    base = rolled(opening_position("tournament"), 6, 2)
    last = replace(base, score=Score("first-to", 5, 4, 4))
    action = GAME.read_action("13/5")
    for position, may_mention in ((base, True), (last, False)):
        choices = options(position, 1)
        played = evaluate_played(position, action, choices, 1)
        assert played is not None
        kinds = {loss.kind.value for loss in played.losses}
        assert may_mention or not kinds & {"gammons-won", "gammons-lost"}


def test_a_resignation_is_not_evaluated() -> None:
    position = replace(
        opening_position("tournament"),
        phase=Phase.RESIGNING,
        turn=Seat.FIRST,
        starter=Seat.FIRST,
        resigning=1,
    )
    evaluation = run_analyst(evaluation_request(position, "tournament", "accept"))
    assert evaluation.lines == ()
    assert evaluation.played is None


def test_a_summary_exists_in_every_language() -> None:
    chances = options(rolled(opening_position("tournament"), 2, 1), 0)[0].chances
    for code in LANGUAGES:
        words = speaker(code, "backgammon")
        tally = Tally(decisions=20, lost=0.5, luck=-1.25)
        errors, rating, luck = map(words.say, analyst.summarise(tally))
        assert "25" in errors
        assert "12" in rating  # 0.025 a decision, times 500
        assert "1" in luck
        for key in ("tournament", "case", "best-of"):
            assert words.say(describe_chances(chances, rules(key)))
    assert analyst.opening_name(opening_position("tournament")) is None
    assert analyst.colours(rules("case")) == ("ivory", "ebony")


def hint_for(position: Position) -> Advice[Any]:
    return bot("beginner").advise(position, MoveContext(random=Random(1), wants_reason=True))


def test_a_hint_has_the_best_plays_with_their_equities_and_chances() -> None:
    hint = hint_for(rolled(opening_position("tournament"), 3, 1))
    assert GAME.write(hint.action) == "8/5 6/5"
    words = speaker("en", "backgammon")
    chances, *plays = map(words.say, hint.figures)
    assert chances.startswith("Wins 5")
    assert "backgammons" in chances
    assert len(plays) == 3
    assert plays[0].startswith("8/5 6/5: +0.")


def test_a_cube_hint_lists_the_value_of_each_answer() -> None:
    position = cube_position({4: 1, 1: 1, 0: 13}, {1: 1, 0: 14})
    words = speaker("en", "backgammon")
    assert [*map(words.say, hint_for(position).figures)][1:] == ["Double: +1.000", "Roll: +0.611"]
    offered = hint_for(replace(position, phase=Phase.OFFERED))
    assert offered.action is Call.DROP
    assert words.say(offered.figures[1]) == "Drop: -1.000"


def test_a_hint_without_a_choice_has_no_list() -> None:
    position = replace(rolled(opening_position("tournament"), 6, 6), first=side({6: 1, 0: 14}))
    assert len(hint_for(position).figures) == 1


def test_an_unassisted_hint_is_the_next_step_of_the_best_play() -> None:
    hint = hint_for(rolled(opening_position("case", assisted=False), 3, 1))
    assert isinstance(hint.action, Play)
    assert len(hint.action.steps) == 1
    assert hint.figures[1].facts["play"] == "8/5 6/5"


def test_a_resignation_is_answered_without_figures() -> None:
    begun = replace(opening_position("tournament"), turn=Seat.FIRST, starter=Seat.FIRST)
    hint = hint_for(replace(begun, phase=Phase.RESIGNING, resigning=3))
    assert hint.action in (Call.ACCEPT, Call.DECLINE)
    assert hint.figures == ()


@pytest.mark.parametrize(("cube", "expected"), [(Cube(), True), (Cube(4, Seat.FIRST), False)])
def test_a_cube_that_wins_the_match_already_is_no_decision(cube: Cube, expected: bool) -> None:
    score = Score("first-to", 3)
    position = replace(
        opening_position("tournament"), phase=Phase.CHOICE, turn=Seat.FIRST, cube=cube, score=score
    )
    even = np.array([0.5, 0, 0, 0, 0], np.float32)
    choices = [Option((Call.THROW,), 0.1, even), Option((Call.DOUBLE,), 0.1, even)]
    assert is_decision(position, choices) is expected


EVEN = np.array([0.5, 0, 0, 0, 0], np.float32)


@pytest.mark.parametrize(
    ("roll", "double", "expected"),
    [
        (0.30, 0.11, True),
        (0.30, 0.09, False),  # nobody would double
        (-0.01, -0.02, False),  # the side to roll is behind
        (1.15, 1.0, True),
        (1.21, 1.0, False),  # much too good to double
        (0.50, 0.90, True),
        (-0.30, -0.20, True),  # behind, but it should double
    ],
)
def test_rolls_count_as_decisions_as_in_extreme_gammon(
    roll: float, double: float, expected: bool
) -> None:
    position = replace(opening_position("tournament"), phase=Phase.CHOICE, turn=Seat.FIRST)
    choices = [Option((Call.THROW,), roll, EVEN), Option((Call.DOUBLE,), double, EVEN)]
    choices.sort(key=lambda choice: -choice.points)
    assert is_decision(position, choices) is expected


def test_every_answer_to_a_double_is_a_decision() -> None:
    position = replace(opening_position("tournament"), phase=Phase.OFFERED, turn=Seat.FIRST)
    choices = [Option((Call.TAKE,), 0.5, EVEN), Option((Call.DROP,), -1.0, EVEN)]
    assert is_decision(position, choices)


@pytest.mark.parametrize(("worse", "expected"), [(0.9996, False), (0.9994, True)])
def test_plays_that_are_the_same_are_no_decision(worse: float, expected: bool) -> None:
    position = rolled(opening_position("tournament"), 3, 1)
    one, two = (Play((CheckerStep(6, to),)) for to in (5, 3))
    assert is_decision(position, [Option((one,), 1.0, EVEN), Option((two,), worse, EVEN)]) is (
        expected
    )


@pytest.mark.parametrize(
    ("phase", "values", "expected"),
    [
        (Phase.PLAY, (1.0, 1.0), True),  # even if all plays are the same
        (Phase.PLAY, (1.0,), False),
        (Phase.CHOICE, (-0.01, -0.16), True),  # also for the side that is behind
        (Phase.CHOICE, (0.30, 0.11), False),
        (Phase.OFFERED, (0.5, -1.0), True),
    ],
)
def test_the_error_rate_counts_as_gnu_backgammon_does(
    phase: Phase, values: tuple[float, ...], expected: bool
) -> None:
    position = replace(opening_position("tournament"), phase=phase, turn=Seat.FIRST)
    assert study.has_choice(position, values) is expected
