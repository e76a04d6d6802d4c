"""Single steps: where one die may take one checker, and which steps hit."""

from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep
from gamecase.games.backgammon.ruleset import BearOff, BearOffPastBlock, Ruleset

#: Every step, looked up rather than made.
_STEPS = tuple(tuple(CheckerStep(start, end) for end in range(25)) for start in range(26))


def steps_with(rules: Ruleset, board: Board, die: int, dice: tuple[int, ...]) -> list[CheckerStep]:
    """Every step that the die allows, from the rear forwards; `dice` is the whole roll."""
    ours, theirs = board
    closed = rules.block_min  # as in `Board.is_closed`
    if ours[BAR]:  # checkers on the bar have to enter first
        return [_STEPS[BAR][BAR - die]] if theirs[die] < closed else []
    steps = [
        _STEPS[start][start - die]
        for start in range(24, die, -1)
        if ours[start] and theirs[25 - start + die] < closed
    ]
    if any(ours[1 : die + 1]) and board.is_home:
        steps += [
            _STEPS[start][OFF]
            for start in range(die, 0, -1)
            if ours[start] and can_bear_off(rules, board, start, die, dice)
        ]
    return steps


def can_bear_off(rules: Ruleset, board: Board, start: int, die: int, dice: tuple[int, ...]) -> bool:
    return (
        board.is_home
        and reaches_off(rules, board, start, die)
        and not blocks_below(rules, board, start)
        and not (_needs_double_six(rules, start) and dice.count(6) < 2)
    )


def reaches_off(rules: Ruleset, board: Board, start: int, die: int) -> bool:
    """Whether the die bears a checker off from a point when all checkers are home."""
    match rules.bearoff_rule:
        case BearOff.EXACT_ONLY:
            return die == start
        case BearOff.EXACT_OR_HIGHEST:
            return die == start or (die > start and board.highest == start)
        case BearOff.ANY_SUFFICIENT:
            return die >= start
        case BearOff.REARMOST_ONLY:
            return die >= start and board.highest == start


def blocks_below(rules: Ruleset, board: Board, start: int) -> tuple[int, ...]:
    """The enemy blocks that prevent bearing off from a point."""
    if rules.bearoff_past_block is BearOffPastBlock.ALLOWED:
        return ()
    return tuple(point for point in range(1, start) if board.is_closed(point, rules))


def _needs_double_six(rules: Ruleset, start: int) -> bool:
    return rules.bearoff_six_needs_double_six and start == 6


def hit_indices(board: Board, steps: tuple[CheckerStep, ...]) -> frozenset[int]:
    """The indices of the steps that hit a blot."""
    hits = set()
    for index, step in enumerate(steps):
        reached = board.after(step)
        if reached.theirs != board.theirs:
            hits.add(index)
        board = reached
    return frozenset(hits)
