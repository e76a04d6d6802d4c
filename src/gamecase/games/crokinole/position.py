"""Positions and actions of crokinole."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot

from gamecase.games.crokinole.ruleset import Ruleset, shooters
from gamecase.games.crokinole.trigonometry import cosine, sine
from gamecase.kernel.seat import PLAYERS, Seat

#: A place (mm from the middle of the board, South at negative y) or a velocity (mm/s).
Vector = tuple[float, float]

#: Letters of the seats, clockwise from South.
LETTERS = dict(zip(PLAYERS, "abcd", strict=True))


def rotate(vector: Vector, quarters: int) -> Vector:
    """A vector rotated clockwise by quarter turns, exactly.

    >>> rotate((0.0, -300.0), 1)
    (-300.0, -0.0)
    """
    x, y = vector
    match quarters % 4:
        case 0:
            return x, y
        case 1:
            return y, -x
        case 2:
            return -x, -y
        case _:
            return -y, x


@dataclass(frozen=True, slots=True)
class Flick:
    """Flick a disc from the start line.

    Values are rounded as in the notation: to hundredths of a degree and whole millimetres a second.
    """

    place: float  # degrees along the line from the middle of the quarter, clockwise
    bearing: float  # degrees clockwise from the direction to the middle of the board
    speed: float  # mm/s
    slip: int = 0  # thousandths of a radian by which the player lets the hand slip
    over: int = 0  # mm by which the centre lies over the start line; negative: outside it

    def __post_init__(self) -> None:
        # Adding 0.0 turns -0.0 into 0.0.
        object.__setattr__(self, "place", round(self.place, 2) + 0.0)
        object.__setattr__(self, "bearing", round(self.bearing, 2) + 0.0)
        object.__setattr__(self, "speed", round(self.speed, 0) + 0.0)

    def start(self, radius: float, quarter: int) -> Vector:
        """The place of the disc before the flick, from the radius of the start line."""
        radius -= self.over
        return rotate((-radius * sine(self.place), -radius * cosine(self.place)), quarter)

    def velocity(self, quarter: int) -> Vector:
        heading = self.place + self.bearing
        return rotate((self.speed * sine(heading), self.speed * cosine(heading)), quarter)


@dataclass(frozen=True, slots=True)
class SettledDisc:
    """The final state of a disc that a shot has moved or touched."""

    name: str
    place: Vector | None  # None: off the board, or in the hole
    sunk: bool = False
    touched: bool = False  # in a contact that counts
    rimmed: bool = False  # it bounced off the rim


@dataclass(frozen=True, slots=True)
class Settle:
    """Nature's answer to a flick: where discs came to rest, and which were touched."""

    discs: tuple[SettledDisc, ...]  # the disc played comes first
    hit: bool = False  # a disc of the shooting side touched an opposing one
    slip: tuple[float, float] | None = None  # of the hand: radians, and a share of the speed


#: The points of the zones, from the hole outwards.
ZONES = (20, 15, 10, 5)


@dataclass(frozen=True, slots=True)
class NoteDisc:
    """Add or remove a disc of a side in a zone, as seen on a real board."""

    side: int
    zone: int
    adds: bool = True


@dataclass(frozen=True, slots=True)
class CountRound:
    """End a round on a real board: all discs are noted."""


Action = Flick | Settle | NoteDisc | CountRound


@dataclass(frozen=True, slots=True)
class Disc:
    """A live disc on the board."""

    seat: Seat
    number: int  # its owner's nth disc of the round
    x: float
    y: float

    @property
    def name(self) -> str:
        return f"{LETTERS[self.seat]}{self.number}"

    @property
    def place(self) -> Vector:
        return self.x, self.y

    @property
    def distance(self) -> float:
        """The distance of its centre from the middle of the board."""
        return hypot(self.x, self.y)


@dataclass(frozen=True)
class Position:
    """One round of crokinole, between two shots or with a flick under way.

    On a real board it is what has been noted: for each side the discs in each zone, from the hole
    outwards.
    """

    rules: Ruleset
    nth_round: int = 0
    shots: int = 0  # shots that have settled
    twenties: tuple[int, ...] = ()  # discs sunk, by seat in order
    discs: tuple[Disc, ...] = ()  # live discs, in the order of their names
    flick: Flick | None = None  # under way
    noted: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0), (0, 0, 0, 0))
    is_counted: bool = False

    @cached_property
    def shooters(self) -> tuple[Seat, ...]:
        return shooters(self.rules, self.nth_round)

    @property
    def is_complete(self) -> bool:
        """Whether all discs have been played (§19)."""
        return self.is_counted or self.shots == len(self.shooters)

    @property
    def shooter(self) -> Seat:
        """The seat of the current shot, or of the last one once the round is over."""
        return self.shooters[min(self.shots, len(self.shooters) - 1)]

    @cached_property
    def played(self) -> Counter[Seat]:
        """How many discs each seat has played, including a flick under way."""
        return Counter(self.shooters[: self.shots + (self.flick is not None)])

    @property
    def next_disc(self) -> Disc:
        """The disc to be played next or under way; it has no place yet."""
        count = Counter(self.shooters[: self.shots])[self.shooter]
        return Disc(self.shooter, count + 1, 0.0, 0.0)

    def disc(self, name: str) -> Disc | None:
        return next((disc for disc in self.discs if disc.name == name), None)

    def opposing(self, seat: Seat) -> tuple[Disc, ...]:
        """The live discs of the other side."""
        side = self.rules.side(seat)
        return tuple(disc for disc in self.discs if self.rules.side(disc.seat) != side)

    def twenties_of(self, side: int) -> int:
        if self.rules.on_real_board:
            return self.noted[side][0]
        counts = zip(self.rules.seats, self.twenties, strict=True)
        return sum(count for seat, count in counts if self.rules.side(seat) == side)

    def points_of(self, side: int) -> int:
        """The points of a side: 20 for each disc sunk, and its live discs by zone (§21)."""
        if self.rules.on_real_board:
            return sum(zone * count for zone, count in zip(ZONES, self.noted[side], strict=True))
        equipment = self.rules.equipment
        live_points = sum(
            equipment.points_at(disc.distance)
            for disc in self.discs
            if self.rules.side(disc.seat) == side
        )
        return 20 * self.twenties_of(side) + live_points

    def in_ditch(self, side: int) -> int:
        """How many discs of a side are out of play until the round ends."""
        if self.rules.on_real_board:
            return self.rules.discs_a_side - sum(self.noted[side])
        played = sum(count for seat, count in self.played.items() if self.rules.side(seat) == side)
        live = sum(self.rules.side(disc.seat) == side for disc in self.discs)
        is_flicked = self.flick is not None and self.rules.side(self.shooter) == side
        return played - live - is_flicked - self.twenties_of(side)

    def without_flick(self) -> "Position":
        return replace(self, flick=None)
