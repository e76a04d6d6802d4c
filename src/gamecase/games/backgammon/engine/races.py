"""Evaluate races, in which each side is independent of the other.

A small net estimates the distribution of the number of turns in which a side bears off all its
checkers or, with none off, its first one; with all checkers home, tables are exact. The chances
follow from the two distributions. They depend on the bear-off rules, and so do the nets.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.board import checkers_per_side
from gamecase.games.backgammon.engine.bearoff import (
    chance_to_finish_first,
    home_index,
    ready_tables,
)
from gamecase.games.backgammon.engine.bearoff_table_builder import (
    HOME,
    SMALL,
    BearoffTables,
    rank_back_checkers,
)
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
)
from gamecase.games.backgammon.engine.compiled_moves import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.interpreted import TablelessRaces
from gamecase.games.backgammon.engine.race_nets import POINTS, Sides, TurnNets, Vector
from gamecase.games.backgammon.engine.weights import Matrix
from gamecase.games.backgammon.ruleset import Ruleset, Setup

#: Gammons less likely than this, even for a side that wastes `_WASTED` pips, are not evaluated.
_NEGLIGIBLE = 1e-4
_WASTED = 12
_COLUMNS = (LOSE_GAMMON, WIN_GAMMON)  # by loser, we or they; backgammons are in the next column
_MOST_OUTSIDE = 18 * 15  # pips to bring fifteen checkers home from the farthest point


def race_family(rules: Ruleset) -> str:
    """The family of rules under which races take the same number of turns."""
    if rules.setup is Setup.HYPERGAMMON:
        return "hypergammon"
    return rules.bearoff_rule.value


def our_sides(rows: Rows) -> Sides:
    """Our checkers on our points 1 to 24."""
    return np.maximum(rows[:, 1 : POINTS + 1], 0)


class _RaceTables(NamedTuple):
    """The lookup tables of an evaluator."""

    finish: Matrix  # [home, turns]
    first_off: Matrix
    fled: Matrix  # [back checkers, turns]
    short: Matrix  # [pips, turns]: the chance that this many rolls total fewer pips
    max_back: int  # back checkers that `fled` covers
    triple_needs_none_off: bool


class RaceEvaluator:
    """The five chances of the side to roll in races."""

    def __init__(self, rules: Ruleset, turns: TurnNets) -> None:
        self._rules = rules
        self._turns = turns
        self._race_tables: _RaceTables | None = None

    def __call__(self, rows: Rows) -> Chances:
        tables = self._tables()
        if tables is None:
            return self._tableless(rows)
        chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
        homes = np.empty((len(rows), 2), np.int64)
        sides = np.empty((2 * len(rows), POINTS), np.int8)
        count = _rank_homes(rows, homes, sides)
        finish = self._turns.finish(sides[:count])
        possible_gammons = np.empty((2 * len(rows), 2), np.int64)
        count = _evaluate_wins(rows, homes, finish, tables, chances, possible_gammons, sides)
        first_off = self._turns.first_off(sides[:count])
        _add_gammons(possible_gammons[:count], homes, finish, first_off, tables, chances)
        return chances

    @cached_property
    def _tableless(self) -> TablelessRaces:
        return TablelessRaces(race_family(self._rules))

    def _tables(self) -> _RaceTables | None:
        """The tables, loaded or computed for the first race; None until they are ready."""
        if self._race_tables is None and (bearoff := ready_tables(self._rules)) is not None:
            self._race_tables = self._with_turns(bearoff)
        return self._race_tables

    def _with_turns(self, bearoff: BearoffTables) -> _RaceTables:
        widths = bearoff.finish.shape[1], self._turns.finish.width
        return _RaceTables(
            bearoff.finish,
            bearoff.first_off,
            bearoff.fled,
            chance_below(_MOST_OUTSIDE + _WASTED, max(widths) + 1),
            min(SMALL, checkers_per_side(self._rules.setup)),
            self._rules.win_triple_needs_none_off,
        )


def chance_below(most: int, turns: int) -> Matrix:
    """The chance that rolls total fewer than some pips, for all up to the given number.

    >>> [round(float(chance), 3) for chance in chance_below(4, 2)[4]]
    [1.0, 0.056]
    """
    roll = np.zeros(25)
    for high in range(1, 7):
        for low in range(1, high + 1):
            roll[4 * high if high == low else high + low] += (1 if high == low else 2) / 36
    total, chances = np.ones(1), np.zeros((most + 1, turns), np.float32)
    for turn in range(turns):
        chances[:, turn] = [total[:pips].sum() for pips in range(most + 1)]
        total = np.convolve(total, roll)[: most + 1]
    return chances


@cached_njit
def _rank_homes(rows: Rows, homes: NDArray[np.int64], sides: Sides) -> int:
    """Rank the homes of both sides, and list the sides that are not home.

    The latter get negative numbers by their index in the list: -1 is the first. The boards after
    one roll share a side, which is listed once.
    """
    count, last = 0, np.full(2, -1)
    for nth in range(rows.shape[0]):
        for theirs in range(2):
            number = home_index(rows[nth], theirs)
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
def _distribution(home: int, table: Matrix, estimates: Matrix) -> Vector:
    """The distribution of turns: from the table, or from the net."""
    return table[home] if home >= 0 else estimates[-1 - home]


@cached_njit
def _evaluate_wins(
    rows: Rows,
    homes: NDArray[np.int64],
    estimates: Matrix,
    tables: _RaceTables,
    chances: Chances,
    possible_gammons: NDArray[np.int64],
    sides: Sides,
) -> int:
    """The chances to win; returns how many boards may end in a gammon, with the losing sides."""
    count, side = 0, np.empty(POINTS, np.int8)
    full = tables.finish.shape[0] - tables.first_off.shape[0]
    for nth in range(rows.shape[0]):
        ours, theirs = (
            _distribution(homes[nth, 0], tables.finish, estimates),
            _distribution(homes[nth, 1], tables.finish, estimates),
        )
        chances[nth, WIN] = chance_to_finish_first(ours, theirs, 0)
        for loser in range(2):
            has_none_off = rows[nth, THEIR_OFF if loser else OFF] == 0
            if not has_none_off and tables.triple_needs_none_off:
                continue
            home, winner, column = homes[nth, loser], (ours if loser else theirs), _COLUMNS[loser]
            if home >= 0:
                if has_none_off:
                    saved = tables.first_off[home - full]
                    chances[nth, column] = chance_to_finish_first(winner, saved, 1 - loser)
                continue
            _copy_side(rows[nth], loser, side)
            far = rank_back_checkers(side, tables.max_back)
            if far > 0:
                chances[nth, column + 1] = chance_to_finish_first(
                    winner, tables.fled[far], 1 - loser
                )
                chances[nth, column] = chances[nth, column + 1]
            if has_none_off and _may_be_gammon(side, winner, tables.short, 1 - loser):
                sides[count] = side
                possible_gammons[count] = nth, loser
                count += 1
    return count


@cached_njit
def _may_be_gammon(side: NDArray[np.int8], winner: Vector, short: Matrix, lead: int) -> bool:
    """Whether a side with no checker off may lose a gammon; only then its net is evaluated."""
    pips = _WASTED
    for point in range(HOME + 1, POINTS + 1):
        pips += (point - HOME) * side[point - 1]
    chance = 0.0
    for turn in range(1, winner.shape[0]):
        chance += winner[turn] * short[pips, turn - 1 + lead]
    return chance > _NEGLIGIBLE


@cached_njit
def _add_gammons(
    possible_gammons: NDArray[np.int64],
    homes: NDArray[np.int64],
    estimates: Matrix,
    first_off: Matrix,
    tables: _RaceTables,
    chances: Chances,
) -> None:
    for index in range(possible_gammons.shape[0]):
        nth, loser = possible_gammons[index]
        winner = _distribution(homes[nth, 1 - loser], tables.finish, estimates)
        chance = chance_to_finish_first(winner, first_off[index], 1 - loser)
        chances[nth, _COLUMNS[loser]] = max(chances[nth, _COLUMNS[loser]], chance)
