"""The seats of a game: the players, nature (which acts for chance), or nobody."""

from enum import StrEnum


class Seat(StrEnum):
    """A role in a game, such as White. The chair that holds it is known to the match state."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    NATURE = "nature"
    NOBODY = "nobody"

    # Seats are dictionary keys on hot paths, and Enum.__hash__ is implemented in Python.
    __hash__ = str.__hash__

    @property
    def is_player(self) -> bool:
        return self not in (Seat.NATURE, Seat.NOBODY)


#: The seats that people and bots can hold, in order of play.
PLAYERS = (Seat.FIRST, Seat.SECOND, Seat.THIRD, Seat.FOURTH)


def opponent(seat: Seat) -> Seat:
    """The other seat of a game for two.

    >>> opponent(Seat.FIRST)
    <Seat.SECOND: 'second'>
    """
    return Seat.SECOND if seat is Seat.FIRST else Seat.FIRST
