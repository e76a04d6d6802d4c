"""The scenarios about start, result, cube, match and correction: T01, T02, T21, T36a, T38-T46."""

import inspect
from dataclasses import replace

import pytest

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Call, Roll
from gamecase.games.backgammon.board import BAR
from gamecase.games.backgammon.position import Cube, Phase, Position
from gamecase.games.backgammon.unassisted_moves import find_error
from gamecase.kernel.match import Match, MatchRule, MatchScore
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import (
    BOOKLETS,
    FAR_OFF,
    checkers,
    expect_exactly,
    expect_refused,
    play_out,
    rules,
    then,
    to_play,
    won,
    written,
)

# --- start ---


@pytest.mark.parametrize("booklet", ["case", "best-of"])
def test_t01_the_draw_only_decides_the_starter_who_rolls_again(booklet: str) -> None:
    position = play_out(rules(booklet), "start 5-3")
    assert (position.turn, position.dice) == (Seat.FIRST, ())
    assert GAME.to_act(position) is Seat.NATURE
    assert then(position, "roll 6-6").dice == (6, 6, 6, 6)


def test_t01_in_case_the_higher_die_takes_white() -> None:
    assert play_out(rules("case"), "start 5-3").white is Seat.FIRST
    assert play_out(rules("case"), "start 3-5").white is Seat.SECOND
    assert play_out(rules("best-of"), "start 3-5").white is Seat.FIRST


def test_t01_in_small_first_the_drawn_pair_is_played_smaller_first() -> None:
    position = play_out(rules("small-first"), "start 5-3")
    assert (position.turn, position.dice) == (Seat.FIRST, (5, 3))
    then(position, "8/5 13/8")
    expect_refused(position, "13/8 8/5", "smaller-first")


@pytest.mark.parametrize("booklet", ["collection", "tournament"])
def test_t01_in_other_booklets_the_drawn_pair_is_played_in_any_order(booklet: str) -> None:
    position = play_out(rules(booklet), "start 3-5")
    assert (position.turn, position.dice) == (Seat.SECOND, (5, 3))
    then(position, "8/5 13/8")
    then(position, "13/8 8/5")


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t02_equal_dice_are_drawn_again(booklet: str) -> None:
    position = play_out(rules(booklet), "start 4-4")
    assert (position.phase, GAME.to_act(position)) == (Phase.DRAW, Seat.NATURE)
    assert then(position, "start 2-6").turn is Seat.SECOND


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t02_a_drawn_pair_is_never_a_double(booklet: str) -> None:
    using = rules(booklet)
    opening = GAME.opening(using, MatchScore())
    positions = [GAME.apply(opening, start) for start in GAME.choices(opening).actions]
    begun = [position for position in positions if position.phase is not Phase.DRAW]
    assert len(begun) == 30
    if booklet in ("case", "best-of"):
        assert all(Roll(4, 4) in GAME.choices(position).actions for position in begun)
    else:
        assert all(len(set(position.dice)) == 2 for position in begun)


# --- putting a checker on a block ---


def test_t21_in_case_a_checker_put_on_a_block_goes_to_the_bar() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "13:2 8:3 6:5", "10:3 19:5", (3, 1))
    dropped = then(position, "13/10")
    assert (dropped.first[BAR], dropped.first[13], dropped.second[15]) == (1, 1, 3)
    assert dropped.dice == (1,)
    expect_refused(dropped, "8/7", "enter-first")
    expect_refused(dropped, "done", "must-move")
    entered = then(dropped, "bar/24")
    ended = then(entered, "done")
    assert (ended.turn, ended.first[24], ended.idle) == (Seat.SECOND, 1, 0)


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t21_an_assisted_table_refuses_a_blocked_point(booklet: str) -> None:
    position = to_play(rules(booklet), "13:2 8:3 6:5", "10:3 19:5", (3, 1))
    expect_refused(position, "13/10", "closed-point")
    expect_refused(position, "13/10 8/7", "closed-point")


def test_t22_a_self_hit_is_never_compulsory() -> None:
    using = rules("case", assisted=False)
    position = to_play(using, "13:2 6:5", "7:2 19:5", (6, 6))
    assert GAME.choices(position).actions == (Call.DONE,)
    assert then(position, "done").idle == 1
    assert then(position, "13/7").first[BAR] == 1  # but it is possible


# --- waiting and coming back ---


def test_t36a_too_many_turns_without_a_move_are_a_draw() -> None:
    position = to_play(rules("case"), "6:3 5:3 4:3 3:2 2:2 1:2", "bar:1 19:7 20:7", (6, 5))
    for turn in range(50):
        assert position.idle == turn
        position = then(position, "pass")
        if position.phase is Phase.THROW:
            position = then(position, "roll 6-5")
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert (outcome.is_draw, outcome.reason) == (True, "stalled")
    assert GAME.to_act(position) is Seat.NOBODY


def test_t36a_a_move_resets_the_count() -> None:
    position = to_play(rules("case"), "6:3 5:3 4:3 3:2 2:2 1:2", "bar:1 19:7 20:7", (6, 5))
    assert then(replace(position, idle=49), "6/off").idle == 0


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t38_a_checker_hit_while_bearing_off_has_to_come_home_first(booklet: str) -> None:
    position = to_play(rules(booklet), "bar:1 6:3 5:3 4:3", "19:2 17:5 12:5", (6, 1))
    assert not any("off" in text for text in written(position))
    home = to_play(rules(booklet), "6:4 5:3 4:3", "1:2 17:5 12:5", (6, 6))
    if booklet != "small-first":  # there the enemy block on 1 prevents bearing off
        assert any("off" in text for text in written(home))


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t38_a_side_on_the_bar_still_rolls_every_turn(booklet: str) -> None:
    position = to_play(rules(booklet), "6:5 5:5", "bar:1 12:5 17:5", (5, 4), Seat.SECOND)
    position = GAME.apply(position, GAME.choices(position).actions[0])
    if position.phase is Phase.CHOICE:
        position = then(position, "throw")
    assert (position.turn, GAME.to_act(position)) == (Seat.FIRST, Seat.NATURE)


# --- result ---


KINDS = {
    "case": ("single", "double", "triple"),
    "small-first": ("single", "double", "triple"),
    "collection": ("single", "gammon", "backgammon"),
    "tournament": ("single", "gammon", "backgammon"),
}


@pytest.mark.parametrize(
    ("loser", "kind"),
    [
        pytest.param("6:6 3:6", 1, id="a"),
        pytest.param("13:5 6:5 8:5", 2, id="b"),
        pytest.param("20:1 6:7 8:7", 3, id="c"),
        pytest.param("bar:1 6:7 8:7", 3, id="d"),
        pytest.param("bar:1 6:6 8:6", 1, id="e"),
        pytest.param("6:5 5:5 1:5", 2, id="f"),
    ],
)
@pytest.mark.parametrize("booklet", BOOKLETS)
def test_t39_kind_of_win(booklet: str, loser: str, kind: int) -> None:
    cube = Cube(2, Seat.FIRST) if booklet == "tournament" else Cube()
    reason, points = won(rules(booklet), loser, cube)
    if booklet == "best-of":
        assert (reason, points) == ("single", 1)
    else:
        assert (reason, points) == (KINDS[booklet][kind - 1], kind * cube.value)


@pytest.mark.parametrize("booklet", ["case", "small-first"])
def test_t39e_a_switch_makes_a_checker_on_the_bar_alone_a_triple_loss(booklet: str) -> None:
    using = rules(booklet, win_triple_needs_none_off=False)
    assert won(using, "bar:1 6:6 8:6") == ("triple", 3)


# --- cube ---


def test_t40_the_cube_is_offered_taken_and_redoubled() -> None:
    using = rules("case", stake=1)
    position = play_out(using, "start 5-3", "roll 5-3", "13/8 13/10")
    assert (position.phase, GAME.to_act(position)) == (Phase.CHOICE, Seat.SECOND)
    position = then(position, "double")
    assert GAME.to_act(position) is Seat.FIRST
    assert GAME.choices(position).actions == (Call.TAKE, Call.DROP)
    position = then(position, "take")
    assert position.cube == Cube(2, Seat.FIRST)
    position = then(then(position, "roll 6-1"), "13/7 8/7")
    # The first seat owns the cube and may double; the second may not, and rolls at once.
    assert position.phase is Phase.CHOICE
    after = then(then(then(position, "throw"), "roll 2-1"), "13/11 6/5")
    assert (after.turn, after.phase) == (Seat.SECOND, Phase.THROW)
    expect_refused(after, "double", "cube-owner")
    offered = then(position, "double")
    assert GAME.to_act(offered) is Seat.SECOND
    outcome = GAME.outcome(then(offered, "drop"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.points) == ((Seat.FIRST,), "dropped", 2)


@pytest.mark.parametrize("booklet", ["best-of", "small-first", "collection"])
def test_t40_other_booklets_have_no_cube(booklet: str) -> None:
    position = play_out(rules(booklet), "start 5-3")
    if position.phase is Phase.THROW:
        position = then(position, "roll 5-3")
    position = then(position, GAME.write(GAME.choices(position).actions[0]))
    assert position.phase is Phase.THROW
    expect_refused(position, "double", "without-cube")


def test_t40_case_has_no_cube_without_a_stake() -> None:
    position = play_out(rules("case"), "start 5-3", "roll 5-3", "13/8 13/10")
    assert position.phase is Phase.THROW
    expect_refused(position, "double", "no-cube")


@pytest.mark.parametrize(("loser", "points"), [("20:1 6:14", 24), ("6:8 8:7", 16), ("6:8 8:2", 8)])
def test_t41_a_cube_of_eight_multiplies_the_stake(loser: str, points: int) -> None:
    for stake in (1, 2, 5):
        using = rules("case", stake=stake)
        assert won(using, loser, Cube(8, Seat.SECOND))[1] == points * stake
    assert won(rules("case"), loser)[1] == points // 8


def test_t42_a_double_comes_before_the_roll_and_after_the_start() -> None:
    using = rules("case", stake=1)
    started = play_out(using, "start 5-3")
    assert GAME.to_act(started) is Seat.NATURE
    expect_refused(started, "double", "double-before-throw")
    thrown = then(started, "roll 5-3")
    expect_refused(thrown, "double", "double-before-throw")
    assert Call.DOUBLE in GAME.choices(then(thrown, "13/8 13/10")).actions


# --- match ---


def test_t43_a_match_of_three_games_is_over_when_one_side_has_two() -> None:
    using = rules("best-of")
    outcome = GAME.outcome(
        GAME.apply(
            replace(to_play(using, "1:1", "19:1", (2, 1)), second=checkers("bar:1 6:14")),
            GAME.read_action("1/off"),
        )
    )
    assert outcome is not None
    assert outcome.points == 1  # even with the loser on the bar
    x, y = (outcome.points, 0), (0, outcome.points)
    match = Match(MatchRule("best-of", 3), 2)
    long = match.with_result(x).with_result(y)
    assert not long.is_over
    assert long.with_result(x).is_over
    assert long.with_result(x).leaders == (1,)
    assert match.with_result(x).with_result(x).is_over


# --- correction ---


def unassisted_turn(texts: tuple[str, ...]) -> Position:
    position = play_out(rules("collection", assisted=False), "start 5-3")
    for text in texts:
        position = then(position, text)
    return position


def test_t44_the_opponent_may_demand_a_correction_until_its_roll() -> None:
    position = unassisted_turn(("13/7", "done"))
    assert GAME.to_act(position) is Seat.SECOND  # the side that erred cannot demand it
    assert GAME.choices(position).actions == (Call.THROW, Call.CORRECT)
    restored = then(position, "correct")
    assert restored == unassisted_turn(())
    thrown = then(then(position, "throw"), "roll 2-1")
    assert thrown.first[7] == 1  # unchallenged, the illegal move stands
    expect_refused(thrown, "correct", "correct-before-throw")


def test_t44_a_legal_turn_cannot_be_corrected() -> None:
    position = unassisted_turn(("13/8", "13/10", "done"))
    assert GAME.choices(position).actions == (Call.THROW,)
    expect_refused(position, "correct", "nothing-wrong")
    assert find_error(position) is None


def test_t44_the_error_is_found() -> None:
    error = find_error(unassisted_turn(("13/7", "done")))
    assert error is not None
    assert (error.clause, error.where) == ("dice-only", ("13",))
    missing_step = find_error(unassisted_turn(("13/8", "done")))
    assert missing_step is not None
    assert missing_step.clause == "use-all"


def test_t44_a_check_is_answered_by_a_refusal() -> None:
    expect_refused(unassisted_turn(("13/7", "done")), "check", "dice-only")
    expect_refused(unassisted_turn(("13/8", "done")), "check", "use-all")
    refusal = GAME.judge(unassisted_turn(("13/7", "done")), GAME.read_action("check"))
    assert refusal is not None
    # The player who asks did nothing wrong, so the clause is quoted without addressing anybody.
    assert refusal.phrase == Phrase("clause-dice-only")
    right = unassisted_turn(("13/8", "13/10", "done"))
    expect_refused(right, "check", "nothing-wrong")
    expect_refused(then(then(right, "throw"), "roll 2-1"), "check", "correct-before-throw")
    expect_refused(play_out(rules("case"), "start 5-3", "roll 2-1"), "check", "no-correction")


def test_t44_other_booklets_have_no_correction() -> None:
    position = play_out(rules("tournament"), "start 5-3", "13/8 13/10")
    expect_refused(position, "correct", "no-correction")


def test_t44_an_illegal_win_can_be_corrected() -> None:
    using = rules("collection", assisted=False)
    position = to_play(using, "6:1", FAR_OFF, (2, 1))
    position = then(then(position, "6/off"), "done")
    assert position.phase is Phase.CHOICE
    assert then(position, "correct").first[6] == 1
    outcome = GAME.outcome(then(position, "throw"))
    assert outcome is not None
    assert outcome.winners == (Seat.FIRST,)


def test_t45_dice_must_come_to_rest_in_the_right_half() -> None:
    for booklet in BOOKLETS:
        position = to_play(rules(booklet), "6:5 5:5", FAR_OFF, (5, 4))
        position = replace(position, phase=Phase.THROW, dice=())
        if booklet == "collection":
            expect_refused(position, "roll 6-1 left", "dice-zone")
            assert GAME.to_act(position) is Seat.NATURE  # so they are rolled again
            then(position, "roll 6-1 right")
        else:
            assert then(position, "roll 6-1 left").dice == (6, 1)
        assert then(position, "roll 6-1").dice == (6, 1)


def test_t46_the_rules_do_not_depend_on_the_language() -> None:
    for name, method in inspect.getmembers(GAME, inspect.ismethod):
        told = set(inspect.signature(method).parameters)
        assert not told & {"language", "words", "locale"}, name
    for _language in ("de", "it", "et", "da", "sv", "ru", "tr", "ar"):
        using = rules("case")
        expect_exactly(to_play(using, "10:1", "2:2 19:3 20:3 21:3 22:2 24:2", (6, 2)), "10/4")
        expect_exactly(
            to_play(using, "24:2 6:5 5:5 3:3", "1:2 2:2 16:3 19:3 21:3 22:2", (4, 4)), "24/20(2)"
        )
        expect_refused(to_play(using, "13:2 6:5", "10:2 19:5", (3, 1)), "13/10", "closed-point")
        expect_exactly(to_play(using, "5:2 3:2 1:2", FAR_OFF, (6, 3)), "pass", "3/off", "5/2")
        assert won(using, "13:5 6:5 8:5") == ("double", 2)
    small = to_play(rules("small-first"), "10:1", "2:2 19:3 20:3 21:3 22:2 24:2", (6, 2))
    expect_exactly(small, "10/8")
