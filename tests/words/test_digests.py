"""Translations know the English they were made from, and are outdated when it changes."""

from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.kernel.errors import BookletError
from gamecase.words.checks import check, read_sources
from gamecase.words.digests import State, digest_file, read_digests, stamp, write_digests
from gamecase.words.languages import LANGUAGES
from gamecase.words.messages import Message, parse_words
from gamecase.words.work_list import work_list

GERMAN = {"de": LANGUAGES["de"]}


def messages(text: str) -> dict[str, Message]:
    return dict(parse_words(text).messages)


def write(folder: Path, code: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{code}.ftl").write_text(text, "utf-8")


def stamp_all(folder: Path, code: str = "de") -> None:
    (source,) = read_sources({"own": folder})
    ours = messages((folder / f"{code}.ftl").read_text("utf-8"))
    stamped, _ = stamp(read_digests(folder, code), source.all, ours, lambda _: True)
    write_digests(folder, code, stamped)


def test_digests_are_written_one_a_line_sorted_by_key(tmp_path: Path) -> None:
    write_digests(tmp_path, "de", {"b": "22222222", "a": "11111111"})
    assert digest_file(tmp_path, "de").read_text() == "a 11111111\nb 22222222\n"
    assert read_digests(tmp_path, "de") == {"a": "11111111", "b": "22222222"}
    assert read_digests(tmp_path, "fr") == {}


def test_a_line_that_is_no_digest_is_refused(tmp_path: Path) -> None:
    write_digests(tmp_path, "de", {"a": "11111111"})
    digest_file(tmp_path, "de").write_text("a 11111111\n<<<<<<<\n")
    with pytest.raises(BookletError, match="line 2"):
        read_digests(tmp_path, "de")


def test_a_translation_is_outdated_when_its_english_changes(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\n")
    write(tmp_path, "de", "a = eins\nb = zwei\n")
    stamp_all(tmp_path)
    assert check({"own": tmp_path}, GERMAN).outdated["de"] == []
    write(tmp_path, "en", "# moved\nb = two\n\na = one or more\n")
    report = check({"own": tmp_path}, GERMAN)
    assert report.outdated["de"] == [("own", "a")]
    assert report.missing["de"] == []
    assert report.faults == []


def test_a_translation_without_a_digest_is_outdated(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\n")
    write(tmp_path, "de", "a = eins\n")
    assert check({"own": tmp_path}, GERMAN).outdated["de"] == [("own", "a")]


def test_only_redone_messages_are_stamped_and_removed_ones_forgotten() -> None:
    source = messages("a = one\nb = two\nc = three\n")
    ours = messages("a = eins\nb = zwei\nextra = mehr\n")
    old = {"a": "0ld", "b": "0ld", "gone": "0ld"}
    stamped, changed = stamp(old, source, ours, lambda key: key == "b")
    assert stamped == {"a": "0ld", "b": source["b"].digest}
    assert changed == ["b"]


def test_the_work_list_has_what_is_missing_outdated_or_wrong(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\nc = three { $n }\nd = four\n")
    write(tmp_path, "de", "a = eins\nc = drei\nd = vier\n")
    stamp_all(tmp_path)
    write(tmp_path, "en", "a = just one\nb = two\nc = three { $n }\nd = four\n")
    folders = {"own": tmp_path}
    items = [*work_list(read_sources(folders), check(folders, GERMAN), "de")]
    assert [(item.key, item.state) for item in items] == [
        ("a", State.OUTDATED),
        ("b", State.MISSING),
        ("c", State.CURRENT),
    ]
    assert (items[0].source, items[0].translation) == ("just one", "eins")
    assert items[0].source_digest == messages("a = one\n")["a"].digest
    assert items[1].translation == ""
    assert items[2].findings == ("uses [], expected ['n']",)


# --- a game may say a message of the application in words of its own ---


def test_a_game_may_replace_a_message_of_the_application_in_any_language(tmp_path: Path) -> None:
    shell, chess = tmp_path / "shell", tmp_path / "chess"
    write(shell, "en", "drawn = A draw after { $n } moves.\n")
    write(shell, "de", "drawn = Unentschieden nach { $n } Zügen.\n")
    write(chess, "en", "king = King\n")
    write(chess, "de", "king = König\ndrawn = Remis nach { $n } Zügen.\n")
    folders = {"shell": shell, "chess": chess}
    report = check(folders, GERMAN)
    assert report.faults == []
    assert (report.total, report.counts["de"]) == (2, 2)
    assert ("chess", "drawn") in report.outdated["de"]
    # An English replacement needs none in other languages.
    write(chess, "en", "king = King\ndrawn = Drawn after { $n } moves.\n")
    write(chess, "de", "king = König\n")
    report = check(folders, GERMAN)
    assert report.faults == []
    assert report.missing["de"] == []
    assert report.total == 2


def test_a_replacement_has_the_variables_of_the_message_it_replaces(tmp_path: Path) -> None:
    shell, chess = tmp_path / "shell", tmp_path / "chess"
    write(shell, "en", "drawn = A draw after { $n } moves.\n")
    write(chess, "en", "king = King\n")
    write(chess, "de", "king = König\ndrawn = Remis.\n")
    (fault,) = check({"shell": shell, "chess": chess}, GERMAN).faults
    assert str(fault) == "chess/de.ftl: drawn: uses [], expected ['n']"


# --- a new language ---


def test_a_language_that_may_be_incomplete_lacks_messages_without_fault(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\n")
    write(tmp_path, "de", "a = eins\n")
    folders = {"own": tmp_path}
    assert [fault.what for fault in check(folders, GERMAN).faults] == ["is missing"]
    report = check(folders, {"de": replace(LANGUAGES["de"], may_be_incomplete=True)})
    assert report.faults == []
    assert report.missing["de"] == [("own", "b")]
