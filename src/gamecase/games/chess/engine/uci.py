"""A UCI engine in a process of its own, with a timeout on every request."""

import asyncio
import concurrent.futures
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

import chess
import chess.engine

from gamecase.games.chess.engine.search_types import (
    MAX_SCORE,
    ChessEngineError,
    EngineMove,
    SearchLimit,
    mate_score,
)

T = TypeVar("T")

_OPTIONS = {"Threads": 1, "Hash": 16}  # one thread and a fresh hash make answers reproducible
_QUIT_SECONDS = 1.0


class UciEngine:
    """One engine process that answers one request after the other.

    python-chess speaks UCI on an event loop, which runs here in a daemon thread, so that it never
    keeps the program from exiting. Every failure raises ChessEngineError, and no call takes longer
    than its timeout.
    """

    def __init__(self, command: Path, timeout: float) -> None:
        """Start the process; it has `timeout` seconds to become ready."""
        self.command = command
        self.name = command.name
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=f"engine {self.name}", daemon=True)
        self._thread.start()
        self._transport: asyncio.SubprocessTransport | None = None
        self._protocol: chess.engine.UciProtocol | None = None
        try:
            self._await(self._open(), timeout)
        except ChessEngineError:
            self.close()
            raise

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    def _await(self, work: Coroutine[object, object, T], timeout: float) -> T:
        """The result of a coroutine on the loop; ChessEngineError if it is late or fails."""
        limited = asyncio.wait_for(work, timeout)
        future = asyncio.run_coroutine_threadsafe(limited, self._loop)
        try:
            return future.result(timeout + 1)
        except (TimeoutError, concurrent.futures.TimeoutError) as error:
            raise ChessEngineError(f"{self.name}: no answer in {timeout:.1f} seconds") from error
        except (chess.engine.EngineError, OSError, ValueError, asyncio.CancelledError) as error:
            raise ChessEngineError(f"{self.name}: {error!r}") from error

    async def _open(self) -> None:
        # Stored before the handshake, so that `close` ends a process that never answers.
        self._transport, self._protocol = await chess.engine.UciProtocol.popen(str(self.command))
        await self._protocol.initialize()
        supported = self._protocol.options
        await self._protocol.configure({k: v for k, v in _OPTIONS.items() if k in supported})
        self.name = self._protocol.id.get("name", self.name)

    def score_moves(
        self, board: chess.Board, limit: SearchLimit, timeout: float
    ) -> list[EngineMove]:
        """The best moves, best first; ChessEngineError if they are late, missing or illegal."""
        assert self._protocol is not None  # it started
        lines = min(limit.lines, board.legal_moves.count())
        seconds = 0.8 * timeout
        if limit.seconds is not None:
            seconds = max(min(seconds, limit.seconds), 0.02)
        uci_limit = chess.engine.Limit(depth=limit.depth or None, nodes=limit.nodes, time=seconds)
        infos = self._await(self._analyse(board, uci_limit, lines), timeout)
        moves = [_scored_move(board, info) for info in infos]
        if len(moves) != lines:
            raise ChessEngineError(f"{self.name}: {len(moves)} lines instead of {lines}")
        return moves

    async def _analyse(
        self, board: chess.Board, limit: chess.engine.Limit, lines: int
    ) -> list[chess.engine.InfoDict]:
        """What the engine says of each line at the greatest depth that it has completed."""
        assert self._protocol is not None  # it started
        report = DepthReport(lines)
        # A new game for each request, so that earlier ones do not change the answer.
        with await self._protocol.analysis(
            board, limit, multipv=lines, game=object()
        ) as analysis:  # fmt: skip
            async for info in analysis:
                report.add(info)
            return report.exact_lines() or analysis.multipv

    def close(self) -> None:
        """Ask the engine to quit, and kill it if it does not."""
        if not self._thread.is_alive():
            return
        try:
            if self._protocol is not None:
                self._await(self._protocol.quit(), _QUIT_SECONDS)
        except ChessEngineError:
            pass  # it is killed below
        self._loop.call_soon_threadsafe(self._end)
        self._thread.join(_QUIT_SECONDS)

    def _end(self) -> None:
        if self._transport is not None:
            if self._transport.get_returncode() is None:
                self._transport.kill()
            self._transport.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        # One more iteration of the loop lets the cancelled tasks and the transport finish.
        self._loop.call_later(0.02, self._loop.stop)


class DepthReport:
    """Collects what an engine says while it searches deeper and deeper.

    A score may be only a bound, while the engine searches within a window that turns out too low
    or too high; and after the last depth was broken off, lines are of different depths. Neither can
    be compared.
    """

    def __init__(self, lines: int) -> None:
        self._lines = lines
        self._by_depth: dict[int, dict[int, chess.engine.InfoDict]] = {}

    def add(self, info: chess.engine.InfoDict) -> None:
        """Take note of a line with an exact score; other information is ignored."""
        if "pv" not in info or "score" not in info:
            return
        if info.get("lowerbound") or info.get("upperbound"):
            return
        self._by_depth.setdefault(info.get("depth", 0), {})[info.get("multipv", 1)] = info

    def exact_lines(self) -> list[chess.engine.InfoDict]:
        """The lines of the greatest depth for which all of them have exact scores."""
        for depth in sorted(self._by_depth, reverse=True):
            numbered = self._by_depth[depth]
            moves = {tuple(info["pv"][:1]) for info in numbered.values()}
            if len(numbered) == self._lines == len(moves):
                return [self._longest(numbered[nth]) for nth in sorted(numbered)]
        return []

    def _longest(self, info: chess.engine.InfoDict) -> chess.engine.InfoDict:
        """The information with a longer line, where a lower depth had one that begins the same."""
        line = info["pv"]
        for numbered in self._by_depth.values():
            for other in numbered.values():
                if len(other["pv"]) > len(line) and other["pv"][: len(line)] == line:
                    line = other["pv"]
        return {**info, "pv": line}


def _scored_move(board: chess.Board, info: chess.engine.InfoDict) -> EngineMove:
    line = info.get("pv") or []
    relative = info.get("score")
    if not line or relative is None or line[0] not in board.legal_moves:
        raise ChessEngineError(f"a line without a legal move: {info}")
    score = relative.pov(board.turn)
    mate, centipawns = score.mate(), score.score()
    depth = info.get("depth", 0)
    if mate is not None:
        return EngineMove(line[0], mate_score(mate), tuple(line), depth)
    assert centipawns is not None  # a score is a mate or centipawns
    return EngineMove(line[0], max(-MAX_SCORE, min(MAX_SCORE, centipawns)), tuple(line), depth)
