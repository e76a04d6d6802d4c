"""A small search on the readable rules, which answers until the engine is compiled.

It counts men and kings a few moves ahead, and goes on while pieces are taken.
"""

from gamecase.games.draughts.board import KINGS, MEN, board_of
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset

_MAN, _KING, _FLYING_KING, _ROW = 100, 150, 300, 2  # hundredths of a man; a row nearer to a crown
_LOST = -100_000
_MOST_NODES = 900  # about half a second
_MOST_DEPTH = 4
_MOST_CAPTURES = 8  # captures in a row that are followed below the depth


class SmallSearch:
    """Searches the moves of one position as deep as a few hundred positions allow."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._rules = position.rules
        self._left = _MOST_NODES

    def run(self) -> list[tuple[Play, int]]:
        """Every move with its value in hundredths of a man, the best first."""
        position = self._position
        plays = legal_moves(self._rules, position.cells, position.turn).plays
        ranked = [(play, 0) for play in plays]
        for depth in range(1, _MOST_DEPTH + 1):
            deeper = []
            for play, _ in ranked:
                value = -self._value(play.after, position.turn.other, depth - 1, _LOST, -_LOST)
                deeper.append((play, value))
            if self._left <= 0 and depth > 1:  # incomplete: not comparable
                break
            ranked = sorted(deeper, key=lambda pair: -pair[1])
        return ranked

    def _value(self, cells: str, turn: Colour, depth: int, low: int, high: int) -> int:
        """The value to the side to move, within a window."""
        self._left -= 1
        plays = legal_moves(self._rules, cells, turn).plays
        if not plays:
            return _LOST - depth
        if depth <= 0:
            plays = tuple(play for play in plays if play.taken)
            if not plays or depth <= -_MOST_CAPTURES:
                return material(self._rules, cells, turn)
        if self._left <= 0:
            return material(self._rules, cells, turn)
        for play in plays:
            value = -self._value(play.after, turn.other, depth - 1, -high, -low)
            low = max(low, value)
            if low >= high:
                break
        return low


def material(rules: Ruleset, cells: str, turn: Colour) -> int:
    """Men and kings of the side to move minus those of the other, and how far the men are."""
    board, king = board_of(rules.size, rules.mirrored), _FLYING_KING if rules.kings_fly else _KING
    total = 0
    for at, cell in enumerate(cells):
        for colour, sign in ((turn, 1), (turn.other, -1)):
            if cell == MEN[colour]:
                left = abs(board.far_row(colour) - board.row(at))
                total += sign * (_MAN + _ROW * (rules.size - left))
            elif cell == KINGS[colour]:
                total += sign * king
    return total
