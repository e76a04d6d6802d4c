"""A position: the board, the side to move, and the history that draws depend on."""

from dataclasses import dataclass, field
from itertools import takewhile
from math import isqrt

from gamecase.games.draughts.board import EMPTY, MEN, Board, board_of, owner
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction


@dataclass(frozen=True, slots=True)
class Move:
    """A move: the squares that a piece stands on one after the other, and whether it captures."""

    squares: tuple[str, ...]
    takes: bool
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", ("x" if self.takes else "-").join(self.squares))
        if len(self.squares) < 2 or (len(self.squares) > 2 and not self.takes):
            raise BadAction(f"{'-'.join(self.squares)!r}: a move is b6-a5, a capture d6xf4xd2")

    def __hash__(self) -> int:
        return hash(self.squares)


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game.

    `cells` holds one character for each square in the order of `board`: w and b are men, W and B
    kings. `past` are the boards since the last capture or man's move, oldest first: only these can
    be repeated. `last` are the squares of the last move, for display. `short_turns` is the number
    of turns since so few pieces are left that the booklet counts their moves.
    """

    rules: Ruleset
    cells: str
    turn: Colour
    past: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    short_turns: int = 0

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
        """Turns by either side until a count of moves makes a draw, if nothing is taken."""
        left = 2 * self.rules.quiet_moves - self.quiet_turns
        limit = short_limit(self.rules, self.cells)
        if limit is not None:
            left = min(left, 2 * limit - self.short_turns)
        if self.rules.road_moves:
            boards = takewhile(holds_main_road, (self.cells, *reversed(self.past)))
            if held := sum(1 for _ in boards):
                left = min(left, 2 * self.rules.road_moves + 1 - held)
        return left

    @property
    def occurrences(self) -> int:
        """How often this board has occurred with the same side to move."""
        # The same side was to move two turns ago, four, six ...
        return 1 + self.past[-2::-2].count(self.cells)

    def on(self, square: str) -> str:
        """The character of a square in `cells`."""
        return self.cells[self.board.indices[square]]

    def crosses(self, start: str, end: str) -> bool:
        """Whether a piece stands between two squares of one diagonal."""
        at, to = self.board.indices[start], self.board.indices[end]
        for line in self.board.rays[at]:
            if to in line:
                return any(self.cells[between] != EMPTY for between in line[: line.index(to)])
        return False

    def squares_of(self, colour: Colour) -> list[int]:
        """The indices of the squares with pieces of a colour."""
        return [at for at, mark in enumerate(self.cells) if owner(mark) is colour]


def opening_cells(rules: Ruleset) -> str:
    """The board at the start of a game: men on the first rows of each side."""
    side = rules.men
    gap = rules.size * rules.size // 2 - 2 * side
    return MEN[Colour.WHITE] * side + EMPTY * gap + MEN[Colour.BLACK] * side


def short_limit(rules: Ruleset, cells: str) -> int | None:
    """Moves by each side until a short ending is a draw; None where the booklet does not count.

    Both sides must have a king.
    """
    if not rules.short_endings or not {"W", "B"} <= {*cells}:
        return None
    counts = sorted(sum(cells.count(mark) for mark in marks) for marks in ("wW", "bB"))
    pieces = f"{counts[1]}v{counts[0]}"
    matching = (pieces,) if {"w", "b"} & {*cells} else (pieces, f"{pieces} queens")
    for ending in rules.short_endings:
        ending_pieces, _, limit = ending.partition(":")
        if ending_pieces in matching:
            return int(limit)
    return None


def holds_main_road(cells: str) -> bool:
    """Whether a lone king stands on the long diagonal, the main road, against three pieces.

    One of the three must be a king.
    """
    half = isqrt(len(cells) // 2)  # playing squares in a row
    for lone, others in (("wW", "bB"), ("bB", "wW")):
        king = lone[1]
        if cells.count(king) == 1 and lone[0] not in cells and others[1] in cells:
            row, along = divmod(cells.index(king), half)
            return 2 * along + row % 2 == row and sum(map(cells.count, others)) == 3
    return False
