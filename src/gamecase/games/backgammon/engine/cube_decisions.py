"""Cube decisions: to double or not, and to take, drop or beaver.

At 0 plies the cube model values the position as it stands. With search, every roll is played for
the best given the cube, and the side to roll next may double first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon import cube
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import bearoff_cube_points
from gamecase.games.backgammon.engine.bearoff_table_builder import CENTRED, OURS, THEIRS
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS, boards_after_all_rolls
from gamecase.games.backgammon.engine.chances import (
    LOSE_GAMMON,
    WIN_GAMMON,
    Chances,
    Rows,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.cube_model import (
    CubeState,
    Floats,
    Owner,
    PointValue,
    value_holding_cube,
)
from gamecase.games.backgammon.engine.match_equity import clamp_to_table, match_point_value
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.search import (
    PREFILTER_KEEP,
    RankedPlay,
    Search,
    segment_argmax,
)
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.seat import Seat, opponent

#: Cube efficiency by kind of position: 0 is a dead cube, 1 a cube that is always turned at the
#: optimal moment. In longer games the equity changes in smaller steps, so doubles come closer to
#: that moment; gammons make the steps larger. The values for contact were fitted to decisions
#: collected by `benchmarks/backgammon_cube.py`.
HOME_EFFICIENCY = 0.6
RACE_EFFICIENCY = (0.6, 0.7)
LONG_RACE = 80.0  # pips from which on the efficiency of a race is highest
CONTACT_EFFICIENCY = 0.58
BY_PIP = 0.001  # added for each pip of both sides
BY_GAMMON = -0.53  # added times the chance of a gammon by either side
CONTACT_BOUNDS = (0.4, 0.9)

#: The factor by which the cube must still be below its limit for the tables, which have no limit.
_CUBE_MARGIN = 8

#: The column of the bear-off tables for each owner of the cube.
_TABLE_COLUMN = {Owner.NOBODY: CENTRED, Owner.US: OURS, Owner.THEM: THEIRS}

#: What a live cube must gain, in points, for the efficiency to be told from it.
_LEAST_GAIN = 1e-3

#: Beyond this difference between doubling and not doubling, a deeper look is pointless.
_FAR = 0.3

#: Doubling is right where it loses no more than this.
_TOLERANCE = 1e-7


class CubeAnswer(StrEnum):
    """The right answer to a double."""

    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"


class CubeDecision(StrEnum):
    """What both sides should do."""

    NO_DOUBLE = "no double"
    DOUBLE_TAKE = "double, take"
    DOUBLE_DROP = "double, drop"
    DOUBLE_BEAVER = "double, beaver"
    TOO_GOOD = "too good to double"  # the opponent would drop, and playing on is worth more


@dataclass(frozen=True, slots=True)
class CubeAnalysis:
    """A cube decision and the values it is based on.

    Values are those of the side to roll, in points at the present cube; in a match, in the same
    unit, scaled by the change of the chance to win the match.
    """

    decision: CubeDecision
    answer: CubeAnswer  # also given where doubling is wrong or not allowed
    no_double: float
    double_take: float
    double_drop: float
    can_double: bool
    chances: Chances  # the five, without a cube
    match_chance: float | None  # of winning the match with correct play; None in money play

    @property
    def should_double(self) -> bool:
        """Whether the side to roll should double now."""
        return self.decision not in (CubeDecision.NO_DOUBLE, CubeDecision.TOO_GOOD)

    @property
    def doubled(self) -> float:
        """The value of a double that is answered correctly."""
        if self.answer is CubeAnswer.DROP:
            return self.double_drop
        return self.double_take * (2.0 if self.answer is CubeAnswer.BEAVER else 1.0)

    @property
    def is_close(self) -> bool:
        """Whether a deeper look may change the decision."""
        return abs(self.doubled - self.no_double) < _FAR


def cube_state_of(position: Position, seat: Seat) -> CubeState:
    """The state of the cube and match as a seat that is about to roll sees it."""
    rules, score, owner = position.rules, position.score, position.cube.owner
    is_match = score.is_points_match
    ours, theirs = score.needs(seat), score.needs(opponent(seat))
    ours, theirs = clamp_to_table(ours, theirs) if is_match else (0, 0)
    return CubeState(
        cube=position.cube.value,
        owner=Owner.NOBODY if owner is Seat.NOBODY else Owner.US if owner is seat else Owner.THEM,
        ours=ours,
        theirs=theirs,
        is_crawford=score.is_crawford and is_match,
        uses_crawford=rules.crawford,
        jacoby=rules.jacoby and not is_match,
        beavers=rules.beavers and not is_match,
        limit=rules.cube_limit,
        has_cube=cube.is_cube_used(position),
        has_gammons=len(rules.win_kinds) > 1,
    )


def analyse_cube(row: Rows, cube_state: CubeState, search: Search, ply: int = 0) -> CubeAnalysis:
    """The cube decision for a board, as the side to roll sees it.

    `row` is a board in the format of the move generator. Read `should_double` for the side to roll,
    and `answer` when the opponent has to answer; then too the cube state is the doubler's, with the
    cube as it was before the double.
    """
    rows = row.reshape(1, -1)
    values = search_values(rows, (cube_state, cube_state.doubled()), search, ply)
    return decide_cube(
        cube_state, float(values[0, 0]), float(values[1, 0]), search.chances(rows, ply)[0]
    )


def decide_cube(cube_state: CubeState, hold: float, taken: float, chances: Chances) -> CubeAnalysis:
    """The decision between not doubling and doubling, by the values of both if it is taken."""
    point_value = point_value_of(cube_state)
    can_double = cube_state.can_double
    dropped = point_value(cube_state.cube)
    answer = _answer(cube_state, taken, dropped)
    doubled = dropped if answer is CubeAnswer.DROP else _beavered(cube_state, taken)
    decision = _decision(answer, hold, doubled) if can_double else CubeDecision.NO_DOUBLE
    correct = max(hold, doubled) if can_double else hold
    hold, taken, dropped = (normalised_value(value, cube_state) for value in (hold, taken, dropped))
    return CubeAnalysis(
        decision=decision,
        answer=answer,
        no_double=hold,
        double_take=taken,
        double_drop=dropped,
        can_double=can_double,
        chances=chances,
        match_chance=correct if cube_state.is_match else None,
    )


def _answer(cube_state: CubeState, taken: float, dropped: float) -> CubeAnswer:
    if taken > dropped:
        return CubeAnswer.DROP
    beavers = (
        cube_state.beavers and not cube_state.is_match and cube_state.cube * 4 <= cube_state.limit
    )
    return CubeAnswer.BEAVER if beavers and taken < 0.0 else CubeAnswer.TAKE


def _beavered(cube_state: CubeState, taken: float) -> float:
    """The value of a double that is not dropped: doubled again if the right answer is a beaver."""
    return 2.0 * taken if _answer(cube_state, taken, np.inf) is CubeAnswer.BEAVER else taken


def _decision(answer: CubeAnswer, hold: float, doubled: float) -> CubeDecision:
    if doubled >= hold - _TOLERANCE:
        return {
            CubeAnswer.DROP: CubeDecision.DOUBLE_DROP,
            CubeAnswer.TAKE: CubeDecision.DOUBLE_TAKE,
            CubeAnswer.BEAVER: CubeDecision.DOUBLE_BEAVER,
        }[answer]
    return CubeDecision.TOO_GOOD if answer is CubeAnswer.DROP else CubeDecision.NO_DOUBLE


# --- values ---


def point_value_of(cube_state: CubeState) -> PointValue:
    """The value of points: the points themselves, or chances to win the match."""
    return match_point_value(cube_state) if cube_state.is_match else float


def normalised_value(value: float, cube_state: CubeState) -> float:
    """A value in points at the present cube: -1 for a lost game, 1 for a won one."""
    point_value = point_value_of(cube_state)
    won, lost = point_value(cube_state.cube), point_value(-cube_state.cube)
    return (2.0 * value - won - lost) / (won - lost)


def classify_rows(rows: Rows) -> NDArray[np.int8]:
    """The kind of each position, see `features`."""
    kinds = np.empty(len(rows), np.int8)
    features.classify(rows, kinds)
    return kinds


def cube_efficiency(rows: Rows, chances: Chances) -> Floats:
    """The efficiency of the cube in each position."""
    kinds = classify_rows(rows)
    pips, their_pips = (
        np.maximum(side[:, 1:26], 0) @ np.arange(1.0, 26.0) for side in (rows, opponent_rows(rows))
    )
    gammons = chances[:, WIN_GAMMON] + chances[:, LOSE_GAMMON]
    efficiency = CONTACT_EFFICIENCY + BY_PIP * (pips + their_pips) + BY_GAMMON * gammons
    efficiency = np.clip(efficiency, *CONTACT_BOUNDS)
    efficiency[kinds == features.HOME] = HOME_EFFICIENCY
    low, high = RACE_EFFICIENCY
    race = low + (high - low) * np.minimum(pips / LONG_RACE, 1.0)
    return np.where(kinds == features.RACE, race, efficiency)


@dataclass(frozen=True, slots=True, eq=False)
class CubefulValues:
    """Evaluated positions with everything that their value with a cube depends on."""

    chances: Chances
    efficiency: Floats
    is_known: NDArray[np.bool_]  # from a table with the cube
    points: NDArray[np.float32]

    def without_double(self, cube_state: CubeState) -> Floats:
        """The value of each to the side to roll, which does not double now."""
        has_margin = cube_state.cube * _CUBE_MARGIN <= cube_state.limit
        is_exact = cube_state.has_cube and has_margin and bool(self.is_known.any())
        efficiency = self.efficiency
        if is_exact and cube_state.is_match:
            efficiency = self._exact_efficiency(cube_state.owner)
        values = value_holding_cube(
            self.chances, efficiency, cube_state, point_value_of(cube_state)
        )
        if is_exact and not cube_state.is_match:
            exact = cube_state.cube * self.points[:, _TABLE_COLUMN[cube_state.owner]]
            values = np.where(self.is_known, exact, values)
        return values

    def _exact_efficiency(self, owner: Owner) -> Floats:
        """The efficiency with which the cube model gives the exact value of a money game.

        The tables know money games only; how well the cube can be used depends on the position
        rather than on the score.
        """
        money = CubeState(owner=owner)
        dead, live = (value_holding_cube(self.chances, x, money, float) for x in (0.0, 1.0))
        gain = live - dead
        is_usable = self.is_known & (np.abs(gain) > _LEAST_GAIN)
        exact = (self.points[:, _TABLE_COLUMN[owner]] - dead) / np.where(is_usable, gain, 1.0)
        return np.where(is_usable, np.clip(exact, 0.0, 1.0), self.efficiency)

    def with_double(self, cube_state: CubeState) -> Floats:
        """The value of each to the side to roll, which may double first."""
        hold = self.without_double(cube_state)
        return (
            _with_choice(cube_state, hold, self.without_double(cube_state.doubled()))
            if cube_state.can_double
            else hold
        )


def evaluate_cubeful(rows: Rows, search: Search, ply: int = 0) -> CubefulValues:
    """Evaluate positions as they stand, or with chances that are searched this many plies."""
    chances = search.chances(rows, ply)
    return CubefulValues(
        chances, cube_efficiency(rows, chances), *bearoff_cube_points(rows, search.rules)
    )


def _with_choice(cube_state: CubeState, hold: Floats, taken: Floats) -> Floats:
    """The better of rolling and doubling, with the right answer by the opponent."""
    if cube_state.beavers and not cube_state.is_match:
        taken = np.where(taken < 0.0, 2.0 * taken, taken)
    return np.maximum(hold, np.minimum(taken, point_value_of(cube_state)(cube_state.cube)))


def opponent_value(value: Floats, cube_state: CubeState) -> Floats:
    """A value as the opponent has it."""
    return 1.0 - value if cube_state.is_match else -value


def rerank_for_cube(
    choices: list[RankedPlay], cube_state: CubeState, rules: Ruleset
) -> list[RankedPlay]:
    """The plays with equities for this cube and score, the best first; deeper searched ones lead.

    At the last point of a match gammons are worth nothing, to a trailer after the Crawford game
    twice as much, and under the Jacoby rule they count only once the cube has been turned. Without
    a cube and a match, equities are correct already.
    """
    if not (cube_state.is_match or cube_state.has_cube):
        return choices
    rows = opponent_rows(np.array([choice.row for choice in choices]))
    chances = opponent_chances(np.array([choice.chances for choice in choices]))
    theirs = cube_state.opponent_view()
    after = CubefulValues(
        chances, cube_efficiency(rows, chances), *bearoff_cube_points(rows, rules)
    ).with_double(theirs)
    values = opponent_value(after, theirs).tolist()
    reranked = [
        replace(choice, equity=normalised_value(value, cube_state))
        for choice, value in zip(choices, values, strict=True)
    ]
    return sorted(reranked, key=lambda choice: (-choice.ply, -choice.equity))


def search_values(rows: Rows, cube_states: Sequence[CubeState], search: Search, ply: int) -> Floats:
    """For each cube state the value of each row, when the cube is not turned before this roll."""
    if ply == 0 or not len(rows):
        now = evaluate_cubeful(rows, search)
        return np.array([now.without_double(cube_state) for cube_state in cube_states])
    parts = search.map_batches(lambda part: _search_part(part, cube_states, search, ply), rows, ply)
    return np.concatenate(parts, axis=1)


def _search_part(rows: Rows, cube_states: Sequence[CubeState], search: Search, ply: int) -> Floats:
    """The mean over all rolls of the value of the best play, given the cube."""
    boards, starts = candidate_boards(rows, search)
    after, next_states = (
        evaluate_cubeful(boards, search),
        [cube_state.opponent_view() for cube_state in cube_states],
    )
    values = np.array([opponent_value(after.with_double(state), state) for state in next_states])
    best = np.array([segment_argmax(row, starts) for row in values])
    if ply == 1:
        best_values = np.take_along_axis(values, best, axis=1)
    else:
        best_values = _search_deeper(boards, best, next_states, search, ply - 1)
    means: Floats = best_values.reshape(
        len(cube_states), len(rows), len(ROLLS)
    ) @ ROLL_CHANCES.astype(np.float64)
    is_over = classify_rows(rows) == features.OVER  # a finished game is not played on
    if is_over.any():
        means[:, is_over] = search_values(rows[is_over], cube_states, search, 0)
    return means


def candidate_boards(rows: Rows, search: Search) -> tuple[Rows, NDArray[np.int64]]:
    """The boards after the better plays of every roll, and where those of each roll begin."""
    return search.prefilter_boards(
        *boards_after_all_rolls(rows, rule_flags(search.rules)), PREFILTER_KEEP
    )


def _search_deeper(
    boards: Rows,
    best: NDArray[np.int64],
    cube_states: Sequence[CubeState],
    search: Search,
    ply: int,
) -> Floats:
    """The values of the chosen boards of each cube state to the side that moved, a ply deeper.

    Most rolls are played alike whatever the cube shows, so the boards of all states are searched
    together, each once.
    """
    needed, index = np.unique(best, return_inverse=True)
    index = index.reshape(best.shape)
    cubes = [state for cube_state in cube_states for state in (cube_state, cube_state.doubled())]
    values = search_values(boards[needed], cubes, search, ply)
    results = []
    for nth, cube_state in enumerate(cube_states):
        hold, taken = values[2 * nth], values[2 * nth + 1]
        value = _with_choice(cube_state, hold, taken) if cube_state.can_double else hold
        results.append(opponent_value(value, cube_state)[index[nth]])
    return np.array(results)
