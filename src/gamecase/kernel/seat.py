"""Who sits at a game: the players, nature with the dice, or nobody."""

from enum import StrEnum


class Seat(StrEnum):
    """A place in the game itself, such as White; who holds it is the table's affair."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    NATURE = "nature"
    NOBODY = "nobody"

    # Seats are keys of much that is looked up all the time; an enum's own hash is Python's.
    __hash__ = str.__hash__

    @property
    def is_player(self) -> bool:
        return self not in (Seat.NATURE, Seat.NOBODY)


#: The seats people and bots can hold, in order of play.
PLAYERS = (Seat.FIRST, Seat.SECOND, Seat.THIRD, Seat.FOURTH)
