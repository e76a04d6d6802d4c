"""An engine in a process of its own, spoken to over UCI and held to its time."""

import asyncio
import concurrent.futures
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import chess
import chess.engine

from gamecase.games.chess.engine.scored_moves import MOST, Effort, EngineLost, Weighed, of_mate

T = TypeVar("T")

_OPTIONS = {"Threads": 1, "Hash": 16}  # one thread and a fresh hash give the same answer twice
_QUIT_SECONDS = 1.0


class Engine:
    """One engine process, asked one question after the other.

    python-chess speaks UCI on an event loop; the loop runs in a thread of ours that never keeps
    the program from ending. Whatever goes wrong is told as EngineLost, and nothing hangs longer
    than it was allowed to.
    """

    def __init__(self, command: Path, patience: float) -> None:
        """Start it; `patience` is how many seconds it has to say that it is ready."""
        self.command = command
        self.name = command.name
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=f"engine {self.name}", daemon=True)
        self._thread.start()
        self._transport: asyncio.SubprocessTransport | None = None
        self._protocol: chess.engine.UciProtocol | None = None
        try:
            self._await(self._open(), patience)
        except EngineLost:
            self.close()
            raise

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    def _await(self, work: Coroutine[Any, Any, T], patience: float) -> T:
        """The result of work on the loop, or EngineLost when it takes too long or fails."""
        limited = asyncio.wait_for(work, patience)
        future = asyncio.run_coroutine_threadsafe(limited, self._loop)
        try:
            return future.result(patience + 1)
        except (TimeoutError, concurrent.futures.TimeoutError) as error:
            raise EngineLost(f"{self.name}: no answer within {patience:.1f} seconds") from error
        except (chess.engine.EngineError, OSError, ValueError, asyncio.CancelledError) as error:
            raise EngineLost(f"{self.name}: {error!r}") from error

    async def _open(self) -> None:
        started = await chess.engine.UciProtocol.popen(str(self.command))
        self._transport, self._protocol = started  # kept before it speaks: it may never do so
        await self._protocol.initialize()
        known = {each: value for each, value in _OPTIONS.items() if each in self._protocol.options}
        await self._protocol.configure(known)
        self.name = self._protocol.id.get("name", self.name)

    def weigh(self, board: chess.Board, effort: Effort, patience: float) -> list[Weighed]:
        """The best moves, best first; EngineLost when they are late, missing or illegal."""
        assert self._protocol is not None  # it started
        lines = min(effort.lines, board.legal_moves.count())
        limit = chess.engine.Limit(
            depth=effort.depth or None, nodes=effort.nodes, time=0.8 * patience
        )
        # A new game each time: what was asked before must not change the answer.
        asked = self._protocol.analyse(board, limit, multipv=lines, game=object())
        infos = self._await(asked, patience)
        found = [_weighed(board, info) for info in infos]
        if len(found) != lines:
            raise EngineLost(f"{self.name}: {len(found)} lines, {lines} were asked for")
        return found

    def close(self) -> None:
        """Ask it to leave, and end it if it does not."""
        if not self._thread.is_alive():
            return
        try:
            if self._protocol is not None:
                self._await(self._protocol.quit(), _QUIT_SECONDS)
        except EngineLost:
            pass  # it is ended below all the same
        self._loop.call_soon_threadsafe(self._end)
        self._thread.join(_QUIT_SECONDS)

    def _end(self) -> None:
        if self._transport is not None:
            if self._transport.get_returncode() is None:
                self._transport.kill()
            self._transport.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        # One more turn, so that what was cancelled and closed is tidied up.
        self._loop.call_later(0.02, self._loop.stop)


def _weighed(board: chess.Board, info: chess.engine.InfoDict) -> Weighed:
    line = info.get("pv") or []
    score = info.get("score")
    if not line or score is None or line[0] not in board.legal_moves:
        raise EngineLost(f"a line without a legal move: {info}")
    own = score.pov(board.turn)
    mate, worth = own.mate(), own.score()
    if mate is not None:
        return Weighed(line[0], of_mate(mate), tuple(line))
    assert worth is not None  # a score is a mate or centipawns
    return Weighed(line[0], max(-MOST, min(MOST, worth)), tuple(line))
