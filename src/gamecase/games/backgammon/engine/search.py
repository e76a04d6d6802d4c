"""Choose plays by search of zero to three plies, with poor plays pruned.

At 0 plies every board after a play is evaluated as it stands. At 1 ply each is evaluated by the
best replies to all 21 rolls of the opponent, at 2 plies by the replies to those, and so on; within
the search both sides choose by static evaluation. A ply deeper costs twenty times as much, so only
plays that can still be best are searched deeper.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.candidates import (
    ROLL_CHANCES,
    ROLLS,
    Indices,
    boards_after_all_rolls,
    boards_after_rolls,
)
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    Chances,
    Evaluator,
    Rows,
    distinct_rows,
    equity,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.evaluator import evaluator, prefilter_net
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.prefilter import select_best
from gamecase.games.backgammon.ruleset import Ruleset

T = TypeVar("T")

#: Boards searched together; more would not fit the processor's cache.
BATCH_ROWS = 16

#: The number of plays that pass the prefilter: within a search, and in static play of many rolls.
PREFILTER_KEEP = 5
PREFILTER_KEEP_MANY = 12


@dataclass(frozen=True, slots=True)
class MoveFilter:
    """Which plays are searched a ply deeper: at most this many, within this equity of the best."""

    keep: int
    within: float


#: By depth: the filter after the static evaluation, and after each ply.
MOVE_FILTERS = (
    (),
    (MoveFilter(8, 0.16),),
    (MoveFilter(10, 0.16), MoveFilter(4, 0.08)),
    (MoveFilter(10, 0.16), MoveFilter(5, 0.08), MoveFilter(3, 0.03)),
)

DEPTHS = range(len(MOVE_FILTERS))


@dataclass(frozen=True, slots=True)
class RankedPlay:
    """A play: the board after it as the mover sees it, the mover's chances, and the depth.

    One that was rolled out has a number of games, and a standard error of its equity.
    """

    index: int  # among the boards that were ranked
    row: Rows = field(compare=False)
    chances: Chances = field(compare=False)
    equity: float
    ply: int
    error: float = 0.0
    games: int = 0


class Search:
    """Search for positions under one set of rules."""

    def __init__(
        self,
        rules: Ruleset,
        evaluate: Evaluator | None = None,
        prefilter: Evaluator | None = None,
        threads: int = 1,
    ) -> None:
        self.rules = rules
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.evaluate = evaluate or evaluator(rules)
        self.prefilter = prefilter or prefilter_net()
        self._flags: Indices = rule_flags(rules)

    def chances(self, rows: Rows, ply: int = 0) -> Chances:
        """The five chances of the side on roll, searched this many plies."""
        if ply == 0 or not len(rows):
            return self.evaluate(rows)
        # A side that cannot move has the same board after many rolls: evaluate it once.
        distinct, which = distinct_rows(rows)
        results = self.map_batches(lambda part: self._search_batch(part, ply), distinct, ply)
        return np.concatenate(results)[which]

    def map_batches(self, work: Callable[[Rows], T], rows: Rows, ply: int) -> list[T]:
        """Apply a function to batches of boards, in parallel at the last ply.

        The batches do not depend on the number of threads, so the results are identical to the bit.
        """
        parts = [rows[start : start + BATCH_ROWS] for start in range(0, len(rows), BATCH_ROWS)]
        if self._pool is None or ply > 1 or len(parts) < 2:
            return [work(part) for part in parts]
        return list(self._pool.map(work, parts))

    def _search_batch(self, rows: Rows, ply: int) -> Chances:
        """The mean over all rolls of the chances after the best play of each."""
        is_over = ~(
            (rows[:, 1:26] > 0).any(axis=1) & (opponent_rows(rows)[:, 1:26] > 0).any(axis=1)
        )
        boards, replies = self._best_replies(rows)
        if ply > 1:
            replies = self.chances(boards, ply - 1)
        ours = opponent_chances(replies).reshape(len(rows), len(ROLLS), CHANCE_COUNT)
        means: Chances = np.einsum("ijk,j->ik", ours, ROLL_CHANCES).astype(np.float32)
        if is_over.any():
            means[is_over] = self.evaluate(rows[is_over])
        return means

    def _best_replies(self, rows: Rows) -> tuple[Rows, Chances]:
        """The board after the best play of each roll of each row, and its chances, both as the
        opponent sees them.
        """
        boards, starts = self.prefilter_boards(
            *boards_after_all_rolls(rows, self._flags), PREFILTER_KEEP
        )
        chances = self.evaluate(boards)
        best = segment_argmax(-equity(chances, self.rules), starts)
        return boards[best], chances[best]

    def prefilter_boards(self, boards: Rows, starts: Indices, keep: int) -> tuple[Rows, Indices]:
        """The boards of each segment that the prefilter rates best, at most `keep`."""
        values = -equity(self.prefilter(boards), self.rules)
        indices, ends = select_best(values, starts, keep)
        return boards[indices], ends

    def equity_by_roll(self, rows: Rows) -> NDArray[np.float32]:
        """The equity of the side on roll after each of the 21 rolls, played best.

        The difference of a roll from their mean is luck.
        """
        values = np.empty((len(rows), len(ROLLS)), np.float32)
        for start in range(0, len(rows), BATCH_ROWS):
            batch = rows[start : start + BATCH_ROWS]
            _, chances = self._best_replies(batch)
            equities = -equity(chances, self.rules)
            values[start : start + BATCH_ROWS] = equities.reshape(len(batch), len(ROLLS))
        return values

    def best_rows(self, rows: Rows, dice: NDArray[np.int64]) -> tuple[Rows, NDArray[np.float32]]:
        """For each row and its roll the board after the best play, as the opponent sees it, and the
        mover's equity by static evaluation.
        """
        boards, starts = self.prefilter_boards(
            *boards_after_rolls(rows, dice, self._flags), PREFILTER_KEEP_MANY
        )
        values = -equity(self.evaluate(boards), self.rules)
        best = segment_argmax(values, starts)
        return boards[best], values[best]

    def choices(
        self, row: Rows, dice: tuple[int, int], ply: int = 0, most: int | None = None
    ) -> list[RankedPlay]:
        """The plays of a roll, the best first; only the better ones are searched deeply."""
        boards, _ = boards_after_rolls(row[None, :], np.array([dice], np.int64), self._flags)
        return self.rank_boards(boards, ply, most)

    def evaluate_deeply(self, board: Rows, ply: int) -> RankedPlay:
        """A board after a play, as the opponent sees it, searched this many plies."""
        chances = self.chances(board, ply)
        value = -float(equity(chances, self.rules)[0])
        return RankedPlay(0, opponent_rows(board[0]), opponent_chances(chances)[0], value, ply)

    def rank_boards(self, boards: Rows, ply: int = 0, most: int | None = None) -> list[RankedPlay]:
        """The boards after plays, given as the opponent sees them, the best for the mover first.

        With `most`, only so many of the best are returned.
        """
        chances = self.evaluate(boards)
        values = -equity(chances, self.rules)
        depth = np.zeros(len(boards), np.int64)
        order = np.argsort(-values, kind="stable")
        for deeper, move_filter in enumerate(MOVE_FILTERS[ply], start=1):
            top = order[depth[order] == depth[order[0]]]
            top = top[: move_filter.keep]
            top = top[values[top] >= values[top[0]] - move_filter.within]
            if len(top) < 2:
                break
            chances[top] = self.chances(boards[top], deeper)
            values[top] = -equity(chances[top], self.rules)
            depth[top] = deeper
            order = np.lexsort((-values, -depth))
        ours = opponent_chances(chances)
        return [
            RankedPlay(
                index,
                opponent_rows(boards[index]),
                ours[index],
                float(values[index]),
                int(depth[index]),
            )
            for index in order[:most].tolist()
        ]


def segment_argmax(values: NDArray[np.floating], starts: Indices) -> Indices:
    """The index of the greatest value of each segment, the first of equal ones."""
    peaks = np.maximum.reduceat(values, starts[:-1])
    counts = np.diff(starts)
    candidates = np.flatnonzero(values == np.repeat(peaks, counts))
    segments = np.searchsorted(starts, candidates, side="right") - 1
    _, first = np.unique(segments, return_index=True)
    indices: Indices = candidates[first]
    return indices
