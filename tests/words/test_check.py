"""Checks of word files: the real ones are complete, and every kind of fault is found."""

from pathlib import Path

import pytest

from gamecase.kernel.errors import BookletError
from gamecase.registry import all_games
from gamecase.words.checks import WordFault, check
from gamecase.words.languages import LANGUAGES
from gamecase.words.messages import read_word_file
from gamecase.words.speaker import word_folders
from gamecase.words.term_checks import read_terms

GREET = "greet = { $name }!"
COUNT = "count = { $n ->\n    [one] { $n } roll\n   *[other] { $n } rolls\n}"
SEAT = "seat = { $seat ->\n    [first] X\n   *[second] O\n}"


@pytest.mark.slow
def test_every_message_exists_in_every_language() -> None:
    report = check(word_folders({key: package.folder for key, package in all_games().items()}))
    assert [str(fault) for fault in report.faults] == []
    assert report.total > 150
    assert report.counts == dict.fromkeys(LANGUAGES, report.total)
    assert report.untranslated == {}


def write_words(folder: Path, source: str, **others: str | None) -> None:
    """Write the same text for every language but those named; None writes no file."""
    for code in LANGUAGES:
        text = others.get(code, source)
        if text is not None:
            (folder / f"{code}.ftl").write_text(text + "\n", "utf-8")


def faults(folder: Path, source: str, **others: str | None) -> list[tuple[str, str, str]]:
    """The faults of the files that `write_words` writes: language, key and what is wrong."""
    write_words(folder, source, **others)
    report = check({"own": folder})
    assert all(fault.owner == "own" for fault in report.faults)
    return [(fault.language, fault.key, fault.what) for fault in report.faults]


def test_files_that_agree_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, f"### Words\n\n{GREET}\n# a comment\n{SEAT}\n-brand = Gamecase") == []


def test_a_language_without_a_file_is_reported_as_untranslated_and_is_no_fault(
    tmp_path: Path,
) -> None:
    write_words(tmp_path, GREET, fi=None, da=None)
    report = check({"own": tmp_path})
    assert report.faults == []
    assert report.untranslated == {"own": ["da", "fi"]}
    assert report.missing["fi"] == [("own", "greet")]
    assert (report.total, report.counts["fi"], report.counts["sv"]) == (1, 0, 1)


def test_an_empty_file_is_not_taken_for_an_untranslated_language(tmp_path: Path) -> None:
    assert faults(tmp_path, GREET, fi="") == [("fi", "greet", "is missing")]


def test_a_missing_source_file_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, en=None)
    assert found[0] == ("en", "-", "the file is missing")
    assert found.count(("de", "greet", "is not in en.ftl")) == 1


def test_a_missing_message_is_found(tmp_path: Path) -> None:
    assert faults(tmp_path, f"{GREET}\nbye = Bye", de=GREET) == [("de", "bye", "is missing")]


def test_an_extra_message_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, sv=f"{GREET}\nbye = Hej")
    assert found == [("sv", "bye", "is not in en.ftl")]


@pytest.mark.parametrize("junk", ["this is no message", "= no key", "bye = { $name", "bye ="])
def test_invalid_syntax_is_found(tmp_path: Path, junk: str) -> None:
    assert faults(tmp_path, GREET, nl=f"{GREET}\n{junk}") == [("nl", junk, "is not Fluent syntax")]


def test_invalid_syntax_in_the_source_is_reported_once(tmp_path: Path) -> None:
    assert faults(tmp_path, GREET, en=f"{GREET}\nno message") == [
        ("en", "no message", "is not Fluent syntax")
    ]


def test_a_duplicate_message_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, GREET, it=f"{GREET}\n{GREET}")
    assert found == [("it", "greet", "is defined twice")]


def test_a_different_placeholder_is_found(tmp_path: Path) -> None:
    assert faults(tmp_path, GREET, pt="greet = { $nome }!") == [
        ("pt", "greet", "uses ['nome'], expected ['name']")
    ]
    assert faults(tmp_path, GREET, pt="greet = Olá!") == [
        ("pt", "greet", "uses [], expected ['name']")
    ]


def plurals(*forms: str) -> str:
    lines = "".join(f"\n    [{form}] {{ $n }} x" for form in forms)
    return f"count = {{ $n ->{lines}\n   *[other] {{ $n }} x\n}}"


#: The languages whose plural forms differ from English.
OTHER_PLURALS = {
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


def test_the_right_plural_forms_are_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, COUNT, **OTHER_PLURALS) == []


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
    ((language, key, what),) = faults(tmp_path, COUNT, **{**OTHER_PLURALS, code: plurals(*forms)})
    assert (language, key) == (code, "count")
    assert what.startswith(f"has plural forms {sorted((*forms, 'other'))}, expected")


def test_a_missing_plural_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, COUNT, **{**OTHER_PLURALS, "fr": "count = { $n } tirages"})
    assert found == [("fr", "count", "selects by plural in one language only")]


def test_an_unknown_variant_is_found(tmp_path: Path) -> None:
    found = faults(tmp_path, SEAT, es=SEAT.replace("first", "primero"))
    assert found == [("es", "seat", "has variants that en.ftl does not have")]


def test_faults_name_the_folder(tmp_path: Path) -> None:
    for owner in ("one", "two"):
        (tmp_path / owner).mkdir()
        for code in LANGUAGES:
            (tmp_path / owner / f"{code}.ftl").write_text(f"{GREET}\n", "utf-8")
    (tmp_path / "two" / "hu.ftl").unlink()
    (tmp_path / "two" / "de.ftl").write_text(f"{GREET}\nbye = Tschüss\n", "utf-8")
    report = check({"one": tmp_path / "one", "two": tmp_path / "two"})
    assert str(report.faults[0]) == "two/de.ftl: bye: is not in en.ftl"
    assert report.faults == [WordFault("two", "de", "bye", "is not in en.ftl")]
    assert report.untranslated == {"two": ["hu"]}
    assert report.total == 2
    assert report.counts["hu"] == 1
    assert report.counts["de"] == 2


def test_a_wrong_term_is_found(tmp_path: Path) -> None:
    for code in LANGUAGES:
        word = "bar" if code != "sl" else "pregrada"
        (tmp_path / f"{code}.ftl").write_text(f"enter = From the {word}.\nfree = No word for it.\n")
    stems = "".join(f"{code} = 'bar'\n" for code in LANGUAGES)
    (tmp_path / "glossary.toml").write_text(f"[bar]\nmessages = ['enter']\n{stems}")
    assert terms_found(tmp_path) == ["own/sl.ftl: enter: does not call the bar 'bar'"]


def terms_found(folder: Path) -> list[str]:
    findings = check({"own": folder}).findings
    return [str(each) for each in findings if each.what != "is the English text"]


def test_a_term_may_have_several_words_and_words_it_must_not_be_called(tmp_path: Path) -> None:
    texts = {"de": "Der Gegner.", "fr": "Votre autre côté.", "nl": "De tegenpartij."}
    for code in ("en", *texts):
        (tmp_path / f"{code}.ftl").write_text(f"left = {texts.get(code, 'Your opponent.')}\n")
    (tmp_path / "glossary.toml").write_text(
        "[opponent]\nmessages = ['left']\nen = 'opponent'\nde = ['Gegenüber', 'Gegner']\n"
        "fr = ['advers', 'autre']\nnl = ['tegenpart', 'tegenst']\n"
        "[opponent.not]\nfr = 'autre c'\nnl = 'tegenpart'\n"
        "[opponent.why]\nnl = 'the union says so'\n",
        "utf-8",
    )
    assert terms_found(tmp_path) == [
        "own/fr.ftl: left: has 'autre côté' for opponent: expected 'advers' or 'autre'",
        "own/nl.ftl: left: has 'tegenpartij' for opponent: the union says so",
    ]


def test_a_game_must_replace_a_message_of_the_site_that_has_another_word(tmp_path: Path) -> None:
    shell, chess = tmp_path / "shell", tmp_path / "chess"
    for folder in (shell, chess):
        folder.mkdir()
    (shell / "en.ftl").write_text("drawn = A draw.\n")
    (shell / "de.ftl").write_text("drawn = Unentschieden.\n")
    (chess / "en.ftl").write_text("pat = A draw by stalemate.\n")
    (chess / "de.ftl").write_text("pat = Remis durch Patt.\n")
    (chess / "glossary.toml").write_text(
        "[draw]\nmessages = ['pat']\nsite_messages = ['drawn']\nen = 'draw'\nde = 'Remis'\n"
    )
    folders = {"shell": shell, "chess": chess}
    assert [str(each) for each in check(folders).findings] == [
        "chess/de.ftl: drawn: does not call the draw 'Remis': replace it in the file of this game"
    ]
    (chess / "de.ftl").write_text("pat = Remis durch Patt.\ndrawn = Remis.\n")
    assert check(folders).findings == []


def test_a_message_that_is_missing_uses_no_wrong_term(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("enter = From the bar.\n")
    (tmp_path / "de.ftl").write_text("other = Anderes.\n")
    (tmp_path / "glossary.toml").write_text("[bar]\nmessages = ['enter']\nen = 'bar'\nde = 'Bar'\n")
    assert terms_found(tmp_path) == []


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[bar]\nde = 'Bar'\nen = 'bar'\n", "bar: no messages are listed"),
        ("[bar]\nmessages = ['x']\nde = 'Bar'\n", r"bar: no word in \['en'\]"),
        (
            "[bar]\nmessages = ['x']\nde = 'B'\nen = 'b'\nxx = 'b'\n",
            r"bar: unknown languages \['xx'\]",
        ),
    ],
)
def test_an_incomplete_glossary_is_refused(tmp_path: Path, text: str, error: str) -> None:
    for code in ("de", "en"):
        (tmp_path / f"{code}.ftl").touch()
    (tmp_path / "glossary.toml").write_text(text)
    with pytest.raises(BookletError, match=error):
        read_terms(tmp_path)


def test_a_glossary_needs_no_word_in_a_language_without_a_file(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("enter = From the bar.\n")
    (tmp_path / "glossary.toml").write_text("[bar]\nmessages = ['enter']\nen = 'bar'\n")
    report = check({"own": tmp_path})
    assert report.faults == []
    assert len(report.untranslated["own"]) == len(LANGUAGES) - 1


#: The terms that the glossaries have together; "checker", "bar" and others are of one game only.
TERMS = {
    *("draw", "game", "match", "opponent", "hit", "capture", "bear-off", "double", "take", "drop"),
    *("roll", "dice", "man", "king", "queen", "position", "ring", "disc", "rated", "resign"),
}


def test_the_glossaries_have_the_terms_of_all_games() -> None:
    folders = word_folders({key: package.folder for key, package in all_games().items()})
    terms = {owner: read_terms(folder) for owner, folder in folders.items()}
    assert all(terms.values()), terms.keys()
    assert {term.key for each in terms.values() for term in each} >= TERMS
    for owner, each in terms.items():
        english = read_word_file(folders[owner] / "en.ftl").messages
        for term in each:
            assert term.stems.keys() == LANGUAGES.keys()
            assert {*term.messages} <= english.keys(), f"{owner}: {term.key}"
