"""Bots for tic-tac-toe: two that look one move ahead, and one that never loses."""

from dataclasses import dataclass

from gamecase.engines.bot import Advice, Bot, Level, MoveContext
from gamecase.engines.exhaustive_search import action_values
from gamecase.games.tictactoe.position import LINES, Move, Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import opponent

LEVELS: tuple[Level, ...] = (Level("beginner"), Level("casual"), Level("perfect"))

_GAME = TicTacToe()
_KINDS_OF_LINE = (LINES[0:3], LINES[3:6], LINES[6:8])  # rows, columns, diagonals


def bot(level: str) -> Bot[Position, Move]:
    match level:
        case "beginner":
            return OneMoveBot(has_blind_spot=True)
        case "casual":
            return OneMoveBot(has_blind_spot=False)
        case "perfect":
            return PerfectBot()
        case _:
            raise BadInput(f"no level {level!r}; there are {[known.key for known in LEVELS]}")


@dataclass(frozen=True, slots=True)
class OneMoveBot:
    """Completes a line, else blocks one, else plays at random.

    With a blind spot it does not see one kind of line of the opponent (rows, columns or diagonals),
    a different kind from game to game, as children forget to look along the diagonals. A fork beats
    both.
    """

    has_blind_spot: bool

    def advise(self, position: Position, context: MoveContext) -> Advice[Move]:
        watched = LINES
        if self.has_blind_spot:
            ignored = _KINDS_OF_LINE[context.nth_game % 3]
            watched = tuple(line for line in LINES if line not in ignored)
        own = position.turn
        # The blind spot does not hide its own lines: beginners look for a win first.
        wins = position.completing_squares(own)
        wanted = wins or position.completing_squares(opponent(own), watched)
        squares = sorted(wanted) or list(position.empty_squares())
        return Advice(Move(context.random.choice(squares)))


@dataclass(frozen=True, slots=True)
class PerfectBot:
    """Solves the game, and picks at random among the best moves."""

    def advise(self, position: Position, context: MoveContext) -> Advice[Move]:
        value_of = action_values(_GAME, position)
        best = max(value_of.values())
        move = context.random.choice([move for move, value in value_of.items() if value == best])
        return Advice(move, best)
