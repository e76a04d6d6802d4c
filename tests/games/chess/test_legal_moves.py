"""The legal moves by their texts are those of python-chess."""

from random import Random

import chess
import pytest

from gamecase.games.chess.legal_moves import legal_moves

#: Positions with pins, checks, double checks, castling, promotions and captures en passant.
POSITIONS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "4k3/8/8/8/7b/8/3PPP2/r2QKN2 w - - 0 1",
    "r3k2r/8/8/8/4q3/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/4r3/8/7b/8/8/4K2R w K - 0 1",
    "1n2k3/P1P5/8/8/8/8/1p1p4/R1B3K1 b - - 0 1",
]


def same(board: chess.Board) -> None:
    found = legal_moves(board)
    assert [*found] == sorted(move.uci() for move in board.legal_moves), board.fen()
    assert all(move.uci() == text for text, move in found.items())


@pytest.mark.parametrize("fen", POSITIONS)
def test_special_moves_are_those_of_python_chess(fen: str) -> None:
    board = chess.Board(fen)
    same(board)
    for move in [*board.legal_moves]:
        board.push(move)
        same(board)
        board.pop()


@pytest.mark.parametrize("seed", range(30))
def test_random_games_have_the_moves_of_python_chess(seed: int) -> None:
    random, board = Random(seed), chess.Board(POSITIONS[seed % len(POSITIONS)])
    while not board.is_game_over() and len(board.move_stack) < 150:
        same(board.copy(stack=seed % 2))
        board.push(random.choice([*board.legal_moves]))
