"""Modern match and money play: Crawford, Jacoby, beavers, automatic doubles, resignations."""

from dataclasses import replace

import pytest

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Call, Start
from gamecase.games.backgammon.cube import judge_double
from gamecase.games.backgammon.position import Cube, Score
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import (
    checkers,
    expect_refused,
    play_out,
    rules,
    then,
    to_play,
    won,
)


def match_to(number: int, *scores: tuple[int, int]) -> MatchScore:
    return MatchScore(MatchRule("first-to", number), scores)


@pytest.mark.parametrize(
    ("scores", "is_crawford", "is_post"),
    [
        ((), False, False),
        (((2, 0), (4, 1)), True, False),
        (((2, 0), (4, 1), (4, 2)), False, True),
        (((4, 0), (4, 4)), False, True),
        (((0, 4),), True, False),
        (((0, 3),), False, False),
    ],
)
def test_the_first_game_one_point_short_is_the_crawford_game(
    scores: tuple[tuple[int, int], ...], is_crawford: bool, is_post: bool
) -> None:
    position = play_out(rules("tournament"), match_score=match_to(5, *scores))
    assert (position.score.is_crawford, position.score.is_post_crawford) == (is_crawford, is_post)
    refusal = judge_double(position, Seat.FIRST)
    assert (refusal is not None and refusal.clause == "crawford") == is_crawford


def test_crawford_and_holland_are_switches() -> None:
    off = rules("tournament", crawford=False)
    assert not play_out(off, match_score=match_to(5, (4, 0))).score.is_crawford
    using = rules("tournament", centred_cube="holland")
    position = play_out(using, match_score=match_to(5, (4, 0), (4, 1)))
    for throws in range(4):
        refusal = judge_double(replace(position, throws=throws), Seat.SECOND)
        assert refusal is not None
        assert refusal.clause == "holland"
    assert judge_double(replace(position, throws=4), Seat.SECOND) is None


def test_a_dead_cube_cannot_be_doubled() -> None:
    position = play_out(rules("tournament"), match_score=match_to(5, (3, 3)))
    dead = replace(position, cube=Cube(2, Seat.FIRST))
    refusal = judge_double(dead, Seat.FIRST)
    assert refusal is not None
    assert refusal.clause == "cube-dead"
    assert judge_double(play_out(rules("tournament"), match_score=match_to(1)), Seat.FIRST)


def test_a_count_of_games_has_no_cube() -> None:
    match_score = MatchScore(MatchRule("best-of", 3))
    refusal = judge_double(play_out(rules("tournament"), match_score=match_score), Seat.FIRST)
    assert refusal is not None
    assert refusal.clause == "cube-single-game"


def test_the_cube_stops_at_its_limit() -> None:
    position = play_out(rules("tournament", cube_limit=4), "start 5-3", "13/8 13/10")
    high = replace(position, cube=Cube(4, Seat.SECOND))
    expect_refused(high, "double", "cube-limit")
    almost = then(replace(position, cube=Cube(2, Seat.SECOND)), "double")
    expect_refused(almost, "beaver", "cube-limit")


def test_jacoby_counts_a_gammon_only_once_the_cube_was_turned() -> None:
    using = rules("tournament")
    assert won(using, "6:8 8:7") == ("single", 1)
    assert won(using, "6:8 8:7", Cube(2, Seat.SECOND)) == ("gammon", 4)
    assert won(rules("tournament", jacoby=False), "6:8 8:7") == ("gammon", 2)
    position = to_play(using, "1:1", "19:1", (2, 1))
    in_match = replace(position, second=checkers("6:8 8:7"), score=Score("first-to", 7, 0, 0))
    outcome = GAME.outcome(GAME.apply(in_match, GAME.read_action("1/off")))
    assert outcome is not None
    assert outcome.points == 2


def test_beavers_and_raccoons_turn_the_cube_in_answer() -> None:
    using = rules("tournament", raccoons=True)
    offered = then(play_out(using, "start 5-3", "13/8 13/10"), "double")
    assert GAME.choices(offered).actions == (Call.TAKE, Call.DROP, Call.BEAVER)
    beavered = then(offered, "beaver")
    assert GAME.to_act(beavered) is Seat.SECOND
    assert then(beavered, "take").cube == Cube(4, Seat.FIRST)
    dropped = GAME.outcome(then(beavered, "drop"))
    assert dropped is not None
    assert (dropped.winners, dropped.points) == ((Seat.FIRST,), 2)
    raccooned = then(beavered, "raccoon")
    assert GAME.to_act(raccooned) is Seat.FIRST
    assert then(raccooned, "take").cube == Cube(8, Seat.FIRST)
    dropped_raccoon = GAME.outcome(then(raccooned, "drop"))
    assert dropped_raccoon is not None
    assert (dropped_raccoon.winners, dropped_raccoon.points) == ((Seat.SECOND,), 4)
    expect_refused(
        then(play_out(using, "start 5-3", "13/8 13/10"), "throw"), "beaver", "nothing-offered"
    )


def test_beavers_are_for_money_play_only() -> None:
    using = rules("tournament")
    match = play_out(using, "start 5-3", "13/8 13/10", "double", match_score=match_to(7))
    expect_refused(match, "beaver", "no-beaver")
    plain = rules("tournament", beavers=False)
    expect_refused(play_out(plain, "start 5-3", "13/8 13/10", "double"), "beaver", "no-beaver")
    beavered = play_out(using, "start 5-3", "13/8 13/10", "double", "beaver")
    expect_refused(beavered, "raccoon", "no-raccoon")


@pytest.mark.parametrize(("agreed", "values"), [(0, (1, 1, 1)), (1, (2, 2, 2)), (2, (2, 4, 4))])
def test_automatic_doubles(agreed: int, values: tuple[int, ...]) -> None:
    position = play_out(rules("tournament", automatic_doubles=agreed))
    for value in values:
        position = then(position, "start 3-3")
        assert position.cube == Cube(value)
    in_match = play_out(
        rules("tournament", automatic_doubles=agreed), "start 3-3", match_score=match_to(7)
    )
    assert in_match.cube == Cube()


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_a_resignation_is_accepted_or_declined(kind: int) -> None:
    using = rules("tournament", jacoby=False)
    position = play_out(using, "start 5-3")
    offered = then(position, f"resign {kind}")
    assert GAME.to_act(offered) is Seat.SECOND
    expect_refused(offered, "double", "answer-resignation")
    assert then(offered, "decline") == position
    outcome = GAME.outcome(then(offered, "accept"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.points) == ((Seat.SECOND,), "conceded", kind)
    choosing = play_out(using, "start 5-3", "13/8 13/10")
    assert then(then(choosing, f"resign {kind}"), "decline") == choosing


def test_other_booklets_have_no_resignation() -> None:
    expect_refused(play_out(rules("collection"), "start 5-3"), "resign 1", "no-resignation")


@pytest.mark.parametrize(
    ("setup", "side"),
    [
        ("standard", "24:2 13:5 8:3 6:5"),
        ("nackgammon", "24:2 23:2 13:4 8:3 6:4"),
        ("hypergammon", "24:1 23:1 22:1"),
    ],
)
def test_setups(setup: str, side: str) -> None:
    position = play_out(rules("tournament", setup=setup))
    total = 3 if setup == "hypergammon" else 15
    assert position.first == position.second == checkers(side, total=total)


def test_an_action_out_of_phase_names_what_is_due() -> None:
    using = rules("tournament")
    opening = GAME.opening(using, MatchScore(MatchRule("open", 1)))
    expect_refused(opening, "13/7", "draw-first")
    playing = then(opening, "start 5-3")
    expect_refused(playing, "start 5-3", "already-started")
    expect_refused(playing, "roll 5-3", "play-first")
    expect_refused(playing, "done", "play-first")
    expect_refused(playing, "take", "nothing-offered")
    expect_refused(playing, "accept", "nothing-resigned")
    choosing = then(playing, "13/8 13/10")
    expect_refused(choosing, "13/7 8/7", "choice-first")
    offered = then(choosing, "double")
    expect_refused(offered, "throw", "answer-first")
    expect_refused(offered, "double", "answer-first")
    before_roll = then(choosing, "throw")
    expect_refused(before_roll, "13/7", "throw-first")
    expect_refused(then(offered, "drop"), "take", "game-over")
    assert isinstance(GAME.nature(opening, _ScriptedDice(3, 3)), Start)


class _ScriptedDice:
    """Dice with scripted faces."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def throw(self, sides: int) -> int:
        assert sides == 6
        return self._faces.pop(0)
