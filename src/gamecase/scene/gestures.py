"""Gestures: actions made by picking spots one after the other, by aiming, or by a button."""

from dataclasses import dataclass

from gamecase.kernel.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Path:
    """Spots to touch in this order for an action; without an action more spots follow."""

    spots: tuple[str, ...]
    action: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OffRailDistance:
    """How far off its rail a piece may be put: an extra number of the action, `... word number`.

    The number is positive towards the centre of the rail, and left out of the action when it is 0.
    """

    word: str
    most: int
    unit: float  # the length of 1 in units of the scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Rail:
    """An arc on which a piece is placed before it is launched.

    Angles are degrees clockwise from the right-hand side, as in screen coordinates: 90 is below
    the centre. The action contains the angle minus `zero`.
    """

    x: float
    y: float
    radius: float
    low: float
    high: float
    zero: float = 90.0
    slack: OffRailDistance | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberSetting:
    """An extra number of an action that a player sets once: `... word number`.

    It is left out of the action while the dial is at its right end.
    """

    word: str
    label: Phrase
    left: int
    right: int
    usual: int  # until the player sets it


@dataclass(frozen=True, slots=True)
class StrengthWord:
    """A word for strengths up to a limit."""

    limit: float
    label: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """What a sliding piece meets, so that the page can draw where it will go.

    Lengths are in units of the scene, places relative to the centre of the rail, turned as the rail
    is.
    """

    unit: float  # of the scene, for a strength of 1: what a piece slides in a second
    slowing: float  # constant deceleration, in units per second squared
    radius: float  # of a piece
    edge: float  # beyond which a piece falls off
    hole: tuple[float, float]  # radius within which a piece tips in, and the speed up to which
    pegs: tuple[tuple[float, float, float], ...]  # places and radii
    pieces: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """A place on a rail, a direction and a strength, for the action `verb place bearing strength`.

    Bearing 0 points from the place to the centre of the rail, and grows clockwise.
    """

    verb: str
    piece: str  # the kind of piece that is launched
    rail: Rail
    bearing: tuple[float, float]
    strength: tuple[float, float]
    steps: tuple[float, float, float]  # the smallest steps of place, bearing and strength
    reach: float  # how far to pull back for full strength, in units of the scene
    curve: float = 1.0  # above 1, the first half of a pull changes the strength less
    powers: tuple[StrengthWord, ...] = ()  # words for the strength, the weakest first
    surface: Surface | None = None  # None: the page cannot predict where the piece will stop
    sight: float = 0.0  # length of the aim line; 0: proportional to the strength
    dial: NumberSetting | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """An action that is not made on the board: double, take, pass."""

    action: str
    label: Phrase
    is_grave: bool = False  # has to be confirmed: drop, resign
    is_claim: bool = False  # the rules may refuse it, and offering it reveals nothing
    place: int = 0  # its fixed place, from 1, three in a row; 0: anywhere


@dataclass(frozen=True, slots=True)
class Gestures:
    """Everything the seat to act can do."""

    paths: tuple[Path, ...] = ()
    aim: Aim | None = None
    buttons: tuple[Button, ...] = ()
    undo: tuple[str, ...] | None = None  # `picked` after undoing one step; None: nothing to undo
    task: Phrase | None = None  # whose turn it is and what to do, where there is more than moving
    prompt: tuple[Phrase, ...] = ()  # instructions, where the board does not make them obvious
