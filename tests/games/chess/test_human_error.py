"""What players of different strength overlook: success at tactics rises with every level."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import chess
import pytest

from gamecase.games.chess.bot import LEVEL_SETTINGS, LEVELS
from gamecase.games.chess.engine.discovery import bundled_engines
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import EngineMove
from gamecase.games.chess.human_error import Attention, choose_move, perceived_score

#: Made by training/chess_tactics.py: each with the engine's score of every move and its best reply.
TACTICS = Path(__file__).with_name("tactics.jsonl")
TRIES = 6
KEYS = [level.key for level in LEVELS]

#: A queen can be taken for nothing.
HANGING_QUEENS = {
    "r1b1kb1r/ppp2ppp/2n2n2/3qp3/8/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 1": "c3d5",
    "rnbqkb1r/pppp1ppp/5n2/4p3/4P1Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1": "f6g4",
}


def read_tactics() -> list[tuple[str, chess.Board, list[EngineMove]]]:
    tactics = []
    for row in map(json.loads, TACTICS.read_text("utf-8").splitlines()):
        moves = []
        for uci, score, *replies in row["moves"]:
            line = tuple(chess.Move.from_uci(text) for text in (uci, *replies))
            moves.append(EngineMove(line[0], score, line))
        tactics.append((row["kind"], chess.Board(row["fen"]), moves))
    return tactics


def success(attention: Attention, kind: str) -> float:
    """How often the best move is found."""
    found = [
        choose_move(board, moves, attention, Random(f"{board.fen()} {nth}")) is moves[0]
        for name, board, moves in read_tactics()
        if name.startswith(kind)
        for nth in range(TRIES)
    ]
    return sum(found) / len(found)


def test_the_set_has_two_hundred_tactics() -> None:
    tactics = read_tactics()
    kinds = Counter(kind for kind, _, _ in tactics)
    assert kinds.total() >= 200
    assert {*kinds} == {"hanging", "mate 1", "mate 2"}
    for kind, board, moves in tactics:
        legal = [*board.legal_moves]
        assert {scored.move for scored in moves} == {*legal}
        assert perceived_score(moves[0]) == max(map(perceived_score, moves))
        board.push(moves[0].move)
        assert board.is_checkmate() == (kind == "mate 1")


@pytest.mark.parametrize("kind", ["hanging", "mate"])
def test_success_rises_with_every_level(kind: str) -> None:
    shares = [success(LEVEL_SETTINGS[key].attention, kind) for key in KEYS]
    assert shares == sorted({*shares}), dict(zip(KEYS, shares, strict=True))
    assert shares[-1] == 1
    assert shares[0] > 0.2, "even a beginner does not play like dice"


@pytest.mark.parametrize("fen", [*HANGING_QUEENS])
@pytest.mark.skipif(not bundled_engines(), reason="no engine is bundled for this platform")
def test_no_level_ignores_a_hanging_queen(fen: str, engines: EngineChain) -> None:
    board, shares = chess.Board(fen), []
    for key in KEYS:
        level = LEVEL_SETTINGS[key]
        moves = engines.score_moves(board, level.limit(0.5), 20.0)
        chosen = [
            choose_move(board, moves, level.attention, Random(seed)).move.uci()
            for seed in range(40)
        ]
        shares.append(chosen.count(HANGING_QUEENS[fen]) / 40)
    assert shares == sorted(shares), dict(zip(KEYS, shares, strict=True))
    assert shares[0] > 0.5


@pytest.fixture(scope="module")
def engines() -> Iterator[EngineChain]:
    chain = EngineChain(bundled_engines())
    yield chain
    chain.close()


def test_a_weak_player_leaves_its_own_queen_hanging() -> None:
    """The queen on d1 is attacked; the best move saves it, and other moves do not."""
    board = chess.Board("4k3/8/8/8/6b1/8/PPP2PPP/3QK2R w K - 0 1")
    saving, careless = chess.Move.from_uci("d1d2"), chess.Move.from_uci("a2a3")
    taking = chess.Move.from_uci("g4d1")
    moves = [
        EngineMove(saving, 500, (saving, chess.Move.from_uci("e8e7"))),
        EngineMove(careless, -300, (careless, taking)),
    ]

    def hangs(key: str) -> int:
        attention = LEVEL_SETTINGS[key].attention
        chosen = [choose_move(board, moves, attention, Random(seed)) for seed in range(300)]
        return chosen.count(moves[1])

    counts = [hangs(key) for key in KEYS]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 60
    assert counts[-2] < 10
    assert counts[-1] == 0


def test_a_mate_is_worth_more_than_any_advantage() -> None:
    move = chess.Move.from_uci("e2e4")
    scores = [9_999, 9_998, 3_000, 800, -800, -3_000, -9_998, -9_999]
    perceived = [perceived_score(EngineMove(move, score)) for score in scores]
    assert perceived == sorted(perceived, reverse=True)
    assert len({*perceived}) == len(scores)
