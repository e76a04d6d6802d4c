"""An independent search for captures: every path over the board is tried, on coordinates.

It shares only the flags of the ruleset and the letters of the pieces with the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Promotion, Removal, Ruleset

Coordinates = tuple[int, int]
Capture = tuple[Coordinates, tuple[Coordinates, ...], Coordinates]  # start, taken in order, end

DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def coordinates(size: int, square: int) -> Coordinates:
    """Row and column of a square, from White's lower left corner of an unmirrored board."""
    row, along = divmod(square, size // 2)
    return row, 2 * along + row % 2


@dataclass(frozen=True)
class CapturingPiece:
    """A piece on its way over the board, and the other pieces."""

    rules: Ruleset
    is_white: bool
    start: Coordinates
    here: Coordinates
    is_king: bool
    others: dict[Coordinates, str]
    taken: tuple[Coordinates, ...] = ()
    direction: Coordinates | None = None
    found: set[Capture] = field(default_factory=set)

    def line(self, direction: Coordinates) -> Iterator[Coordinates]:
        for far in range(1, self.rules.size):
            row, column = self.here[0] + far * direction[0], self.here[1] + far * direction[1]
            if 0 <= row < self.rules.size and 0 <= column < self.rules.size:
                yield row, column

    def may_go(self, direction: Coordinates) -> bool:
        if self.is_king:
            return True
        if self.taken and not self.rules.men_turn and direction != self.direction:
            return False
        return self.rules.men_take_backwards or direction[0] == (1 if self.is_white else -1)

    def victim(self, direction: Coordinates) -> Coordinates | None:
        """The first piece on a line, if it can be jumped."""
        for nth, square in enumerate(self.line(direction)):
            mark = self.others.get(square)
            if mark is None:
                continue
            far = nth > 0 and not (self.is_king and self.rules.kings_fly and self.rules.king_far)
            own = (mark in "wW") == self.is_white
            spared = mark in "WB" and not self.is_king and not self.rules.men_take_kings
            return None if far or own or spared or square in self.taken else square
        return None

    def landings(self, direction: Coordinates, victim: Coordinates) -> list[Coordinates]:
        line = [*self.line(direction)]
        free = []
        for square in line[line.index(victim) + 1 :]:
            if square in self.others:
                break
            free.append(square)
        flies = self.is_king and self.rules.kings_fly and self.rules.king_lands_anywhere
        return free if flies else free[:1]

    def after_jump(
        self, direction: Coordinates, victim: Coordinates, end: Coordinates
    ) -> "CapturingPiece | None":
        """The piece after a jump; None when the jump ends the turn."""
        is_king = self.is_king
        if not is_king and end[0] == (self.rules.size - 1 if self.is_white else 0):
            if self.rules.promotion is Promotion.ENDS:
                return None
            is_king = self.rules.promotion is Promotion.GOES_ON
        others = dict(self.others)
        if self.rules.removal is Removal.AT_ONCE:
            del others[victim]
        taken = (*self.taken, victim)
        return replace(
            self, here=end, is_king=is_king, others=others, taken=taken, direction=direction
        )

    def add_captures(self) -> bool:
        """Add every capture from here to `found`; True when there is one."""
        has_capture = False
        for direction in filter(self.may_go, DIAGONALS):
            victim = self.victim(direction)
            ends = self.landings(direction, victim) if victim else []
            continues = []
            for end in ends:
                assert victim is not None
                after = self.after_jump(direction, victim, end)
                continues.append(after is not None and after.add_captures())
            for end in ends:
                assert victim is not None
                has_capture = True
                if self.rules.may_stop or not any(continues):
                    self.found.add((self.start, (*self.taken, victim), end))
        return has_capture


def every_capture(position: Position) -> set[Capture]:
    """All captures of the side to move, whether or not others are compulsory."""
    size = position.rules.size
    marks = {coordinates(size, nth): m for nth, m in enumerate(position.cells) if m != "."}
    is_white = position.turn is Colour.WHITE
    found: set[Capture] = set()
    for square, mark in marks.items():
        if (mark in "wW") == is_white:
            others = {other: marks[other] for other in marks if other != square}
            piece = CapturingPiece(
                position.rules, is_white, square, square, mark in "WB", others, found=found
            )
            piece.add_captures()
    return found
