"""Many games side by side are played by the readable rules."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.board import Board
from gamecase.engines.game_batch_module import LegalBoards
from gamecase.rl.policy_games import play_policy_games

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("ruleset", ["english", "international", "russian", "italian"])
def test_boards_of_draughts_are_those_of_the_readable_rules(ruleset: str) -> None:
    """The kernel lists the same boards and ends the same games."""
    random, boards = Random(4), [Board("draughts", ruleset) for _ in range(3)]

    def follow(legal: LegalBoards) -> NDArray[np.int64]:
        rows = []
        for game, start, end in zip(
            legal.games, legal.offsets[:-1], legal.offsets[1:], strict=True
        ):
            board = boards[game]
            listed = {tuple(row.tolist()): at for at, row in enumerate(legal.boards[start:end])}
            after = {}
            for text in board.legal:
                following = board.copy()
                following.push(text)
                after[_cells(following, board)] = text
            assert listed.keys() == after.keys()
            chosen = random.choice([*after])
            board.push(after[chosen])
            rows.append(int(start) + listed[chosen])
        return np.array(rows, np.int64)

    played = play_policy_games("draughts", ruleset, policy=follow, games=len(boards))
    seats = boards[0].game.seats(boards[0].rules)
    for board, winner in zip(boards, played.winners, strict=True):
        assert board.outcome is not None
        assert board.outcome.winners == (() if winner < 0 else (seats[winner],))


def _cells(board: Board, before: Board) -> tuple[int, ...]:
    """The board as the kernel has it, seen by who moved."""
    cells, is_white = board.position.cells, before.position.turn.value == "white"
    ours = "wW" if is_white else "bB"
    numbers = [0 if c == "." else (1 if c in ours else -1) * (1 + c.isupper()) for c in cells]
    return tuple(numbers if is_white else numbers[::-1])
