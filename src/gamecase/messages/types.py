"""The JSON objects that the server sends to the page, as types.

`tools/generate_message_types.py` writes them, and the commands of `gamecase.tables.commands`, to
`web/static/js/messages.d.ts`, so that both ends of the socket are checked against the same types. A
dataclass in a message is sent as an object of its fields, and a `Phrase` as text in the reader's
language; a `Raw` is a message that was encoded in advance. `docs/messages.md` explains the fields.
"""

from typing import Literal, NotRequired, TypedDict

from msgspec import Raw

from gamecase.kernel.seat import Seat
from gamecase.scene.gestures import Aim, Path
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Label, Mark, Piece

# --- the board ---


class ArtMessage(TypedDict):
    """The empty board and the drawing of each kind of piece; the values are SVG fragments."""

    type: Literal["art"]
    key: str
    width: float
    height: float
    board: str
    pieces: dict[str, str]
    seats: dict[str, str]
    defs: str


class SpotMessage(TypedDict):
    """A place that can be touched."""

    id: str
    x: float
    y: float
    outline: str
    label: str


class StandingMessage(TypedDict):
    """What a side has won or still needs."""

    seat: Seat
    text: str
    captured: tuple[str, ...]


class SceneMessage(TypedDict):
    """A position, to be drawn with the art of that key."""

    art: str
    title: str
    description: list[str]
    pieces: tuple[Piece, ...]
    spots: list[SpotMessage]
    marks: tuple[Mark, ...]
    labels: tuple[Label, ...]
    signs: list[str]
    standings: list[StandingMessage]
    turn: float


class ButtonMessage(TypedDict):
    """An action that is offered by a button."""

    action: str
    label: str
    is_grave: bool
    place: int


class GesturesMessage(TypedDict):
    """Everything the seat to act may do."""

    paths: tuple[Path, ...]
    aim: Aim | None
    task: str
    prompt: str
    undo: tuple[str, ...] | None
    buttons: list[ButtonMessage]


# --- the state of a table ---


class RatingMessage(TypedDict):
    """A player's rating as text; empty at a table that is not rated."""

    rating: str
    rating_change: str


class CharacterMessage(TypedDict):
    """The character that a computer player has at its level."""

    name: str
    level: str
    face: str
    hello: str
    bye: str


class ChairMessage(RatingMessage):
    """A player, as everybody who reads the same language sees them."""

    chair: int
    name: str
    seat: Seat
    seat_name: str
    is_bot: bool
    is_here: bool
    is_seated: bool
    score: int
    character: CharacterMessage | None


class PlayerMessage(ChairMessage):
    """A player, as one viewer sees them."""

    is_you: bool
    is_to_act: bool


class ScoreMessage(TypedDict):
    """The score of the match, and how many matches each chair has won at this table."""

    match: str
    points: list[int]
    won: list[int]
    drawn: int
    target: int


class OfferMessage(TypedDict):
    """An offer that has not been answered."""

    number: int
    by: int
    what: str
    is_yours: bool
    told: str


class ClockMessage(TypedDict):
    """The clocks at the moment of sending, in milliseconds."""

    kind: str
    left: list[int]
    running: int
    free: int


class DiceWordsMessage(TypedDict):
    """A player's contribution to the dice."""

    chair: int
    words: str


class DiceMessage(TypedDict):
    """The commitment to the dice of this game, and how it can be verified."""

    kind: str
    pledge: str
    secret: str
    words: list[DiceWordsMessage]
    kept: str


class ChainMessage(TypedDict):
    """What the dice want of one of the viewer's chairs that has, or is to begin, a chain."""

    chair: int
    head: str
    is_open: bool
    wants: Literal["chain", "part", ""]
    may_renew: bool
    pages: int


class NoticeMessage(TypedDict):
    """A clause that differs from how most people play, and matters just now."""

    clause: str
    number: str
    told: str


class LastActionMessage(TypedDict):
    """The last action of a player: who acted, from where to where, and the pieces step by step."""

    by: int
    arrows: tuple[tuple[str, str], ...]
    stages: tuple[tuple[Piece, ...], ...]


class ResultMessage(TypedDict):
    """How the game ended, as one viewer sees it."""

    kind: Literal["won", "lost", "drawn", "over"]
    title: str
    by: str
    story: str


class SharedState(TypedDict):
    """The fields of a state that are the same for all readers of a language."""

    score: ScoreMessage
    watchers: str
    dice: DiceMessage


class SeatingState(TypedDict):
    """The fields of a state that depend on the viewer and on whose turn it is."""

    you: tuple[int, ...]
    seen_by: Seat
    players: list[PlayerMessage]
    status: str
    is_yours: bool
    speak: list[int]


class SideState(TypedDict):
    """The fields of a state that are the same for all who see the board from one side."""

    type: Literal["state"]
    n: int
    after: int
    nth_game: int
    is_over: bool
    aside: str
    scene: SceneMessage | Raw
    motion: Motion | None
    last: LastActionMessage


class OwnState(TypedDict):
    """The fields of a state that are computed for each viewer."""

    offer: OfferMessage | None
    clock: ClockMessage | None
    chains: list[ChainMessage]
    may: list[str]
    gestures: GesturesMessage | Raw | None
    ahead: tuple[Path, ...] | None
    guide: str
    notice: NoticeMessage | None
    result: ResultMessage | None


class StateMessage(SideState, OwnState, SeatingState, SharedState):
    """The state of the table, sent after every change."""


# --- the other messages of the socket ---


class ActionMessage(TypedDict):
    """An action in words, and in symbols where they differ."""

    told: str
    symbols: str


class WrittenMoveMessage(TypedDict):
    """An action as players write it, the seat whose turn it belongs to, and its sound."""

    seat: str
    written: str
    sound: str


class EntryMessage(ActionMessage, WrittenMoveMessage):
    """An entry of the log."""

    n: int
    by: int
    kind: str
    text: str


class EntriesMessage(TypedDict):
    """New entries of the log, in order."""

    type: Literal["entries"]
    entries: list[EntryMessage]


class PickingMessage(TypedDict):
    """The answer to `pick`: the board with the picked spots applied, and how to go on."""

    type: Literal["picking"]
    after: int
    spots: list[str]
    scene: SceneMessage
    gestures: GesturesMessage


class PastMessage(TypedDict):
    """The answer to `past`: an earlier position of this game."""

    type: Literal["past"]
    at: int
    scene: SceneMessage
    arrows: tuple[tuple[str, str], ...]


class HintMessage(TypedDict):
    """The answer to `hint`: what the computer would do, and why."""

    type: Literal["hint"]
    after: int
    action: str
    told: str
    why: str
    figures: list[str]
    arrows: tuple[tuple[str, str], ...]
    aim: list[float] | None
    provisional: str


class WorkingMessage(TypedDict):
    """A hint is being worked on: sent when it takes a moment, and again while it takes long."""

    type: Literal["working"]
    after: int
    told: str


class RefusalMessage(TypedDict):
    """A command that the rules do not allow."""

    type: Literal["refusal"]
    clause: str
    told: str
    where: list[str]


class ErrorMessage(TypedDict):
    """A mistake of the client."""

    type: Literal["error"]
    code: str
    told: str
    detail: str


class PongMessage(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]


#: Everything that is sent over a table's socket.
ServerMessage = (
    EntriesMessage
    | ArtMessage
    | StateMessage
    | PickingMessage
    | PastMessage
    | HintMessage
    | WorkingMessage
    | RefusalMessage
    | ErrorMessage
    | PongMessage
)

# --- answers to HTTP requests of the page ---


class ExerciseMessage(TypedDict):
    """The board of an exercise, or why an action is not allowed there."""

    art: ArtMessage
    scene: SceneMessage
    picked: list[str]
    gestures: GesturesMessage | None
    refusal: NotRequired[str]
    where: NotRequired[list[str]]
    motion: NotRequired[Motion | None]


class LessonMessage(TypedDict):
    """The answer to an attempt at a lesson."""

    board: ExerciseMessage
    made: NotRequired[list[str]]
    is_other: NotRequired[bool]
    is_done: NotRequired[bool]


class ChoiceText(TypedDict):
    """A move of a card's position in words, and what it is worth to the player."""

    move: str
    worth: str


class CardAnswer(TypedDict):
    """Whether the answer to a card is good, and what the other moves were."""

    is_right: bool
    title: str
    chosen: NotRequired[ChoiceText]
    best: ChoiceText
    played: NotRequired[ChoiceText]  # in the game; absent if it was the best move
    why: list[str]
    due: str  # when the card comes back


class DeckCardMessage(TypedDict):
    """A card of the deck of mistakes, the answer to it, or that there is nothing to do."""

    counts: str
    board: NotRequired[ExerciseMessage]
    card: NotRequired[str]
    task: NotRequired[str]
    analysis: NotRequired[str]  # the address of the game's analysis
    answer: NotRequired[CardAnswer]
    nothing: NotRequired[str]  # why there is no card
    has_more: NotRequired[bool]  # cards that could be shown although today's are done


class DrillField(TypedDict):
    """A number that an exercise asks for."""

    label: str
    low: int
    high: int


class DrillChoice(TypedDict):
    """A choice that an exercise offers, with the key by which it is answered."""

    key: str
    label: str


class DrillVerdict(TypedDict):
    """What an answer to an exercise is worth, and why."""

    is_over: bool
    is_right: bool
    title: str
    answer: NotRequired[str]  # the right one in words
    chosen: NotRequired[str]  # the player's, where it is an action or numbers
    lines: list[ChoiceText]  # the best first
    steps: int  # moves of the first line that can be shown on the board
    why: list[str]


class DrillMessage(TypedDict):
    """An exercise of a drill, or what an answer to it is worth."""

    progress: str
    exercise: str  # its name
    answers: list[str]  # those that were right so far
    task: str
    asks: Literal["action", "numbers", "choice"]
    fields: list[DrillField]
    choices: list[DrillChoice]
    board: NotRequired[ExerciseMessage]
    next_board: NotRequired[ExerciseMessage]  # shown after `board` for another try
    verdict: NotRequired[DrillVerdict]
    problem: NotRequired[str]  # what is wrong with the form of an answer


class SidedText(TypedDict):
    """A value or remark in words, as each side sees it."""

    first: str
    second: str


class LineMessage(TypedDict):
    """A line of best play from a position."""

    key: str
    worth: SidedText
    told: list[ActionMessage]
    spots: list[str]
    notes: list[SidedText]
    is_played: bool


class JudgedMessage(TypedDict):
    """The verdict on the action that led to a position."""

    seat: str
    verdict: str
    lost: float
    why: list[str]


class EvaluationMessage(TypedDict):
    """The evaluation of one position of a game."""

    bar: float
    worth: SidedText
    standing: str
    lines: list[LineMessage]
    judged: JudgedMessage | None
    levels: list[str]  # at which it can be analysed more deeply
    can_compare: bool  # lines can be chosen for that


class AnalysisMessage(TypedDict):
    """Evaluations that were not sent before, and how many there will be."""

    wanted: int
    found: list[EvaluationMessage]
    has_failed: bool
    totals: NotRequired[list[list[str]]]


class AnalysisSceneMessage(TypedDict):
    """A position of an analysed game; its art is left out when the page has it."""

    scene: SceneMessage
    stages: tuple[tuple[Piece, ...], ...]
    art: NotRequired[ArtMessage]
