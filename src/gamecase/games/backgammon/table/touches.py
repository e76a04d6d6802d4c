"""What a touch means that was not offered, so that the rules can say why not."""

from gamecase.games.backgammon.actions import PASS, Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Step
from gamecase.games.backgammon.notation import MOST_STEPS, write
from gamecase.games.backgammon.position import CUBE_WAITS, Phase, Position
from gamecase.games.backgammon.rules import turn_of
from gamecase.games.backgammon.table.gestures import ROLLS, STARTS, playing_by_hand
from gamecase.games.backgammon.table.layout import point_at
from gamecase.games.backgammon.table.turn_builder import CUBE, DICE, Picking, furthest
from gamecase.kernel.seat import Seat
from gamecase.scene import Path


def interpret_touch(position: Position, spots: tuple[str, ...]) -> str | None:
    """The action that spots come to, offered or not, so that the rules can say why not."""
    if not spots:
        return None
    match position.phase:
        case Phase.DRAW:
            offered = STARTS if spots[0] in DICE else ()
            made = _action(offered, spots[1:])
        case Phase.THROW:
            made = _action(ROLLS, spots)
        case Phase.PLAY if position.rules.assisted:
            return _meant_turn(position, spots)
        case Phase.PLAY:
            made = _action(playing_by_hand(position).paths, spots)
        case _:
            made = None
    return made or _meant_call(position, spots) or _meant_step(position, (), spots)


def _action(paths: tuple[Path, ...], spots: tuple[str, ...]) -> str | None:
    return next((path.action for path in paths if path.spots == spots), None)


def _meant_turn(position: Position, spots: tuple[str, ...]) -> str | None:
    done, rest = furthest(turn_of(position), position.turn, spots)
    if not rest:
        return done.text if done.hops else None
    if rest[0] in DICE:
        return _meant_by_dice(done)
    if rest[0] == CUBE:
        return Call.DOUBLE.value
    return _meant_step(position, done.hops, rest, done.left)


def _meant_by_dice(done: Picking) -> str | None:
    """Taking up the dice ends a turn; before it has begun, only where nothing can be played."""
    if done.hops or done.is_whole or not done.may_end:
        return done.text if done.hops else write(PASS)
    return None


def _meant_call(position: Position, spots: tuple[str, ...]) -> str | None:
    if spots[0] in DICE and len(spots) == 1 and position.phase is not Phase.PLAY:
        return Call.THROW.value
    if spots == (CUBE, CUBE) and position.phase in CUBE_WAITS:
        return Call.TAKE.value
    if spots in ((CUBE,), (CUBE, CUBE)) and position.phase not in CUBE_WAITS:
        return Call.DOUBLE.value
    return None


def _meant_step(
    position: Position,
    made: tuple[Step, ...],
    spots: tuple[str, ...],
    left: tuple[int, ...] = (),
) -> str | None:
    """A step from the first spot to the second; by the next number when there is only one."""
    seat = position.turn if position.turn.is_player else Seat.FIRST
    points = [point_at(seat, name) for name in spots]
    start, end = points[0], points[-1]
    if len(spots) > 2 or not start or end is None or len(made) >= MOST_STEPS:
        return None
    if start == end:
        number = (left or position.dice or (1,))[0]
        end = max(start - number, OFF)
    return None if end == BAR else write(Play((*made, Step(start, end))))
