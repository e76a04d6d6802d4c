"""What it is worth to wait while the other side is shut out, where a player at home need not move.

A side on the bar before a closed home cannot move whatever it throws. If the side that shut it out
is at home and may let its throws pass, it waits for a good one: the position is then worth what
such throws lead to, less what the waiting costs. A net, which looks at the board alone, may like it
better than all that can come of it, and would never move again.
"""

import numpy as np

from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, Places, after_all_throws
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Chances,
    Evaluator,
    Rows,
    distinct,
    equity,
    turned_rows,
)
from gamecase.games.backgammon.engine.kernel import BAR, THEIR_BAR
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.ruleset import Ruleset

#: Points that a turn of waiting costs: it brings nearer the draw for want of moves.
PATIENCE = 0.02

_KEPT = 10_000  # boards whose waiting is remembered


def waiting(evaluate: Evaluator, rules: Ruleset) -> Evaluator:
    """The same judge, but one who knows what comes of waiting."""
    flags = flags_of(rules)
    known: dict[bytes, Chances] = {}

    def judge(rows: Rows) -> Chances:
        chances = evaluate(rows)
        for at in shut_out(rows).tolist():
            key = rows[at].tobytes()
            if key not in known:
                if len(known) > _KEPT:
                    known.clear()
                known[key] = waited(rows[at])
            chances[at] = known[key]
        return chances

    def waited(row: Rows) -> Chances:
        boards, starts = after_all_throws(turned_rows(row[None, :]), flags)
        throws = np.repeat(np.arange(len(THROWS)), np.diff(starts))
        moved = (boards != row).any(axis=1)
        some, which = distinct(boards[moved])
        # A play that keeps the home closed leads to a board of the same kind, with less to go.
        return _the_best_wait(judge(some)[which], throws[moved], rules)

    return judge


def shut_out(rows: Rows) -> Places:
    """Where the side on roll cannot enter and the other one is all at home, with a play to make."""
    is_closed = (rows[:, 19:25] <= -2).all(axis=1)
    is_home = (rows[:, 1:19] >= 0).all(axis=1) & (rows[:, THEIR_BAR] == 0)
    found: Places = np.flatnonzero((rows[:, BAR] > 0) & is_closed & is_home)
    return found


def _the_best_wait(chances: Chances, throws: Places, rules: Ruleset) -> Chances:
    """What the side shut out may expect when the other plays its best throws and lets the rest go.

    `chances` are those of the boards after plays, `throws` tells by which throw each is reached.
    The fewer throws are waited for, the better the boards and the longer the wait: of all numbers
    of throws the best one is taken. What the wait costs is given to the side shut out as wins.
    """
    worth = -equity(chances, rules)
    order = np.argsort(-worth, kind="stable")
    _, first = np.unique(throws[order], return_index=True)  # the best play of each throw
    best = order[np.sort(first)]
    weights = WEIGHTS[throws[best]]
    chance = np.cumsum(weights)
    after_wait = (np.cumsum(weights * worth[best]) - PATIENCE) / chance
    last = int(np.argmax(after_wait)) + 1
    told: Chances = weights[:last] @ chances[best[:last]] / chance[last - 1]
    told[WIN] = min(1.0, told[WIN] + PATIENCE / chance[last - 1] / 2)
    return told
