"""Is it a position at all? Whatever comes from outside is looked at here before it is played."""

from gamecase.games.backgammon.board import POINTS, checkers_in_all
from gamecase.games.backgammon.plays import numbers
from gamecase.games.backgammon.position import CUBE_WAITS, ENDED, Phase, Position
from gamecase.kernel.errors import BadPosition
from gamecase.kernel.seat import Seat


def check(position: Position) -> None:
    """Nothing, or BadPosition with the first thing that cannot be."""
    for fault in (
        _checkers_fault(position),
        _turn_fault(position),
        _dice_fault(position),
        _cube_fault(position),
        _score_fault(position),
    ):
        if fault:
            raise BadPosition(fault)


def _checkers_fault(position: Position) -> str:
    total = checkers_in_all(position.rules.setup)
    for name, checkers in (("first", position.first), ("second", position.second)):
        if len(checkers) != 26 or min(checkers) < 0:
            return f"the {name} seat's checkers {checkers} are not 26 counts"
        if sum(checkers) != total:
            return f"the {name} seat has {sum(checkers)} checkers; a side has {total}"
    for point in POINTS:
        if position.first[point] and position.second[25 - point]:
            return f"both sides stand on the first seat's point {point}"
    return ""


def _turn_fault(position: Position) -> str:
    has_turn = position.turn.is_player
    if position.phase is Phase.DRAW:
        return "nobody's turn comes before the draw" if has_turn else ""
    if not has_turn:
        return f"nobody is to move, in phase {position.phase}"
    if position.starter is Seat.NOBODY:
        return f"nobody started, in phase {position.phase}"
    finished = [s for s in (Seat.FIRST, Seat.SECOND) if not any(position.of(s)[1:])]
    if len(finished) == 2:
        return "both sides are off"
    if position.phase is Phase.WON and finished != [position.turn]:
        return f"the {position.turn} seat has won, but is not off"
    if finished and position.phase not in ENDED and position.before is None:
        return f"the {finished[0]} seat is off, but the game goes on"
    return ""


def _dice_fault(position: Position) -> str:
    dice = position.dice
    if any(not 1 <= die <= 6 for die in dice):
        return f"dice {dice}: a die shows 1 to 6"
    if position.phase is Phase.PLAY:
        if position.rules.assisted and (
            not dice or dice != numbers(position.rules, max(dice), min(dice))
        ):
            return f"dice {dice} are no throw; expected the higher first, a double in full"
        if not position.rules.assisted and position.before is None:
            return "what lay there before the turn is missing"
    elif dice and position.phase is not Phase.RESIGNING:
        return f"dice {dice} lie there in phase {position.phase}"
    if not 0 <= position.throws <= 4 or position.idle < 0:
        return f"throws {position.throws} and idle {position.idle} cannot be"
    return ""


def _cube_fault(position: Position) -> str:
    value, rules = position.cube.value, position.rules
    if value < 1 or value & (value - 1):
        return f"the cube cannot show {value}"
    if value > rules.cube_limit:
        return f"the cube shows {value}, but goes no further than {rules.cube_limit}"
    if value > 1 and not rules.has_cube:
        return f"the cube shows {value}, but is not played with"
    if position.phase in CUBE_WAITS and value * 2 > rules.cube_limit:
        return f"the cube at {value} cannot be offered"
    if not 0 <= position.resigning <= 3:
        return f"no game is resigned {position.resigning} times"
    if (position.resigning > 0) != (position.phase in (Phase.RESIGNING, Phase.CONCEDED)):
        return f"resigning {position.resigning} in phase {position.phase}"
    return ""


def _score_fault(position: Position) -> str:
    score = position.score
    if min(score.first, score.second) < 0:
        return f"score {score.first}-{score.second} is below nothing"
    if score.is_points_match:
        if max(score.first, score.second) >= score.number:
            return f"at {score.first}-{score.second} a match to {score.number} is over"
        near = min(score.needs(Seat.FIRST), score.needs(Seat.SECOND))
        if score.is_crawford and near != 1:
            return f"no Crawford game at {score.first}-{score.second} of {score.number}"
    elif score.is_crawford:
        return "a Crawford game belongs to a match for points"
    return ""
