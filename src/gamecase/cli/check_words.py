"""`gamecase check-words`: what is wrong with the translations, and what there is to do."""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table as Grid

from gamecase.cli.console import out
from gamecase.kernel.errors import BadInput
from gamecase.registry import all_games

if TYPE_CHECKING:
    from gamecase.words.checks import WordFault, WordReport
    from gamecase.words.messages import Message
    from gamecase.words.work_list import WorkItem

_REVISIONS_READ = 60  # of an English file, to find the text that a translation was made from


def check_words(
    *,
    todo: str = "",
    stamp: str = "",
    fix: str = "",
    only: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")] = (),
    since: str = "HEAD",
) -> None:
    """Check the words of every language: complete, up to date with the English, well written.

    Without options, lists what is wrong by language. docs/translating.md explains the work.

    Parameters
    ----------
    todo
        A language: print each message to do with its English text and present translation.
    stamp
        A language: note that messages were made from the present English. Those whose text differs
        from the last commit are stamped, or those that --only names.
    fix
        A language: put spaces, apostrophes and minus signs right as the language wants them.
    only
        With --todo or --stamp: keys of messages, such as home-title, chess/told-draw or 'guide-*'.
    since
        With --stamp: the commit that texts are compared with.
    """
    from gamecase.words.speaker import word_folders  # noqa: PLC0415 - slow to import

    folders = word_folders({key: package.folder for key, package in all_games().items()})
    if stamp:
        stamp_messages(folders, stamp, only, since)
    elif fix:
        fix_typography(folders, fix)
    elif todo:
        print_work(folders, todo, only)
    elif not print_report(folders):
        sys.exit(1)


def _is_named(owner: str, key: str, patterns: tuple[str, ...]) -> bool:
    return any(
        fnmatchcase(key, pattern) or fnmatchcase(f"{owner}/{key}", pattern) for pattern in patterns
    )


# --- the report ---


def print_report(folders: Mapping[str, Path]) -> bool:
    """Print what is wrong with the words of every language; whether nothing is.

    An outdated message is work to do, but nothing wrong: the English may only read better now.
    """
    from gamecase.words.checks import check  # noqa: PLC0415 - slow to import

    report = check(folders)
    for code in report.counts:
        _print_language(report, code)
    grid = Grid("language", "messages", "share", "missing", "outdated", "faults", "findings")
    for code, count in report.counts.items():
        numbers = [
            len(report.missing[code]),
            len(report.outdated[code]),
            len(_other_faults(report, code)),
            sum(finding.language == code for finding in report.findings),
        ]
        share = f"{100 * count // report.total}%"
        grid.add_row(code, f"{count}/{report.total}", share, *map(str, numbers))
    out.print(grid)
    for owner, codes in report.untranslated.items():
        out.print(f"{owner}: shown in English in {' '.join(codes)}", markup=False)
    return not (report.faults or report.findings)


def _other_faults(report: "WordReport", code: str) -> "list[WordFault]":
    """The faults of a language beside missing messages, which are counted apart."""
    missing = {*report.missing[code]}
    return [
        fault
        for fault in report.faults
        if fault.language == code and (fault.owner, fault.key) not in missing
    ]


def _print_language(report: "WordReport", code: str) -> None:
    missing, outdated = report.missing[code], report.outdated[code]
    faults = _other_faults(report, code)
    findings = [finding for finding in report.findings if finding.language == code]
    if not (missing or outdated or faults or findings):
        return
    numbers = f"{len(missing)} missing, {len(outdated)} outdated"
    out.print(f"{code}: {numbers}, {len(faults)} faults, {len(findings)} findings", style="bold")
    for name, found in (("missing", missing), ("outdated", outdated)):
        for owner in dict.fromkeys(owner for owner, _ in found):
            if code in report.untranslated.get(owner, ()):
                continue  # all of it, which one line below says
            keys = " ".join(key for each, key in found if each == owner)
            out.print(f"  {name} in {owner}: {keys}", markup=False)
    for fault in faults:
        out.print(f"  {fault}", markup=False, style="red")
    for finding in findings:
        out.print(f"  {finding}", markup=False)


# --- the work of a translator ---


def print_work(folders: Mapping[str, Path], code: str, only: tuple[str, ...] = ()) -> None:
    """Print each message of a language that there is something to do about."""
    from gamecase.words.checks import check, read_sources  # noqa: PLC0415 - slow to import
    from gamecase.words.languages import language  # noqa: PLC0415
    from gamecase.words.work_list import work_list  # noqa: PLC0415

    spoken = language(code)
    sources = read_sources(folders)
    items = [
        item
        for item in work_list(sources, check(folders, {code: spoken}), code)
        if not only or _is_named(item.owner, item.key, only)
    ]
    for source in sources:
        ours = [item for item in items if item.owner == source.owner]
        wanted = {item.source_digest for item in ours} - {""}
        before = _texts_of_digests(source.folder, wanted)
        for item in ours:
            _print_item(item, code, source.folder, before.get(item.source_digest, ""))
    out.print(f"{code}: {len(items)} messages to do")


def _print_item(item: "WorkItem", code: str, folder: Path, before: str) -> None:
    out.print(f"{item.owner}/{item.key}: {item.state.value}", markup=False, style="bold")
    out.print(f"  file: {_shown(folder / f'{code}.ftl')}", markup=False)
    texts = {"en before": before, "en": item.source, code: item.translation}
    for name, text in texts.items():
        if text:
            indented = text.replace("\n", "\n      ")
            out.print(f"  {name}: {indented}", markup=False)
    for finding in item.findings:
        out.print(f"  ! {finding}", markup=False, style="red")


def _shown(path: Path) -> Path:
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def stamp_messages(
    folders: Mapping[str, Path], code: str, only: tuple[str, ...] = (), since: str = "HEAD"
) -> None:
    """Note that messages of a language were made from the present English."""
    from gamecase.words.checks import read_sources  # noqa: PLC0415 - slow to import
    from gamecase.words.digests import read_digests, stamp, write_digests  # noqa: PLC0415
    from gamecase.words.languages import SOURCE, language  # noqa: PLC0415
    from gamecase.words.messages import read_word_file  # noqa: PLC0415

    if language(code).code == SOURCE:
        raise BadInput(f"{SOURCE} is the source; there is nothing that it was made from")
    total = 0
    for source in read_sources(folders):
        messages = read_word_file(source.folder / f"{code}.ftl").messages
        if not messages:
            continue
        before = {} if only else _messages_at(since, source.folder / f"{code}.ftl")

        def is_redone(
            key: str,
            owner: str = source.owner,
            messages: Mapping[str, "Message"] = messages,
            before: Mapping[str, "Message"] = before,
        ) -> bool:
            if only:
                return _is_named(owner, key, only)
            return key not in before or before[key].digest != messages[key].digest

        digests = read_digests(source.folder, code)
        stamped, changed = stamp(digests, source.all, messages, is_redone)
        if stamped != digests:
            write_digests(source.folder, code, stamped)
        for key in changed:
            out.print(f"stamped {source.owner}/{key}", markup=False)
        total += len(changed)
    out.print(f"{code}: {total} messages stamped")


def fix_typography(folders: Mapping[str, Path], code: str) -> None:
    """Rewrite the files of a language by the rules of its typography."""
    from gamecase.words.languages import language  # noqa: PLC0415 - slow to import
    from gamecase.words.style import style_of  # noqa: PLC0415
    from gamecase.words.typography import put_file_right  # noqa: PLC0415

    spoken = language(code)
    for folder in folders.values():
        path = folder / f"{code}.ftl"
        text = path.read_text("utf-8") if path.exists() else ""
        fixed = put_file_right(text, spoken, style_of(code))
        if fixed != text:
            path.write_text(fixed, "utf-8")
            out.print(f"wrote {_shown(path)}", markup=False)


# --- earlier texts, from git ---


def _git(folder: Path, *arguments: str) -> str | None:
    """What git prints; None if it fails, as outside of a repository."""
    git = shutil.which("git")
    if git is None:
        return None
    done = subprocess.run(  # noqa: S603 - git with fixed arguments, in the folder of the words
        (git, *arguments), cwd=folder, check=False, capture_output=True, encoding="utf-8"
    )
    return done.stdout if done.returncode == 0 else None


def _messages_at(revision: str, path: Path) -> "Mapping[str, Message]":
    """The messages that a word file had at a revision; none if it did not exist."""
    from gamecase.words.messages import parse_words  # noqa: PLC0415 - slow to import

    if _git(path.parent, "rev-parse", "--verify", f"{revision}^{{commit}}") is None:
        raise BadInput(
            f"{path} has no commit {revision!r} to compare with: name messages by --only"
        )
    text = _git(path.parent, "show", f"{revision}:./{path.name}")
    return parse_words(text).messages if text else {}


def _texts_of_digests(folder: Path, wanted: set[str]) -> dict[str, str]:
    """The English texts with these digests, as far as the latest revisions have them."""
    from gamecase.words.languages import SOURCE  # noqa: PLC0415 - slow to import
    from gamecase.words.messages import parse_words  # noqa: PLC0415

    name = f"{SOURCE}.ftl"
    logged = _git(folder, "log", f"-{_REVISIONS_READ}", "--format=%H", "--", name) if wanted else ""
    texts: dict[str, str] = {}
    for revision in (logged or "").split():
        if wanted <= texts.keys():
            break
        text = _git(folder, "show", f"{revision}:./{name}") or ""
        for message in parse_words(text).messages.values():
            if message.digest in wanted:
                texts.setdefault(message.digest, message.text)
    return texts
