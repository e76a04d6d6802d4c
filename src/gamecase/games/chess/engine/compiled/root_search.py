"""Iterative deepening at the root: the best moves with exact scores of one depth."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from threading import Timer

import chess

from gamecase.engines.cached_njit import prepare
from gamecase.games.chess.engine.compiled import search
from gamecase.games.chess.engine.compiled.position_setup import to_chess_move, write_position
from gamecase.games.chess.engine.compiled.transposition import (
    make_transposition_table,
    table_mask,
)
from gamecase.games.chess.engine.compiled.weights import Weights, shipped_weights, write_weights
from gamecase.games.chess.engine.compiled.workspace import (
    EXPECTED_LINES,
    LINE_LENGTHS,
    LINE_WIDTH,
    MOVES,
    NODE_LIMIT,
    NODES,
    STOPPED,
    TABLE_MASK,
    IntArray,
    make_workspace,
)
from gamecase.games.chess.engine.search_types import (
    MAX_SCORE,
    EngineMove,
    SearchLimit,
    mate_score,
)

_MAX_DEPTH = 64
_UNLIMITED = 1 << 60
_ASPIRATION_DEPTH, _ASPIRATION = 5, 25  # half-moves; centipawns around the last value
_FULL_MOVES, _LATE_DEPTH = 3, 4  # later moves are searched with less depth first


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move of the root, its value in the search, and the expected line."""

    move: int
    value: int = -search.INFINITE
    line: tuple[int, ...] = ()


@cache
def _workspace_with_weights() -> IntArray:
    workspace = make_workspace()
    write_weights(shipped_weights(), workspace)
    return workspace


def score_moves(
    board: chess.Board, limit: SearchLimit, weights: Weights | None = None
) -> list[EngineMove]:
    """The best moves, best first; the same request gets the same answer."""
    return RootSearch(board, limit, weights).run()


class RootSearch:
    """One search from a position, with a transposition table of its own."""

    def __init__(
        self, board: chess.Board, limit: SearchLimit, weights: Weights | None = None
    ) -> None:
        self._board, self._limit = board, limit
        self.workspace = _workspace_with_weights().copy()
        if weights is not None:
            write_weights(weights, self.workspace)
        write_position(board, self.workspace)
        self._table = make_transposition_table(min(limit.nodes, 1 << 40))
        self.workspace[TABLE_MASK] = table_mask(self._table)
        prepare(search.search_move, search.legal_moves)  # before a timer is started
        count = search.legal_moves(self.workspace)
        self._moves = [RootMove(int(move)) for move in self.workspace[MOVES : MOVES + count]]
        self._lines = min(limit.lines, count)
        self.depth = 0  # completed

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return int(self.workspace[NODES])

    def run(self) -> list[EngineMove]:
        """The best moves with exact scores, all of the greatest depth that was completed.

        Where only one is wanted, one found at a depth that was broken off is better yet.
        """
        best: list[RootMove] = []
        self.workspace[NODE_LIMIT] = _UNLIMITED  # depth 1 is always completed
        with self._stopped_in_time():
            for depth in range(1, min(self._limit.depth or _MAX_DEPTH, _MAX_DEPTH) + 1):
                found = self._search_depth(depth)
                if self.workspace[STOPPED]:
                    best = found or best
                    break
                best, self.depth = found, depth
                if self.workspace[NODE_LIMIT] == _UNLIMITED:
                    self.workspace[NODE_LIMIT] = self._limit.nodes
                if self._is_decided(best, depth):
                    break
        return [self._engine_move(root_move) for root_move in best]

    @contextmanager
    def _stopped_in_time(self) -> Iterator[None]:
        """Stop the search after the limit's seconds, if it has any."""
        if self._limit.seconds is None:
            yield
            return

        def stop() -> None:
            self.workspace[NODE_LIMIT] = 0

        timer = Timer(self._limit.seconds, stop)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _is_decided(self, best: list[RootMove], depth: int) -> bool:
        """Whether all lines are mates that a deeper search would not bring nearer."""
        return all(search.MATE - abs(found.value) <= depth for found in best)

    def _search_depth(self, depth: int) -> list[RootMove]:
        """The best moves at one depth; if it is broken off, a better one than before, or none."""
        exact: list[RootMove] = []
        others: list[RootMove] = []
        for number, root_move in enumerate(self._moves):
            found = (
                self._exact(root_move, depth)
                if len(exact) < self._lines
                else self._better(root_move, depth, exact[-1].value, number)
            )
            if self.workspace[STOPPED]:
                return exact if self._lines == 1 else []
            if found is None:
                others.append(root_move)
                continue
            exact.append(found)
            exact.sort(key=lambda scored: -scored.value)  # stable for equal values
            others += exact[self._lines :]
            del exact[self._lines :]
        self._moves = [*exact, *others]
        return exact

    def _exact(self, root_move: RootMove, depth: int) -> RootMove:
        """A move with its exact value, searched near its last value first."""
        guess = root_move.value
        if depth >= _ASPIRATION_DEPTH and abs(guess) < search.DECIDED:
            low, high = guess - _ASPIRATION, guess + _ASPIRATION
            found = self._window(root_move, depth, low, high)
            if low < found.value < high or self.workspace[STOPPED]:
                return found
        return self._window(root_move, depth, -search.INFINITE, search.INFINITE)

    def _better(self, root_move: RootMove, depth: int, bound: int, number: int) -> RootMove | None:
        """A move with its exact value if that is above a bound."""
        is_late = number >= self._lines + _FULL_MOVES and depth >= _LATE_DEPTH
        for less in (1, 0) if is_late else (0,):
            found = self._window(root_move, depth - less, bound, bound + 1)
            if found.value <= bound or self.workspace[STOPPED]:
                return None
        found = self._window(root_move, depth, bound, search.INFINITE)
        return found if found.value > bound else None

    def _window(self, root_move: RootMove, depth: int, low: int, high: int) -> RootMove:
        workspace = self.workspace
        value = search.search_move(root_move.move, depth, low, high, workspace, self._table)
        length, at = int(workspace[LINE_LENGTHS + 1]), EXPECTED_LINES + LINE_WIDTH
        line = (root_move.move, *map(int, workspace[at : at + length]))
        return replace(root_move, value=int(value), line=line)

    def _engine_move(self, found: RootMove) -> EngineMove:
        value, score = found.value, max(-MAX_SCORE, min(MAX_SCORE, found.value))
        if abs(value) > search.DECIDED:
            moves = (search.MATE - abs(value) + 1) // 2
            score = mate_score(moves if value > 0 else -moves)
        board, line = self._board.copy(stack=False), []
        for move in found.line:
            line.append(to_chess_move(move, board))
            board.push(line[-1])
        return EngineMove(line[0], score, tuple(line), self.depth)
