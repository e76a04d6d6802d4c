"""`gamecase check-words` as translators use it: report, work list, stamps."""

import subprocess
from pathlib import Path

import pytest

from gamecase.cli.check_words import fix_typography, print_report, print_work, stamp_messages
from gamecase.kernel.errors import BadInput
from gamecase.words.digests import read_digests
from gamecase.words.languages import LANGUAGES

Folders = dict[str, Path]


def git(folder: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(("git", *identity, *arguments), cwd=folder, check=True, capture_output=True)


def write(folders: Folders, owner: str, code: str, text: str) -> None:
    (folders[owner] / f"{code}.ftl").write_text(text, "utf-8")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Word files in a repository: two messages in English, translated and stamped in German."""
    folders = {"shell": tmp_path / "shell", "chess": tmp_path / "chess"}
    for owner, folder in folders.items():
        folder.mkdir()
        write(folders, owner, "en", f"{owner}-a = one\n{owner}-b = two\n")
        write(folders, owner, "de", f"{owner}-a = eins\n{owner}-b = zwei\n")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "Words")
    stamp_messages(folders, "de", ("*",))
    return folders


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_words_in_order_are_reported_as_such(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    printed(capsys)
    assert print_report(folders)
    assert "missing in" not in printed(capsys)


def test_the_report_lists_missing_and_outdated_messages_by_language(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "en", "shell-a = just one\nshell-b = two\nshell-c = three\n")
    assert not print_report(folders)
    report = printed(capsys)
    assert "de: 1 missing, 1 outdated, 0 faults, 0 findings" in report
    assert "  missing in shell: shell-c\n" in report
    assert "  outdated in shell: shell-a\n" in report
    assert all(code in report for code in LANGUAGES)


def test_the_work_list_shows_the_english_before_and_now(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "en", "shell-a = just one\nshell-b = two\n")
    printed(capsys)
    print_work(folders, "de")
    assert printed(capsys) == (
        f"shell/shell-a: outdated\n  file: {folders['shell'] / 'de.ftl'}\n"
        "  en before: one\n  en: just one\n  de: eins\n"
        "de: 1 messages to do\n"
    )
    print_work(folders, "de", ("chess/*",))
    assert printed(capsys) == "de: 0 messages to do\n"


def test_messages_changed_since_the_last_commit_are_stamped(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "en", "shell-a = just one\nshell-b = just two\n")
    write(folders, "shell", "de", "shell-a = nur eins\nshell-b = zwei\n")
    before = read_digests(folders["shell"], "de")
    printed(capsys)
    stamp_messages(folders, "de")
    assert printed(capsys) == "stamped shell/shell-a\nde: 1 messages stamped\n"
    after = read_digests(folders["shell"], "de")
    assert after["shell-a"] != before["shell-a"]
    assert after["shell-b"] == before["shell-b"]


def test_messages_changed_since_an_earlier_commit_are_stamped(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "en", "shell-a = just one\nshell-b = two\n")
    write(folders, "shell", "de", "shell-a = nur eins\nshell-b = zwei\n")
    git(folders["shell"], "commit", "-a", "-m", "Translate")
    printed(capsys)
    stamp_messages(folders, "de")
    assert printed(capsys) == "de: 0 messages stamped\n"
    stamp_messages(folders, "de", since="HEAD~1")
    assert printed(capsys) == "stamped shell/shell-a\nde: 1 messages stamped\n"


def test_named_messages_are_stamped_though_their_text_is_the_same(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "en", "shell-a = just one\nshell-b = just two\n")
    write(folders, "chess", "en", "chess-a = just one\nchess-b = two\n")
    printed(capsys)
    stamp_messages(folders, "de", ("shell-b", "chess/*-a"))
    assert printed(capsys).splitlines() == [
        "stamped shell/shell-b",
        "stamped chess/chess-a",
        "de: 2 messages stamped",
    ]


def test_typography_is_put_right_in_the_files(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folders, "shell", "de", "shell-a = Geht's zu { $n } %?\nshell-b = zwei\n")
    printed(capsys)
    fix_typography(folders, "de")
    path = folders["shell"] / "de.ftl"
    assert printed(capsys) == f"wrote {path}\n"
    assert path.read_text("utf-8") == "shell-a = Geht’s zu { $n }\u00a0%?\nshell-b = zwei\n"


def test_the_source_is_not_stamped(folders: Folders) -> None:
    with pytest.raises(BadInput, match="en is the source"):
        stamp_messages(folders, "en")


def test_without_a_repository_messages_are_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = one\n")
    (tmp_path / "de.ftl").write_text("a = eins\n")
    with pytest.raises(BadInput, match="name messages by --only"):
        stamp_messages({"shell": tmp_path}, "de")
    stamp_messages({"shell": tmp_path}, "de", ("a",))
    assert read_digests(tmp_path, "de").keys() == {"a"}
