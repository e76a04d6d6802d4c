"""Truncated rollouts: plays and cube decisions compared by short games without their luck.

A level plays each candidate on for a few turns with the same dice for all, subtracts the luck of
every roll and evaluates the positions reached. Both functions are generators that report after
every 36 games, each first roll once, so that a result can be watched as it becomes more certain;
to stop a rollout, stop reading. The first report, before any game, is that of the search.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.blas_threads import one_blas_thread
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    Chances,
    Rows,
    opponent_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeAnalysis,
    classify_rows,
    decide_cube,
    normalised_value,
    rerank_for_cube,
    search_values,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Floats
from gamecase.games.backgammon.engine.rollout_games import (
    RolloutPlan,
    block_rolls,
    play_with_cube,
    play_without_cube,
    points_of_chances,
)
from gamecase.games.backgammon.engine.search import MoveFilter, RankedPlay, Search
from gamecase.kernel.errors import BadInput

#: Games between two reports.
ROUND_GAMES = 36

_SEED = 1

#: A play is given up when it is behind by so many standard errors of the difference, after so many
#: games.
_GIVEN_UP, _GIVEN_UP_AFTER = 3.5, 72

_STEP = 0.01  # of a chance, for the slope of the equity

_CUBE_PLY = 1  # of the search before a cube decision is rolled out


@dataclass(frozen=True, slots=True, kw_only=True)
class TruncatedLevel:
    """How long games are, how many there are, and how deep they look."""

    games: int
    turns: int  # after which a game is evaluated as it stands
    plies: tuple[int, ...] = ()  # by turn: the search that chooses plays; the last for later turns
    end_ply: int = 0  # the search that evaluates the end
    candidate_ply: int = 1  # the search that finds the candidates
    candidates: MoveFilter = MoveFilter(5, 0.06)

    def plan(self, cube_state: CubeState | None = None) -> RolloutPlan:
        return RolloutPlan(
            games=self.games,
            truncate=self.turns,
            cube_state=cube_state,
            plies=self.plies,
            end_ply=self.end_ply,
        )


#: By name. The figures of docs/backgammon-strength.md were measured with these settings.
LEVELS = {
    "1T": TruncatedLevel(games=72, turns=5),
    "2T": TruncatedLevel(games=360, turns=7, plies=(1, 0), end_ply=1, candidate_ply=2),
    "3T": TruncatedLevel(games=360, turns=7, plies=(1,), end_ply=1, candidate_ply=2),
}


def find_level(name: str) -> TruncatedLevel:
    if name not in LEVELS:
        raise BadInput(f"no analysis level {name!r}; there are {[*LEVELS]}")
    return LEVELS[name]


# --- plays ---


def roll_out_plays(
    boards: Rows,
    search: Search,
    level: TruncatedLevel,
    cube_state: CubeState,
    *,
    only_to_choose: bool = False,
) -> Iterator[list[RankedPlay]]:
    """The boards after plays, given as the opponent sees them, the best for the mover first.

    Plays that are rolled out come before the others. With `only_to_choose` nothing is rolled out
    when a single play can be best.
    """
    ranked = rerank_for_cube(
        search.rank_boards(boards, level.candidate_ply), cube_state, search.rules
    )
    yield ranked
    plays = close_candidates(ranked, level.candidates)
    if len(plays) < (2 if only_to_choose else 1):
        return
    rest = ranked[len(plays) :]
    rolled = [RolledPlay(play) for play in plays]
    live = rolled
    for first in range(0, level.games, ROUND_GAMES):
        play_round(live, first, level, search)
        for play in live:
            play.evaluate(cube_state, search)
        rolled.sort(key=lambda play: -play.ranked.equity)
        yield [*(play.ranked for play in rolled), *rest]
        live = [play for play in live if not is_behind(play, rolled[0])]
        if only_to_choose and len(live) < 2:
            return


def close_candidates(ranked: list[RankedPlay], move_filter: MoveFilter) -> list[RankedPlay]:
    """The plays that can still be best, and are not known exactly."""
    best = ranked[0]
    close = [
        play
        for play in ranked[: move_filter.keep]
        if play.ply == best.ply and play.equity >= best.equity - move_filter.within
    ]
    kinds = classify_rows(np.array([play.row for play in close]))
    is_known = (kinds <= features.HOME).all() or (kinds == features.OVER).any()
    return [] if is_known else close


class RolledPlay:
    """A play and the chances of its mover in every game."""

    def __init__(self, play: RankedPlay) -> None:
        self.ranked = play
        self.chances: Floats = np.zeros((0, CHANCE_COUNT))
        self.values: Floats = np.zeros(0)  # of every game, in points

    def evaluate(self, cube_state: CubeState, search: Search) -> None:
        """Value the mean of the games, and each game by the slopes of the equity there."""
        mean = self.chances.mean(axis=0)
        points = np.concatenate([[mean], mean + _STEP * np.eye(CHANCE_COUNT)])
        values = _equities(self.ranked, points, cube_state, search)
        slopes = (values[1:] - values[0]) / _STEP
        self.values = values[0] + (self.chances - mean) @ slopes
        games = len(self.values)
        self.ranked = replace(
            self.ranked,
            chances=mean.astype(np.float32),
            equity=float(values[0]),
            error=float(self.values.std(ddof=1)) / math.sqrt(games),
            games=games,
        )


def _equities(play: RankedPlay, chances: Floats, cube_state: CubeState, search: Search) -> Floats:
    """The equity of a play for each of several chances of its mover, at this cube and score."""
    plain = points_of_chances(chances, search.rules)
    alternatives = [
        replace(play, index=nth, chances=row.astype(np.float32), equity=float(plain[nth]))
        for nth, row in enumerate(chances)
    ]
    ranked = rerank_for_cube(alternatives, cube_state, search.rules)
    return np.array([each.equity for each in sorted(ranked, key=lambda each: each.index)])


def play_round(plays: list[RolledPlay], first: int, level: TruncatedLevel, search: Search) -> None:
    """Play 36 more games of every play, with the same dice."""
    rows = np.repeat(opponent_rows(np.array([play.ranked.row for play in plays])), ROUND_GAMES, 0)
    dice = (np.tile(roll, len(plays)) for roll in block_rolls(_SEED, first, ROUND_GAMES))
    with one_blas_thread():
        theirs = play_without_cube(rows, dice, search, level.plan())
    ours: NDArray[np.float64] = _turned(theirs)
    for play, games in zip(plays, np.split(ours, len(plays)), strict=True):
        play.chances = np.concatenate([play.chances, games])


def _turned(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chances of the other side, in double precision."""
    return np.column_stack([1 - chances[:, 0], chances[:, 3:5], chances[:, 1:3]])


def is_behind(play: RolledPlay, best: RolledPlay) -> bool:
    """Whether a play is clearly worse than the best, by the games with the same dice."""
    games = min(len(play.values), len(best.values))
    if play is best or games < _GIVEN_UP_AFTER:
        return False
    lost = best.values[:games] - play.values[:games]
    return bool(lost.mean() > _GIVEN_UP * lost.std(ddof=1) / math.sqrt(games))


# --- the cube ---


@dataclass(frozen=True, slots=True, eq=False)
class RolledCube:
    """A cube decision, the standard errors of its two values, and the games they come from."""

    analysis: CubeAnalysis
    no_double_error: float = 0.0
    double_take_error: float = 0.0
    games: int = 0


def roll_out_cube(
    row: Rows, cube_state: CubeState, search: Search, level: TruncatedLevel
) -> Iterator[RolledCube]:
    """The cube decision for a board, as the side to roll sees it, like `analyse_cube`.

    Both sides use the cube in the games; not doubled and doubled are played with the same dice.
    """
    states = (cube_state, cube_state.doubled()) if cube_state.can_double else (cube_state,)
    rows = row.reshape(1, -1)
    searched = search_values(rows, (cube_state, cube_state.doubled()), search, _CUBE_PLY)[:, 0]
    chances: Chances = search.chances(rows, _CUBE_PLY)[0]
    yield RolledCube(decide_cube(cube_state, float(searched[0]), float(searched[1]), chances))
    if (classify_rows(rows) <= features.HOME).all():
        return
    games: list[Floats] = [np.zeros(0) for _ in states]
    unit = normalised_value(1.0, cube_state) - normalised_value(0.0, cube_state)
    for first in range(0, level.games, ROUND_GAMES):
        start = np.tile(rows, (ROUND_GAMES, 1))
        for nth, state in enumerate(states):
            rolls = block_rolls(_SEED, first, ROUND_GAMES)
            with one_blas_thread():
                results = play_with_cube(start, rolls, search, level.plan(state), state)
            games[nth] = np.concatenate([games[nth], results])
        means = [*(float(values.mean()) for values in games), float(searched[1])]
        errors = [unit * float(v.std(ddof=1)) / math.sqrt(len(v)) for v in games]
        yield RolledCube(
            decide_cube(cube_state, means[0], means[1], chances),
            errors[0],
            errors[1] if len(errors) > 1 else 0.0,
            len(games[0]),
        )
