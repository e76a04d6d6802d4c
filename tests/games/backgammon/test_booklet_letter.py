"""What the printed booklets say: who begins, the switches for the letter, and the reasons."""

from dataclasses import replace
from random import Random

import pytest

from gamecase.board import Board
from gamecase.engines.bot import MoveContext
from gamecase.games.backgammon import GAME, bot
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.table import describe_action, draw
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BookletError
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker
from games.backgammon.position_builders import (
    FAR_OFF,
    expect_refused,
    play_out,
    rules,
    then,
    to_play,
    won,
)

PACKAGE = find("backgammon")
WORDS = speaker("en", "backgammon")


def clause_keys(booklet: str, **switches: SwitchValue) -> set[str]:
    return {clause.key for clause in PACKAGE.clauses(booklet, switches)}


# --- who begins ---


@pytest.mark.parametrize("draw_text", ["start 2-6", "start 6-2"])
def test_in_case_white_begins(draw_text: str) -> None:
    position = play_out(rules("case"), draw_text)
    assert GAME.known_as(position, position.turn) is Seat.FIRST
    assert WORDS.seat(GAME.known_as(position, position.turn), "case") == WORDS("seat-first")
    told = WORDS.say(describe_action(play_out(rules("case")), GAME.read_action(draw_text)))
    assert "Light" in told
    assert "Dark" not in told


def test_in_case_the_winner_of_the_draw_has_the_light_checkers() -> None:
    position = play_out(rules("case"), "start 2-6", "roll 3-1")
    scene = draw(position, Seat.FIRST)
    start = draw(play_out(rules("best-of"), "start 6-2", "roll 3-1"), Seat.FIRST)
    assert scene.art.seats == {"first": "seat-second", "second": "seat-first"}
    light = {(piece.x, piece.y) for piece in scene.pieces if piece.kind == "first"}
    assert light == {(piece.x, piece.y) for piece in start.pieces if piece.kind == "second"}
    assert "Light" in WORDS.say(describe_action(position, GAME.read_action("8/5 6/5")))


def test_the_draw_leads_to_the_same_position_as_in_older_records() -> None:
    """Colours are not part of a position, so that older records can still be verified."""
    assert GAME.version == 1
    board: Board[Position] = Board("backgammon", "case")
    board.push("start 2-6")
    assert board.position.turn is Seat.SECOND
    assert str(board).startswith("throw second; ")


def test_in_other_booklets_the_colours_stay_with_the_seats() -> None:
    position = play_out(rules("collection"), "start 2-6")
    assert GAME.known_as(position, Seat.SECOND) is Seat.SECOND


# --- more than two close a point ---

SHARED = "24:2 13:4 8:3 6:4 5:2"


def sharing(first: str = "24:2 13:5 8:3 6:5", second: str = SHARED, dice: str = "4-2") -> Position:
    text = (
        f"play first {dice}; first {first}; second {second}; cube 1 centre; "
        "score best-of 1 0-0; starter first; throws 4; idle 0"
    )
    return GAME.read_position(rules("case", block_min=3), text)


def test_by_the_letter_two_checkers_do_not_close_a_point() -> None:
    position = then(sharing(), "24/20 13/11")
    assert (position.first[20], position.second[5]) == (1, 2)
    assert position.second[25] == 0  # only a lone checker is hit


def test_by_the_letter_three_checkers_close_a_point() -> None:
    expect_refused(sharing(dice="5-2"), "24/19 13/11", "closed-by-three")


def test_by_the_letter_a_lone_checker_on_a_shared_point_is_hit() -> None:
    position = then(then(sharing(), "24/20 13/11"), "roll 4-1")
    position = then(position, "13/9 6/5")
    assert position.first[25] == 1
    assert position.second[5] == 3


def test_two_close_a_point_unless_the_letter_was_agreed() -> None:
    position = to_play(rules("case"), "24:2 13:5 8:3 6:5", "20:2 19:4 17:3 12:4 1:2", (4, 2))
    expect_refused(position, "24/20 13/11", "closed-point")


def test_a_point_that_both_share_is_drawn_and_told_with_both() -> None:
    position = then(sharing(), "24/20 13/11")
    scene = draw(position, Seat.FIRST)
    (shared,) = [spot for spot in scene.spots if spot.id == "20"]
    assert WORDS.say(shared.label) == "20-point: light 1, dark 2"
    places = [(piece.kind, piece.x, piece.y) for piece in scene.pieces]
    assert len({place[1:] for place in places if place[1] == shared.x}) >= 3


@pytest.mark.parametrize("level", ["casual", "steady"])
def test_the_computer_plays_legal_moves_by_the_letter(level: str) -> None:
    board: Board[Position] = Board("backgammon", "case", switches={"block_min": 3}, seed=3)
    shared = 0
    for _ in range(120):
        if board.is_over:
            break
        if board.turn is Seat.NATURE:
            board.chance()
        else:
            board.push(board.advise(level))
        shared += any(
            board.position.first[point] and board.position.second[25 - point]
            for point in range(1, 25)
        )
    assert shared or board.is_over


def test_a_hint_is_given_on_a_board_with_a_shared_point() -> None:
    position = then(then(sharing(), "24/20 13/11"), "roll 6-3")
    advice = bot.bot("steady").advise(position, MoveContext(random=Random(1), wants_reason=True))
    assert GAME.judge(position, advice.action) is None


# --- kinds of win ---


@pytest.mark.parametrize(
    ("loser", "usual", "letter"),
    [("24:1 6:12", 1, 3), ("6:8 8:7", 2, 2), ("24:1 6:14", 3, 3), ("6:8 8:2", 1, 1)],
)
def test_case_by_the_letter_a_checker_far_back_makes_a_triple_win(
    loser: str, usual: int, letter: int
) -> None:
    for switch, points in ((True, usual), (False, letter)):
        assert won(rules("case", win_triple_needs_none_off=switch), loser)[1] == points


@pytest.mark.parametrize(
    ("loser", "usual", "letter"), [("6:8 8:7", 2, 1), ("24:1 6:14", 3, 3), ("24:1 6:12", 1, 3)]
)
def test_small_first_by_the_letter_a_loser_with_all_checkers_on_the_board_loses_once(
    loser: str, usual: int, letter: int
) -> None:
    printed = dict(PACKAGE.booklet("small-first").printed)
    choices: tuple[tuple[dict[str, SwitchValue], int], ...] = (({}, usual), (printed, letter))
    for switches, points in choices:
        assert won(rules("small-first", **switches), loser)[1] == points


# --- bearing off ---


def test_best_of_by_the_letter_neither_bearing_off_nor_moving_is_a_duty() -> None:
    for may_pass in (False, True):
        position = to_play(rules("best-of"), "6:3 5:3", FAR_OFF, (6, 5))
        position = replace(position, rules=rules("best-of", bearoff_may_pass=may_pass))
        assert (GAME.judge(position, GAME.read_action("pass")) is None) is may_pass


def test_small_first_by_the_letter_the_6_point_needs_two_sixes() -> None:
    position = to_play(rules("small-first"), "6:2 4:1", FAR_OFF, (6, 2))
    then(position, "6/4 6/off")
    switched = replace(position, rules=rules("small-first", bearoff_six_needs_double_six=True))
    expect_refused(switched, "6/4 6/off", "double-six")


@pytest.mark.parametrize(
    ("booklet", "letter"),
    [
        ("case", {"block_min": 3, "win_triple_needs_none_off": False}),
        ("best-of", {"bearoff_may_pass": True}),
        (
            "small-first",
            {
                "bearoff_six_needs_double_six": True,
                "win_triple_needs_none_off": False,
                "win_none_off": "single",
            },
        ),
        ("collection", {}),
    ],
)
def test_exactly_as_printed_sets_every_switch_of_the_letter(
    booklet: str, letter: dict[str, SwitchValue]
) -> None:
    assert dict(PACKAGE.booklet(booklet).printed) == letter
    assert PACKAGE.rules(booklet, letter).key == booklet


# --- why not? ---


@pytest.mark.parametrize(
    ("booklet", "dice", "play", "point"),
    [
        (booklet, dice, play, point)
        for booklet in ("case", "best-of", "collection", "tournament")
        for dice, play, point in (
            ((6, 1), "24/17", 17),
            ((4, 3), "24/17", 17),
            ((4, 3), "8/1", 1),
        )
    ],
)
def test_a_closed_end_is_the_reason_against_a_step_by_both_dice(
    booklet: str, dice: tuple[int, int], play: str, point: int
) -> None:
    position = to_play(rules(booklet), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", dice)
    refusal = GAME.judge(position, GAME.read_action(play))
    assert refusal is not None
    assert (refusal.clause, refusal.facts["point"]) == ("closed-point", point)


def test_collection_names_calling_an_error_where_a_move_is_tried_too_early() -> None:
    position = play_out(rules("collection", assisted=False), "start 3-1", "8/5", "6/5", "done")
    assert position.phase is Phase.CHOICE
    refusal = GAME.judge(position, GAME.read_action("13/7"))
    assert refusal is not None
    assert refusal.clause == "call-first"
    assert "double" not in WORDS.say(refusal.phrase)


def test_case_cites_the_exact_number_when_no_die_reaches() -> None:
    position = to_play(rules("case"), "5:3 4:3", FAR_OFF, (4, 2))
    expect_refused(position, "5/off", "exact-number")


# --- what belongs in a booklet ---


def test_case_has_no_clause_about_beavers_raccoons_or_dead_cubes() -> None:
    foreign = {"no-beaver", "no-raccoon", "beavers", "cube-dead", "crawford", "jacoby"}
    assert not foreign & {clause.key for clause in PACKAGE.booklet("case").clauses}


@pytest.mark.parametrize("booklet", ["best-of", "small-first"])
def test_booklets_without_cube_and_correction_do_not_say_who_may_double(booklet: str) -> None:
    assert not {"choice-first", "call-first", "nothing-offered"} & clause_keys(booklet)


@pytest.mark.parametrize("booklet", ["case", "best-of", "small-first", "collection"])
def test_every_booklet_says_fifteen_checkers_jumping_hits_and_stacks(booklet: str) -> None:
    assert {"fifteen", "jump", "several-hits", "stacking"} <= clause_keys(booklet)


def test_case_tells_the_faces_of_the_cube_and_the_24_times() -> None:
    assert {"cube-faces", "cube-times-kind"} <= clause_keys("case", stake=1)
    assert not {"cube-faces", "cube-times-kind", "cube"} & clause_keys("case")


def test_small_first_tells_of_the_bridge() -> None:
    assert "bridge" in clause_keys("small-first")


def test_the_kinds_of_win_follow_their_switches() -> None:
    assert "win-kinds" in clause_keys("case")
    assert "win-kinds-far-back" in clause_keys("case", win_triple_needs_none_off=False)
    assert "win-kinds" not in clause_keys("case", win_triple_needs_none_off=False)


def test_self_hit_and_correction_say_that_they_need_an_unassisted_table() -> None:
    for booklet, key in (("case", "self-hit"), ("collection", "correction")):
        (clause,) = [c for c in PACKAGE.booklet(booklet).clauses if c.key == key]
        assert dict(clause.needs) == {"assisted": False}


def test_in_a_match_that_counts_games_a_stake_brings_no_cube() -> None:
    opening = GAME.opening(rules("case", stake=1), MatchScore(MatchRule("best-of", 3)))
    position = opening
    for text in ("start 5-3", "roll 5-3", "13/8 13/10"):
        position = GAME.apply(position, GAME.read_action(text))
    expect_refused(position, "double", "cube-single-game")
    assert WORDS.has("switch-stake-note")


def test_raccoons_without_beavers_are_a_contradiction() -> None:
    with pytest.raises(BookletError, match="raccoons = True and beavers = False contradict"):
        PACKAGE.rules("tournament", {"raccoons": True, "beavers": False})
