"""The computer at draughts: from one who takes what it sees to one who hardly errs."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.kernel.errors import BadInput

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.root_search import Thought

_OPENING_LASTS = 8  # squares that look otherwise than at the beginning: about two moves each
_HINT_NODES = 1_000_000  # positions for a hint: about half a second

LEVELS = (
    Level("beginner"),
    Level("casual"),
    Level("skilled"),
    Level("strong"),
    Level("master"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How a level thinks: how deep, how long, and how far its judgement wavers."""

    depth: int
    nodes_per_second: int
    wavers: int = 0  # hundredths of a man, added to what each move seems to be worth
    margin: int = 3  # moves this close to the best are as good, for variety
    opening_margin: int = 12
    knows_endings: bool = False


_MANNERS = {
    "beginner": Manner(depth=1, nodes_per_second=100_000, wavers=110),
    "casual": Manner(depth=3, nodes_per_second=100_000, wavers=45),
    "skilled": Manner(depth=7, nodes_per_second=100_000, wavers=12),
    "strong": Manner(depth=64, nodes_per_second=60_000, knows_endings=True),
    "master": Manner(depth=64, nodes_per_second=800_000, knows_endings=True),
}


def bot(level: str) -> Bot[Position, Move]:
    if level not in _MANNERS:
        raise BadInput(f"no level {level!r}; there are {[each.key for each in LEVELS]}")
    return Player(_MANNERS[level])


@dataclass(frozen=True, slots=True)
class Player:
    """Looks ahead as its manner lets it, and chooses among what seems best."""

    manner: Manner

    def advise(self, position: Position, context: MoveContext) -> Advice[Move]:
        # Compiled code is loaded when a bot first thinks, in the worker process where it does.
        from gamecase.games.draughts.engine.root_search import Effort  # noqa: PLC0415
        from gamecase.games.draughts.engine.tablebase_play import think  # noqa: PLC0415

        if context.wants_reason:
            return self._explain(position)
        manner = self.manner
        effort = Effort(
            depth=manner.depth,
            nodes=max(2_000, int(manner.nodes_per_second * context.seconds)),
            margin=max(self._margin(position), 2 * manner.wavers),
            knows_endings=manner.knows_endings,
        )
        thoughts = think(position, effort)
        chosen = self._choose(thoughts, self._margin(position), context.random)
        return Advice(chosen.play.move, chosen.expectation)

    def _explain(self, position: Position) -> Advice[Move]:
        """The best move there is, whatever the level, and why."""
        from gamecase.games.draughts.engine.analysis import hint  # noqa: PLC0415

        found = hint(position, nodes=_HINT_NODES)
        return Advice(found.weighed.move, found.weighed.expectation, reason=found.reason)

    def _margin(self, position: Position) -> int:
        """How much a move may fall short of the best: more while the opening lasts, so that no two
        games begin alike."""
        start = opening_cells(position.rules)
        moved = sum(one != two for one, two in zip(start, position.cells, strict=True))
        return self.manner.opening_margin if moved <= _OPENING_LASTS else self.manner.margin

    def _choose(self, thoughts: "list[Thought]", margin: int, random: Random) -> "Thought":
        """One of those that seem best; what is decided is not left to chance."""
        best = thoughts[0].value
        seeming = []
        for each in thoughts:
            wavering = random.uniform(-self.manner.wavers, self.manner.wavers)
            if each.value >= best - max(margin, 2 * self.manner.wavers):
                seeming.append((each.value + wavering, each))
        if self.manner.wavers:
            return max(seeming, key=lambda pair: pair[0])[1]
        if abs(best) > 20_000:
            return thoughts[0]
        return random.choice([each for _, each in seeming])
