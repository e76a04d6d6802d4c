"""The legal moves of a side, generated square by square.

The compiled kernel in `engine/` generates the same moves much faster; the same perft files test
both.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.draughts.board import (
    ALL_DIRECTIONS,
    EMPTY,
    FORWARD,
    KINGS,
    MEN,
    Board,
    board_of,
    is_king,
    owner,
)
from gamecase.games.draughts.position import Move
from gamecase.games.draughts.ruleset import CaptureDuty, Colour, Promotion, Removal, Ruleset


@dataclass(frozen=True, slots=True)
class Play:
    """A move with its effect: the path over the board, the pieces taken, and the board after it."""

    path: tuple[int, ...]
    taken: tuple[int, ...]
    after: str
    move: Move


@dataclass(frozen=True, slots=True)
class PartialCapture:
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


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """The legal moves of a position."""

    plays: tuple[Play, ...]  # each move once, in notation order
    all_paths: tuple[Play, ...]  # every path by which a move can be made by hand
    by_move: Mapping[Move, Play]
    names: tuple[str, ...]  # of the squares

    def find(self, move: Move) -> Play | None:
        """The play of a move, also of a jump written with a dash or with other pauses."""
        if (play := self.by_move.get(move)) is not None:
            return play
        for play in self.all_paths:
            if play.taken and tuple(self.names[at] for at in play.path) == move.squares:
                return self.by_move[play.move]
        return None


@lru_cache(maxsize=1 << 13)
def legal_moves(rules: Ruleset, cells: str, colour: Colour) -> LegalMoves:
    """Every legal move of a side."""
    captures = _apply_duty(rules, cells, [*_captures(rules, cells, colour)])
    may_move = rules.duty is CaptureDuty.FREE or not captures
    quiet = [*_quiet_moves(rules, cells, colour)] if may_move else []
    # Captures that differ only in where a king pauses between two jumps along one line are one
    # move, written with the square directly behind the piece taken.
    unique: dict[tuple[int, tuple[int, ...], int], Play] = {}
    all_paths = []
    for play in captures:
        first = unique.setdefault((play.path[0], play.taken, play.path[-1]), play)
        all_paths.append(Play(play.path, play.taken, play.after, first.move))
    plays = sorted((*unique.values(), *quiet), key=_text)
    by_move = {play.move: play for play in plays}
    names = board_of(rules.size, rules.mirrored).names
    return LegalMoves(tuple(plays), (*all_paths, *quiet), by_move, names)


def _text(play: Play) -> str:
    return play.move.text


# --- quiet moves ---


def _quiet_moves(rules: Ruleset, cells: str, colour: Colour) -> Iterator[Play]:
    board = board_of(rules.size, rules.mirrored)
    man, crowned, far_row = MEN[colour], KINGS[colour], board.far_row(colour)
    for at in _squares_with(cells, man):
        rays = board.rays[at]
        for direction in FORWARD[colour]:
            for to in rays[direction][:1]:
                if cells[to] == EMPTY:
                    mark = crowned if board.row(to) == far_row else man
                    yield _quiet_play(board, cells, at, to, mark)
    for at in _squares_with(cells, crowned):
        for line in board.rays[at]:
            for to in line if rules.kings_fly else line[:1]:
                if cells[to] != EMPTY:
                    break
                yield _quiet_play(board, cells, at, to, crowned)


def _squares_with(cells: str, mark: str) -> Iterator[int]:
    at = cells.find(mark)
    while at >= 0:
        yield at
        at = cells.find(mark, at + 1)


def _quiet_play(board: Board, cells: str, at: int, to: int, mark: str) -> Play:
    if at < to:
        after = f"{cells[:at]}{EMPTY}{cells[at + 1 : to]}{mark}{cells[to + 1 :]}"
    else:
        after = f"{cells[:to]}{mark}{cells[to + 1 : at]}{EMPTY}{cells[at + 1 :]}"
    return Play((at, to), (), after, _move_along(board, (at, to), takes=False))


@lru_cache(maxsize=1 << 14)
def _move_along(board: Board, path: tuple[int, ...], *, takes: bool) -> Move:
    """The move along a path; the same few hundred are made again and again."""
    return Move(tuple(board.names[at] for at in path), takes=takes)


# --- captures ---


def _captures(rules: Ruleset, cells: str, colour: Colour) -> Iterator[Play]:
    board = board_of(rules.size, rules.mirrored)
    theirs = MEN[colour.other] + KINGS[colour.other]
    king_flies = rules.kings_fly and rules.king_far
    for mark in (MEN[colour], KINGS[colour]):
        for at in _squares_with(cells, mark):
            if (is_king(mark) and king_flies) or _has_neighbour(board, cells, at, theirs):
                yield from captures_from(rules, cells, colour, at)


def _has_neighbour(board: Board, cells: str, at: int, theirs: str) -> bool:
    """Whether a piece of the other side stands beside a square, with an empty one behind it.

    Without one, a piece that does not jump from afar captures nothing.
    """
    for line in board.rays[at]:
        if len(line) > 1 and cells[line[0]] in theirs and cells[line[1]] == EMPTY:
            return True
    return False


def captures_from(rules: Ruleset, cells: str, colour: Colour, at: int) -> Iterator[Play]:
    """The captures of the piece on a square, as if it were free to choose."""
    for capture in _complete_captures(start_capture(rules, cells, colour, at)):
        yield _play(rules, cells, colour, capture.path, capture.taken)


def start_capture(rules: Ruleset, cells: str, colour: Colour, at: int) -> PartialCapture:
    """The piece on a square before its first jump."""
    others = cells[:at] + EMPTY + cells[at + 1 :]
    return PartialCapture(rules, others, colour, cells[at], (at,))


def _complete_captures(capture: PartialCapture) -> Iterator[PartialCapture]:
    """All complete captures that continue a partial one."""
    for landings in next_jumps(capture):
        continuing = [landing for landing in landings if can_continue(landing)]
        for landing in landings:
            # A piece that must jump on has to land where it can.
            if capture.rules.may_stop or not continuing:
                yield landing
            if landing in continuing:
                yield from _complete_captures(landing)


def can_continue(capture: PartialCapture) -> bool:
    """Whether the piece can jump again."""
    return next(next_jumps(capture), None) is not None


def next_jumps(capture: PartialCapture) -> Iterator[list[PartialCapture]]:
    """For each piece that can be jumped next, the captures for all landing squares behind it."""
    if capture.is_over:
        return
    for direction in _directions(capture):
        line = capture.board.rays[capture.path[-1]][direction]
        near = _jumpable(capture, line)
        if near is None:
            continue
        flies = is_king(capture.mark) and capture.rules.kings_fly
        landings = []
        for to in line[near + 1 :]:
            if capture.cells[to] != EMPTY:
                break
            landings.append(_after_jump(capture, direction, line[near], to))
            if not (flies and capture.rules.king_lands_anywhere):
                break
        if landings:
            yield landings


def _directions(capture: PartialCapture) -> Iterable[int]:
    if is_king(capture.mark):
        return ALL_DIRECTIONS
    directions = ALL_DIRECTIONS if capture.rules.men_take_backwards else FORWARD[capture.colour]
    if capture.taken and not capture.rules.men_turn:
        return [direction for direction in directions if direction == capture.direction]
    return directions


def _jumpable(capture: PartialCapture, line: tuple[int, ...]) -> int | None:
    """The place along a line of the first piece, if the capturing piece can jump it."""
    rules = capture.rules
    sees_far = is_king(capture.mark) and rules.kings_fly and rules.king_far
    for far, at in enumerate(line):
        mark = capture.cells[at]
        if mark != EMPTY:
            spared = is_king(mark) and not is_king(capture.mark) and not rules.men_take_kings
            theirs = owner(mark) is capture.colour.other
            return far if theirs and not spared and at not in capture.taken else None
        if not sees_far:
            return None
    return None


def _after_jump(capture: PartialCapture, direction: int, victim: int, to: int) -> PartialCapture:
    rules, cells, mark = capture.rules, capture.cells, capture.mark
    if rules.removal is Removal.AT_ONCE:
        cells = cells[:victim] + EMPTY + cells[victim + 1 :]
    is_over = False
    if not is_king(mark) and capture.board.row(to) == capture.board.far_row(capture.colour):
        is_over = rules.promotion is Promotion.ENDS
        if rules.promotion is Promotion.GOES_ON:
            mark = KINGS[capture.colour]
    path, taken = (*capture.path, to), (*capture.taken, victim)
    return PartialCapture(rules, cells, capture.colour, mark, path, taken, direction, is_over)


def _play(
    rules: Ruleset, cells: str, colour: Colour, path: tuple[int, ...], taken: tuple[int, ...]
) -> Play:
    board = board_of(rules.size, rules.mirrored)
    mark, end = cells[path[0]], path[-1]
    crossed = any(board.row(at) == board.far_row(colour) for at in path[1:])
    stays = board.row(end) == board.far_row(colour)
    if stays or (crossed and rules.promotion is Promotion.GOES_ON):
        mark = KINGS[colour]
    after = [*cells]
    for at in (path[0], *taken):
        after[at] = EMPTY
    after[end] = mark
    return Play(path, taken, "".join(after), _move_along(board, path, takes=bool(taken)))


# --- compulsory captures ---


def _apply_duty(rules: Ruleset, cells: str, captures: list[Play]) -> list[Play]:
    if not captures or rules.duty in (CaptureDuty.FREE, CaptureDuty.ANY):
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
