"""Check that a position read from outside is possible."""

from gamecase.games.backgammon.board import POINTS, checkers_per_side
from gamecase.games.backgammon.plays import dice_to_play
from gamecase.games.backgammon.position import CUBE_PHASES, ENDED_PHASES, Phase, Position
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat


def check(position: Position) -> None:
    """Raise BadPosition with the first thing that is impossible."""
    for error in (
        _checkers_error(position),
        _turn_error(position),
        _dice_error(position),
        _cube_error(position),
        _score_error(position),
    ):
        if error:
            raise BadPosition(error)


def _checkers_error(position: Position) -> str:
    total = checkers_per_side(position.rules.setup)
    for name, checkers in (("first", position.first), ("second", position.second)):
        if len(checkers) != 26 or min(checkers) < 0:
            return f"the {name} seat's checkers {checkers} are not 26 counts"
        if sum(checkers) != total:
            return f"the {name} seat has {sum(checkers)} checkers; a side has {total}"
    for point in POINTS if not position.rules.shares_points else ():
        if position.first[point] and position.second[25 - point]:
            return f"both sides are on point {point} of the first seat"
    return ""


def _turn_error(position: Position) -> str:
    has_turn = position.turn.is_player
    if position.phase is Phase.DRAW:
        return "a seat has the turn before the draw" if has_turn else ""
    if not has_turn:
        return f"no seat has the turn in phase {position.phase}"
    if position.starter is Seat.NOBODY:
        return f"no starter in phase {position.phase}"
    finished = [seat for seat in (Seat.FIRST, Seat.SECOND) if not any(position.of(seat)[1:])]
    if len(finished) == 2:
        return "both sides are off"
    if position.phase is Phase.WON and finished != [position.turn]:
        return f"the {position.turn} seat has won, but is not off"
    if finished and position.phase not in ENDED_PHASES and position.turn_start is None:
        return f"the {finished[0]} seat is off, but the game goes on"
    return ""


def _dice_error(position: Position) -> str:
    dice = position.dice
    if any(not 1 <= die <= 6 for die in dice):
        return f"dice {dice}: a die shows 1 to 6"
    if position.phase is Phase.PLAY:
        if position.rules.assisted and (
            not dice or dice != dice_to_play(position.rules, max(dice), min(dice))
        ):
            return f"dice {dice} are not a roll; expected the higher first, all of a double"
        if not position.rules.assisted and position.turn_start is None:
            return "the start of the turn is missing"
    elif dice and position.phase is not Phase.RESIGNING:
        return f"unexpected dice {dice} in phase {position.phase}"
    if not 0 <= position.throws <= 4 or position.idle < 0:
        return f"throws {position.throws} or idle {position.idle} out of range"
    return ""


def _cube_error(position: Position) -> str:
    value, rules = position.cube.value, position.rules
    if value < 1 or value & (value - 1):
        return f"the cube cannot show {value}"
    if value > rules.cube_limit:
        return f"the cube shows {value}, but its limit is {rules.cube_limit}"
    if value > 1 and not rules.has_cube:
        return f"the cube shows {value}, but is not used"
    if position.phase in CUBE_PHASES and value * 2 > rules.cube_limit:
        return f"the cube at {value} cannot be doubled"
    if not 0 <= position.resigning <= 3:
        return f"resigning is {position.resigning}, not 0 to 3"
    if (position.resigning > 0) != (position.phase in (Phase.RESIGNING, Phase.CONCEDED)):
        return f"resigning {position.resigning} in phase {position.phase}"
    return ""


def _score_error(position: Position) -> str:
    score = position.score
    if min(score.first, score.second) < 0:
        return f"score {score.first}-{score.second} is negative"
    if score.is_points_match:
        if max(score.first, score.second) >= score.number:
            return f"at {score.first}-{score.second} a match to {score.number} is over"
        near = min(score.needs(Seat.FIRST), score.needs(Seat.SECOND))
        if score.is_crawford and near != 1:
            return f"not a Crawford game at {score.first}-{score.second} of {score.number}"
    elif score.is_crawford:
        return "a Crawford game belongs to a match for points"
    return ""
