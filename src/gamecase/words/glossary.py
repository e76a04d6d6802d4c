"""One word for one thing: does every language of a game keep to its own terms?

A game's `words/glossary.toml` has a table for each term: for each language the stem of its word (a
pattern, where inflection changes it), and the messages that speak of the thing in all of them.
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
    """A thing of a game, what each language calls it, and where it must be called so."""

    key: str
    messages: tuple[str, ...]
    stems: Mapping[str, str]

    def is_used(self, code: str, text: str) -> bool:
        return re.search(self.stems[code], text, re.IGNORECASE) is not None


def read_terms(folder: Path) -> tuple[Term, ...]:
    """The terms of a folder of words; none where it has no glossary."""
    path = folder / FILE
    if not path.exists():
        return ()
    terms = []
    for key, raw in tomllib.loads(path.read_text("utf-8")).items():
        messages, stems = tuple(raw.pop("messages", ())), raw
        if not messages:
            raise BookletError(f"{path}: {key}: it is asked for in no message")
        if wrong := stems.keys() ^ LANGUAGES.keys():
            raise BookletError(f"{path}: {key}: a word for each language, but {sorted(wrong)}")
        terms.append(Term(key, messages, stems))
    return tuple(terms)


def otherwise(
    terms: tuple[Term, ...], code: str, texts: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """The messages of a language that call a thing otherwise, and what is wrong with each."""
    for term in terms:
        for key in term.messages:
            if not term.is_used(code, texts.get(key, "")):
                yield key, f"does not call the {term.key} {term.stems[code]!r}"
