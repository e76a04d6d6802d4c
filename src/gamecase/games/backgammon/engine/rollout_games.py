"""The games of a rollout: many side by side, on dice that are spread out and cleared of luck.

A position is played out by the boards as they stand. The first two throws are not left to chance:
in every 36 games each throw comes once, in every 1296 each pair of throws. From what a game came to
the luck of every throw is taken away: what the throw led to, less the mean over all throws. Luck is
zero on average, so the mean stays what it was, and most of its spread is gone.

Games go block by block; the dice of a block depend on the seed and its number alone.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine import evaluator, features
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, after_all_throws
from gamecase.games.backgammon.engine.chances import KINDS, Chances, Rows, equity, turned_chances
from gamecase.games.backgammon.engine.cube_decisions import (
    Seen,
    kinds_of_rows,
    seen,
    turned_value,
    worth_of,
)
from gamecase.games.backgammon.engine.cube_model import Floats, Owner, Stake
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.prefilter import sifted
from gamecase.games.backgammon.engine.search import Search, first_best
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput

#: Games played side by side. A multiple of 36, so that every block has each first throw as often.
BLOCK = 108

#: A game that has not ended by then is judged as it stands.
MOST_TURNS = 500

Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How a position is rolled out."""

    games: int = 1296
    seed: int = 1
    truncate: int = 0  # turns after which a game is judged as it stands; 0: played to its end
    takes_luck_out: bool = True
    stake: Stake | None = None  # with the cube, which is not turned before the first throw
    unit: Stake | None = None  # whose games values are told in; those of the stake without it


@lru_cache(maxsize=1)
def nets_digest() -> str:
    """Tells the nets of this installation from others."""
    files = sorted(evaluator.WEIGHTS.glob("*.npz"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


@dataclass(frozen=True, slots=True)
class Task:
    """One block of a rollout, to be played anywhere."""

    row: tuple[int, ...]
    rules: Ruleset
    plan: Plan
    first: int  # the number of its first game
    count: int
    nets: str = field(default_factory=nets_digest)  # that must judge the boards


#: What a block came to, a row a game: the five chances and the value, for the side to throw first.
#: The chances of games with the cube, which may end by a drop, are not told: they are zero.
Played = tuple[tuple[float, ...], ...]


def play(task: Task) -> Played:
    """Play the games of a block; gives the same numbers wherever it is done.

    BadInput where other nets are installed: blocks of both would make no rollout.
    """
    if task.nets != nets_digest():
        raise BadInput(
            "a worker has other nets than those of the rollout: install the same version"
        )
    start = np.array(task.row, np.int8)
    search = Search(task.rules)
    plan = task.plan
    throws = _throws(plan.seed, task.first, task.count)
    rows = np.tile(start, (task.count, 1))
    chances, values = np.zeros((task.count, KINDS)), np.zeros(task.count)
    if plan.stake is None:
        chances = _without_cube(rows, throws, search, plan)
        values = _points(chances, task.rules)
    else:
        values = _with_cube(rows, throws, search, plan, plan.stake)
    found = np.column_stack([chances, values])
    return tuple(tuple(each) for each in found.tolist())


def _points(chances: NDArray[np.float64], rules: Ruleset) -> NDArray[np.float64]:
    """Points of chances that luck was taken out of, to the last digit."""
    won = 2 * chances[:, 0] - 1
    if len(rules.win_kinds) == 1:
        return won
    points: NDArray[np.float64] = won + chances[:, 1:3].sum(axis=1) - chances[:, 3:5].sum(axis=1)
    return points


def _throws(seed: int, first: int, count: int) -> Iterator[Places]:
    """The throws of each turn, as places among the twenty-one."""
    numbers = np.arange(first, first + count)
    spread = np.random.Generator(np.random.Philox(seed))
    orders = [spread.permutation(36), spread.permutation(36)]
    chance = np.random.Generator(np.random.Philox(key=np.array([seed, first + 1], np.uint64)))
    drawn = orders[0][numbers % 36]
    yield _place(drawn)
    drawn = orders[1][(numbers // 36 + numbers) % 36]
    yield _place(drawn)
    while True:
        yield _place(chance.integers(0, 36, count))


def _place(drawn: Places) -> Places:
    one, two = drawn // 6 + 1, drawn % 6 + 1
    high, low = np.maximum(one, two), np.minimum(one, two)
    found: Places = high * (high - 1) // 2 + low - 1
    return found


# --- looking at plays ---


@dataclass(frozen=True, slots=True, eq=False)
class _Look:
    """The boards worth a look after a throw of each row, as the other side sees them.

    Luck needs a fair idea of all twenty-one throws, the play a careful choice of one: of every
    throw only a few plays are looked at, of the one that fell many. Both were found by measuring;
    with five of every throw means are no sharper, and take twice as long.
    """

    throw: Places
    any: Rows  # a few plays of each throw, row by row and throw by throw
    any_starts: Places
    own: Rows  # many plays of the throw that fell
    own_starts: Places


_FEW, _MANY = 2, 8


def _look(rows: Rows, throw: Places, search: Search) -> _Look:
    boards, starts = after_all_throws(rows, flags_of(search.rules))
    glance = -equity(evaluator.first_glance()(boards), search.rules)
    few, few_starts = sifted(glance, starts, _FEW)
    fell = np.arange(len(rows)) * len(THROWS) + throw
    counts = starts[fell + 1] - starts[fell]
    ends = np.cumsum(counts)
    own = np.repeat(starts[fell] - (ends - counts), counts) + np.arange(ends[-1])
    many, many_starts = sifted(glance[own], np.concatenate([[0], ends]), _MANY)
    return _Look(throw, boards[few], few_starts, boards[own[many]], many_starts)


# --- without the cube ---


def _without_cube(
    rows: Rows, throws: Iterator[Places], search: Search, plan: Plan
) -> NDArray[np.float64]:
    """The chances each game came to."""
    found = np.zeros((len(rows), KINDS))
    luck = np.zeros((len(rows), KINDS))
    going = np.arange(len(rows))
    for turn in range(MOST_TURNS + 1):
        is_last = turn == (plan.truncate or MOST_TURNS)
        # With every checker home the tables know the rest; before the first throw they are not
        # asked, so that something is rolled out.
        ends = ((kinds_of_rows(rows) <= features.HOME) & (turn > 0)) | is_last
        if ends.any():
            found[going[ends]] = _as_first(search.judge(rows[ends]), turn)
            going, rows = going[~ends], rows[~ends]
        if not len(going):
            break
        look = _look(rows, next(throws)[going], search)
        if plan.takes_luck_out:
            luck[going] += _as_first_luck(_luck_of(look, search), turn)
        best = first_best(-equity(search.judge(look.own), search.rules), look.own_starts)
        rows = look.own[best]
    return found - luck


def _luck_of(look: "_Look", search: Search) -> NDArray[np.float64]:
    """What each throw led to, in chances, above the mean of all throws."""
    judged = search.judge(look.any)
    best = first_best(-equity(judged, search.rules), look.any_starts)
    ours = turned_chances(judged[best]).reshape(len(look.throw), len(THROWS), KINDS)
    mean = np.einsum("ijk,j->ik", ours.astype(np.float64), WEIGHTS.astype(np.float64))
    return ours[np.arange(len(ours)), look.throw] - mean


def _as_first(chances: Chances, turn: int) -> NDArray[np.float64]:
    """Chances of the side to throw as those of the side that threw first."""
    return (turned_chances(chances) if turn % 2 else chances).astype(np.float64)


def _as_first_luck(luck: NDArray[np.float64], turn: int) -> NDArray[np.float64]:
    if turn % 2 == 0:
        return luck
    turned = np.empty_like(luck)
    turned[:, 0] = -luck[:, 0]
    turned[:, 1:3], turned[:, 3:5] = luck[:, 3:5], luck[:, 1:3]
    return turned


# --- with the cube ---


@dataclass(slots=True)
class _Cubes:
    """The cube of every game, as the side to throw sees it; few games differ from the others."""

    base: Stake  # whose turn, and all that is no cube
    values: Places
    owners: Places

    def groups(self) -> Iterator[tuple[Stake, NDArray[np.bool_]]]:
        for value, owner in sorted({*zip(self.values.tolist(), self.owners.tolist(), strict=True)}):
            stake = replace(self.base, cube=value, owner=Owner(owner))
            yield stake, (self.values == value) & (self.owners == owner)

    def turned(self) -> "_Cubes":
        return _Cubes(self.base.turned(), self.values, -self.owners)

    def kept(self, which: NDArray[np.bool_]) -> "_Cubes":
        return _Cubes(self.base, self.values[which], self.owners[which])


def _with_cube(
    rows: Rows, throws: Iterator[Places], search: Search, plan: Plan, stake: Stake
) -> Floats:
    """The value each game came to, both sides turning the cube by what they see."""
    found, luck = np.zeros(len(rows)), np.zeros(len(rows))
    going = np.arange(len(rows))
    cubes = _Cubes(stake, np.full(len(rows), stake.cube), np.full(len(rows), int(stake.owner)))
    for turn in range(MOST_TURNS + 1):
        is_last = turn == (plan.truncate or MOST_TURNS)
        now = seen(rows, search)
        if turn:
            ends, values = _turn_cubes(now, cubes, kinds_of_rows(rows) == features.OVER, is_last)
            mine = values[ends]
            found[going[ends]] = turned_value(mine, stake) if turn % 2 else mine
            going, rows, cubes = going[~ends], rows[~ends], cubes.kept(~ends)
        if not len(going):
            break
        throw = next(throws)[going]
        rows, lucky = _play_throw(rows, throw, cubes, search)
        if plan.takes_luck_out:
            luck[going] += -lucky if turn % 2 else lucky
        cubes = cubes.turned()
    return found - luck


def _turn_cubes(
    now: Seen, cubes: _Cubes, is_over: NDArray[np.bool_], is_last: bool
) -> tuple[NDArray[np.bool_], Floats]:
    """Let the side to throw double where it should; which games end here, and at what value.

    A game ends when it is over, when a table knows the rest, when a double is dropped, or when
    the rollout goes no further. Cubes that are taken change hands in place.
    """
    ends = is_over | now.is_known | is_last
    values = np.zeros(len(ends))
    for stake, which in [*cubes.groups()]:
        hold = now.held(stake)
        values[which] = now.chosen(stake)[which]
        values[which & is_over] = hold[which & is_over]
        if not stake.may_double:
            continue
        taken, drop = now.held(stake.doubled()), worth_of(stake)(stake.cube)
        doubles = which & ~ends & (np.minimum(taken, drop) > hold)
        drops = doubles & (taken > drop)
        ends |= drops
        values[drops] = drop
        takes = doubles & ~drops
        cubes.values[takes] *= 2
        cubes.owners[takes] = int(Owner.THEM)
    return ends, values


def _play_throw(rows: Rows, throw: Places, cubes: _Cubes, search: Search) -> tuple[Rows, Floats]:
    """The boards after the best plays of the throws, and how lucky each throw was."""
    look = _look(rows, throw, search)
    counts = np.diff(look.any_starts[:: len(THROWS)])
    values = _values(look.any, counts, cubes, search)
    best = first_best(values.astype(np.float32), look.any_starts)
    by_throw = values[best].reshape(len(rows), len(THROWS))
    lucky = by_throw[np.arange(len(rows)), throw] - by_throw @ WEIGHTS.astype(np.float64)
    own = _values(look.own, np.diff(look.own_starts), cubes, search)
    chosen = first_best(own.astype(np.float32), look.own_starts)
    return look.own[chosen], lucky


def _values(boards: Rows, counts: Places, cubes: _Cubes, search: Search) -> Floats:
    """What boards are worth to whoever moved, so many of them for each game in turn."""
    after = seen(boards, search)
    games = np.repeat(np.arange(len(counts)), counts)
    values = np.zeros(len(boards))
    for stake, which in cubes.groups():
        theirs, mine = stake.turned(), which[games]
        values[mine] = turned_value(after.chosen(theirs), theirs)[mine]
    return values
