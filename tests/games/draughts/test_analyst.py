"""Draughts looked over: worth in men for the side that began, and a blunder seen as one."""

from gamecase.engines.analyst import judge
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.games.draughts import GAME
from gamecase.games.draughts.analyst import colours, evaluate
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker

BOXED = find("draughts")


def test_a_man_thrown_away_is_a_mistake_told_from_the_beginners_side() -> None:
    """Black puts a man where it is taken for nothing."""
    words = speaker("de", "draughts")
    position = GAME.opening(BOXED.rules("english"), MatchScore())
    for text in ("h6-g5", "a3-b4"):
        position = GAME.apply(position, GAME.read_action(text))
    after = GAME.apply(position, GAME.read_action("d6-e5"))
    seen, then = evaluate(position, 5.0), evaluate(after, 5.0)
    assert len(seen.lines) == 3
    assert words.say(then.worth).startswith("-1,")
    judged = judge("d6-e5", Seat.FIRST, seen, then)
    assert judged is not None
    assert judged.verdict in ("mistake", "blunder")


def test_a_forced_exchange_is_weighed_to_its_end() -> None:
    """Each side must take, and takes as much: nobody is ahead in the middle of it."""
    position = GAME.opening(BOXED.rules("english"), MatchScore())
    for text in ("f6-e5", "e3-f4", "g7-f6", "c3-b4", "f6-g5", "g3-h4"):
        position = GAME.apply(position, GAME.read_action(text))
    for text in ("g5xe3", "f2xd4xf6", "e7xg5", "h4xf6"):
        seen = evaluate(position, 5.0)
        assert text in [line.actions[0] for line in seen.lines]
        assert abs(seen.expectation) < 0.2, text
        position = GAME.apply(position, GAME.read_action(text))


def test_lines_can_be_played_and_are_told_in_words() -> None:
    for ruleset in ("english", "russian", "collection"):
        rules = BOXED.rules(ruleset)
        position = GAME.write(GAME.opening(rules, MatchScore()))
        seen = run_analyst(EvaluationRequest(game="draughts", ruleset=ruleset, position=position))
        assert all(len(line.told) == len(line.actions) for line in seen.lines)
        assert all(line.spots for line in seen.lines)


def test_the_bar_wears_the_colours_of_the_sides() -> None:
    assert colours(BOXED.rules("english")) == ("black-set", "white-set")
    assert colours(BOXED.rules("russian")) == ("white-set", "black-set")
