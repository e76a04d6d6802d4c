"""The numbers of `tests/perft/tictactoe.perft`, counted without the rules, and all games."""

from collections import Counter
from functools import cache

import pytest

from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import Position
from gamecase.kernel.match import MatchScore
from log_builder import TICTACTOE
from perft_cases import PerftCase, perft_cases

CASES = perft_cases("tictactoe")

#: The eight lines as bits of nine squares, row by row.
ROWS = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)


@cache
def counted_by_bits(mover: int, other: int, depth: int) -> int:
    """Lines of `depth` pieces; `other` moved last, and has won with a complete row."""
    if depth == 0:
        return 1
    if any(other & row == row for row in ROWS):
        return 0
    free = [bit for bit in (1 << at for at in range(9)) if not (mover | other) & bit]
    return sum(counted_by_bits(other, mover | bit, depth - 1) for bit in free)


def bits_of(position: str) -> tuple[int, int]:
    """The squares of the player to move, and of the other player."""
    cells = position.replace("/", "")
    cross, ring = (
        sum(1 << (8 - at) for at, mark in enumerate(cells) if mark == own) for own in "XO"
    )
    return (cross, ring) if cross.bit_count() == ring.bit_count() else (ring, cross)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bits_count_the_same_lines_of_tictactoe(case: PerftCase) -> None:
    assert counted_by_bits(*bits_of(case.position), case.depth) == case.lines


def test_tt_8_all_games_of_tictactoe() -> None:
    """TT-8: 255168 games, 131184 for the beginner, 77904 for the second, 46080 drawn."""
    reached: Counter[Position] = Counter({GAME.opening(TICTACTOE.rules(), MatchScore()): 1})
    ends: Counter[str] = Counter()
    lines, positions = [], 0
    while reached:  # all positions with the same number of pieces, and how many lines lead there
        positions += len(reached)
        lines.append(reached.total())
        after: Counter[Position] = Counter()
        for position, ways in reached.items():
            outcome = GAME.outcome(position)
            if outcome:
                ends[outcome.winners[0] if outcome.winners else "drawn"] += ways
                continue
            for action in GAME.choices(position).actions:
                after[GAME.apply(position, action)] += ways
        reached = after
    assert ends == {"first": 131184, "second": 77904, "drawn": 46080}
    assert ends.total() == 255168
    assert positions == 5478
    counts = [case.lines for case in CASES if case.name == "opening"]
    assert lines == [1, *counts]
