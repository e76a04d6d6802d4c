"""Tic-tac-toe: the rules over all boards, the notation and the table."""

from contextlib import suppress
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import LINES, SQUARES, Move, Position
from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.errors import BadAction, BadPosition, BookletError
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from games.tictactoe.boards import every_position, under_way
from log_builder import TICTACTOE

RULES = TICTACTOE.rules()
ENDS_WHEN_DEAD = TICTACTOE.rules("collection", {"ends_when_dead": True})

TURNED = (6, 3, 0, 7, 4, 1, 8, 5, 2)  # a quarter turn of the board
MIRRORED = (2, 1, 0, 5, 4, 3, 8, 7, 6)


# --- lines and ends ---


def test_there_are_eight_lines_of_three() -> None:
    assert len({frozenset(line) for line in LINES}) == 8
    for at in range(9):
        expected = {0: 3, 1: 2, 2: 3, 3: 2, 4: 4, 5: 2, 6: 3, 7: 2, 8: 3}[at]
        assert sum(at in line for line in LINES) == expected, SQUARES[at]


@pytest.mark.parametrize(("mark", "seat"), [("X", Seat.FIRST), ("O", Seat.SECOND)])
@pytest.mark.parametrize("line", LINES, ids=str)
def test_every_line_wins_for_either_side(line: tuple[int, int, int], mark: str, seat: Seat) -> None:
    """For every placement of opposing pieces that makes no line."""
    other = "O" if mark == "X" else "X"
    for filler in product(range(9), repeat=3):
        if len({*filler, *line}) != 6 or filler in LINES:
            continue
        marks = dict.fromkeys(line, mark) | dict.fromkeys(filler[: 2 if mark == "X" else 3], other)
        cells = "".join(marks.get(at, ".") for at in range(9))
        position = Position(RULES, cells)
        if next(position.lines_of(Seat.FIRST if other == "X" else Seat.SECOND), None) is None:
            assert GAME.outcome(position) == Outcome((seat,), "three-in-a-row"), cells


def test_turning_or_mirroring_the_board_changes_nothing() -> None:
    for position in every_position(RULES):
        for order in (TURNED, MIRRORED):
            moved = Position(RULES, "".join(position.cells[at] for at in order))
            assert GAME.outcome(moved) == GAME.outcome(position), position.cells
            count = len(GAME.choices(position).actions)
            assert len(GAME.choices(moved).actions) == count, position.cells


def test_a_move_places_one_piece_and_moves_none() -> None:
    for position in under_way(RULES):
        for action in GAME.choices(position).actions:
            after = GAME.apply(position, action)
            changed = [at for at in range(9) if position.cells[at] != after.cells[at]]
            assert [SQUARES[at] for at in changed] == [action.square], (position, action)
            assert position.cells[changed[0]] == "."
            assert after.owner(action.square) is position.turn


def test_passing_is_no_action() -> None:
    for text in ("pass", "-", "", "0", "skip"):
        with pytest.raises(BadAction):
            GAME.read_action(text)


@pytest.mark.parametrize("holder", ["X", "O"])
@pytest.mark.parametrize("square", SQUARES)
def test_a_taken_square_is_refused_with_square_and_owner(square: str, holder: str) -> None:
    at = SQUARES.index(square)
    other = (at + 1) % 9
    marks = {at: holder, other: "O" if holder == "X" else "X"}
    position = Position(RULES, "".join(marks.get(each, ".") for each in range(9)))
    seat = "first" if holder == "X" else "second"
    told = Refusal("empty-square", {"square": square, "holder": seat}, where=(square,))
    assert GAME.judge(position, Move(square)) == told
    assert told.phrase == Phrase("refusal-empty-square", told.facts)


def test_nature_never_acts() -> None:
    assert not GAME.uses_chance
    with pytest.raises(AssertionError, match="nature never acts"):
        GAME.nature(GAME.opening(RULES, MatchScore()), DerivedDice("00", [], 1))


# --- the switch ---


@cache
def can_be_won(cells: str) -> bool:
    """Whether some continuation by the usual rules completes a line."""
    position = Position(RULES, cells)
    outcome = GAME.outcome(position)
    if outcome:
        return not outcome.is_draw
    return any(
        can_be_won(GAME.apply(position, move).cells) for move in GAME.choices(position).actions
    )


def test_without_the_switch_a_dead_game_is_played_out() -> None:
    dead = GAME.read_position(RULES, "XOX/XOO/OX.")
    assert dead.is_dead
    assert (GAME.outcome(dead), GAME.to_act(dead)) == (None, Seat.FIRST)


def test_with_the_switch_a_dead_game_is_a_draw_at_once() -> None:
    dead = GAME.read_position(ENDS_WHEN_DEAD, "XOX/XOO/OX.")
    assert GAME.outcome(dead) == Outcome((), "no-line-left")
    assert GAME.to_act(dead) is Seat.NOBODY
    assert GAME.judge(dead, Move("c1")) == Refusal("game-over")


def test_with_the_switch_no_game_ends_that_could_be_won() -> None:
    ended = 0
    for position in every_position(ENDS_WHEN_DEAD):
        outcome = GAME.outcome(position)
        if outcome and outcome.reason == "no-line-left":
            assert not can_be_won(position.cells), position.cells
            ended += 1
    assert ended


def test_with_the_switch_the_same_games_are_won() -> None:
    def wins(positions: tuple[Position, ...]) -> set[str]:
        return {p.cells for p in positions if (o := GAME.outcome(p)) and not o.is_draw}

    assert wins(every_position(ENDS_WHEN_DEAD)) == wins(every_position(RULES))


def test_a_full_board_is_full_before_it_is_dead() -> None:
    full = GAME.read_position(ENDS_WHEN_DEAD, "XXO/OOX/XXO")
    assert GAME.outcome(full) == Outcome((), "board-full")


@pytest.mark.parametrize("value", ["yes", 1, 0])
def test_the_switch_is_on_or_off(value: str | int) -> None:
    with pytest.raises(BookletError, match="ends_when_dead"):
        TICTACTOE.rules("collection", {"ends_when_dead": value})


# --- notation ---


def test_squares_are_numbered_row_by_row_from_the_top() -> None:
    names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
    for number, name in enumerate(names, start=1):
        assert GAME.read_action(str(number)) == GAME.read_action(name) == Move(name)
        assert GAME.write(Move(name)) == name
    assert GAME.read_action(" B2 ") == Move("b2")


@pytest.mark.parametrize("text", ["", "a", "a0", "a4", "d1", "0", "10", "b2b2", "½", "²", "５"])
def test_an_invalid_square_is_an_error_that_says_what_was_expected(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        GAME.read_action(text)
    assert str(caught.value) == f"{text!r} is no square; expected a1 to c3, or 1 to 9"


def test_a_move_to_an_unknown_square_is_an_error() -> None:
    with pytest.raises(BadAction, match="no square 'a4'; squares are a1 to c3"):
        Move("a4")


def test_every_position_reads_back() -> None:
    for position in every_position(RULES):
        assert GAME.read_position(RULES, GAME.write(position)) == position


def test_exactly_the_reachable_boards_are_positions() -> None:
    """Of all 19683 ways to fill nine squares, 5478 are read and the others refused."""
    reachable = {position.cells for position in every_position(RULES)}
    read = set()
    for marks in product(".XO", repeat=9):
        cells = "".join(marks)
        with suppress(BadPosition):
            read.add(GAME.read_position(RULES, f"{cells[:3]}/{cells[3:6]}/{cells[6:]}").cells)
    assert read == reachable, f"differ in {sorted(read ^ reachable)[:5]}"


EXPECTED = "expected three rows of X, O and dot, as in X.O/.X./..."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", EXPECTED),
        (".........", EXPECTED),
        ("X../.../..", EXPECTED),
        ("X../.../...X", EXPECTED),
        ("X../.../.../...", EXPECTED),
        ("X.Z/.../...", EXPECTED),
        ("O../.../...", "X has as many pieces as O or one more"),
        ("XX./.../...", "X has as many pieces as O or one more"),
        ("XXX/OOO/...", "play went on after X had three in a row"),
        ("XXX/OO./..O", "play went on after X had three in a row"),
        ("OOO/XX./X.X", "play went on after O had three in a row"),
    ],
)
def test_an_invalid_position_is_an_error_that_says_why(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(RULES, text)
    assert repr(text) in str(caught.value)
    assert told in str(caught.value)


@given(st.text() | st.text("XO./123abc ", max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadAction):
        assert GAME.write(GAME.read_action(text)) in SQUARES
    with suppress(BadPosition):
        position = GAME.read_position(RULES, text)
        assert position in every_position(RULES)


# --- table ---


def test_the_scene_shows_every_piece_on_its_square() -> None:
    for cells in (".........", "X.O.X....", "XXXOO...."):
        position = Position(RULES, cells)
        scene = TICTACTOE.table.draw(position, Seat.FIRST)
        drawn = {(piece.id, piece.kind) for piece in scene.pieces}
        assert drawn == {
            (name, mark) for name, mark in zip(SQUARES, cells, strict=True) if mark != "."
        }


@pytest.mark.parametrize(
    ("cells", "count"), [("XX.OO....", 0), ("XXXOO....", 1), ("XXXXOOXOO", 2), ("OOOXX.X..", 1)]
)
def test_winning_lines_are_marked(cells: str, count: int) -> None:
    scene = TICTACTOE.table.draw(Position(RULES, cells), Seat.NOBODY)
    assert [mark.kind for mark in scene.marks].count("win") == count


def test_a_touch_of_a_taken_square_means_the_illegal_move() -> None:
    position = GAME.read_position(RULES, ".../.X./...")
    assert TICTACTOE.table.interpret_touch(position, ("b2",)) == "b2"
    assert GAME.judge(position, Move("b2")) is not None


@pytest.mark.parametrize("spots", [(), ("a1", "b2"), ("z9",), ("",)])
def test_other_touches_mean_nothing(spots: tuple[str, ...]) -> None:
    assert TICTACTOE.table.interpret_touch(GAME.opening(RULES, MatchScore()), spots) is None


def test_the_labels_of_squares_name_the_owner() -> None:
    scene = TICTACTOE.table.draw(GAME.read_position(RULES, "X../.O./..X"), Seat.FIRST)
    labels = {spot.id: spot.label.facts["holder"] for spot in scene.spots}
    assert labels["a3"] == labels["c1"] == "first"
    assert labels["b2"] == "second"
    assert labels["b1"] == "nobody"
