"""Notations of tic-tac-toe: squares by number, in reading order."""

from gamecase.games.tictactoe.notation import read_move
from gamecase.games.tictactoe.position import SQUARES
from gamecase.kernel.other_notation import ActionNotation, PositionNotation

POSITIONS: tuple[PositionNotation, ...] = ()

ACTIONS = (
    ActionNotation(
        key="number",
        read=lambda _position, text: read_move(text),
        write=lambda _position, move: str(SQUARES.index(move.square) + 1),
    ),
)
