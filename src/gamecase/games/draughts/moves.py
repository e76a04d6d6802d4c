"""The legal moves of a side: steps on bitboards, captures square by square.

The compiled kernel in `engine/` generates the same moves much faster; the same perft files test
both.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import NamedTuple

from gamecase.games.draughts.bitboard import BitBoard, Step
from gamecase.games.draughts.board import (
    ALL_DIRECTIONS,
    EMPTY,
    FORWARD,
    KINGS,
    Board,
    board_of,
    is_king,
)
from gamecase.games.draughts.position import Move
from gamecase.games.draughts.ruleset import CaptureDuty, Colour, Promotion, Removal, Ruleset

_TEXT = itemgetter(0)

#: By the side that captures, the marks of all pieces of the other side and of its men.
_THEIR_MEN = {Colour.WHITE: "b", Colour.BLACK: "w"}
_THEIRS = {Colour.WHITE: "bB", Colour.BLACK: "wW"}


class Play(NamedTuple):
    """A move with its effect: the path over the board, the pieces taken, and the board after it."""

    path: tuple[int, ...]
    taken: tuple[int, ...]
    after: str
    move: Move


class PartialCapture(NamedTuple):
    """A capture in progress."""

    rules: Ruleset
    cells: str  # without the capturing piece, and without the taken ones if removed at once
    colour: Colour
    mark: str
    path: tuple[int, ...]
    taken: tuple[int, ...] = ()
    direction: int = -1  # of the last jump
    is_over: bool = False  # the piece was crowned, and crowning ends the turn

    @property
    def board(self) -> Board:
        return board_of(self.rules.size, self.rules.mirrored)


class LegalMoves:
    """The legal moves of a position; their effects are worked out when somebody asks."""

    def __init__(
        self, rules: Ruleset, cells: str, colour: Colour, captures: list[Play], quiet: list[Step]
    ) -> None:
        self._rules, self._cells, self._colour = rules, cells, colour
        self._captures: dict[str, Play] = {}
        self._capture_paths: list[Play] = []
        texts = quiet + self._add_captures(captures) if captures else quiet
        texts.sort(key=_TEXT)
        self.by_text = dict(texts)  # in notation order

    def _add_captures(self, captures: list[Play]) -> list[Step]:
        """Keep the captures; returns each of them once, by its text."""
        # Captures that differ only in where a king pauses between two jumps along one line are one
        # move, written with the square directly behind the piece taken.
        unique: dict[tuple[int, tuple[int, ...], int], Play] = {}
        for play in captures:
            first = unique.setdefault((play.path[0], play.taken, play.path[-1]), play)
            path = play if first is play else play._replace(move=first.move)
            self._capture_paths.append(path)
        self._captures = {play.move.text: play for play in unique.values()}
        return [(text, play.move) for text, play in self._captures.items()]

    @cached_property
    def by_move(self) -> Mapping[Move, Play]:
        return {move: self._play(move) for move in self.by_text.values()}

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """Each move once, in notation order."""
        return tuple(self.by_move.values())

    @cached_property
    def all_paths(self) -> tuple[Play, ...]:
        """Every path by which a move can be made by hand."""
        return (*self._capture_paths, *(play for play in self.plays if not play.taken))

    def find(self, move: Move) -> Play | None:
        """The play of a move, also of a jump written with a dash or with other pauses."""
        if move.text in self.by_text:
            return self._play(move)
        names = board_of(self._rules.size, self._rules.mirrored).names
        for play in self._capture_paths:
            if tuple(names[at] for at in play.path) == move.squares:
                return self._captures[play.move.text]
        return None

    def _play(self, move: Move) -> Play:
        if move.takes:
            return self._captures[move.text]
        return _quiet_play(self._rules, self._cells, self._colour, move)


@lru_cache(maxsize=1 << 13)
def legal_moves(rules: Ruleset, cells: str, colour: Colour) -> LegalMoves:
    """Every legal move of a side, remembered for those who ask about the same boards again."""
    return find_legal_moves(rules, cells, colour)


def find_legal_moves(rules: Ruleset, cells: str, colour: Colour) -> LegalMoves:
    """Every legal move of a side."""
    bits = BitBoard(rules, cells, colour)
    captures = _captures(rules, cells, colour, bits)
    quiet: list[Step] = []
    if not captures or rules.duty is CaptureDuty.FREE:
        quiet = bits.steps(with_kings=not rules.kings_fly)
        if bits.kings and rules.kings_fly:
            quiet += _flights(rules, cells, bits)
    return LegalMoves(rules, cells, colour, captures, quiet)


# --- quiet moves ---


def _flights(rules: Ruleset, cells: str, bits: BitBoard) -> Iterator[Step]:
    """The moves of flying kings along their diagonals."""
    board = board_of(rules.size, rules.mirrored)
    for at in bits.indices(bits.kings):
        for line in board.rays[at]:
            for to in line:
                if cells[to] != EMPTY:
                    break
                move = _move_along(board, (at, to), takes=False)
                yield move.text, move


def _quiet_play(rules: Ruleset, cells: str, colour: Colour, move: Move) -> Play:
    board = board_of(rules.size, rules.mirrored)
    at, to = board.indices[move.squares[0]], board.indices[move.squares[1]]
    mark = KINGS[colour] if board.crowns(to, colour) else cells[at]
    if at < to:
        after = f"{cells[:at]}{EMPTY}{cells[at + 1 : to]}{mark}{cells[to + 1 :]}"
    else:
        after = f"{cells[:to]}{mark}{cells[to + 1 : at]}{EMPTY}{cells[at + 1 :]}"
    return Play((at, to), (), after, move)


@lru_cache(maxsize=1 << 14)
def _move_along(board: Board, path: tuple[int, ...], *, takes: bool) -> Move:
    """The move along a path; the same few hundred are made again and again."""
    return Move(tuple(board.names[at] for at in path), takes=takes)


# --- captures ---


def _captures(rules: Ruleset, cells: str, colour: Colour, bits: BitBoard) -> list[Play]:
    """Every legal capture. Only pieces that can jump are looked at; flying kings may from afar."""
    jumping = bits.jumping_men(rules)
    if bits.kings:
        sees_far = rules.kings_fly and rules.king_far
        jumping |= bits.kings if sees_far else bits.jumping_kings()
    if not jumping:
        return []
    captures: list[Play] = []
    for at in bits.indices(jumping):
        captures += captures_from(rules, cells, colour, at)
    return _apply_duty(rules, cells, captures) if len(captures) > 1 else captures


def captures_from(rules: Ruleset, cells: str, colour: Colour, at: int) -> list[Play]:
    """The captures of the piece on a square, as if it were free to choose."""
    completed: list[PartialCapture] = []
    _add_complete_captures(completed, next_jumps(start_capture(rules, cells, colour, at)))
    return [_play(rules, cells, colour, capture.path, capture.taken) for capture in completed]


def start_capture(rules: Ruleset, cells: str, colour: Colour, at: int) -> PartialCapture:
    """The piece on a square before its first jump."""
    others = cells[:at] + EMPTY + cells[at + 1 :]
    return PartialCapture(rules, others, colour, cells[at], (at,))


def _add_complete_captures(
    completed: list[PartialCapture], jumps: Iterable[list[PartialCapture]]
) -> None:
    """Add all complete captures that begin with one of these jumps."""
    for landings in jumps:
        onward = [[*next_jumps(landing)] for landing in landings]
        if not any(onward):
            completed += landings
            continue
        for landing, next_ones in zip(landings, onward, strict=True):
            # A piece that must jump on has to land where it can.
            if landing.rules.may_stop:
                completed.append(landing)
            if next_ones:
                _add_complete_captures(completed, next_ones)


def can_continue(capture: PartialCapture) -> bool:
    """Whether the piece can jump again."""
    return next(next_jumps(capture), None) is not None


def next_jumps(capture: PartialCapture) -> Iterator[list[PartialCapture]]:
    """For each piece that can be jumped next, the captures for all landing squares behind it."""
    rules, cells, colour, mark, path, taken, _, is_over = capture
    if is_over:
        return
    rays = board_of(rules.size, rules.mirrored).rays[path[-1]]
    sees_far = chooses = False
    if is_king(mark):
        directions: Iterable[int] = ALL_DIRECTIONS
        victims = _THEIRS[colour]
        if rules.kings_fly:
            sees_far, chooses = rules.king_far, rules.king_lands_anywhere
    else:
        directions = _directions(capture)
        victims = (_THEIRS if rules.men_take_kings else _THEIR_MEN)[colour]
    for direction in directions:
        line, near = rays[direction], 0
        if sees_far:
            while near < len(line) and cells[line[near]] == EMPTY:
                near += 1
        behind = near + 1
        if behind >= len(line) or cells[line[behind]] != EMPTY:
            continue
        victim = line[near]
        if cells[victim] not in victims or victim in taken:
            continue
        landings = [_after_jump(capture, direction, victim, line[behind])]
        if chooses:
            for to in line[behind + 1 :]:
                if cells[to] != EMPTY:
                    break
                landings.append(_after_jump(capture, direction, victim, to))
        yield landings


def _directions(capture: PartialCapture) -> Iterable[int]:
    """The directions in which a man may jump next."""
    rules = capture.rules
    directions = ALL_DIRECTIONS if rules.men_take_backwards else FORWARD[capture.colour]
    if not rules.men_turn and capture.taken:
        return [direction for direction in directions if direction == capture.direction]
    return directions


def _after_jump(capture: PartialCapture, direction: int, victim: int, to: int) -> PartialCapture:
    rules, cells, colour, mark, path, taken, _, _ = capture
    if rules.removal is Removal.AT_ONCE:
        cells = cells[:victim] + EMPTY + cells[victim + 1 :]
    is_over = False
    if board_of(rules.size, rules.mirrored).crowns(to, colour) and not is_king(mark):
        is_over = rules.promotion is Promotion.ENDS
        if rules.promotion is Promotion.GOES_ON:
            mark = KINGS[colour]
    path, taken = (*path, to), (*taken, victim)
    return PartialCapture(rules, cells, colour, mark, path, taken, direction, is_over)


def _play(
    rules: Ruleset, cells: str, colour: Colour, path: tuple[int, ...], taken: tuple[int, ...]
) -> Play:
    board = board_of(rules.size, rules.mirrored)
    mark, end = cells[path[0]], path[-1]
    # A man that is crowned on the way and goes on remains a king.
    crowned = path[1:] if rules.promotion is Promotion.GOES_ON else (end,)
    for at in crowned:
        if board.crowns(at, colour):
            mark = KINGS[colour]
    after = [*cells]
    after[path[0]] = EMPTY
    for at in taken:
        after[at] = EMPTY
    after[end] = mark
    return Play(path, taken, "".join(after), _move_along(board, path, takes=bool(taken)))


# --- compulsory captures ---


def _apply_duty(rules: Ruleset, cells: str, captures: list[Play]) -> list[Play]:
    if rules.duty in (CaptureDuty.FREE, CaptureDuty.ANY):
        return captures
    best = max(capture_rank(rules.duty, cells, play) for play in captures)
    return [play for play in captures if capture_rank(rules.duty, cells, play) == best]


def capture_rank(duty: CaptureDuty, cells: str, play: Play) -> tuple[int, ...]:
    """The rank of a capture, its most important part first."""
    by_king = is_king(cells[play.path[0]])
    kings = [is_king(cells[at]) for at in play.taken]
    match duty:
        case CaptureDuty.MOST:
            return (len(kings),)
        case CaptureDuty.MOST_KINGS:
            return (len(kings), sum(kings))
        case CaptureDuty.KING_FIRST:
            return (by_king,)
        case _:  # Italian: most, with a king, most kings, kings as early as possible
            return (len(kings), by_king, sum(kings), *kings)
