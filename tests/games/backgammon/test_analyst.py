"""Backgammon looked over: plays, cubes and luck weighed by the engine, for every booklet."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamecase.engines.analyst import Tally, judge
from gamecase.engines.bot import Advice, MoveContext
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.games.backgammon import GAME, analyst
from gamecase.games.backgammon.actions import Call, Play, Roll, Start
from gamecase.games.backgammon.board import Step, side
from gamecase.games.backgammon.bot import bot
from gamecase.games.backgammon.engine.decisions import is_decision, options, played, throws
from gamecase.games.backgammon.engine.phrases import told_chances
from gamecase.games.backgammon.position import Cube, Phase, Position, Score, opening
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.words import LANGUAGES, speaker
from games.backgammon.position_builders import BOOKLETS, rules


def thrown(position: Position, high: int, low: int, turn: Seat = Seat.FIRST) -> Position:
    begun = replace(position, phase=Phase.THROW, turn=turn, starter=turn)
    return GAME.apply(begun, Roll(high, low))


def opened(key: str, **switches: SwitchValue) -> Position:
    return opening(rules(key, **switches), MatchScore())


def asked(
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
    position = thrown(opened("tournament"), 3, 1)
    found = run_analyst(asked(position, "tournament", "6/5 6/3"))
    assert found.lines[0].actions == ("8/5 6/5",)
    assert found.played is not None
    assert GAME.read_action(found.played.actions[0]) == GAME.read_action("6/5 6/3")
    assert found.lines[-1] == found.played  # shown after the best ones
    told = {phrase.key: phrase.facts for phrase in found.played.why}
    assert float(told["mistake-cost"]["points"]) > 0.1
    judged = judge("6/5 6/3", Seat.FIRST, found, found, analyst.BOUNDS)
    assert judged is not None
    assert judged.verdict == "blunder"


def test_however_a_play_is_written_it_is_the_same_play() -> None:
    position = thrown(opened("tournament"), 3, 1)
    for text in ("8/5 6/5", "6/5 8/5"):
        found = run_analyst(asked(position, "tournament", text))
        judged = judge(text, Seat.FIRST, found, found, analyst.BOUNDS)
        assert judged is not None
        assert (judged.lost, judged.verdict) == (0.0, "best")


def test_points_are_the_first_seats_and_lines_tell_the_movers() -> None:
    light, dark = (thrown(opened("tournament"), 3, 1, seat) for seat in (Seat.FIRST, Seat.SECOND))
    ours, theirs = analyst.evaluate(light, 1.0), analyst.evaluate(dark, 1.0)
    assert ours.expectation == pytest.approx(-theirs.expectation)
    assert ours.lines[0].points == pytest.approx(-(theirs.lines[0].points or 0))
    assert ours.lines[0].worth == theirs.lines[0].worth


@pytest.mark.parametrize("key", BOOKLETS)
def test_luck_is_nothing_on_average_under_every_booklet(key: str) -> None:
    position = replace(opened(key), phase=Phase.THROW, turn=Seat.SECOND, starter=Seat.SECOND)
    luck = throws(position).luck
    assert len(luck) == 21
    total = 0.0
    for roll, (seat, worth) in luck.items():
        assert isinstance(roll, Roll)
        assert seat is Seat.SECOND
        total += worth * (1 if roll.high == roll.low else 2)
    assert total == pytest.approx(0, abs=1e-4)


def test_the_draw_is_luck_where_its_pair_is_played() -> None:
    found = throws(opened("tournament"))
    seat, worth = found.luck[Start(1, 3)]
    assert seat is Seat.SECOND  # whoever drew the higher die
    assert worth > 0.1
    assert found.luck[Start(3, 1)][1] == pytest.approx(worth)
    assert found.points == 0
    assert throws(opened("case")).luck == {}


@pytest.mark.parametrize("key", BOOKLETS)
def test_every_booklet_is_looked_over(key: str) -> None:
    position = thrown(opened(key), 6, 4)
    action = GAME.write(GAME.choices(position).actions[-1])
    found = run_analyst(asked(position, key, action))
    assert found.played is not None
    assert found.lines
    assert -1 < found.expectation < 1
    words = speaker("en", "backgammon")
    for line in found.lines:
        assert words.say(line.worth)
        assert all(words.say(note) for note in (*line.notes, *line.why))


@pytest.mark.parametrize("key", ["case", "collection"])
def test_a_step_by_hand_costs_what_can_no_longer_be_had(key: str) -> None:
    position = thrown(opened(key, assisted=False), 3, 1)
    best = options(position, 1)
    assert best[0].actions[-1] is Call.DONE
    good = played(position, Play((Step(6, 5),)), best, 1)
    poor = played(position, Play((Step(6, 3),)), best, 1)
    assert good is not None
    assert poor is not None
    assert good.cost == pytest.approx(0, abs=1e-6)  # 8/5 may still follow
    assert poor.cost > 0.05
    after = GAME.apply(position, Play((Step(6, 5),)))
    assert options(after, 1)[0].points == pytest.approx(best[0].points)
    assert not is_decision(after, options(after, 1))


def cubed(ours: dict[int, int], theirs: dict[int, int]) -> Position:
    begun = replace(opened("tournament", jacoby=False), turn=Seat.FIRST, starter=Seat.FIRST)
    return replace(begun, first=side(ours), second=side(theirs), phase=Phase.CHOICE)


def test_a_double_at_the_last_throw_is_told_as_it_is() -> None:
    # 29 throws of 36 bear both off, and otherwise the other side wins: +0.611, or 1 by the cube.
    position = cubed({4: 1, 1: 1, 0: 13}, {1: 1, 0: 14})
    double, throw = options(position)
    assert (double.actions, double.points) == ((Call.DOUBLE,), 1.0)
    assert throw.points == pytest.approx(22 / 36, abs=1e-5)
    found = run_analyst(asked(position, "tournament", "throw", jacoby=False))
    assert found.played is not None
    told = {phrase.key: phrase.facts for phrase in found.played.why}
    assert told["mistake-cost"] == {"points": 0.389}
    assert told["mistake-cube"] == {"why": "double"}
    drop, take, beaver = options(replace(position, phase=Phase.OFFERED))
    assert (drop.actions, drop.points) == ((Call.DROP,), -1.0)
    assert take.points == pytest.approx(-44 / 36, abs=1e-5)
    assert beaver.points == pytest.approx(-88 / 36, abs=1e-5)


def test_a_double_before_its_time_is_told_as_that() -> None:
    position = replace(
        opened("tournament"), phase=Phase.CHOICE, turn=Seat.FIRST, starter=Seat.FIRST
    )
    found = run_analyst(asked(position, "tournament", "double"))
    assert found.played is not None
    assert [phrase.facts.get("why") for phrase in found.played.why][1:] == ["too-early"]
    judged = judge("double", Seat.FIRST, found, found, analyst.BOUNDS)
    assert judged is not None
    assert judged.lost > 0.1


def test_a_beaver_is_answered_by_what_the_game_is_worth() -> None:
    position = replace(
        opened("tournament"),
        phase=Phase.BEAVERED,
        turn=Seat.FIRST,
        starter=Seat.FIRST,
        cube=Cube(2),
    )
    answers = options(position, 1)
    assert answers[0].actions == (Call.TAKE,)
    assert -1 < answers[0].points < 1


def test_at_the_last_point_gammons_are_not_talked_about() -> None:
    base = thrown(opened("tournament"), 6, 2)
    last = replace(base, score=Score("first-to", 5, 4, 4))
    action = GAME.read_action("13/5")
    for position, talks in ((base, True), (last, False)):
        found = options(position, 1)
        made = played(position, action, found, 1)
        assert made is not None
        kinds = {given.what.value for given in made.given}
        assert talks or not kinds & {"gammons-won", "gammons-lost"}


def test_a_resignation_is_not_weighed() -> None:
    position = replace(
        opened("tournament"),
        phase=Phase.RESIGNING,
        turn=Seat.FIRST,
        starter=Seat.FIRST,
        resigning=1,
    )
    found = run_analyst(asked(position, "tournament", "accept"))
    assert found.lines == ()
    assert found.played is None


def test_a_whole_game_is_told_in_every_language() -> None:
    chances = options(thrown(opened("tournament"), 2, 1), 0)[0].chances
    for code in LANGUAGES:
        words = speaker(code, "backgammon")
        errors, luck = map(words.say, analyst.summarise(Tally(decisions=20, lost=0.5, luck=-1.25)))
        assert "25" in errors
        assert "1" in luck
        for key in ("tournament", "case", "best-of"):
            assert words.say(told_chances(chances, rules(key)))
    assert analyst.opening_name(opened("tournament")) is None
    assert analyst.colours(rules("case")) == ("ivory", "ebony")


def hinted(position: Position) -> Advice[Any]:
    return bot("beginner").advise(position, MoveContext(random=Random(1), wants_reason=True))


def test_a_hint_has_the_best_plays_with_their_equities_and_chances() -> None:
    hint = hinted(thrown(opened("tournament"), 3, 1))
    assert GAME.write(hint.action) == "8/5 6/5"
    words = speaker("en", "backgammon")
    chances, *plays = map(words.say, hint.figures)
    assert chances.startswith("Wins 5")
    assert "backgammons" in chances
    assert len(plays) == 3
    assert plays[0].startswith("8/5 6/5: +0.")


def test_a_hint_about_the_cube_tells_what_each_answer_is_worth() -> None:
    position = cubed({4: 1, 1: 1, 0: 13}, {1: 1, 0: 14})
    words = speaker("en", "backgammon")
    assert [*map(words.say, hinted(position).figures)][1:] == ["Double: +1.000", "Throw: +0.611"]
    offered = hinted(replace(position, phase=Phase.OFFERED))
    assert offered.action is Call.DROP
    assert words.say(offered.figures[1]) == "Drop: -1.000"


def test_where_there_is_nothing_to_choose_a_hint_needs_no_list() -> None:
    position = replace(thrown(opened("tournament"), 6, 6), first=side({6: 1, 0: 14}))
    assert len(hinted(position).figures) == 1


def test_a_hint_by_hand_is_the_next_step_of_the_best_play() -> None:
    hint = hinted(thrown(opened("case", assisted=False), 3, 1))
    assert isinstance(hint.action, Play)
    assert len(hint.action.steps) == 1
    assert hint.figures[1].facts["play"] == "8/5 6/5"


def test_a_resignation_is_answered_without_figures() -> None:
    begun = replace(opened("tournament"), turn=Seat.FIRST, starter=Seat.FIRST)
    hint = hinted(replace(begun, phase=Phase.RESIGNING, resigning=3))
    assert hint.action in (Call.ACCEPT, Call.DECLINE)
    assert hint.figures == ()
