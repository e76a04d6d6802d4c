"""How draughts is played, by booklet: one set of flags carries the whole family."""

import re
from dataclasses import dataclass
from enum import StrEnum

from gamecase.kernel.errors import BookletError
from gamecase.kernel.seat import Seat


class Colour(StrEnum):
    """The two sets: White stands below and moves up the board, Black moves down."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Colour":
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Duty(StrEnum):
    """Which captures may be declined."""

    FREE = "free"  # all of them: a quiet move is always allowed
    ANY = "any"  # whoever can take must take, but chooses freely what
    MOST = "most"  # the line that takes most
    MOST_KINGS = "most-kings"  # the line that takes most, then most kings
    KING_FIRST = "king-first"  # with a king before a man
    ITALIAN = "italian"  # most, with a king, most kings, kings earliest


class Promotion(StrEnum):
    """What happens to a man that reaches the far row in the middle of a capture."""

    ENDS = "ends"  # it is crowned and the turn is over
    GOES_ON = "goes-on"  # it goes on at once as a king
    STOPS_ONLY = "stops-only"  # it goes on as a man, and is crowned only where it stops


class Removal(StrEnum):
    """When jumped pieces leave the board."""

    AT_ONCE = "at-once"
    AFTER = "after"  # when the turn is over: until then they are in the way


class Blocked(StrEnum):
    """What a player gets who has pieces and no move."""

    LOSES = "loses"
    DRAWS = "draws"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing draughts; comments name the clauses of the booklets."""

    key: str
    size: int  # board: squares along one side
    rows: int  # set-up: rows that each side fills with men
    mirrored: bool  # board: a light square in the left-hand corner
    black_begins: bool
    men_take_backwards: bool  # man-takes-all, man-takes-forward
    men_take_kings: bool  # men-spare-kings
    men_turn: bool  # chain: a man may change its diagonal within a chain
    kings_fly: bool  # king-flies, king-steps
    king_far: bool  # king-takes: she may begin her jump from a distance
    king_lands_anywhere: bool  # king-takes: on any free square behind, or the nearest only
    duty: Duty
    may_stop: bool  # chain: a player may stop although the piece could jump on
    promotion: Promotion  # crowning
    removal: Removal  # removal
    blocked: Blocked  # blocked
    repetitions: int  # repetition: so many times the same position is a draw
    quiet_moves: int  # quiet: so many by each side are a draw
    short_endings: tuple[str, ...] = ()  # short: pieces, and moves by each side until a draw
    road_moves: int = 0  # short-road: so many by each side are a draw; 0: no such rule

    def __post_init__(self) -> None:
        if self.size not in (8, 10):
            raise BookletError(f"{self.key}: size {self.size}; boards are 8 or 10 squares wide")
        if not 1 <= self.rows < self.size // 2:
            raise BookletError(f"{self.key}: {self.rows} rows of men on {self.size} rows")
        if self.repetitions < 2 or self.quiet_moves < 1:
            raise BookletError(f"{self.key}: games must end: repetitions, quiet_moves")
        for each in self.short_endings:
            if not re.fullmatch(r"[1-3]v1( queens)?:[1-9]\d?", each):
                raise BookletError(
                    f"{self.key}: short ending {each!r}; expected one like 2v1:5 or 3v1 queens:13"
                )

    def __hash__(self) -> int:
        return hash(self.key)  # booklets differ by key; the few switches are left to equality

    @property
    def men(self) -> int:
        """How many men a side begins with, and the most pieces it can have."""
        return self.rows * self.size // 2

    @property
    def starter(self) -> Colour:
        return Colour.BLACK if self.black_begins else Colour.WHITE

    def seat_of(self, colour: Colour) -> Seat:
        """The seat of a colour: whoever begins is first."""
        return Seat.FIRST if colour is self.starter else Seat.SECOND

    def colour_of(self, seat: Seat) -> Colour:
        return self.starter.other if seat is Seat.SECOND else self.starter
