"""What lies on the board, whose turn it is, and what must be remembered for draws."""

from dataclasses import dataclass
from itertools import takewhile
from math import isqrt

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
    again. `last` are the squares of the move before, for the eye alone. `short` are the turns since
    so few pieces were left that the booklet counts them.
    """

    rules: Ruleset
    cells: str
    turn: Colour
    past: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    short: int = 0

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
    def turns_left(self) -> int:
        """Turns by either side until a count of moves makes a draw, if nothing happens."""
        left = 2 * self.rules.quiet_moves - self.quiet_turns
        limit = short_limit(self.rules, self.cells)
        if limit is not None:
            left = min(left, 2 * limit - self.short)
        if self.rules.road_moves:
            boards = takewhile(holds_road, (self.cells, *reversed(self.past)))
            if stood := sum(1 for _ in boards):
                left = min(left, 2 * self.rules.road_moves + 1 - stood)
        return left

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


def short_limit(rules: Ruleset, cells: str) -> int | None:
    """Moves by each side until few pieces are a draw; None where the booklet does not count them.

    Both sides must have a king: against men alone there is something left to play for.
    """
    if not rules.short_endings or not {"W", "B"} <= {*cells}:
        return None
    counts = sorted(sum(cells.count(mark) for mark in marks) for marks in ("wW", "bB"))
    pieces = f"{counts[1]}v{counts[0]}"
    fitting = (pieces,) if {"w", "b"} & {*cells} else (pieces, f"{pieces} queens")
    for each in rules.short_endings:
        wanted, _, limit = each.partition(":")
        if wanted in fitting:
            return int(limit)
    return None


def holds_road(cells: str) -> bool:
    """Whether a lone king stands on the diagonal from corner to corner, against three pieces with
    a king among them."""
    half = isqrt(len(cells) // 2)  # playing squares in a row; they are counted from the corner
    for loner, others in (("wW", "bB"), ("bB", "wW")):
        held = [at for at, mark in enumerate(cells) if mark in loner]
        if len(held) == 1 and cells[held[0]] == loner[1] and others[1] in cells:
            row, along = divmod(held[0], half)
            return 2 * along + row % 2 == row and sum(map(cells.count, others)) == 3
    return False
