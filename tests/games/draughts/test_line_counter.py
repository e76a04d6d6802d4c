"""Lines of play that a draw ends, which the compiled kernel does not know."""

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.line_counter import count_lines
from gamecase.games.draughts.position import Position
from gamecase.kernel.perft import perft
from games.draughts.boards import DRAUGHTS

pytestmark = pytest.mark.engine

MOVES = ("c1-d2", "h8-g7", "d2-c1", "g7-h8")


def begun(ruleset: str, text: str) -> Position:
    return GAME.read_position(DRAUGHTS.rules(ruleset), text)


@pytest.mark.parametrize("ruleset", ["english", "russian", "dame"])
@pytest.mark.parametrize("played", range(8))
def test_a_third_occurrence_ends_a_line(ruleset: str, played: int) -> None:
    position = begun(ruleset, "W:WKc1:BKh8")
    for number in range(played):
        if GAME.outcome(position) is not None:
            break
        position = GAME.apply(position, GAME.read_action(MOVES[number % 4]))
    for depth in range(1, 6):
        expected = perft(GAME, position, depth)
        assert perft(GAME, position, depth, count_lines) == expected, depth


def test_a_position_that_is_drawn_has_no_lines() -> None:
    position = begun("english", "W:WKc1:BKh8")
    while GAME.outcome(position) is None:
        position = GAME.apply(position, GAME.read_action(MOVES[position.quiet_turns % 4]))
    assert count_lines(position, 3) == 0
