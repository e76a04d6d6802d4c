"""The compiled move generator finds the same boards as the readable rules, for every ruleset."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from gamecase.games.backgammon.engine.compiled_moves import HASH_WEIGHTS, WIDTH
from gamecase.games.backgammon.engine.moves import (
    board_of,
    boards_after,
    play_buffer,
    row_of,
    rows_after,
    rule_flags,
)
from gamecase.games.backgammon.engine.playouts import play_random_games
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from games.backgammon.position_builders import VARIANTS, total_checkers
from games.backgammon.random_boards import random_board


@pytest.mark.parametrize("name", VARIANTS)
def test_it_finds_the_boards_that_the_readable_rules_find(name: str) -> None:
    using = VARIANTS[name]
    random = Random(f"engine {name}")
    for _ in range(400):
        board = random_board(random, total_checkers(using))
        high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
        found = boards_after(using, board, high, low)
        expected = set(
            legal_plays(RolledTurn(using, board, dice_to_play(using, high, low))).results
        )
        assert len(found) == len(set(found)), f"{board} {high}-{low}: a board twice"
        assert set(found) == expected, f"{board} {high}-{low}"


def test_every_roll_of_a_few_boards_for_every_ruleset() -> None:
    random = Random("all throws")
    for using in VARIANTS.values():
        for _ in range(4):
            board = random_board(random, total_checkers(using))
            for high in range(1, 7):
                for low in range(1, high + 1):
                    found = set(boards_after(using, board, high, low))
                    turn = RolledTurn(using, board, dice_to_play(using, high, low))
                    assert found == set(legal_plays(turn).results), f"{board} {high}-{low}"


def test_rows_convert_to_boards_and_are_left_unchanged() -> None:
    random = Random("rows")
    using = VARIANTS["tournament"]
    space = play_buffer()
    for _ in range(200):
        board = random_board(random)
        row = row_of(board)
        before = row.copy()
        rows_after(row, 6, 6, rule_flags(using), space)
        assert np.array_equal(row, before)
        assert board_of(row) == board
    assert len(HASH_WEIGHTS) == WIDTH
    assert len(set(HASH_WEIGHTS.tolist())) == WIDTH


@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_have_plausible_statistics(name: str) -> None:
    using = VARIANTS[name]
    counts = play_random_games(using, 400, seed=3)
    assert counts == play_random_games(using, 400, seed=3)
    assert 140 < counts.starter_wins < 260  # within six standard deviations of one half
    assert 15 < counts.turns / counts.games < 260
    assert counts.nothing_off < counts.games
    assert counts.stalled < 10


_IMPORT = """
from gamecase.games.backgammon.engine import (moves, playouts)
from gamecase.games.backgammon.engine import compiled_moves
assert not compiled_moves.find_plays.signatures
assert not playouts._play_games.signatures
"""

_USE = """
from gamecase.registry import find
from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine.moves import boards_after
rules = find("backgammon").rules("tournament")
both = starting_side(rules.setup)
assert len(boards_after(rules, Board(both, both), 3, 1)) == 16
"""


def test_importing_compiles_nothing_and_cached_code_works() -> None:
    for script in (_IMPORT, _USE, _USE):  # the second run loads the code that the first has cached
        command = [sys.executable, "-c", script]
        finished = subprocess.run(command, check=False, capture_output=True, text=True)
        assert finished.returncode == 0, finished.stderr
