"""Hints, and what a mistake gave away: the engine's own numbers, and nothing they do not say."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from gamecase.games.backgammon.board import Board, Step
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, after_all_throws
from gamecase.games.backgammon.engine.chances import (
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Rows,
    turned_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import Verdict, by_stake, decide, worth_of
from gamecase.games.backgammon.engine.cube_model import Owner, Stake
from gamecase.games.backgammon.engine.kernel import BAR
from gamecase.games.backgammon.engine.moves import flags_of, row_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.plays import Turn, legal_plays
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput


@dataclass(frozen=True, slots=True)
class Hint:
    """A play, the mover's five chances after it, its equity, and what it costs."""

    steps: tuple[Step, ...]
    board: Board  # after it, as the mover sees it
    chances: Chances
    equity: float
    cost: float  # against the best play; 0 for that
    ply: int  # throws looked ahead


class Loss(StrEnum):
    """What a worse play gives away."""

    SHOTS = "shots"  # more throws of 36 hit us
    CASHED = "cashed"  # the other side can double us out
    DOUBLED = "doubled"  # the other side can double, though we take
    WINS = "wins"  # fewer games are won
    GAMMONS_WON = "gammons-won"  # fewer of them doubly
    GAMMONS_LOST = "gammons-lost"  # more are lost doubly


@dataclass(frozen=True, slots=True)
class Given:
    """One thing given away: throws of 36 for shots, 0 and 1 for cubes, chances for the rest."""

    what: Loss
    best: float  # after the best play
    played: float  # after the play that was made


@dataclass(frozen=True, slots=True)
class Mistake:
    """A play that was not the best."""

    played: Hint
    best: Hint
    given: tuple[Given, ...]


#: A difference below this is not worth a sentence: the judgement is no finer.
_CLEAR = 0.01

#: A game for its own points, without a cube.
PLAIN = Stake(has_cube=False)


def hints(turn: Turn, search: Search, ply: int = 1, stake: Stake = PLAIN) -> list[Hint]:
    """Every play of a throw with what it is worth for a stake, the best first."""
    results = list(legal_plays(turn).results.items())
    boards = turned_rows(np.array([row_of(board) for board, _ in results]))
    ranked = by_stake(search.ranked(boards, ply), stake, turn.rules)
    best = ranked[0].equity
    return [
        Hint(
            steps=results[each.nth][1],
            board=results[each.nth][0],
            chances=each.chances,
            equity=each.equity,
            cost=max(best - each.equity, 0.0),
            ply=each.ply,
        )
        for each in ranked
    ]


def mistake(
    turn: Turn, played: Board, search: Search, ply: int = 1, stake: Stake = PLAIN
) -> Mistake | None:
    """What was given away by a play that led to this board; None when it was as good as any."""
    told = hints(turn, search, ply, stake)
    made = as_deeply(told, played, search, stake)
    if made.cost <= 0.0:
        return None
    return Mistake(made, told[0], given(made, told[0], search, stake))


def as_deeply(told: list[Hint], board: Board, search: Search, stake: Stake = PLAIN) -> Hint:
    """The play that leads to a board, looked at as deeply as the best of those told."""
    made = next((hint for hint in told if hint.board == board), None)
    if made is None:
        raise BadInput("no legal play of this throw leads to that board")
    best = told[0]
    if made.ply >= best.ply:
        return made
    row = turned_rows(row_of(made.board)[None, :])  # left out by the sieve
    again = by_stake([search.deeply(row, best.ply)], stake, search.rules)[0]
    cost = max(best.equity - again.equity, 0.0)
    return Hint(made.steps, made.board, again.chances, again.equity, cost, best.ply)


def given(made: Hint, best: Hint, search: Search, stake: Stake = PLAIN) -> tuple[Given, ...]:
    """What one play gives away beside a better one: the differences that are clear."""
    return (
        *_shots_given(made, best, search.rules),
        *_cube_given(made, best, search, stake),
        *_chances_given(made, best, stake, search.rules),
    )


def _shots_given(made: Hint, best: Hint, rules: Ruleset) -> list[Given]:
    before, after = (count_shots(row_of(hint.board), rules) for hint in (best, made))
    return [Given(Loss.SHOTS, float(before), float(after))] if after > before else []


def _chances_given(made: Hint, best: Hint, stake: Stake, rules: Ruleset) -> list[Given]:
    """The greatest difference first; gammons only where the stake makes them count."""
    wants = [(Loss.WINS, WIN, -1)]
    counts_won, counts_lost = _counting(stake, rules)
    if counts_won:
        wants.append((Loss.GAMMONS_WON, WIN_GAMMON, -1))
    if counts_lost:
        wants.append((Loss.GAMMONS_LOST, LOSE_GAMMON, 1))
    found = []
    for what, column, sign in wants:
        good, bad = float(best.chances[column]), float(made.chances[column])
        if sign * (bad - good) >= _CLEAR:
            found.append(Given(what, good, bad))
    return sorted(found, key=lambda each: -abs(each.played - each.best))


def _counting(stake: Stake, rules: Ruleset) -> tuple[bool, bool]:
    """Whether a gammon we win counts more than a game here, and one we lose."""
    waits = stake.jacoby and stake.has_cube and stake.owner is Owner.NOBODY
    if len(rules.win_kinds) == 1 or (waits and not stake.is_match):
        return False, False
    worth, cube = worth_of(stake), stake.cube
    return worth(2 * cube) > worth(cube), worth(-2 * cube) < worth(-cube)


def _cube_given(made: Hint, best: Hint, search: Search, stake: Stake) -> list[Given]:
    """A double the other side has now and would not have had, where both are clear."""
    theirs = stake.turned()
    if not theirs.may_double:
        return []
    calm, sharp = (
        decide(turned_rows(row_of(hint.board)), theirs, search, min(hint.ply, 1))
        for hint in (best, made)
    )
    if _dropped_by(sharp) >= _CLEAR and _dropped_by(calm) <= -_CLEAR and sharp.doubles:
        return [Given(Loss.CASHED, 0.0, 1.0)]
    if _doubled_by(sharp) >= _CLEAR and _doubled_by(calm) <= -_CLEAR and sharp.doubles:
        return [Given(Loss.DOUBLED, 0.0, 1.0)]
    return []


def _dropped_by(verdict: Verdict) -> float:
    """By how much a drop is better than a take."""
    return verdict.double_take - verdict.double_drop


def _doubled_by(verdict: Verdict) -> float:
    """By how much a double is better than none."""
    return min(verdict.double_take, verdict.double_drop) - verdict.no_double


def count_shots(row: Rows, rules: Ruleset) -> int:
    """How many of the other side's 36 throws can hit us, by its legal plays."""
    theirs = turned_rows(row[None, :])
    boards, starts = after_all_throws(theirs, flags_of(rules))
    hit = boards[:, BAR] > row[BAR]  # the boards are ours again after their play
    throws = np.logical_or.reduceat(hit, starts[:-1])
    return round(float(36 * (throws @ WEIGHTS[: len(THROWS)])))
