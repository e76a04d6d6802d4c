"""Single steps: where one number may take one checker."""

from collections.abc import Iterator

from gamecase.games.backgammon.board import BAR, OFF, Board, Step
from gamecase.games.backgammon.ruleset import BearOff, PastBlock, Ruleset


def steps_with(rules: Ruleset, board: Board, die: int, dice: tuple[int, ...]) -> Iterator[Step]:
    """Every step the die allows, from the rear forwards; `dice` is the whole throw."""
    if board.ours[BAR]:  # nothing else may move while a checker waits on the bar
        if not board.is_closed(BAR - die, rules):
            yield Step(BAR, BAR - die)
        return
    for start in range(24, 0, -1):
        if not board.ours[start]:
            continue
        end = start - die
        if end >= 1:
            if not board.is_closed(end, rules):
                yield Step(start, end)
        elif may_bear_off(rules, board, start, die, dice):
            yield Step(start, OFF)


def may_bear_off(rules: Ruleset, board: Board, start: int, die: int, dice: tuple[int, ...]) -> bool:
    return (
        board.is_home
        and reaches_off(rules, board, start, die)
        and not bands_below(rules, board, start)
        and not (_needs_double_six(rules, start) and dice.count(6) < 2)
    )


def reaches_off(rules: Ruleset, board: Board, start: int, die: int) -> bool:
    """Whether a number is one that bears off from a point, all being home."""
    match rules.bearoff_rule:
        case BearOff.EXACT_ONLY:
            return die == start
        case BearOff.EXACT_OR_HIGHEST:
            return die == start or (die > start and board.highest == start)
        case BearOff.ANY_SUFFICIENT:
            return die >= start
        case BearOff.REARMOST_ONLY:
            return die >= start and board.highest == start


def bands_below(rules: Ruleset, board: Board, start: int) -> tuple[int, ...]:
    """The enemy bands that keep checkers on a point from being borne off."""
    if rules.bearoff_past_block is PastBlock.ALLOWED:
        return ()
    return tuple(point for point in range(1, start) if board.is_closed(point, rules))


def _needs_double_six(rules: Ruleset, start: int) -> bool:
    return rules.bearoff_six_needs_double_six and start == 6
