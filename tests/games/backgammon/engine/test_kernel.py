"""The fast move generator finds what the readable rules find, for every ruleset."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from gamecase.games.backgammon.engine.kernel import WEIGHTS, WIDTH
from gamecase.games.backgammon.engine.moves import (
    board_of,
    boards_after,
    flags_of,
    room,
    row_of,
    rows_after,
)
from gamecase.games.backgammon.engine.playouts import play_at_random
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
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
        expected = set(legal_plays(Turn(using, board, numbers(using, high, low))).results)
        assert len(found) == len(set(found)), f"{board} {high}-{low}: a board twice"
        assert set(found) == expected, f"{board} {high}-{low}"


def test_every_throw_of_a_few_boards_for_every_ruleset() -> None:
    random = Random("all throws")
    for using in VARIANTS.values():
        for _ in range(4):
            board = random_board(random, total_checkers(using))
            for high in range(1, 7):
                for low in range(1, high + 1):
                    found = set(boards_after(using, board, high, low))
                    turn = Turn(using, board, numbers(using, high, low))
                    assert found == set(legal_plays(turn).results), f"{board} {high}-{low}"


def test_a_row_tells_its_board_and_is_left_as_it_was() -> None:
    random = Random("rows")
    using = VARIANTS["tournament"]
    space = room()
    for _ in range(200):
        board = random_board(random)
        row = row_of(board)
        before = row.copy()
        rows_after(row, 6, 6, flags_of(using), space)
        assert np.array_equal(row, before)
        assert board_of(row) == board
    assert len(WEIGHTS) == WIDTH
    assert len(set(WEIGHTS.tolist())) == WIDTH


@pytest.mark.parametrize("name", VARIANTS)
def test_games_at_random_are_as_long_and_fair_as_they_should_be(name: str) -> None:
    using = VARIANTS[name]
    tally = play_at_random(using, 400, seed=3)
    assert tally == play_at_random(using, 400, seed=3)
    assert 140 < tally.starter_wins < 260  # within six standard deviations of one half
    assert 15 < tally.turns / tally.games < 260
    assert tally.nothing_off < tally.games
    assert tally.stalled < 10


_IMPORT = """
from gamecase.games.backgammon.engine import kernel, moves, playouts
assert not kernel.find_plays.signatures
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


def test_importing_compiles_nothing_and_what_is_kept_on_disk_works() -> None:
    for script in (_IMPORT, _USE, _USE):  # the second use finds what the first has kept
        told = [sys.executable, "-c", script]
        ended = subprocess.run(told, check=False, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr
