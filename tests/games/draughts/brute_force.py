"""Captures found by other means: every walk over the board is tried, on plain coordinates.

Shares with the rules only the flags and the marks; it knows neither rays nor chains.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Promotion, Removal, Ruleset

Where = tuple[int, int]
Capture = tuple[Where, tuple[Where, ...], Where]  # start, taken in order, end

DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def where(size: int, square: int) -> Where:
    """Row and column of a square, from White's lower left corner of an unmirrored board."""
    row, along = divmod(square, size // 2)
    return row, 2 * along + row % 2


@dataclass(frozen=True)
class Walker:
    """A piece in somebody's hand, and what else lies on the board."""

    rules: Ruleset
    is_white: bool
    start: Where
    here: Where
    is_king: bool
    lying: dict[Where, str]
    taken: tuple[Where, ...] = ()
    way: Where | None = None
    found: set[Capture] = field(default_factory=set)

    def line(self, way: Where) -> Iterator[Where]:
        for far in range(1, self.rules.size):
            row, column = self.here[0] + far * way[0], self.here[1] + far * way[1]
            if 0 <= row < self.rules.size and 0 <= column < self.rules.size:
                yield row, column

    def may_go(self, way: Where) -> bool:
        if self.is_king:
            return True
        if self.taken and not self.rules.men_turn and way != self.way:
            return False
        return self.rules.men_take_backwards or way[0] == (1 if self.is_white else -1)

    def victim(self, way: Where) -> Where | None:
        """The first piece on a line, where it can be jumped."""
        for nth, spot in enumerate(self.line(way)):
            mark = self.lying.get(spot)
            if mark is None:
                continue
            far = nth > 0 and not (self.is_king and self.rules.kings_fly and self.rules.king_far)
            own = (mark in "wW") == self.is_white
            spared = mark in "WB" and not self.is_king and not self.rules.men_take_kings
            return None if far or own or spared or spot in self.taken else spot
        return None

    def landings(self, way: Where, victim: Where) -> list[Where]:
        line = [*self.line(way)]
        free = []
        for spot in line[line.index(victim) + 1 :]:
            if spot in self.lying:
                break
            free.append(spot)
        flies = self.is_king and self.rules.kings_fly and self.rules.king_lands_anywhere
        return free if flies else free[:1]

    def jumped(self, way: Where, victim: Where, end: Where) -> "Walker | None":
        """The same piece after a jump; None when the turn is over with it."""
        is_king = self.is_king
        if not is_king and end[0] == (self.rules.size - 1 if self.is_white else 0):
            if self.rules.promotion is Promotion.ENDS:
                return None
            is_king = self.rules.promotion is Promotion.GOES_ON
        lying = dict(self.lying)
        if self.rules.removal is Removal.AT_ONCE:
            del lying[victim]
        taken = (*self.taken, victim)
        return replace(self, here=end, is_king=is_king, lying=lying, taken=taken, way=way)

    def walk(self) -> bool:
        """Note every capture from here; True when there is one."""
        could = False
        for way in filter(self.may_go, DIAGONALS):
            victim = self.victim(way)
            ends = self.landings(way, victim) if victim else []
            goes_on = []
            for end in ends:
                assert victim is not None
                after = self.jumped(way, victim, end)
                goes_on.append(after is not None and after.walk())
            for end in ends:
                assert victim is not None
                could = True
                if self.rules.may_stop or not any(goes_on):
                    self.found.add((self.start, (*self.taken, victim), end))
        return could


def every_capture(position: Position) -> set[Capture]:
    """All captures of the side to move, before any duty."""
    size = position.rules.size
    marks = {where(size, nth): m for nth, m in enumerate(position.cells) if m != "."}
    is_white = position.turn is Colour.WHITE
    found: set[Capture] = set()
    for spot, mark in marks.items():
        if (mark in "wW") == is_white:
            lying = {other: each for other, each in marks.items() if other != spot}
            walker = Walker(position.rules, is_white, spot, spot, mark in "WB", lying, found=found)
            walker.walk()
    return found
