"""The contract of compiled line counters: they count what the readable rules count."""

import pytest

from contract.cases import Case, every_case, sample_positions
from gamecase.kernel.perft import divide, perft
from gamecase.registry import all_games, find
from perft_cases import PerftCase, perft_cases

pytestmark = [pytest.mark.engine, pytest.mark.slow]

MANY = 20_000  # lines; more take too long by the rules
COUNTED = [case for case in every_case() if case.package.line_counter is not None]
KNOWN = [case for case in perft_cases() if find(case.game).line_counter is not None]


def test_some_games_have_a_counter() -> None:
    assert {case.game.key for case in COUNTED} == {"backgammon", "draughts"}
    assert {key for key, package in all_games().items() if package.line_counter} <= {*all_games()}


@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_the_kernel_finds_the_known_numbers(case: PerftCase) -> None:
    package = find(case.game)
    assert package.line_counter is not None
    position = package.game.read_position(package.rules(case.ruleset), case.position)
    if case.lines <= 5_000_000:
        count = perft(package.game, position, case.depth, package.line_counter.count_lines)
        assert count == case.lines


@pytest.mark.parametrize("case", COUNTED, ids=str)
def test_both_count_the_same_in_all_stages_of_a_game(case: Case) -> None:
    counter = case.package.line_counter
    assert counter is not None
    for position in sample_positions(case, 24):
        for depth in range(1, 12):
            by_rules = divide(case.game, position, depth)
            assert divide(case.game, position, depth, counter.count_lines) == by_rules
            total = perft(case.game, position, depth, counter.count_lines)
            assert total == sum(by_rules.values()), f"{case.game.write(position)} {depth}"
            if total == 0 or total > MANY // 20:
                break
