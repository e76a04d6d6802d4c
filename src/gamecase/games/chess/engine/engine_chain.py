"""The chain of engines of a process: the first that works answers, the next is the fallback."""

import atexit
import logging
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Protocol

import chess

from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import find_engines
from gamecase.games.chess.engine.search_types import ChessEngineError, EngineMove, SearchLimit
from gamecase.games.chess.engine.uci import UciEngine

log = logging.getLogger(__name__)

MAX_FAILURES = 3  # an engine that failed so often is not used again in this process


class ChainedEngine(Protocol):
    """A running engine of the chain."""

    name: str

    def score_moves(
        self, board: chess.Board, limit: SearchLimit, timeout: float
    ) -> list[EngineMove]: ...

    def close(self) -> None: ...


def engine_timeout(seconds: float) -> float:
    """How long to wait for one engine: two timeouts and a built-in move fit into the seconds.

    At least two seconds, because an engine on a busy machine has not failed.
    """
    return max(2.0, 0.45 * seconds)


class EngineChain:
    """Asks one engine after the other; the built-in engine is the last and always answers."""

    def __init__(
        self, commands: Sequence[Path], start: Callable[[Path, float], ChainedEngine] = UciEngine
    ) -> None:
        self._commands = list(commands)
        self._start = start
        self._failures: dict[Path, int] = {}
        self._running: dict[Path, ChainedEngine] = {}
        self._lock = Lock()
        self.last = ""  # the name of the engine that gave the last answer
        if not self._commands:
            log.warning("no chess engine found: %s plays", builtin.NAME)

    def score_moves(
        self, board: chess.Board, limit: SearchLimit, seconds: float
    ) -> list[EngineMove]:
        """The best moves, best first; at least one if the game is not over."""
        with self._lock:
            for command in [*self._commands]:
                try:
                    moves = self._ask(command, board, limit, engine_timeout(seconds))
                except ChessEngineError as error:
                    self._drop(command, error)
                    continue
                self.last = self._running[command].name
                return moves
            self.last = builtin.NAME
            # After another engine failed there is no time to compile.
            return builtin.score_moves(board, limit, may_compile=not self._commands)

    def _ask(
        self, command: Path, board: chess.Board, limit: SearchLimit, timeout: float
    ) -> list[EngineMove]:
        if command not in self._running:
            self._running[command] = self._start(command, timeout)
        moves = self._running[command].score_moves(board, limit, timeout)
        if not moves or any(scored.move not in board.legal_moves for scored in moves):
            raise ChessEngineError(f"{command.name}: {moves} in {board.fen()}")
        return moves

    def _drop(self, command: Path, error: ChessEngineError) -> None:
        """Stop a failed engine; the next request starts it again, unless it failed too often."""
        log.warning("chess engine failed: %s", error)
        engine = self._running.pop(command, None)
        if engine is not None:
            engine.close()
        self._failures[command] = self._failures.get(command, 0) + 1
        if self._failures[command] >= MAX_FAILURES:
            self._commands.remove(command)
            if not self._commands:
                log.warning("no chess engine works: %s plays", builtin.NAME)

    def close(self) -> None:
        while self._running:
            self._running.popitem()[1].close()


@cache
def engine_chain() -> EngineChain:
    """The chain of this process, created on first use and closed at exit."""
    chain = EngineChain(find_engines())
    atexit.register(chain.close)
    return chain
