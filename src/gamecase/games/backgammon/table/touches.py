"""The action meant by touching spots that were not offered, so that it can be refused."""

from gamecase.games.backgammon.actions import PASS, Call, Play
from gamecase.games.backgammon.board import BAR, OFF, CheckerStep
from gamecase.games.backgammon.notation import MAX_STEPS, write
from gamecase.games.backgammon.position import CUBE_PHASES, Phase, Position
from gamecase.games.backgammon.rules import rolled_turn
from gamecase.games.backgammon.table.gestures import ROLLS, STARTS, unassisted_gestures
from gamecase.games.backgammon.table.layout import point_at
from gamecase.games.backgammon.table.turn_builder import CUBE, DICE, PartialTurn, build_longest_turn
from gamecase.kernel.seat import Seat
from gamecase.scene import Path


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """The action meant by these spots, legal or not; None for none."""
    if not spots:
        return None
    match position.phase:
        case Phase.DRAW:
            paths = STARTS if spots[0] in DICE else ()
            action = _action(paths, spots[1:])
        case Phase.THROW:
            action = _action(ROLLS, spots)
        case Phase.PLAY if position.rules.assisted:
            return _turn_action(position, spots)
        case Phase.PLAY:
            action = _action(unassisted_gestures(position).paths, spots)
        case _:
            action = None
    return action or _call_action(position, spots) or _step_action(position, (), spots)


def _action(paths: tuple[Path, ...], spots: tuple[str, ...]) -> str | None:
    return next((path.action for path in paths if path.spots == spots), None)


def _turn_action(position: Position, spots: tuple[str, ...]) -> str | None:
    turn, rest = build_longest_turn(rolled_turn(position), position.turn, spots)
    if not rest:
        return turn.text if turn.hops else None
    if rest[0] in DICE:
        return _dice_action(turn)
    if rest[0] == CUBE:
        return Call.DOUBLE.value
    return _step_action(position, turn.hops, rest, turn.left)


def _dice_action(turn: PartialTurn) -> str | None:
    """Picking up the dice ends the turn; before the first step, only if nothing can be played."""
    if turn.hops or turn.is_complete or not turn.can_end:
        return turn.text if turn.hops else write(PASS)
    return None


def _call_action(position: Position, spots: tuple[str, ...]) -> str | None:
    if spots[0] in DICE and len(spots) == 1 and position.phase is not Phase.PLAY:
        return Call.THROW.value
    if spots == (CUBE, CUBE) and position.phase in CUBE_PHASES:
        return Call.TAKE.value
    if spots in ((CUBE,), (CUBE, CUBE)) and position.phase not in CUBE_PHASES:
        return Call.DOUBLE.value
    return None


def _step_action(
    position: Position,
    steps: tuple[CheckerStep, ...],
    spots: tuple[str, ...],
    dice_left: tuple[int, ...] = (),
) -> str | None:
    """A step from the first spot to the second, or by the next die from a single spot."""
    seat = position.turn if position.turn.is_player else Seat.FIRST
    points = [point_at(seat, name) for name in spots]
    start, end = points[0], points[-1]
    if len(spots) > 2 or not start or end is None or len(steps) >= MAX_STEPS:
        return None
    if start == end:
        die = (dice_left or position.dice or (1,))[0]
        end = max(start - die, OFF)
    return None if end == BAR else write(Play((*steps, CheckerStep(start, end))))
