"""The deepest counts of `tests/perft/chess.perft`, and the same positions mirrored."""

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.kernel.perft import divide, perft
from gamecase.registry import find
from perft_cases import PerftCase, perft_cases

CHESS = find("chess")
CASES = perft_cases("chess")


def deepest_cases() -> list[PerftCase]:
    """The deepest count of each position."""
    return [*{case.name: case for case in sorted(CASES, key=lambda case: case.depth)}.values()]


@pytest.mark.parametrize("case", deepest_cases(), ids=str)
def test_ht_33_the_published_numbers_are_reached(case: PerftCase) -> None:
    position = GAME.read_position(CHESS.rules(case.ruleset), case.position)
    below = divide(GAME, position, case.depth)
    shown = "\n".join(f"{move} {count}" for move, count in below.items())
    assert sum(below.values()) == case.lines, f"{case.name}, depth {case.depth}:\n{shown}"


@pytest.mark.parametrize("case", [case for case in CASES if case.depth == 2], ids=str)
def test_colours_changed_count_the_same(case: PerftCase) -> None:
    fen = chess.STARTING_FEN if case.position == "startpos" else case.position
    board = chess.Board(fen, chess960=case.ruleset == "chess960")
    mirrored = GAME.read_position(CHESS.rules(case.ruleset), board.mirror().fen())
    assert perft(GAME, mirrored, 2) == case.lines, case.name
