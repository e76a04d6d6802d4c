"""Races: no side can hinder the other any more, so each is asked alone how many turns it needs.

A small net tells how likely a side is to be through after each number of turns, or, with nothing
off yet, to have its first checker off; with every checker home the tables know. Who is through
first follows from the two. Turns depend on the rules about bearing off, and so do the nets.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.board import checkers_in_all
from gamecase.games.backgammon.engine.bearoff import first_by, home_of, tables_of
from gamecase.games.backgammon.engine.bearoff_tables import HOME, SMALL, far_number
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
)
from gamecase.games.backgammon.engine.kernel import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.race_nets import POINTS, Line, Sides, Turns
from gamecase.games.backgammon.engine.weights import Matrix
from gamecase.games.backgammon.ruleset import Ruleset, Setup

#: A gammon less likely than this even for a side that wastes `_WASTED` pips is not asked about.
_HARDLY = 1e-4
_WASTED = 12
_COLUMNS = (LOSE_GAMMON, WIN_GAMMON)  # by who loses, we or they; triple ones stand after them
_MOST_OUTSIDE = 18 * 15  # pips that bring fifteen checkers home from the farthest point


def family_of(rules: Ruleset) -> str:
    """Rules whose races take the same number of turns."""
    if rules.setup is Setup.HYPERGAMMON:
        return "hypergammon"
    return rules.bearoff_rule.value


def sides_of(rows: Rows) -> Sides:
    """Our checkers on our points 1 to 24."""
    return np.maximum(rows[:, 1 : POINTS + 1], 0)


class _Known(NamedTuple):
    """What is looked up."""

    finish: Matrix  # [home, turns]
    first_off: Matrix
    fled: Matrix  # [men in the far home, turns]
    short: Matrix  # [pips, turns]: the chance that so many throws do not make so many pips
    most_far: int  # men that `fled` knows
    triple_needs_none_off: bool


class RaceJudge:
    """The five chances of the side to throw in races."""

    def __init__(self, rules: Ruleset, turns: Turns) -> None:
        self._rules = rules
        self._turns = turns

    def __call__(self, rows: Rows) -> Chances:
        known = self._known
        chances = np.zeros((len(rows), KINDS), np.float32)
        homes = np.empty((len(rows), 2), np.int64)
        sides = np.empty((2 * len(rows), POINTS), np.int8)
        asked = _sort_out(rows, homes, sides)
        told = self._turns.finish(sides[:asked])
        doubtful = np.empty((2 * len(rows), 2), np.int64)
        asked = _judge(rows, homes, told, known, chances, doubtful, sides)
        saved = self._turns.first_off(sides[:asked])
        _add_gammons(doubtful[:asked], homes, told, saved, known, chances)
        return chances

    @cached_property
    def _known(self) -> _Known:
        """Tables, which are made when the first race is judged."""
        tables = tables_of(self._rules)
        widths = tables.finish.shape[1], self._turns.finish.width
        return _Known(
            tables.finish,
            tables.first_off,
            tables.fled,
            short_of(_MOST_OUTSIDE + _WASTED, max(widths) + 1),
            min(SMALL, checkers_in_all(self._rules.setup)),
            self._rules.win_triple_needs_none_off,
        )


def short_of(most: int, turns: int) -> Matrix:
    """How likely so many throws are to stay below so many pips, for all up to the most.

    >>> [round(float(chance), 3) for chance in short_of(4, 2)[4]]
    [1.0, 0.056]
    """
    one = np.zeros(25)
    for high in range(1, 7):
        for low in range(1, high + 1):
            one[4 * high if high == low else high + low] += (1 if high == low else 2) / 36
    made, found = np.ones(1), np.zeros((most + 1, turns), np.float32)
    for turn in range(turns):
        found[:, turn] = [made[:pips].sum() for pips in range(most + 1)]
        made = np.convolve(made, one)[: most + 1]
    return found


@cached_njit
def _sort_out(rows: Rows, homes: NDArray[np.int64], sides: Sides) -> int:
    """Number the homes of both sides, and list the sides that are not home.

    Those have numbers below zero by their place in the list: -1 is the first. The boards after one
    throw share a side, which is listed once.
    """
    count, last = 0, np.full(2, -1)
    for nth in range(rows.shape[0]):
        for theirs in range(2):
            number = home_of(rows[nth], theirs)
            if number < 0:
                _copy_side(rows[nth], theirs, sides[count])
                if last[theirs] < 0 or not (sides[last[theirs]] == sides[count]).all():
                    last[theirs] = count
                    count += 1
                number = -1 - last[theirs]
            homes[nth, theirs] = number
    return count


@cached_njit
def _copy_side(row: NDArray[np.int8], theirs: int, side: NDArray[np.int8]) -> None:
    for point in range(1, POINTS + 1):
        side[point - 1] = max(-row[25 - point] if theirs else row[point], 0)


@cached_njit
def _spread(home: int, table: Matrix, told: Matrix) -> Line:
    """How likely each number of turns is: by the table, or as a net told."""
    return table[home] if home >= 0 else told[-1 - home]


@cached_njit
def _judge(
    rows: Rows,
    homes: NDArray[np.int64],
    told: Matrix,
    known: _Known,
    chances: Chances,
    doubtful: NDArray[np.int64],
    sides: Sides,
) -> int:
    """Who is through first; and which boards may end in a gammon, with the sides that lose it."""
    count, side = 0, np.empty(POINTS, np.int8)
    full = known.finish.shape[0] - known.first_off.shape[0]
    for nth in range(rows.shape[0]):
        ours, theirs = (
            _spread(homes[nth, 0], known.finish, told),
            _spread(homes[nth, 1], known.finish, told),
        )
        chances[nth, WIN] = first_by(ours, theirs, 0)
        for loser in range(2):
            has_none_off = rows[nth, THEIR_OFF if loser else OFF] == 0
            if not has_none_off and known.triple_needs_none_off:
                continue
            home, winner, column = homes[nth, loser], (ours if loser else theirs), _COLUMNS[loser]
            if home >= 0:
                if has_none_off:
                    saved = known.first_off[home - full]
                    chances[nth, column] = first_by(winner, saved, 1 - loser)
                continue
            _copy_side(rows[nth], loser, side)
            far = far_number(side, known.most_far)
            if far > 0:
                chances[nth, column + 1] = first_by(winner, known.fled[far], 1 - loser)
                chances[nth, column] = chances[nth, column + 1]
            if has_none_off and _may_be_gammon(side, winner, known.short, 1 - loser):
                sides[count] = side
                doubtful[count] = nth, loser
                count += 1
    return count


@cached_njit
def _may_be_gammon(side: NDArray[np.int8], winner: Line, short: Matrix, lead: int) -> bool:
    """Whether a side with nothing off may lose twice; its net is asked only then."""
    pips = _WASTED
    for point in range(HOME + 1, POINTS + 1):
        pips += (point - HOME) * side[point - 1]
    likely = 0.0
    for turn in range(1, winner.shape[0]):
        likely += winner[turn] * short[pips, turn - 1 + lead]
    return likely > _HARDLY


@cached_njit
def _add_gammons(
    doubtful: NDArray[np.int64],
    homes: NDArray[np.int64],
    told: Matrix,
    saved: Matrix,
    known: _Known,
    chances: Chances,
) -> None:
    for each in range(doubtful.shape[0]):
        nth, loser = doubtful[each]
        winner = _spread(homes[nth, 1 - loser], known.finish, told)
        twice = first_by(winner, saved[each], 1 - loser)
        chances[nth, _COLUMNS[loser]] = max(chances[nth, _COLUMNS[loser]], twice)
