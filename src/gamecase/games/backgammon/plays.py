"""Legal plays: which steps together make a legal turn.

The dice are tried in every order the rules allow, one step at a time, so a play that moves one
checker by several dice stops on every point between. Orders that lead to the same board are one
play.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import lt
from typing import NamedTuple

from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep
from gamecase.games.backgammon.checker_steps import steps_with
from gamecase.games.backgammon.ruleset import (
    BarDie,
    DiceOrder,
    PartialDouble,
    Ruleset,
)

Steps = tuple[CheckerStep, ...]

#: The boards reachable with no die, with one die, with two and so on, each with one way to it.
Tree = list[dict[Board, Steps]]


def dice_to_play(rules: Ruleset, high: int, low: int) -> tuple[int, ...]:
    """The dice that a roll gives to play, the higher first: a double counts several times."""
    return (high,) * rules.doubles_count if high == low else (high, low)


@dataclass(frozen=True, slots=True)
class RolledTurn:
    """A turn after the roll: rules, board and the dice to play."""

    rules: Ruleset
    board: Board
    dice: tuple[int, ...]  # the higher first

    @property
    def is_double(self) -> bool:
        return len(self.dice) > 1 and self.dice[0] == self.dice[1]

    @property
    def keeps_order(self) -> bool:
        """Whether the rules fix the order of the dice."""
        return self.rules.dice_order is DiceOrder.SMALLER_FIRST and not self.is_double

    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The orders in which the dice may be played; none when the roll is lost at once."""
        if len(self.dice) < 2 or self.is_double:
            return (self.dice,)
        high, low = self.dice
        can_start_low = any(steps_with(self.rules, self.board, low, self.dice))
        loses_roll = self.rules.bar_die is BarDie.SMALLER_OR_LOSE_ROLL
        if self.board.ours[BAR] and loses_roll and not can_start_low:
            return ()
        if self.keeps_order:
            # The smaller die is lost even if it could be played after the larger one.
            return ((low, high),) if can_start_low else ((high,),)
        return ((high, low), (low, high))

    def tree(self, order: tuple[int, ...]) -> Tree:
        """The boards reachable by playing the dice in this order."""
        tree: Tree = [{self.board: ()}]
        for die in order:
            level: dict[Board, Steps] = {}
            for reached, steps in tree[-1].items():
                for step in steps_with(self.rules, reached, die, self.dice):
                    after = reached.after(step)
                    if after not in level:
                        level[after] = (*steps, step)
            if not level:
                break
            tree.append(level)
        return tree

    def forced_die(self, trees: Mapping[tuple[int, ...], Tree]) -> int | None:
        """The die that must be played when either die can be played, but not both."""
        is_free = self.rules.can_stop_at_home and self.board.is_home
        is_either_or = len(trees) > 1 and all(len(tree) == 2 for tree in trees.values())
        # Where the smaller die comes first, there is only one order and nothing to choose.
        return None if is_free or not is_either_or else max(self.dice)

    @property
    def can_end_early(self) -> bool:
        """Whether the turn may end although more dice could be used."""
        partial = self.rules.doubles_partial is PartialDouble.ALL_OR_NOTHING
        return self.rules.can_stop_at_home or (self.is_double and partial)

    def can_end(self, reached: Board, used: int, longest: int) -> bool:
        """Whether the turn may end on a board after using this many dice."""
        if self.rules.can_stop_at_home and reached.is_home:
            return True
        if self.is_double and self.rules.doubles_partial is PartialDouble.ALL_OR_NOTHING:
            return used == len(self.dice) or reached.is_finished
        return used == longest

    def sorted_steps(self, steps: Steps) -> Steps:
        """The steps from the rear forwards, unless their order is part of the rules."""
        return steps if self.keeps_order else tuple(sorted(steps, reverse=True))


@dataclass(frozen=True, slots=True)
class LegalPlays:
    """The legal plays of a roll."""

    results: Mapping[Board, Steps]  # one play for each board that a turn may end on
    longest: int  # the most dice that can be used, whether or not that is enough
    forced_die: int | None  # the die to play where either can be played, but not both


@lru_cache(maxsize=512)
def legal_plays(turn: RolledTurn) -> LegalPlays:
    """Every legal play of a roll; only a pass where nothing can be moved.

    >>> from gamecase.registry import find
    >>> from gamecase.games.backgammon.board import starting_side
    >>> rules = find("backgammon").rules("tournament")
    >>> both = starting_side(rules.setup)
    >>> len(legal_plays(RolledTurn(rules, Board(both, both), (3, 1))).results)
    16
    """
    trees = {order: turn.tree(order) for order in turn.orders()}
    longest = max((len(tree) for tree in trees.values()), default=1) - 1
    forced_die = turn.forced_die(trees)
    plays: dict[Board, Steps] = {}
    # Most rules let a turn end exactly when as many dice as possible are used.
    is_exact = not turn.can_end_early
    least = longest if is_exact else 0
    for order, tree in trees.items():
        for used, level in enumerate(tree[least:], start=least):
            if used == 1 and forced_die not in (None, order[0]):
                continue
            for reached, steps in level.items():
                if is_exact or turn.can_end(reached, used, longest):
                    _keep_preferred(plays, reached, turn.sorted_steps(steps))
    results = dict(sorted(plays.items(), key=lambda item: item[1], reverse=True))
    return LegalPlays(results or {turn.board: ()}, longest, forced_die)


def find_play(turn: RolledTurn, goal: Board) -> Steps:
    """The play of `legal_plays` that ends on `goal`, found without listing the others.

    `goal` must be a board on which the turn may end.
    """
    paths: list[tuple[int, Steps]] = []  # the number of dice used and the steps
    wanted = _Goal(tuple(accumulate(reversed(goal.ours))), goal.theirs[BAR])
    for order in turn.orders():
        level: dict[Board, Steps] = {turn.board: ()} if _leads_to(turn.board, wanted) else {}
        for used, die in enumerate((*order, 0)):
            if goal in level:
                paths.append((used, turn.sorted_steps(level[goal])))
            level = _next_level(turn, level, die, wanted) if die else {}
    longest = max((used for used, _ in paths), default=0)
    plays: dict[Board, Steps] = {}
    for used, steps in paths:
        if turn.can_end(goal, used, longest):
            _keep_preferred(plays, goal, steps)
    return plays.get(goal, ())  # nothing can be moved


class _Goal(NamedTuple):
    """What a board must still allow: our checkers at or behind each point, and their bar."""

    behind: tuple[int, ...]  # from the bar down
    their_bar: int


def _next_level(
    turn: RolledTurn, level: Mapping[Board, Steps], die: int, goal: _Goal
) -> dict[Board, Steps]:
    """The boards one die after those of a level that can still become the goal."""
    after: dict[Board, Steps] = {}
    for reached, steps in level.items():
        for step in steps_with(turn.rules, reached, die, turn.dice):
            board = reached.after(step)
            if _leads_to(board, goal):
                after.setdefault(board, (*steps, step))
    return after


def _leads_to(board: Board, goal: _Goal) -> bool:
    """Whether moving checkers forwards may turn a board into the goal: a necessary condition."""
    if board.theirs[BAR] > goal.their_bar:
        return False
    return not any(map(lt, accumulate(reversed(board.ours)), goal.behind))


def _keep_preferred(plays: dict[Board, Steps], reached: Board, steps: Steps) -> None:
    """Of two plays that lead to one board, keep the one with fewer steps, then the one from the
    rear.
    """
    known = plays.get(reached)
    if known is None or (-len(steps), steps) > (-len(known), known):
        plays[reached] = steps


@dataclass(frozen=True, slots=True)
class PartialPlay:
    """The result of making steps one after the other with the dice in one order."""

    board: Board
    hops: Steps  # the steps, one for each die
    done: int  # how many of the given steps were made
    used: tuple[int, ...]  # the dice they used
    left: tuple[int, ...]  # the dice that may follow, in order


def partial_plays(turn: RolledTurn, steps: Steps) -> list[PartialPlay]:
    """Make the steps as far as possible, once for each way in which they can be meant.

    A step over several dice stops where the order of the dice makes it stop.
    """
    return [
        extended
        for order in turn.orders()
        for extended in _extend(turn, PartialPlay(turn.board, (), 0, (), order), steps)
    ]


def _extend(turn: RolledTurn, partial: PartialPlay, steps: Steps) -> list[PartialPlay]:
    if partial.done == len(steps):
        return [partial]
    extended = []
    for reached in _apply_step(turn, partial, steps[partial.done]):
        extended += _extend(turn, reached, steps)
    return extended or [partial]


def _apply_step(turn: RolledTurn, partial: PartialPlay, step: CheckerStep) -> list[PartialPlay]:
    """Make one step with as many of the next dice as it takes; empty when it is impossible."""
    board, start, hops = partial.board, step.start, partial.hops
    for count, die in enumerate(partial.left, start=1):
        hop = CheckerStep(start, max(start - die, OFF))
        if hop.end < step.end or hop not in steps_with(turn.rules, board, die, turn.dice):
            return []
        board, start, hops = board.after(hop), hop.end, (*hops, hop)
        if hop.end == step.end:
            used, left = (*partial.used, *partial.left[:count]), partial.left[count:]
            return [PartialPlay(board, hops, partial.done + 1, used, left)]
    return []


def expand_steps(turn: RolledTurn, steps: Steps) -> Steps:
    """Split the long steps of a double into one step for each die, ordered from the rear.

    `bar/15(2)` with fives enters both checkers before either moves on. With two different dice
    there is nothing to order: a long step uses both.
    """
    die = turn.dice[0] if turn.is_double else 0
    if not any(step.start - step.end > die > 0 for step in steps):
        return steps
    hops = []
    for step in steps:
        # A distance that the die does not divide is left as it is, so that it can be refused.
        is_whole = step.end == OFF or (step.start - step.end) % die == 0
        stops = [*range(step.start, step.end, -die), step.end] if is_whole else [*step]
        hops += [CheckerStep(*pair) for pair in pairwise(stops)]
    return tuple(sorted(hops, reverse=True))


def resolve_steps(turn: RolledTurn, steps: Steps) -> Steps | None:
    """The legal play that the steps mean, with one step for each die; None when they mean none.

    Where a long step could hit on its way or not, it does not: a hit has to be written.
    """
    goals = legal_plays(turn).results
    steps = expand_steps(turn, steps)
    matches = [
        partial
        for partial in partial_plays(turn, steps)
        if partial.done == len(steps) and partial.board in goals
    ]
    if not matches:
        # Without a die to play there is no order to try, but a pass is legal.
        return () if not steps and turn.board in goals else None
    return min(matches, key=lambda partial: partial.board.theirs[BAR]).hops


def next_steps(turn: RolledTurn, made: Steps) -> Steps:
    """The steps that may follow those made, so that a legal play can still result.

    This is what is offered next when a play is made one checker at a time.
    """
    goals = legal_plays(turn).results
    steps = set()
    for partial in partial_plays(turn, made):
        if partial.done < len(made) or not partial.left:
            continue
        for step in steps_with(turn.rules, partial.board, partial.left[0], turn.dice):
            if _can_reach(turn, partial.board.after(step), partial.left[1:], goals):
                steps.add(step)
    return tuple(sorted(steps, reverse=True))


def _can_reach(
    turn: RolledTurn, board: Board, left: tuple[int, ...], goals: Mapping[Board, Steps]
) -> bool:
    """Whether the remaining dice, in order, can bring a board to one of the goals."""
    return board in goals or any(
        _can_reach(turn, board.after(step), left[1:], goals)
        for die in left[:1]
        for step in steps_with(turn.rules, board, die, turn.dice)
    )
