"""Which turns a side can take: plainly, square by square.

The compiled kernel in `engine/` counts the same turns much faster; the same perft files run over
both.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.draughts.board import (
    EMPTY,
    EVERY_WAY,
    FORWARD,
    KINGS,
    Board,
    board_of,
    is_king,
    owner,
)
from gamecase.games.draughts.position import Move
from gamecase.games.draughts.ruleset import Colour, Duty, Promotion, Removal, Ruleset


@dataclass(frozen=True, slots=True)
class Play:
    """A turn with what it does: the path over the board, what it takes, and the board after it."""

    path: tuple[int, ...]
    taken: tuple[int, ...]
    after: str
    move: Move


@dataclass(frozen=True, slots=True)
class Chain:
    """A capture under way. The piece is in the hand: its first square counts as empty."""

    rules: Ruleset
    cells: str  # without the piece in the hand, and without those taken if they leave at once
    colour: Colour
    mark: str
    path: tuple[int, ...]
    taken: tuple[int, ...] = ()
    way: int = -1  # direction of the last jump
    is_over: bool = False  # crowned, and crowning ends the turn

    @property
    def board(self) -> Board:
        return board_of(self.rules.size, self.rules.mirrored)


@dataclass(frozen=True, slots=True)
class Turns:
    """What the side to move can do: each turn once, and every way a hand can make it."""

    plays: tuple[Play, ...]  # in notation order
    by_hand: tuple[Play, ...]  # also with another landing square on the way
    by_move: Mapping[Move, Play]

    def find(self, move: Move) -> Play | None:
        return self.by_move.get(move)


@lru_cache(maxsize=1 << 13)
def turns(rules: Ruleset, cells: str, colour: Colour) -> Turns:
    """Every legal turn of a side."""
    captures = _dutiful(rules, cells, [*_captures(rules, cells, colour)])
    quiet = [*_quiet(rules, cells, colour)] if rules.duty is Duty.FREE or not captures else []
    # Squares flown over between two jumps along one line are no choice: such turns are one,
    # written with the square directly behind the piece taken.
    once: dict[tuple[int, tuple[int, ...], int], Play] = {}
    by_hand = []
    for each in captures:
        key = (each.path[0], each.taken, each.path[-1])
        spelled = once.setdefault(key, each)
        by_hand.append(Play(each.path, each.taken, each.after, spelled.move))
    plays = sorted((*once.values(), *quiet), key=lambda each: each.move.text)
    return Turns(tuple(plays), (*by_hand, *quiet), {each.move: each for each in plays})


# --- quiet moves ---


def _quiet(rules: Ruleset, cells: str, colour: Colour) -> Iterator[Play]:
    board = board_of(rules.size, rules.mirrored)
    for at, mark in enumerate(cells):
        if owner(mark) is not colour:
            continue
        king = is_king(mark)
        for way in EVERY_WAY if king else FORWARD[colour]:
            for to in board.rays[at][way]:
                if cells[to] != EMPTY:
                    break
                yield _play(rules, cells, colour, (at, to), ())
                if not (king and rules.kings_fly):
                    break


# --- captures ---


def _captures(rules: Ruleset, cells: str, colour: Colour) -> Iterator[Play]:
    for at, mark in enumerate(cells):
        if owner(mark) is colour:
            lifted = cells[:at] + EMPTY + cells[at + 1 :]
            for chain in _finished(Chain(rules, lifted, colour, mark, (at,))):
                yield _play(rules, cells, colour, chain.path, chain.taken)


def _finished(chain: Chain) -> Iterator[Chain]:
    """The whole captures that go on from a chain, and its stops where stopping is allowed."""
    for landings in jumps(chain):
        going_on = [each for each in landings if can_go_on(each)]
        for each in landings:
            # Who must go on chooses a landing square from which it is possible.
            if chain.rules.may_stop or not going_on:
                yield each
            if each in going_on:
                yield from _finished(each)


def can_go_on(chain: Chain) -> bool:
    return next(jumps(chain), None) is not None


def jumps(chain: Chain) -> Iterator[list[Chain]]:
    """The next jump, once for each piece that can be taken: all squares to land on."""
    if chain.is_over:
        return
    for way in _ways(chain):
        line = chain.board.rays[chain.path[-1]][way]
        near = _victim(chain, line)
        if near is None:
            continue
        flies = is_king(chain.mark) and chain.rules.kings_fly
        landings = []
        for to in line[near + 1 :]:
            if chain.cells[to] != EMPTY:
                break
            landings.append(_landed(chain, way, line[near], to))
            if not (flies and chain.rules.king_lands_anywhere):
                break
        if landings:
            yield landings


def _ways(chain: Chain) -> Iterable[int]:
    if is_king(chain.mark):
        return EVERY_WAY
    ways = EVERY_WAY if chain.rules.men_take_backwards else FORWARD[chain.colour]
    if chain.taken and not chain.rules.men_turn:
        return [way for way in ways if way == chain.way]
    return ways


def _victim(chain: Chain, line: tuple[int, ...]) -> int | None:
    """How far along a line the first piece lies, if it is one that can be jumped."""
    rules = chain.rules
    sees_far = is_king(chain.mark) and rules.kings_fly and rules.king_far
    for far, at in enumerate(line):
        mark = chain.cells[at]
        if mark != EMPTY:
            spared = is_king(mark) and not is_king(chain.mark) and not rules.men_take_kings
            theirs = owner(mark) is chain.colour.other
            return far if theirs and not spared and at not in chain.taken else None
        if not sees_far:
            return None
    return None


def _landed(chain: Chain, way: int, victim: int, to: int) -> Chain:
    rules, cells, mark = chain.rules, chain.cells, chain.mark
    if rules.removal is Removal.AT_ONCE:
        cells = cells[:victim] + EMPTY + cells[victim + 1 :]
    is_over = False
    if not is_king(mark) and chain.board.row(to) == chain.board.far_row(chain.colour):
        is_over = rules.promotion is Promotion.ENDS
        if rules.promotion is Promotion.GOES_ON:
            mark = KINGS[chain.colour]
    path, taken = (*chain.path, to), (*chain.taken, victim)
    return Chain(rules, cells, chain.colour, mark, path, taken, way, is_over)


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
    move = Move(tuple(board.names[at] for at in path), takes=bool(taken))
    return Play(path, taken, "".join(after), move)


# --- which captures may be chosen ---


def _dutiful(rules: Ruleset, cells: str, captures: list[Play]) -> list[Play]:
    if not captures or rules.duty in (Duty.FREE, Duty.ANY):
        return captures
    best = max(_rank(rules.duty, cells, each) for each in captures)
    return [each for each in captures if _rank(rules.duty, cells, each) == best]


def _rank(duty: Duty, cells: str, play: Play) -> tuple[int, ...]:
    """What a capture is measured by, the most important first."""
    by_king = is_king(cells[play.path[0]])
    kings = [is_king(cells[at]) for at in play.taken]
    match duty:
        case Duty.MOST:
            return (len(kings),)
        case Duty.MOST_KINGS:
            return (len(kings), sum(kings))
        case Duty.KING_FIRST:
            return (by_king,)
        case _:  # Italian: most, with a king, most kings, kings as early as possible
            return (len(kings), by_king, sum(kings), *kings)
