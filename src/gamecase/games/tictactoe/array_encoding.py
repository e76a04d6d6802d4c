"""Tic-tac-toe as arrays: the nine squares in reading order."""

from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from gamecase.games.tictactoe.position import MARKS, SQUARES, Move, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.seat import Seat, opponent


def action_count(rules: Ruleset) -> int:
    return len(SQUARES)


def observation_shape(rules: Ruleset) -> tuple[int, ...]:
    return (2, 3, 3)


def observe(position: Position, seat: Seat) -> NDArray[np.float32]:
    """Two planes: the pieces of the seat, and those of the other."""
    planes = [[mark == MARKS[side] for mark in position.cells] for side in (seat, opponent(seat))]
    return np.array(planes, np.float32).reshape(2, 3, 3)


def legal_ids(position: Position) -> NDArray[np.int64]:
    return np.array([SQUARES.index(square) for square in position.empty_squares()], np.int64)


def action_of(position: Position, number: int) -> Move:
    if not 0 <= number < len(SQUARES) or SQUARES[number] not in position.empty_squares():
        raise BadAction(f"{number}: expected the number of an empty square")
    return Move(SQUARES[number])


def chances(position: Position) -> NoReturn:
    raise BadInput("tic-tac-toe has no chance")
