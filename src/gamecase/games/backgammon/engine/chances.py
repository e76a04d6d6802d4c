"""The five chances of a position, and the equity they amount to under the rules."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.compiled_moves import BAR, OFF, THEIR_BAR, THEIR_OFF
from gamecase.games.backgammon.ruleset import Ruleset, WinNoneOff

Rows = NDArray[np.int8]
Chances = NDArray[np.float32]

#: The columns of the chances. They are cumulative: a backgammon is also a gammon, and a gammon is
#: also a win. The chance to lose is one minus the chance to win.
WIN, WIN_GAMMON, WIN_BACKGAMMON, LOSE_GAMMON, LOSE_BACKGAMMON = range(5)
CHANCE_COUNT = 5


#: Returns the five chances of each row for the side to roll.
Evaluator = Callable[[Rows], Chances]


def distinct_rows(rows: Rows) -> tuple[Rows, list[int]]:
    """The distinct boards, and the index of each row among them."""
    first: dict[bytes, int] = {}
    which = [first.setdefault(row.tobytes(), len(first)) for row in rows]
    return np.frombuffer(b"".join(first), np.int8).reshape(-1, rows.shape[1]), which


def opponent_rows(rows: Rows) -> Rows:
    """The same boards as the opponent sees them."""
    turned = np.empty_like(rows)
    turned[..., 1:25] = -rows[..., 24:0:-1]
    turned[..., OFF], turned[..., THEIR_OFF] = rows[..., THEIR_OFF], rows[..., OFF]
    turned[..., BAR], turned[..., THEIR_BAR] = rows[..., THEIR_BAR], rows[..., BAR]
    return turned


def opponent_chances(chances: Chances) -> Chances:
    """The same chances as the opponent has them."""
    turned = np.empty_like(chances)
    turned[..., WIN] = 1 - chances[..., WIN]
    turned[..., 1:3] = chances[..., 3:5]
    turned[..., 3:5] = chances[..., 1:3]
    return turned


def equity(chances: Chances, rules: Ruleset) -> NDArray[np.float32]:
    """The expected points without a cube; where every win counts once, by wins alone."""
    won = 2 * chances[..., WIN] - 1
    if len(rules.win_kinds) == 1:
        return won
    return won + chances[..., 1:3].sum(axis=-1) - chances[..., 3:5].sum(axis=-1)


def finished_chances(rows: Rows, rules: Ruleset) -> tuple[NDArray[np.bool_], Chances]:
    """Which games are over, and the certain chances of those.

    The side with no checker left has won. The other rows of the chances are zero.
    """
    turned = opponent_rows(rows)
    is_won = np.all(rows[:, 1 : BAR + 1] <= 0, axis=1)
    is_lost = np.all(turned[:, 1 : BAR + 1] <= 0, axis=1) & ~is_won
    chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
    chances[is_won, WIN] = 1
    for has_ended, loser, at in ((is_won, turned, WIN_GAMMON), (is_lost, rows, LOSE_GAMMON)):
        has_none_off = loser[:, OFF] == 0
        is_far_back = (loser[:, 19 : BAR + 1] > 0).any(axis=1)
        is_triple = is_far_back & (has_none_off | (not rules.win_triple_needs_none_off))
        is_double = has_none_off & (rules.win_none_off is WinNoneOff.DOUBLE)
        chances[:, at] = has_ended & (is_double | is_triple)
        chances[:, at + 1] = has_ended & is_triple
    is_over: NDArray[np.bool_] = is_won | is_lost
    return is_over, chances
