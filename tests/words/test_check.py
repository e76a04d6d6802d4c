"""Checking word files: the real ones are whole, and every kind of fault is found."""

from pathlib import Path

import pytest

from gamecase.kernel.errors import BookletError
from gamecase.registry import all_games
from gamecase.words.checks import Fault, check
from gamecase.words.glossary import read_terms
from gamecase.words.languages import LANGUAGES
from gamecase.words.speaker import word_folders

GREET = "greet = { $name }!"
COUNT = "count = { $n ->\n    [one] { $n } roll\n   *[other] { $n } rolls\n}"
SEAT = "seat = { $seat ->\n    [first] X\n   *[second] O\n}"


def test_every_sentence_is_there_in_every_language() -> None:
    report = check(word_folders({key: package.folder for key, package in all_games().items()}))
    assert [str(fault) for fault in report.faults] == []
    assert report.wanted > 150
    assert report.found == dict.fromkeys(LANGUAGES, report.wanted)


def faults(folder: Path, source: str, **others: str | None) -> list[tuple[str, str, str]]:
    """Faults of files that all say what the source says, but for those named; None is no file."""
    for code in LANGUAGES:
        text = others.get(code, source)
        if text is not None:
            (folder / f"{code}.ftl").write_text(text + "\n", "utf-8")
    report = check({"own": folder})
    assert all(fault.owner == "own" for fault in report.faults)
    return [(fault.language, fault.key, fault.what) for fault in report.faults]


def test_files_that_agree_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, f"### Words\n\n{GREET}\n# a comment\n{SEAT}\n-brand = Gamecase") == []


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, fi=None)
    assert found == [("fi", "-", "the file is missing"), ("fi", "greet", "is missing")]


def test_a_missing_source_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, en=None)
    assert found[0] == ("en", "-", "the file is missing")
    assert found.count(("de", "greet", "is not in en.ftl")) == 1


def test_a_missing_message_is_found(tmp_path: Path) -> None:
    assert faults(tmp_path, f"{GREET}\nbye = Bye", de=GREET) == [("de", "bye", "is missing")]


def test_an_extra_message_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, sv=f"{GREET}\nbye = Hej")
    assert found == [("sv", "bye", "is not in en.ftl")]


@pytest.mark.parametrize("junk", ["this is no message", "= no key", "bye = { $name", "bye ="])
def test_what_cannot_be_read_is_found(tmp_path: Path, junk: str) -> None:
    assert faults(tmp_path, GREET, nl=f"{GREET}\n{junk}") == [("nl", junk, "cannot be read")]


def test_junk_in_the_source_is_told_once(tmp_path: Path) -> None:
    assert faults(tmp_path, GREET, en=f"{GREET}\nno message") == [
        ("en", "no message", "cannot be read")
    ]


def test_a_message_that_stands_there_twice_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, it=f"{GREET}\n{GREET}")
    assert found == [("it", "greet", "stands there twice")]


def test_another_placeholder_is_found(tmp_path: Path) -> None:
    assert faults(tmp_path, GREET, pt="greet = { $nome }!") == [
        ("pt", "greet", "uses ['nome'], expected ['name']")
    ]
    assert faults(tmp_path, GREET, pt="greet = Olá!") == [
        ("pt", "greet", "uses [], expected ['name']")
    ]


def plurals(*forms: str) -> str:
    lines = "".join(f"\n    [{form}] {{ $n }} x" for form in forms)
    return f"count = {{ $n ->{lines}\n   *[other] {{ $n }} x\n}}"


#: The languages whose plural is not English's.
BENT = {
    "cs": plurals("one", "few"),
    "hr": plurals("one", "few"),
    "lt": plurals("one", "few"),
    "lv": plurals("zero", "one"),
    "pl": plurals("one", "few", "many"),
    "ro": plurals("one", "few"),
    "ru": plurals("one", "few", "many"),
    "sk": plurals("one", "few"),
    "sl": plurals("one", "two", "few"),
    "uk": plurals("one", "few", "many"),
    "ar": plurals("zero", "one", "two", "few", "many"),
}


def test_right_plural_forms_are_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, COUNT, **BENT) == []


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("pl", ("one",)),
        ("pl", ("one", "few")),
        ("de", ("one", "few")),
        ("ar", ("one", "two")),
        ("de", ()),
    ],
)
def test_wrong_plural_forms_are_found(tmp_path: Path, code: str, forms: tuple[str, ...]) -> None:
    ((language, key, what),) = faults(tmp_path, COUNT, **{**BENT, code: plurals(*forms)})
    assert (language, key) == (code, "count")
    assert what.startswith(f"has plural forms {sorted((*forms, 'other'))}, expected")


def test_a_plural_left_out_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, COUNT, **{**BENT, "fr": "count = { $n } tirages"})
    assert found == [("fr", "count", "chooses by number in one language only")]


def test_an_option_the_source_does_not_know_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, SEAT, es=SEAT.replace("first", "primero"))
    assert found == [("es", "seat", "chooses between words the source does not know")]


def test_faults_of_several_folders_are_told_apart(tmp_path: Path) -> None:
    for owner in ("one", "two"):
        (tmp_path / owner).mkdir()
        for code in LANGUAGES:
            (tmp_path / owner / f"{code}.ftl").write_text(f"{GREET}\n", "utf-8")
    (tmp_path / "two" / "hu.ftl").unlink()
    report = check({"one": tmp_path / "one", "two": tmp_path / "two"})
    assert str(report.faults[0]) == "two/hu.ftl: -: the file is missing"
    assert report.faults[1] == Fault("two", "hu", "greet", "is missing")
    assert report.wanted == 2
    assert report.found["hu"] == 1
    assert report.found["de"] == 2


def test_a_thing_that_is_called_otherwise_is_found(tmp_path: Path) -> None:
    for code in LANGUAGES:
        word = "bar" if code != "sl" else "pregrada"
        (tmp_path / f"{code}.ftl").write_text(f"enter = From the {word}.\nfree = No word for it.\n")
    stems = "".join(f"{code} = 'bar'\n" for code in LANGUAGES)
    (tmp_path / "glossary.toml").write_text(f"[bar]\nmessages = ['enter']\n{stems}")
    faults = [str(each) for each in check({"backgammon": tmp_path}).faults]
    assert faults == ["backgammon/sl.ftl: enter: does not call the bar 'bar'"]


@pytest.mark.parametrize("text", ["[bar]\nde = 'Bar'\n", "[bar]\nmessages = ['x']\nde = 'Bar'\n"])
def test_a_glossary_that_leaves_something_out_is_told_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "glossary.toml").write_text(text)
    with pytest.raises(BookletError, match="bar: "):
        read_terms(tmp_path)


def test_games_with_terms_of_their_own_have_a_glossary() -> None:
    found = {
        key: [term.key for term in read_terms(package.folder / "words")]
        for key, package in all_games().items()
    }
    assert found["backgammon"] == ["checker", "point", "bar", "cube"]
    assert found["draughts"] == ["queen"]
    assert found["crokinole"] == ["disc", "ditch"]
