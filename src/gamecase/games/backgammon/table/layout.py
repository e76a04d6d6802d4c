"""The geometry of a backgammon board as seen from a seat.

The viewer's home board is at the bottom, on the side that the viewer chose, so both seats see their
own home in the same place. Right-to-left languages do not mirror the board.
"""

from dataclasses import dataclass
from typing import NamedTuple

from gamecase.games.backgammon.board import BAR, OFF, spot
from gamecase.kernel.seat import Seat
from gamecase.scene.svg_paths import box, number

COLUMN = 36.0  # the width of a point
FIELD = 6 * COLUMN  # the six points of a quarter
DEPTH = 360.0  # height of the board inside its frame
BAR_WIDTH = 44.0
TRAY = 46.0
RIDGE = 9.0  # between the field and the trays
SIDE = 14.0  # width of the frame at the sides
EDGE = 21.0  # height of the frame above and below, with room for the point numbers
WIDTH = 2 * SIDE + 2 * FIELD + BAR_WIDTH + RIDGE + TRAY
HEIGHT = DEPTH + 2 * EDGE
MIDDLE = HEIGHT / 2

RADIUS = 16.4  # of a checker
STRIDE = 31.6  # from one checker of a stack to the next
FOOT = 18.2  # from the edge to the centre of the first checker
REACH = 161.0  # height of five checkers; the dice lie beyond

STACK_SHOWN = 5
BAR_SHOWN = 3
TRAY_SCALE = 0.6
TRAY_ROWS = 8

DIE = 27.0
DICE_APART = 21.0
CUBE = 33.0


class Placement(NamedTuple):
    """The position and scale of a drawn piece."""

    x: float
    y: float
    scale: float = 1.0


def max_visible(point: int) -> int:
    """The number of checkers that are drawn beside each other in a place."""
    return {BAR: BAR_SHOWN, OFF: 2 * TRAY_ROWS}.get(point, STACK_SHOWN)


@dataclass(frozen=True, slots=True)
class Layout:
    """The board as a seat sees it, with its home on the right or on the left."""

    viewer: Seat
    is_home_left: bool = False

    # --- horizontal ---

    def _across(self, x: float) -> float:
        """The x coordinate of something that is at x when the home boards are on the right."""
        return WIDTH - x if self.is_home_left else x

    @property
    def bar_x(self) -> float:
        return self._across(SIDE + FIELD + BAR_WIDTH / 2)

    @property
    def tray_x(self) -> float:
        return self._across(WIDTH - SIDE - TRAY / 2)

    def _field_x(self, *, home: bool) -> float:
        """The centre of the half with the home boards, or of the other half."""
        return self._across(SIDE + FIELD / 2 + (FIELD + BAR_WIDTH if home else 0))

    def number(self, seat: Seat, point: int) -> int:
        """The number of a seat's point as the viewer counts."""
        return point if seat is self.viewer else 25 - point

    def point_x(self, numbered: int) -> float:
        """The centre of a point, by the viewer's number."""
        column = (
            numbered - 1 if numbered <= 12 else 24 - numbered
        )  # from the edge of the home boards
        beyond_bar = BAR_WIDTH if column >= 6 else 0
        from_tray = RIDGE + TRAY + SIDE
        return self._across(WIDTH - from_tray - (column + 0.5) * COLUMN - beyond_bar)

    # --- vertical ---

    def is_low(self, seat: Seat, point: int) -> bool:
        """Whether a place is in the lower half; checkers on the bar are in the half they enter."""
        if point == BAR:
            return seat is not self.viewer
        if point == OFF:
            return seat is self.viewer
        return self.number(seat, point) <= 12

    @staticmethod
    def _from_edge(far: float, *, low: bool) -> float:
        return HEIGHT - EDGE - far if low else EDGE + far

    # --- checkers ---

    def x(self, seat: Seat, point: int) -> float:
        if point == BAR:
            return self.bar_x
        return self.tray_x if point == OFF else self.point_x(self.number(seat, point))

    def stack(self, seat: Seat, point: int, count: int) -> list[Placement]:
        """The placements of a stack of checkers; those that do not fit lie on the last one."""
        if point == OFF:
            return self._tray(seat, count)
        x, low = self.x(seat, point), self.is_low(seat, point)
        if point == BAR:  # from the middle outwards
            foot, stride = DEPTH / 2 - CUBE / 2 - RADIUS - 4, -STRIDE
        else:
            foot, stride = FOOT, STRIDE
        last = max_visible(point) - 1
        return [
            Placement(x, self._from_edge(foot + min(nth, last) * stride, low=low))
            for nth in range(count)
        ]

    def _tray(self, seat: Seat, count: int) -> list[Placement]:
        low = self.is_low(seat, OFF)
        pitch = 2 * RADIUS * TRAY_SCALE + 0.8
        return [
            Placement(
                self.tray_x + (pitch / 2 if nth // TRAY_ROWS else -pitch / 2),
                self._from_edge((nth % TRAY_ROWS + 0.5) * pitch + 3, low=low),
                TRAY_SCALE,
            )
            for nth in range(count)
        ]

    # --- dice and cube ---

    def right_half(self, seat: Seat) -> float:
        """The centre of the half on a seat's right hand, where it rolls."""
        halves = sorted((self._field_x(home=True), self._field_x(home=False)))
        return halves[1] if seat is self.viewer else halves[0]

    def dice(self, seat: Seat, count: int) -> list[Placement]:
        middle = self.right_half(seat)
        distance = DICE_APART if count <= 2 else 0.75 * DICE_APART
        return [
            Placement(middle + (2 * nth - count + 1) * distance, MIDDLE) for nth in range(count)
        ]

    def faces(self, seat: Seat) -> list[Placement]:
        """Six dice in a row to choose from, aligned with the points of the roller's half."""
        middle = self.right_half(seat)
        return [Placement(middle + (nth - 2.5) * COLUMN, MIDDLE) for nth in range(6)]

    def cube(self, owner: Seat, offered_to: Seat) -> Placement:
        """Centred, at its owner's end of the bar, or in front of the seat that has to answer."""
        if offered_to is not Seat.NOBODY:
            return Placement(self.right_half(offered_to), MIDDLE)
        if owner is Seat.NOBODY:
            return Placement(self.bar_x, MIDDLE)
        return Placement(self.bar_x, self._from_edge(CUBE / 2 + 4, low=owner is self.viewer))

    # --- labels on the frame ---

    def label(self, seat: Seat, point: int) -> tuple[float, float]:
        """Beside a point; for the bar and the trays, on a plate on the owner's side."""
        low = seat is self.viewer if point in (BAR, OFF) else self.is_low(seat, point)
        return self.x(seat, point), self._from_edge(-EDGE / 2, low=low)

    # --- touch targets ---

    def touch(self, seat: Seat, point: int) -> tuple[float, float]:
        """The centre of a point for arrow-key navigation, aligned with its neighbours."""
        return self.x(seat, point), self._from_edge(FOOT + STRIDE / 2, low=self.is_low(seat, point))

    def outline(self, seat: Seat, point: int) -> str:
        """The whole column of a point, a large touch target."""
        x, low = self.x(seat, point), self.is_low(seat, point)
        if point in (BAR, OFF):
            width = (BAR_WIDTH if point == BAR else TRAY) - 4
            far = DEPTH / 2 - 3
        else:
            width, far = COLUMN - 1.5, REACH + 1
        top = self._from_edge(far, low=True) if low else EDGE
        return _rounded(x - width / 2, top, width, far)

    def dice_touch(self, seat: Seat, *, is_double: bool) -> list[Placement]:
        """The two touch targets of the dice; of a double, each covers a pair."""
        distance = 1.5 * DICE_APART if is_double else DICE_APART
        middle = self.right_half(seat)
        return [Placement(middle - distance, MIDDLE), Placement(middle + distance, MIDDLE)]

    def die_outline(self, place: Placement, *, is_double: bool) -> str:
        half = (1.5 if is_double else 1) * DICE_APART - 0.5
        return _rounded(place.x - half, MIDDLE - 19, 2 * half, 38)

    def face_outline(self, place: Placement) -> str:
        return _rounded(place.x - COLUMN / 2 + 0.7, MIDDLE - 19, COLUMN - 1.4, 38)

    def cube_outline(self, place: Placement) -> str:
        half = BAR_WIDTH / 2 - 2
        return _rounded(place.x - half, place.y - CUBE / 2 - 3, 2 * half, CUBE + 6)


def _rounded(x: float, y: float, width: float, height: float, corner: float = 6.0) -> str:
    """A rectangle with rounded corners."""
    if min(width, height) <= 2 * corner:
        return box(x, y, width, height)
    w, h, c = number(width - 2 * corner), number(height - 2 * corner), number(corner)
    return (
        f"M{number(x + corner)} {number(y)}h{w}a{c} {c} 0 0 1 {c} {c}v{h}a{c} {c} 0 0 1 -{c} {c}"
        f"h-{w}a{c} {c} 0 0 1 -{c} -{c}v-{h}a{c} {c} 0 0 1 {c} -{c}z"
    )


def point_at(seat: Seat, name: str) -> int | None:
    """The seat's point at a spot, including its own bar and tray; None for other spots.

    >>> point_at(Seat.SECOND, "19"), point_at(Seat.FIRST, "bar-first"), point_at(Seat.FIRST, "cube")
    (6, 25, None)
    """
    if name in (spot(seat, BAR), spot(seat, OFF)):
        return BAR if name == spot(seat, BAR) else OFF
    if not (len(name) < 3 and name.isascii() and name.isdecimal() and name == str(int(name))):
        return None
    return int(spot(seat, int(name))) if 1 <= int(name) <= 24 else None
