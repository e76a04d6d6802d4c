"""The doubling cube: who may double, and the answers to a double."""

from dataclasses import replace

from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.position import CUBE_PHASES, Cube, Phase, Position
from gamecase.games.backgammon.ruleset import CentredCubeRule, CubeAvailability
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


def is_cube_used(position: Position) -> bool:
    """Whether the doubling cube is used in this game."""
    score = position.score
    # In a match that counts games, every game counts one and doubling is pointless.
    counts_games = score.kind == "best-of" and score.number > 1
    return position.rules.has_cube and not counts_games


def judge_double(position: Position, seat: Seat) -> Refusal | None:
    """None when the seat may double before a roll of its own; otherwise the reason why not."""
    rules, cube, score = position.rules, position.cube, position.score
    if not is_cube_used(position):
        return refuse_without_cube(position)
    if score.is_crawford:
        return Refusal("crawford", {"number": score.number})
    if cube.owner is opponent(seat):
        return Refusal("cube-owner", {"value": cube.value}, where=("cube",))
    if cube.value * 2 > rules.cube_limit:
        return Refusal("cube-limit", {"value": cube.value}, where=("cube",))
    if score.is_points_match and rules.has_match_customs:
        needed = max(score.needs(Seat.FIRST), score.needs(Seat.SECOND))
        if cube.value >= needed:
            return Refusal("cube-dead", {"value": cube.value, "needed": needed}, where=("cube",))
        holds_back = rules.centred_cube is CentredCubeRule.HOLLAND and score.is_post_crawford
        if holds_back and cube.is_centred and position.throws < 4:
            return Refusal("holland", {"throws": position.throws})
    return None


def refuse_without_cube(position: Position) -> Refusal:
    """Why there is no cube: not in this booklet, not without a stake, or not in this match."""
    if position.rules.cube is CubeAvailability.OFF:
        return Refusal("without-cube")
    return Refusal("cube-single-game" if position.rules.has_cube else "no-cube")


def judge_call(position: Position, call: Call) -> Refusal | None:
    """None when a cube action is allowed now; otherwise the reason why not."""
    is_offered = position.phase in CUBE_PHASES
    match call:
        case Call.DOUBLE if is_offered:
            return Refusal("answer-first", {"value": position.at_stake})
        case Call.DOUBLE:
            refusal = judge_double(position, position.turn)
            if refusal is None and position.phase is not Phase.CHOICE:
                return Refusal("double-before-throw")
            return refusal
        case _ if not is_offered:
            is_used = is_cube_used(position)
            return Refusal("nothing-offered") if is_used else refuse_without_cube(position)
        case Call.BEAVER:
            return _judge_redouble(position, Phase.OFFERED, allowed=position.rules.beavers)
        case Call.RACCOON:
            return _judge_redouble(position, Phase.BEAVERED, allowed=position.rules.raccoons)
        case _:
            return None


def _judge_redouble(position: Position, at: Phase, *, allowed: bool) -> Refusal | None:
    """None when a beaver or raccoon is allowed: both are for money play only."""
    name = "beaver" if at is Phase.OFFERED else "raccoon"
    if not position.rules.has_match_customs:
        return Refusal("answer-first", {"value": position.at_stake})
    if not allowed or position.score.is_points_match:
        return Refusal(f"no-{name}")
    if position.phase is not at:
        return Refusal(f"no-{name}")
    if position.at_stake * 2 > position.rules.cube_limit:
        return Refusal("cube-limit", {"value": position.at_stake}, where=("cube",))
    return None


def legal_answers(position: Position) -> tuple[Call, ...]:
    """The legal answers to the cube that is offered."""
    calls = (Call.TAKE, Call.DROP, Call.BEAVER, Call.RACCOON)
    return tuple(call for call in calls if judge_call(position, call) is None)


def seat_to_answer(position: Position) -> Seat:
    """The seat that has to answer the cube: after a beaver, the doubler again."""
    return position.turn if position.phase is Phase.BEAVERED else opponent(position.turn)


def apply_answer(position: Position, call: Call) -> Position:
    """The position after an answer that `judge_call` allowed."""
    cube = position.cube
    match call:
        case Call.TAKE:
            # The side that was doubled owns the cube, also after a beaver or raccoon.
            taken = Cube(position.at_stake, opponent(position.turn))
            return replace(position, phase=Phase.THROW, cube=taken)
        case Call.DROP:
            winner = opponent(seat_to_answer(position))
            return replace(position, phase=Phase.DROPPED, turn=winner)
        case Call.BEAVER:
            raised = Cube(position.at_stake, cube.owner)
            return replace(position, phase=Phase.BEAVERED, cube=raised)
        case _:
            raised = Cube(position.at_stake, cube.owner)
            return replace(position, phase=Phase.RACCOONED, cube=raised)
