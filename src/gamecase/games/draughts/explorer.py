"""How games of draughts are counted by position."""

from gamecase.engines.explorer_module import never_swapped
from gamecase.games.draughts.position import Position

DEPTH = 40

seats_swapped = never_swapped


def position_key(position: Position) -> str:
    return f"{position.cells} {position.turn}"
