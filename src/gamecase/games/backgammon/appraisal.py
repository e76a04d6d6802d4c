"""What a position looks like to a player of some experience: race, blots, points, the bar."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import erf, exp, sqrt

from gamecase.games.backgammon.board import BAR, HOME, OFF, Board, Side, pips
from gamecase.games.backgammon.ruleset import BearOff, Ruleset

#: What it is worth to hold a point, in pips. One's own home and what leads to it comes first,
#: then a place in the other side's home from which nobody is driven away.
_POINT_WORTH = (
    0.0, 1.0, 2.5, 4.5, 6.5, 8.0, 7.5, 6.5, 4.0, 2.0, 1.5, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.5, 1.5, 3.0, 3.0, 5.0, 5.0, 3.0, 2.0, 1.0,
)  # fmt: skip

#: Every throw, and in how many of 36 ways it falls.
_THROWS = tuple(
    (one, two, 1 if one == two else 2) for one, two in combinations_with_replacement(range(1, 7), 2)
)


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player pays attention to."""

    blots: float = 1.0
    points: float = 1.0
    hits: float = 1.0


def has_contact(board: Board) -> bool:
    """Whether the sides have still to pass each other."""
    rearmost_enemy = max((at for at in range(1, 26) if board.theirs[at]), default=OFF)
    return board.highest > 25 - rearmost_enemy


def worth(rules: Ruleset, board: Board, temper: Temper) -> float:
    """How good a board is, in pips, for the side that has just moved."""
    if board.is_finished:
        return 1000.0
    race = float(pips(board.theirs) - pips(board.ours))
    if not has_contact(board):
        return race + 3.0 * board.ours[OFF] - _waste(rules, board.ours)
    return (
        race
        + temper.points * (_structure(board.ours) - _structure(board.theirs))
        + temper.hits * _shut_in(board.theirs, board.ours)
        - temper.hits * _shut_in(board.ours, board.theirs)
        - temper.blots * _danger(board)
        + 2.0 * board.ours[OFF]
    )


def _waste(rules: Ruleset, ours: Side) -> float:
    """Pips a side will lose to gaps and stacks while it bears off."""
    gaps = sum(1 for point in (4, 5, 6) if not ours[point])
    stacks = sum(max(ours[point] - 2, 0) for point in HOME)
    heavy = 3.0 if rules.bearoff_rule is BearOff.EXACT_ONLY else 1.0
    return heavy * (0.6 * gaps + 0.5 * stacks + 1.2 * ours[1] + 0.5 * ours[2])


def _structure(ours: Side) -> float:
    """Points held, the longest row of them, and no tall stacks."""
    held = sum(_POINT_WORTH[point] for point in range(1, 25) if ours[point] >= 2)
    run = longest = 0
    for point in range(1, 13):
        run = run + 1 if ours[point] >= 2 else 0
        longest = max(longest, run)
    stacks = sum(max(count - 3, 0) for count in ours[1:25])
    return held + 1.5 * max(longest - 1, 0) ** 2 - 1.2 * stacks


def _shut_in(waiting: Side, keeper: Side) -> float:
    """What it costs a side to be on the bar before the other's home."""
    closed = sum(1 for point in HOME if keeper[point] >= 2)
    return waiting[BAR] * (2.0 + 1.5 * closed + (25.0 if closed == 6 else 0.0))


def _danger(board: Board) -> float:
    """Pips the mover expects to lose to hits in the answer."""
    blots = tuple(point for point in range(1, 25) if board.ours[point] == 1)
    if not blots:
        return 0.0
    closed = frozenset(25 - point for point in range(1, 25) if board.ours[point] >= 2)
    shooters = tuple(at for at in range(1, 26) if board.theirs[at])
    if board.theirs[BAR]:
        shooters = (BAR,)
    strength = sum(1 for point in HOME if board.theirs[point] >= 2)
    lost = 0.0
    for one, two, ways in _THROWS:
        reached = _reached(shooters, closed, one, two)
        hit = [25 - point for point in blots if 25 - point in reached]
        if hit:
            lost += ways * (max(hit) + 1.5 * strength + 3.0)
    return lost / 36


@lru_cache(maxsize=65536)
def _reached(shooters: tuple[int, ...], closed: frozenset[int], one: int, two: int) -> set[int]:
    """The points, as the shooters count, that a throw can bring one of them to."""
    found = set()
    orders = ((one,) * 4,) if one == two else ((one, two), (two, one))
    for start in shooters:
        for order in orders:
            at = start
            for die in order:
                at -= die
                if at < 1 or at in closed:
                    break
                found.add(at)
    return found


def winning_chance(rules: Ruleset, board: Board) -> float:
    """A rough guess at the chance of the side that is about to throw."""
    ours, theirs = pips(board.ours), pips(board.theirs)
    if not has_contact(board):
        # Kleinman's formula for races: the lead with the throw, against the spread of the dice.
        lead, length = theirs - ours + 4.0, max(ours + theirs - 4.0, 1.0)
        return 0.5 * (1.0 + erf(lead / sqrt(2.0 * length * 1.2)))
    ours_view = worth(rules, board, Temper(blots=0.3))
    theirs_view = worth(rules, Board(board.theirs, board.ours), Temper(blots=0.7))
    return 1.0 / (1.0 + exp(-(ours_view - theirs_view + 8.0) / 45.0))


def loses_double(winner: Side, loser: Side) -> bool:
    """Whether a side that has nothing off is unlikely to get anything off in time."""
    if loser[OFF]:
        return False
    way_home = sum((at - 6) * loser[at] for at in range(7, 26)) + 3
    return way_home > 8.2 * max(pips(winner) / 8.2, sum(winner[1:]) / 2)
