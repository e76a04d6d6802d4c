"""Choosing plays by looking ahead: none, one, two or three throws, with the poor ones left out.

At 0 plies every board a play leads to is judged as it stands. At 1 ply each is judged by the
answers to all twenty-one throws of the other side, at 2 by the answers to those, and so on; inside
the look-ahead both sides choose by the boards as they stand. What a level deeper costs twenty
times as much is asked only of plays that can still be best.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.candidates import (
    THROWS,
    WEIGHTS,
    Places,
    after_all_throws,
    after_throws,
)
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    Chances,
    Evaluator,
    Rows,
    distinct,
    equity,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.evaluator import evaluator, first_glance
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.prefilter import sifted
from gamecase.games.backgammon.ruleset import Ruleset

TranscribedGame = TypeVar("TranscribedGame")

#: Boards whose answers are looked up together; more would not fit the processor's cache.
TOGETHER = 16

#: Plays that pass the first glance, where there are more: inside the look-ahead, and where many
#: throws are played out as the boards stand.
GLANCED = 5
GLANCED_AT_ONCE = 12


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which plays are looked at one ply deeper: so many, and none too far behind the best."""

    keep: int
    within: float


#: By depth: what passes from the plays judged as they stand, and from each ply to the next.
SIEVES = (
    (),
    (Sieve(8, 0.16),),
    (Sieve(10, 0.16), Sieve(4, 0.08)),
    (Sieve(10, 0.16), Sieve(5, 0.08), Sieve(3, 0.03)),
)

DEPTHS = range(len(SIEVES))


@dataclass(frozen=True, slots=True)
class Choice:
    """One play: the board after it as the mover sees it, the mover's chances, and how deep."""

    nth: int  # its place among the boards that were asked about
    row: Rows
    chances: Chances
    equity: float
    ply: int


class Search:
    """Thinks about positions under one set of rules."""

    def __init__(
        self,
        rules: Ruleset,
        judge: Evaluator | None = None,
        glance: Evaluator | None = None,
        threads: int = 1,
    ) -> None:
        self.rules = rules
        self._crew = ThreadPoolExecutor(threads) if threads > 1 else None
        self.judge = judge or evaluator(rules)
        self.glance = glance or first_glance()
        self._flags: Places = flags_of(rules)

    def chances(self, rows: Rows, ply: int = 0) -> Chances:
        """The five chances of the side on roll, looking so many throws ahead."""
        if ply == 0 or not len(rows):
            return self.judge(rows)
        # Whoever cannot move stays where it is after many throws: the same board is asked once.
        some, which = distinct(rows)
        told = self.in_parts(lambda part: self._look(part, ply), some, ply)
        return np.concatenate(told)[which]

    def in_parts(
        self, work: Callable[[Rows], TranscribedGame], rows: Rows, ply: int
    ) -> list[TranscribedGame]:
        """Work on a few boards at a time, looking so many throws ahead.

        One throw ahead a part needs nobody else, and as many are worked on as there are threads.
        The parts are the same however many that are, and so are the numbers, to the bit.
        """
        parts = [rows[start : start + TOGETHER] for start in range(0, len(rows), TOGETHER)]
        if self._crew is None or ply > 1 or len(parts) < 2:
            return [work(part) for part in parts]
        return list(self._crew.map(work, parts))

    def _look(self, rows: Rows, ply: int) -> Chances:
        """The mean over all throws of what the best play of each leads to."""
        over = ~((rows[:, 1:26] > 0).any(axis=1) & (turned_rows(rows)[:, 1:26] > 0).any(axis=1))
        boards, told = self._answers(rows)
        if ply > 1:
            told = self.chances(boards, ply - 1)
        ours = turned_chances(told).reshape(len(rows), len(THROWS), KINDS)
        found: Chances = np.einsum("ijk,j->ik", ours, WEIGHTS).astype(np.float32)
        if over.any():
            found[over] = self.judge(rows[over])
        return found

    def _answers(self, rows: Rows) -> tuple[Rows, Chances]:
        """The board after the best play of each throw of each row, and the chances there, both as
        the other side sees them."""
        boards, starts = self.sifted(*after_all_throws(rows, self._flags), GLANCED)
        judged = self.judge(boards)
        best = first_best(-equity(judged, self.rules), starts)
        return boards[best], judged[best]

    def sifted(self, boards: Rows, starts: Places, keep: int) -> tuple[Rows, Places]:
        """Of each stretch of boards after plays those that are best at first glance, so many."""
        glanced = -equity(self.glance(boards), self.rules)
        kept, ends = sifted(glanced, starts, keep)
        return boards[kept], ends

    def by_throw(self, rows: Rows) -> NDArray[np.float32]:
        """The equity of the side on roll after each of the twenty-one throws, well played.

        What a throw is worth above their mean is luck, whoever plays how.
        """
        values = np.empty((len(rows), len(THROWS)), np.float32)
        for start in range(0, len(rows), TOGETHER):
            some = rows[start : start + TOGETHER]
            _, judged = self._answers(some)
            worth = -equity(judged, self.rules)
            values[start : start + TOGETHER] = worth.reshape(len(some), len(THROWS))
        return values

    def best_rows(self, rows: Rows, dice: NDArray[np.int64]) -> tuple[Rows, NDArray[np.float32]]:
        """For each row and its throw the board after the best play, as the other side sees it,
        and the mover's equity, by the boards as they stand."""
        boards, starts = self.sifted(*after_throws(rows, dice, self._flags), GLANCED_AT_ONCE)
        values = -equity(self.judge(boards), self.rules)
        best = first_best(values, starts)
        return boards[best], values[best]

    def choices(self, row: Rows, dice: tuple[int, int], ply: int = 0) -> list[Choice]:
        """Every play of a throw, the best first; only the better ones are looked at deeply."""
        boards, _ = after_throws(row[None, :], np.array([dice], np.int64), self._flags)
        return self.ranked(boards, ply)

    def deeply(self, board: Rows, ply: int) -> Choice:
        """One board after a play, as the other side sees it, looked at so many throws ahead."""
        chances = self.chances(board, ply)
        worth = -float(equity(chances, self.rules)[0])
        return Choice(0, turned_rows(board[0]), turned_chances(chances)[0], worth, ply)

    def ranked(self, boards: Rows, ply: int = 0) -> list[Choice]:
        """Boards after plays, as the other side sees them: the best for the mover first."""
        chances = self.judge(boards)
        values = -equity(chances, self.rules)
        depth = np.zeros(len(boards), np.int64)
        order = np.argsort(-values, kind="stable")
        for deeper, sieve in enumerate(SIEVES[ply], start=1):
            top = order[depth[order] == depth[order[0]]]
            top = top[: sieve.keep]
            top = top[values[top] >= values[top[0]] - sieve.within]
            if len(top) < 2:
                break
            chances[top] = self.chances(boards[top], deeper)
            values[top] = -equity(chances[top], self.rules)
            depth[top] = deeper
            order = np.lexsort((-values, -depth))
        ours = turned_chances(chances)
        return [
            Choice(at, turned_rows(boards[at]), ours[at], float(values[at]), int(depth[at]))
            for at in order.tolist()
        ]


def first_best(values: NDArray[np.floating], starts: Places) -> Places:
    """Of each stretch of values the place of its greatest, the first of equals."""
    peaks = np.maximum.reduceat(values, starts[:-1])
    counts = np.diff(starts)
    at = np.flatnonzero(values == np.repeat(peaks, counts))
    owners = np.searchsorted(starts, at, side="right") - 1
    _, first = np.unique(owners, return_index=True)
    found: Places = at[first]
    return found
