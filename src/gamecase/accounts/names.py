"""What an account may be called: so that nobody passes for somebody else.

Names are kept as they were written and known by their looks: two names that differ in case,
accents, spaces or letters that look alike are one name, and whoever had it first keeps it.
"""

import unicodedata

from gamecase.kernel.errors import BadInput
from gamecase.tables.service import clean_name

SHORTEST, LONGEST = 2, 24

_BETWEEN = frozenset(" -_.'’")
_EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0")  # letters to Unicode, nothing to the eye
_ACCENTS = range(0x300, 0x370)
#: Names that would speak for the house.
_RESERVED = ("gamecase", "admin", "administrator", "moderator", "system", "support", "computer")

# Letters of other scripts, and digits, for the Latin letter they look like; all in lower case, as
# names are compared.
_LOOKS_LIKE = str.maketrans(
    "аеёорсухіїјѕԁԛԝгкмтвнзбυοαιρνκτωγχηβε01iı|ǀøđħŧł",
    "aeeopcyxiijsdqwrkmtbh3buoalpvktwyxnbeolllllodhtl",
)
_LATIN_TWINS = str.maketrans({"i": "l", "ß": "ss", "æ": "ae", "œ": "oe"})


class BadName(BadInput):
    """A name that cannot be an account's."""


def account_name(text: str) -> str:
    """A name as it is kept, or BadName that says what a name is.

    >>> account_name("  Ann   of Cleves ")
    'Ann of Cleves'
    """
    if any(each in _FILLERS for each in text):
        raise BadName("a name holds letters that are nothing to the eye")
    name = unicodedata.normalize("NFKC", clean_name(text))
    if not SHORTEST <= len(name) <= LONGEST:
        raise BadName(f"a name has {SHORTEST} to {LONGEST} characters, not {len(name)}")
    for letter in name:
        if letter not in _BETWEEN and unicodedata.category(letter)[0] not in "LMN":
            raise BadName(f"{letter!r} is no part of a name; letters and digits are")
    if name[0] in _BETWEEN or name[-1] in _BETWEEN:
        raise BadName("a name begins and ends with a letter or a digit")
    scripts = {_script(each) for each in name if unicodedata.category(each)[0] == "L"}
    if len(scripts - _EAST_ASIAN) > 1:
        raise BadName(f"letters of {' and '.join(sorted(scripts))} in one name")
    if len(name_skeleton(name)) < SHORTEST or name_skeleton(name) in map(name_skeleton, _RESERVED):
        raise BadName(f"{name!r} is kept for the house")
    return name


def name_skeleton(name: str) -> str:
    """What a name looks like: the same for every name that could be taken for it.

    >>> known_as("Ann Bell") == known_as("ann-bеll") == known_as("ÁNNBELL")
    True
    """
    plain = unicodedata.normalize("NFKD", name)
    bare = "".join(each for each in plain if ord(each) not in _ACCENTS)
    seen = bare.casefold().translate(_LOOKS_LIKE).translate(_LATIN_TWINS)
    return "".join(each for each in seen if each not in _BETWEEN)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "unnamed").split()[0].split("-")[0]
