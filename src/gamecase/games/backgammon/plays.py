"""Whole turns: which steps together are a legal play.

The numbers are tried in every order the rules allow, one step at a time, so a play of several
numbers with one checker stops on every point between. Orders that come to the same are one play.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from gamecase.games.backgammon.board import BAR, OFF, Board, Step
from gamecase.games.backgammon.ruleset import (
    BarDie,
    DiceOrder,
    PartialDouble,
    Ruleset,
)
from gamecase.games.backgammon.steps import steps_with

Steps = tuple[Step, ...]

#: The boards that can be reached with no number, with one, with two and so on, each by one way.
Tree = list[dict[Board, Steps]]


def numbers(rules: Ruleset, high: int, low: int) -> tuple[int, ...]:
    """The numbers to be played with a throw, the higher first."""
    return (high,) * rules.doubles_count if high == low else (high, low)


@dataclass(frozen=True, slots=True)
class Turn:
    """A throw that lies beside the board, waiting to be played."""

    rules: Ruleset
    board: Board
    dice: tuple[int, ...]  # the numbers to be played, the higher first

    @property
    def is_double(self) -> bool:
        return len(self.dice) > 1 and self.dice[0] == self.dice[1]

    @property
    def keeps_order(self) -> bool:
        """The order of the numbers is part of the rules."""
        return self.rules.dice_order is DiceOrder.SMALLER_FIRST and not self.is_double

    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The orders in which the numbers may be played; none when the throw is lost at once."""
        if len(self.dice) < 2 or self.is_double:
            return (self.dice,)
        high, low = self.dice
        can_start_low = any(steps_with(self.rules, self.board, low, self.dice))
        loses_roll = self.rules.bar_die is BarDie.SMALLER_OR_LOSE_ROLL
        if self.board.ours[BAR] and loses_roll and not can_start_low:
            return ()
        if self.keeps_order:
            # A larger number played alone does not bring the smaller one back.
            return ((low, high),) if can_start_low else ((high,),)
        return ((high, low), (low, high))

    def tree(self, order: tuple[int, ...]) -> Tree:
        tree: Tree = [{self.board: ()}]
        for die in order:
            level: dict[Board, Steps] = {}
            for reached, steps in tree[-1].items():
                for step in steps_with(self.rules, reached, die, self.dice):
                    level.setdefault(reached.after(step), (*steps, step))
            if not level:
                break
            tree.append(level)
        return tree

    def forced_die(self, trees: Mapping[tuple[int, ...], Tree]) -> int | None:
        """The number that must be taken when either can be played, but never both."""
        is_free = self.rules.may_stop_at_home and self.board.is_home
        is_either_or = len(trees) > 1 and all(len(tree) == 2 for tree in trees.values())
        # Where the smaller number comes first there is only one order, and nothing to choose.
        return None if is_free or not is_either_or else max(self.dice)

    def may_end(self, reached: Board, used: int, longest: int) -> bool:
        """Whether the turn may end on a board after so many numbers."""
        if self.rules.may_stop_at_home and reached.is_home:
            return True
        if self.is_double and self.rules.doubles_partial is PartialDouble.ALL_OR_NOTHING:
            return used == len(self.dice) or reached.is_finished
        return used == longest

    def tidied(self, steps: Steps) -> Steps:
        """The steps from the rear forwards, unless their order is part of the rules."""
        return steps if self.keeps_order else tuple(sorted(steps, reverse=True))


@dataclass(frozen=True, slots=True)
class Plays:
    """The legal turns of a throw."""

    results: Mapping[Board, Steps]  # one play for each board that a turn may end on
    longest: int  # how many numbers can be used at most, whether or not that is enough
    forced_die: int | None  # the number to take, where either can be played but not both


@lru_cache(maxsize=512)
def legal_plays(turn: Turn) -> Plays:
    """Every legal way to play a throw; a pass alone where nothing can be moved.

    >>> from gamecase.registry import find
    >>> from gamecase.games.backgammon.board import starting_side
    >>> rules = find("backgammon").rules("tournament")
    >>> both = starting_side(rules.setup)
    >>> len(legal_plays(Turn(rules, Board(both, both), (3, 1))).results)
    16
    """
    trees = {order: turn.tree(order) for order in turn.orders()}
    longest = max((len(tree) for tree in trees.values()), default=1) - 1
    forced_die = turn.forced_die(trees)
    found: dict[Board, Steps] = {}
    for order, tree in trees.items():
        for used, level in enumerate(tree):
            if used == 1 and forced_die not in (None, order[0]):
                continue
            for reached, steps in level.items():
                if turn.may_end(reached, used, longest):
                    _keep(found, reached, turn.tidied(steps))
    results = dict(sorted(found.items(), key=lambda item: item[1], reverse=True))
    return Plays(results or {turn.board: ()}, longest, forced_die)


def _keep(found: dict[Board, Steps], reached: Board, steps: Steps) -> None:
    """Of two ways to one board keep the one with fewer steps, then the one from the rear."""
    known = found.get(reached)
    if known is None or (-len(steps), steps) > (-len(known), known):
        found[reached] = steps


@dataclass(frozen=True, slots=True)
class Walk:
    """Steps made one after the other with the numbers in one order."""

    board: Board
    hops: Steps  # every stop told
    done: int  # how many of the steps told are made
    used: tuple[int, ...]  # the numbers they took
    left: tuple[int, ...]  # the numbers that may follow, in their order


def walks(turn: Turn, steps: Steps) -> list[Walk]:
    """As far as the steps can be made, by each way they can be meant.

    A step over several numbers stops wherever the order of the numbers has it stop.
    """
    return [
        walk
        for order in turn.orders()
        for walk in _walk_on(turn, Walk(turn.board, (), 0, (), order), steps)
    ]


def _walk_on(turn: Turn, walk: Walk, steps: Steps) -> list[Walk]:
    if walk.done == len(steps):
        return [walk]
    found = []
    for reached in _strides(turn, walk, steps[walk.done]):
        found += _walk_on(turn, reached, steps)
    return found or [walk]


def _strides(turn: Turn, walk: Walk, stride: Step) -> list[Walk]:
    """One step, over as many of the next numbers as it takes."""
    board, start, hops = walk.board, stride.start, walk.hops
    for count, die in enumerate(walk.left, start=1):
        hop = Step(start, max(start - die, OFF))
        if hop.end < stride.end or hop not in steps_with(turn.rules, board, die, turn.dice):
            return []
        board, start, hops = board.after(hop), hop.end, (*hops, hop)
        if hop.end == stride.end:
            used, left = (*walk.used, *walk.left[:count]), walk.left[count:]
            return [Walk(board, hops, walk.done + 1, used, left)]
    return []


def spelt_out(turn: Turn, steps: Steps) -> Steps:
    """Long steps of a double told hop by hop, from the rear forwards.

    `bar/15(2)` with fives brings both checkers in before either goes on. With two different
    numbers there is nothing to put in order: a long step uses both.
    """
    die = turn.dice[0] if turn.is_double else 0
    if not any(step.start - step.end > die > 0 for step in steps):
        return steps
    hops = []
    for step in steps:
        stops = [*range(step.start, step.end, -die), step.end]
        hops += [Step(*pair) for pair in pairwise(stops)]
    return tuple(sorted(hops, reverse=True))


def resolved(turn: Turn, steps: Steps) -> Steps | None:
    """The play that steps mean, every stop told; None when no legal play is meant.

    Where a long step could hit on its way or not, it does not: a hit is worth naming.
    """
    goals = legal_plays(turn).results
    steps = spelt_out(turn, steps)
    meant = [walk for walk in walks(turn, steps) if walk.done == len(steps) and walk.board in goals]
    if not meant:
        # Without a number to play there is no order to walk in, but one may pass.
        return () if not steps and turn.board in goals else None
    return min(meant, key=lambda walk: walk.board.theirs[BAR]).hops


def next_steps(turn: Turn, made: Steps) -> Steps:
    """The steps that may follow those made, so that a legal play can still come of them.

    This is what a hand may do next when a play is made one checker at a time.
    """
    goals = legal_plays(turn).results
    found = set()
    for walk in walks(turn, made):
        if walk.done < len(made) or not walk.left:
            continue
        for step in steps_with(turn.rules, walk.board, walk.left[0], turn.dice):
            if _leads(turn, walk.board.after(step), walk.left[1:], goals):
                found.add(step)
    return tuple(sorted(found, reverse=True))


def _leads(turn: Turn, board: Board, left: tuple[int, ...], goals: Mapping[Board, Steps]) -> bool:
    """Whether the numbers left, in their order, can bring a board to one of the goals."""
    return board in goals or any(
        _leads(turn, board.after(step), left[1:], goals)
        for die in left[:1]
        for step in steps_with(turn.rules, board, die, turn.dice)
    )
