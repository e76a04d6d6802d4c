"""Checks that the word files of all languages are complete, well-formed and up to date."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale

from gamecase.words.digests import State, read_digests, state_of
from gamecase.words.languages import LANGUAGES, SOURCE, Language
from gamecase.words.messages import Message, read_word_file
from gamecase.words.style import style_of
from gamecase.words.style_checks import find_style_faults
from gamecase.words.term_checks import Term, find_wrong_terms, read_terms

SHELL_OWNER = "shell"  # the words of the application, which a game may replace by its own


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

    counts: dict[str, int]
    #: The messages of each language that are missing or older than their source: owner and key.
    missing: dict[str, list[tuple[str, str]]]
    outdated: dict[str, list[tuple[str, str]]]
    faults: list[WordFault] = field(default_factory=list)
    #: What is not written as its language wants; only people can say whether it is wrong.
    findings: list[WordFault] = field(default_factory=list)
    total: int = 0  # messages of the source language
    #: The languages that an owner has no word file for; its messages are shown in English there.
    untranslated: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EnglishMessages:
    """The English messages that the translations of an owner are made from."""

    owner: str
    folder: Path
    own: Mapping[str, Message]
    #: Messages of the application, which a game may say in words of its own in any language.
    shared: Mapping[str, Message]

    @property
    def all(self) -> dict[str, Message]:
        return {**self.shared, **self.own}

    @property
    def needed(self) -> dict[str, Message]:
        """The messages that every complete language has."""
        return {key: message for key, message in self.own.items() if key not in self.shared}


def read_sources(folders: Mapping[str, Path]) -> list[EnglishMessages]:
    """The English messages of every folder of words."""
    english = {
        owner: read_word_file(folder / f"{SOURCE}.ftl").messages
        for owner, folder in folders.items()
    }
    shell = english.get(SHELL_OWNER, {})
    return [
        EnglishMessages(owner, folder, english[owner], {} if owner == SHELL_OWNER else shell)
        for owner, folder in folders.items()
    ]


def check(folders: Mapping[str, Path], languages: Mapping[str, Language] = LANGUAGES) -> WordReport:
    """Compare every language of every folder with the source language.

    A language without a file is no fault: it is listed as untranslated. A file is checked whole,
    except that a language which may be incomplete may lack messages.
    """
    report = WordReport(
        counts=dict.fromkeys(languages, 0),
        missing={code: [] for code in languages},
        outdated={code: [] for code in languages},
    )
    site_texts: dict[str, dict[str, str]] = {}
    for source in read_sources(folders):
        report.total += len(source.needed)
        terms = read_terms(source.folder)
        for language in sorted(languages.values(), key=lambda each: each.code != SOURCE):
            _check_language(source, terms, language, report, site_texts)
    return report


def _check_language(
    source: EnglishMessages,
    terms: tuple[Term, ...],
    language: Language,
    report: WordReport,
    site_texts: dict[str, dict[str, str]],
) -> None:
    owner, folder, code = source.owner, source.folder, language.code
    path = folder / f"{code}.ftl"
    if code != SOURCE and not path.exists():
        report.untranslated.setdefault(owner, []).append(code)
        report.missing[code] += [(owner, key) for key in source.needed]
        return
    file = read_word_file(path)
    messages = file.messages
    report.counts[code] += len(source.needed.keys() & messages.keys())
    faults = [*file.faults, *_compare(source, language, messages)]
    report.faults += [WordFault(owner, code, key, what) for key, what in faults]
    texts = {key: "\n".join(message.sentences) for key, message in messages.items()}
    if owner == SHELL_OWNER:
        site_texts[code] = texts
    findings = [
        *find_wrong_terms(terms, code, texts, site_texts.get(code, {})),
        *find_style_faults(language, style_of(code), source.all, messages),
    ]
    report.findings += [WordFault(owner, code, key, what) for key, what in findings]
    if code != SOURCE:
        digests = read_digests(folder, code)
        english = source.all
        lists = {State.MISSING: report.missing, State.OUTDATED: report.outdated}
        for key in {**source.needed, **{key: None for key in messages if key in english}}:
            state = state_of(key, english, messages, digests)
            if state in lists:
                lists[state][code].append((owner, key))


def _compare(
    source: EnglishMessages, language: Language, messages: Mapping[str, Message]
) -> Iterator[tuple[str, str]]:
    """The keys of a language's messages that differ from the source's, and how."""
    english = source.all
    needed = plural_forms(language)
    if not language.may_be_incomplete:
        for key in source.needed.keys() - messages.keys():
            yield key, "is missing"
    for key in messages.keys() - english.keys():
        yield key, f"is not in {SOURCE}.ftl"
    for key in sorted(english.keys() & messages.keys()):
        ours, theirs = messages[key], english[key]
        if ours.variables != theirs.variables:
            yield key, f"uses {sorted(ours.variables)}, expected {sorted(theirs.variables)}"
        for forms in ours.plurals:
            if forms != needed:
                yield key, f"has plural forms {sorted(forms)}, expected {sorted(needed)}"
        if bool(ours.plurals) != bool(theirs.plurals):
            yield key, "selects by plural in one language only"
        if set(ours.options) - set(theirs.options):
            yield key, f"has variants that {SOURCE}.ftl does not have"


def plural_forms(language: Language) -> set[str]:
    """The plural categories of a language for whole numbers, by CLDR.

    >>> sorted(plural_forms(LANGUAGES["pl"]))
    ['few', 'many', 'one', 'other']
    """
    rule = Locale.parse(language.locale).plural_form
    return {rule(number) for number in range(201)} | {"other"}
