"""What an engine is asked, and what it answers: moves with their worth."""

from dataclasses import dataclass

import chess

#: The worth of a forced mate, less a little for each move until then; nothing else is worth more.
MATE = 10_000
MOST = 5_000  # centipawns; engines that go beyond mean "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How hard an engine thinks: measured in moves and positions, so that a slow machine thinks
    longer instead of worse, and the same question gets the same answer."""

    lines: int = 1  # how many different moves are weighed
    depth: int = 0  # half-moves; 0: as deep as the nodes allow
    nodes: int = 20_000  # positions looked at, at most


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, what it is worth to whoever makes it, in centipawns, and how play would go on."""

    move: chess.Move
    worth: int
    line: tuple[chess.Move, ...] = ()

    @property
    def chance(self) -> float:
        """The worth as an expectation: 1 a sure win, -1 a sure loss."""
        return chance(self.worth)

    @property
    def mate_in(self) -> int:
        """Moves until mate: positive when the mover gives it, 0 when none is seen."""
        if abs(self.worth) <= MOST:
            return 0
        moves = MATE - abs(self.worth)
        return moves if self.worth > 0 else -moves


def chance(worth: int) -> float:
    """Elo's curve: four pawns ahead win ten games of eleven.

    >>> round(chance(0), 2), round(chance(400), 2), chance(MATE), chance(-MATE)
    (0.0, 0.82, 1.0, -1.0)
    """
    if abs(worth) > MOST:
        return 1.0 if worth > 0 else -1.0
    return float(2 / (1 + 10 ** (-worth / 400)) - 1)


def of_mate(moves: int) -> int:
    """The worth of giving mate in so many moves, or of being mated in so many if negative."""
    return MATE - moves if moves > 0 else -MATE - moves


class EngineLost(RuntimeError):
    """An engine did not start, hung, died, or answered what cannot be."""
