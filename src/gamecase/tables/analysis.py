"""Analysis of games: every position is evaluated by the engine pool, and results are cached."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice

from gamecase.engines.analyst_module import Evaluation
from gamecase.engines.requests import EvaluationRequest
from gamecase.storage.store import StoreUnavailable
from gamecase.study.analyses import AnalysisState
from gamecase.tables.analysis_archive import AnalysisArchive
from gamecase.tables.engine_pool import EngineFailed, EnginePool
from gamecase.tables.played_game import PlayedGame, played
from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_MAX_CACHED = 256  # games
_MAX_CACHED_BY_HOLDER = 16
_MAX_AT_ONCE = 4  # games of one holder that are analysed at the same time
_PATIENCE_SECONDS = 30.0  # after which an analysis that nobody asks for pauses
_ENGINE_SECONDS = 30.0  # for one position: nobody waits, and a slow engine beats a weak one
_SAVED_AFTER = 25  # evaluations, so that little is lost when a server stops
LONGEST = 600  # positions of a game that are evaluated

#: Stores what an analysis has found, and how far it is.
Save = Callable[[PlayedGame, Sequence[Evaluation], AnalysisState], Awaitable[None]]


class TooManyAnalyses(Exception):
    """An analysis that is refused because the same holder has others under way."""


class Analysis:
    """The analysis of one game; evaluations come in the order of its positions."""

    def __init__(
        self,
        game: PlayedGame,
        holder: str = "",
        known: tuple[Evaluation, ...] = (),
        save: Save | None = None,
    ) -> None:
        self.game = game
        self.holder = holder  # who has asked for it first
        self.found: list[Evaluation] = [*known]
        self.has_failed = False
        self._save = save
        self._news = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self._asked = 0.0

    @property
    def is_running(self) -> bool:
        return self._work is not None and not self._work.done()

    @property
    def wanted(self) -> int:
        return min(len(self.game.nodes), LONGEST)

    @property
    def is_done(self) -> bool:
        return self.has_failed or len(self.found) >= self.wanted

    def is_of(self, game: PlayedGame) -> bool:
        """Whether the game has not changed: after a takeback, entries have new numbers."""
        return self.game.nodes[-1].number == game.nodes[-1].number

    def ask(self, engine_pool: EnginePool) -> None:
        """Begin, go on after a pause, or go on for longer: somebody wants to see it."""
        self._asked = time.monotonic()
        if not self.is_done and not self.is_running:
            self._work = asyncio.create_task(self._run(engine_pool))

    async def _run(self, engine_pool: EnginePool) -> None:
        """Evaluate one position after the other, as many at once as the pool computes.

        One more waits, so that no process is idle and the holder keeps its place in the queue.
        """
        positions, most = iter(range(len(self.found), self.wanted)), engine_pool.places + 1
        ahead: deque[asyncio.Task[Evaluation]] = deque()  # in the order of their positions
        try:
            while True:
                if time.monotonic() - self._asked > _PATIENCE_SECONDS:
                    return
                for at in islice(positions, most - len(ahead)):
                    ahead.append(asyncio.create_task(engine_pool.evaluate(self._request(at))))
                if not ahead:
                    return
                found = [*self.found, await ahead.popleft()]
                if len(found) == self.wanted:
                    await self._keep(found, "done")  # before anybody sees that it is complete
                elif len(found) % _SAVED_AFTER == 0:
                    await self._keep(found, "running")
                self.found.append(found[-1])
                self._wake()
        except EngineFailed:
            log.exception("table %s: analysis failed", self.game.state.header.table)
            await self._keep(self.found, "failed")
            self.has_failed = True
            self._wake()
        finally:
            for task in ahead:
                task.cancel()
            await asyncio.gather(*ahead, return_exceptions=True)

    def _request(self, at: int) -> EvaluationRequest:
        header = self.game.state.header
        return EvaluationRequest(
            game=header.game,
            ruleset=header.ruleset,
            switches=dict(header.switches),
            position=self.game.state.game.write(self.game.nodes[at].position),
            played=self.game.played_at(at),
            seconds=_ENGINE_SECONDS,
            holder=self.holder,
        )

    async def _keep(self, found: Sequence[Evaluation], state: AnalysisState) -> None:
        """Store what was found; where the database does not answer, it stays in memory."""
        if self._save is None:
            return
        try:
            await self._save(self.game, found, state)
        except StoreUnavailable:
            log.warning("table %s: an analysis was not stored", self.game.state.header.table)

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def past(self, count: int, seconds: float) -> None:
        """Wait until more than `count` positions are evaluated, up to a time limit."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(self.found) <= count and not self.is_done:
                    await self._news.wait()

    async def stored(self) -> None:
        """Wait until what was found is stored."""
        if self._work is not None:
            await asyncio.wait({self._work})

    def cancel(self) -> None:
        if self._work is not None:
            self._work.cancel()


class Analyses:
    """The analyses of a server process, of which holders may have only so many."""

    def __init__(self, engine_pool: EnginePool, archive: AnalysisArchive | None = None) -> None:
        self._engine_pool = engine_pool
        self._archive = archive  # None: nothing is stored
        self._kept: OrderedDict[tuple[str, int], Analysis] = OrderedDict()
        self._positions: set[str] = set()  # the holders whose position is being evaluated

    async def game(
        self, table: Table, nth_game: int, *, uses_stored: bool = True
    ) -> PlayedGame | None:
        """A game of a table; an earlier game is replayed from the log only once.

        What is stored of its analysis is loaded, so that nothing is computed again.
        """
        kept = self._kept.get((table.id, nth_game))
        if nth_game == table.state.nth_game:
            game = played(table, nth_game)
        else:
            game = kept.game if kept else await asyncio.to_thread(played, table, nth_game)
        is_known = kept is not None and game is not None and kept.is_of(game)
        if uses_stored and game is not None and game.is_over and not is_known:
            await self._load(table, game)
        return game

    async def _load(self, table: Table, game: PlayedGame) -> None:
        if self._archive is None:
            return
        known = await self._archive.load(table, game)
        key = (table.id, game.state.nth_game)
        if known and key not in self._kept:  # another request may have been faster
            self._kept[key] = Analysis(game, known=known, save=self._save_of(table))

    def forget(self, table: str, nth_game: int) -> None:
        """Forget what is known of a game, so that it is analysed anew."""
        kept = self._kept.pop((table, nth_game), None)
        if kept is not None:
            kept.cancel()

    def _save_of(self, table: Table) -> Save | None:
        archive = self._archive
        if archive is None:
            return None

        async def save(game: PlayedGame, found: Sequence[Evaluation], state: AnalysisState) -> None:
            await archive.save(table, game, found, state)

        return save

    async def position(self, request: EvaluationRequest) -> Evaluation:
        """The evaluation of a single position; one at a time for each holder."""
        if request.holder in self._positions:
            raise TooManyAnalyses("another position is being analysed for you")
        self._positions.add(request.holder)
        try:
            return await self._engine_pool.evaluate(request)
        finally:
            self._positions.discard(request.holder)

    def of(self, table: Table, game: PlayedGame, holder: str = "") -> Analysis:
        """The analysis of a game, which begins if there is none yet, or goes on.

        Raises TooManyAnalyses when the holder has too many others under way.
        """
        key = (table.id, game.state.nth_game)
        found = self._kept.get(key)
        if found is None or not found.is_of(game) or found.has_failed:
            self._check_number(holder, key)
            found = self._new(table, game, holder, found)
            self._kept[key] = found
        self._kept.move_to_end(key)
        found.ask(self._engine_pool)
        self._drop_oldest(holder)
        return found

    async def evaluate(self, request: EvaluationRequest) -> Evaluation:
        """The evaluation of a single position, which is not kept."""
        return await self._engine_pool.evaluate(request)

    def _check_number(self, holder: str, key: tuple[str, int]) -> None:
        running = [
            other
            for other_key, other in self._kept.items()
            if other.holder == holder and other.is_running and other_key != key
        ]
        if len(running) >= _MAX_AT_ONCE:
            raise TooManyAnalyses(f"{len(running)} of your games are being analysed")

    def _new(
        self, table: Table, game: PlayedGame, holder: str, before: Analysis | None
    ) -> Analysis:
        """An analysis that keeps the evaluations of positions that have not changed."""
        known: list[Evaluation] = []
        if before is not None:
            before.cancel()
            for at, evaluation in enumerate(before.found):
                if not (before.game.shares(game, at) and before.game.shares(game, at + 1)):
                    break  # another action was played here, which is part of the evaluation
                known.append(evaluation)
        return Analysis(game, holder, tuple(known), self._save_of(table))

    def _drop_oldest(self, holder: str) -> None:
        """Drop the least recently used analyses: of this holder, or of the one with the most."""
        own = [key for key, kept in self._kept.items() if kept.holder == holder]
        for key in own[: max(len(own) - _MAX_CACHED_BY_HOLDER, 0)]:
            self._kept.pop(key).cancel()
        while len(self._kept) > _MAX_CACHED:
            counts = Counter(kept.holder for kept in self._kept.values())
            most = max(counts.values())
            key = next(key for key, kept in self._kept.items() if counts[kept.holder] == most)
            self._kept.pop(key).cancel()

    def close(self) -> None:
        while self._kept:
            self._kept.popitem()[1].cancel()
        self._engine_pool.close()
