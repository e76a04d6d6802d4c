"""An independent judge of refusals: which clauses an illegal move breaks, on coordinates.

It shares only the flags of the ruleset, the letters of the pieces and the clauses of the booklet
with the rules. A path is followed up to the first step or jump that breaks a clause; of the clauses
broken there, the first in the booklet's order is the reason. If the piece could do all of it, the
reason is a capture that must be made instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gamecase.games.draughts import GAME
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import CaptureDuty, Colour, Promotion, Removal, Ruleset
from gamecase.kernel.phrase import Refusal
from games.draughts.boards import clauses_in_force
from games.draughts.brute_force import Capture, Coordinates, coordinates, every_capture


def judge(position: Position, action: Move, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it cites the right clause."""
    is_over = GAME.outcome(position) is not None
    if is_over or refusal.clause == "game-over":
        is_right = is_over and refusal.clause == "game-over"
        return None if is_right else f"cites {refusal.clause}; the game is over: {is_over}"
    order = [clause.key for clause in clauses_in_force(position.rules)]
    broken = broken_clauses(position, action)
    if not broken:
        return f"{action.text}: cites {refusal.clause}, but no clause is broken"
    if unknown := broken - {*order}:
        return f"{action.text}: {sorted(unknown)} is not in force"
    first = min(broken, key=order.index)
    if refusal.clause != first:
        return f"{action.text}: cites {refusal.clause}, but breaks {sorted(broken)}"
    return None


@dataclass(frozen=True)
class MovingPiece:
    """A piece that follows a path, and the other pieces."""

    rules: Ruleset
    is_white: bool
    here: Coordinates
    is_king: bool
    others: dict[Coordinates, str]
    jumped: tuple[Coordinates, ...] = ()
    step: Coordinates | None = None  # the direction of the last jump
    has_finished: bool = False  # it was crowned, and that ends its turn

    @property
    def forward(self) -> int:
        return 1 if self.is_white else -1

    def is_own(self, square: Coordinates) -> bool:
        return (self.others[square] in "wW") == self.is_white


def broken_clauses(position: Position, move: Move) -> set[str]:
    """The clauses that a move breaks at its first fault."""
    squares = [named(position.rules, name) for name in move.squares]
    board = {coordinates(position.rules.size, at): m for at, m in enumerate(position.cells)}
    is_white = position.turn is Colour.WHITE
    start = squares[0]
    if start in board and board[start] not in ("wW" if is_white else "bB"):
        return {"turns"}
    if any(square not in board for square in squares):
        return {"dark-squares"}
    if len({*squares}) == 1:
        return _reasons_to_stay(position, start)
    others = {at: mark for at, mark in board.items() if mark != "." and at != start}
    piece = MovingPiece(position.rules, is_white, start, board[start] in "WB", others)
    takes = move.takes or bool(pieces_between(piece, squares[1]))
    for to in squares[1:]:
        broken = {*_broken_by_leg(piece, to, takes)}
        if broken or not takes:
            return broken or _broken_by_duty(position, takes=False)
        before, piece = piece, after_jump(piece, to)
    if not position.rules.may_stop and any(can_jump(p) for p in _alternatives(before, squares[-1])):
        return {"chain-whole"}
    return _broken_by_duty(position, takes=True, start=start, taken=piece.jumped, end=squares[-1])


def named(rules: Ruleset, name: str) -> Coordinates:
    """Row and column of a square, as the brute force counts them."""
    column = ord(name[0]) - ord("a")
    return int(name[1:]) - 1, rules.size - 1 - column if rules.mirrored else column


# --- one step or jump ---


def pieces_between(piece: MovingPiece, to: Coordinates) -> list[Coordinates]:
    """The pieces on the diagonal between here and a square; none if there is no diagonal."""
    rows, columns = to[0] - piece.here[0], to[1] - piece.here[1]
    if abs(rows) != abs(columns):
        return []
    up, right = (1 if rows > 0 else -1), (1 if columns > 0 else -1)
    way = [(piece.here[0] + up * n, piece.here[1] + right * n) for n in range(1, abs(rows))]
    return [square for square in way if square in piece.others]


def _broken_by_leg(piece: MovingPiece, to: Coordinates, takes: bool) -> Iterator[str]:
    rules = piece.rules
    rows, columns = to[0] - piece.here[0], to[1] - piece.here[1]
    is_diagonal, length = abs(rows) == abs(columns) > 0, abs(rows)
    if to in piece.others or to == piece.here:
        yield "occupied"
    if not takes:
        if not piece.is_king and not (is_diagonal and rows == piece.forward):
            yield "man-moves"
        if piece.is_king and not (is_diagonal and (rules.kings_fly or length == 1)):
            yield "king-flies" if rules.kings_fly else "king-steps"
        return
    if piece.has_finished:
        yield "crowning"
    between = pieces_between(piece, to)
    if not is_diagonal or len(between) != 1 or piece.is_own(between[0]):
        yield "taking"
        return
    victim = between[0]
    distance = abs(victim[0] - piece.here[0])
    if piece.is_king:
        yield from _broken_by_king(rules, distance, length)
    elif not piece.has_finished:
        yield from _broken_by_man(piece, rows, victim)
        step = (rows // length, columns // length)
        if piece.jumped and not rules.men_turn and step != piece.step:
            yield "chain-straight"
    if victim in piece.jumped:
        yield "removal-after"


def _broken_by_king(rules: Ruleset, distance: int, length: int) -> Iterator[str]:
    is_behind = length == distance + 1
    if not rules.kings_fly:
        if distance > 1 or not is_behind:
            yield "king-takes-near"
        return
    jumps_from_afar = distance > 1 and not rules.king_far
    if jumps_from_afar or not (is_behind or rules.king_lands_anywhere):
        near = "" if rules.king_far else "near-"
        yield f"king-{near}lands-" + ("anywhere" if rules.king_lands_anywhere else "behind")


def _broken_by_man(piece: MovingPiece, rows: int, victim: Coordinates) -> Iterator[str]:
    if piece.rules.men_take_backwards:
        if abs(rows) != 2:
            yield "man-takes-all"
    elif rows != 2 * piece.forward:
        yield "man-takes-forward"
    if piece.others[victim] in "WB" and not piece.rules.men_take_kings:
        yield "men-spare-kings"


def after_jump(piece: MovingPiece, to: Coordinates) -> MovingPiece:
    """The piece after a jump that breaks no clause."""
    rules, (victim,) = piece.rules, pieces_between(piece, to)
    rows, columns = to[0] - piece.here[0], to[1] - piece.here[1]
    arrives = not piece.is_king and to[0] == (rules.size - 1 if piece.is_white else 0)
    removed = {victim} if rules.removal is Removal.AT_ONCE else set()
    return replace(
        piece,
        here=to,
        is_king=piece.is_king or (arrives and rules.promotion is Promotion.GOES_ON),
        others={at: mark for at, mark in piece.others.items() if at not in removed},
        jumped=(*piece.jumped, victim),
        step=(rows // abs(rows), columns // abs(columns)),
        has_finished=arrives and rules.promotion is Promotion.ENDS,
    )


def can_jump(piece: MovingPiece) -> bool:
    """Whether the piece can jump from where it is."""
    size = piece.rules.size
    squares = [(row, column) for row in range(size) for column in range(size)]
    return any(not [*_broken_by_leg(piece, square, True)] for square in squares)


def _alternatives(before: MovingPiece, end: Coordinates) -> Iterator[MovingPiece]:
    """The piece on each square it could land on behind the last piece jumped."""
    (victim,) = pieces_between(before, end)
    size = before.rules.size
    for square in ((row, column) for row in range(size) for column in range(size)):
        is_behind = pieces_between(before, square) == [victim]
        if is_behind and not [*_broken_by_leg(before, square, True)]:
            yield after_jump(before, square)


# --- captures that must be made instead ---


def _broken_by_duty(
    position: Position,
    *,
    takes: bool,
    start: Coordinates = (-1, -1),
    taken: tuple[Coordinates, ...] = (),
    end: Coordinates = (-1, -1),
) -> set[str]:
    duty = position.rules.duty
    captures = every_capture(position)
    if duty is CaptureDuty.FREE or not captures:
        return set()
    if not takes:
        return {"duty"}
    own = _rank(position, (start, taken, end))
    is_less = any(_rank(position, capture) > own for capture in captures)
    return {f"duty-{duty.value}"} if is_less else set()


def _rank(position: Position, capture: Capture) -> tuple[int, ...]:
    """What the duty of the booklet counts, the most important first."""
    size = position.rules.size
    marks = {coordinates(size, at): mark for at, mark in enumerate(position.cells)}
    start, taken, _ = capture
    by_king, kings = marks[start] in "WB", [marks[square] in "WB" for square in taken]
    counted: dict[CaptureDuty, tuple[int, ...]] = {
        CaptureDuty.MOST: (len(taken),),
        CaptureDuty.MOST_KINGS: (len(taken), sum(kings)),
        CaptureDuty.KING_FIRST: (by_king,),
        CaptureDuty.ITALIAN: (len(taken), by_king, sum(kings), *kings),
    }
    return counted.get(position.rules.duty, ())


def _reasons_to_stay(position: Position, start: Coordinates) -> set[str]:
    """Why a piece that was touched cannot move; if it can, its square is its own already."""
    rules, captures = position.rules, every_capture(position)
    board = {coordinates(rules.size, at): mark for at, mark in enumerate(position.cells)}
    must_take = bool(captures) and rules.duty is not CaptureDuty.FREE
    own = [capture for capture in captures if capture[0] == start]
    best = max((_rank(position, capture) for capture in captures), default=())
    if own and (not must_take or any(_rank(position, capture) == best for capture in own)):
        return {"occupied"}
    if must_take:
        return {f"duty-{rules.duty.value}"} if own else {"duty"}
    is_white, is_king = board[start] in "wW", board[start] in "WB"
    others = {at: mark for at, mark in board.items() if mark != "." and at != start}
    piece = MovingPiece(rules, is_white, start, is_king, others)
    if any(not [*_broken_by_leg(piece, to, False)] for to in _neighbours(rules, start)):
        return {"occupied"}
    return {"man-moves" if not is_king else "king-flies" if rules.kings_fly else "king-steps"}


def _neighbours(rules: Ruleset, here: Coordinates) -> list[Coordinates]:
    steps = [(here[0] + up, here[1] + right) for up in (1, -1) for right in (1, -1)]
    return [(r, c) for r, c in steps if 0 <= r < rules.size and 0 <= c < rules.size]
