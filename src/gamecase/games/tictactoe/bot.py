"""The computer at tic-tac-toe: from one who overlooks things to one who never loses."""

from dataclasses import dataclass

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.engines.exhaustive_search import values
from gamecase.games.tictactoe.position import LINES, MARKS, SQUARES, Line, Place, Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat, opponent

LEVELS = (Level("beginner"), Level("casual"), Level("perfect"))

_GAME = TicTacToe()
_KINDS_OF_LINE = (LINES[0:3], LINES[3:6], LINES[6:8])  # rows, columns, diagonals


def bot(level: str) -> Bot[Position, Place]:
    match level:
        case "beginner":
            return Attentive(overlooks=True)
        case "casual":
            return Attentive(overlooks=False)
        case "perfect":
            return Perfect()
        case _:
            raise BadInput(f"no level {level!r}; there are {[each.key for each in LEVELS]}")


def _completing(position: Position, seat: Seat, lines: tuple[Line, ...]) -> set[str]:
    """The squares on which a piece of the seat would complete one of the lines."""
    found = set()
    for row in lines:
        marks = [position.cells[at] for at in row]
        if marks.count(MARKS[seat]) == 2 and "." in marks:
            found.add(SQUARES[row[marks.index(".")]])
    return found


@dataclass(frozen=True, slots=True)
class Attentive:
    """Completes a line, else blocks one, else plays anywhere; looks no further ahead.

    The beginner has one blind spot a game: rows, columns or diagonals, a different kind from game
    to game, the way a child forgets to look along the diagonals. Two good lines at once beat both.
    """

    overlooks: bool

    def advise(self, position: Position, context: MoveContext) -> Advice[Place]:
        seen = LINES
        if self.overlooks:
            blind = _KINDS_OF_LINE[context.nth_game % 3]
            seen = tuple(row for row in LINES if row not in blind)
        own = position.turn
        other = opponent(own)
        # It never overlooks a line of its own: winning is what a beginner looks for first.
        wanted = _completing(position, own, LINES) or _completing(position, other, seen)
        squares = sorted(wanted) or list(position.empty_squares())
        return Advice(Place(context.random.choice(squares)))


@dataclass(frozen=True, slots=True)
class Perfect:
    """Knows every game to its end, and varies among the moves that are equally good."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Place]:
        worth = values(_GAME, position)
        best = max(worth.values())
        action = context.random.choice([each for each, value in worth.items() if value == best])
        return Advice(action, best)
