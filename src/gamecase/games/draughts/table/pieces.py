"""What is drawn on the board: pieces, marks, spots to touch, and labels."""

from gamecase.games.draughts.board import EMPTY, Board, is_king, owner
from gamecase.games.draughts.moves import Play
from gamecase.games.draughts.position import Position, short_limit
from gamecase.games.draughts.table.art import EDGE, FADED, FIELD, SIDE
from gamecase.games.draughts.table.capture_in_progress import pieces_that_must_take
from gamecase.games.draughts.table.layout import SquareLayout, is_turned
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Label, Mark, Piece, Spot, box, circle


def pieces(
    cells: str, layout: tuple[SquareLayout, ...], taken: tuple[int, ...]
) -> tuple[Piece, ...]:
    """The pieces on the board; those taken in a capture in progress are faded."""
    drawn = [
        Piece(kind=mark + FADED if at in taken else mark, x=layout[at].x, y=layout[at].y)
        for at, mark in enumerate(cells)
        if mark != EMPTY
    ]
    return tuple(sorted(drawn, key=lambda piece: piece.y))  # the nearer piece is in front


def marks(
    position: Position, layout: tuple[SquareLayout, ...], capture: Play | None
) -> tuple[Mark, ...]:
    """The squares of the last move, and the pieces that must take."""
    cell = FIELD / position.rules.size
    last = capture.path if capture else [position.board.indices[name] for name in position.last]
    drawn = []
    for at in dict.fromkeys(last):
        x, y = layout[at].x, layout[at].y
        outline = box(x - cell / 2 + 3, y - cell / 2 + 3, cell - 6, cell - 6)
        drawn.append(Mark(kind="last", outline=outline))
    if capture is None:
        for at in pieces_that_must_take(position):
            outline = circle(layout[at].x, layout[at].y, cell * 0.46)
            drawn.append(Mark(kind="target", outline=outline))
    return tuple(drawn)


def spots(board: Board, cells: str, layout: tuple[SquareLayout, ...]) -> tuple[Spot, ...]:
    """Every playing square, to be touched."""
    return tuple(
        Spot(
            id=name,
            x=square.key_x,
            y=square.y,
            outline=square.outline,
            label=Phrase("scene-square", {"square": name, "holder": _holder(mark)}),
        )
        for name, mark, square in zip(board.names, cells, layout, strict=True)
    )


def _holder(mark: str) -> str:
    colour = owner(mark)
    if colour is None:
        return "nobody"
    return f"{colour}-{'king' if is_king(mark) else 'man'}"


def labels(position: Position, seen_by: Seat, look: str) -> tuple[Label, ...]:
    """The letters and numbers along the edge, and the counts that lead to a draw."""
    rules = position.rules
    cell = FIELD / rules.size
    drawn = []
    if look not in ("numbers", "plain"):
        turned = is_turned(rules, seen_by)
        for nth in range(rules.size):
            shown = rules.size - 1 - nth if turned else nth
            along = EDGE + (nth + 0.5) * cell
            drawn.append(Label(text="abcdefghij"[shown], x=along, y=SIDE - EDGE / 2 + 1))
            drawn.append(Label(text=str(shown + 1), x=EDGE / 2 - 1, y=SIDE - along))
    if (left := turns_until_draw(position)) is not None:
        drawn.append(Label(text=f"{left} → ½", x=SIDE - EDGE - 24, y=EDGE / 2 - 1))
    if position.occurrences > 1:
        count = f"{position.occurrences}×/{rules.repetitions}×"
        drawn.append(Label(text=count, x=EDGE + 24, y=EDGE / 2 - 1))
    return tuple(drawn)


def turns_until_draw(position: Position) -> int | None:
    """Turns until a count of moves makes a draw; None while that is far away."""
    left = position.turns_left
    is_near = left <= position.rules.quiet_moves
    return left if is_near or short_limit(position.rules, position.cells) is not None else None
