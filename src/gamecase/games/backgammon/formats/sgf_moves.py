"""The moves of backgammon in SGF: single nodes, and lines of them with variations.

A node has a whole turn: the roll and the play, which are two or three actions of ours. So a
variation of a line begins at the first action that differs from those of the line.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from gamecase.games.backgammon.actions import Action, Call, Play, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, CheckerStep
from gamecase.games.backgammon.formats import SGF_MARKS
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.record import GAME, GameReplay
from gamecase.games.backgammon.formats.sgf_tree import (
    PropertyValue,
    SgfLine,
    SgfNode,
    WrittenLine,
)
from gamecase.games.backgammon.position import Phase, Position
from gamecase.kernel.annotation import Note, Notes, Variation
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat

_LETTERS = "abcdefghijklmnopqrstuvwx"
COLOURS = {"W": Seat.FIRST, "B": Seat.SECOND}
NAMES = {seat: name for name, seat in COLOURS.items()}
_CALL_NAMES = {
    Call.DOUBLE: "double",
    Call.BEAVER: "double",
    Call.RACCOON: "double",
    Call.TAKE: "take",
    Call.DROP: "drop",
}
#: Marks of a move in SGF.
MARKS = ("BM", "DO", "IT", "TE", "HO", "GB", "GW", "DM", "UC")
_BY_USUAL_MARK = {usual: mark for mark, usual in SGF_MARKS.items()} | {"$14": "GW1", "$15": "GB1"}


# --- writing ---


@dataclass(slots=True)
class _LineWriter:
    """Writes the actions of a line as nodes; rolls wait for the play that they belong to."""

    position: Position
    written: WrittenLine = field(default_factory=WrittenLine)
    pending: Note = Note()  # annotations of actions that no node of their own holds
    has_roll: bool = False

    def variation(self, at: Position, variation: Variation) -> None:
        """Add a variation that begins in a position, instead of the node that is written next."""
        actions = [GAME.read_action(text) for text in variation.actions]
        line = write_line(at, actions, variation.notes)
        if line.nodes:
            self.written.variations.setdefault(len(self.written.nodes), []).append(line)

    def add(self, action: Action, note: Note) -> None:
        position, seat = self.position, GAME.to_act(self.position)
        self.position = GAME.apply(position, action)
        self.pending = _joined(self.pending, note)
        self.has_roll = self.has_roll or isinstance(action, Roll | Start)
        if isinstance(action, Play):
            self._node(seat, _dice(position) + _hops(seat, action))
        elif isinstance(action, Call) and action in _CALL_NAMES:
            self._node(seat, _CALL_NAMES[action])

    def _node(self, seat: Seat, text: str) -> None:
        self.written.nodes.append([(NAMES[seat], [text]), *written_note(self.pending)])
        self.pending, self.has_roll = Note(), False

    def finish(self) -> WrittenLine:
        """The line, with a last roll that nothing was played with; it must not look like a pass."""
        is_open = self.has_roll and self.position.phase is Phase.PLAY
        if is_open and GAME.judge(self.position, Play()) is not None:
            self._node(GAME.to_act(self.position), _dice(self.position))
        elif self.pending != Note():
            self.written.nodes.append(written_note(self.pending))
        return self.written


def write_line(position: Position, actions: Sequence[Action], notes: Notes) -> WrittenLine:
    """The nodes of actions that follow a position, with their notes."""
    writer = _LineWriter(position)
    if 0 in notes:
        writer.written.nodes.append(written_note(notes[0]))
    for count, action in enumerate(actions, start=1):
        note = notes.get(count, Note())
        for variation in note.variations:
            writer.variation(writer.position, variation)
        writer.add(action, note)
    return writer.finish()


def _joined(one: Note, two: Note) -> Note:
    return Note(comments=(*one.comments, *two.comments), marks=(*one.marks, *two.marks))


def written_note(note: Note) -> list[tuple[str, list[str]]]:
    """Comments and marks as properties."""
    marks = dict.fromkeys(_BY_USUAL_MARK.get(mark, mark) for mark in note.marks)
    known = [(mark[:2], [mark[2:]]) for mark in marks if mark[:2] in MARKS]
    return [*([("C", ["\n".join(note.comments)])] if note.comments else []), *known]


def _dice(position: Position) -> str:
    return f"{position.dice[0]}{position.dice[-1]}"


def _hops(seat: Seat, play: Play) -> str:
    return "".join(_letter(seat, at) for step in play.steps for at in step)


def _letter(seat: Seat, point: int) -> str:
    if point in (BAR, OFF):
        return "y" if point == BAR else "z"
    return _LETTERS[point - 1 if seat is Seat.FIRST else 24 - point]


# --- reading ---


def read_line(replay: GameReplay, line: SgfLine) -> list[str]:
    """Replay a line with its variations; returns why each variation that is left out is.

    A line whose own moves are not legal is refused; of variations only the good ones are kept.
    """
    reasons: list[str] = []
    branches: list[tuple[int, Position, SgfLine]] = []
    for index, node in enumerate(line.nodes):
        before = (len(replay.actions), replay.position)
        branches += [(*before, variation) for variation in line.variations.get(index, ())]
        for name, seat in COLOURS.items():
            for value in node.values(name):
                read_action(replay, seat, value)
        replay.annotate(*_note_of(node))
    for count, position, variation in branches:
        reasons += _read_variation(replay, count, position, variation)
    return reasons


def _note_of(node: SgfNode) -> tuple[tuple[str, ...], tuple[str, ...]]:
    comments = tuple(value.text for value in node.values("C"))
    return comments, tuple(name + node.first(name) for name in MARKS if node.values(name))


def _read_variation(replay: GameReplay, count: int, position: Position, line: SgfLine) -> list[str]:
    """Note a variation that begins after a number of actions."""
    other = GameReplay(position)
    try:
        reasons = read_line(other, line)
    except BadInput as error:
        return [str(error)]
    if not other.actions:
        return ["no move"]
    played = replay.actions[count:]
    same = _count_same(played, other.actions)
    if same in (len(other.actions), len(played)):
        same = 0  # the same moves again: kept as they are, for what is said about them
    texts = tuple(GAME.write(action) for action in other.actions[same:])
    notes = {at - same: note for at, note in other.notes.items() if at > same or at == 0}
    notes = {max(at, 0): note for at, note in notes.items()}
    at = count + same + 1
    known = replay.notes.get(at, Note())
    variation = Variation(actions=texts, notes=notes)
    replay.notes[at] = replace(known, variations=(*known.variations, variation))
    return reasons


def _count_same(one: Sequence[Action], two: Sequence[Action]) -> int:
    """How many actions two lines have in common at their beginning."""
    for index, (ours, theirs) in enumerate(zip(one, two, strict=False)):
        if ours != theirs:
            return index
    return min(len(one), len(two))


def read_action(replay: GameReplay, seat: Seat, value: PropertyValue) -> None:
    text, line, column = value.text.strip(), value.line, value.column
    match text.lower():
        case "double":
            answers = {Phase.OFFERED: Call.BEAVER, Phase.BEAVERED: Call.RACCOON}
            call = answers.get(replay.position.phase, Call.DOUBLE)
            replay.call(seat, call, line, column)
        case "take":
            replay.call(seat, Call.TAKE, line, column)
        case "drop":
            replay.call(seat, Call.DROP, line, column)
        case _:
            if len(text) < 2 or set(text[:2]) - set("123456"):
                raise BadFormat(
                    line, column, f"{text!r}: expected dice and moves, for example 31hefe"
                )
            replay.roll(seat, (int(text[0]), int(text[1])), line, column)
            replay.play(_read_play(seat, value), line, column + 2)


def _read_play(seat: Seat, value: PropertyValue) -> Play:
    letters = value.text.strip()[2:]
    if len(letters) % 2:
        raise BadFormat(value.line, value.column, f"{value.text!r}: a step has a start and an end")
    points = []
    for index, letter in enumerate(letters):
        if letter == "y":
            points.append(BAR)
        elif letter == "z":
            points.append(OFF)
        elif letter in _LETTERS:
            letter_index = _LETTERS.index(letter)
            points.append(letter_index + 1 if seat is Seat.FIRST else 24 - letter_index)
        else:
            raise BadFormat(value.line, value.column + 2 + index, f"{letter!r} is not a point")
    if OFF in points[::2] or BAR in points[1::2]:
        raise BadFormat(
            value.line,
            value.column,
            f"{value.text!r}: a step starts off the board or ends on the bar",
        )
    return Play(tuple(CheckerStep(*pair) for pair in zip(points[::2], points[1::2], strict=True)))
