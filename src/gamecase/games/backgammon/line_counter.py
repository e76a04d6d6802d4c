"""Lines of play, whose last rolls and plays are counted by the compiled kernel."""

from functools import cache

from gamecase.games.backgammon.cube import is_cube_used
from gamecase.games.backgammon.engine.compiled_moves import PlayBuffer, find_plays
from gamecase.games.backgammon.engine.line_counts import count_one_turn, count_two_turns
from gamecase.games.backgammon.engine.moves import play_buffer, row_of, rule_flags
from gamecase.games.backgammon.plays import dice_to_play
from gamecase.games.backgammon.position import Phase, Position


@cache
def _buffer() -> PlayBuffer:
    return play_buffer()


def count_lines(position: Position, depth: int) -> int | None:
    """The lines of up to two turns; None for everything else, which the rules count."""
    rules = position.rules
    if not rules.assisted or rules.block_min != 2:  # a row holds no point shared by both sides
        return None
    if position.phase is Phase.PLAY and depth == 1:
        return _count_plays(position)
    if position.phase is not Phase.THROW:
        return None
    row, flags = row_of(position.board), rule_flags(rules)
    if depth == 2:
        return int(count_one_turn(row, flags, _buffer()))
    may_stall = 0 < rules.stall_turns <= position.idle + 1
    if depth in (3, 4) and not may_stall and not is_cube_used(position):
        return int(count_two_turns(row, depth == 4, flags, _buffer()))
    return None


def _count_plays(position: Position) -> int | None:
    """The plays of a roll of which nothing has been played yet."""
    rules = position.rules
    high, low = max(position.dice), min(position.dice)
    if position.dice != dice_to_play(rules, high, low):
        return None
    return int(find_plays(row_of(position.board), high, low, rule_flags(rules), _buffer()))
