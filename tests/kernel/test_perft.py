"""Counting lines of play: the numbers of `tests/perft` by the rules, and the counter itself."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.perft import divide, perft
from gamecase.registry import find
from log_builder import PEBBLE, TICTACTOE
from perft_cases import PerftCase, perft_cases

MANY = 20_000  # lines; more take too long by the rules; a game's own tests count them faster


@pytest.mark.parametrize("case", [case for case in perft_cases() if case.lines <= MANY], ids=str)
def test_the_rules_count_every_line_of_play(case: PerftCase) -> None:
    package = find(case.game)
    position = package.game.read_position(package.rules(case.ruleset), case.position)
    below = divide(package.game, position, case.depth)
    shown = "\n".join(f"{action} {count}" for action, count in below.items())
    assert sum(below.values()) == case.lines, f"{case.position}, depth {case.depth}:\n{shown}"


# --- the counter itself ---


def test_depth_0_counts_one_line() -> None:
    position = TICTACTOE.game.opening(TICTACTOE.rules(), MatchScore())
    assert perft(TICTACTOE.game, position, 0) == 1
    assert divide(TICTACTOE.game, position, 0) == {}


def test_a_finished_game_has_no_lines() -> None:
    won = TICTACTOE.game.read_position(TICTACTOE.rules(), "XXX/OO./...")
    assert perft(TICTACTOE.game, won, 1) == 0
    assert divide(TICTACTOE.game, won, 1) == {}


def test_dividing_names_each_first_action() -> None:
    position = TICTACTOE.game.read_position(TICTACTOE.rules(), "XXO/OOX/X..")
    assert divide(TICTACTOE.game, position, 2) == {"b1": 1, "c1": 1}


def test_divided_counts_add_up_to_the_total() -> None:
    position = TICTACTOE.game.read_position(TICTACTOE.rules(), "X.O/.X./..O")
    for depth in range(1, 6):
        whole = perft(TICTACTOE.game, position, depth)
        assert sum(divide(TICTACTOE.game, position, depth).values()) == whole, depth


def test_actions_without_a_list_cannot_be_counted() -> None:
    opening = PEBBLE.game.opening(PEBBLE.rules(), MatchScore())
    for count in (perft, divide):
        with pytest.raises(BadInput, match="pebble has no list of actions to count here"):
            count(PEBBLE.game, opening, 1)


def test_natures_choices_count_one_each() -> None:
    sliding = PEBBLE.game.read_position(PEBBLE.rules(), "first 0,0,4")
    assert perft(PEBBLE.game, sliding, 1) == 6
