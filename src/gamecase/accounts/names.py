"""Account names, and the skeleton by which names that look alike are compared.

A name is stored as it was written. Two names that differ only in case, accents, spaces or letters
that look alike have the same skeleton (compare UTS 39) and cannot both be registered.
"""

import unicodedata

from gamecase.kernel.errors import BadInput
from gamecase.tables.table_factory import clean_name

MIN_LENGTH, MAX_LENGTH = 2, 24

_SEPARATORS = frozenset(" -_.'’")
_EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
_INVISIBLE_LETTERS = frozenset("\u115f\u1160\u3164\uffa0")  # letters to Unicode, but blank
_ACCENTS = range(0x300, 0x370)
#: Names that could be mistaken for the operator of the site.
_RESERVED = ("gamecase", "admin", "administrator", "moderator", "system", "support", "computer")

# Letters of other scripts, and digits, with the Latin letter they look like; in lower case, as
# skeletons are.
_CONFUSABLES = str.maketrans(
    "аеёорсухіїјѕԁԛԝгкмтвнзбυοαιρνκτωγχηβε01iı|ǀøđħŧł",
    "aeeopcyxiijsdqwrkmtbh3buoalpvktwyxnbeolllllodhtl",
)
_LATIN_CONFUSABLES = str.maketrans({"i": "l", "ß": "ss", "æ": "ae", "œ": "oe"})


class BadName(BadInput):
    """A name that an account cannot have."""


def normalize_name(text: str) -> str:
    """The name of an account as it is stored, or `BadName`.

    >>> normalize_name("  Ann   of Cleves ")
    'Ann of Cleves'
    """
    if any(letter in _INVISIBLE_LETTERS for letter in text):
        raise BadName("the name contains invisible letters")
    name = unicodedata.normalize("NFKC", clean_name(text))
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise BadName(f"a name has {MIN_LENGTH} to {MAX_LENGTH} characters, not {len(name)}")
    for letter in name:
        if letter not in _SEPARATORS and unicodedata.category(letter)[0] not in "LMN":
            raise BadName(f"a name has letters, digits and separators, not {letter!r}")
    if name[0] in _SEPARATORS or name[-1] in _SEPARATORS:
        raise BadName("a name begins and ends with a letter or a digit")
    scripts = {_script(letter) for letter in name if unicodedata.category(letter)[0] == "L"}
    if len(scripts - _EAST_ASIAN) > 1:
        raise BadName(f"the name mixes letters of {' and '.join(sorted(scripts))}")
    skeleton = name_skeleton(name)
    if len(skeleton) < MIN_LENGTH or skeleton in map(name_skeleton, _RESERVED):
        raise BadName(f"the name {name!r} is reserved")
    return name


def name_skeleton(name: str) -> str:
    """The same text for all names that look alike.

    >>> name_skeleton("Ann Bell") == name_skeleton("ann-bеll") == name_skeleton("ÁNNBELL")
    True
    """
    decomposed = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in decomposed if ord(letter) not in _ACCENTS)
    latin = plain.casefold().translate(_CONFUSABLES).translate(_LATIN_CONFUSABLES)
    return "".join(letter for letter in latin if letter not in _SEPARATORS)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "unnamed").split()[0].split("-")[0]
