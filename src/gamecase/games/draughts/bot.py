"""The computer players of draughts, from one that sees a single move ahead to a master."""

from dataclasses import dataclass
from math import tanh
from random import Random
from typing import TYPE_CHECKING

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.draughts.position import Move, Position, opening_cells
from gamecase.games.draughts.small_search import SmallSearch
from gamecase.kernel.errors import BadInput

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.root_search import ScoredPlay

_OPENING_CHANGES = 8  # squares changed since the start of the game: about two moves each
_HINT_NODES = 1_000_000  # positions for a hint: about half a second

LEVELS: tuple[Level, ...] = (
    Level("beginner"),
    Level("casual"),
    Level("skilled"),
    Level("strong"),
    Level("master"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelSettings:
    """The depth and length of a level's search, and the random error of its judgement."""

    depth: int
    nodes_per_second: int
    noise: int = 0  # hundredths of a man: the largest random error of a move's value
    margin: int = 3  # moves this close to the best are chosen from at random, for variety
    opening_margin: int = 12
    uses_tablebase: bool = False


_SETTINGS = {
    "beginner": LevelSettings(depth=1, nodes_per_second=100_000, noise=110),
    "casual": LevelSettings(depth=3, nodes_per_second=100_000, noise=45),
    "skilled": LevelSettings(depth=7, nodes_per_second=100_000, noise=12),
    "strong": LevelSettings(depth=64, nodes_per_second=60_000, uses_tablebase=True),
    "master": LevelSettings(depth=64, nodes_per_second=800_000, uses_tablebase=True),
}


def bot(level: str) -> Bot[Position, Move]:
    if level not in _SETTINGS:
        raise BadInput(f"no level {level!r}; there are {[*_SETTINGS]}")
    return DraughtsBot(_SETTINGS[level])


@dataclass(frozen=True, slots=True)
class DraughtsBot:
    """Searches within the limits of its level, and chooses among the moves that seem best."""

    settings: LevelSettings

    def advise(self, position: Position, context: MoveContext) -> Advice[Move]:
        if is_interpreted():
            return self._advise_without_engine(position, context)
        # Numba is imported here, in the worker process where the bot runs.
        from gamecase.games.draughts.engine.root_search import SearchLimits  # noqa: PLC0415
        from gamecase.games.draughts.engine.tablebase_play import score_moves  # noqa: PLC0415

        if context.wants_reason:
            return self._explain(position)
        settings = self.settings
        limits = SearchLimits(
            depth=settings.depth,
            nodes=max(2_000, int(settings.nodes_per_second * context.seconds)),
            margin=max(self._margin(position), 2 * settings.noise),
            uses_tablebase=settings.uses_tablebase,
        )
        scored_plays = score_moves(position, limits)
        chosen = self._choose(scored_plays, self._margin(position), context.random)
        return Advice(chosen.play.move, chosen.expectation)

    def _advise_without_engine(self, position: Position, context: MoveContext) -> Advice[Move]:
        """What a small search finds, with the level's errors; a hint is without them."""
        noise = 0 if context.wants_reason else self.settings.noise
        ranked = SmallSearch(position).run()
        play, value = max(ranked, key=lambda pair: pair[1] + context.random.uniform(-noise, noise))
        return Advice(play.move, tanh(value / 400))

    def _explain(self, position: Position) -> Advice[Move]:
        """The best move whatever the level, and the reason for it."""
        from gamecase.games.draughts.engine.analysis import hint  # noqa: PLC0415

        best = hint(position, nodes=_HINT_NODES)
        return Advice(best.line.move, best.line.expectation, reason=best.reason)

    def _margin(self, position: Position) -> int:
        """How much worse than the best a move may be: more in the opening, for variety."""
        start = opening_cells(position.rules)
        changed = sum(before != now for before, now in zip(start, position.cells, strict=True))
        return self.settings.opening_margin if changed <= _OPENING_CHANGES else self.settings.margin

    def _choose(
        self, scored_plays: "list[ScoredPlay]", margin: int, random: Random
    ) -> "ScoredPlay":
        """One of the moves that seem best; in a decided game always the best."""
        best = scored_plays[0].value
        candidates = []
        for scored in scored_plays:
            error = random.uniform(-self.settings.noise, self.settings.noise)
            if scored.value >= best - max(margin, 2 * self.settings.noise):
                candidates.append((scored.value + error, scored))
        if self.settings.noise:
            return max(candidates, key=lambda candidate: candidate[0])[1]
        if abs(best) > 20_000:
            return scored_plays[0]
        return random.choice([scored for _, scored in candidates])
