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
    WINS = "wins"  # fewer games are won
    GAMMONS_WON = "gammons-won"  # fewer of them doubly
    GAMMONS_LOST = "gammons-lost"  # more are lost doubly


@dataclass(frozen=True, slots=True)
class Given:
    """One thing given away: throws of 36 for shots, chances for the rest."""

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


def hints(turn: Turn, search: Search, ply: int = 1) -> list[Hint]:
    """Every play of a throw with what it is worth, the best first."""
    results = list(legal_plays(turn).results.items())
    boards = turned_rows(np.array([row_of(board) for board, _ in results]))
    ranked = search.ranked(boards, ply)
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


def mistake(turn: Turn, played: Board, search: Search, ply: int = 1) -> Mistake | None:
    """What was given away by a play that led to this board; None when it was as good as any."""
    told = hints(turn, search, ply)
    made = next((hint for hint in told if hint.board == played), None)
    if made is None:
        raise BadInput("no legal play of this throw leads to that board")
    if made.ply < told[0].ply:  # left out by the sieve: ask as deeply about it as about the best
        made = _asked_again(made, told[0], search)
    if made.cost <= 0.0:
        return None
    return Mistake(made, told[0], tuple(_given(made, told[0], turn.rules)))


def _asked_again(made: Hint, best: Hint, search: Search) -> Hint:
    row = turned_rows(row_of(made.board)[None, :])
    again = search.deeply(row, best.ply)
    cost = max(best.equity - again.equity, 0.0)
    return Hint(made.steps, made.board, again.chances, again.equity, cost, best.ply)


def _given(made: Hint, best: Hint, rules: Ruleset) -> list[Given]:
    """The differences that are clear, the greatest first."""
    found = []
    shots = [count_shots(row_of(hint.board), rules) for hint in (best, made)]
    if shots[1] > shots[0]:
        found.append(Given(Loss.SHOTS, float(shots[0]), float(shots[1])))
    wants = [(Loss.WINS, WIN, -1)]
    if len(rules.win_kinds) > 1:
        wants += [(Loss.GAMMONS_WON, WIN_GAMMON, -1), (Loss.GAMMONS_LOST, LOSE_GAMMON, 1)]
    chances = []
    for what, column, sign in wants:
        good, bad = float(best.chances[column]), float(made.chances[column])
        if sign * (bad - good) >= _CLEAR:
            chances.append(Given(what, good, bad))
    chances.sort(key=lambda each: -abs(each.played - each.best))
    return found + chances


def count_shots(row: Rows, rules: Ruleset) -> int:
    """How many of the other side's 36 throws can hit us, by its legal plays."""
    theirs = turned_rows(row[None, :])
    boards, starts = after_all_throws(theirs, flags_of(rules))
    hit = boards[:, BAR] > row[BAR]  # the boards are ours again after their play
    throws = np.logical_or.reduceat(hit, starts[:-1])
    return round(float(36 * (throws @ WEIGHTS[: len(THROWS)])))
