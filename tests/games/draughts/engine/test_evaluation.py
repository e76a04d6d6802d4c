"""The evaluation: the same for both sides, by squares and by patterns of men."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.packed_rules import pack_board
from gamecase.games.draughts.engine.patterns import PATTERNS, rotated_patterns, windows_of
from gamecase.games.draughts.engine.weights import Weights, read_patterns, weights_of, write_weights
from gamecase.games.draughts.engine.workspace import make_workspace
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DAME, DRAUGHTS, rules

INTERNATIONAL = rules("international")


def value_of(position: Position, weights: Weights | None = None) -> int:
    """The evaluation for the side to move."""
    ruleset = position.rules
    workspace = make_workspace(ruleset)
    write_weights(weights or weights_of(ruleset), ruleset, workspace)
    return int(evaluate(*pack_board(ruleset, position.cells, position.turn), workspace))


def random_positions(ruleset: Ruleset, count: int) -> list[Position]:
    """Positions of random games, with kings."""
    random = Random(11)
    positions: list[Position] = []
    while len(positions) < count:
        position = GAME.opening(ruleset, MatchScore())
        while GAME.outcome(position) is None and len(positions) < count:
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
            if random.random() < 0.2:
                positions.append(position)
    return positions


@pytest.mark.parametrize("key", [*DRAUGHTS.booklets])
def test_a_position_has_the_same_value_for_either_side(key: str) -> None:
    for position in random_positions(rules(key), 40):
        cells = position.cells[::-1].translate(str.maketrans("wWbB", "bBwW"))
        turned = Position(position.rules, cells, position.turn.other)
        # Values are rounded down for both sides.
        assert abs(value_of(position) - value_of(turned)) <= 1, GAME.write(position)


@pytest.mark.parametrize("size", [8, 10])
def test_neighbouring_squares_share_a_window(size: int) -> None:
    windows = windows_of(size)
    board = board_of(size, mirrored=False)
    count = len(board.names)
    for at in range(count):
        for ray in board.rays[at]:
            assert not ray or any({at, ray[0]} <= {*window} for window in windows)
    for one, other in zip(windows, windows[::-1], strict=True):
        assert [count - 1 - at for at in one] == [*other][::-1]


def test_a_pattern_rotated_twice_is_itself() -> None:
    rotated = rotated_patterns()
    assert (rotated[rotated] == np.arange(PATTERNS)).all()


@pytest.mark.parametrize("ruleset", [DAME, INTERNATIONAL])
def test_a_pattern_counts_for_either_side(ruleset: Ruleset) -> None:
    """Two white men side by side at the edge, or two black ones with the board rotated."""
    windows = windows_of(ruleset.size)
    pattern_values = np.zeros((2, (len(windows) + 1) // 2, PATTERNS), dtype=np.int8)
    plain = replace(weights_of(ruleset), pattern_values=None)
    pattern_values[:, 0, 1 + 3] = 40
    pair = replace(plain, pattern_values=pattern_values)
    empty = ["."] * (ruleset.size**2 // 2)
    first, second = windows[0][:2]
    for mark, at, sign in (("w", (first, second), 1), ("b", (-1 - first, -1 - second), -1)):
        cells = [*empty]
        for square in at:
            cells[square] = mark
        for turn, side in ((Colour.WHITE, 1), (Colour.BLACK, -1)):
            position = Position(ruleset, "".join(cells), turn)
            added = value_of(position, pair) - value_of(position, plain)
            assert added == pytest.approx(40 * sign * side, abs=1)


def test_pattern_values_are_included() -> None:
    for ruleset, windows in ((INTERNATIONAL, 8), (DAME, 5)):
        values = read_patterns(ruleset)
        assert values is not None
        assert values.shape == (2, windows, PATTERNS)
    assert read_patterns(replace(DAME, key="unknown")) is None
