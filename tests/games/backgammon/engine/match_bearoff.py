"""Bear-offs in matches solved exactly: every roll, every play and every use of the cube."""

from functools import lru_cache

import numpy as np

from gamecase.games.backgammon.engine.candidates import (
    ROLL_CHANCES,
    ROLLS,
    boards_after_all_rolls,
)
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.cube_decisions import point_value_of
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.ruleset import Ruleset

Board = tuple[int, ...]


class MatchBearoff:
    """The chance of the side to roll to win the match; for boards with few checkers left."""

    def __init__(self, rules: Ruleset) -> None:
        self._flags = rule_flags(rules)
        self.without_double = lru_cache(maxsize=None)(self._without_double)

    def _without_double(self, board: Board, cube_state: CubeState) -> float:
        theirs = cube_state.opponent_view()
        mean = 0.0
        for chance, boards in zip(ROLL_CHANCES.tolist(), self._plays(board), strict=True):
            best = max(
                point_value_of(cube_state)(cube_state.cube)
                if is_won
                else 1.0 - self._with_double(after, theirs)
                for after, is_won in boards
            )
            mean += chance * best
        return mean

    def _with_double(self, board: Board, cube_state: CubeState) -> float:
        hold = self.without_double(board, cube_state)
        if not cube_state.can_double:
            return hold
        taken = self.without_double(board, cube_state.doubled())
        return max(hold, min(taken, point_value_of(cube_state)(cube_state.cube)))

    def _plays(self, board: Board) -> list[list[tuple[Board, bool]]]:
        """For each roll the boards after it as the opponent sees them, and whether it has won."""
        boards, starts = boards_after_all_rolls(np.array([board], np.int8), self._flags)
        ends = [*starts[1:].tolist(), len(boards)]
        ours = opponent_rows(boards)
        return [
            [
                (tuple(boards[nth].tolist()), bool((ours[nth, 1:26] <= 0).all()))
                for nth in range(start, end)
            ]
            for start, end in zip(starts[: len(ROLLS)].tolist(), ends[: len(ROLLS)], strict=True)
        ]
