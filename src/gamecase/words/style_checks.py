"""Checks of how a translation is written: address, typography, ends of sentences, bidi."""

import re
from collections.abc import Iterator, Mapping

from gamecase.words.languages import SOURCE, Language
from gamecase.words.messages import Message
from gamecase.words.style import Style
from gamecase.words.typography import rules

_QUOTES = '"“”„‟«»‹›‚‘'
_VARIABLE = re.compile(r"\{[^{}]*\}")
_WORD = re.compile(r"[^\W\d_]{4,}")

# What ends a sentence in any script, as the sign that English has; a full stop may shout.
_ENDS = {".": ".", "!": ".", "。": ".", ":": ":", "?": "?", "؟": "?", "…": "…", ",": ",", "،": ","}
_CLOSING = '"”“»«’)]\u2066\u2067\u2068\u2069\u200e\u200f\u00a0\u202f '

# An isolate that a message writes around a text, so that its parts stay in order.
_ISOLATED = re.compile("[\u2066-\u2068][^\u2069]*\u2069")
_TORN = re.compile(r"[-+−±]\s?(?:\d|\{)|\}\{")


def find_style_faults(
    language: Language, style: Style, source: Mapping[str, Message], messages: Mapping[str, Message]
) -> Iterator[tuple[str, str]]:
    """The messages of a language that are not written as the language wants, and what is wrong."""
    for key, message in messages.items():
        faults: list[str] = []
        for sentence in message.sentences:
            faults += _sentence_faults(language, style, sentence)
            if key not in style.several:
                faults += _address_faults(style, sentence)
        if language.code != SOURCE and key in source:
            faults += _comparison_faults(language, source[key], message)
        for fault in dict.fromkeys(faults):
            yield key, fault


def _address_faults(style: Style, sentence: str) -> Iterator[str]:
    words = _VARIABLE.sub("{}", sentence)
    for pattern in style.other_address:
        if found := re.search(pattern, words):
            word = found[0].strip(" .!?:")
            yield f"has {word!r}, but readers are addressed as {style.address!r}"


def _sentence_faults(language: Language, style: Style, sentence: str) -> Iterator[str]:
    for what, change in rules(language, style):
        if change(sentence) != sentence:
            yield what
    words = _VARIABLE.sub("{}", sentence)
    for pattern in style.stray:
        if found := re.search(pattern, words):
            yield f"has {found[0]!r}, which does not belong here"
    wrong = {sign for sign in words if sign in _QUOTES and sign not in style.quotes}
    if wrong and style.quotes:
        yield f"has the quotation marks {' '.join(sorted(wrong))}, expected {style.quotes}"
    if "'" in words and not re.search(r"[^\W\d_]'[^\W\d_]", words):
        yield "has a straight apostrophe"
    if re.search(r"\s[,.](?:\s|$)", words) or words != words.strip():
        yield "has a space where none belongs"
    if language.is_right_to_left and _TORN.search(_ISOLATED.sub("", words)):
        yield 'has a sign and a number apart: put them between { "\\u2066" } and { "\\u2069" }'


def _comparison_faults(language: Language, source: Message, message: Message) -> Iterator[str]:
    if _is_untranslated(source, message):
        yield "is the English text"
    theirs = {_end(sentence, is_greek=False) for sentence in source.sentences}
    ours = {_end(sentence, is_greek=language.code == "el") for sentence in message.sentences}
    if not theirs & ours:
        yield f"ends with {_shown(ours)}, the English with {_shown(theirs)}"


def _is_untranslated(source: Message, message: Message) -> bool:
    """Whether a message of two or more plain words is the English one."""
    if source.sentences != message.sentences:
        return False
    text = _VARIABLE.sub("", source.sentences[0]) if source.sentences else ""
    words: list[str] = _WORD.findall(text)
    return sum(word.islower() for word in words) > 1


def _end(sentence: str, *, is_greek: bool) -> str:
    last = sentence.rstrip(_CLOSING)[-1:]
    if is_greek and last == ";":
        return "?"
    return _ENDS.get(last, "")


def _shown(ends: set[str]) -> str:
    return " or ".join(repr(end) if end else "no sign" for end in sorted(ends))
