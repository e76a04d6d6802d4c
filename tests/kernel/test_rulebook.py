"""Rule books and lessons as files: read completely, or refused with the file name."""

from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput, BookletError
from gamecase.kernel.lesson import attempt, lesson_position, read_lessons
from gamecase.kernel.rulebook import play_example, read_rulebook
from gamecase.registry import find

BOOK = """
[[chapters]]
key = "moving"
clauses = ["empty-square", "no-pass"]

[[examples]]
clause = "empty-square"
position = "X../.../..."
actions = ["a3"]
refused = true
"""

LESSONS = """
[[lessons]]
key = "fork"
booklet = "collection"
position = "X../.O./O.X"
turns = [{ goals = ["c3"], replies = ["c2"] }, { goals = ["b3"] }]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "part.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_rule_book_is_read_as_written(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path, BOOK))
    booklet = find("tictactoe").booklet("collection")
    (arranged,) = book.by_chapter(booklet.clauses_in_force({}))
    assert arranged[0].key == "moving"
    assert [clause.key for clause in arranged[1]] == ["empty-square", "no-pass"]
    (example,) = book.examples_of("empty-square", booklet, {})
    frames = play_example(find("tictactoe").game, find("tictactoe").rules(), example)
    assert [frame.refusal is None for frame in frames] == [True, False]


def test_an_example_with_another_outcome_has_no_pictures(tmp_path: Path) -> None:
    allowed = BOOK.replace('"a3"', '"b2"')
    (example,) = read_rulebook(written(tmp_path, allowed)).examples
    assert play_example(find("tictactoe").game, find("tictactoe").rules(), example) == ()
    other = BOOK.replace('"empty-square"\nposition', '"no-pass"\nposition')
    (example,) = read_rulebook(written(tmp_path, other)).examples
    assert play_example(find("tictactoe").game, find("tictactoe").rules(), example) == ()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[[chapters]", "not TOML"),
        ("[[pages]]", "unknown parts"),
        ('[[chapters]]\nkey = "moving"', "missing or malformed part: 'clauses'"),
        ("", "missing or malformed part: 'chapters'"),
    ],
)
def test_a_broken_rule_book_is_refused_by_name(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(BookletError, match=rf"part\.toml: {error}"):
        read_rulebook(written(tmp_path, text))


@pytest.mark.parametrize(
    ("text", "error"),
    [("[[chapters]]", "unknown parts"), ('[[lessons]]\nkey = "fork"', "missing or malformed")],
)
def test_broken_lessons_are_refused_by_name(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(BookletError, match=rf"part\.toml: {error}"):
        read_lessons(written(tmp_path, text))


def test_a_lesson_continues_after_right_actions_only(tmp_path: Path) -> None:
    (lesson,) = read_lessons(written(tmp_path, LESSONS))
    game, rules = find("tictactoe").game, find("tictactoe").rules()
    position = lesson_position(game, rules, lesson, ())
    assert attempt(game, lesson, 0, position, "c3").is_right
    assert attempt(game, lesson, 0, position, "9").position is not None
    assert not attempt(game, lesson, 0, position, "b1").is_right
    refused = attempt(game, lesson, 0, position, "a3").refusal
    assert refused is not None
    assert refused.clause == "empty-square"
    assert game.write(lesson_position(game, rules, lesson, ("c3",))) == "X.X/.OO/O.X"
    with pytest.raises(BadInput, match="'b1' is not what turn 1 asks for"):
        lesson_position(game, rules, lesson, ("b1",))
    with pytest.raises(BadInput, match="has 2 turns, not 3"):
        lesson_position(game, rules, lesson, ("c3", "b3", "a2"))
