"""Statements of the booklet that are clauses and switches."""

from random import Random

import pytest

from gamecase.engines.bot import MoveContext
from gamecase.games.crokinole.position import Flick
from gamecase.games.crokinole.ruleset import shooters
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.rulebook import play_example
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.words import speaker
from games.crokinole.boards import CROKINOLE, GAME, after, board, live, opening, rules, settle

TOLERANT = rules("collection", start_tolerance=True)
FIRST, SECOND, _, FOURTH = PLAYERS
BOARDS_OF_D = ("collection", "trio", "teams")


def clause(booklet: str, number: str, **switches: bool | str) -> str:
    """The key of the clause that has a number under these switches."""
    in_force = CROKINOLE.booklet(booklet).clauses_in_force(switches)
    (key,) = (clause.key for clause in in_force if clause.number == number)
    return key


def says(key: str) -> str:
    return speaker("en", "crokinole").say(Phrase(f"clause-{key}"))


def test_a_disc_may_lie_over_the_start_line_up_to_half() -> None:
    position = opening(TOLERANT)
    half = int(TOLERANT.equipment.disc_radius)
    for over in (-half, -3, 0, 7, half):
        assert GAME.judge(position, Flick(10, 0, 900, over=over)) is None
    for over in (-half - 1, half + 1):
        refusal = GAME.judge(position, Flick(10, 0, 900, over=over))
        assert refusal is not None
        assert (refusal.clause, refusal.facts["why"]) == ("quarter-tolerance", "line")
    refusal = GAME.judge(opening(rules()), Flick(10, 0, 900, over=1))
    assert refusal is not None
    assert (refusal.clause, refusal.facts["why"]) == ("quarter", "line")


def test_a_disc_over_the_line_starts_nearer_to_the_middle() -> None:
    x, y = Flick(0, 0, 900, over=12).start(TOLERANT.equipment.line_radius, 0)
    assert (x, y) == (0.0, -292.8)
    text = "flick 0 0 900 over 12 slip 5"
    assert GAME.write(GAME.read_action(text)) == text
    assert GAME.read_action(text) == Flick(0, 0, 900, 5, over=12)


def test_a_place_off_the_line_must_be_free_too() -> None:
    position = board(TOLERANT, {"b1": (0.0, -270.0)})
    waiting = position.without_flick()
    assert GAME.judge(waiting, Flick(0, 0, 900)) is None
    refusal = GAME.judge(waiting, Flick(0, 0, 900, over=10))
    assert refusal is not None
    assert refusal.clause == "free-place"


def test_the_disc_can_be_put_off_the_line_only_where_it_may() -> None:
    tolerant, usual = (
        CROKINOLE.table.gestures(opening(played)).aim for played in (TOLERANT, rules())
    )
    assert tolerant is not None
    assert usual is not None
    assert tolerant.rail.slack is not None
    assert (tolerant.rail.slack.word, tolerant.rail.slack.most) == ("over", 15)
    assert usual.rail.slack is None


def test_a_bot_flicks_legally_where_discs_may_lie_over_the_line() -> None:
    advice = CROKINOLE.bot.bot("beginner").advise(
        opening(TOLERANT), MoveContext(random=Random(1), seconds=1)
    )
    assert GAME.judge(opening(TOLERANT), advice.action) is None


def test_three_players_always_the_player_on_the_left() -> None:
    printed = rules("trio", three_player_order="clockwise")
    assert shooters(printed, 0)[:6] == (FIRST, SECOND, FOURTH) * 2
    assert clause("trio", "8", three_player_order="clockwise") == "turns-three-clockwise"
    assert clause("trio", "8") == "turns-three"
    assert "left" in says("turns-three-clockwise")
    assert "left" not in says("turns-three")


def test_three_players_clockwise_the_single_player_always_starts() -> None:
    printed = rules("trio", three_player_order="clockwise")
    for nth_round in range(3):
        assert shooters(printed, nth_round)[0] is shooters(printed, nth_round)[-1] is FIRST
    assert clause("trio", "20", three_player_order="clockwise") == "next-start-three-clockwise"
    assert clause("trio", "20") == "next-start-three"


@pytest.mark.parametrize("booklet", BOARDS_OF_D)
def test_discs_that_bounce_off_the_rim_go_to_the_ditch_and_touched_ones_stay(booklet: str) -> None:
    assert clause(booklet, "14", rim_bounce=True) == "off-board-bounces"
    assert clause(booklet, "14") == "off-board"
    assert "bounce" not in says("off-board")
    position = board(rules("collection", rim_bounce=True), {"b1": (0.0, 250.0)})
    bounced = GAME.read_action(f"settle {position.next_disc.name}~:0.0,200.0 b1:0.0,240.0")
    assert live(GAME.apply(position, bounced)) == {"b1"}


def test_the_rules_say_which_finger_flicks() -> None:
    assert "finger" in says("inwards")
    assert "index" in says("inwards")


def test_the_rules_say_that_board_and_chairs_stay_and_nobody_gets_up() -> None:
    text = says("conduct")
    for word in ("board", "chairs", "sit"):
        assert word in text


def test_the_rules_name_100_as_an_example_of_the_points_agreed_on() -> None:
    assert "100" in says("match")


def test_with_a_slipping_hand_the_rules_do_not_say_that_what_you_aim_is_what_you_flick() -> None:
    assert clause("collection", "26", steadiness="human") == "hand-human"
    refusal = GAME.judge(opening(rules(steadiness="human")), Flick(0, 0, 900, 41))
    assert refusal is not None
    assert refusal.clause == "hand-human"


def test_a_place_that_is_not_free_comes_before_the_direction_and_the_strength() -> None:
    waiting = board(rules(), {"b1": (0.0, -288.0)}).without_flick()
    refusal = GAME.judge(waiting, Flick(0, 90, 5000))
    assert refusal is not None
    assert refusal.clause == "free-place"


@pytest.mark.parametrize("booklet", [*CROKINOLE.booklets])
def test_clauses_are_numbered_without_gaps_under_every_switch(booklet: str) -> None:
    found = CROKINOLE.booklet(booklet)
    for name, values in found.switches.items():
        for value in values:
            numbers = [clause.number for clause in found.clauses_in_force({name: value})]
            assert numbers == [str(nth + 1) for nth in range(len(numbers))], (name, value)


@pytest.mark.parametrize("booklet", [*CROKINOLE.booklets])
def test_every_example_plays_under_every_switch(booklet: str) -> None:
    found = CROKINOLE.booklet(booklet)
    for name, values in found.switches.items():
        for value in values:
            played = GAME.example_rules(rules(booklet, **{name: value}))
            for each in found.clauses_in_force({name: value}):
                for example in CROKINOLE.rulebook.examples_of(each.key, found, {name: value}):
                    assert play_example(GAME, played, example), (name, value, example)


def test_the_missed_open_shot_still_counts_as_printed() -> None:
    position = board(rules(), {"a1": (0.0, -200.0)})
    shot = settle(position, played_=(0.0, -250.0), a1_=(0.0, -190.0))
    assert live(after(position, shot)) == {"a1"}
    assert GAME.to_act(after(position, shot)) is not Seat.NOBODY
