"""Analysis of positions: the best lines, hints with reasons, verdicts."""

import pytest

from gamecase.engines.analyst_module import judge
from gamecase.games.draughts import GAME, analyst
from gamecase.games.draughts.engine.analysis import best_lines, hint
from gamecase.games.draughts.position import Position
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.words import speaker
from games.draughts.boards import COLLECTION, DAME, at, rules


def test_the_best_lines_are_legal_and_in_order() -> None:
    opening = GAME.opening(DAME, MatchScore())
    lines = best_lines(opening, lines=3, nodes=20_000)
    assert len(lines) == 3
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for scored in lines:
        position = opening
        for move in scored.line:
            assert move in GAME.choices(position).actions
            position = GAME.apply(position, move)
        assert scored.line[0] == scored.move
        assert len(scored.line) > 1


def test_there_are_as_many_lines_as_moves_at_most() -> None:
    opening = GAME.opening(rules("international"), MatchScore())
    assert len(best_lines(opening, lines=99, nodes=5_000)) == 9


@pytest.mark.parametrize(
    ("position", "why", "move"),
    [
        (at("w:a3 b:b4,h8, White", DAME), "only", "a3xc5"),
        (at("W:c3,d4,f2 B:h8, White", DAME), "wins", ""),
        (at("W:a1,c1,e1 B:h6, Black", DAME), "resists", ""),
        (at("w:c7,a1,c1,e1 b:h2,h4,g7,e5, White", COLLECTION), "crowns", ""),
        (at("W:a1 B:h2, White", COLLECTION), "draws", ""),
    ],
)
def test_a_hint_has_its_reason(position: Position, why: str, move: str) -> None:
    best = hint(position, nodes=20_000)
    assert best.reason.facts["why"] == why, (best, GAME.write(position))
    assert move in ("", best.line.move.text)
    assert best.line.move in GAME.choices(position).actions


def test_winning_a_piece_is_a_gain() -> None:
    best = hint(at("w:c3,e1,g1,a1 b:d4,h6,a7,h8,f8, White"), nodes=20_000)
    assert best.line.move.takes
    assert best.reason.facts["why"] == "gains"


def test_every_reason_has_a_text_of_its_own() -> None:
    speak = speaker("en", "draughts")
    reasons = ["only", "wins", "resists", "crowns", "gains", "avoids", "draws", "equal", "best"]
    texts = {speak("hint-reason", why=why) for why in reasons}
    assert len(texts) == 9


def test_a_finished_game_has_no_lines() -> None:
    over = at("w:a5 b:b6,c7, White")
    assert best_lines(over) == []


def test_a_blunder_is_called_one() -> None:
    position = GAME.opening(rules("english"), MatchScore())
    for text in ("f6-e5", "c3-d4", "e5xc3", "b2xd4", "h6-g5"):
        position = GAME.apply(position, GAME.read_action(text))
    worst = best_lines(position, lines=99, nodes=10_000)[-1]
    assert worst.value < -80  # it loses a man
    before = analyst.evaluate(position, 0.1)
    after = analyst.evaluate(GAME.apply(position, worst.move), 0.1)
    judged = judge(worst.move.text, Seat.SECOND, before, after)
    assert judged is not None
    assert judged.verdict in ("inaccuracy", "mistake", "blunder")
    assert before.lines[0].actions[0] != worst.move.text


@pytest.mark.parametrize(
    ("key", "expectation", "text"),
    [("russian", 1.0, "1–0"), ("dame", -1.0, "0–1")],  # in dame Black has the first seat
)
def test_the_value_is_that_for_the_first_seat(key: str, expectation: float, text: str) -> None:
    evaluation = analyst.evaluate(at("W:a1 b:b2, White", rules(key)), 0.1)
    speak = speaker("en", "draughts")
    assert (evaluation.expectation, speak.say(evaluation.worth.first)) == (expectation, text)
    opening = analyst.evaluate(GAME.opening(rules(key), MatchScore()), 0.05)
    assert -1 < opening.expectation < 1
    assert "." in speak.say(opening.worth.first)


def test_the_first_colour_is_that_of_the_side_that_begins() -> None:
    assert analyst.colours(rules("dame")) == ("black-set", "white-set")
    assert analyst.colours(rules("russian")) == ("white-set", "black-set")
    assert analyst.opening_name(GAME.opening(DAME, MatchScore())) is None
