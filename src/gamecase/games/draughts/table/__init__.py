"""Draughts on the table: chains are picked square by square, and what is jumped fades."""

from dataclasses import dataclass
from functools import cache

from gamecase.games.draughts.board import EMPTY, Board, is_king, owner
from gamecase.games.draughts.moves import Play
from gamecase.games.draughts.position import Move, Position, short_limit
from gamecase.games.draughts.rules import stand
from gamecase.games.draughts.ruleset import Colour, Duty, Ruleset
from gamecase.games.draughts.table.art import EDGE, FADED, FIELD, SIDE, art_of
from gamecase.kernel.errors import BadAction
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import (
    Button,
    Gestures,
    Label,
    Mark,
    Path,
    Piece,
    Scene,
    Spot,
    box,
    circle,
)
from gamecase.scene.table_module import no_motion, no_premoves

#: Squares named by letters, by numbers, or not at all.
LOOKS: tuple[str, ...] = ("letters", "numbers", "plain")
HAS_SYMBOLS = False

motion = no_motion
premoves = no_premoves


def showcase(rules: Ruleset) -> Position:
    """White is about to take three, and to be crowned."""
    half = rules.size // 2
    cells = [EMPTY] * (rules.size * half)
    white = {(0, 0): "w", (0, 2): "w", (1, 3): "w", (2, 1): "w", (2, 3): "w", (4, 0): "W"}
    black = {(3, 1): "b", (5, 2): "b", (5, 0): "b", (6, 3): "b", (7, 1): "b", (3, 3): "B"}
    for (row, along), mark in (white | black).items():
        cells[row * half + along] = mark
    return Position(rules, "".join(cells), Colour.WHITE)


# --- where things lie ---


@dataclass(frozen=True, slots=True)
class Place:
    """Where a square lies on the table."""

    x: float
    y: float
    key_x: float  # for the arrow keys, which walk straight up and down
    outline: str


@cache
def _places(board: Board, turned: bool) -> tuple[Place, ...]:
    """Every square; everyone sees the own side below."""
    cell = FIELD / board.size
    found = []
    for at in range(len(board.names)):
        across, up = board.column(at), board.row(at)
        if turned:
            across, up = board.size - 1 - across, board.size - 1 - up
        x, y = EDGE + (across + 0.5) * cell, EDGE + (board.size - 0.5 - up) * cell
        # Rows of dark squares are shifted onto each other, or no key would lead from row to row.
        shift = 0.5 if across % 2 == 0 else -0.5
        outline = box(x - cell / 2 + 1.5, y - cell / 2 + 1.5, cell - 3, cell - 3)
        found.append(Place(x, y, x + shift * cell, outline))
    return tuple(found)


def _seen(position: Position, seen_by: Seat) -> tuple[Place, ...]:
    return _places(position.board, _from_above(position.rules, seen_by))


def _from_above(rules: Ruleset, seen_by: Seat) -> bool:
    return seen_by.is_player and rules.colour_of(seen_by) is Colour.BLACK


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board as a seat sees it, and a chain as far as the hand has come."""
    chain = _chain(position, picked)
    cells, places = _cells(position, chain), _seen(position, seen_by)
    return Scene(
        art=art_of(position.rules, look == "numbers", _from_above(position.rules, seen_by)),
        title=Phrase("scene-title"),
        description=_description(position),
        pieces=_pieces(cells, places, chain.taken if chain else ()),
        spots=_spots(position.board, cells, places),
        marks=tuple(_marks(position, places, chain)),
        labels=_labels(position, seen_by, look),
    )


def _chain(position: Position, picked: tuple[str, ...]) -> Play | None:
    """The capture under way, up to where the hand has come; None before the first jump."""
    if len(picked) < 2:
        return None
    path = tuple(position.board.places.get(name, -1) for name in picked)
    found = next((each for each in _by_hand(position) if each.path[: len(path)] == path), None)
    if found is None or not found.taken:
        raise BadAction(f"{' '.join(picked)!r} begins no capture here")
    return Play(path, found.taken[: len(path) - 1], found.after, found.move)


def _cells(position: Position, chain: Play | None) -> str:
    """The board with the piece in the hand put where it has come to."""
    if chain is None:
        return position.cells
    cells = [*position.cells]
    cells[chain.path[0]] = EMPTY
    cells[chain.path[-1]] = position.cells[chain.path[0]]
    return "".join(cells)


def _pieces(cells: str, places: tuple[Place, ...], taken: tuple[int, ...]) -> tuple[Piece, ...]:
    found = [
        Piece(kind=mark + FADED if at in taken else mark, x=places[at].x, y=places[at].y)
        for at, mark in enumerate(cells)
        if mark != EMPTY
    ]
    return tuple(sorted(found, key=lambda piece: piece.y))  # the nearer piece lies in front


def _marks(position: Position, places: tuple[Place, ...], chain: Play | None) -> list[Mark]:
    """The last move, and where it is duty the pieces that must take."""
    cell = FIELD / position.rules.size
    last = chain.path if chain else [position.board.places[name] for name in position.last]
    found = []
    for at in dict.fromkeys(last):
        x, y = places[at].x, places[at].y
        outline = box(x - cell / 2 + 3, y - cell / 2 + 3, cell - 6, cell - 6)
        found.append(Mark(kind="last", outline=outline))
    if chain is None:
        for at in _bound(position):
            outline = circle(places[at].x, places[at].y, cell * 0.46)
            found.append(Mark(kind="target", outline=outline))
    return found


def _bound(position: Position) -> list[int]:
    """The pieces one of which must take."""
    if position.rules.duty is Duty.FREE:
        return []
    return sorted({each.path[0] for each in _by_hand(position) if each.taken})


def _spots(board: Board, cells: str, places: tuple[Place, ...]) -> tuple[Spot, ...]:
    return tuple(
        Spot(
            id=name,
            x=place.key_x,
            y=place.y,
            outline=place.outline,
            label=Phrase("scene-square", {"square": name, "holder": _holder(mark)}),
        )
        for name, mark, place in zip(board.names, cells, places, strict=True)
    )


def _holder(mark: str) -> str:
    colour = owner(mark)
    if colour is None:
        return "nobody"
    return f"{colour}-{'king' if is_king(mark) else 'man'}"


def _labels(position: Position, seen_by: Seat, look: str) -> tuple[Label, ...]:
    rules = position.rules
    cell = FIELD / rules.size
    found = []
    if look not in ("numbers", "plain"):
        turned = _from_above(rules, seen_by)
        for nth in range(rules.size):
            shown = rules.size - 1 - nth if turned else nth
            along = EDGE + (nth + 0.5) * cell
            found.append(Label(text="abcdefghij"[shown], x=along, y=SIDE - EDGE / 2 + 1))
            found.append(Label(text=str(shown + 1), x=EDGE / 2 - 1, y=SIDE - along))
    if (left := _draw_in(position)) is not None:
        found.append(Label(text=f"{left} → ½", x=SIDE - EDGE - 24, y=EDGE / 2 - 1))
    if position.occurrences > 1:
        count = f"{position.occurrences}×/{rules.repetitions}×"
        found.append(Label(text=count, x=EDGE + 24, y=EDGE / 2 - 1))
    return tuple(found)


def _draw_in(position: Position) -> int | None:
    """Turns until a count of moves makes a draw; None while that is far away."""
    left = position.turns_left
    is_near = left <= position.rules.quiet_moves
    return left if is_near or short_limit(position.rules, position.cells) is not None else None


# --- in words ---


def _description(position: Position) -> tuple[Phrase, ...]:
    said = []
    names = position.board.names
    for colour in Colour:
        squares = position.squares_of(colour)
        for kind, wanted in (("men", False), ("kings", True)):
            held = [names[at] for at in squares if is_king(position.cells[at]) is wanted]
            if held:
                facts = {"colour": colour.value, "squares": ", ".join(held)}
                said.append(Phrase(f"scene-{kind}", facts))
        if not squares:
            said.append(Phrase("scene-none", {"colour": colour.value}))
    if bound := _bound(position):
        said.append(Phrase("scene-must", {"squares": ", ".join(names[at] for at in bound)}))
    if (left := _draw_in(position)) is not None:
        said.append(Phrase("scene-quiet", {"count": left}))
    if position.occurrences > 1:
        said.append(Phrase("scene-repeated", {"count": position.occurrences}))
    return tuple(said)


def describe_action(position: Position, action: Move) -> Phrase:
    play = stand(position).turns.find(action)
    mark = position.on(action.squares[0])
    is_crowned = play is not None and play.after[play.path[-1]] != mark
    facts = {"colour": position.turn.value, "move": action.text}
    return Phrase("told-crowned" if is_crowned else "told-move", facts)


# --- hands ---


def _by_hand(position: Position) -> tuple[Play, ...]:
    known = stand(position)
    return () if known.outcome else known.turns.by_hand


def gestures(position: Position, picked: tuple[str, ...] = ()) -> Gestures:
    """From square to square; in mid-chain the piece itself, or a button, ends the turn."""
    chain = _chain(position, picked)
    if picked and chain is None:
        raise BadAction(f"{' '.join(picked)!r} is no jump to go on from")
    done = chain.path if chain else ()
    reach = len(done) + (1 if chain else 2)  # how many squares of a play the next path covers
    open_plays = [each for each in _by_hand(position) if each.path[: len(done)] == done]
    names = position.board.names
    paths: dict[tuple[int, ...], str] = {}
    stop = ""
    for each in open_plays:
        if len(each.path) == len(done):
            stop = each.move.text
            continue
        step = each.path[:reach]
        goes_on = any(
            len(other.path) > reach and other.path[:reach] == step for other in open_plays
        )
        paths[step] = "" if goes_on else each.move.text
    offered = [
        Path(tuple(names[at] for at in step[len(done) :]), action) for step, action in paths.items()
    ]
    if not stop:
        return Gestures(tuple(offered), undo=_undo(picked))
    offered.append(Path((picked[-1],), stop))
    button = Button(stop, Phrase("button-end-turn"))
    return Gestures(tuple(offered), buttons=(button,), undo=_undo(picked))


def _undo(picked: tuple[str, ...]) -> tuple[str, ...] | None:
    if not picked:
        return None
    return picked[:-1] if len(picked) > 2 else ()


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """A path offered, or what a hand tried; one touch alone asks what that piece can do."""
    places = position.board.places
    if not spots or any(name not in places for name in spots):
        return None
    if len(spots) == 1:
        return Move((spots[0], spots[0]), takes=False).text
    if len(spots) > 2 and spots[-1] == spots[-2]:
        spots = spots[:-1]  # touched again: the turn ends here
    path = tuple(places[name] for name in spots)
    for each in _by_hand(position):
        if each.path == path:
            return each.move.text
    return Move(spots, takes=len(spots) > 2 or _crosses(position, path[0], path[1])).text


def _crosses(position: Position, start: int, end: int) -> bool:
    """A piece lies between two squares of a diagonal."""
    for line in position.board.rays[start]:
        if end in line:
            return any(position.cells[at] != EMPTY for at in line[: line.index(end)])
    return False
