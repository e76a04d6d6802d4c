"""Consistent terms: a check that each language of a game uses one word for one thing.

A game's `words/glossary.toml` has a table for each term: for each language the stem of its word (a
regular expression where inflection changes it), and `messages`, the keys of the messages that must
use the word.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from gamecase.kernel.errors import BookletError
from gamecase.words.languages import LANGUAGES

FILE = "glossary.toml"


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of a game, the stem of its word by language, and the messages that must use it."""

    key: str
    messages: tuple[str, ...]
    stems: Mapping[str, str]

    def is_used(self, code: str, text: str) -> bool:
        return re.search(self.stems[code], text, re.IGNORECASE) is not None


def read_terms(folder: Path) -> tuple[Term, ...]:
    """The terms of a folder of words; none if it has no glossary.

    Each term needs a word in every language the folder has a file for.
    """
    path = folder / FILE
    if not path.exists():
        return ()
    terms = []
    translated = {code for code in LANGUAGES if (folder / f"{code}.ftl").exists()}
    for key, raw in tomllib.loads(path.read_text("utf-8")).items():
        messages, stems = tuple(raw.pop("messages", ())), raw
        if not messages:
            raise BookletError(f"{path}: {key}: no messages are listed")
        if missing := translated - stems.keys():
            raise BookletError(f"{path}: {key}: no word in {sorted(missing)}")
        if unknown := stems.keys() - LANGUAGES.keys():
            raise BookletError(f"{path}: {key}: unknown languages {sorted(unknown)}")
        terms.append(Term(key, messages, stems))
    return tuple(terms)


def find_wrong_terms(
    terms: tuple[Term, ...], code: str, texts: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """The messages of a language that do not use the word of a term, each with what is wrong."""
    for term in terms:
        for key in term.messages:
            if not term.is_used(code, texts.get(key, "")):
                yield key, f"does not call the {term.key} {term.stems[code]!r}"
