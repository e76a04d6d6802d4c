"""Many games of draughts side by side by the compiled kernel, under every rule of a booklet.

A board has one number for each playing square, row by row from the edge of the side that sees it:
1 our man, 2 our king, -1 and -2 theirs.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.game_batch_module import LegalBoards
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.batch_kernel import (
    HELD,
    KINGS,
    OPP,
    OWN,
    SIDE,
    STATE_WIDTH,
    list_boards,
    play_moves,
)
from gamecase.games.draughts.engine.compiled_moves import CROWNED, MAX_MOVES
from gamecase.games.draughts.engine.packed_rules import square_bits
from gamecase.games.draughts.playouts import pack_game
from gamecase.games.draughts.position import holds_main_road
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore

_USUAL_MOVES = 16  # boards of a position for which there is room at first


def start_games(rules: Ruleset, games: int, seed: int) -> "DraughtsBatch":
    """Start games from the opening; there is nothing for a seed to decide."""
    return DraughtsBatch(rules, games)


class DraughtsBatch:
    """Games in progress, and the moves that lead to the boards listed last."""

    def __init__(self, rules: Ruleset, games: int) -> None:
        opening = GAME.opening(rules, MatchScore())
        self._packed = pack_game(opening)
        self.winners: NDArray[np.int8] = np.full(games, -1, np.int8)
        self.turns: NDArray[np.int32] = np.zeros(games, np.int32)
        self._waiting: NDArray[np.int32] = np.arange(games, dtype=np.int32)
        self._states: NDArray[np.int64] = np.zeros((games, STATE_WIDTH), np.int64)
        self._states[:, [OWN, OPP, KINGS, SIDE]] = self._packed.start
        self._states[:, HELD] = holds_main_road(opening.cells)
        self._past = np.repeat(self._packed.past[np.newaxis], games, axis=0)
        bits = square_bits(rules.size)
        self._bits = np.array([bits, bits[::-1]], np.int64)
        room = MAX_MOVES + _USUAL_MOVES * games
        self._boards = np.zeros((room, len(bits)), np.int8)
        self._moves = np.zeros((room, CROWNED + 1), np.int64)

    def legal_boards(self) -> LegalBoards:
        packed, offsets = self._packed, np.zeros(len(self._waiting) + 1, np.int64)
        cursor = np.zeros(2, np.int64)
        while True:
            list_boards(
                self._states,
                self._past,
                self._waiting,
                packed.rules,
                packed.limits,
                packed.endings,
                self._bits,
                packed.moves,
                self._boards,
                self._moves,
                offsets,
                self.winners,
                self.turns,
                cursor,
            )
            done, kept = cursor
            if done == len(self._waiting):
                break
            self._boards = np.concatenate([self._boards, np.zeros_like(self._boards)])
            self._moves = np.concatenate([self._moves, np.zeros_like(self._moves)])
        self._waiting = self._waiting[:kept].copy()
        offsets = offsets[: kept + 1]
        return LegalBoards(self._waiting, offsets, self._boards[: offsets[-1]])

    def play(self, rows: NDArray[np.int64]) -> None:
        play_moves(
            self._states,
            self._past,
            self._waiting,
            self._packed.limits,
            self._packed.endings,
            self._moves,
            rows,
            self.turns,
        )
