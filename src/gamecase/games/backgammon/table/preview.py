"""What lies on the board, with what a hand has picked already done."""

from dataclasses import dataclass
from zlib import crc32

from gamecase.games.backgammon import unassisted
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import turn_of
from gamecase.games.backgammon.table.turn_builder import picking, spent
from gamecase.kernel.seat import Seat, opponent


@dataclass(frozen=True, slots=True)
class Seen:
    """The position with what a hand has picked already done, and the dice as they lie."""

    position: Position
    dice: tuple[int, ...] = ()
    used: tuple[bool, ...] = ()
    moved_by: Seat = Seat.NOBODY
    moved_to: tuple[int, ...] = ()  # the mover's points
    throw: str = ""  # the same as long as the same dice lie there
    enters: bool = False  # dice are told by hand, their faces lie there to choose from


def seen_with(position: Position, picked: tuple[str, ...]) -> Seen:
    """The position as its viewer sees it once the spots are picked."""
    turn = position.turn
    if position.phase is Phase.PLAY and position.rules.assisted:
        done = picking(turn_of(position), turn, picked)
        ends = tuple(hop.end for hop in done.hops)
        moved = position.with_board(done.board)
        return Seen(moved, done.dice, done.used, turn, ends, _throw(position))
    if position.phase in (Phase.DRAW, Phase.THROW):
        # Faces to choose from: at a table with dice of its own nobody ever sees them.
        return Seen(position, enters=position.phase is Phase.THROW or bool(picked))
    made = unassisted.made(position)
    ends = tuple(step.end for step in made)
    if position.phase is not Phase.PLAY:
        mover = opponent(turn) if position.phase is Phase.CHOICE else turn
        dice = position.dice  # they lie there still while a resignation is answered
        return Seen(position, dice, (False,) * len(dice), mover, ends, _throw(position))
    dice = position.before.dice if position.before else position.dice
    # A free hand does not say which number it used.
    left = dice[len(made) :] if position.rules.may_be_corrected else position.dice
    return Seen(position, dice, spent(dice, left), turn, ends, _throw(position))


def _throw(position: Position) -> str:
    """A name for the throw that lies there, so that a new one is seen to fall."""
    told = f"{position.turn.value}-{position.throws}-{position.idle}"
    if not position.rules.assisted:
        return told  # the checkers move while the dice lie there
    return f"{told}-{crc32(bytes((*position.first, *position.second))):x}"
