"""The analyst: values in men for the side that began, and verdicts."""

from gamecase.engines.analyst_module import judge
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.games.draughts import GAME
from gamecase.games.draughts.analyst import colours, evaluate
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker

DRAUGHTS = find("draughts")


def test_losing_a_man_is_a_mistake() -> None:
    """Black moves a man to where it is taken for nothing."""
    words = speaker("de", "draughts")
    position = GAME.opening(DRAUGHTS.rules("english"), MatchScore())
    for text in ("h6-g5", "a3-b4"):
        position = GAME.apply(position, GAME.read_action(text))
    after = GAME.apply(position, GAME.read_action("d6-e5"))
    before, evaluation_after = evaluate(position, 5.0), evaluate(after, 5.0)
    assert len(before.lines) == 3
    assert words.say(evaluation_after.worth.first).startswith("-1,")
    assert words.say(evaluation_after.worth.second).startswith("+1,")
    judged = judge("d6-e5", Seat.FIRST, before, evaluation_after)
    assert judged is not None
    assert judged.verdict in ("mistake", "blunder")


def test_a_forced_exchange_is_evaluated_to_its_end() -> None:
    """Both sides must take, and take as much, so neither is ahead in between."""
    position = GAME.opening(DRAUGHTS.rules("english"), MatchScore())
    for text in ("f6-e5", "e3-f4", "g7-f6", "c3-b4", "f6-g5", "g3-h4"):
        position = GAME.apply(position, GAME.read_action(text))
    for text in ("g5xe3", "f2xd4xf6", "e7xg5", "h4xf6"):
        before = evaluate(position, 5.0)
        assert text in [line.actions[0] for line in before.lines]
        assert abs(before.expectation) < 0.2, text
        position = GAME.apply(position, GAME.read_action(text))


def test_lines_are_described_in_words() -> None:
    for ruleset in ("english", "russian", "collection"):
        rules = DRAUGHTS.rules(ruleset)
        position = GAME.write(GAME.opening(rules, MatchScore()))
        before = run_analyst(EvaluationRequest(game="draughts", ruleset=ruleset, position=position))
        assert all(len(line.told) == len(line.actions) for line in before.lines)
        assert all(line.spots for line in before.lines)


def test_the_evaluation_bar_has_the_colours_of_the_sides() -> None:
    assert colours(DRAUGHTS.rules("english")) == ("black-set", "white-set")
    assert colours(DRAUGHTS.rules("russian")) == ("white-set", "black-set")
