"""Many games of backgammon side by side by the compiled kernel, without the cube.

A board is a row of 28: our checkers off, the points 1 to 24 (ours positive, theirs negative), our
bar, their bar, theirs off.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.game_batch_module import LegalBoards
from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine.batch_kernel import list_boards, play_boards
from gamecase.games.backgammon.engine.compiled_moves import MAX_PLAYS, WIDTH
from gamecase.games.backgammon.engine.moves import play_buffer, row_of, rule_flags
from gamecase.games.backgammon.engine.playouts import random_state
from gamecase.games.backgammon.ruleset import FirstRoll, Ruleset
from gamecase.kernel.errors import BadInput

_USUAL_PLAYS = 32  # boards of a roll for which there is room at first


def start_games(rules: Ruleset, games: int, seed: int) -> "BackgammonBatch":
    """Start games from the opening; nobody doubles."""
    if rules.block_min != 2:
        raise BadInput(f"block_min is {rules.block_min}: the kernel knows no shared points")
    return BackgammonBatch(rules, games, seed)


class BackgammonBatch:
    """Games in progress, and the boards of the rolls that have been thrown."""

    def __init__(self, rules: Ruleset, games: int, seed: int) -> None:
        start = starting_side(rules.setup)
        self.winners: NDArray[np.int8] = np.full(games, -1, np.int8)
        self.turns: NDArray[np.int32] = np.zeros(games, np.int32)
        self._rows = np.repeat(row_of(Board(start, start))[np.newaxis], games, axis=0)
        self._waiting: NDArray[np.int32] = np.arange(games, dtype=np.int32)
        self._idle: NDArray[np.int32] = np.zeros(games, np.int32)
        draws_pair = rules.start_first_roll is FirstRoll.DRAWN_PAIR
        self._is_redrawn = np.full(games, draws_pair)
        self._stall_turns = rules.stall_turns
        self._flags, self._buffer = rule_flags(rules), play_buffer()
        self._state = random_state(seed)
        self._boards = np.zeros((MAX_PLAYS + _USUAL_PLAYS * games, WIDTH), np.int8)

    def legal_boards(self) -> LegalBoards:
        waiting, first = self._waiting, 0
        offsets = np.zeros(len(waiting) + 1, np.int64)
        while True:
            first = list_boards(
                self._rows,
                waiting,
                self._is_redrawn,
                self._state,
                self._flags,
                self._buffer,
                self._boards,
                offsets,
                first,
            )
            if first == len(waiting):
                return LegalBoards(waiting, offsets, self._boards[: offsets[-1]])
            self._boards = np.concatenate([self._boards, np.zeros_like(self._boards)])

    def play(self, rows: NDArray[np.int64]) -> None:
        kept = play_boards(
            self._rows,
            self._waiting,
            self._boards,
            rows,
            self._stall_turns,
            self._idle,
            self.winners,
            self.turns,
        )
        self._waiting = self._waiting[:kept].copy()
