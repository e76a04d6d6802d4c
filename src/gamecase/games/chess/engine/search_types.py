"""Search limits and scored moves: the input and output of every engine."""

from dataclasses import dataclass

import chess

#: The score of a forced mate, less one for each move until then.
MATE_SCORE = 10_000
MAX_SCORE = 5_000  # centipawns; higher scores of engines only mean that the game is won


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchLimit:
    """How much an engine searches.

    Measured in half-moves and positions instead of seconds: a slow machine takes longer but plays
    no worse, and the same request gets the same answer.
    """

    lines: int = 1  # how many different moves to score
    depth: int = 0  # half-moves; 0: as deep as the nodes allow
    nodes: int = 20_000  # positions to visit at most
    seconds: float | None = None  # at most, where somebody asks for a time rather than a strength


@dataclass(frozen=True, slots=True)
class EngineMove:
    """A move, its score in centipawns for the side that makes it, and the expected line."""

    move: chess.Move
    score: int
    line: tuple[chess.Move, ...] = ()
    depth: int = 0  # half-moves that were searched

    @property
    def expectation(self) -> float:
        """The expected result: 1 a sure win, -1 a sure loss."""
        return expectation(self.score)

    @property
    def mate_in(self) -> int:
        """Moves until mate: positive if the mover gives it, 0 if none is seen."""
        return mate_in(self.score)


def expectation(score: int) -> float:
    """The expected result of a score by the Elo curve: 400 centipawns win ten games of eleven.

    >>> round(expectation(0), 2), round(expectation(400), 2)
    (0.0, 0.82)
    >>> expectation(MATE_SCORE), expectation(-MATE_SCORE)
    (1.0, -1.0)
    """
    if abs(score) > MAX_SCORE:
        return 1.0 if score > 0 else -1.0
    return float(2 / (1 + 10 ** (-score / 400)) - 1)


def mate_in(score: int) -> int:
    """Moves until the mate of a score: positive if the mover gives it, 0 if none is seen."""
    if abs(score) <= MAX_SCORE:
        return 0
    moves = MATE_SCORE - abs(score)
    return moves if score > 0 else -moves


def mate_score(moves: int) -> int:
    """The score of giving mate in so many moves, or of being mated if negative."""
    return MATE_SCORE - moves if moves > 0 else -MATE_SCORE - moves


class ChessEngineError(RuntimeError):
    """An engine did not start, hung, died, or gave an impossible answer."""
