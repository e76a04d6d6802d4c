"""Chess engines that work, hang, die or answer nonsense: a move always comes in time."""

import logging
import os
import stat
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import chess
import pytest

from gamecase.games.chess import preparation
from gamecase.games.chess.engine import builtin, small_search
from gamecase.games.chess.engine.discovery import ENGINE_VARIABLE, bundled_engines, find_engines
from gamecase.games.chess.engine.engine_chain import MAX_FAILURES, EngineChain, engine_timeout
from gamecase.games.chess.engine.search_types import (
    MATE_SCORE,
    ChessEngineError,
    EngineMove,
    SearchLimit,
    mate_score,
)
from gamecase.games.chess.engine.uci import UciEngine
from gamecase.registry import find

QUICK = SearchLimit(lines=3, depth=3, nodes=20_000)
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the fake engines are scripts")

needs_bundled_engine = pytest.mark.skipif(
    not bundled_engines(), reason="no engine is bundled for this platform"
)


def fake_engine(folder: Path, name: str, answer: str) -> Path:
    """A program that speaks UCI and runs the given statement on `go`."""
    script = f"""\
        #!{sys.executable}
        import sys, time
        def say(*lines):
            print(*lines, sep="\\n", flush=True)
        for line in sys.stdin:
            match line.split()[:1]:
                case ["uci"]:
                    say("id name {name}")
                    say("option name MultiPV type spin default 1 min 1 max 9", "uciok")
                case ["isready"]:
                    say("readyok")
                case ["quit"]:
                    break
                case ["go"]:
                    {answer}
        """
    path = folder / name
    path.write_text(textwrap.dedent(script), "utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


#: Ways to fail, and the statement that does it.
FAILURES = {
    "hangs": "time.sleep(60)",
    "dies": "sys.exit(3)",
    "plays-illegal-moves": 'say("info depth 1 score cp 0 pv e2e5", "bestmove e2e5")',
    "prints-garbage": 'say("xyzzy", "bestmove plugh")',
    "has-no-move": 'say("bestmove (none)")',
    "gives-no-line": 'say("bestmove e2e4")',
}


@pytest.fixture
def chains() -> Iterator[list[EngineChain]]:
    started: list[EngineChain] = []
    yield started
    for chain in started:
        chain.close()


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failed_engine_is_replaced_in_time(
    failure: str, tmp_path: Path, chains: list[EngineChain], caplog: pytest.LogCaptureFixture
) -> None:
    chain = EngineChain([fake_engine(tmp_path, failure, FAILURES[failure])])
    chains.append(chain)
    started = time.monotonic()
    moves = chain.score_moves(chess.Board(), SearchLimit(nodes=2000), 5.0)
    assert time.monotonic() - started < 5.0
    assert moves[0].move in chess.Board().legal_moves
    assert chain.last == builtin.NAME
    assert "chess engine failed" in caplog.text


@needs_bundled_engine
def test_the_next_engine_takes_over_from_one_that_hangs(
    tmp_path: Path, chains: list[EngineChain]
) -> None:
    chain = EngineChain([fake_engine(tmp_path, "hangs", FAILURES["hangs"]), *bundled_engines()])
    chains.append(chain)
    started = time.monotonic()
    chain.score_moves(chess.Board(), QUICK, 5.0)
    assert time.monotonic() - started < 5.0
    assert "Fairy-Stockfish" in chain.last


def test_an_engine_is_restarted_until_it_failed_three_times(
    tmp_path: Path, chains: list[EngineChain], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    counts = tmp_path / "starts"
    answer = f'open({str(counts)!r}, "a").write("x"); sys.exit(3)'
    chain = EngineChain([fake_engine(tmp_path, "dies", answer)])
    chains.append(chain)
    for _ in range(MAX_FAILURES + 2):
        chain.score_moves(chess.Board(), SearchLimit(nodes=500), 5.0)
    assert counts.read_text() == "x" * MAX_FAILURES
    assert "no chess engine works" in caplog.text


def test_a_file_that_is_no_engine_is_skipped(tmp_path: Path, chains: list[EngineChain]) -> None:
    plain = tmp_path / "plain"
    plain.write_text("not a program")
    chain = EngineChain([plain, tmp_path / "missing"])
    chains.append(chain)
    assert chain.score_moves(chess.Board(), SearchLimit(nodes=500), 5.0)
    assert chain.last == builtin.NAME


def test_without_engines_the_built_in_one_plays_and_a_warning_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    chain = EngineChain([])
    assert "no chess engine found" in caplog.text
    assert builtin.NAME in caplog.text
    (best,) = chain.score_moves(chess.Board(MATE_IN_ONE), SearchLimit(), 5.0)
    assert best.move.uci() == "a1a8"


def test_the_built_in_engine_is_not_compiled_where_another_one_may_come_back(
    tmp_path: Path, chains: list[EngineChain], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiling takes longer than a move; it is done ahead, where there is no other engine."""
    asked: list[bool] = []

    def score_moves(
        board: chess.Board, limit: SearchLimit, *, may_compile: bool
    ) -> list[EngineMove]:
        asked.append(may_compile)
        return []

    monkeypatch.setattr(builtin, "score_moves", score_moves)
    chain = EngineChain([fake_engine(tmp_path, "dies", FAILURES["dies"])])
    chains.append(chain)
    for _ in range(MAX_FAILURES + 1):
        chain.score_moves(chess.Board(), SearchLimit(nodes=500), 5.0)
    EngineChain([]).score_moves(chess.Board(), SearchLimit(nodes=500), 5.0)
    assert asked == [False, False, True, True, True]


@pytest.mark.parametrize("answer", ["", FAILURES["dies"]])
def test_the_built_in_engine_is_compiled_ahead_where_no_other_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    asked: list[bool] = []

    def score_moves(
        board: chess.Board, limit: SearchLimit, *, may_compile: bool = True
    ) -> list[EngineMove]:
        asked.append(may_compile)
        return []

    commands = [fake_engine(tmp_path, "dies", answer)] if answer else []
    monkeypatch.setattr(preparation, "find_engines", lambda: commands)
    monkeypatch.setattr(builtin, "score_moves", score_moves)
    shares: list[float] = []
    preparation.compile_engine(find("chess").rules(), shares.append)
    assert asked[-1]
    assert shares == [1.0]


def test_nothing_is_compiled_where_another_engine_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = 'say("info depth 1 multipv 1 score cp 0 pv e2e4", "bestmove e2e4")'
    monkeypatch.setattr(
        preparation, "find_engines", lambda: [fake_engine(tmp_path, "works", answer)]
    )
    monkeypatch.setattr(builtin, "score_moves", None)  # would fail if it were called
    preparation.compile_engine(find("chess").rules(), lambda share: None)


def test_two_timeouts_fit_into_the_time_of_a_move() -> None:
    assert 2 * engine_timeout(5.0) < 5.0


# --- engines that work ---


@pytest.fixture(scope="module")
def fairy() -> Iterator[UciEngine]:
    (command,) = bundled_engines()
    engine = UciEngine(command, 10.0)
    yield engine
    engine.close()


@needs_bundled_engine
def test_the_bundled_engine_plays(fairy: UciEngine) -> None:
    assert "Fairy-Stockfish" in fairy.name
    moves = fairy.score_moves(chess.Board(), QUICK, 10.0)
    assert len({scored.move for scored in moves}) == 3
    scores = [scored.score for scored in moves]
    assert scores == sorted(scores, reverse=True)
    (mate,) = fairy.score_moves(chess.Board(MATE_IN_ONE), SearchLimit(), 10.0)
    assert (mate.move.uci(), mate.mate_in, mate.expectation) == ("a1a8", 1, 1.0)


@needs_bundled_engine
def test_answers_do_not_depend_on_earlier_requests(
    fairy: UciEngine,
) -> None:
    limit = SearchLimit(lines=4, nodes=30_000)
    first = fairy.score_moves(chess.Board(), limit, 10.0)
    fairy.score_moves(chess.Board(MATE_IN_ONE), SearchLimit(nodes=30_000), 10.0)
    assert fairy.score_moves(chess.Board(), limit, 10.0) == first


@needs_bundled_engine
def test_there_are_no_more_lines_than_legal_moves(fairy: UciEngine) -> None:
    board = chess.Board("7k/8/8/8/8/8/6q1/7K w - - 0 1")
    assert len(fairy.score_moves(board, SearchLimit(lines=8, nodes=2000), 10.0)) == 1


def test_an_engine_that_does_not_start_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ChessEngineError, match="nothing"):
        UciEngine(tmp_path / "nothing", 2.0)


# --- discovery ---


def test_the_variable_precedes_the_path_and_the_path_the_bundled_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stockfish = fake_engine(tmp_path, "stockfish", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(ENGINE_VARIABLE, "/somewhere/engine")
    assert find_engines() == (Path("/somewhere/engine"), stockfish, *bundled_engines())
    monkeypatch.delenv(ENGINE_VARIABLE)
    monkeypatch.setenv("PATH", os.devnull)
    assert find_engines() == bundled_engines()


def test_a_platform_without_a_bundled_engine_has_none() -> None:
    assert bundled_engines("Plan 9", "m68k") == ()


# --- the search that plays until the built-in engine is compiled ---


@pytest.mark.parametrize(
    ("fen", "best"),
    [
        (MATE_IN_ONE, "a1a8"),
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"),  # a queen is left hanging
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7"),
    ],
)
def test_the_small_search_finds_obvious_moves(fen: str, best: str) -> None:
    board = chess.Board(fen)
    moves = small_search.score_moves(board, SearchLimit(nodes=20_000, lines=2))
    assert moves[0].move.uci() == best
    assert board.fen() == fen


def test_the_small_search_scores_every_move_even_without_nodes() -> None:
    moves = small_search.score_moves(chess.Board(), SearchLimit(nodes=0, lines=40))
    assert len(moves) == 20


def test_nearer_mates_score_higher() -> None:
    assert mate_score(1) > mate_score(3) > 0 > mate_score(-3) > mate_score(-1)
    move = chess.Move.from_uci("e2e4")
    assert EngineMove(move, mate_score(2)).mate_in == 2
    assert EngineMove(move, mate_score(-2)).mate_in == -2
    assert EngineMove(move, 300).mate_in == 0
    assert mate_score(1) < MATE_SCORE


# --- exact scores of one depth ---


def info_line(depth: int, number: int, score: int, line: str, *, bound: str = "") -> str:
    text = f"info depth {depth} multipv {number} score cp {score} {bound}".rstrip()
    return f'"{text} nodes 9 pv {line}"'


def test_bounds_and_unfinished_depths_do_not_count(tmp_path: Path) -> None:
    """The last depth has a bound only for the first line, and no second line."""
    lines = ", ".join([
        info_line(5, 1, 40, "e2e4 e7e5 g1f3 b8c6"),
        info_line(5, 2, 30, "d2d4 d7d5"),
        info_line(6, 1, 35, "e2e4 e7e5"),
        info_line(6, 2, 20, "d2d4 d7d5 c2c4"),
        info_line(7, 1, 90, "e2e4", bound="lowerbound"),
        info_line(7, 1, 45, "e2e4 c7c5"),
        info_line(7, 2, -9, "d2d4", bound="upperbound"),
    ])  # fmt: skip
    engine = UciEngine(fake_engine(tmp_path, "careful", f'say({lines}, "bestmove e2e4")'), 5.0)
    moves = engine.score_moves(chess.Board(), SearchLimit(lines=2), 5.0)
    engine.close()
    assert [(scored.move.uci(), scored.score) for scored in moves] == [("e2e4", 35), ("d2d4", 20)]
    # The line of the lower depth is the same and longer.
    assert [len(scored.line) for scored in moves] == [4, 3]
