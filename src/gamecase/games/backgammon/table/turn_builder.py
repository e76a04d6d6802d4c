"""A turn picked step by step: `Picking` is a turn in the making, and leads on until it is whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import OFF, Board, Step, spot
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.plays import Steps, Turn, legal_plays
from gamecase.games.backgammon.steps import steps_with
from gamecase.games.backgammon.table.layout import point_at
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat

DICE = ("die-1", "die-2")
SWAP = "die-2"
CUBE = "cube"

Numbers = tuple[int, ...]


class Lines:
    """Which boards on the way can still become a legal play of the throw."""

    def __init__(self, turn: Turn) -> None:
        self.goals: Mapping[Board, Steps] = legal_plays(turn).results
        self._turn = turn
        self._hops: dict[tuple[Board, Numbers], Steps] = {}

    def hops(self, board: Board, left: Numbers) -> Steps:
        """What may be done with the first of the numbers left, so that a legal play comes of it."""
        found = self._hops.get((board, left))
        if found is None:
            found = self._hops[board, left] = tuple(
                hop
                for hop in steps_with(self._turn.rules, board, left[0], self._turn.dice)
                if self._lead(board.after(hop), left[1:])
            )
        return found

    def _lead(self, board: Board, left: Numbers) -> bool:
        return board in self.goals or bool(left and self.hops(board, left))


@lru_cache(maxsize=32)
def lines_of(turn: Turn) -> Lines:
    return Lines(turn)


@dataclass(frozen=True, slots=True)
class Picking:
    """What a hand has done of its turn, and what it may do next."""

    turn: Turn
    lines: Lines = field(compare=False)
    dice: Numbers  # in the order in which the hand wants them used
    board: Board
    lefts: tuple[Numbers, ...]  # the numbers left, in each order that is still possible
    hops: Steps = ()
    undo: tuple[str, ...] | None = None  # what was picked before the last thing done

    # --- what has come of it ---

    @property
    def may_end(self) -> bool:
        return self.board in self.lines.goals

    @property
    def is_whole(self) -> bool:
        """Nothing can follow."""
        return not any(left and self.lines.hops(self.board, left) for left in self.lefts)

    @property
    def text(self) -> str:
        """The play as the rules write it, when the turn may end here; else the steps so far."""
        return write(Play(self.lines.goals.get(self.board, self.hops)))

    @property
    def left(self) -> Numbers:
        """The numbers left: of those that could have been used, the first of the dice were."""
        wanted = self.dice[len(self.hops) :]
        if wanted in self.lefts or not self.lefts:
            return wanted
        return self.lefts[0]

    @property
    def used(self) -> tuple[bool, ...]:
        """Of each die, whether it has been played."""
        return spent(self.dice, self.left)

    # --- what may be done ---

    def ways(self) -> dict[Step, Steps]:
        """Each start and end that a hand may touch, and the steps this makes.

        A checker may go on at once with further numbers, where it does not matter which of them
        comes first. A checker touched twice goes by the first of the dice that it can use.
        """
        single = dict.fromkeys(
            hop for left in self.lefts if left for hop in self.lines.hops(self.board, left)
        )
        found: dict[Step, Steps] = {hop: (hop,) for hop in single}
        further: dict[Step, dict[Board, Steps]] = {}
        for hop in single:
            for steps, board in self.after(hop).strides(hop.end):
                stride = Step(hop.start, steps[-1].end)
                further.setdefault(stride, {}).setdefault(board, (hop, *steps))
        for stride, boards in further.items():
            if stride not in found and len(boards) == 1:
                found[stride] = next(iter(boards.values()))
        for start in dict.fromkeys(hop.start for hop in single):
            ends = (Step(start, max(start - die, OFF)) for die in self.dice)
            twice = next(end for end in ends if end in single)
            found[Step(start, start)] = (twice,)
        return found

    def strides(self, start: int) -> list[tuple[Steps, Board]]:
        """How the checker that has just moved may go on, as far as the numbers carry it."""
        found: list[tuple[Steps, Board]] = []
        for left in self.lefts:
            for hop in self.lines.hops(self.board, left) if left else ():
                if hop.start == start:
                    then = self.after(hop)
                    found.append(((hop,), then.board))
                    found += [((hop, *steps), board) for steps, board in then.strides(hop.end)]
        return found

    @property
    def may_swap(self) -> bool:
        """Whether the dice may change places: once, before anything is moved with them."""
        is_fresh = not self.hops and self.dice == self.turn.dice
        return is_fresh and len(self.lefts) == 2 and not self.is_whole

    # --- doing it ---

    def after(self, hop: Step) -> "Picking":
        lefts = dict.fromkeys(
            left[1:] for left in self.lefts if left and hop in self.lines.hops(self.board, left)
        )
        return replace(
            self, board=self.board.after(hop), lefts=tuple(lefts), hops=(*self.hops, hop)
        )

    def swapped(self) -> "Picking":
        return replace(self, dice=self.dice[::-1])


def spent(dice: Numbers, left: Numbers) -> tuple[bool, ...]:
    """Of each die, whether its number is no longer among those left.

    >>> spent((4, 4, 4, 4), (4, 4, 4))
    (True, False, False, False)
    """
    unused, found = [*left], []
    for die in reversed(dice):
        found.append(die not in unused)
        if die in unused:
            unused.remove(die)
    return tuple(reversed(found))


def begun(turn: Turn) -> Picking:
    dice = turn.dice[::-1] if turn.keeps_order else turn.dice
    return Picking(turn, lines_of(turn), dice, turn.board, turn.orders())


@lru_cache(maxsize=64)
def picking(turn: Turn, seat: Seat, picked: tuple[str, ...]) -> Picking:
    """The turn as far as it was picked; BadAction if that cannot be."""
    done, rest = furthest(turn, seat, picked)
    if rest:
        raise BadAction(f"{' '.join(picked)}: {' '.join(rest)} cannot be picked now")
    return done


def furthest(turn: Turn, seat: Seat, spots: tuple[str, ...]) -> tuple[Picking, tuple[str, ...]]:
    """The turn as far as spots can be picked, and the spots that cannot."""
    done, at = begun(turn), 0
    while at < len(spots):
        if spots[at] == SWAP and done.may_swap:
            then, count = done.swapped(), 1
        else:
            stride = _stride(seat, spots[at : at + 2])
            steps = done.ways().get(stride) if stride else None
            if steps is None:
                break
            then, count = done, 2
            for hop in steps:
                then = then.after(hop)
        done = replace(then, undo=spots[:at])
        at += count
    return done, spots[at:]


def _stride(seat: Seat, spots: tuple[str, ...]) -> Step | None:
    points = [point_at(seat, name) for name in spots]
    if len(points) != 2 or points[0] is None or points[1] is None:
        return None
    return Step(points[0], points[1])


def touched(seat: Seat, stride: Step) -> tuple[str, ...]:
    """The spots a hand touches for a start and an end."""
    return spot(seat, stride.start), spot(seat, stride.end)
