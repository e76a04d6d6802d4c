"""Gamecase's own engine: legal moves by perft, exact lines, repeatable answers, draws."""

from random import Random

import chess
import numpy as np
import pytest

from gamecase.games.chess.engine.compiled.board_moves import CASTLING
from gamecase.games.chess.engine.compiled.evaluation import static_value
from gamecase.games.chess.engine.compiled.perft import count_lines
from gamecase.games.chess.engine.compiled.position_setup import position_key, write_position
from gamecase.games.chess.engine.compiled.root_search import RootSearch, score_moves
from gamecase.games.chess.engine.compiled.search import legal_moves
from gamecase.games.chess.engine.compiled.weights import shipped_weights, write_weights
from gamecase.games.chess.engine.compiled.workspace import (
    KEY,
    MOVES,
    IntArray,
    make_workspace,
    pack,
)
from gamecase.games.chess.engine.search_types import SearchLimit
from perft_cases import PerftCase, perft_cases

pytestmark = pytest.mark.engine

CASES = [case for case in perft_cases("chess") if case.depth >= 3]
KNIGHT_FORK = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1"


def board_of(case: PerftCase) -> chess.Board:
    fen = chess.STARTING_FEN if case.position == "startpos" else case.position
    return chess.Board(fen, chess960=case.ruleset == "chess960")


def workspace_of(board: chess.Board) -> IntArray:
    workspace = make_workspace()
    write_weights(shipped_weights(), workspace)
    write_position(board, workspace)
    return workspace


def random_boards(count: int, seed: int) -> list[chess.Board]:
    """Positions of random games, every other one of Chess960."""
    random, boards = Random(seed), []
    for nth in range(count):
        start = random.randrange(960)
        board = chess.Board.from_chess960_pos(start) if nth % 2 else chess.Board()
        for _ in range(random.randrange(4, 130)):
            if moves := [*board.legal_moves]:
                board.push(random.choice(moves))
        boards.append(board)
    return boards


def count_by_python_chess(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in [*board.legal_moves]:
        board.push(move)
        total += count_by_python_chess(board, depth - 1)
        board.pop()
    return total


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_published_numbers_of_lines_are_reached(case: PerftCase) -> None:
    assert count_lines(case.depth, workspace_of(board_of(case))) == case.lines


def test_random_positions_have_as_many_lines_as_in_python_chess() -> None:
    for board in random_boards(60, 1):
        assert count_lines(2, workspace_of(board)) == count_by_python_chess(board, 2), board.fen()


@pytest.mark.parametrize(
    "fen",
    [
        # The pawn that may take in passing is pinned along the row.
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        # Promotions with and without capture, and into check.
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    ],
)
def test_pins_in_passing_and_promotions_are_counted_right(fen: str) -> None:
    board = chess.Board(fen)
    assert count_lines(3, workspace_of(board)) == count_by_python_chess(board, 3)


def test_chess960_castling_is_found_from_every_start() -> None:
    """The king's way is free on both sides, as far as the lot allows."""
    castled = 0
    for start in range(0, 960, 7):
        board = chess.Board.from_chess960_pos(start)
        for square in chess.SQUARES:
            piece = board.piece_at(square)
            if piece and piece.piece_type not in (chess.KING, chess.ROOK):
                board.remove_piece_at(square)
        workspace = workspace_of(board)
        count = legal_moves(workspace)
        found = sum(int(move) >> 15 & 3 == CASTLING for move in workspace[MOVES : MOVES + count])
        assert found == sum(map(board.is_castling, board.legal_moves)), board.fen()
        castled += found
    assert castled > 100


def test_moves_made_and_taken_back_leave_no_trace() -> None:
    for board in random_boards(20, 2):
        workspace = workspace_of(board)
        before = workspace[:MOVES].copy()
        count_lines(2, workspace)
        assert np.array_equal(workspace[:MOVES], before)
        assert workspace[KEY] == position_key(board, workspace)


def test_the_evaluation_is_the_same_for_both_colours() -> None:
    for board in random_boards(40, 3):
        mirrored = static_value(workspace_of(board.mirror()))
        assert abs(static_value(workspace_of(board)) - mirrored) <= 1, board.fen()


def test_packed_values_can_be_added_up() -> None:
    total = pack(30, -70) + pack(-80, 20) - pack(5, 5)
    end = (total & 0xFFFFFFFF) - (1 << 32 if total & 1 << 31 else 0)
    assert (end, (total - end) >> 32) == (-55, -55)


# --- the search ---


@pytest.mark.parametrize(
    ("fen", "best", "mate_in"),
    [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", 0),
        (KNIGHT_FORK, "d5c7", 0),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 2),
    ],
)
def test_tactics_are_found(fen: str, best: str, mate_in: int) -> None:
    (found,) = score_moves(chess.Board(fen), SearchLimit(nodes=30_000))
    assert found.move.uci() == best
    assert not mate_in or found.mate_in == mate_in


def test_a_mated_side_knows_when() -> None:
    (found,) = score_moves(chess.Board("k7/8/1K6/8/8/8/8/7R b - - 0 1"), SearchLimit(depth=6))
    assert [move.uci() for move in found.line] == ["a8b8", "h1h8"]
    assert found.mate_in == -1


def test_a_stalemate_is_a_draw() -> None:
    """The pawn cannot be stopped from promoting, but the king stands in its way."""
    (found,) = score_moves(chess.Board("8/8/8/8/8/k7/p7/K7 b - - 0 1"), SearchLimit(depth=6))
    assert found.score == 0


def test_the_same_request_gets_the_same_answer_within_its_nodes() -> None:
    limit = SearchLimit(nodes=20_000, lines=3)
    board = random_boards(1, 5)[0]
    search = RootSearch(board, limit)
    answer = search.run()
    assert search.nodes <= 20_000
    assert score_moves(board, limit) == answer


@pytest.mark.parametrize("lines", [1, 3, 256])
def test_lines_are_exact_scores_of_one_depth(lines: int) -> None:
    """Different legal moves in the order of their scores, each with a line that can be played."""
    for board in random_boards(6, 6):
        if board.is_game_over():
            continue
        moves = score_moves(board, SearchLimit(lines=lines, nodes=40_000))
        assert len(moves) == min(lines, board.legal_moves.count())
        assert len({scored.depth for scored in moves}) == 1
        assert len({scored.move for scored in moves}) == len(moves)
        scores = [scored.score for scored in moves]
        assert scores == sorted(scores, reverse=True)
        for scored in moves:
            line = board.copy()
            for move in scored.line:
                assert move in line.legal_moves
                line.push(move)


def test_every_move_is_scored_even_without_nodes() -> None:
    assert len(score_moves(chess.Board(), SearchLimit(nodes=0, lines=40))) == 20


def test_a_repetition_is_a_draw() -> None:
    """White is lost, but Black's king cannot hide from the checks: each leads to a repetition."""
    board = chess.Board("7k/5Q2/8/8/8/8/q1r5/7K w - - 10 40")
    for move in ("f7f8", "h8h7", "f8f7", "h7h8"):
        board.push_uci(move)
    (found,) = score_moves(board, SearchLimit(depth=4))
    assert found.score == 0
    assert found.move.uci() in ("f7f8", "f7e8", "f7f6")


def test_fifty_quiet_moves_are_a_draw() -> None:
    board = chess.Board("6k1/8/8/8/8/8/1R6/6K1 w - - 99 90")
    (found,) = score_moves(board, SearchLimit(depth=5))
    assert found.score == 0


def test_an_analysis_by_time_ends() -> None:
    (found,) = score_moves(chess.Board(), SearchLimit(nodes=10**12, seconds=0.3))
    assert found.depth >= 1
