"""Games looked over: blunders found, the better move named, the bar on the right side."""

from collections.abc import Iterator

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.analysis import analyse, best_lines
from gamecase.games.chess.engine.bench import Bench
from gamecase.games.chess.engine.finding import carried
from gamecase.games.chess.engine.weighing import Effort, Weighed
from gamecase.kernel.seat import Seat
from gamecase.kernel.shelf import find

RULES = find("chess").rules()
NODES = 8000


class Scripted(Bench):
    """An engine that says what it is told: one worth a position, for the side to move."""

    def __init__(self, *worths: int) -> None:
        super().__init__([])
        self.worths = [*worths]

    def weigh(self, board: chess.Board, effort: Effort, seconds: float) -> list[Weighed]:
        move = min(board.legal_moves, key=lambda each: each.uci())
        return [Weighed(move, self.worths.pop(0), (move,))]


@pytest.fixture(scope="module")
def engines() -> Iterator[Bench]:
    made = Bench(carried())
    yield made
    made.close()


def test_the_bar_is_whites_whoever_moves() -> None:
    position = GAME.read_position(RULES, "startpos moves e2e4 e7e5")
    scripted = Scripted(30, -40, 20)
    found = analyse(position, asked=scripted)
    assert not scripted.worths
    assert found.start == 30
    assert [(each.before, each.after) for each in found.moves] == [(30, 40), (40, 20)]
    assert [each.seat for each in found.moves] == [Seat.FIRST, Seat.SECOND]
    assert len(found.graph) == 3
    assert all(-1 <= bar <= 1 for bar in found.graph)


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [(0, "good"), (60, "good"), (100, "inaccuracy"), (180, "mistake"), (300, "blunder")],
)
def test_what_a_move_gives_away_is_what_it_is_called(lost: int, verdict: str) -> None:
    for moves, sign in (("h2h3", 1), ("e2e4 h7h6", -1)):
        position = GAME.read_position(RULES, f"startpos moves {moves}")
        worths = [0, lost] if sign == 1 else [0, 0, lost]
        found = analyse(position, asked=Scripted(*worths))
        assert found.moves[-1].verdict == verdict
        assert found.mistakes(Seat.SECOND if sign == -1 else Seat.FIRST) == (
            () if verdict == "good" else (found.moves[-1],)
        )


@pytest.mark.skipif(not carried(), reason="no engine is carried for this platform")
def test_fools_mate_is_seen_as_what_it_is(engines: Bench) -> None:
    position = GAME.read_position(RULES, "startpos moves f2f3 e7e5 g2g4 d8h4")
    found = analyse(position, NODES, engines)
    assert found.moves[2].verdict == "blunder"
    assert found.moves[2].better != "g2g4"
    assert found.moves[3].verdict == "best"
    assert found.graph[-1] == -1.0
    assert found.opening is not None
    assert found.opening.name == "Barnes Opening"
    assert found.mistakes(Seat.SECOND) == ()


@pytest.mark.skipif(not carried(), reason="no engine is carried for this platform")
def test_the_best_lines_of_a_position() -> None:
    position = GAME.read_position(RULES, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    found = best_lines(position, lines=2, nodes=NODES)
    assert (found[0].move.uci(), found[0].mate_in) == ("a1a8", 1)
    assert len(found) == 2
    over = GAME.read_position(RULES, "startpos moves f2f3 e7e5 g2g4 d8h4")
    assert best_lines(over) == []
