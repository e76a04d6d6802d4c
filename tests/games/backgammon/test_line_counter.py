"""Lines of play over two turns, counted by the kernel and by the rules."""

from dataclasses import replace

import pytest

from gamecase.games.backgammon.board import Side
from gamecase.games.backgammon.line_counter import count_lines
from gamecase.games.backgammon.position import Phase
from gamecase.kernel.match import MatchScore
from gamecase.kernel.perft import perft
from gamecase.kernel.seat import Seat
from gamecase.registry import find

pytestmark = [pytest.mark.engine, pytest.mark.slow]

BACKGAMMON = find("backgammon")


@pytest.mark.parametrize("booklet", BACKGAMMON.booklets)
@pytest.mark.parametrize(
    ("ours", "theirs"), [({1: 1}, {2: 1}), ({3: 2}, {1: 2}), ({1: 1, 20: 1}, {6: 1})], ids=str
)
def test_a_game_that_is_over_has_no_next_roll(
    booklet: str, ours: dict[int, int], theirs: dict[int, int]
) -> None:
    opening = BACKGAMMON.game.opening(BACKGAMMON.rules(booklet), MatchScore())
    begun = BACKGAMMON.game.apply(opening, BACKGAMMON.game.read_action("start 6-5"))
    position = replace(
        begun, phase=Phase.THROW, dice=(), first=side(ours), second=side(theirs), turn=Seat.FIRST
    )
    for depth in range(1, 5):
        by_rules = perft(BACKGAMMON.game, position, depth)
        assert perft(BACKGAMMON.game, position, depth, count_lines) == by_rules, depth


def side(checkers: dict[int, int]) -> Side:
    """A side of fifteen checkers, all others off."""
    counts = [checkers.get(point, 0) for point in range(26)]
    counts[0] = 15 - sum(counts)
    return tuple(counts)
