"""Positions as arrays and actions as numbers, for any game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamecase.kernel.seat import Seat
from gamecase.registry import find


def observation(game: str, position: Any, seat: Seat | None = None) -> NDArray[np.float32]:
    """A position as a seat sees it, by default the seat to act.

    >>> from gamecase.board import Board
    >>> observation("tictactoe", Board("tictactoe", position="X../.../...").position)[1, 0, 0]
    np.float32(1.0)
    """
    package = find(game)
    if seat is None:
        seat = package.game.to_act(position)
    return package.array_encoding.observe(position, seat)


def action_ids(game: str, position: Any) -> NDArray[np.int64]:
    """The numbers of the legal actions, in order."""
    return find(game).array_encoding.legal_ids(position)


def action_mask(game: str, position: Any) -> NDArray[np.int8]:
    """1 for the number of every legal action, 0 for all others.

    >>> from gamecase.board import Board
    >>> action_mask("tictactoe", Board("tictactoe", position="X../.../...").position)
    array([0, 1, 1, 1, 1, 1, 1, 1, 1], dtype=int8)
    """
    encoding = find(game).array_encoding
    mask = np.zeros(encoding.action_count(position.rules), np.int8)
    mask[encoding.legal_ids(position)] = 1
    return mask


def action_text(game: str, position: Any, number: int) -> str:
    """The text of the action of a number; BadAction if it is not legal here."""
    package = find(game)
    return package.game.write(package.array_encoding.action_of(position, number))


def chances(game: str, position: Any) -> dict[str, float]:
    """The probability of everything nature may do here, by its text.

    >>> from gamecase.board import Board
    >>> rolls = chances("backgammon", Board("backgammon").position)
    >>> len(rolls), round(sum(rolls.values()), 6)
    (36, 1.0)
    """
    package = find(game)
    found = package.array_encoding.chances(position)
    return {package.game.write(action): chance for action, chance in found.items()}
