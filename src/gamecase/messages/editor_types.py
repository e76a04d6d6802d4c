"""The JSON objects that the page for setting up positions gets, as types; see `messages.types`."""

from typing import NotRequired, TypedDict

from gamecase.kernel.booklet import SwitchValue
from gamecase.messages.deep_types import DeepLevelMessage
from gamecase.messages.types import ArtMessage, LineMessage, SceneMessage, SidedText


class PaletteItemMessage(TypedDict):
    """A kind of piece that can be put on the board of the editor."""

    kind: str
    drawing: str
    label: str


class EditorChoiceMessage(TypedDict):
    """A value of an option of the editor."""

    value: str
    label: str


class EditorOptionMessage(TypedDict):
    """What can be set beside the pieces: one of choices, a number up to `high`, or a flag."""

    key: str
    label: str
    value: str
    choices: list[EditorChoiceMessage]
    low: int
    high: int | None


class FaultMessage(TypedDict):
    """Why a position is impossible, and the spots to point at."""

    told: str
    where: tuple[str, ...]


class PositionTextMessage(TypedDict):
    """A position in one notation."""

    name: str
    text: str


class EditorMessage(TypedDict):
    """The answer to an edit of a position that is being set up."""

    game: str
    ruleset: str
    switches: dict[str, SwitchValue]
    pieces: list[tuple[str, str]]
    options: dict[str, str]
    fields: list[EditorOptionMessage]
    palette: list[PaletteItemMessage]
    seats: list[EditorChoiceMessage]
    lies_free: bool
    art: NotRequired[ArtMessage]
    scene: SceneMessage
    faults: list[FaultMessage]
    position: str  # in the game's own notation; empty where it is impossible
    texts: list[PositionTextMessage]
    is_over: bool
    to_act: str  # the seat; empty where the position is impossible
    levels: list[DeepLevelMessage]  # empty where nothing can be analysed more deeply
    recognised: NotRequired[str]  # how a text that was sent was read


class PositionEvaluationMessage(TypedDict):
    """What the analyst thinks of a position."""

    standing: str
    bar: float
    worth: SidedText
    lines: list[LineMessage]
