"""The position as drawn while a turn is picked, with the picked steps already made."""

from dataclasses import dataclass
from zlib import crc32

from gamecase.games.backgammon import unassisted_moves
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.rules import rolled_turn
from gamecase.games.backgammon.table.turn_builder import build_turn, used_dice
from gamecase.kernel.seat import Seat, opponent


@dataclass(frozen=True, slots=True)
class TablePreview:
    """The position with the picked steps made, and the state of the dice."""

    position: Position
    dice: tuple[int, ...] = ()
    used: tuple[bool, ...] = ()
    moved_by: Seat = Seat.NOBODY
    moved_to: tuple[int, ...] = ()  # the mover's points
    roll_id: str = ""  # the same as long as the roll is the same
    is_dice_entry: bool = False  # the roll is entered by picking die faces


def preview_position(position: Position, picked: tuple[str, ...]) -> TablePreview:
    """The position with the picked spots applied."""
    turn = position.turn
    if position.phase is Phase.PLAY and position.rules.assisted:
        partial = build_turn(rolled_turn(position), turn, picked)
        points = tuple(hop.end for hop in partial.hops)
        moved = position.with_board(partial.board)
        return TablePreview(moved, partial.dice, partial.used, turn, points, _roll_id(position))
    if position.phase in (Phase.DRAW, Phase.THROW):
        # Die faces are drawn only where real dice are used.
        return TablePreview(position, is_dice_entry=position.phase is Phase.THROW or bool(picked))
    steps = unassisted_moves.steps_made(position)
    points = tuple(step.end for step in steps)
    if position.phase is not Phase.PLAY:
        mover = opponent(turn) if position.phase is Phase.CHOICE else turn
        dice = position.dice  # still there while a resignation is answered
        return TablePreview(position, dice, (False,) * len(dice), mover, points, _roll_id(position))
    dice = position.turn_start.dice if position.turn_start else position.dice
    # A free move does not say which die it used.
    dice_left = dice[len(steps) :] if position.rules.can_be_corrected else position.dice
    return TablePreview(
        position, dice, used_dice(dice, dice_left), turn, points, _roll_id(position)
    )


def _roll_id(position: Position) -> str:
    """An id of the current roll, so that a new roll is animated."""
    name = f"{position.turn.value}-{position.throws}-{position.idle}"
    if not position.rules.assisted:
        return name  # the checkers move during the turn
    return f"{name}-{crc32(bytes((*position.first, *position.second))):x}"
