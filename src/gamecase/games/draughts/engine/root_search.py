"""Thinking about a position: every move with its value, deeper and deeper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh

import numpy as np

from gamecase.engines.cached_njit import prepare
from gamecase.games.draughts.board import is_king
from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.kernel import make_buffer
from gamecase.games.draughts.engine.packed_rules import bits_of, pack
from gamecase.games.draughts.engine.tablebase_files import endings_of
from gamecase.games.draughts.engine.weights import Weights, lay_down, weights_of
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    KNOWN,
    LIMIT,
    LINE,
    NODES,
    ROOT,
    STARTS,
    STOPPED,
    make_desk,
)
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.position import Move, Position

_BUFFER_TURNS = 240
_ANY = 1 << 60
_NOTHING_KNOWN = np.zeros(1, dtype=np.uint8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How hard to think. Counted in positions, not in seconds: levels must not drift with the
    machine, and the same question gets the same answer."""

    depth: int = 64
    nodes: int = 1_000_000
    knows_endings: bool = False
    margin: int = 0  # moves this close to the best get their true value, for variety


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and what it is worth to the side that makes it."""

    play: Play
    value: int  # hundredths of a man; beyond search.SURE a decided game

    @property
    def expectation(self) -> float:
        """From -1, a sure loss, to 1, a sure win."""
        return expectation(self.value)


Listener = Callable[[list[Thought]], None]


def _deaf(_thoughts: list[Thought]) -> None:
    pass


def expectation(value: int) -> float:
    """What a value makes one expect: from -1, a sure loss, to 1, a sure win."""
    if abs(value) > search.SURE:
        return 1.0 if value > 0 else -1.0
    return 0.98 * tanh(value / 250)


class Thinker:
    """One train of thought; its memory is its own, so that it can be repeated."""

    def __init__(self, position: Position, effort: Effort, weights: Weights | None = None) -> None:
        rules = position.rules
        self.position = position
        self.effort = effort
        self.plays = turns(rules, position.cells, position.turn).plays
        self.table = search.make_table(max(10, min(20, effort.nodes.bit_length() - 1)))
        self.buffer = make_buffer(_BUFFER_TURNS)
        self.desk = make_desk(rules, len(position.past))
        self._is_stopped = False
        self.desk[ROOT] = len(position.past)
        lay_down(weights or weights_of(rules), rules, self.desk)
        boards = (*position.past, position.cells)
        turn = position.turn if len(boards) % 2 else position.turn.other
        for nth, cells in enumerate(boards):
            self.desk[LINE + nth] = search.key_of(*pack(rules, cells, turn))
            turn = turn.other
        self.known = _NOTHING_KNOWN
        endings = endings_of(rules) if effort.knows_endings else None
        if endings is not None:
            self.desk[KNOWN] = endings.pieces
            self.desk[STARTS:HISTORY] = endings.desk[STARTS:HISTORY]
            self.known = endings.packed
        self.depth = 0  # reached in full
        prepare(search.negamax)  # so that no time limit of the caller runs while it is compiled

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self.desk[NODES])

    def stop(self) -> None:
        """End the thought, from another thread: what was found so far is the answer."""
        self._is_stopped = True
        self.desk[LIMIT] = 0

    def think(self, plays: Sequence[Play] = (), heard: Listener = _deaf) -> list[Thought]:
        """Every move with its value, the best first; those far behind only known to be behind.

        `heard` is told what is thought so far whenever a depth is done.
        """
        thoughts = [Thought(play, 0) for play in plays or self.plays]
        self.desk[LIMIT] = _ANY  # every move is looked at once, whatever the limit
        for depth in range(1, self.effort.depth + 1):
            deeper = self._look(thoughts, depth)
            if deeper is None:
                break
            thoughts, self.depth = deeper, depth
            self.desk[LIMIT] = 0 if self._is_stopped else self.effort.nodes
            heard(thoughts)
            decided = abs(thoughts[0].value) > search.SURE
            # One legal move needs no thought; one of several, asked for alone, needs all of it.
            if len(self.plays) == 1 or (decided and depth > search.WIN - abs(thoughts[0].value)):
                break
        return thoughts

    def _look(self, thoughts: list[Thought], depth: int) -> list[Thought] | None:
        found = []
        best = -2 * search.WIN
        for thought in thoughts:
            bound = max(best - self.effort.margin - 1, -2 * search.WIN)
            value = self._value(thought.play, depth, bound)
            if self.desk[STOPPED]:
                return None
            best = max(best, value)
            found.append(Thought(thought.play, value))
        return sorted(found, key=lambda each: -each.value)  # stable: earlier order breaks ties

    def _value(self, play: Play, depth: int, bound: int) -> int:
        position = self.position
        own, opp, kings, side = pack(position.rules, play.after, position.turn.other)
        is_quiet = not play.taken and is_king(position.cells[play.path[0]])
        past = len(position.past)

        def looked(top: int) -> int:
            return -int(search.negamax(
                own, opp, kings, side, depth - 1, -top, -bound, past + 1,
                past + 1 if is_quiet else 0, self.desk, self.buffer, 0, self.table, self.known,
            ))  # fmt: skip

        # Most moves are no better than the bound, which a narrow window shows more quickly.
        if bound > -2 * search.WIN:
            value = looked(bound + 1)
            if value <= bound or self.desk[STOPPED]:
                return value
        return looked(2 * search.WIN)

    def line(self, play: Play, longest: int = 8) -> tuple[Move, ...]:
        """How it would go on after a move, as far as the search remembers."""
        rules, turn = self.position.rules, self.position.turn.other
        bits = bits_of(rules.size)
        found = [play.move]
        cells = play.after
        while len(found) < longest:
            key = search.key_of(*pack(rules, cells, turn))
            kept = self.table[key & (len(self.table) - 1)]
            if int(kept[0]) != key:
                break
            start, end = divmod(int(kept[1]) & 4095, 64)
            wanted = (1 << start, 1 << end)
            legal = turns(rules, cells, turn).plays
            following = [p for p in legal if (bits[p.path[0]], bits[p.path[-1]]) == wanted]
            if not following:
                break
            found.append(following[0].move)
            cells, turn = following[0].after, turn.other
        return tuple(found)
