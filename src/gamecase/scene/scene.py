"""A scene: the board, the pieces and their places, the spots to touch, and marks."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from gamecase.kernel.phrase import Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """The drawings that do not change during a game: the empty board and each kind of piece.

    Fragments of SVG. Colours are written `var(--name)` with the names of `gamecase.scene.themes`;
    pieces must differ in shape as well as in colour.
    """

    key: str  # two scenes with the same key have the same art
    width: float
    height: float
    board: str
    pieces: Mapping[str, str]  # kind -> a drawing around the origin
    seats: Mapping[str, str]  # seat -> the kind that stands for it beside its player's name
    defs: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Something that can be at another place in the next scene; the page glides it there.

    Pieces of one kind are interchangeable unless they carry an id.
    """

    kind: str
    x: float
    y: float
    id: str = ""
    scale: float = 1.0
    text: str = ""  # printed on it: the height of a pile, the value of the cube
    entrance: str = ""  # the animation of a new piece: "tumble" for dice
    is_offered: bool = False  # shown to be touched; left out where nobody may touch it


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place that can be touched, reached by keys, and read by a screen reader."""

    id: str
    x: float  # the centre, for moving by arrow keys
    y: float
    outline: str  # its outline as an SVG path
    label: Phrase  # its content in words


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A highlight on the board: the last move, a winning line."""

    kind: str
    outline: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A short text printed beside the board, the same in every language: a1, 24, 15."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A position as one viewer sees it."""

    art: Art
    title: Phrase
    description: tuple[Phrase, ...]  # the position in words
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = field(default=())
    signs: tuple[Phrase, ...] = ()  # shown beside the board: the state of the match
    turn: float = 0.0  # degrees clockwise by which the board is turned for this viewer; aims too

    def without_offers(self) -> Self:
        """The scene without the pieces that are shown only to be touched."""
        return replace(self, pieces=tuple(one for one in self.pieces if not one.is_offered))
