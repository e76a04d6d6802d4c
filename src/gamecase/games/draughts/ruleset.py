"""The ruleset of a booklet: one set of flags describes the whole family of draughts games."""

import re
from dataclasses import dataclass
from enum import StrEnum

from gamecase.kernel.errors import BookletError
from gamecase.kernel.seat import Seat


class Colour(StrEnum):
    """The two sides: White stands at the bottom and moves up the board, Black moves down."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Colour":
        return _OTHERS[self]


# Looking up a member of an enumeration takes longer than a dictionary in Python 3.11.
_OTHERS = {Colour.WHITE: Colour.BLACK, Colour.BLACK: Colour.WHITE}

#: Seats by colour, where White begins and where Black does.
_SEATS = (
    {Colour.WHITE: Seat.FIRST, Colour.BLACK: Seat.SECOND},
    {Colour.BLACK: Seat.FIRST, Colour.WHITE: Seat.SECOND},
)


class CaptureDuty(StrEnum):
    """Which captures are compulsory."""

    FREE = "free"  # none: a quiet move is always allowed
    ANY = "any"  # some capture, chosen freely
    MOST = "most"  # one that takes most pieces
    MOST_KINGS = "most-kings"  # one that takes most pieces, then most kings
    KING_FIRST = "king-first"  # one with a king before one with a man
    ITALIAN = "italian"  # most pieces, with a king, most kings, kings earliest


class Promotion(StrEnum):
    """What happens to a man that reaches the far row within a capture."""

    ENDS = "ends"  # it is crowned and the turn ends
    GOES_ON = "goes-on"  # it continues at once as a king
    STOPS_ONLY = "stops-only"  # it continues as a man, and is crowned only if it stops there


class Removal(StrEnum):
    """When jumped pieces are removed."""

    AT_ONCE = "at-once"
    AFTER = "after"  # at the end of the turn; until then they block the way


class Blocked(StrEnum):
    """The result for a side that has pieces but no move."""

    LOSES = "loses"
    DRAWS = "draws"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way to play draughts; comments name the clauses of the booklets."""

    key: str
    size: int  # board: squares along one side
    rows: int  # set-up: rows that each side fills with men
    mirrored: bool  # board: a light square in the left-hand corner
    black_begins: bool
    men_take_backwards: bool  # man-takes-all, man-takes-forward
    men_take_kings: bool  # men-spare-kings
    men_turn: bool  # chain: a man may change its diagonal within a chain
    kings_fly: bool  # king-flies, king-steps
    king_far: bool  # king-takes: a flying king may jump from a distance
    king_lands_anywhere: bool  # king-takes: on any free square behind, or the nearest only
    duty: CaptureDuty
    may_stop: bool  # chain: a capture may end although the piece could jump on
    promotion: Promotion  # crowning
    removal: Removal  # removal
    blocked: Blocked  # blocked
    repetitions: int  # repetition: occurrences of a position that make a draw
    quiet_moves: int  # quiet: moves by each side that make a draw
    short_endings: tuple[str, ...] = ()  # short: pieces, and moves by each side until a draw
    road_moves: int = 0  # short-road: moves by each side until a draw; 0: no such rule

    def __post_init__(self) -> None:
        if self.size not in (8, 10):
            raise BookletError(f"{self.key}: size {self.size}; boards are 8 or 10 squares wide")
        if not 1 <= self.rows < self.size // 2:
            raise BookletError(f"{self.key}: {self.rows} rows of men on {self.size} rows")
        if self.repetitions < 2 or self.quiet_moves < 1:
            raise BookletError(f"{self.key}: games must end: set repetitions and quiet_moves")
        for ending in self.short_endings:
            if not re.fullmatch(r"[1-3]v1( queens)?:[1-9]\d?", ending):
                raise BookletError(
                    f"{self.key}: short ending {ending!r}; expected one like 2v1:5 or 3v1 queens:13"
                )

    def __hash__(self) -> int:
        return hash(self.key)  # cheap; equality tells apart rulesets that differ only in switches

    @property
    def men(self) -> int:
        """The number of men a side begins with, and the most pieces it can have."""
        return self.rows * self.size // 2

    @property
    def starter(self) -> Colour:
        return Colour.BLACK if self.black_begins else Colour.WHITE

    def seat_of(self, colour: Colour) -> Seat:
        """The seat of a colour; the colour that begins has the first seat."""
        return _SEATS[self.black_begins][colour]

    def colour_of(self, seat: Seat) -> Colour:
        return self.starter.other if seat is Seat.SECOND else self.starter
