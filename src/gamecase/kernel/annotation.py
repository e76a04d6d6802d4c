"""What files say about a game beside its actions: comments, marks and variations."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """The annotations of one action, or those before the first."""

    comments: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()  # as in the file: `!`, `?!`, `$14`
    variations: tuple["Variation", ...] = ()  # other play instead of the action


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation:
    """Play that did not happen, annotated in turn."""

    actions: tuple[str, ...]
    notes: "Notes" = field(default_factory=dict)


#: By the number of actions played: 0 is before the first, 1 is about the first.
Notes = Mapping[int, Note]


def count_notes(notes: Notes) -> dict[str, int]:
    """How many comments, marks and variations there are, those within variations included."""
    counts = {"comment": 0, "mark": 0, "variation": 0}
    for note in notes.values():
        counts["comment"] += len(note.comments)
        counts["mark"] += len(note.marks)
        counts["variation"] += len(note.variations)
        for variation in note.variations:
            for kind, count in count_notes(variation.notes).items():
                counts[kind] += count
    return counts
