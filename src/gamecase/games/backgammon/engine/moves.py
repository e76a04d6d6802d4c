"""The fast move generator for boards and rulesets."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.engine.compiled_moves import (
    BAR,
    MAX_PLAYS,
    OFF,
    THEIR_BAR,
    THEIR_OFF,
    WIDTH,
    PlayBuffer,
    find_plays,
)
from gamecase.games.backgammon.ruleset import (
    BarDie,
    BearOff,
    BearOffPastBlock,
    DiceOrder,
    PartialDouble,
    Ruleset,
)

_OFF_RULES = (
    BearOff.EXACT_ONLY,
    BearOff.EXACT_OR_HIGHEST,
    BearOff.ANY_SUFFICIENT,
    BearOff.REARMOST_ONLY,
)


_BLOCK = 2


@lru_cache(maxsize=64)
def rule_flags(rules: Ruleset) -> NDArray[np.int64]:
    """The flags of a ruleset for the kernel, in the order of the flags.

    A row of the kernel cannot hold both sides on one point, so a search always takes a point with
    two enemy checkers for closed; see `separated`.
    """
    row = (
        _BLOCK,
        rules.dice_order is DiceOrder.SMALLER_FIRST,
        rules.doubles_partial is PartialDouble.ALL_OR_NOTHING,
        rules.bar_die is BarDie.SMALLER_OR_LOSE_ROLL,
        rules.can_stop_at_home,
        _OFF_RULES.index(rules.bearoff_rule),
        rules.bearoff_past_block is BearOffPastBlock.FORBIDDEN,
        rules.bearoff_six_needs_double_six,
        rules.doubles_count,
    )
    return np.array(row, np.int64)


def separated(board: Board) -> Board:
    """The board with no point shared by both sides, as the nets know boards.

    Where both stand on a point, the smaller group is moved to the nearest point behind that is free
    of the other side, or to the bar: it costs that side a few pips, which is close enough to
    choose a sensible play.
    """
    if not any(board.ours[point] and board.enemies(point) for point in range(1, 25)):
        return board
    sides = [list(board.ours), list(board.theirs)]
    for point in range(1, 25):
        at = (point, 25 - point)
        counts = [side[place] for side, place in zip(sides, at, strict=True)]
        if not all(counts):
            continue
        fewer = 0 if counts[0] < counts[1] else 1
        mover, other, start = sides[fewer], sides[1 - fewer], at[fewer]
        end = next(p for p in range(start + 1, 26) if p == BAR or not other[25 - p])
        mover[start] = 0
        mover[end] += counts[fewer]
    return Board(tuple(sides[0]), tuple(sides[1]))


def row_of(board: Board) -> NDArray[np.int8]:
    """A board as a row of the kernel; where both sides share a point, the nearest board."""
    board = separated(board)
    row = np.zeros(WIDTH, np.int8)
    for point in range(1, 25):
        row[point] = board.ours[point] - board.theirs[25 - point]
    row[OFF], row[BAR] = board.ours[0], board.ours[25]
    row[THEIR_OFF], row[THEIR_BAR] = board.theirs[0], board.theirs[25]
    return row


def board_of(row: NDArray[np.int8]) -> Board:
    """The board of a row."""
    counts = row.tolist()
    ours = [max(count, 0) for count in counts[:26]]
    theirs = [counts[THEIR_OFF], *(max(-counts[25 - point], 0) for point in range(1, 25))]
    return Board(tuple(ours), (*theirs, counts[THEIR_BAR]))


def play_buffer() -> PlayBuffer:
    """A buffer for the plays of one roll; meant to be reused."""
    return PlayBuffer(
        rows=np.zeros((MAX_PLAYS, WIDTH), np.int8),
        codes=np.zeros(MAX_PLAYS, np.int64),
        keys=np.zeros(MAX_PLAYS, np.int64),
        depths=np.zeros(MAX_PLAYS, np.int8),
        starts=np.zeros(WIDTH, np.int64),
        picks=np.zeros(WIDTH, np.int64),
        stack=np.zeros((5, 5), np.int64),
    )


def rows_after(
    row: NDArray[np.int8], high: int, low: int, flags: NDArray[np.int64], buffer: PlayBuffer
) -> NDArray[np.int8]:
    """The distinct rows after every legal play, as a view into `buffer` until its next use."""
    count = find_plays(row.copy(), high, low, flags, buffer)
    return buffer.rows[:count]


def boards_after(rules: Ruleset, board: Board, high: int, low: int) -> list[Board]:
    """The boards after every legal play of a roll, each once; a pass is the unchanged board."""
    rows = rows_after(row_of(board), high, low, rule_flags(rules), play_buffer())
    return [board_of(row) for row in rows]
