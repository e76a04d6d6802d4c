"""Iterative deepening at the root: every legal move with its value."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh

import numpy as np

from gamecase.engines.cached_njit import prepare
from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.compiled_moves import make_move_buffer
from gamecase.games.draughts.engine.packed_rules import pack_board, square_bits
from gamecase.games.draughts.engine.tablebase_files import find_tablebase
from gamecase.games.draughts.engine.transposition import (
    AGES,
    BUCKET,
    make_transposition_table,
    position_key,
)
from gamecase.games.draughts.engine.weights import (
    Weights,
    pattern_table,
    weights_of,
    write_weights,
)
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    LINE_KEYS,
    MAN_CODES,
    MATERIAL_STARTS,
    NODE_LIMIT,
    NODES,
    ROOT_PLY,
    STOPPED,
    TABLE_AGE,
    TABLEBASE_PIECES,
    SearchTuning,
    make_workspace,
    write_settings,
)
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.position import Move, Position

_BUFFER_DEPTH = 240
_UNLIMITED = 1 << 60
_ASPIRATION_DEPTH = 5
_ASPIRATION = 25  # hundredths of a man
_FULL_MOVES, _LATE_DEPTH = 4, 5  # at the root, later moves are searched with less depth first
# Weak levels are limited by depth: they search it nearly in full, and see no threats beyond it.
_SHALLOW_DEPTH = 8
_SHALLOW = SearchTuning(
    probcut_depth=5, probcut_margin=40, sees_threats=False, reduction=0.25, full_moves=3
)
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


class SearchCache:
    """What a player keeps from one move to the next: the transposition table and the history."""

    def __init__(self, entries: int) -> None:
        self.table = make_transposition_table(min(_table_bits(entries), largest_table_bits()))
        self.history = np.zeros(MAN_CODES - HISTORY, dtype=np.int64)
        self.age = 0

    def begin_search(self) -> None:
        """Let the entries of earlier searches be replaced first."""
        self.age = (self.age + 1) % AGES


def _table_bits(entries: int) -> int:
    return entries.bit_length()


@cache
def largest_table_bits() -> int:
    """The size of the largest transposition table: a hundredth of the memory of the machine."""
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # not a Unix system
        memory = 8 << 30
    return min(24, (memory // 100 // 16).bit_length() - 1)


class RootSearch:
    """One search from a position.

    With a transposition table of its own it is repeatable; with the memory of earlier searches of
    the same game and ruleset it is stronger.
    """

    def __init__(
        self,
        position: Position,
        limits: SearchLimits,
        weights: Weights | None = None,
        memory: SearchCache | None = None,
    ) -> None:
        rules = position.rules
        self.position = position
        self.limits = limits
        self.plays = legal_moves(rules, position.cells, position.turn).plays
        memory = memory or SearchCache(limits.nodes)
        memory.begin_search()
        self._memory, self.table = memory, memory.table
        self.buffer = make_move_buffer(_BUFFER_DEPTH)
        self.workspace = make_workspace(rules, len(position.past))
        if self._is_shallow:
            write_settings(self.workspace, _SHALLOW)
        self.workspace[HISTORY:MAN_CODES] = memory.history
        self.workspace[TABLE_AGE] = memory.age
        self._is_stopped = False
        self.workspace[ROOT_PLY] = len(position.past)
        weights = weights or weights_of(rules)
        write_weights(weights, rules, self.workspace)
        self._patterns = pattern_table(weights, rules.size)
        boards = (*position.past, position.cells)
        turn = position.turn if len(boards) % 2 else position.turn.other
        for nth, cells in enumerate(boards):
            self.workspace[LINE_KEYS + nth] = position_key(*pack_board(rules, cells, turn))
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
    def _is_shallow(self) -> bool:
        return self.limits.depth <= _SHALLOW_DEPTH

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
            scored_plays = self._search_depth(scored_plays, depth)
            if self.workspace[STOPPED]:
                break
            self.depth = depth
            self.workspace[NODE_LIMIT] = 0 if self._is_stopped else self.limits.nodes
            on_depth(scored_plays)
            best = abs(scored_plays[0].value)
            is_decided = best > search.DECIDED and depth > search.WIN - best
            if is_decided or len(self.plays) == 1:
                break
        self._memory.history[:] = self.workspace[HISTORY:MAN_CODES]
        return scored_plays

    def _search_depth(self, scored_plays: list[ScoredPlay], depth: int) -> list[ScoredPlay]:
        """The moves in their new order; if stopped, those searched so far before the others."""
        deeper: list[ScoredPlay] = []
        best, margin = -2 * search.WIN, self.limits.margin
        for number, scored_play in enumerate(scored_plays):
            bound = max(best - margin - 1, -2 * search.WIN)
            play, guess = scored_play.play, scored_play.value
            if number == 0:
                value = self._first_value(play, depth, guess)
            else:
                value = self._value(play, depth, bound, number)
            if self.workspace[STOPPED]:
                return unfinished_order(scored_plays, deeper, margin)
            best = max(best, value)
            deeper.append(ScoredPlay(play, value))
        return sorted(deeper, key=lambda scored_play: -scored_play.value)  # stable for equal values

    def _first_value(self, play: Play, depth: int, guess: int) -> int:
        """The value of the move that was best so far, searched near its last value first."""
        if depth >= _ASPIRATION_DEPTH and abs(guess) < search.DECIDED:
            low, high = guess - _ASPIRATION, guess + _ASPIRATION
            value = self._window(play, depth, low, high)
            if low < value < high or self.workspace[STOPPED]:
                return value
        return self._window(play, depth, -2 * search.WIN, 2 * search.WIN)

    def _value(self, play: Play, depth: int, bound: int, number: int) -> int:
        """The value of a later move; most are no better than the bound, which is cheap to show."""
        if bound > -2 * search.WIN:
            is_late = number >= _FULL_MOVES and depth >= _LATE_DEPTH and not play.taken
            is_late = is_late and not self._is_shallow
            for less in (1, 0) if is_late else (0,):
                value = self._window(play, depth - less, bound, bound + 1)
                if value <= bound or self.workspace[STOPPED]:
                    return value
        return self._window(play, depth, bound, 2 * search.WIN)

    def _window(self, play: Play, depth: int, bottom: int, top: int) -> int:
        """The value of a move as far as it is between two bounds."""
        position = self.position
        own, opp, kings, side = pack_board(position.rules, play.after, position.turn.other)
        is_quiet = not play.taken and is_king(position.cells[play.path[0]])
        past = len(position.past)
        return -int(search.negamax(
            own, opp, kings, side, depth - 1, -top, -bottom, past + 1,
            past + 1 if is_quiet else 0, self.workspace, self.buffer, 0, self.table,
            self.tablebase, self._patterns,
        ))  # fmt: skip

    def line(self, play: Play, longest: int = 8) -> tuple[Move, ...]:
        """The expected continuation of a move, as far as the transposition table holds it."""
        rules, turn = self.position.rules, self.position.turn.other
        bits = square_bits(rules.size)
        line = [play.move]
        cells = play.after
        while len(line) < longest:
            key = int(position_key(*pack_board(rules, cells, turn)))
            at = key & (len(self.table) - BUCKET)
            entries = [
                data for entry, data in self.table[at : at + BUCKET].tolist() if entry == key
            ]
            if not entries:
                break
            start, end = divmod(entries[0] & 4095, 64)
            squares = (1 << start, 1 << end)
            legal = legal_moves(rules, cells, turn).plays
            replies = [p for p in legal if (bits[p.path[0]], bits[p.path[-1]]) == squares]
            if not replies:
                break
            line.append(replies[0].move)
            cells, turn = replies[0].after, turn.other
        return tuple(line)


def unfinished_order(
    scored_plays: list[ScoredPlay], deeper: list[ScoredPlay], margin: int
) -> list[ScoredPlay]:
    """The order of the moves when a depth was not completed.

    If another move turned out best, it comes first, and the others have values that do not count
    as equal to it. Otherwise the values of the depth before stand, which can be compared.
    """
    best = max(deeper, key=lambda scored: scored.value, default=None)  # the first of equal ones
    if best is None or best.play is scored_plays[0].play:
        return scored_plays
    most = best.value - margin - 1
    others = [scored for scored in scored_plays if scored.play is not best.play]
    return [best, *(ScoredPlay(scored.play, min(scored.value, most)) for scored in others)]
