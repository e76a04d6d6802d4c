"""Cube decisions: to double or not, to take, to drop or to turn it straight back.

At 0 plies the model of the cube values the position as it stands. Looking ahead, every throw is
played for the best with the cube as it would lie, and whoever is to throw next may turn it first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon import cube
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import race_points
from gamecase.games.backgammon.engine.bearoff_tables import CENTRED, OURS, THEIRS
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, after_all_throws
from gamecase.games.backgammon.engine.chances import (
    LOSE_GAMMON,
    WIN_GAMMON,
    Chances,
    Rows,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.cube_model import (
    Floats,
    Owner,
    Stake,
    Worth,
    held_value,
)
from gamecase.games.backgammon.engine.match_equity import match_worth, within_table
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.search import GLANCED, Choice, Search, first_best
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.seat import Seat, opponent

#: How live the cube is, by kind of position: 0 dead, 1 always turned at the right moment. The
#: longer a game still lasts the smaller are its steps, and its cube comes closer to the right
#: moment; gammons make the steps larger. Those with contact were fitted to cube decisions that
#: `benchmarks/backgammon_cube.py` made.
HOME_EFFICIENCY = 0.6
RACE_EFFICIENCY = (0.6, 0.7)
LONG_RACE = 80.0  # pips from which a race is as live as it gets
CONTACT_EFFICIENCY = 0.58
BY_PIP = 0.001  # added by each that both sides have to go
BY_GAMMON = -0.53  # added by their chance, both sides' together
CONTACT_BOUNDS = (0.4, 0.9)

#: How often a cube must still be free to double for a table made without a limit to hold.
_ROOM_TO_DOUBLE = 8

#: Doubling counts as right where it loses no more than this: among equals the cube is turned.
_LEVEL = 1e-7


class Answer(StrEnum):
    """What the side that is doubled should say."""

    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"


class Decision(StrEnum):
    """What both sides should do."""

    NO_DOUBLE = "no double"
    DOUBLE_TAKE = "double, take"
    DOUBLE_DROP = "double, drop"
    DOUBLE_BEAVER = "double, beaver"
    TOO_GOOD = "too good to double"  # they would drop, and playing on is worth more


@dataclass(frozen=True, slots=True)
class Verdict:
    """A cube decision with what stands behind it.

    Values are those of the side to throw, in points of a game at the cube's present value; in a
    match, in the same measure by what such points do to the chance of winning the match.
    """

    decision: Decision
    answer: Answer  # also told where doubling would be wrong or is not allowed
    no_double: float
    double_take: float
    double_drop: float
    may_double: bool
    chances: Chances  # the five, without a cube
    match_chance: float | None  # to win the match if both sides do right; None without a match

    @property
    def doubles(self) -> bool:
        """Whether the side to throw should turn the cube now."""
        return self.decision not in (Decision.NO_DOUBLE, Decision.TOO_GOOD)


def stake_of(position: Position, seat: Seat) -> Stake:
    """What a game is played for, as a seat that is about to throw sees it."""
    rules, score, owner = position.rules, position.score, position.cube.owner
    is_match = score.is_points_match
    ours, theirs = score.needs(seat), score.needs(opponent(seat))
    ours, theirs = within_table(ours, theirs) if is_match else (0, 0)
    return Stake(
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


def decide(row: Rows, stake: Stake, search: Search, ply: int = 0) -> Verdict:
    """The cube decision of a board, as the side about to throw sees it.

    `row` is one board as the kernel keeps it and `search` says what boards are worth. Read
    `doubles` for the side to throw, and `answer` when it is the other side's to answer: then too
    the stake is the doubler's, with the cube as it lay before.
    """
    rows = row.reshape(1, -1)
    worth = worth_of(stake)
    may_double = stake.may_double
    hold, taken = looked_ahead(rows, (stake, stake.doubled()), search, ply)[:, 0].tolist()
    dropped = worth(stake.cube)
    answer = _answer(stake, taken, dropped)
    doubled = dropped if answer is Answer.DROP else _beavered(stake, taken)
    decision = _decision(answer, hold, doubled) if may_double else Decision.NO_DOUBLE
    right = max(hold, doubled) if may_double else hold
    hold, taken, dropped = (normal_value(each, stake) for each in (hold, taken, dropped))
    return Verdict(
        decision=decision,
        answer=answer,
        no_double=hold,
        double_take=taken,
        double_drop=dropped,
        may_double=may_double,
        chances=search.chances(rows, ply)[0],
        match_chance=right if stake.is_match else None,
    )


def _answer(stake: Stake, taken: float, dropped: float) -> Answer:
    if taken > dropped:
        return Answer.DROP
    beavers = stake.beavers and not stake.is_match and stake.cube * 4 <= stake.limit
    return Answer.BEAVER if beavers and taken < 0.0 else Answer.TAKE


def _beavered(stake: Stake, taken: float) -> float:
    """What a double that is not dropped is worth: twice as little where it is turned back."""
    return 2.0 * taken if _answer(stake, taken, np.inf) is Answer.BEAVER else taken


def _decision(answer: Answer, hold: float, doubled: float) -> Decision:
    if doubled >= hold - _LEVEL:
        return {
            Answer.DROP: Decision.DOUBLE_DROP,
            Answer.TAKE: Decision.DOUBLE_TAKE,
            Answer.BEAVER: Decision.DOUBLE_BEAVER,
        }[answer]
    return Decision.TOO_GOOD if answer is Answer.DROP else Decision.NO_DOUBLE


# --- values ---


def worth_of(stake: Stake) -> Worth:
    """What points are worth: themselves, or chances to win the match."""
    return match_worth(stake) if stake.is_match else float


def normal_value(value: float, stake: Stake) -> float:
    """A value in games at the present cube: -1 lost, 1 won, whatever is played for."""
    worth = worth_of(stake)
    won, lost = worth(stake.cube), worth(-stake.cube)
    return (2.0 * value - won - lost) / (won - lost)


def kinds_of_rows(rows: Rows) -> NDArray[np.int8]:
    """Of each position whether it is over, home, a race or a fight: see `features`."""
    kinds = np.empty(len(rows), np.int8)
    features.sort_out(rows, kinds)
    return kinds


def efficiency_of(rows: Rows, chances: Chances) -> Floats:
    """How live the cube is in each position."""
    kinds = kinds_of_rows(rows)
    pips, theirs = (
        np.maximum(each[:, 1:26], 0) @ np.arange(1.0, 26.0) for each in (rows, turned_rows(rows))
    )
    gammons = chances[:, WIN_GAMMON] + chances[:, LOSE_GAMMON]
    found = CONTACT_EFFICIENCY + BY_PIP * (pips + theirs) + BY_GAMMON * gammons
    found = np.clip(found, *CONTACT_BOUNDS)
    found[kinds == features.HOME] = HOME_EFFICIENCY
    low, high = RACE_EFFICIENCY
    race = low + (high - low) * np.minimum(pips / LONG_RACE, 1.0)
    return np.where(kinds == features.RACE, race, found)


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """Positions as they stand, with all that the worth of a cube depends on."""

    chances: Chances
    efficiency: Floats
    is_known: NDArray[np.bool_]  # by a table with the cube
    points: NDArray[np.float32]

    def held(self, stake: Stake) -> Floats:
        """What each is worth to the side to throw, which does not double now."""
        found = held_value(self.chances, self.efficiency, stake, worth_of(stake))
        is_money = stake.has_cube and not stake.is_match
        if is_money and stake.cube * _ROOM_TO_DOUBLE <= stake.limit and self.is_known.any():
            column = {Owner.NOBODY: CENTRED, Owner.US: OURS, Owner.THEM: THEIRS}[stake.owner]
            found = np.where(self.is_known, stake.cube * self.points[:, column], found)
        return found

    def chosen(self, stake: Stake) -> Floats:
        """What each is worth to the side to throw, which may double first."""
        hold = self.held(stake)
        return _with_choice(stake, hold, self.held(stake.doubled())) if stake.may_double else hold


def seen(rows: Rows, search: Search) -> Seen:
    """Look at positions as they stand."""
    chances = search.judge(rows)
    return Seen(chances, efficiency_of(rows, chances), *race_points(rows, search.rules))


def _with_choice(stake: Stake, hold: Floats, taken: Floats) -> Floats:
    """The better of throwing and doubling, the other side answering as it should."""
    if stake.beavers and not stake.is_match:
        taken = np.where(taken < 0.0, 2.0 * taken, taken)
    return np.maximum(hold, np.minimum(taken, worth_of(stake)(stake.cube)))


def turned_value(value: Floats, stake: Stake) -> Floats:
    """A value as the other side has it."""
    return 1.0 - value if stake.is_match else -value


def by_stake(choices: list[Choice], stake: Stake, rules: Ruleset) -> list[Choice]:
    """Plays as they count at this cube and score, the best first; the deepest looked at lead.

    At a match's last point gammons are worth nothing, to a trailer after the Crawford game twice as
    much, and with Jacoby's rule they count only once the cube was turned. Where there is neither
    cube nor match a play is worth its equity already.
    """
    if not (stake.is_match or stake.has_cube):
        return choices
    rows = turned_rows(np.array([each.row for each in choices]))
    chances = turned_chances(np.array([each.chances for each in choices]))
    theirs = stake.turned()
    after = Seen(chances, efficiency_of(rows, chances), *race_points(rows, rules)).chosen(theirs)
    values = [normal_value(each, stake) for each in turned_value(after, theirs).tolist()]
    told = [replace(one, equity=value) for one, value in zip(choices, values, strict=True)]
    return sorted(told, key=lambda each: (-each.ply, -each.equity))


def looked_ahead(rows: Rows, stakes: Sequence[Stake], search: Search, ply: int) -> Floats:
    """For each stake the value of each row, when the cube is not turned before this throw."""
    if ply == 0 or not len(rows):
        now = seen(rows, search)
        return np.array([now.held(stake) for stake in stakes])
    told = search.in_parts(lambda part: _look(part, stakes, search, ply), rows, ply)
    return np.concatenate(told, axis=1)


def _look(rows: Rows, stakes: Sequence[Stake], search: Search, ply: int) -> Floats:
    """The mean over all throws of what the best play of each is worth with the cube as it lies."""
    boards, starts = replies(rows, search)
    after, nexts = seen(boards, search), [stake.turned() for stake in stakes]
    values = np.array([turned_value(after.chosen(each), each) for each in nexts])
    best = np.array([first_best(each, starts) for each in values])
    if ply == 1:
        told = np.take_along_axis(values, best, axis=1)
    else:
        told = _told_deeper(boards, best, nexts, search, ply - 1)
    found: Floats = told.reshape(len(stakes), len(rows), len(THROWS)) @ WEIGHTS.astype(np.float64)
    over = kinds_of_rows(rows) == features.OVER  # a game that is won is not played on
    if over.any():
        found[:, over] = looked_ahead(rows[over], stakes, search, 0)
    return found


def replies(rows: Rows, search: Search) -> tuple[Rows, NDArray[np.int64]]:
    """The boards after every throw's better plays, and where those of each throw begin."""
    return search.sifted(*after_all_throws(rows, flags_of(search.rules)), GLANCED)


def _told_deeper(
    boards: Rows,
    best: NDArray[np.int64],
    stakes: Sequence[Stake],
    search: Search,
    ply: int,
) -> Floats:
    """What the chosen boards of each stake are worth to the side that moved, a ply deeper.

    Most throws are played alike whatever the cube shows, so boards of all stakes are looked at
    together, each once.
    """
    asked, where = np.unique(best, return_inverse=True)
    where = where.reshape(best.shape)
    cubes = [each for stake in stakes for each in (stake, stake.doubled())]
    values = looked_ahead(boards[asked], cubes, search, ply)
    told = []
    for nth, stake in enumerate(stakes):
        hold, taken = values[2 * nth], values[2 * nth + 1]
        value = _with_choice(stake, hold, taken) if stake.may_double else hold
        told.append(turned_value(value, stake)[where[nth]])
    return np.array(told)
