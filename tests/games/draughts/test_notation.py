"""The notation of moves and positions, and its errors."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.position import Move
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.match import MatchScore
from games.draughts.boards import COLLECTION, at, rules

TWELVE = "a1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("W:Wc3", "expected side and pieces"),
        ("X:Wc3:Bd6", "expected side and pieces"),
        ("WB:Wc3:Bd6", "expected side and pieces"),
        ("W:Wc3:Bd6:Bh8", "expected side and pieces"),
        ("W:Wc4:Bd6", "c4 is not a dark square"),
        ("W:Wk9:Bd6", "'k9' is not a piece"),
        ("W:Wc9:Bd6", "c9 is not a dark square"),
        ("W:Wc3,c3:Bd6", "two pieces on c3"),
        ("W:Wc3:Bc3", "two pieces on c3"),
        ("W:Wb8:Bd6", "a man of white on b8"),
        ("W:Wc3:Ba1", "a man of black on a1"),
        (f"W:W{TWELVE},b4:Bd6", "13 pieces of white; a side has at most 12"),
        ("W:Wc3:B", "black has no pieces but made the last move"),
        ("W:Wc3:Bd6 [d4 e5", "is not a last move"),
        ("W:Wc3:Bd6 [d4 c4]", "a square that this board does not have"),
        ("W:Wc3:Bd6 [e7 f6]", "no piece of the other side on the last square"),
        ("W:Wc3:Bd6 c3-d4", "is not a quiet move of a king"),
        ("W:WKa1:BKh8 a1-a2", "is not a quiet move of a king"),
        ("W:WKa1:BKh8 a1", "is not a move"),
    ],
)
def test_an_invalid_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(COLLECTION, text)
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["c3", "c3-", "c3-d4-e5", "c3d4", "c3xx5", "k1-a1", "c3xe5-g7"])
def test_an_invalid_move_is_refused(text: str) -> None:
    with pytest.raises(BadAction, match="expected one like b6-a5 or d6xf4xd2"):
        GAME.read_action(text)


def test_a_quiet_move_has_two_squares() -> None:
    with pytest.raises(BadAction, match="a move is b6-a5"):
        Move(("c3", "d4", "e5"), takes=False)


def test_moves_of_kings_are_part_of_the_position() -> None:
    position = at("W:a1 B:h6, White")
    for text in ("a1-b2", "h6-g7", "b2-a1", "g7-h6"):
        position = GAME.apply(position, GAME.read_action(text))
    written = GAME.write(position)
    assert written == "W:WKa1:BKh6 a1-b2 h6-g7 b2-a1 g7-h6"
    again = GAME.read_position(COLLECTION, written)
    assert again == position
    assert again.occurrences == 2
    assert GAME.read_position(COLLECTION, "W:WKa1:BKh6") != position


def test_upper_case_and_blanks_around_a_move_are_accepted() -> None:
    assert GAME.read_action(" C3XE5 ").text == "c3xe5"


@pytest.mark.parametrize(("key", "corner"), [("collection", "a1"), ("spanish", "h1")])
def test_the_corner_is_dark_on_the_side_the_booklet_says(key: str, corner: str) -> None:
    ruleset = rules(key)
    names = board_of(ruleset.size, ruleset.mirrored).names
    assert names[0] == corner
    assert ("a1" in names) == (key == "collection")


@pytest.mark.parametrize("key", ["collection", "spanish", "international"])
def test_numbers_count_from_the_top_left(key: str) -> None:
    ruleset = rules(key)
    board = board_of(ruleset.size, ruleset.mirrored)
    numbers = {board.number(at): name for name, at in board.indices.items()}
    assert sorted(numbers) == [*range(1, len(board.names) + 1)]
    assert numbers[1] == {"collection": "b8", "spanish": "a8", "international": "b10"}[key]


@given(st.text("WB:Kabcdefgh12345678,-x [] é\x00", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadAction):
        action = GAME.read_action(text)
        assert GAME.read_action(GAME.write(action)) == action
    with suppress(BadPosition):
        position = GAME.read_position(COLLECTION, text)
        assert GAME.read_position(COLLECTION, GAME.write(position)) == position


def test_the_opening_reads_back() -> None:
    opening = GAME.opening(COLLECTION, MatchScore())
    assert GAME.read_position(COLLECTION, GAME.write(opening)) == opening
