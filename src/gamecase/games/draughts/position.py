"""What lies on the board, whose turn it is, and what must be remembered for draws."""

from dataclasses import dataclass

from gamecase.games.draughts.board import EMPTY, MEN, Board, board_of, owner
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction


@dataclass(frozen=True, slots=True)
class Move:
    """A turn: the squares a piece stands on one after the other, and whether it jumps."""

    squares: tuple[str, ...]
    takes: bool

    def __post_init__(self) -> None:
        if len(self.squares) < 2 or (len(self.squares) > 2 and not self.takes):
            raise BadAction(f"{'-'.join(self.squares)!r}: a move is b6-a5, a capture d6xf4xd2")

    def __hash__(self) -> int:
        return hash(self.squares)

    @property
    def text(self) -> str:
        return ("x" if self.takes else "-").join(self.squares)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything needed to play on.

    `cells` holds one mark a square, counted as `board` counts: w and b are men, W and B kings.
    `past` are the boards since the last capture or man's move, oldest first: only these can come
    again. `last` are the squares of the move before, for the eye alone.
    """

    rules: Ruleset
    cells: str
    turn: Colour
    past: tuple[str, ...] = ()
    last: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.cells, self.turn, len(self.past)))

    @property
    def board(self) -> Board:
        return board_of(self.rules.size, self.rules.mirrored)

    @property
    def quiet_turns(self) -> int:
        """Turns by either side since the last capture or man's move."""
        return len(self.past)

    @property
    def occurrences(self) -> int:
        """How often this board, with the same side to move, has stood there."""
        # Sides alternate, so the same side was to move two turns ago, four, six ...
        return 1 + self.past[-2::-2].count(self.cells)

    def on(self, square: str) -> str:
        """The mark on a square."""
        return self.cells[self.board.places[square]]

    def squares_of(self, colour: Colour) -> list[int]:
        return [at for at, mark in enumerate(self.cells) if owner(mark) is colour]


def opening_cells(rules: Ruleset) -> str:
    """Men on the first rows of each side, the rows between them empty."""
    side = rules.men
    gap = rules.size * rules.size // 2 - 2 * side
    return MEN[Colour.WHITE] * side + EMPTY * gap + MEN[Colour.BLACK] * side
