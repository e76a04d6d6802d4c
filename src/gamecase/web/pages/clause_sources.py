"""What a clause or a switch is based on, in words: marks and footnotes of the rule book."""

from dataclasses import dataclass

from gamecase.kernel.booklet import Booklet, Clause, Origin, SwitchValue
from gamecase.words import LANGUAGES, Speaker

#: A small sign for each origin, explained in a legend: full, empty and half.
SIGNS = {Origin.PRINTED: "●", Origin.SILENT: "○", Origin.DIFFERS: "◐"}


@dataclass(frozen=True, slots=True)
class OriginMark:
    """The mark at a clause: its sign, what it means, and a footnote where there is more to say."""

    sign: str
    told: str
    note: str = ""


def origin_label(words: Speaker, booklet: Booklet, origin: Origin) -> str:
    """What an origin means; a booklet that no box has follows the rules of those who play it."""
    if origin is Origin.PRINTED and not booklet.sources:
        return words("provenance-usual")
    return words(f"provenance-{origin.value}")


def origin_mark(words: Speaker, booklet: Booklet, clause: Clause) -> OriginMark:
    notes = []
    if clause.languages:
        names = ", ".join(LANGUAGES[code].name for code in clause.languages)
        notes.append(words("provenance-languages", languages=names))
    key = next((key for key in clause.note_keys(booklet.key) if words.has(key)), "")
    notes += [words(key)] if key else []
    return OriginMark(
        SIGNS[clause.origin], origin_label(words, booklet, clause.origin), " ".join(notes)
    )


def legend(words: Speaker, booklet: Booklet) -> list[OriginMark]:
    """The signs that the clauses of a booklet have, and what they mean."""
    used = {clause.origin for clause in booklet.clauses}
    return [
        OriginMark(SIGNS[origin], origin_label(words, booklet, origin))
        for origin in Origin
        if origin in used
    ]


def value_label(
    words: Speaker, booklet: Booklet, switch: str, value: SwitchValue, text: str
) -> str:
    """A value of a switch in words, and whether it is printed or our default."""
    said = words(f"switch-{switch}-{text}")
    origin = booklet.origin_of(switch, value) if booklet.sources else None
    return words(f"switch-value-{origin.value}", value=said) if origin else said
