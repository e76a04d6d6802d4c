"""The engines of this process: the best one that works plays, the next sits ready."""

import atexit
import logging
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Protocol

import chess

from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.discovery import engines
from gamecase.games.chess.engine.scored_moves import Effort, EngineLost, Weighed
from gamecase.games.chess.engine.uci import Engine

log = logging.getLogger(__name__)

STRIKES = 3  # an engine that was lost so often is not asked again in this process


class Player(Protocol):
    """What sits on the bench."""

    name: str

    def weigh(self, board: chess.Board, effort: Effort, patience: float) -> list[Weighed]: ...

    def close(self) -> None: ...


def patience(seconds: float) -> float:
    """How long one engine is waited for: twice this, and a move of our own, fit into the time.

    Never less than two seconds, since a busy machine is no reason to give an engine up.
    """
    return max(2.0, 0.45 * seconds)


class Bench:
    """Asks one engine after the other until one answers; the last is our own and always does."""

    def __init__(
        self, commands: Sequence[Path], start: Callable[[Path, float], Player] = Engine
    ) -> None:
        self._commands = list(commands)
        self._start = start
        self._strikes: dict[Path, int] = {}
        self._playing: dict[Path, Player] = {}
        self._lock = Lock()
        self.last = ""  # who answered the last question
        if not self._commands:
            log.warning("no chess engine found: %s plays, and it is weak", builtin.NAME)

    def weigh(self, board: chess.Board, effort: Effort, seconds: float) -> list[Weighed]:
        """The best moves, best first; at least one for a game that is not over."""
        with self._lock:
            for command in [*self._commands]:
                try:
                    found = self._ask(command, board, effort, patience(seconds))
                except EngineLost as error:
                    self._lose(command, error)
                    continue
                self.last = self._playing[command].name
                return found
            self.last = builtin.NAME
            return builtin.weigh(board, effort)

    def _ask(
        self, command: Path, board: chess.Board, effort: Effort, seconds: float
    ) -> list[Weighed]:
        if command not in self._playing:
            self._playing[command] = self._start(command, seconds)
        found = self._playing[command].weigh(board, effort, seconds)
        if not found or any(each.move not in board.legal_moves for each in found):
            raise EngineLost(f"{command.name}: {found} in {board.fen()}")
        return found

    def _lose(self, command: Path, error: EngineLost) -> None:
        """End it; it starts afresh at the next question, unless this happens too often."""
        log.warning("chess engine lost: %s", error)
        engine = self._playing.pop(command, None)
        if engine is not None:
            engine.close()
        self._strikes[command] = self._strikes.get(command, 0) + 1
        if self._strikes[command] >= STRIKES:
            self._commands.remove(command)
            if not self._commands:
                log.warning("no chess engine works: %s plays, and it is weak", builtin.NAME)

    def close(self) -> None:
        while self._playing:
            self._playing.popitem()[1].close()


@cache
def bench() -> Bench:
    """The bench of this process, laid at the first question and cleared when the process ends."""
    made = Bench(engines())
    atexit.register(made.close)
    return made
