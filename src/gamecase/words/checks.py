"""Checks that the word files of all languages are complete and well-formed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gamecase.words.languages import LANGUAGES, SOURCE
from gamecase.words.term_checks import find_wrong_terms, read_terms

_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class WordFault:
    """An error in a word file."""

    owner: str
    language: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.owner}/{self.language}.ftl: {self.key}: {self.what}"


@dataclass(slots=True)
class WordReport:
    """The result of a check: faults, and how many of the source's messages each language has."""

    faults: list[WordFault] = field(default_factory=list)
    total: int = 0  # messages of the source language
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LANGUAGES, 0))
    #: The languages that an owner has no word file for; its messages are shown in English there.
    untranslated: dict[str, list[str]] = field(default_factory=dict)


class _MessageParts(Visitor):
    """The variables a message uses, and the variants it selects between."""

    def __init__(self, text: str) -> None:
        self.text = text  # as in the file, without the key
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.options: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        names = {key for key in keys if not key.lstrip("-").isdecimal()}
        if names and names <= _PLURALS:
            self.plurals.append(names)
        elif names:
            self.options.append(frozenset(names))
        self.generic_visit(node)


def check(folders: dict[str, Path]) -> WordReport:
    """Compare every language of every folder with the source language.

    A language without a file is no fault: it is listed as untranslated. A file is checked whole.
    """
    report = WordReport()
    for owner, folder in folders.items():
        _check_folder(owner, folder, report)
    return report


def _check_folder(owner: str, folder: Path, report: WordReport) -> None:
    source, source_faults = _read_messages(owner, SOURCE, folder / f"{SOURCE}.ftl")
    report.total += len(source)
    report.faults += source_faults
    terms = read_terms(folder)
    for code in LANGUAGES:
        path = folder / f"{code}.ftl"
        if code != SOURCE and not path.exists():
            report.untranslated.setdefault(owner, []).append(code)
            continue
        messages, faults = _read_messages(owner, code, path)
        if code != SOURCE:
            report.faults += faults
        report.counts[code] += len(source.keys() & messages.keys())
        report.faults += _compare(owner, code, source, messages)
        texts = {key: parts.text for key, parts in messages.items()}
        report.faults += [
            WordFault(owner, code, key, what) for key, what in find_wrong_terms(terms, code, texts)
        ]


def _read_messages(
    owner: str, code: str, path: Path
) -> tuple[dict[str, _MessageParts], list[WordFault]]:
    if not path.exists():
        return {}, [WordFault(owner, code, "-", "the file is missing")]
    messages: dict[str, _MessageParts] = {}
    faults = []
    text = path.read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "?").strip().partition("\n")[0]
            faults.append(WordFault(owner, code, line[:60], "is not Fluent syntax"))
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                faults.append(WordFault(owner, code, entry.id.name, "is defined twice"))
            assert entry.span is not None  # the parser records spans by default
            parts = _MessageParts(text[entry.span.start : entry.span.end].partition("=")[2])
            parts.visit(entry)
            messages[entry.id.name] = parts
    return messages, faults


def _compare(
    owner: str, code: str, source: dict[str, _MessageParts], messages: dict[str, _MessageParts]
) -> Iterator[WordFault]:
    """The faults of a language's messages by comparison with the source's."""
    needed = plural_forms(code)
    for key in source.keys() - messages.keys():
        yield WordFault(owner, code, key, "is missing")
    for key in messages.keys() - source.keys():
        yield WordFault(owner, code, key, f"is not in {SOURCE}.ftl")
    for key in sorted(source.keys() & messages.keys()):
        ours, theirs = messages[key], source[key]
        if ours.variables != theirs.variables:
            what = f"uses {sorted(ours.variables)}, expected {sorted(theirs.variables)}"
            yield WordFault(owner, code, key, what)
        for forms in ours.plurals:
            if forms != needed:
                what = f"has plural forms {sorted(forms)}, expected {sorted(needed)}"
                yield WordFault(owner, code, key, what)
        if bool(ours.plurals) != bool(theirs.plurals):
            yield WordFault(owner, code, key, "selects by plural in one language only")
        if set(ours.options) - set(theirs.options):
            yield WordFault(owner, code, key, f"has variants that {SOURCE}.ftl does not have")


def plural_forms(code: str) -> set[str]:
    """The plural categories of a language for whole numbers, by CLDR.

    >>> sorted(plural_forms("pl"))
    ['few', 'many', 'one', 'other']
    """
    rule = Locale.parse(LANGUAGES[code].locale).plural_form
    return {rule(number) for number in range(201)} | {"other"}
