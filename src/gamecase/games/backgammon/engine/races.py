"""Races: no side can hinder the other any more, so each is asked alone how many turns it needs.

A small net tells how likely a side is to be through after each number of turns, or, with nothing
off yet, to have its first checker off; with every checker home the tables know. Who is through
first follows from the two. Turns depend on the rules about bearing off, and so do the nets.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.bearoff import tables_of
from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    Chances,
    Rows,
    turned_rows,
)
from gamecase.games.backgammon.engine.compiling import compiled
from gamecase.games.backgammon.engine.judging import Judge
from gamecase.games.backgammon.engine.kernel import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.nets import Matrix, Net, load
from gamecase.games.backgammon.engine.numbering import side_numbers
from gamecase.games.backgammon.ruleset import Ruleset, Setup

#: Families whose races the net of the main rules, which sees both sides, would misjudge.
OWN_TURNS = ("exact-only", "rearmost-only", "hypergammon")
POINTS = 24
_FAR = 18  # from this column on a side stands in the other's home
INPUTS = 4 * POINTS + 3
DATA = Path(__file__).parent / "data"

Sides = NDArray[np.int8]  # the checkers of one side on its points 1 to 24, a row for each


def family_of(rules: Ruleset) -> str:
    """Rules whose races take the same number of turns."""
    if rules.setup is Setup.HYPERGAMMON:
        return "hypergammon"
    return rules.bearoff_rule.value


class Turns(NamedTuple):
    """Who tells how many turns a side needs: for all its checkers, and for the first."""

    finish: "TurnsNet"
    first_off: "TurnsNet"


@lru_cache(maxsize=8)
def shipped_turns(family: str) -> Turns:
    """The nets of the engine's own."""
    files = (DATA / f"{name}-{family}.npz" for name in Turns._fields)
    return Turns(*(TurnsNet(load(file, INPUTS, any_width=True)) for file in files))


class RaceJudge:
    """The five chances of the side to throw in races.

    `both` is the net of the main rules, which sees both sides; it tells backgammons, where a
    checker is still far from home.
    """

    def __init__(self, rules: Ruleset, turns: Turns, both: Judge) -> None:
        self._rules = rules
        self._turns = turns
        self._both = both

    def __call__(self, rows: Rows) -> Chances:
        sides = sides_of(rows), sides_of(turned_rows(rows))
        table = tables_of(self._rules).finish
        finish = [self._spread(side, self._turns.finish, table) for side in sides]
        chances = np.zeros((len(rows), KINDS), np.float32)
        for loser, off, column in ((1, THEIR_OFF, WIN_GAMMON), (0, OFF, LOSE_GAMMON)):
            which = rows[:, off] == 0
            if which.any():
                saved = self._saved(sides[loser][which], self._turns.first_off)
                winner = finish[1 - loser][which]
                chances[which, column] = first_by(winner, saved, lead=1 - loser)
        far = sides[0][:, _FAR:].any(axis=1) | sides[1][:, _FAR:].any(axis=1)
        if far.any():
            told = self._both(rows[far])
            for column in (WIN_BACKGAMMON, LOSE_BACKGAMMON):
                chances[far, column] = told[:, column]
        chances[:, WIN] = first_by(finish[0], finish[1], lead=0)
        return chances

    def _spread(self, sides: Sides, net: "TurnsNet", table: NDArray[np.float32]) -> Matrix:
        """How likely each number of turns is, by the table for whoever is home."""
        return _known(sides, side_numbers(sides, HOME), net, table)

    def _saved(self, sides: Sides, net: "TurnsNet") -> Matrix:
        """The same for the first checker off, of sides that have none off."""
        tables = tables_of(self._rules)
        full = len(tables.finish) - len(tables.first_off)  # where that table begins
        homes = side_numbers(sides, HOME)
        return _known(sides, np.where(homes < 0, -1, homes - full), net, tables.first_off)


def _known(
    sides: Sides, homes: NDArray[np.int64], net: "TurnsNet", table: NDArray[np.float32]
) -> Matrix:
    told = np.zeros((len(sides), max(net.width, table.shape[1])), np.float32)
    away = homes < 0
    told[~away, : table.shape[1]] = table[homes[~away]]
    if away.any():
        told[away, : net.width] = net(sides[away])
    return told


def sides_of(rows: Rows) -> Sides:
    """Our checkers on our points 1 to 24."""
    return np.maximum(rows[:, 1 : POINTS + 1], 0)


def side_inputs(sides: Sides) -> Matrix:
    """What a net is told of a side: how many stand where, and how far there is to go."""
    counts = sides.astype(np.float32)
    told = np.empty((len(sides), INPUTS), np.float32)
    for unit in range(3):
        told[:, unit * POINTS : (unit + 1) * POINTS] = counts > unit
    told[:, 3 * POINTS : 4 * POINTS] = 0.5 * np.maximum(counts - 3, 0)
    pips = counts @ np.arange(1, POINTS + 1, dtype=np.float32)
    told[:, -3] = pips / 100
    told[:, -2] = counts.sum(axis=1) / 15
    told[:, -1] = counts[:, 6:] @ np.arange(1, POINTS - 5, dtype=np.float32) / 100
    return told


class TurnsNet:
    """A net of three layers, the first one laid out for sides: a line for every point and count."""

    def __init__(self, net: Net) -> None:
        self.width = net.weights[-1].shape[1]
        alone = np.zeros((POINTS * 16, POINTS), np.int8)
        alone[np.arange(POINTS * 16), np.repeat(np.arange(POINTS), 16)] = np.tile(
            np.arange(16), POINTS
        )
        # Everything a net is told adds up over the points, so each can be told by itself.
        self._table = side_inputs(alone.reshape(-1, POINTS)) @ net.weights[0]
        self._layers = (net.added[0], *net.weights[1:], *net.added[1:])

    def __call__(self, sides: Sides) -> Matrix:
        """The chance of each number of turns."""
        told = np.empty((len(sides), self.width), np.float32)
        first, second, third, added, last = self._layers
        _tell_turns(sides, self._table, first, second, added, third, last, told)
        return told


@compiled
def _tell_turns(
    sides: Sides,
    table: Matrix,
    first: NDArray[np.float32],
    second: Matrix,
    added: NDArray[np.float32],
    third: Matrix,
    last: NDArray[np.float32],
    told: Matrix,
) -> None:
    hidden, inner = np.empty_like(first), np.empty_like(added)
    for nth in range(sides.shape[0]):
        hidden[:] = first
        for point in range(sides.shape[1]):
            if sides[nth, point] > 0:
                line = table[16 * point + sides[nth, point]]
                for unit in range(hidden.shape[0]):
                    hidden[unit] += line[unit]
        inner[:] = added
        for unit in range(hidden.shape[0]):
            if hidden[unit] > 0:
                for to in range(inner.shape[0]):
                    inner[to] += hidden[unit] * second[unit, to]
        turns = told[nth]
        turns[:] = last
        for unit in range(inner.shape[0]):
            if inner[unit] > 0:
                for to in range(turns.shape[0]):
                    turns[to] += inner[unit] * third[unit, to]
        highest, total = turns.max(), np.float32(0.0)
        for to in range(turns.shape[0]):
            turns[to] = np.exp(turns[to] - highest)
            total += turns[to]
        for to in range(turns.shape[0]):
            turns[to] /= total


@compiled
def _first_by(ours: Matrix, theirs: Matrix, lead: int, told: NDArray[np.float32]) -> None:
    """See `first_by`."""
    for nth in range(ours.shape[0]):
        likely, beyond = 0.0, 1.0
        for turn in range(lead):
            beyond -= theirs[nth, turn]
        for turn in range(ours.shape[1]):
            likely += ours[nth, turn] * max(beyond, 0.0)
            if turn + lead < theirs.shape[1]:
                beyond -= theirs[nth, turn + lead]
        told[nth] = min(max(likely, 0.0), 1.0)


def first_by(ours: Matrix, theirs: Matrix, lead: int) -> NDArray[np.float32]:
    """The chance to need no more turns than they do, less the lead."""
    told = np.empty(len(ours), np.float32)
    _first_by(ours, theirs, lead, told)
    return told
