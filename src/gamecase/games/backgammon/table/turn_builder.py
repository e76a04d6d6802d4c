"""Build a turn step by step from the spots that a player picks."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import OFF, Board, CheckerStep, spot
from gamecase.games.backgammon.checker_steps import steps_with
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.plays import RolledTurn, Steps, legal_plays
from gamecase.games.backgammon.table.layout import point_at
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat

DICE = ("die-1", "die-2")
SWAP = "die-2"
CUBE = "cube"

DiceValues = tuple[int, ...]


class LegalSteps:
    """The steps from which a legal play of the roll can still result, cached per board."""

    def __init__(self, turn: RolledTurn) -> None:
        self.goals: Mapping[Board, Steps] = legal_plays(turn).results
        self._turn = turn
        self._hops: dict[tuple[Board, DiceValues], Steps] = {}

    def hops(self, board: Board, left: DiceValues) -> Steps:
        """The legal steps with the first of the remaining dice."""
        hops = self._hops.get((board, left))
        if hops is None:
            hops = self._hops[board, left] = tuple(
                hop
                for hop in steps_with(self._turn.rules, board, left[0], self._turn.dice)
                if self._can_lead_to_play(board.after(hop), left[1:])
            )
        return hops

    def _can_lead_to_play(self, board: Board, left: DiceValues) -> bool:
        return board in self.goals or bool(left and self.hops(board, left))


@lru_cache(maxsize=32)
def legal_steps_for(turn: RolledTurn) -> LegalSteps:
    return LegalSteps(turn)


@dataclass(frozen=True, slots=True)
class PartialTurn:
    """The part of a turn that has been picked, and what may be picked next."""

    turn: RolledTurn
    legal_steps: LegalSteps = field(compare=False)
    dice: DiceValues  # in the order in which the player wants to use them
    board: Board
    orders_left: tuple[DiceValues, ...]  # the dice left, in each order that is still possible
    hops: Steps = ()
    undo: tuple[str, ...] | None = None  # the spots picked before the last step

    # --- state ---

    @property
    def can_end(self) -> bool:
        return self.board in self.legal_steps.goals

    @property
    def is_complete(self) -> bool:
        """Whether no further step is possible."""
        return not any(
            left and self.legal_steps.hops(self.board, left) for left in self.orders_left
        )

    @property
    def text(self) -> str:
        """The play in the notation of the rules if the turn may end here; else the steps so far."""
        return write(Play(self.legal_steps.goals.get(self.board, self.hops)))

    @property
    def left(self) -> DiceValues:
        """The dice left, assuming that the first possible dice were used."""
        wanted = self.dice[len(self.hops) :]
        if wanted in self.orders_left or not self.orders_left:
            return wanted
        return self.orders_left[0]

    @property
    def used(self) -> tuple[bool, ...]:
        """For each die, whether it has been played."""
        return used_dice(self.dice, self.left)

    # --- options ---

    def moves(self) -> dict[CheckerStep, Steps]:
        """Each pair of start and end that may be touched, with the steps it makes.

        A checker may use several dice at once where their order does not matter. A checker touched
        twice moves by the first die that it can use.
        """
        single = dict.fromkeys(
            hop
            for left in self.orders_left
            if left
            for hop in self.legal_steps.hops(self.board, left)
        )
        moves: dict[CheckerStep, Steps] = {hop: (hop,) for hop in single}
        longer: dict[CheckerStep, dict[Board, Steps]] = {}
        for hop in single:
            for steps, board in self.with_hop(hop).continuations(hop.end):
                move = CheckerStep(hop.start, steps[-1].end)
                longer.setdefault(move, {}).setdefault(board, (hop, *steps))
        for move, boards in longer.items():
            if move not in moves and len(boards) == 1:
                moves[move] = next(iter(boards.values()))
        for start in dict.fromkeys(hop.start for hop in single):
            ends = (CheckerStep(start, max(start - die, OFF)) for die in self.dice)
            hop_by_die = next(end for end in ends if end in single)
            moves[CheckerStep(start, start)] = (hop_by_die,)
        return moves

    def continuations(self, start: int) -> list[tuple[Steps, Board]]:
        """How the checker that has just moved may go on with the remaining dice."""
        paths: list[tuple[Steps, Board]] = []
        for left in self.orders_left:
            for hop in self.legal_steps.hops(self.board, left) if left else ():
                if hop.start == start:
                    following = self.with_hop(hop)
                    paths.append(((hop,), following.board))
                    paths += [
                        ((hop, *steps), board) for steps, board in following.continuations(hop.end)
                    ]
        return paths

    @property
    def can_swap_dice(self) -> bool:
        """Whether the dice may be swapped: once, before the first step."""
        is_fresh = not self.hops and self.dice == self.turn.dice
        return is_fresh and len(self.orders_left) == 2 and not self.is_complete

    # --- changes ---

    def with_hop(self, hop: CheckerStep) -> "PartialTurn":
        """The turn with one more step."""
        orders_left = dict.fromkeys(
            left[1:]
            for left in self.orders_left
            if left and hop in self.legal_steps.hops(self.board, left)
        )
        return replace(
            self,
            board=self.board.after(hop),
            orders_left=tuple(orders_left),
            hops=(*self.hops, hop),
        )

    def with_dice_swapped(self) -> "PartialTurn":
        return replace(self, dice=self.dice[::-1])


def used_dice(dice: DiceValues, left: DiceValues) -> tuple[bool, ...]:
    """For each die, whether it is no longer among those left.

    >>> used_dice((4, 4, 4, 4), (4, 4, 4))
    (True, False, False, False)
    """
    unused, used = [*left], []
    for die in reversed(dice):
        used.append(die not in unused)
        if die in unused:
            unused.remove(die)
    return tuple(reversed(used))


def start_turn(turn: RolledTurn) -> PartialTurn:
    """The turn before the first step."""
    dice = turn.dice[::-1] if turn.keeps_order else turn.dice
    return PartialTurn(turn, legal_steps_for(turn), dice, turn.board, turn.orders())


@lru_cache(maxsize=64)
def build_turn(turn: RolledTurn, seat: Seat, picked: tuple[str, ...]) -> PartialTurn:
    """The turn after the picked spots; BadAction if they are not possible."""
    partial, rest = build_longest_turn(turn, seat, picked)
    if rest:
        raise BadAction(f"{' '.join(picked)}: {' '.join(rest)} cannot be picked now")
    return partial


def build_longest_turn(
    turn: RolledTurn, seat: Seat, spots: tuple[str, ...]
) -> tuple[PartialTurn, tuple[str, ...]]:
    """The turn after as many spots as are possible, and the remaining spots."""
    partial, index = start_turn(turn), 0
    while index < len(spots):
        if spots[index] == SWAP and partial.can_swap_dice:
            following, count = partial.with_dice_swapped(), 1
        else:
            move = _move_of_spots(seat, spots[index : index + 2])
            steps = partial.moves().get(move) if move else None
            if steps is None:
                break
            following, count = partial, 2
            for hop in steps:
                following = following.with_hop(hop)
        partial = replace(following, undo=spots[:index])
        index += count
    return partial, spots[index:]


def _move_of_spots(seat: Seat, spots: tuple[str, ...]) -> CheckerStep | None:
    points = [point_at(seat, name) for name in spots]
    if len(points) != 2 or points[0] is None or points[1] is None:
        return None
    return CheckerStep(points[0], points[1])


def touch_spots(seat: Seat, move: CheckerStep) -> tuple[str, ...]:
    """The spots to touch for a start and an end."""
    return spot(seat, move.start), spot(seat, move.end)
