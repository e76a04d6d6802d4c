"""Thinking about a position: every move with its value, deeper and deeper."""

from dataclasses import dataclass
from math import tanh

import numpy as np

from gamecase.games.draughts.engine import search
from gamecase.games.draughts.engine.kernel import make_buffer
from gamecase.games.draughts.engine.law import Numbers, law_of, pack
from gamecase.games.draughts.engine.library import endings_of
from gamecase.games.draughts.engine.weights import weights_of
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.position import Position

_BUFFER_TURNS = 240
_NO_ENDINGS = (
    np.zeros(1, dtype=np.uint8),
    np.full((1, 1, 1, 1), -1, dtype=np.int64),
    np.zeros((1, 1), dtype=np.int64),
)


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
        if abs(self.value) > search.SURE:
            return 1.0 if self.value > 0 else -1.0
        return 0.98 * tanh(self.value / 250)


class Thinker:
    """One train of thought; its memory is its own, so that it can be repeated."""

    def __init__(self, position: Position, effort: Effort, weights: Numbers | None = None) -> None:
        rules = position.rules
        self.position = position
        self.effort = effort
        self.law = law_of(rules)
        self.weights = weights_of(rules) if weights is None else weights
        self.table = search.make_table(max(10, min(20, effort.nodes.bit_length() - 1)))
        self.history = search.make_history()
        self.buffer = make_buffer(_BUFFER_TURNS)
        self.pad = np.zeros(5, dtype=np.int64)
        self.pad[search.LIMIT] = effort.nodes
        self.pad[search.ROOT] = len(position.past)
        self.line = np.zeros(len(position.past) + 512, dtype=np.int64)
        boards = (*position.past, position.cells)
        turn = position.turn if len(boards) % 2 else position.turn.other
        for nth, cells in enumerate(boards):
            self.line[nth] = search.key_of(*pack(rules, cells, turn))
            turn = turn.other
        known = endings_of(rules) if effort.knows_endings else None
        self.pad[search.KNOWN] = known.pieces if known else 0
        self.endings = (known.values, known.starts, known.ways) if known else _NO_ENDINGS
        self.depth = 0  # reached in full

    def think(self) -> list[Thought]:
        """Every move with its value, the best first; those far behind only known to be behind."""
        plays = turns(self.position.rules, self.position.cells, self.position.turn).plays
        thoughts = [Thought(play, 0) for play in plays]
        for depth in range(1, self.effort.depth + 1):
            deeper = self._look(thoughts, depth)
            if deeper is None:
                break
            thoughts, self.depth = deeper, depth
            decided = abs(thoughts[0].value) > search.SURE
            if len(plays) == 1 or (decided and depth > search.WIN - abs(thoughts[0].value)):
                break
        return thoughts

    def _look(self, thoughts: list[Thought], depth: int) -> list[Thought] | None:
        found = []
        best = -2 * search.WIN
        for thought in thoughts:
            bound = max(best - self.effort.margin - 1, -2 * search.WIN)
            value = self._value(thought.play, depth, bound)
            if self.pad[search.STOPPED]:
                return None
            best = max(best, value)
            found.append(Thought(thought.play, value))
        return sorted(found, key=lambda each: -each.value)  # stable: earlier order breaks ties

    def _value(self, play: Play, depth: int, bound: int) -> int:
        position = self.position
        own, opp, kings, side = pack(position.rules, play.after, position.turn.other)
        is_quiet = not play.taken and position.cells[play.path[0]] in "WB"
        past = len(position.past)
        calm = past + 1 if is_quiet else 0
        return -search.negamax(
            own, opp, kings, side, depth - 1, -2 * search.WIN, -bound, past + 1, calm,
            self.law, self.weights, self.buffer, 0, self.table, self.history, self.line, self.pad,
            *self.endings,
        )  # fmt: skip
