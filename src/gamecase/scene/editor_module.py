"""The protocol of a game's `editor` module: how any position of the game is set up by hand.

A draft is a position as it is being set up, possible or not. The page sends a draft and what was
done to it; the game answers with the next draft, what is wrong with it, and the position once
nothing is wrong.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeVar

from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene.scene import Scene

R_contra = TypeVar("R_contra", contravariant=True)
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """A piece of the palette and where it is."""

    kind: str
    place: str  # a spot of the scene; "x,y" on the board where pieces lie anywhere


@dataclass(frozen=True, slots=True)
class Draft:
    """A position as it is being set up."""

    pieces: tuple[PlacedPiece, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def option(self, key: str, default: str = "") -> str:
        return self.options.get(key, default)

    def number(self, key: str, low: int, high: int) -> int:
        """An option as a whole number, the nearest within the bounds."""
        text = self.options.get(key, "")
        value = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else low
        return min(max(value, low), high)

    def with_option(self, key: str, value: str) -> "Draft":
        return replace(self, options={**self.options, key: value})


@dataclass(frozen=True, slots=True)
class PaletteItem:
    """A kind of piece that can be put on the board."""

    kind: str  # of a `PlacedPiece`
    drawing: str  # the kind of the art that stands for it
    label: Phrase


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A value of an option; its label is a message, or a text of no language as `6-1`."""

    value: str
    label: Phrase | str


@dataclass(frozen=True, slots=True, kw_only=True)
class EditorOption:
    """What there is to a position beside its pieces: the turn, the dice, castling rights.

    With choices it is one of them; with `high` a number; with neither a flag, "yes" or empty.
    """

    key: str
    label: Phrase | None = None  # None for whose turn it is, which most games have
    value: str
    choices: tuple[OptionChoice, ...] = ()
    low: int = 0
    high: int | None = None


class EditorModule(Protocol[R_contra, P]):
    """A game's `editor` module."""

    LIES_FREE: bool  # pieces lie anywhere on the board rather than on its spots

    def palette(self, rules: R_contra, /) -> tuple[PaletteItem, ...]:
        """The pieces that can be put on the board."""

    def empty_draft(self, rules: R_contra, /) -> Draft:
        """A board without pieces."""

    def draft_of(self, position: P, /) -> Draft:
        """A position, to be changed."""

    def place_at(self, rules: R_contra, x: float, y: float, seen_by: Seat, /) -> str:
        """The place at a point of the scene, where pieces lie anywhere."""

    def place_of_spot(self, rules: R_contra, draft: Draft, spot: str, /) -> str:
        """The place of what is drawn at a spot of the draft's scene; empty where none is."""

    def put(self, rules: R_contra, draft: Draft, kind: str, place: str, /) -> Draft:
        """The draft with one more piece at a place."""

    def remove(self, rules: R_contra, draft: Draft, place: str, /) -> tuple[Draft, str]:
        """The draft with one piece fewer at a place, and the kind of that piece; empty for none."""

    def options(self, rules: R_contra, draft: Draft, /) -> tuple[EditorOption, ...]:
        """What can be set beside the pieces."""

    def draw_draft(self, rules: R_contra, draft: Draft, seen_by: Seat, /) -> Scene:
        """The draft as a seat sees it."""

    def faults(self, rules: R_contra, draft: Draft, /) -> tuple[Refusal, ...]:
        """Everything that makes the draft impossible; empty for a possible position."""

    def position_of(self, rules: R_contra, draft: Draft, /) -> P:
        """The position of a draft without faults."""


def no_place(rules: object, x: float, y: float, seen_by: Seat, /) -> str:
    """The `place_at` of games whose pieces stand on spots."""
    return ""


def same_place(rules: object, draft: Draft, spot: str, /) -> str:
    """The `place_of_spot` of games whose pieces stand on spots."""
    return spot


def put_alone(draft: Draft, kind: str, place: str) -> Draft:
    """The draft with a piece at a place that holds one piece."""
    others = tuple(each for each in draft.pieces if each.place != place)
    return replace(draft, pieces=(*others, PlacedPiece(kind, place)))


def remove_last(draft: Draft, place: str) -> tuple[Draft, str]:
    """The draft without the piece last put at a place, and its kind."""
    for index in range(len(draft.pieces) - 1, -1, -1):
        piece = draft.pieces[index]
        if piece.place == place:
            pieces = draft.pieces[:index] + draft.pieces[index + 1 :]
            return replace(draft, pieces=pieces), piece.kind
    return draft, ""
