"""Booklets: what a file may contain, and how a ruleset is built from it."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from gamecase.kernel.booklet import (
    Booklet,
    Clause,
    box_questions,
    build_ruleset,
    read_booklet,
    read_booklets,
)
from gamecase.kernel.errors import BookletError

TEXT = """
key = "garden"
sources = ["A", "B"]
order = 2

[flags]
rows = 8
flies = true
law = "most"
corners = [1, 2]

[switches]
rows = [8, 10]
flies = [true, false]

[[clauses]]
number = "1"
key = "rows"

[[clauses]]
number = "1.1"
key = "flying"
"""


class Law(StrEnum):
    ANY = "any"
    MOST = "most"


@dataclass(frozen=True, kw_only=True)
class Garden:
    key: str
    rows: int
    flies: bool
    law: Law
    corners: tuple[int, ...]
    hedge: int = 3


def garden(**changes: str) -> Booklet:
    """The booklet above, with some of its lines replaced."""
    text = TEXT
    for old, new in changes.items():
        line = next(each for each in TEXT.splitlines() if each.startswith(f"{old} ="))
        text = text.replace(line, new, 1)
    return read_booklet(text, "garden.toml")


def test_a_booklet_is_read_as_written() -> None:
    booklet = garden()
    assert booklet.key == "garden"
    assert booklet.sources == ("A", "B")
    assert booklet.order == 2
    assert dict(booklet.flags) == {"rows": 8, "flies": True, "law": "most", "corners": [1, 2]}
    assert dict(booklet.switches) == {"rows": (8, 10), "flies": (True, False)}
    assert booklet.clauses == (Clause("1", "rows"), Clause("1.1", "flying"))


def test_a_ruleset_takes_every_flag_and_keeps_defaults() -> None:
    rules = build_ruleset(Garden, garden(), {})
    assert rules == Garden(key="garden", rows=8, flies=True, law=Law.MOST, corners=(1, 2))


def test_a_switch_changes_its_flag_and_no_other() -> None:
    rules = build_ruleset(Garden, garden(), {"rows": 10})
    assert rules == Garden(key="garden", rows=10, flies=True, law=Law.MOST, corners=(1, 2))


def test_setting_switches_does_not_modify_the_booklet() -> None:
    booklet = garden()
    build_ruleset(Garden, booklet, {"rows": 10, "flies": False})
    assert booklet == garden()


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("hens", True, "no switch 'hens'; it has ['flies', 'rows']"),
        ("rows", 9, "'rows' cannot be 9; it can be [8, 10]"),
        ("rows", "8", "'rows' cannot be '8'; it can be [8, 10]"),
        ("rows", True, "'rows' cannot be True; it can be [8, 10]"),
        ("flies", 1, "'flies' cannot be 1; it can be [True, False]"),
        ("flies", 0, "'flies' cannot be 0; it can be [True, False]"),
    ],
)
def test_a_switch_takes_only_what_the_booklet_allows(
    name: str, value: bool | int | str, error: str
) -> None:
    with pytest.raises(BookletError) as caught:
        garden().flags_with({name: value})
    assert error in str(caught.value)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("key = ", "not TOML"),
        ('key = "a"\n[[clauses]]', "'flags'"),
        ("[flags]\n[[clauses]]", "'key'"),
        ('key = "a"\n[flags]\n[[clauses]]\nnumber = "1"', "'key'"),
        ('key = "a"\n[flags]', "'clauses'"),
        ('key = "a"\nflags = 3\nclauses = []', "missing or malformed"),
        ('key = "a"\nclauses = ["1"]\n[flags]', "missing or malformed"),
        ('key = "a"\nflag = 3\n[flags]\n[[clauses]]', "unknown parts ['flag']"),
    ],
)
def test_a_broken_booklet_is_refused_by_name_and_part(text: str, error: str) -> None:
    with pytest.raises(BookletError) as caught:
        read_booklet(text, "broken.toml")
    assert str(caught.value).startswith("broken.toml: ")
    assert error in str(caught.value)


def test_a_switch_must_allow_the_value_of_its_flag() -> None:
    text = TEXT.replace("rows = [8, 10]", "rows = [10, 12]")
    with pytest.raises(BookletError, match=r"switch 'rows' allows \[10, 12\], but the flag is 8"):
        read_booklet(text, "garden.toml")


def test_a_switch_needs_a_flag() -> None:
    text = TEXT.replace("rows = [8, 10]", "hens = [1, 2]")
    with pytest.raises(BookletError, match=r"switch 'hens' allows .* the flag is None"):
        read_booklet(text, "garden.toml")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("law", "", "flag 'law' is missing"),
        ("law", 'law = "least"', "law is 'least'; it can be ['any', 'most']"),
        ("corners", 'corners = [1]\nhens = "two"', "unknown flags ['hens']"),
        ("corners", "corners = [1]\nhedge = true", "hedge is True, which is not int"),
        ("corners", "corners = [1]\nhedge = 1.0", "hedge is 1.0, which is not int"),
        ("corners", 'corners = [1]\nkey = "b"', "unknown flags ['key']"),
    ],
)
def test_an_unknown_missing_or_mistyped_flag_is_refused(old: str, new: str, error: str) -> None:
    booklet = garden(**{old: new})
    with pytest.raises(BookletError) as caught:
        build_ruleset(Garden, booklet, {})
    assert error in str(caught.value)


def test_booklets_of_a_folder_are_sorted_by_their_order(tmp_path: Path) -> None:
    for name, key, order in (("1.toml", "late", 9), ("2.toml", "b", 1), ("3.toml", "a", 1)):
        text = TEXT.replace('"garden"', f'"{key}"').replace("order = 2", f"order = {order}")
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "notes.txt").write_text("no booklet", "utf-8")
    assert [*read_booklets(tmp_path)] == ["a", "b", "late"]


DEPENDENT = TEXT + "when = { flies = true }\n"


def test_a_clause_is_in_force_when_its_flags_match() -> None:
    booklet = read_booklet(DEPENDENT, "garden.toml")
    assert [each.key for each in booklet.clauses_in_force({})] == ["rows", "flying"]
    assert [each.key for each in booklet.clauses_in_force({"flies": False})] == ["rows"]


@pytest.mark.parametrize("when", ['{ flies = "yes" }', "{ law = 3 }", "{ wings = 2 }"])
def test_a_clause_with_an_impossible_condition_is_refused(when: str) -> None:
    with pytest.raises(BookletError, match=r"garden\.toml: clause 'flying' depends on"):
        read_booklet(f"{TEXT}when = {when}\n", "garden.toml")


def boxed_garden(known_by: str, box: str) -> Booklet:
    text = TEXT.replace("\n[flags]", f"\nknown_by = [{known_by}]\n[flags]")
    return read_booklet(
        text.replace("\n[[clauses]]", f"\n[box]\n{box}\n[[clauses]]", 1), "garden.toml"
    )


def test_box_answers_come_from_flags_and_from_the_box_table() -> None:
    garden = boxed_garden('"rows", "law"', "languages = [4, 27]\nsays = []")
    assert garden.box_answers("rows") == (8, 10)  # a switch: players may choose either
    assert garden.box_answers("law") == ("most",)
    assert garden.box_answers("languages") == (4, 27)
    assert garden.box_answers("says") == ()  # matches no answer
    assert garden.box_answers("hedges") is None  # matches any answer


def test_box_questions_are_those_that_distinguish_booklets() -> None:
    ours = boxed_garden('"rows", "law"', "languages = 27\nfence = false")
    theirs = boxed_garden("", "languages = [4, 10]\nfence = true\nsays = 'hush'")
    assert box_questions([ours, theirs]) == {
        "rows": (8, 10),
        "languages": (4, 10, 27),
        "fence": (True, False),
    }


def test_a_booklet_known_by_an_unknown_flag_is_refused() -> None:
    with pytest.raises(BookletError, match="gate"):
        boxed_garden('"gate"', "")
