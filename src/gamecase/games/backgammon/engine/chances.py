"""What a position is worth: five chances, and the points they stand for under the rules."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.kernel import BAR, OFF, THEIR_BAR, THEIR_OFF
from gamecase.games.backgammon.ruleset import Ruleset

Rows = NDArray[np.int8]
Chances = NDArray[np.float32]

#: The columns of the chances. Each kind of win counts those above it too: a backgammon is also a
#: gammon, and a gammon is also a win. The chance of losing is what is left of winning.
WIN, WIN_GAMMON, WIN_BACKGAMMON, LOSE_GAMMON, LOSE_BACKGAMMON = range(5)
KINDS = 5


#: Gives the five chances of each row for the side that is about to throw.
Evaluator = Callable[[Rows], Chances]


def distinct(rows: Rows) -> tuple[Rows, list[int]]:
    """Each board once, and where among those every row is."""
    first: dict[bytes, int] = {}
    which = [first.setdefault(row.tobytes(), len(first)) for row in rows]
    return np.frombuffer(b"".join(first), np.int8).reshape(-1, rows.shape[1]), which


def turned_rows(rows: Rows) -> Rows:
    """The same boards as the other side sees them."""
    turned = np.empty_like(rows)
    turned[..., 1:25] = -rows[..., 24:0:-1]
    turned[..., OFF], turned[..., THEIR_OFF] = rows[..., THEIR_OFF], rows[..., OFF]
    turned[..., BAR], turned[..., THEIR_BAR] = rows[..., THEIR_BAR], rows[..., BAR]
    return turned


def turned_chances(chances: Chances) -> Chances:
    """The same chances as the other side has them."""
    turned = np.empty_like(chances)
    turned[..., WIN] = 1 - chances[..., WIN]
    turned[..., 1:3] = chances[..., 3:5]
    turned[..., 3:5] = chances[..., 1:3]
    return turned


def equity(chances: Chances, rules: Ruleset) -> NDArray[np.float32]:
    """Points expected of a game without a cube; where every win counts once, by wins alone."""
    won = 2 * chances[..., WIN] - 1
    if len(rules.win_kinds) == 1:
        return won
    return won + chances[..., 1:3].sum(axis=-1) - chances[..., 3:5].sum(axis=-1)


def finished(rows: Rows, rules: Ruleset) -> tuple[NDArray[np.bool_], Chances]:
    """Which games are over, and the chances of those, which are certainties by then.

    Whoever has nothing left on the board has won. The other rows of the chances are zero.
    """
    turned = turned_rows(rows)
    is_won = np.all(rows[:, 1 : BAR + 1] <= 0, axis=1)
    is_lost = np.all(turned[:, 1 : BAR + 1] <= 0, axis=1) & ~is_won
    chances = np.zeros((len(rows), KINDS), np.float32)
    chances[is_won, WIN] = 1
    for has_ended, loser, at in ((is_won, turned, WIN_GAMMON), (is_lost, rows, LOSE_GAMMON)):
        has_none_off = loser[:, OFF] == 0
        is_far_back = (loser[:, 19 : BAR + 1] > 0).any(axis=1)
        is_triple = is_far_back & (has_none_off | (not rules.win_triple_needs_none_off))
        chances[:, at] = has_ended & (has_none_off | is_triple)
        chances[:, at + 1] = has_ended & is_triple
    is_over: NDArray[np.bool_] = is_won | is_lost
    return is_over, chances
