"""Engines that work, hang, die or lie: the game goes on within its time."""

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

from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import SETTING, carried, engines
from gamecase.games.chess.engine.fallback import STRIKES, Bench, patience
from gamecase.games.chess.engine.scored_moves import MATE, Effort, EngineLost, Weighed, of_mate
from gamecase.games.chess.engine.uci import Engine

QUICK = Effort(lines=3, depth=3, nodes=20_000)
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the doubles are shell scripts")

needs_carried = pytest.mark.skipif(not carried(), reason="no engine is carried for this platform")


def double(folder: Path, name: str, answer: str) -> Path:
    """A program that says it is an engine, and answers `go` as told."""
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


#: What goes wrong, and how the double does it.
WRONGS = {
    "hangs": "time.sleep(60)",
    "dies": "sys.exit(3)",
    "lies": 'say("info depth 1 score cp 0 pv e2e5", "bestmove e2e5")',
    "babbles": 'say("xyzzy", "bestmove plugh")',
    "knows-nothing": 'say("bestmove (none)")',
    "sees-no-line": 'say("bestmove e2e4")',
}


@pytest.fixture
def benches() -> Iterator[list[Bench]]:
    made: list[Bench] = []
    yield made
    for each in made:
        each.close()


@pytest.mark.parametrize("wrong", WRONGS)
def test_an_engine_that_fails_is_replaced_within_its_time(
    wrong: str, tmp_path: Path, benches: list[Bench], caplog: pytest.LogCaptureFixture
) -> None:
    bench = Bench([double(tmp_path, wrong, WRONGS[wrong])])
    benches.append(bench)
    started = time.monotonic()
    found = bench.weigh(chess.Board(), Effort(nodes=2000), 5.0)
    assert time.monotonic() - started < 5.0
    assert found[0].move in chess.Board().legal_moves
    assert bench.last == builtin.NAME
    assert "chess engine lost" in caplog.text


@needs_carried
def test_the_next_engine_takes_over_from_one_that_hangs(
    tmp_path: Path, benches: list[Bench]
) -> None:
    bench = Bench([double(tmp_path, "hangs", WRONGS["hangs"]), *carried()])
    benches.append(bench)
    started = time.monotonic()
    bench.weigh(chess.Board(), QUICK, 5.0)
    assert time.monotonic() - started < 5.0
    assert "Fairy-Stockfish" in bench.last


def test_an_engine_is_started_again_and_given_up_after_three_times(
    tmp_path: Path, benches: list[Bench], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    counts = tmp_path / "starts"
    answer = f'open({str(counts)!r}, "a").write("x"); sys.exit(3)'
    bench = Bench([double(tmp_path, "dies", answer)])
    benches.append(bench)
    for _ in range(STRIKES + 2):
        bench.weigh(chess.Board(), Effort(nodes=500), 5.0)
    assert counts.read_text() == "x" * STRIKES
    assert "no chess engine works" in caplog.text


def test_a_file_that_is_no_engine_is_no_reason_to_stop(
    tmp_path: Path, benches: list[Bench]
) -> None:
    plain = tmp_path / "plain"
    plain.write_text("not a program")
    bench = Bench([plain, tmp_path / "missing"])
    benches.append(bench)
    assert bench.weigh(chess.Board(), Effort(nodes=500), 5.0)
    assert bench.last == builtin.NAME


def test_with_no_engine_at_all_our_own_says_so(caplog: pytest.LogCaptureFixture) -> None:
    bench = Bench([])
    assert "no chess engine found" in caplog.text
    assert builtin.NAME in caplog.text
    (found,) = bench.weigh(chess.Board(MATE_IN_ONE), Effort(), 5.0)
    assert found.move.uci() == "a1a8"


def test_twice_the_patience_fits_into_the_time_of_a_move() -> None:
    assert 2 * patience(5.0) < 5.0


# --- engines that work ---


@pytest.fixture(scope="module")
def fairy() -> Iterator[Engine]:
    (command,) = carried()
    engine = Engine(command, 10.0)
    yield engine
    engine.close()


@needs_carried
def test_the_engine_that_pip_brings_plays(fairy: Engine) -> None:
    assert "Fairy-Stockfish" in fairy.name
    found = fairy.weigh(chess.Board(), QUICK, 10.0)
    assert len({each.move for each in found}) == 3
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    (mate,) = fairy.weigh(chess.Board(MATE_IN_ONE), Effort(), 10.0)
    assert (mate.move.uci(), mate.mate_in, mate.chance) == ("a1a8", 1, 1.0)


@needs_carried
def test_the_same_question_gets_the_same_answer_whatever_was_asked_between(fairy: Engine) -> None:
    effort = Effort(lines=4, nodes=30_000)
    first = fairy.weigh(chess.Board(), effort, 10.0)
    fairy.weigh(chess.Board(MATE_IN_ONE), Effort(nodes=30_000), 10.0)
    assert fairy.weigh(chess.Board(), effort, 10.0) == first


@needs_carried
def test_fewer_moves_than_lines_are_all_there_is(fairy: Engine) -> None:
    board = chess.Board("7k/8/8/8/8/8/6q1/7K w - - 0 1")
    assert len(fairy.weigh(board, Effort(lines=8, nodes=2000), 10.0)) == 1


def test_an_engine_that_does_not_start_is_lost(tmp_path: Path) -> None:
    with pytest.raises(EngineLost, match="nothing"):
        Engine(tmp_path / "nothing", 2.0)


# --- finding them ---


def test_the_setting_goes_before_the_path_and_the_path_before_what_pip_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stockfish = double(tmp_path, "stockfish", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(SETTING, "/somewhere/engine")
    assert engines() == (Path("/somewhere/engine"), stockfish, *carried())
    monkeypatch.delenv(SETTING)
    monkeypatch.setenv("PATH", os.devnull)
    assert engines() == carried()


def test_a_platform_without_an_engine_is_told_so_by_an_empty_list() -> None:
    assert carried("Plan 9", "m68k") == ()


# --- our own ---


@pytest.mark.parametrize(
    ("fen", "best"),
    [
        (MATE_IN_ONE, "a1a8"),
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"),  # a queen is left hanging
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7"),
    ],
)
def test_our_own_engine_sees_what_lies_at_hand(fen: str, best: str) -> None:
    board = chess.Board(fen)
    found = builtin.weigh(board, Effort(nodes=20_000, lines=2))
    assert found[0].move.uci() == best
    assert board.fen() == fen


def test_our_own_engine_looks_at_every_move_even_with_no_effort() -> None:
    found = builtin.weigh(chess.Board(), Effort(nodes=0, lines=40))
    assert len(found) == 20


def test_mates_are_worth_more_the_nearer_they_are() -> None:
    assert of_mate(1) > of_mate(3) > 0 > of_mate(-3) > of_mate(-1)
    move = chess.Move.from_uci("e2e4")
    assert Weighed(move, of_mate(2)).mate_in == 2
    assert Weighed(move, of_mate(-2)).mate_in == -2
    assert Weighed(move, 300).mate_in == 0
    assert of_mate(1) < MATE
