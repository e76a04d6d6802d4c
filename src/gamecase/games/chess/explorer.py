"""How games of chess are counted by position."""

from gamecase.engines.explorer_module import never_swapped
from gamecase.games.chess.position import Position, repetition_key

DEPTH = 40

seats_swapped = never_swapped


def position_key(position: Position) -> str:
    """Pieces, turn and rights to move, as for repetition."""
    return " ".join(map(str, repetition_key(position.state.board)))
