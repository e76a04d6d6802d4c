"""Chess looked over: the bar on the right side, worth as players write it."""

from collections.abc import Iterator

import chess
import pytest

from gamecase.engines.analyst import judge
from gamecase.games.chess import GAME
from gamecase.games.chess.analyst import evaluate, opening_name
from gamecase.games.chess.engine.discovery import carried
from gamecase.games.chess.engine.fallback import Bench
from gamecase.games.chess.engine.scored_moves import Effort, Weighed, of_mate
from gamecase.games.chess.position import Position
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker

RULES = find("chess").rules()


class Scripted(Bench):
    """An engine that says what it is told: one worth for each of its lines."""

    def __init__(self, *worths: int) -> None:
        super().__init__([])
        self.worths = worths

    def weigh(self, board: chess.Board, effort: Effort, seconds: float) -> list[Weighed]:
        moves = sorted(board.legal_moves, key=lambda each: each.uci())
        liar = chess.Move.from_uci("a1h8")  # a line that goes on as it cannot
        found = zip(moves, self.worths, strict=False)
        return [Weighed(move, worth, (move, liar)) for move, worth in found]


def at(moves: str) -> Position:
    position: Position = GAME.read_position(RULES, f"startpos moves {moves}")
    return position


@pytest.fixture(scope="module")
def engines() -> Iterator[Bench]:
    made = Bench(carried())
    yield made
    made.close()


@pytest.mark.parametrize(
    ("moves", "worth", "told"),
    [
        ("e2e4 e7e5", 130, "+1.3"),
        ("e2e4", 130, "-1.3"),
        ("e2e4", -20, "+0.2"),
        ("e2e4", 3, "0.0"),
        ("e2e4 e7e5", of_mate(3), "#3"),
        ("e2e4 e7e5", of_mate(-2), "-#2"),
        ("e2e4", of_mate(2), "-#2"),
    ],
)
def test_worth_is_told_from_whites_side_whoever_moves(moves: str, worth: int, told: str) -> None:
    seen = evaluate(at(moves), 1.0, Scripted(worth))
    assert speaker("en", "chess").say(seen.worth) == told
    assert (
        seen.expectation == 0
        or (seen.expectation > 0) == (not told.startswith("-"))
        or told == "0.0"
    )


def test_pawns_are_written_as_readers_write_numbers() -> None:
    seen = evaluate(at("e2e4 e7e5"), 1.0, Scripted(150))
    assert speaker("de", "chess").say(seen.worth) == "+1,5"


def test_a_line_ends_where_it_can_no_longer_be_played() -> None:
    seen = evaluate(at("e2e4 e7e5"), 1.0, Scripted(30, 20, 10))
    assert [len(line.actions) for line in seen.lines] == [1, 1, 1]
    bars = [line.expectation for line in seen.lines]
    assert bars == sorted(bars, reverse=True)


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0, "good"), (60, "good"), (100, "inaccuracy"), (180, "mistake"), (300, "blunder")],
)
@pytest.mark.parametrize(("moves", "played"), [("", "h2h3"), ("e2e4", "h7h6")])
def test_what_a_move_gives_away_is_what_it_is_called(
    lost: int, verdict: str, moves: str, played: str
) -> None:
    before = Position(RULES) if not moves else at(moves)
    after = at(f"{moves} {played}".strip())
    judged = judge(
        played,
        before.turn,
        evaluate(before, 1.0, Scripted(0)),
        evaluate(after, 1.0, Scripted(lost)),
    )
    assert judged is not None
    assert judged.verdict == verdict


def test_an_opening_has_its_name() -> None:
    found = opening_name(at("e2e4 e7e5 g1f3 b8c6 f1b5"))
    assert found is not None
    assert speaker("de", "chess").say(found) == "Eröffnung: Ruy Lopez"
    assert opening_name(GAME.read_position(RULES, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")) is None


@pytest.mark.skipif(not carried(), reason="no engine is carried for this platform")
def test_fools_mate_is_seen_as_what_it_is(engines: Bench) -> None:
    before = at("f2f3 e7e5")
    after = at("f2f3 e7e5 g2g4")
    seen, then = evaluate(before, 5.0, engines), evaluate(after, 5.0, engines)
    judged = judge("g2g4", Seat.FIRST, seen, then)
    assert judged is not None
    assert judged.verdict == "blunder"
    assert seen.lines[0].actions[0] != "g2g4"
    assert then.lines[0].actions == ("d8h4",)
    assert then.expectation == -1.0
    assert len(seen.lines) == 3
