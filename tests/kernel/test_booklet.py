"""Booklets: what a file may contain, and how a ruleset is built from it."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from gamecase.kernel.booklet import (
    Booklet,
    Clause,
    Origin,
    box_questions,
    build_ruleset,
)
from gamecase.kernel.booklet_reader import read_booklet, read_booklets
from gamecase.kernel.errors import BookletError

TEXT = """
format = 2
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
origin = "printed"

[[clauses]]
number = "1.1"
key = "flying"
origin = "silent"
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
    assert booklet.clauses == (
        Clause("1", "rows", Origin.PRINTED),
        Clause("1.1", "flying", Origin.SILENT),
    )


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
        ('format = 2\nkey = "a"\n[[clauses]]', "'flags'"),
        ("format = 2\n[flags]\n[[clauses]]", "'key'"),
        ('format = 2\nkey = "a"\n[flags]\n[[clauses]]\nnumber = "1"', "'key'"),
        ('format = 2\nkey = "a"\n[flags]', "'clauses'"),
        ('format = 2\nkey = "a"\nflags = 3\nclauses = []', "missing or malformed"),
        ('format = 2\nkey = "a"\nclauses = ["1"]\n[flags]', "missing or malformed"),
        ('format = 2\nkey = "a"\nflag = 3\n[flags]\n[[clauses]]', "unknown parts ['flag']"),
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


# --- what each rule is based on ---

SOURCED = """
format = 2
key = "garden"
sources = ["A", "B"]

[flags]
rows = 8
flies = true
hens = 2

[switches]
rows = [8, 10]
flies = [true, false]
hens = [2, 3]

[printed]
rows = 10

[languages]
A = ["de", "en", "fr"]
B = ["de"]

[[contradictions]]
rows = 10
flies = false

[[clauses]]
number = "1"
key = "rows"
origin = "differs"
switches = ["rows"]

[[clauses]]
number = "2"
key = "flying"
origin = "silent"
when = { flies = true, rows = [8, 10] }

[[clauses]]
number = "3"
key = "hens"
origin = "printed"
languages = ["fr"]
sources = ["A"]
switches = ["hens"]
"""


def sourced(old: str = "", new: str = "") -> Booklet:
    assert old in SOURCED
    return read_booklet(SOURCED.replace(old, new, 1) if old else SOURCED, "garden.toml")


def test_a_clause_says_what_it_is_based_on() -> None:
    rows, flying, hens = sourced().clauses
    assert (rows.origin, rows.switches) == (Origin.DIFFERS, ("rows",))
    assert (flying.origin, flying.languages, flying.sources) == (Origin.SILENT, (), ())
    assert (hens.origin, hens.languages, hens.sources) == (Origin.PRINTED, ("fr",), ("A",))
    assert rows.note_keys("garden") == ("origin-garden-rows", "origin-rows")


def test_a_clause_may_depend_on_several_values() -> None:
    flying = sourced().clauses[1]
    assert flying.applies({"flies": True, "rows": 10})
    assert not flying.applies({"flies": True, "rows": 12})


def test_exactly_as_printed_sets_the_switches_that_play_the_letter() -> None:
    booklet = sourced()
    assert dict(booklet.printed) == {"rows": 10}
    assert booklet.flags_with(booklet.printed)["rows"] == 10


def test_each_value_of_a_switch_says_what_it_is_based_on() -> None:
    booklet = sourced()
    assert booklet.origin_of("rows", 10) is Origin.PRINTED
    assert booklet.origin_of("rows", 8) is Origin.DIFFERS
    assert booklet.origin_of("flies", True) is Origin.SILENT
    assert booklet.origin_of("flies", False) is None
    assert booklet.origin_of("hens", 2) is Origin.PRINTED
    assert booklet.origin_of("hens", 3) is None


def test_switches_interact_where_they_bear_on_the_same_clause() -> None:
    assert sourced().interacting_switches() == (("rows", "flies"),)


def test_contradictory_switches_are_refused_by_name() -> None:
    with pytest.raises(BookletError) as caught:
        sourced().flags_with({"rows": 10, "flies": False})
    assert str(caught.value) == "booklet garden: rows = 10 and flies = False contradict each other"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("format = 2", "format = 3", "format is 3; this version of Gamecase reads 2"),
        ("format = 2", "", "format is missing; this version of Gamecase reads 2"),
        ("format = 2", 'format = "2"', "format is '2'"),
        ("format = 2", "format = true", "format is True"),
        (
            'origin = "differs"',
            'origin = "guess"',
            "clause 'rows' has origin 'guess'; it can be 'printed', 'silent', 'differs'",
        ),
        ('origin = "differs"', "", "clause 'rows' has no origin; it can be 'printed', 'silent'"),
        (
            'switches = ["rows"]',
            'switches = ["cows"]',
            "clause 'rows': there is no switch 'cows'; there are ['flies', 'hens', 'rows']",
        ),
        ('["fr"]', '["fr", "xx"]', "has languages ['xx']; it can have ['de', 'en', 'fr']"),
        ('sources = ["A"]', 'sources = ["B"]', "has languages ['fr']; it can have ['de']"),
        ('sources = ["A"]', 'sources = ["C"]', "has sources ['C']; it can have ['A', 'B']"),
        ('B = ["de"]', 'C = ["de"]', "languages of the unknown sources ['C']"),
        ("[printed]\nrows = 10", "[printed]\nrows = 9", "rows cannot be 9; it can be [8, 10]"),
        ("[printed]\nrows = 10", "[printed]\nrows = 8", "rows is 8 without being switched"),
        ("[printed]\nrows = 10", "[printed]\ncows = 1", "printed: there is no switch 'cows'"),
        (
            "[printed]\nrows = 10",
            "[printed]\nrows = 10\nflies = false",
            "printed: booklet garden: rows = 10 and flies = False contradict each other",
        ),
        (
            "[[contradictions]]\nrows = 10\nflies = false",
            "[[contradictions]]\nrows = 8\nflies = true",
            "flags: booklet garden: rows = 8 and flies = True contradict each other",
        ),
        (
            'origin = "silent"',
            'origin = "silent"\nneeds = { flies = 3 }',
            "clause 'flying' needs flies = 3, but it can only be [True, False]",
        ),
        ('origin = "silent"', 'origin = "silent"\nneeds = { cows = 3 }', "no switch 'cows'"),
        ('origin = "silent"', 'origin = "silent"\nmood = 1', "has unknown parts ['mood']"),
    ],
)
def test_an_origin_that_does_not_fit_is_refused_by_file_key_and_choices(
    old: str, new: str, error: str
) -> None:
    with pytest.raises(BookletError) as caught:
        sourced(old, new)
    assert str(caught.value).startswith("garden.toml: ")
    assert error in str(caught.value)


def test_a_clause_names_the_switches_without_which_it_has_no_effect() -> None:
    hens = sourced('switches = ["hens"]', "needs = { flies = false }").clauses[2]
    assert hens.missing({"flies": True}) == {"flies": False}
    assert hens.missing({"flies": False}) == {}
