"""Looking over positions and games: the best lines, hints with reasons, verdicts."""

import pytest

from games.draughts.boards import COLLECTION, DAME, at, rules
from gamecase.engines.analyst import judge
from gamecase.games.draughts import GAME, analyst
from gamecase.games.draughts.engine.analysis import best_lines, hint
from gamecase.games.draughts.position import Position
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.words import speaker


def test_the_best_lines_are_lines_of_play() -> None:
    opening = GAME.opening(DAME, MatchScore())
    found = best_lines(opening, lines=3, nodes=20_000)
    assert len(found) == 3
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    for each in found:
        position = opening
        for move in each.line:
            assert move in GAME.choices(position).actions
            position = GAME.apply(position, move)
        assert each.line[0] == each.move
        assert len(each.line) > 1


def test_every_line_is_told_when_so_many_are_wanted() -> None:
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
    found = hint(position, nodes=20_000)
    assert found.reason.facts["why"] == why, (found, GAME.write(position))
    assert move in ("", found.weighed.move.text)
    assert found.weighed.move in GAME.choices(position).actions


def test_a_piece_given_for_nothing_is_a_gain() -> None:
    found = hint(at("w:c3,e1,g1,a1 b:d4,h6,a7,h8,f8, White"), nodes=20_000)
    assert found.weighed.move.takes
    assert found.reason.facts["why"] == "gains"


def test_every_reason_has_its_words() -> None:
    speak = speaker("en", "draughts")
    reasons = ["only", "wins", "resists", "crowns", "gains", "avoids", "draws", "equal", "best"]
    told = {speak("hint-reason", why=why) for why in reasons}
    assert len(told) == 9


def test_nothing_is_advised_when_the_game_is_over() -> None:
    over = at("w:a5 b:b6,c7, White")
    assert best_lines(over) == []


def test_a_blunder_is_called_one() -> None:
    position = GAME.opening(rules("english"), MatchScore())
    for text in ("f6-e5", "c3-d4", "e5xc3", "b2xd4", "h6-g5"):
        position = GAME.apply(position, GAME.read_action(text))
    worst = best_lines(position, lines=99, nodes=10_000)[-1]
    assert worst.value < -80  # a man is simply given away
    before = analyst.evaluate(position, 0.1)
    after = analyst.evaluate(GAME.apply(position, worst.move), 0.1)
    judged = judge(worst.move.text, Seat.SECOND, before, after)
    assert judged is not None
    assert judged.verdict in ("inaccuracy", "mistake", "blunder")
    assert before.lines[0].actions[0] != worst.move.text


@pytest.mark.parametrize(
    ("key", "bar", "told"),
    [("russian", 1.0, "1–0"), ("dame", -1.0, "0–1")],  # in dame Black has the first seat
)
def test_worth_is_told_for_the_first_seat(key: str, expectation: float, told: str) -> None:
    found = analyst.evaluate(at("W:a1 b:b2, White", rules(key)), 0.1)
    speak = speaker("en", "draughts")
    assert (found.expectation, speak.say(found.worth)) == (expectation, told)
    opening = analyst.evaluate(GAME.opening(rules(key), MatchScore()), 0.05)
    assert -1 < opening.expectation < 1
    assert "." in speak.say(opening.worth)


def test_the_tints_follow_who_begins() -> None:
    assert analyst.colours(rules("dame")) == ("black-set", "white-set")
    assert analyst.colours(rules("russian")) == ("white-set", "black-set")
    assert analyst.opening_name(GAME.opening(DAME, MatchScore())) is None
