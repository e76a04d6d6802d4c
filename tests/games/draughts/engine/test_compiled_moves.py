"""The compiled kernel finds the same moves as the rules, for every ruleset and switch."""

from collections import Counter
from random import Random

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import compiled_moves, perft
from gamecase.games.draughts.engine.packed_rules import pack_board, pack_rules, square_bits
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DRAUGHTS, crowded, every_ruleset, ruleset_name
from perft_cases import PerftCase, perft_cases

PERFT = perft_cases("draughts")
MAX_LINES = 5_000_000  # more take too long for a test


@pytest.mark.parametrize("case", [case for case in PERFT if case.lines <= MAX_LINES], ids=str)
def test_the_kernel_counts_every_line_of_play(case: PerftCase) -> None:
    rules = DRAUGHTS.rules(case.ruleset)
    position = GAME.read_position(rules, case.position)
    packed = pack_board(rules, position.cells, position.turn)
    count = perft.perft(
        *packed, case.depth, pack_rules(rules), compiled_moves.make_move_buffer(case.depth), 0
    )
    assert count == case.lines, f"{case.position}, depth {case.depth}"


def plain_moves(position: Position) -> Counter[tuple[int, int, int, bool]]:
    bits = square_bits(position.rules.size)
    return Counter(
        (
            bits[play.path[0]],
            bits[play.path[-1]],
            sum(bits[at] for at in play.taken),
            play.after[play.path[-1]].isupper(),
        )
        for play in legal_moves(position.rules, position.cells, position.turn).plays
    )


def kernel_moves(position: Position) -> Counter[tuple[int, int, int, bool]]:
    buffer = compiled_moves.make_move_buffer(4)
    packed = pack_board(position.rules, position.cells, position.turn)
    count = perft.generate_moves(*packed, pack_rules(position.rules), buffer, 0)
    kings = packed[2]
    return Counter(
        (
            int(start),
            int(end),
            int(taken),
            bool(crowned) or bool(int(start) & kings),
        )
        for start, end, taken, crowned, _ in buffer[:count]
    )


@pytest.mark.parametrize("rules", every_ruleset(), ids=ruleset_name)
def test_both_find_the_same_moves_where_there_are_many_kings(rules: Ruleset) -> None:
    for seed in range(60):
        position = crowded(rules, seed)
        assert kernel_moves(position) == plain_moves(position), f"{position.cells} {position.turn}"


@pytest.mark.parametrize("rules", every_ruleset(), ids=ruleset_name)
def test_both_find_the_same_moves_along_random_games(rules: Ruleset) -> None:
    random = Random(1)
    position = GAME.opening(rules, MatchScore())
    while GAME.outcome(position) is None:
        assert kernel_moves(position) == plain_moves(position), f"{position.cells} {position.turn}"
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
