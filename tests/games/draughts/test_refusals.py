"""Which clause a refused move breaks, by number, and moves that are written in another way."""

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.words import speaker
from games.draughts.boards import (
    COLLECTION,
    DRAUGHTS,
    at,
    clauses_in_force,
    rules,
    ruleset_name,
)

STRAIGHT = rules("collection", men_turn=False)
NEAR = rules("collection", king_far=False)


def refusal(position: str, move: str, ruleset: Ruleset = COLLECTION) -> Refusal:
    found = GAME.judge(at(position, ruleset), GAME.read_action(move))
    assert found is not None, f"{move} is legal"
    return found


def cited(position: str, move: str, ruleset: Ruleset = COLLECTION) -> tuple[str, str]:
    """The number and the key of the clause that a refusal cites."""
    key = refusal(position, move, ruleset).clause
    return next(clause.number for clause in clauses_in_force(ruleset) if clause.key == key), key


def test_a_jump_written_with_a_dash_is_read_as_the_jump_it_is() -> None:
    position = at("W:e5 b:d4 b:h8, White")
    dash, cross = GAME.read_action("e5-c3"), GAME.read_action("e5xc3")
    assert GAME.judge(position, dash) is None
    after = GAME.apply(position, dash)
    assert after == GAME.apply(position, cross)
    assert after.on("d4") == "."
    table = DRAUGHTS.table
    assert table.describe_action(position, dash) == table.describe_action(position, cross)


def test_a_jump_written_with_a_dash_is_refused_as_a_jump() -> None:
    assert cited("w:d4 b:c3, White", "d4-b2") == ("9", "man-takes-forward")
    assert refusal("w:c3,d4 b:h8, White", "c3-e5").facts["why"] == "own"


def test_a_king_that_pauses_elsewhere_between_two_jumps_makes_the_same_move() -> None:
    ruleset = rules("russian")
    position = at("W:a1 b:c3,f6, White", ruleset)
    paused, usual = GAME.read_action("a1xe5xh8"), GAME.read_action("a1xd4xh8")
    assert GAME.judge(position, paused) is None
    assert GAME.apply(position, paused).cells == GAME.apply(position, usual).cells


def test_dame_a_piece_that_can_jump_on_and_stops_breaks_15() -> None:
    position = "b:e7 w:d6,b4, Black"
    assert cited(position, "e7xc5", rules("dame")) == ("15", "chain-whole")


def test_a_king_that_lands_further_behind_breaks_13() -> None:
    assert cited("W:b2 b:f6, White", "b2xh8") == ("13", "king-lands-behind")


def test_men_turn_no_a_man_that_turns_breaks_a_14_that_says_so() -> None:
    assert cited("w:c3 b:d4,d6, White", "c3xe5xc7", STRAIGHT) == ("14", "chain-straight")
    keys = {clause.key for clause in DRAUGHTS.booklet("collection").clauses_in_force({})}
    assert "chain" in keys
    assert "chain-straight" not in keys


def test_king_far_no_a_king_that_jumps_from_a_distance_breaks_a_13_that_says_so() -> None:
    assert cited("W:a1 b:d4, White", "a1xe5", NEAR) == ("13", "king-near-lands-behind")
    anywhere = rules("collection", king_far=False, king_lands_anywhere=True)
    assert cited("W:a1 b:d4, White", "a1xe5", anywhere) == ("13", "king-near-lands-anywhere")


def test_a_man_that_jumps_from_a_distance_breaks_9() -> None:
    assert cited("w:e5 b:c3,h8, White", "e5xb2") == ("9", "man-takes-forward")
    assert cited("w:a3 b:c5,h8, White", "a3xd6") == ("9", "man-takes-forward")
    assert cited("w:a3 b:c5,h8, White", "a3xd6", rules("russian")) == ("9", "man-takes-all")


def test_a_king_that_steps_takes_only_the_piece_next_to_it() -> None:
    assert cited("W:a1 b:d4,h8, White", "a1xe5", rules("english")) == ("12", "king-takes-near")


def test_a_piece_jumped_twice_breaks_the_clause_about_removal() -> None:
    ruleset = rules("collection", removal="after")
    assert cited("W:d4 b:e5,c3, White", "d4xf6xb2", ruleset)[1] != "chain"
    assert cited("W:d4 b:e5, White", "d4xf6xd4", ruleset) == ("16", "removal-after")


def test_a_piece_of_the_other_side_moved_to_a_light_square_breaks_4_not_5() -> None:
    assert cited("w:c3 b:f6, White", "f6-f5") == ("4", "turns")
    assert cited("w:c3 b:f6, White", "c3-c4") == ("5", "dark-squares")
    assert cited("w:c3 b:f6, White", "c4-c5") == ("5", "dark-squares")


def test_a_jump_that_leaves_the_diagonal_breaks_8() -> None:
    assert cited("w:c3 b:d4,h8, White", "c3xe5xe7") == ("8", "taking")


def test_a_touched_piece_that_could_take_fewer_is_told_to_take_more() -> None:
    ruleset = rules("brazilian")
    found = refusal("w:c3,h2 b:d4,f6,g3, White", "h2-h2", ruleset)
    assert found.clause == "duty-most"


def test_blocked_draws_has_a_19_that_says_so() -> None:
    draws = rules("collection", blocked="draws")
    assert [c.key for c in clauses_in_force(draws) if c.number == "19"] == ["blocked-draws"]
    drawn = at("w:a5 b:b6,c7, White", draws)
    assert GAME.outcome(drawn) == Outcome((), "blocked-draw")


def test_the_rules_say_that_a_crowned_piece_gets_a_second_one_on_top() -> None:
    words = speaker("en", "draughts")
    for key in ("crowning", "crowning-goes-on", "crowning-stops-only"):
        assert "on top" in words.say(Phrase(f"clause-{key}"))


def test_the_rules_say_that_a_king_may_be_taken_by_man_or_king() -> None:
    text = speaker("en", "draughts").say(Phrase("clause-king-takes"))
    assert "can be captured" in text
    assert "man" in text


@pytest.mark.parametrize(
    "ruleset",
    [
        rules("collection", **dict(zip(("king_far", "king_lands_anywhere"), pair, strict=True)))
        for pair in ((True, True), (True, False), (False, True), (False, False))
    ],
    ids=ruleset_name,
)
def test_exactly_one_clause_has_each_number(ruleset: Ruleset) -> None:
    numbers = [clause.number for clause in clauses_in_force(ruleset)]
    assert numbers == [*map(str, range(1, 23))]
