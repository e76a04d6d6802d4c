"""Many games side by side are played by the rules of single turns."""

from random import Random

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine.moves import board_of, boards_after
from gamecase.games.backgammon.game_batch import start_games
from gamecase.registry import find

pytestmark = pytest.mark.engine

ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


@pytest.mark.parametrize("ruleset", ["tournament", "case"])
def test_the_boards_of_a_game_are_those_of_one_roll(ruleset: str) -> None:
    rules, random = find("backgammon").rules(ruleset), Random(3)
    batch = start_games(rules, 4, 7)
    start = starting_side(rules.setup)
    before = [Board(start, start)] * 4
    for _ in range(40):
        legal = batch.legal_boards()
        rows = []
        for game, first, end in zip(
            legal.games, legal.offsets[:-1], legal.offsets[1:], strict=True
        ):
            boards = [board_of(row) for row in legal.boards[first:end]]
            assert len(boards) == len({*boards}), "each board once"
            assert any(
                {*boards} == {*boards_after(rules, before[game], *roll)} for roll in ROLLS
            ), before[game]
            chosen = random.randrange(len(boards))
            before[game] = Board(boards[chosen].theirs, boards[chosen].ours)
            rows.append(int(first) + chosen)
        batch.play(np.array(rows, np.int64))
    assert batch.turns.max() == 40
