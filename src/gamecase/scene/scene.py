"""A scene: the board, the pieces with their places, the spots to touch, and marks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gamecase.kernel.phrase import Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """What never changes during a game: the empty board and the look of each kind of piece.

    Fragments of SVG; colours are written `var(--name)` with the names of `gamecase.scene.themes`,
    and shapes must differ as well as colours.
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
    """A thing that can be somewhere else next time; the page glides it there.

    Pieces of one kind are interchangeable unless they carry an id.
    """

    kind: str
    x: float
    y: float
    id: str = ""
    scale: float = 1.0
    text: str = ""  # printed on it: how many lie in the pile, what the cube shows
    entrance: str = ""  # how it comes to the table when it is new: "tumble" for dice
    is_offered: bool = False  # it lies there for a hand to choose, and is in no picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place that a hand, a key or a screen reader can reach."""

    id: str
    x: float  # where it is for the arrow keys
    y: float
    outline: str  # the path of its edge, as SVG writes paths
    label: Phrase  # what is there, in words


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Something shown on the board that is no piece: the last move, a winning line."""

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
    """All that lies on the table."""

    art: Art
    title: Phrase
    description: tuple[Phrase, ...]  # the position in words
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = field(default=())
    signs: tuple[Phrase, ...] = ()  # put up beside the board: how this game stands in its match
    turn: float = 0.0  # degrees clockwise that this viewer's table is turned by; aims turn with it
