"""Are all words there, whole, and of the right shape, in every language?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gamecase.words.glossary import otherwise, read_terms
from gamecase.words.languages import LANGUAGES, SOURCE

_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a word file."""

    owner: str
    language: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.owner}/{self.language}.ftl: {self.key}: {self.what}"


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found: faults, and how many of the source's messages each language has."""

    faults: list[Fault] = field(default_factory=list)
    wanted: int = 0
    found: dict[str, int] = field(default_factory=dict)


class _Parts(Visitor):
    """The variables a message uses, and the plural forms it chooses between."""

    def __init__(self, text: str) -> None:
        self.text = text  # as the file has it, without its key
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.options: list[frozenset[str]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent.syntax names it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {getattr(each.key, "name", None) or each.key.value for each in node.variants}
        names = {key for key in keys if not key.lstrip("-").isdecimal()}
        if names and names <= _PLURALS:
            self.plurals.append(names)
        elif names:
            self.options.append(frozenset(names))
        self.generic_visit(node)


def check(folders: dict[str, Path]) -> Report:
    """Hold every language of every folder against the source language."""
    report = Report(found=dict.fromkeys(LANGUAGES, 0))
    wanted = 0
    for owner, folder in folders.items():
        source, faults = _messages(owner, SOURCE, folder / f"{SOURCE}.ftl")
        report.faults.extend(faults)
        wanted += len(source)
        terms = read_terms(folder)
        for code in LANGUAGES:
            messages, faults = _messages(owner, code, folder / f"{code}.ftl")
            if code != SOURCE:
                report.faults.extend(faults)
            report.found[code] += len(source.keys() & messages.keys())
            report.faults.extend(_compare(owner, code, source, messages))
            texts = {key: parts.text for key, parts in messages.items()}
            report.faults.extend(
                Fault(owner, code, key, what) for key, what in otherwise(terms, code, texts)
            )
    return Report(report.faults, wanted, report.found)


def _messages(owner: str, code: str, path: Path) -> tuple[dict[str, _Parts], list[Fault]]:
    if not path.exists():
        return {}, [Fault(owner, code, "-", "the file is missing")]
    found: dict[str, _Parts] = {}
    faults = []
    written = path.read_text("utf-8")
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "?").strip().partition("\n")[0]
            faults.append(Fault(owner, code, line[:60], "cannot be read"))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(Fault(owner, code, entry.id.name, "stands there twice"))
            assert entry.span is not None  # the parser was not told to leave it out
            parts = _Parts(written[entry.span.start : entry.span.end].partition("=")[2])
            parts.visit(entry)
            found[entry.id.name] = parts
    return found, faults


def _compare(
    owner: str, code: str, source: dict[str, _Parts], messages: dict[str, _Parts]
) -> Iterator[Fault]:
    needed = plural_forms(code)
    for key in source.keys() - messages.keys():
        yield Fault(owner, code, key, "is missing")
    for key in messages.keys() - source.keys():
        yield Fault(owner, code, key, f"is not in {SOURCE}.ftl")
    for key in sorted(source.keys() & messages.keys()):
        ours, theirs = messages[key], source[key]
        if ours.variables != theirs.variables:
            told = f"uses {sorted(ours.variables)}, expected {sorted(theirs.variables)}"
            yield Fault(owner, code, key, told)
        for forms in ours.plurals:
            if forms != needed:
                told = f"has plural forms {sorted(forms)}, expected {sorted(needed)}"
                yield Fault(owner, code, key, told)
        if bool(ours.plurals) != bool(theirs.plurals):
            yield Fault(owner, code, key, "chooses by number in one language only")
        if set(ours.options) - set(theirs.options):
            yield Fault(owner, code, key, "chooses between words the source does not know")


def plural_forms(code: str) -> set[str]:
    """The plural forms a language has for whole numbers, as CLDR counts them.

    >>> sorted(plural_forms("pl"))
    ['few', 'many', 'one', 'other']
    """
    rule = Locale.parse(code).plural_form
    return {rule(number) for number in range(201)} | {"other"}
