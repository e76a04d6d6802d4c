"""Random changes of texts."""

from collections.abc import Sequence
from random import Random

_TOKENS = (
    *("0", "-1", "99999999999999999999", "1e9", "1.5", "\u0661", "\u00b2", "\x00", "\ud7ff", "é"),
    *("(", ")", "[", "]", "{", "}", '"', "'", "\\", "/", ";", ":", ",", ".", "=", "*", "|"),
    *(" ", "\n", "\r\n", "\t", "null", "true", "NaN", "[[[[[[[[", "((((((((", "{{{{{{{{"),
)


def mutated(corpus: Sequence[str], rng: Random) -> str:
    """A text of the corpus with some changes."""
    text = rng.choice(corpus)
    for _ in range(rng.randint(1, 6)):
        text = _change(text, corpus, rng)
    return text


def _change(text: str, corpus: Sequence[str], rng: Random) -> str:
    first, last = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    last = min(last, first + 40)
    match rng.randrange(6):
        case 0:
            return text[:first] + text[last:]
        case 1:
            return text[:first] + rng.choice(_TOKENS) + text[first:]
        case 2:
            return text[:first] + rng.choice(_TOKENS) + text[last:]
        case 3:
            return text[:first] + text[first:last] * rng.randint(2, 30) + text[last:]
        case 4:
            other = rng.choice(corpus)
            return text[:first] + other[rng.randint(0, len(other)) :]
        case _:
            letter = chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x3000))))
            return text[:first] + letter + text[first + 1 :]
