"""The evaluation: the same for both sides, by squares and by patterns of men."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import board_of, is_king
from gamecase.games.draughts.engine.evaluation import code_change, code_word, evaluate_board
from gamecase.games.draughts.engine.packed_rules import pack_board, square_bits
from gamecase.games.draughts.engine.patterns import (
    CODE_BITS,
    CODE_WORDS,
    CODES_PER_WORD,
    PATTERNS,
    REGION_PATTERNS,
    man_codes,
    regions_of,
    rotated_patterns,
    windows_of,
)
from gamecase.games.draughts.engine.weights import (
    Weights,
    pattern_table,
    read_patterns,
    read_regions,
    weights_of,
    write_weights,
)
from gamecase.games.draughts.engine.workspace import make_workspace
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DAME, DRAUGHTS, rules

INTERNATIONAL = rules("international")


def value_of(position: Position, weights: Weights | None = None) -> int:
    """The evaluation for the side to move."""
    ruleset = position.rules
    workspace = make_workspace(ruleset)
    weights = weights or weights_of(ruleset)
    write_weights(weights, ruleset, workspace)
    packed = pack_board(ruleset, position.cells, position.turn)
    return int(evaluate_board(*packed, workspace, pattern_table(weights, ruleset.size)))


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
    plain = replace(weights_of(ruleset), pattern_values=None, region_values=None)
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


@pytest.mark.parametrize("ruleset", [DAME, INTERNATIONAL])
def test_a_pattern_of_a_region_counts_for_either_side(ruleset: Ruleset) -> None:
    """Four men in the rows of a region that no window has in common."""
    regions = regions_of(ruleset.size)
    region_values = np.zeros((2, len(regions), REGION_PATTERNS), dtype=np.int8)
    digits = (0, 1, 8, 9)
    region_values[:, 1, sum(3**digit for digit in digits)] = 40
    plain = replace(weights_of(ruleset), pattern_values=None, region_values=None)
    four = replace(plain, region_values=region_values)
    squares = [regions[1][digit] for digit in digits]
    for mark, at, sign in (("w", squares, 1), ("b", [-1 - square for square in squares], -1)):
        cells = ["."] * (ruleset.size**2 // 2)
        for square in at:
            cells[square] = mark
        for turn, side in ((Colour.WHITE, 1), (Colour.BLACK, -1)):
            position = Position(ruleset, "".join(cells), turn)
            added = value_of(position, four) - value_of(position, plain)
            assert added == pytest.approx(40 * sign * side, abs=1)


@pytest.mark.parametrize("size", [8, 10])
def test_codes_name_the_men_of_a_region(size: int) -> None:
    """The first region at White's end has the code of its men; at Black's end, of the others."""
    codes, bits, region = man_codes(size), square_bits(size), regions_of(size)[0]
    count = len(regions_of(size))
    for digit, square in enumerate(region):
        at = bits[square].bit_length() - 1
        opposite = bits[-1 - square].bit_length() - 1
        word, place = divmod(count, CODES_PER_WORD)
        for colour in (0, 1):
            low = int(codes[colour, at, 0]) & ((1 << CODE_BITS) - 1)
            assert low == (1 + colour) * 3**digit
            high = int(codes[colour, opposite, word]) >> (CODE_BITS * place)
            assert high & ((1 << CODE_BITS) - 1) == (2 - colour) * 3**digit


@pytest.mark.parametrize("key", [*DRAUGHTS.booklets])
def test_codes_are_kept_up_to_date_by_every_move(key: str) -> None:
    ruleset, random = rules(key), Random(3)
    workspace = make_workspace(ruleset)
    write_weights(weights_of(ruleset), ruleset, workspace)

    def words(cells: str) -> list[int]:
        white, black, kings, _ = pack_board(ruleset, cells, Colour.WHITE)
        men = (white & ~kings, black & ~kings)
        return [int(code_word(word, *men, workspace)) for word in range(CODE_WORDS)]

    bits = square_bits(ruleset.size)
    for _ in range(3):
        position = GAME.opening(ruleset, MatchScore())
        while GAME.outcome(position) is None:
            legal = legal_moves(ruleset, position.cells, position.turn)
            play = random.choice(legal.plays)
            _, _, kings, side = pack_board(ruleset, position.cells, position.turn)
            start, end = bits[play.path[0]], bits[play.path[-1]]
            taken = sum(bits[at] for at in play.taken)
            crowned = int(is_king(play.after[play.path[-1]]))
            move = (side, kings, start, end, taken, crowned, workspace)
            changes = [int(code_change(word, *move)) for word in range(CODE_WORDS)]
            before, after = words(position.cells), words(play.after)
            assert [a + b for a, b in zip(before, changes, strict=True)] == after
            position = GAME.apply(position, play.move)


def test_pattern_values_are_included() -> None:
    for ruleset, windows in ((INTERNATIONAL, 8), (DAME, 5)):
        values = read_patterns(ruleset)
        assert values is not None
        assert values.shape == (2, windows, PATTERNS)
    regions = read_regions(INTERNATIONAL)
    assert regions is not None
    assert regions.shape == (2, 4, REGION_PATTERNS)
    assert read_patterns(replace(DAME, key="unknown")) is None
    assert read_regions(replace(DAME, key="unknown")) is None
