"""The table of tic-tac-toe: a wooden tray with nine squares."""

from functools import lru_cache

from gamecase.games.tictactoe.position import MARKS, SQUARES, Move, Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Art, Gestures, Label, Mark, Path, Piece, Scene, Spot, box
from gamecase.scene.move_notation import WrittenMove
from gamecase.scene.svg_paths import line, number
from gamecase.scene.table_module import no_motion, no_premoves, no_stages, no_standings

_GAME = TicTacToe()

CELL = 100.0
EDGE = 34.0  # width of the frame, which carries the names of files and ranks
SIDE = 3 * CELL + 2 * EDGE


@lru_cache(maxsize=9)
def _centre(square: str) -> tuple[float, float]:
    index = SQUARES.index(square)
    return EDGE + (index % 3 + 0.5) * CELL, EDGE + (index // 3 + 0.5) * CELL


def _plate(inset: float, corner: float, fill: str, attributes: str = "") -> str:
    start, side = number(inset), number(SIDE - 2 * inset)
    size = f'width="{side}" height="{side}" rx="{number(corner)}"'
    return f'<rect x="{start}" y="{start}" {size} fill="{fill}" {attributes}/>'


def _board() -> str:
    inner = 3 * CELL
    parts = [
        _plate(0, 26, "url(#ttt-frame)"),
        _plate(1.5, 24.5, "none", 'stroke="var(--frame-edge)" stroke-width="3"'),
        _plate(EDGE - 4, 10, "var(--frame-edge)"),
        _plate(EDGE, 7, "url(#ttt-felt)"),
    ]
    for nth in (1, 2):
        offset = EDGE + nth * CELL
        for start, end in (
            ((offset, EDGE + 10), (offset, EDGE + inner - 10)),
            ((EDGE + 10, offset), (EDGE + inner - 10, offset)),
        ):
            parts.append(
                f'<path d="{line(start, end)}" stroke="var(--line)" stroke-width="5" '
                'stroke-linecap="round"/>'
            )
    return "".join(parts)


def _cross() -> str:
    strokes = line((-27, -27), (27, 27)) + line((27, -27), (-27, 27))
    return (
        f'<path d="{strokes}" transform="translate(1.5 3)" stroke="var(--shadow)" '
        'stroke-opacity=".28" stroke-width="19" stroke-linecap="round"/>'
        f'<path d="{strokes}" stroke="var(--first-edge)" stroke-width="19" stroke-linecap="round"/>'
        f'<path d="{strokes}" stroke="var(--first)" stroke-width="15" stroke-linecap="round"/>'
        f'<path d="{strokes}" transform="translate(-1.5 -2.5)" stroke="var(--first-shine)" '
        'stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>'
    )


def _ring() -> str:
    return (
        '<circle r="27" cx="1.5" cy="3" fill="none" stroke="var(--shadow)" stroke-opacity=".28" '
        'stroke-width="19"/>'
        '<circle r="27" fill="none" stroke="var(--second-edge)" stroke-width="19"/>'
        '<circle r="27" fill="none" stroke="var(--second)" stroke-width="15"/>'
        '<path d="M-24.5 -15A28.7 28.7 0 0 1 15 -24.5" fill="none" stroke="var(--second-shine)" '
        'stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>'
    )


_DEFS = (
    '<linearGradient id="ttt-frame" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="var(--frame-shine)"/>'
    '<stop offset=".45" stop-color="var(--frame)"/>'
    '<stop offset="1" stop-color="var(--frame)"/></linearGradient>'
    '<radialGradient id="ttt-felt" cx=".5" cy=".45" r=".75">'
    '<stop offset="0" stop-color="var(--felt)"/>'
    '<stop offset="1" stop-color="var(--felt-edge)"/></radialGradient>'
)

ART = Art(
    key="tictactoe",
    width=SIDE,
    height=SIDE,
    board=_board(),
    pieces={"X": _cross(), "O": _ring()},
    seats={seat.value: mark for seat, mark in MARKS.items()},
    defs=_DEFS,
)

_LABELS = tuple(
    Label(text=text, x=x, y=y)
    for nth in range(3)
    for text, x, y in (
        ("abc"[nth], EDGE + (nth + 0.5) * CELL, SIDE - EDGE / 2 + 1),
        ("321"[nth], EDGE / 2 - 1, EDGE + (nth + 0.5) * CELL),
    )
)


def showcase(rules: Ruleset) -> Position:
    """A position in which X is about to make two threats at once."""
    return Position(rules, "X.O.X...O")


LOOKS: tuple[str, ...] = ()
HAS_SYMBOLS = False

motion = no_motion
premoves = no_premoves
stages = no_stages
standings = no_standings


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The position; it looks the same from every seat."""
    return Scene(
        art=ART,
        title=Phrase("scene-title"),
        description=_description(position),
        pieces=tuple(
            _piece(square, mark)
            for square, mark in zip(SQUARES, position.cells, strict=True)
            if mark != "."
        ),
        spots=tuple(map(_spot, SQUARES, position.cells)),
        marks=tuple(_winning_lines(position)),
        labels=_LABELS,
    )


def _description(position: Position) -> tuple[Phrase, ...]:
    phrases = []
    for seat, mark in MARKS.items():
        squares = [name for name, cell in zip(SQUARES, position.cells, strict=True) if cell == mark]
        if squares:
            facts = {"seat": seat.value, "squares": ", ".join(squares)}
            phrases.append(Phrase("scene-pieces", facts))
        else:
            phrases.append(Phrase("scene-no-pieces", {"seat": seat.value}))
    return tuple(phrases)


@lru_cache(maxsize=18)
def _piece(square: str, mark: str) -> Piece:
    x, y = _centre(square)
    return Piece(kind=mark, id=square, x=x, y=y)


@lru_cache(maxsize=27)
def _spot(square: str, mark: str) -> Spot:
    x, y = _centre(square)
    owner = next((seat for seat, own in MARKS.items() if own == mark), Seat.NOBODY)
    return Spot(
        id=square,
        x=x,
        y=y,
        outline=box(x - CELL / 2 + 4, y - CELL / 2 + 4, CELL - 8, CELL - 8),
        label=Phrase("scene-square", {"square": square, "holder": owner.value}),
    )


def _winning_lines(position: Position) -> list[Mark]:
    return [
        Mark(kind="win", outline=line(_centre(SQUARES[ends[0]]), _centre(SQUARES[ends[2]])))
        for seat in MARKS
        for ends in position.lines_of(seat)
    ]


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """Touching an empty square places a piece on it."""
    if picked:
        raise BadAction(f"{picked}: a move is a single touch, so nothing can be picked before it")
    paths = tuple(_path(move.square) for move in _GAME.choices(position).actions)
    task = Phrase("task-place", {"seat": position.turn.value}) if paths else None
    return Gestures(paths, task=task)


@lru_cache(maxsize=9)
def _path(square: str) -> Path:
    return Path((square,), square)


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    return spots[0] if len(spots) == 1 and spots[0] in SQUARES else None


def describe_action(position: Position, action: Move) -> Phrase:
    return Phrase("told-place", {"seat": position.turn.value, "square": action.square})


def write_action(position: Position, action: Move) -> WrittenMove:
    return WrittenMove(position.turn, action.square)


def arrows(position: Position, action: Move) -> tuple[tuple[str, str], ...]:
    return ((action.square, action.square),)
