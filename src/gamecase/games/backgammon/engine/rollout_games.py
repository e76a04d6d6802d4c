"""The games of a rollout: played side by side, with stratified dice and variance reduction.

Plays are chosen by static evaluation, or those of the first turns by search. The first two rolls
are stratified: in every 36 games each roll comes once, in every 1296 each pair of rolls. The luck
of every roll is subtracted from the result of a game: the value after the roll minus the mean over
all rolls. Luck is zero on average, so the mean stays the same and most of the variance is gone.

Games are played in blocks; the dice of a block depend only on the seed and its index.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine import evaluator, features
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS, boards_after_all_rolls
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    Chances,
    Rows,
    equity,
    opponent_chances,
)
from gamecase.games.backgammon.engine.cube_decisions import (
    CubefulValues,
    classify_rows,
    evaluate_cubeful,
    opponent_value,
    point_value_of,
)
from gamecase.games.backgammon.engine.cube_model import CubeState, Floats, Owner
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.prefilter import select_best
from gamecase.games.backgammon.engine.search import DEPTHS, Search, segment_argmax
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_whole

#: Games per block: a multiple of 36, so that every block has each first roll equally often.
BLOCK = 108

MAX_GAMES = 1_000_000

#: A game that has not ended by then is evaluated as it stands.
MAX_TURNS = 500

Indices = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class RolloutPlan:
    """The settings of a rollout."""

    games: int = 1296
    seed: int = 1
    truncate: int = 0  # turns after which a game is evaluated as it stands; 0: never
    reduces_variance: bool = True
    cube_state: CubeState | None = (
        None  # to play with the cube, which is not turned before the first roll
    )
    unit: CubeState | None = None  # normalises values; by default the cube state
    plies: tuple[int, ...] = ()  # by turn: the search that chooses plays; the last for later turns
    end_ply: int = 0  # the search that evaluates a game that is truncated

    def __post_init__(self) -> None:
        for ply in (*self.plies, self.end_ply):
            check_whole("ply", ply, DEPTHS[0], DEPTHS[-1])
        check_whole("games", self.games, 1, MAX_GAMES)
        check_whole("truncate", self.truncate, 0, 1000)
        check_whole("seed", self.seed, 0, 2**63 - 1)

    def ply_of_turn(self, turn: int) -> int:
        """The search that chooses the plays of a turn."""
        return self.plies[min(turn, len(self.plies) - 1)] if self.plies else 0


@lru_cache(maxsize=1)
def nets_digest() -> str:
    """A digest of the installed nets."""
    files = sorted(evaluator.NETS_FOLDER.glob("*.npz"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


@dataclass(frozen=True, slots=True)
class RolloutBlock:
    """One block of a rollout, which any worker can play."""

    row: tuple[int, ...]
    rules: Ruleset
    plan: RolloutPlan
    first: int  # the index of its first game
    count: int
    nets: str = field(default_factory=nets_digest)  # digest of the nets that must be used


#: The results of a block, one row per game: the five chances and the value for the side that rolls
#: first. With the cube, where games may end by a drop, the chances are zero.
BlockGames = tuple[tuple[float, ...], ...]


def play_block(block: RolloutBlock) -> BlockGames:
    """Play the games of a block; the results are the same wherever it is played.

    BadInput where other nets are installed, since their results cannot be combined.
    """
    if block.nets != nets_digest():
        raise BadInput("a worker has other nets than the rollout: install the same version")
    start = np.array(block.row, np.int8)
    search = Search(block.rules)
    plan = block.plan
    rolls = block_rolls(plan.seed, block.first, block.count)
    rows = np.tile(start, (block.count, 1))
    chances, values = np.zeros((block.count, CHANCE_COUNT)), np.zeros(block.count)
    if plan.cube_state is None:
        chances = play_without_cube(rows, rolls, search, plan)
        values = points_of_chances(chances, block.rules)
    else:
        values = play_with_cube(rows, rolls, search, plan, plan.cube_state)
    results = np.column_stack([chances, values])
    return tuple(tuple(game) for game in results.tolist())


def points_of_chances(chances: NDArray[np.float64], rules: Ruleset) -> NDArray[np.float64]:
    """The points of chances after variance reduction, in double precision."""
    won = 2 * chances[:, 0] - 1
    if len(rules.win_kinds) == 1:
        return won
    points: NDArray[np.float64] = won + chances[:, 1:3].sum(axis=1) - chances[:, 3:5].sum(axis=1)
    return points


def block_rolls(seed: int, first: int, count: int) -> Iterator[Indices]:
    """The rolls of each turn, as indices into ROLLS."""
    numbers = np.arange(first, first + count)
    stratified = np.random.Generator(np.random.Philox(seed))
    orders = [stratified.permutation(36), stratified.permutation(36)]
    random = np.random.Generator(np.random.Philox(key=np.array([seed, first + 1], np.uint64)))
    dice = orders[0][numbers % 36]
    yield _roll_index(dice)
    dice = orders[1][(numbers // 36 + numbers) % 36]
    yield _roll_index(dice)
    while True:
        yield _roll_index(random.integers(0, 36, count))


def _roll_index(dice: Indices) -> Indices:
    first, second = dice // 6 + 1, dice % 6 + 1
    high, low = np.maximum(first, second), np.minimum(first, second)
    indices: Indices = high * (high - 1) // 2 + low - 1
    return indices


# --- candidate plays ---


@dataclass(frozen=True, slots=True, eq=False)
class _CandidatePlays:
    """The candidate boards after the rolls of each row, as the opponent sees them.

    The luck needs a fair estimate for all 21 rolls, the play a careful choice for one: few plays of
    every roll are evaluated, and many of the actual one. Both numbers were measured; five of every
    roll do not give sharper means, and take twice as long.
    """

    roll: Indices
    per_roll: Rows  # few plays of each roll, row by row and roll by roll
    per_roll_starts: Indices
    rolled: Rows  # many plays of the actual roll
    rolled_starts: Indices


_KEEP_PER_ROLL, _KEEP_OF_ROLLED = 2, 8

#: The plays of the actual roll that are searched, where plays are chosen by search.
_KEEP_SEARCHED, _SEARCHED_WITHIN = 4, 0.08


def _candidate_plays(rows: Rows, roll: Indices, search: Search) -> _CandidatePlays:
    boards, starts = boards_after_all_rolls(rows, rule_flags(search.rules))
    values = -equity(evaluator.prefilter_net()(boards), search.rules)
    kept_per_roll, per_roll_starts = select_best(values, starts, _KEEP_PER_ROLL)
    actual = np.arange(len(rows)) * len(ROLLS) + roll
    counts = starts[actual + 1] - starts[actual]
    ends = np.cumsum(counts)
    plays = np.repeat(starts[actual] - (ends - counts), counts) + np.arange(ends[-1])
    kept_of_roll, rolled_starts = select_best(
        values[plays], np.concatenate([[0], ends]), _KEEP_OF_ROLLED
    )
    return _CandidatePlays(
        roll, boards[kept_per_roll], per_roll_starts, boards[plays[kept_of_roll]], rolled_starts
    )


def _deepened(
    values: NDArray[np.floating], starts: Indices, search_plays: Callable[[Indices], Floats]
) -> Floats:
    """The values with those of the best plays of each roll searched; worse plays are ruled out."""
    kept, kept_starts = select_best(values.astype(np.float32), starts, _KEEP_SEARCHED)
    bests = values[kept[kept_starts[:-1]]]
    rolls = np.repeat(np.arange(len(bests)), np.diff(kept_starts))
    is_close = values[kept] >= bests[rolls] - _SEARCHED_WITHIN
    is_open = is_close & (np.bincount(rolls[is_close], minlength=len(bests))[rolls] > 1)
    deepened = np.full(len(values), -np.inf)
    deepened[kept[is_close]] = values[kept[is_close]]
    if is_open.any():
        deepened[kept[is_open]] = search_plays(kept[is_open])
    return deepened


# --- without the cube ---


def play_without_cube(
    rows: Rows, rolls: Iterator[Indices], search: Search, plan: RolloutPlan
) -> NDArray[np.float64]:
    """The chances that each game resulted in."""
    results = np.zeros((len(rows), CHANCE_COUNT))
    luck = np.zeros((len(rows), CHANCE_COUNT))
    live = np.arange(len(rows))
    for turn in range(MAX_TURNS + 1):
        is_last = turn == (plan.truncate or MAX_TURNS)
        # With all checkers home the tables are exact; not before the first roll, so that something
        # is rolled out.
        ends = ((classify_rows(rows) <= features.HOME) & (turn > 0)) | is_last
        if ends.any():
            final = search.chances(rows[ends], plan.end_ply if is_last else 0)
            results[live[ends]] = _for_first_side(final, turn)
            live, rows = live[~ends], rows[~ends]
        if not len(live):
            break
        candidates = _candidate_plays(rows, next(rolls)[live], search)
        if plan.reduces_variance:
            luck[live] += _luck_for_first_side(_luck_of(candidates, search), turn)
        values = _played_values(candidates, search, plan.ply_of_turn(turn))
        rows = candidates.rolled[segment_argmax(values, candidates.rolled_starts)]
    return results - luck


def _played_values(candidates: "_CandidatePlays", search: Search, ply: int) -> Floats:
    """The equities of the plays of the actual roll; with search only of those that can be best."""
    values = -equity(search.evaluate(candidates.rolled), search.rules).astype(np.float64)

    def search_plays(which: Indices) -> Floats:
        chances = search.chances(candidates.rolled[which], ply)
        return -equity(chances, search.rules).astype(np.float64)

    return _deepened(values, candidates.rolled_starts, search_plays) if ply else values


def _luck_of(candidates: "_CandidatePlays", search: Search) -> NDArray[np.float64]:
    """The chances after each roll minus the mean of all rolls."""
    chances = search.evaluate(candidates.per_roll)
    best = segment_argmax(-equity(chances, search.rules), candidates.per_roll_starts)
    ours = opponent_chances(chances[best]).reshape(len(candidates.roll), len(ROLLS), CHANCE_COUNT)
    mean = np.einsum("ijk,j->ik", ours.astype(np.float64), ROLL_CHANCES.astype(np.float64))
    return ours[np.arange(len(ours)), candidates.roll] - mean


def _for_first_side(chances: Chances, turn: int) -> NDArray[np.float64]:
    """The chances of the side to roll as those of the side that rolled first."""
    return (opponent_chances(chances) if turn % 2 else chances).astype(np.float64)


def _luck_for_first_side(luck: NDArray[np.float64], turn: int) -> NDArray[np.float64]:
    if turn % 2 == 0:
        return luck
    opponent_luck = np.empty_like(luck)
    opponent_luck[:, 0] = -luck[:, 0]
    opponent_luck[:, 1:3], opponent_luck[:, 3:5] = luck[:, 3:5], luck[:, 1:3]
    return opponent_luck


# --- with the cube ---


@dataclass(slots=True)
class _Cubes:
    """The cube of every game as the side to roll sees it."""

    base: CubeState  # everything but value and owner of the cube
    values: Indices
    owners: Indices

    def groups(self) -> Iterator[tuple[CubeState, NDArray[np.bool_]]]:
        """The distinct cube states, and which games have each."""
        for value, owner in sorted({*zip(self.values.tolist(), self.owners.tolist(), strict=True)}):
            cube_state = replace(self.base, cube=value, owner=Owner(owner))
            yield cube_state, (self.values == value) & (self.owners == owner)

    def opponent_view(self) -> "_Cubes":
        return _Cubes(self.base.opponent_view(), self.values, -self.owners)

    def select(self, which: NDArray[np.bool_]) -> "_Cubes":
        return _Cubes(self.base, self.values[which], self.owners[which])


def play_with_cube(
    rows: Rows, rolls: Iterator[Indices], search: Search, plan: RolloutPlan, cube_state: CubeState
) -> Floats:
    """The value that each game resulted in, with both sides using the cube."""
    results, luck = np.zeros(len(rows)), np.zeros(len(rows))
    live = np.arange(len(rows))
    cubes = _Cubes(
        cube_state, np.full(len(rows), cube_state.cube), np.full(len(rows), int(cube_state.owner))
    )
    for turn in range(MAX_TURNS + 1):
        is_last = turn == (plan.truncate or MAX_TURNS)
        now = evaluate_cubeful(rows, search, plan.end_ply if is_last else 0)
        if turn:
            ends, values = _apply_doubles(now, cubes, classify_rows(rows) == features.OVER, is_last)
            final = values[ends]
            results[live[ends]] = opponent_value(final, cube_state) if turn % 2 else final
            live, rows, cubes = live[~ends], rows[~ends], cubes.select(~ends)
        if not len(live):
            break
        roll = next(rolls)[live]
        rows, roll_luck = _play_roll(rows, roll, cubes, search, plan.ply_of_turn(turn))
        if plan.reduces_variance:
            luck[live] += -roll_luck if turn % 2 else roll_luck
        cubes = cubes.opponent_view()
    return results - luck


def _apply_doubles(
    now: CubefulValues, cubes: _Cubes, is_over: NDArray[np.bool_], is_last: bool
) -> tuple[NDArray[np.bool_], Floats]:
    """Double where the side to roll should; returns which games end here, and their values.

    A game ends when it is over, when a table covers the rest, when a double is dropped, or when the
    rollout is truncated. Cubes that are taken change their owner in place.
    """
    ends = is_over | now.is_known | is_last
    values = np.zeros(len(ends))
    for cube_state, which in [*cubes.groups()]:
        hold = now.without_double(cube_state)
        values[which] = now.with_double(cube_state)[which]
        values[which & is_over] = hold[which & is_over]
        if not cube_state.can_double:
            continue
        taken, drop = (
            now.without_double(cube_state.doubled()),
            point_value_of(cube_state)(cube_state.cube),
        )
        doubles = which & ~ends & (np.minimum(taken, drop) > hold)
        drops = doubles & (taken > drop)
        ends |= drops
        values[drops] = drop
        takes = doubles & ~drops
        cubes.values[takes] *= 2
        cubes.owners[takes] = int(Owner.THEM)
    return ends, values


def _play_roll(
    rows: Rows, roll: Indices, cubes: _Cubes, search: Search, ply: int
) -> tuple[Rows, Floats]:
    """The boards after the best plays of the rolls, and the luck of each roll."""
    candidates = _candidate_plays(rows, roll, search)
    counts = np.diff(candidates.per_roll_starts[:: len(ROLLS)])
    values = _values(candidates.per_roll, np.repeat(np.arange(len(rows)), counts), cubes, search)
    best = segment_argmax(values.astype(np.float32), candidates.per_roll_starts)
    by_roll = values[best].reshape(len(rows), len(ROLLS))
    luck = by_roll[np.arange(len(rows)), roll] - by_roll @ ROLL_CHANCES.astype(np.float64)
    games = np.repeat(np.arange(len(rows)), np.diff(candidates.rolled_starts))
    rolled_values = _values(candidates.rolled, games, cubes, search)
    if ply:
        rolled_values = _deepened(
            rolled_values,
            candidates.rolled_starts,
            lambda which: _values(candidates.rolled[which], games[which], cubes, search, ply),
        )
    chosen = segment_argmax(rolled_values.astype(np.float32), candidates.rolled_starts)
    return candidates.rolled[chosen], luck


def _values(boards: Rows, games: Indices, cubes: _Cubes, search: Search, ply: int = 0) -> Floats:
    """The values of boards to the side that moved; `games` is the game that each belongs to."""
    after = evaluate_cubeful(boards, search, ply)
    values = np.zeros(len(boards))
    for cube_state, which in cubes.groups():
        theirs, selected = cube_state.opponent_view(), which[games]
        values[selected] = opponent_value(after.with_double(theirs), theirs)[selected]
    return values
