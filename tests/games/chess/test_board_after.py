"""Moves made on bitboards lead to the boards that python-chess makes."""

from random import Random

import chess
import pytest

from gamecase.games.chess.board_after import board_after

STARTS = (
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
)


def same(ours: chess.Board, theirs: chess.Board) -> bool:
    """Whether two boards agree in every attribute but their stacks."""
    apart = ("move_stack", "_stack")
    left, right = ({k: v for k, v in vars(b).items() if k not in apart} for b in (ours, theirs))
    return left == right


@pytest.mark.parametrize("start", STARTS)
def test_boards_agree_over_whole_games(start: str) -> None:
    random = Random(7)
    for _ in range(12):
        ours, theirs = chess.Board(start), chess.Board(start)
        while not theirs.is_game_over() and theirs.fullmove_number < 120:
            move = random.choice([*theirs.legal_moves])
            before = ours.fen()
            after = board_after(ours, move)
            assert ours.fen() == before, "the board before is not changed"
            theirs.push(move)
            assert same(after, theirs), f"{before} {move}"
            assert not after.move_stack
            ours = after
