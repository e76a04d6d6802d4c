"""Typography of each language: what is put right without knowing the meaning of a text.

A rule takes a text in which `{...}` stands for a variable, and returns it as it should be written.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from babel import Locale

from gamecase.words.languages import Language
from gamecase.words.style import Style

NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"
_NO_BREAKS = NO_BREAK + NARROW_NO_BREAK
MINUS = "\u2212"

#: A rule: what is wrong where it changes a text, and the change.
Rule = tuple[str, Callable[[str], str]]

_DOUBLED_SPACE = re.compile(r" {2,}")
_STRAIGHT_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])|(?<=\})'(?=[^\W\d_])")
_HYPHEN_AS_MINUS = re.compile(r"(?<![\w}\-\u2010-\u2015])-(?=\d|\{)")
_GROUPED_DIGITS = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")
_PERCENT = re.compile(rf"(?<=[\d}}])[ {_NO_BREAKS}]?(?=%)")
_PERCENT_BEFORE = re.compile(rf"(?<=%)[ {_NO_BREAKS}](?=[\d{{])")
_SPACE_BEFORE_DASH = re.compile(r"(?<=\S) (?=[–—] )")


@lru_cache(maxsize=64)
def rules(language: Language, style: Style) -> tuple[Rule, ...]:
    """The rules of a language."""
    found: list[Rule] = [
        ("has two spaces in a row", lambda text: _DOUBLED_SPACE.sub(" ", text)),
        ("has a straight apostrophe", lambda text: _STRAIGHT_APOSTROPHE.sub("’", text)),
        ("has a hyphen for a minus sign", lambda text: _HYPHEN_AS_MINUS.sub(MINUS, text)),
        (
            "has a space in a number that may break",
            lambda text: _GROUPED_DIGITS.sub(NO_BREAK, text),
        ),
        ("has the wrong space at a percent sign", _percent_rule(language)),
    ]
    if style.no_break_before or style.no_break_after:
        found.append(("lacks a no-break space at punctuation", _punctuation_rule(style)))
    if style.no_break_before_dash:
        found.append(
            (
                "lacks a no-break space before a dash",
                lambda text: _SPACE_BEFORE_DASH.sub(NO_BREAK, text),
            )
        )
    return tuple(found)


def _percent_rule(language: Language) -> Callable[[str], str]:
    """Spaces at percent signs as CLDR has them: `5 %`, `5%` or `%5`."""
    pattern = str(Locale.parse(language.locale).percent_formats[None].pattern)
    if pattern.startswith("%"):
        return lambda text: _PERCENT_BEFORE.sub("", text)
    if NO_BREAK in pattern or NARROW_NO_BREAK in pattern:
        return lambda text: _PERCENT.sub(_keep_no_break, text)
    return lambda text: _PERCENT.sub("", text)


def _keep_no_break(match: re.Match[str]) -> str:
    return match[0] if match[0] and match[0] in _NO_BREAKS else NO_BREAK


def _punctuation_rule(style: Style) -> Callable[[str], str]:
    """No-break spaces before and after signs; a colon within a time or an address has none."""
    signs = re.escape(style.no_break_before)
    plain = re.compile(rf"(?<=[^\s]) (?=[{signs}])")
    bare = re.compile(rf"(?<=[\w}})»])(?=[{signs}](?:\s|$))")
    opening = re.compile(rf"(?<=[{re.escape(style.no_break_after)}]) ?(?=[^\s{_NO_BREAKS}])")

    def put_right(text: str) -> str:
        text = bare.sub(NO_BREAK, plain.sub(NO_BREAK, text))
        return opening.sub(NO_BREAK, text) if style.no_break_after else text

    return put_right


def put_right(text: str, language: Language, style: Style) -> str:
    """A text by the rules of its language."""
    for _, change in rules(language, style):
        text = change(text)
    return text


# --- in a word file ---

_PLACEABLE = re.compile(r"\{[^{}\n]*\}")
_VARIANT = re.compile(r"\s*\*?\[[^\]\n]*\]\s*")
_START = re.compile(r"(?:[a-zA-Z][\w-]*|\s+\.[a-zA-Z][\w-]*)\s*=\s*")


def put_file_right(text: str, language: Language, style: Style) -> str:
    """The text of a word file with every message by the rules; its code is left alone."""
    return "".join(
        line if line.startswith("#") else _put_line_right(line, language, style)
        for line in text.splitlines(keepends=True)
    )


def _put_line_right(line: str, language: Language, style: Style) -> str:
    body = line.rstrip("\n")
    ending = line[len(body) :]
    head = _VARIANT.match(body) or _START.match(body)
    start = head.end() if head else len(body) - len(body.lstrip())
    # A placeable is one character here, so that its own colons and spaces are not seen.
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match[0])
        return f"{{{len(kept) - 1}}}"

    masked = put_right(_PLACEABLE.sub(keep, body[start:]), language, style)
    restored = re.sub(r"\{(\d+)\}", lambda match: kept[int(match[1])], masked)
    return body[:start] + restored + ending
