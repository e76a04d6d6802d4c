"""What a position is worth: the same for both sides, by squares and by shapes of men."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from games.draughts.boards import DAME, DRAUGHTS, rules
from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.packed_rules import pack
from gamecase.games.draughts.engine.patterns import SHAPES, turned_shapes, windows_of
from gamecase.games.draughts.engine.weights import Weights, lay_down, read_shapes, weights_of
from gamecase.games.draughts.engine.workspace import make_desk
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore

INTERNATIONAL = rules("international")


def worth(position: Position, weights: Weights | None = None) -> int:
    """To the side to move."""
    ruleset = position.rules
    desk = make_desk(ruleset)
    lay_down(weights or weights_of(ruleset), ruleset, desk)
    return int(evaluate(*pack(ruleset, position.cells, position.turn), desk))


def some_positions(ruleset: Ruleset, count: int) -> list[Position]:
    """Positions of random games, kings and all."""
    random = Random(11)
    found: list[Position] = []
    while len(found) < count:
        position = GAME.opening(ruleset, MatchScore())
        while GAME.outcome(position) is None and len(found) < count:
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
            if random.random() < 0.2:
                found.append(position)
    return found


@pytest.mark.parametrize("key", [*DRAUGHTS.booklets])
def test_a_position_is_worth_the_same_to_either_side(key: str) -> None:
    for position in some_positions(rules(key), 40):
        cells = position.cells[::-1].translate(str.maketrans("wWbB", "bBwW"))
        turned = Position(position.rules, cells, position.turn.other)
        # A number that is not whole is rounded down for either.
        assert abs(worth(position) - worth(turned)) <= 1, GAME.write(position)


@pytest.mark.parametrize("size", [8, 10])
def test_windows_overlap_so_that_neighbours_are_seen_together(size: int) -> None:
    windows = windows_of(size)
    board = board_of(size, mirrored=False)
    count = len(board.names)
    for at in range(count):
        for ray in board.rays[at]:
            assert not ray or any({at, ray[0]} <= {*each} for each in windows)
    for one, other in zip(windows, windows[::-1], strict=True):
        assert [count - 1 - at for at in one] == [*other][::-1]


def test_a_shape_turned_twice_is_itself() -> None:
    turned = turned_shapes()
    assert (turned[turned] == np.arange(SHAPES)).all()


@pytest.mark.parametrize("ruleset", [DAME, INTERNATIONAL])
def test_a_shape_counts_for_whoever_has_it(ruleset: Ruleset) -> None:
    """Two white men side by side at the edge, or two black ones there when the board is turned."""
    windows = windows_of(ruleset.size)
    shapes = np.zeros((2, (len(windows) + 1) // 2, SHAPES), dtype=np.int8)
    plain = replace(weights_of(ruleset), shapes=None)
    shapes[:, 0, 1 + 3] = 40
    pair = replace(plain, shapes=shapes)
    empty = ["."] * (ruleset.size**2 // 2)
    first, second = windows[0][:2]
    for mark, at, sign in (("w", (first, second), 1), ("b", (-1 - first, -1 - second), -1)):
        cells = [*empty]
        for each in at:
            cells[each] = mark
        for turn, side in ((Colour.WHITE, 1), (Colour.BLACK, -1)):
            position = Position(ruleset, "".join(cells), turn)
            added = worth(position, pair) - worth(position, plain)
            assert added == pytest.approx(40 * sign * side, abs=1)


def test_shapes_that_come_with_the_game_are_small() -> None:
    for ruleset, windows in ((INTERNATIONAL, 8), (DAME, 5)):
        found = read_shapes(ruleset)
        assert found is not None
        assert found.shape == (2, windows, SHAPES)
    assert read_shapes(replace(DAME, key="unknown")) is None
