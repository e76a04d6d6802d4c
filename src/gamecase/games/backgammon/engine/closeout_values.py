"""The value of waiting with a closed-out opponent, where a player at home need not move.

A side on the bar against a closed board cannot move. If the other side has all checkers home and
may pass its rolls, it waits for a good one: the position is then worth what such rolls lead to,
minus the cost of waiting. A net that sees only the board may value it higher than anything that can
follow, and would never move again.
"""

import numpy as np

from gamecase.games.backgammon.engine.candidates import (
    ROLL_CHANCES,
    ROLLS,
    Indices,
    boards_after_all_rolls,
)
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Chances,
    Evaluator,
    Rows,
    distinct_rows,
    equity,
    opponent_rows,
)
from gamecase.games.backgammon.engine.compiled_moves import BAR, THEIR_BAR
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.ruleset import Ruleset

#: The points that a turn of waiting costs: it brings the draw by lack of moves nearer.
WAIT_COST = 0.02

_CACHED = 10_000  # closed-out boards whose value is cached


def with_closeouts(evaluate: Evaluator, rules: Ruleset) -> Evaluator:
    """The evaluator with closed-out boards replaced by the value of waiting."""
    flags = rule_flags(rules)
    cache: dict[bytes, Chances] = {}

    def evaluate_rows(rows: Rows) -> Chances:
        chances = evaluate(rows)
        for index in closed_out_rows(rows).tolist():
            key = rows[index].tobytes()
            if key not in cache:
                if len(cache) > _CACHED:
                    cache.clear()
                cache[key] = evaluate_closeout(rows[index])
            chances[index] = cache[key]
        return chances

    def evaluate_closeout(row: Rows) -> Chances:
        boards, starts = boards_after_all_rolls(opponent_rows(row[None, :]), flags)
        rolls = np.repeat(np.arange(len(ROLLS)), np.diff(starts))
        is_changed = (boards != row).any(axis=1)
        distinct_boards, which = distinct_rows(boards[is_changed])
        # A play that keeps the board closed leads to another closeout with fewer pips left.
        return _value_of_waiting(evaluate_rows(distinct_boards)[which], rolls[is_changed], rules)

    return evaluate_rows


def closed_out_rows(rows: Rows) -> Indices:
    """The rows in which the side on roll cannot enter and the other side is home and can play."""
    is_closed = (rows[:, 19:25] <= -2).all(axis=1)
    is_home = (rows[:, 1:19] >= 0).all(axis=1) & (rows[:, THEIR_BAR] == 0)
    indices: Indices = np.flatnonzero((rows[:, BAR] > 0) & is_closed & is_home)
    return indices


def _value_of_waiting(chances: Chances, rolls: Indices, rules: Ruleset) -> Chances:
    """The chances of the closed-out side when the other plays its best rolls and passes the rest.

    `chances` are those of the boards after plays, `rolls` the roll that leads to each. The fewer
    rolls are played, the better the boards and the longer the wait; the best number is taken. The
    cost of waiting is credited to the closed-out side as wins.
    """
    worth = -equity(chances, rules)
    order = np.argsort(-worth, kind="stable")
    _, first = np.unique(rolls[order], return_index=True)  # the best play of each roll
    best = order[np.sort(first)]
    weights = ROLL_CHANCES[rolls[best]]
    total = np.cumsum(weights)
    value = (np.cumsum(weights * worth[best]) - WAIT_COST) / total
    last = int(np.argmax(value)) + 1
    result: Chances = weights[:last] @ chances[best[:last]] / total[last - 1]
    result[WIN] = min(1.0, result[WIN] + WAIT_COST / total[last - 1] / 2)
    return result
