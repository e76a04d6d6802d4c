"""Consistent terms: a check that each language uses one word for one thing.

The `glossary.toml` of a folder of words has a table for each term:

    [queen]
    messages = ["clause-queen-move"]   # the messages that must use the word
    site_messages = ["told-draw"]      # messages of the site that must use it in this game
    es = 'dama'                        # its stem in each language, a regular expression,
    fi = ['daami', 'kuningatar']       # or several, of which any will do
    [queen.not]
    es = 'rein'                        # stems that no message of the folder may use
    [queen.why]
    es = "the federation and the largest site say dama"
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from gamecase.kernel.errors import BookletError
from gamecase.words.languages import LANGUAGES

FILE = "glossary.toml"

#: Stems by language.
Stems = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Term:
    """A thing, the stems of its word by language, and the messages that must use it."""

    key: str
    messages: tuple[str, ...]
    site_messages: tuple[str, ...]
    stems: Stems
    forbidden: Stems
    reasons: Mapping[str, str]  # why a language uses this word

    def is_used(self, code: str, text: str) -> bool:
        return any(re.search(stem, text, re.IGNORECASE) for stem in self.stems[code])

    def forbidden_word(self, code: str, text: str) -> str:
        """A word in the text that the term must not be called; empty if there is none."""
        for stem in self.forbidden.get(code, ()):
            if found := re.search(rf"{stem}\w*", text, re.IGNORECASE):
                return found[0]
        return ""


def read_terms(folder: Path) -> tuple[Term, ...]:
    """The terms of a folder of words; none if it has no glossary.

    Each term needs a word in every language the folder has a file for, except those that may be
    incomplete.
    """
    path = folder / FILE
    if not path.exists():
        return ()
    terms = []
    translated = {
        code
        for code, language in LANGUAGES.items()
        if (folder / f"{code}.ftl").exists() and not language.may_be_incomplete
    }
    for key, raw in tomllib.loads(path.read_text("utf-8")).items():
        messages = tuple(raw.pop("messages", ()))
        site_messages = tuple(raw.pop("site_messages", ()))
        forbidden, reasons = raw.pop("not", {}), raw.pop("why", {})
        if not messages:
            raise BookletError(f"{path}: {key}: no messages are listed")
        if missing := translated - raw.keys():
            raise BookletError(f"{path}: {key}: no word in {sorted(missing)}")
        if unknown := (raw.keys() | forbidden.keys() | reasons.keys()) - LANGUAGES.keys():
            raise BookletError(f"{path}: {key}: unknown languages {sorted(unknown)}")
        stems, wrong = _read_stems(raw), _read_stems(forbidden)
        terms.append(Term(key, messages, site_messages, stems, wrong, reasons))
    return tuple(terms)


def _read_stems(raw: Mapping[str, str | list[str]]) -> Stems:
    return {
        code: (stems,) if isinstance(stems, str) else tuple(stems) for code, stems in raw.items()
    }


def find_wrong_terms(
    terms: tuple[Term, ...],
    code: str,
    texts: Mapping[str, str],
    site_texts: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[tuple[str, str]]:
    """The messages of a language that do not use the word of a term, each with what is wrong.

    A message that the language lacks is not reported: it is missing. A game may replace a message
    of the site that does not use its word.
    """
    for term in terms:
        if code not in term.stems:
            continue
        known = {**site_texts, **texts}
        for key in (*term.messages, *term.site_messages):
            if key in known and not term.is_used(code, known[key]):
                expected = " or ".join(repr(stem) for stem in term.stems[code])
                where = "" if key in texts else ": replace it in the file of this game"
                yield key, f"does not call the {term.key} {expected}{where}"
        for key, text in texts.items():
            if word := term.forbidden_word(code, text):
                yield key, f"has {word!r} for {term.key}: {_advice(term, code)}"


def _advice(term: Term, code: str) -> str:
    return term.reasons.get(code) or f"expected {' or '.join(map(repr, term.stems[code]))}"
