"""Chess moves as players write them, and the pieces that each side has captured."""

from collections import Counter

import chess

from gamecase.games.chess.position import Action, Move, Position, seat_of
from gamecase.kernel.phrase import Phrase
from gamecase.scene.move_notation import Standing, WrittenMove

_ORDER = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
_VALUES = {chess.QUEEN: 9, chess.ROOK: 5, chess.BISHOP: 3, chess.KNIGHT: 3, chess.PAWN: 1}
_AT_START = {chess.QUEEN: 1, chess.ROOK: 2, chess.BISHOP: 2, chess.KNIGHT: 2, chess.PAWN: 8}


def written(position: Position, action: Action, told: Phrase) -> WrittenMove:
    """A move in SAN, and the sound it makes."""
    if not isinstance(action, Move):
        return WrittenMove(position.turn, told, "")
    sound = "capture" if "x" in str(told.facts["move"]) else "move"
    return WrittenMove(position.turn, told, "check" if told.facts["sign"] else sound)


def arrows(position: Position, action: Action) -> tuple[tuple[str, str], ...]:
    return ((action.start, action.end),) if isinstance(action, Move) else ()


def standings(position: Position) -> tuple[Standing, ...]:
    """The pieces each side has captured, and who has more material."""
    if not position.is_set_up:
        return ()
    board = position.state.board
    counts = {
        colour: Counter(
            piece.piece_type for piece in board.piece_map().values() if piece.color is colour
        )
        for colour in chess.COLORS
    }
    values = {
        colour: sum(_VALUES[kind] * counts[colour][kind] for kind in _ORDER)
        for colour in chess.COLORS
    }
    return tuple(
        Standing(
            seat=seat_of(colour),
            value=values[colour],
            text=_lead(values[colour] - values[not colour]),
            captured=tuple(
                f"{chess.COLOR_NAMES[not colour]}-{chess.piece_name(kind)}"
                for kind in _ORDER
                for _ in range(_AT_START[kind] - counts[not colour][kind])
            ),
        )
        for colour in chess.COLORS
    )


def _lead(difference: int) -> str:
    return f"+{difference}" if difference > 0 else ""
