"""How games of backgammon are counted by position: their first throws and replies."""

from collections.abc import Sequence

from gamecase.games.backgammon import notation
from gamecase.games.backgammon.actions import Start
from gamecase.games.backgammon.position import Position
from gamecase.kernel.seat import Seat

DEPTH = 24


def position_key(position: Position) -> str:
    """Checkers, dice and cube as the side to move sees them, whatever the score."""
    ours, theirs = position.board if position.turn.is_player else (position.first, position.second)
    owner = position.cube.owner
    cube = "" if owner is Seat.NOBODY else "own" if owner is position.turn else "other"
    return (
        f"{'.'.join(map(str, ours))} {'.'.join(map(str, theirs))} {position.phase.value} "
        f"{position.dice} {position.cube.value}{cube}"
    )


def seats_swapped(actions: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """The draw with the higher die first: points are counted by each side from its own home."""
    drawn, swapped = list(actions), False
    for number, text in enumerate(actions):
        start = notation.read(text)
        if not isinstance(start, Start):
            break
        if start.first < start.second:
            drawn[number] = notation.write(Start(start.second, start.first))
            swapped = True
    return tuple(drawn), swapped
