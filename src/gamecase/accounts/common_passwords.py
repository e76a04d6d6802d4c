"""Passwords that are tried first by whoever guesses: common words, keyboard rows and sequences."""

import re
from functools import cache
from pathlib import Path

_ROWS = ("qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm")
_SEQUENCES = (
    "0123456789012345678901234567890",
    "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
    *_ROWS,
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "qazwsxedcrfvtgbyhnujm",
)


@cache
def _words() -> frozenset[str]:
    """Words that are common with and without digits and signs after them."""
    text = Path(__file__).with_name("common_passwords.txt").read_text("utf-8")
    return frozenset(text.split())


def is_common(password: str) -> bool:
    """Whether a password is among those that are tried first.

    >>> [is_common(text) for text in ("12345678", "Passwort1!", "qwertzui", "letmein2024")]
    [True, True, True, True]
    >>> is_common("vier grüne Stühle")
    False
    """
    text = re.sub(r"[\s_.-]+", "", password.casefold())
    word = text.rstrip("0123456789!?$%&*+#@")
    if text.isdecimal() and len(text) <= 10:  # dates and telephone numbers
        return True
    if word in _words() or text in _words() or (word + word == text) or _repeats(text):
        return True
    return any(len(text) >= 4 and text in line + line[::-1] for line in _SEQUENCES) or any(
        len(word) >= 4 and word in line for line in _SEQUENCES
    )


def _repeats(text: str) -> bool:
    """Whether a text is a part of at most four characters again and again."""
    return any(
        len(text) > size and text == (text[:size] * len(text))[: len(text)] for size in range(1, 5)
    )
