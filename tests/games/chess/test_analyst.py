"""Analysis of chess: expectations from the right side, scores as players write them."""

from collections.abc import Iterator

import chess
import pytest

from gamecase.engines.analyst_module import judge
from gamecase.games.chess import GAME
from gamecase.games.chess.analyst import evaluate, opening_name
from gamecase.games.chess.engine.discovery import bundled_engines
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import EngineMove, SearchLimit, mate_score
from gamecase.games.chess.position import Position
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker

RULES = find("chess").rules()


class FakeChain(EngineChain):
    """Answers with moves of given scores, each with a line that becomes illegal."""

    def __init__(self, *scores: int) -> None:
        super().__init__([])
        self.scores = scores

    def score_moves(
        self, board: chess.Board, limit: SearchLimit, seconds: float
    ) -> list[EngineMove]:
        moves = sorted(board.legal_moves, key=lambda move: move.uci())
        illegal = chess.Move.from_uci("a1h8")
        pairs = zip(moves, self.scores, strict=False)
        return [EngineMove(move, score, (move, illegal)) for move, score in pairs]


def at(moves: str) -> Position:
    position: Position = GAME.read_position(RULES, f"startpos moves {moves}")
    return position


@pytest.fixture(scope="module")
def engines() -> Iterator[EngineChain]:
    chain = EngineChain(bundled_engines())
    yield chain
    chain.close()


@pytest.mark.parametrize(
    ("moves", "score", "text"),
    [
        ("e2e4 e7e5", 130, "+1.3"),
        ("e2e4", 130, "-1.3"),
        ("e2e4", -20, "+0.2"),
        ("e2e4", 3, "0.0"),
        ("e2e4 e7e5", mate_score(3), "#3"),
        ("e2e4 e7e5", mate_score(-2), "-#2"),
        ("e2e4", mate_score(2), "-#2"),
    ],
)
def test_scores_are_from_whites_point_of_view(moves: str, score: int, text: str) -> None:
    evaluation = evaluate(at(moves), 1.0, FakeChain(score))
    assert speaker("en", "chess").say(evaluation.worth.first) == text
    assert (
        evaluation.expectation == 0
        or (evaluation.expectation > 0) == (not text.startswith("-"))
        or text == "0.0"
    )


def test_black_sees_the_same_score_with_the_other_sign() -> None:
    words = speaker("en", "chess")
    for moves, score, text in (("e2e4", 130, "+1.3"), ("e2e4 e7e5", mate_score(3), "-#3")):
        worth = evaluate(at(moves), 1.0, FakeChain(score)).worth
        assert words.say(worth.second) == text


def test_pawns_are_written_in_the_number_format_of_the_language() -> None:
    evaluation = evaluate(at("e2e4 e7e5"), 1.0, FakeChain(150))
    assert speaker("de", "chess").say(evaluation.worth.first) == "+1,5"


def test_a_line_ends_before_an_illegal_move() -> None:
    evaluation = evaluate(at("e2e4 e7e5"), 1.0, FakeChain(30, 20, 10))
    assert [len(line.actions) for line in evaluation.lines] == [1, 1, 1]
    expectations = [line.expectation for line in evaluation.lines]
    assert expectations == sorted(expectations, reverse=True)


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0, "good"), (60, "good"), (100, "inaccuracy"), (180, "mistake"), (300, "blunder")],
)
@pytest.mark.parametrize(("moves", "played"), [("", "h2h3"), ("e2e4", "h7h6")])
def test_the_verdict_depends_on_the_loss(lost: int, verdict: str, moves: str, played: str) -> None:
    before = Position(RULES) if not moves else at(moves)
    after = at(f"{moves} {played}".strip())
    judged = judge(
        played,
        before.turn,
        evaluate(before, 1.0, FakeChain(0)),
        evaluate(after, 1.0, FakeChain(lost)),
    )
    assert judged is not None
    assert judged.verdict == verdict


def test_the_opening_is_named() -> None:
    name = opening_name(at("e2e4 e7e5 g1f3 b8c6 f1b5"))
    assert name is not None
    assert speaker("de", "chess").say(name) == "Eröffnung: Ruy Lopez"
    assert opening_name(GAME.read_position(RULES, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")) is None


@pytest.mark.skipif(not bundled_engines(), reason="no engine is bundled for this platform")
def test_fools_mate_is_a_blunder(engines: EngineChain) -> None:
    before = at("f2f3 e7e5")
    after = at("f2f3 e7e5 g2g4")
    first, second = evaluate(before, 5.0, engines), evaluate(after, 5.0, engines)
    judged = judge("g2g4", Seat.FIRST, first, second)
    assert judged is not None
    assert judged.verdict == "blunder"
    assert first.lines[0].actions[0] != "g2g4"
    assert second.lines[0].actions == ("d8h4",)
    assert second.expectation == -1.0
    assert len(first.lines) == 3


@pytest.mark.skipif(not bundled_engines(), reason="no engine is bundled for this platform")
@pytest.mark.parametrize(
    "moves",
    ["", "e2e4", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6", "d2d4 d7d5 c2c4 d5c4 e2e4 b7b5 a2a4 c7c6"],
)
def test_lines_are_longer_than_two_moves(moves: str, engines: EngineChain) -> None:
    evaluation = evaluate(at(moves) if moves else Position(RULES), 5.0, engines)
    assert all(len(line.actions) > 2 for line in evaluation.lines)
