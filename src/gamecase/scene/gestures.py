"""How a hand makes an action: by picking spots one after the other, by aiming, or by a button."""

from dataclasses import dataclass

from gamecase.kernel.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Path:
    """Spots touched in this order make this action, or lead on to more when there is none."""

    spots: tuple[str, ...]
    action: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rail:
    """An arc along which a piece may be placed before it is sent off.

    Angles are degrees clockwise from the right-hand side, as screens count them: 90 is below the
    centre. What the action tells is the angle less `zero`.
    """

    x: float
    y: float
    radius: float
    low: float
    high: float
    zero: float = 90.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Dial:
    """A further number of an action that each player sets once and keeps: `... word number`.

    It is left out of the action while the dial stands at its right end.
    """

    word: str
    label: Phrase
    left: int
    right: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """A place on a rail, a direction and a strength: the action `verb place bearing strength`.

    Bearing 0 points from the place to the centre of the rail, and grows clockwise.
    """

    verb: str
    piece: str  # the kind of piece that is sent off
    rail: Rail
    bearing: tuple[float, float]
    strength: tuple[float, float]
    steps: tuple[float, float, float]  # the finest place, bearing and strength
    reach: float  # how far a hand pulls back for full strength, in units of the scene
    by_ratio: bool = False  # equal pulls multiply the strength rather than add to it
    sight: float = 0.0  # how far the aim line shows the way; 0: as far as the strength tells
    dial: Dial | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """An action that is not on the board: double, take, pass."""

    action: str
    label: Phrase
    is_grave: bool = False  # cannot be undone by a slip of the finger: drop, resign
    is_claim: bool = False  # or a question: the rules may say no, and offering it tells nothing
    place: int = 0  # where it always is, from 1, three in a row; 0: wherever there is room


@dataclass(frozen=True, slots=True)
class Gestures:
    """Everything the seat to act can do with its hands."""

    paths: tuple[Path, ...] = ()
    aim: Aim | None = None
    buttons: tuple[Button, ...] = ()
    undo: tuple[str, ...] | None = None  # what was picked before the last step; None: nothing was
    prompt: tuple[Phrase, ...] = ()  # what the hands are to do, where the board does not tell
