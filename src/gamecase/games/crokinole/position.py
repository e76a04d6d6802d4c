"""The discs on the board, those kept aside, and whose shot it is."""

from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import cached_property
from math import hypot

from gamecase.games.crokinole.ruleset import Ruleset, shooters
from gamecase.games.crokinole.trigonometry import cosine, sine
from gamecase.kernel.seat import PLAYERS, Seat

Place = tuple[float, float]

#: Letters of the seats, clockwise from South.
LETTERS = dict(zip(PLAYERS, "abcd", strict=True))


def turned(place: Place, quarters: int) -> Place:
    """A place turned clockwise by quarters around the middle, exactly.

    >>> turned((0.0, -300.0), 1)
    (-300.0, -0.0)
    """
    x, y = place
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
    """Sending a disc off from the start line.

    A hand is no finer than a hundredth of a degree and one millimetre a second, and neither is the
    notation.
    """

    place: float  # degrees along the line from the middle of the quarter, clockwise
    bearing: float  # degrees clockwise from straight at the middle of the board
    speed: float  # mm/s
    slip: int = 0  # thousandths of a radian by which the hand may slip, as its owner likes it

    def __post_init__(self) -> None:
        for each, digits in zip(fields(self)[:3], (2, 2, 0), strict=True):
            # adding 0.0 turns -0.0 into 0.0
            object.__setattr__(self, each.name, round(getattr(self, each.name), digits) + 0.0)

    def start(self, radius: float, quarter: int) -> Place:
        """Where the disc lies before it is flicked."""
        return turned((-radius * sine(self.place), -radius * cosine(self.place)), quarter)

    def velocity(self, quarter: int) -> Place:
        heading = self.place + self.bearing
        return turned((self.speed * sine(heading), self.speed * cosine(heading)), quarter)


@dataclass(frozen=True, slots=True)
class Settled:
    """Where a disc ended that a shot has moved or touched."""

    name: str
    place: Place | None  # None: it left the board, or it is in the hole
    sunk: bool = False
    touched: bool = False  # in a contact that counts
    rimmed: bool = False  # it came back from the rim


@dataclass(frozen=True, slots=True)
class Settle:
    """Nature's answer to a flick: where everything came to rest, and what touched what."""

    discs: tuple[Settled, ...]  # the one played first
    hit: bool = False  # a disc of the shooting side touched an opposing one
    slip: tuple[float, float] | None = None  # of the hand: radians, and share of the speed


#: What a disc counts, from the hole outwards.
ZONES = (20, 15, 10, 5)


@dataclass(frozen=True, slots=True)
class Note:
    """One disc more, or fewer, of a side in a zone: what somebody sees on a real board."""

    side: int
    zone: int
    more: bool = True


@dataclass(frozen=True, slots=True)
class Count:
    """All discs of a real board are noted, and the round is over."""


Action = Flick | Settle | Note | Count


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc that is live."""

    seat: Seat
    number: int  # its owner's nth of the round
    x: float
    y: float

    @property
    def name(self) -> str:
        return f"{LETTERS[self.seat]}{self.number}"

    @property
    def place(self) -> Place:
        return self.x, self.y

    @property
    def distance(self) -> float:
        """From the middle of the board to that of the disc."""
        return hypot(self.x, self.y)


@dataclass(frozen=True)
class Position:
    """One round of crokinole, between two shots or with a disc on its way.

    Played on a real board it is what has been noted of its end: for each side the discs of every
    zone, from the hole outwards.
    """

    rules: Ruleset
    nth_round: int = 0
    shots: int = 0  # taken and settled
    twenties: tuple[int, ...] = ()  # discs kept aside, seat by seat in order
    discs: tuple[Disc, ...] = ()  # live, in the order of their names
    flick: Flick | None = None  # on its way
    noted: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0), (0, 0, 0, 0))
    is_counted: bool = False

    @cached_property
    def shooters(self) -> tuple[Seat, ...]:
        return shooters(self.rules, self.nth_round)

    @property
    def is_complete(self) -> bool:
        """Everybody has played all discs (§19)."""
        return self.is_counted or self.shots == len(self.shooters)

    @property
    def shooter(self) -> Seat:
        """Whose shot it is, or was when the round is over."""
        return self.shooters[min(self.shots, len(self.shooters) - 1)]

    @cached_property
    def played(self) -> Counter[Seat]:
        """How many discs each seat has played, the one on its way included."""
        return Counter(self.shooters[: self.shots + (self.flick is not None)])

    @property
    def in_hand(self) -> Disc:
        """The disc to be played next, or on its way, before it has a place."""
        count = Counter(self.shooters[: self.shots])[self.shooter]
        return Disc(self.shooter, count + 1, 0.0, 0.0)

    def disc(self, name: str) -> Disc | None:
        return next((each for each in self.discs if each.name == name), None)

    def opposing(self, seat: Seat) -> tuple[Disc, ...]:
        """The live discs of the other side."""
        side = self.rules.side(seat)
        return tuple(each for each in self.discs if self.rules.side(each.seat) != side)

    def twenties_of(self, side: int) -> int:
        if self.rules.on_real_board:
            return self.noted[side][0]
        counts = zip(self.rules.seats, self.twenties, strict=True)
        return sum(count for seat, count in counts if self.rules.side(seat) == side)

    def points_of(self, side: int) -> int:
        """What a side would score now: 20 for each disc kept aside, and its discs by zone (§21)."""
        if self.rules.on_real_board:
            return sum(zone * count for zone, count in zip(ZONES, self.noted[side], strict=True))
        equipment = self.rules.equipment
        lying = sum(
            equipment.points_at(disc.distance)
            for disc in self.discs
            if self.rules.side(disc.seat) == side
        )
        return 20 * self.twenties_of(side) + lying

    def in_ditch(self, side: int) -> int:
        """How many discs of a side are out of play until the round ends."""
        if self.rules.on_real_board:
            return self.rules.discs_a_side - sum(self.noted[side])
        played = sum(count for seat, count in self.played.items() if self.rules.side(seat) == side)
        live = sum(self.rules.side(disc.seat) == side for disc in self.discs)
        on_way = self.flick is not None and self.rules.side(self.shooter) == side
        return played - live - on_way - self.twenties_of(side)

    def without_flick(self) -> "Position":
        return replace(self, flick=None)
