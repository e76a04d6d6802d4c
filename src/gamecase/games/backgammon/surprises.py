"""The clauses that surprise players of the usual game, in the positions in which they matter."""

from gamecase.games.backgammon.board import BAR
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import BearOff, DiceOrder, PartialDouble


def clauses_at_issue(position: Position) -> tuple[str, ...]:
    """The clauses that make this throw different from the usual game, where they are in force."""
    rules, board, dice = position.rules, position.board, position.dice
    clauses = []
    if rules.dice_order is DiceOrder.SMALLER_FIRST and len({*dice}) > 1:
        clauses.append("smaller-first")
    if rules.doubles_partial is PartialDouble.ALL_OR_NOTHING and len(dice) > 2:
        clauses.append("whole-double")
    if not board.is_home or board.ours[BAR]:
        return tuple(clauses)
    highest = board.highest
    points = [point for point in range(1, highest) if board.ours[point]]
    match rules.bearoff_rule:
        case BearOff.EXACT_ONLY if max(dice) > highest:
            clauses.append("exact-number")
        case BearOff.ANY_SUFFICIENT if any(point < die for point in points for die in dice):
            clauses.append("any-sufficient")
        case BearOff.REARMOST_ONLY if any(point in dice for point in points):
            clauses.append("rear-first")
        case _:
            pass
    if rules.can_stop_at_home:
        clauses.append("stop-at-home")
    return tuple(clauses)
