"""Iterative deepening at the root: every legal move with its value."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh

import numpy as np

from gamecase.engines.cached_njit import prepare
from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.compiled_moves import make_move_buffer
from gamecase.games.draughts.engine.packed_rules import pack_board, square_bits
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.weights import Weights, weights_of, write_weights
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    LINE_KEYS,
    MATERIAL_STARTS,
    NODE_LIMIT,
    NODES,
    ROOT_PLY,
    STOPPED,
    TABLEBASE_PIECES,
    make_workspace,
)
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.position import Move, Position

_BUFFER_DEPTH = 240
_UNLIMITED = 1 << 60
_NO_TABLEBASE = np.zeros(1, dtype=np.uint8)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchLimits:
    """The limits of a search.

    Counted in positions, not in seconds, so that the strength of a level does not depend on the
    machine and the same request gets the same reply.
    """

    depth: int = 64
    nodes: int = 1_000_000
    uses_tablebase: bool = False
    margin: int = 0  # moves this close to the best get an exact value, for variety


@dataclass(frozen=True, slots=True)
class ScoredPlay:
    """A move and its value to the side that makes it."""

    play: Play
    value: int  # hundredths of a man; beyond search.DECIDED a decided game

    @property
    def expectation(self) -> float:
        """From -1, a sure loss, to 1, a sure win."""
        return expectation(self.value)


DepthCallback = Callable[[list[ScoredPlay]], None]


def _ignore(_scored_plays: list[ScoredPlay]) -> None:
    pass


def expectation(value: int) -> float:
    """The expected result of a value: from -1, a sure loss, to 1, a sure win."""
    if abs(value) > search.DECIDED:
        return 1.0 if value > 0 else -1.0
    return 0.98 * tanh(value / 250)


class RootSearch:
    """One search from a position, with its own transposition table, so that it is repeatable."""

    def __init__(
        self, position: Position, limits: SearchLimits, weights: Weights | None = None
    ) -> None:
        rules = position.rules
        self.position = position
        self.limits = limits
        self.plays = legal_moves(rules, position.cells, position.turn).plays
        table_bits = max(10, min(20, limits.nodes.bit_length() - 1))
        self.table = search.make_transposition_table(table_bits)
        self.buffer = make_move_buffer(_BUFFER_DEPTH)
        self.workspace = make_workspace(rules, len(position.past))
        self._is_stopped = False
        self.workspace[ROOT_PLY] = len(position.past)
        write_weights(weights or weights_of(rules), rules, self.workspace)
        boards = (*position.past, position.cells)
        turn = position.turn if len(boards) % 2 else position.turn.other
        for nth, cells in enumerate(boards):
            self.workspace[LINE_KEYS + nth] = search.position_key(*pack_board(rules, cells, turn))
            turn = turn.other
        self.tablebase = _NO_TABLEBASE
        tablebase = find_tablebase(rules) if limits.uses_tablebase else None
        if tablebase is not None:
            self.workspace[TABLEBASE_PIECES] = tablebase.pieces
            self.workspace[MATERIAL_STARTS:HISTORY] = tablebase.workspace[MATERIAL_STARTS:HISTORY]
            self.tablebase = tablebase.packed_values
        self.depth = 0  # completed
        prepare(search.negamax)  # before the caller starts a timer

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return int(self.workspace[NODES])

    def stop(self) -> None:
        """Stop the search from another thread; `run` then returns what it has found so far."""
        self._is_stopped = True
        self.workspace[NODE_LIMIT] = 0

    def run(
        self, plays: Sequence[Play] = (), on_depth: DepthCallback = _ignore
    ) -> list[ScoredPlay]:
        """Every move with its value, the best first; of weak moves only an upper bound.

        `on_depth` is called with the moves so far whenever a depth is completed.
        """
        scored_plays = [ScoredPlay(play, 0) for play in plays or self.plays]
        self.workspace[NODE_LIMIT] = _UNLIMITED  # depth 1 is always completed
        for depth in range(1, self.limits.depth + 1):
            deeper = self._search_depth(scored_plays, depth)
            if deeper is None:
                break
            scored_plays, self.depth = deeper, depth
            self.workspace[NODE_LIMIT] = 0 if self._is_stopped else self.limits.nodes
            on_depth(scored_plays)
            best = abs(scored_plays[0].value)
            is_decided = best > search.DECIDED and depth > search.WIN - best
            if is_decided or len(self.plays) == 1:
                break
        return scored_plays

    def _search_depth(self, scored_plays: list[ScoredPlay], depth: int) -> list[ScoredPlay] | None:
        deeper = []
        best = -2 * search.WIN
        for scored_play in scored_plays:
            bound = max(best - self.limits.margin - 1, -2 * search.WIN)
            value = self._value(scored_play.play, depth, bound)
            if self.workspace[STOPPED]:
                return None
            best = max(best, value)
            deeper.append(ScoredPlay(scored_play.play, value))
        return sorted(deeper, key=lambda scored_play: -scored_play.value)  # stable for equal values

    def _value(self, play: Play, depth: int, bound: int) -> int:
        position = self.position
        own, opp, kings, side = pack_board(position.rules, play.after, position.turn.other)
        is_quiet = not play.taken and is_king(position.cells[play.path[0]])
        past = len(position.past)

        def search_window(top: int) -> int:
            return -int(search.negamax(
                own, opp, kings, side, depth - 1, -top, -bound, past + 1,
                past + 1 if is_quiet else 0, self.workspace, self.buffer, 0, self.table,
                self.tablebase,
            ))  # fmt: skip

        # Most moves are no better than the bound, which a null window shows sooner.
        if bound > -2 * search.WIN:
            value = search_window(bound + 1)
            if value <= bound or self.workspace[STOPPED]:
                return value
        return search_window(2 * search.WIN)

    def line(self, play: Play, longest: int = 8) -> tuple[Move, ...]:
        """The expected continuation of a move, as far as the transposition table holds it."""
        rules, turn = self.position.rules, self.position.turn.other
        bits = square_bits(rules.size)
        line = [play.move]
        cells = play.after
        while len(line) < longest:
            key = search.position_key(*pack_board(rules, cells, turn))
            entry = self.table[key & (len(self.table) - 1)]
            if int(entry[0]) != key:
                break
            start, end = divmod(int(entry[1]) & 4095, 64)
            squares = (1 << start, 1 << end)
            legal = legal_moves(rules, cells, turn).plays
            replies = [p for p in legal if (bits[p.path[0]], bits[p.path[-1]]) == squares]
            if not replies:
                break
            line.append(replies[0].move)
            cells, turn = replies[0].after, turn.other
        return tuple(line)
