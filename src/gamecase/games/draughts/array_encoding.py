"""Draughts as arrays. Black sees the board turned, so that both sides play up the board.

An action is the square it starts from, the square it ends on, and, because several captures may
join the same two squares, its rank among those in the order of their texts.
"""

from collections import defaultdict
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.board import owner
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.rules import status_of
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.seat import Seat

WAYS = 16  # captures between two squares that have numbers; a board with more is not known
_PLANES = 5


def action_count(rules: Ruleset) -> int:
    return _squares(rules) ** 2 * WAYS


def observation_shape(rules: Ruleset) -> tuple[int, ...]:
    return (_PLANES, _squares(rules))


def observe(position: Position, seat: Seat) -> NDArray[np.float32]:
    """Rows over the dark squares: our men and kings, theirs, and turns towards a draw."""
    rules = position.rules
    planes = np.zeros(observation_shape(rules), np.float32)
    ours = next(colour for colour in Colour if rules.seat_of(colour) is seat)
    for at, mark in enumerate(position.cells):
        side = owner(mark)
        if side is not None:
            plane = (0 if side is ours else 2) + mark.isupper()
            planes[plane, _turned(rules, ours, at)] = 1
    planes[4] = min(position.quiet_turns / (2 * rules.quiet_moves), 1)
    return planes


def _squares(rules: Ruleset) -> int:
    return rules.size * rules.size // 2


def _turned(rules: Ruleset, colour: Colour, square: int) -> int:
    return square if colour is Colour.WHITE else _squares(rules) - 1 - square


def _legal(position: Position) -> dict[int, Move]:
    rules, index = position.rules, position.board.indices
    between: dict[tuple[int, int], list[Move]] = defaultdict(list)
    outcome, legal = status_of(position)
    if outcome is None:
        for move in legal.by_text.values():
            start, end = (_turned(rules, position.turn, index[move.squares[at]]) for at in (0, -1))
            between[start, end].append(move)
    numbered = {}
    for (start, end), moves in between.items():
        first = (start * _squares(rules) + end) * WAYS
        ordered = sorted(moves, key=lambda move: move.text)[:WAYS]
        numbered.update({first + nth: move for nth, move in enumerate(ordered)})
    return numbered


def legal_ids(position: Position) -> NDArray[np.int64]:
    return np.array(sorted(_legal(position)), np.int64)


def action_of(position: Position, number: int) -> Move:
    legal = _legal(position)
    if number not in legal:
        raise BadAction(f"{number}: expected the number of a legal move")
    return legal[number]


def chances(position: Position) -> NoReturn:
    raise BadInput("draughts has no chance")
