"""Evaluation in NumPy alone, until the compiled code or the bear-off tables of an engine are ready.

The nets and their inputs are the same; races are evaluated by nets where tables would be exact, and
the few backgammons that are lost in a race are left out.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
    opponent_rows,
)
from gamecase.games.backgammon.engine.compiled_moves import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.race_nets import DATA, INPUTS, POINTS, Sides, side_inputs
from gamecase.games.backgammon.engine.weights import Matrix, Net, load_net


class InterpretedNet:
    """A net for contact, without the lookup table that only compiled code reads quickly."""

    def __init__(self, net: Net) -> None:
        self._net = net

    def __call__(self, rows: Rows) -> Chances:
        inputs = np.zeros((len(rows), features.WIDTH), np.float32)
        features.fill_inputs(rows, escape_table(), inputs)
        return self._net(inputs)


class TablelessRaces:
    """The chances of the side to roll in races and bear-offs, from the nets for turns alone."""

    def __init__(self, family: str) -> None:
        self._finish, self._first_off = (
            load_net(DATA / f"{name}-{family}.npz", INPUTS, any_width=True)
            for name in ("finish", "first_off")
        )

    def __call__(self, rows: Rows) -> Chances:
        chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
        sides = [np.maximum(board[:, 1 : POINTS + 1], 0) for board in (rows, opponent_rows(rows))]
        ours, theirs = (_turn_chances(self._finish, side) for side in sides)
        chances[:, WIN] = _chances_to_be_first(ours, theirs, 0)
        for column, off, winner, loser, lead in (
            (WIN_GAMMON, THEIR_OFF, ours, sides[1], 0),
            (LOSE_GAMMON, OFF, theirs, sides[0], 1),
        ):
            which = np.flatnonzero(rows[:, off] == 0)
            if len(which):
                saved = _turn_chances(self._first_off, loser[which])
                chances[which, column] = _chances_to_be_first(winner[which], saved, lead)
        return chances


def _turn_chances(net: Net, sides: Sides) -> Matrix:
    """The distribution of the number of turns that each side needs."""
    values = side_inputs(sides)
    last = len(net.weights) - 1
    for nth, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        values = values @ weights + biases
        if nth < last:
            np.maximum(values, 0, out=values)
    values = np.exp(values - values.max(axis=1, keepdims=True))
    return values / values.sum(axis=1, keepdims=True)


def _chances_to_be_first(ours: Matrix, theirs: Matrix, lead: int) -> NDArray[np.float32]:
    """The chance to need at most as many turns as they do, minus the lead."""
    width = max(ours.shape[1], theirs.shape[1])
    still = np.zeros((len(theirs), width + lead), np.float32)  # the chance to need as many or more
    still[:, : theirs.shape[1]] = theirs[:, ::-1].cumsum(axis=1)[:, ::-1]
    first: NDArray[np.float32] = (ours * still[:, lead : lead + ours.shape[1]]).sum(axis=1)
    return first
