"""The doubling cube: who may offer it, and what the answers make of it."""

from dataclasses import replace

from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.position import CUBE_WAITS, Cube, Phase, Position
from gamecase.games.backgammon.ruleset import CentredCube
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat, opponent


def is_cube_used(position: Position) -> bool:
    """Whether the cube lies at the board at all in this game."""
    score = position.score
    # Where each game counts one, whatever it was played for, there is nothing to double.
    counts_games = score.kind == "best-of" and score.number > 1
    return position.rules.has_cube and not counts_games


def why_no_double(position: Position, seat: Seat) -> Refusal | None:
    """None when the seat could double before a throw of its own."""
    rules, cube, score = position.rules, position.cube, position.score
    if not is_cube_used(position):
        return Refusal("no-cube")
    if score.is_crawford:
        return Refusal("crawford", {"number": score.number})
    if cube.owner is opponent(seat):
        return Refusal("cube-owner", {"value": cube.value}, where=("cube",))
    if cube.value * 2 > rules.cube_limit:
        return Refusal("cube-limit", {"value": cube.value}, where=("cube",))
    if score.is_points_match:
        needed = max(score.needs(Seat.FIRST), score.needs(Seat.SECOND))
        if cube.value >= needed:
            return Refusal("cube-dead", {"value": cube.value, "needed": needed}, where=("cube",))
        holds_back = rules.centred_cube is CentredCube.HOLLAND and score.is_post_crawford
        if holds_back and cube.is_centred and position.throws < 4:
            return Refusal("holland", {"throws": position.throws})
    return None


def judge_call(position: Position, call: Call) -> Refusal | None:
    """None when the cube may be turned, taken or refused so now."""
    waits = position.phase in CUBE_WAITS
    match call:
        case Call.DOUBLE if waits:
            return Refusal("answer-first", {"value": position.at_stake})
        case Call.DOUBLE:
            refusal = why_no_double(position, position.turn)
            if refusal is None and position.phase is not Phase.CHOICE:
                return Refusal("double-before-throw")
            return refusal
        case _ if not waits:
            return Refusal("nothing-offered")
        case Call.BEAVER:
            return _why_no_redouble(position, Phase.OFFERED, allowed=position.rules.beavers)
        case Call.RACCOON:
            return _why_no_redouble(position, Phase.BEAVERED, allowed=position.rules.raccoons)
        case _:
            return None


def _why_no_redouble(position: Position, at: Phase, *, allowed: bool) -> Refusal | None:
    """Turning the cube at once again in answer, and keeping it: only when no match is played."""
    name = "beaver" if at is Phase.OFFERED else "raccoon"
    if not allowed or position.score.is_points_match:
        return Refusal(f"no-{name}")
    if position.phase is not at:
        return Refusal(f"no-{name}")
    if position.at_stake * 2 > position.rules.cube_limit:
        return Refusal("cube-limit", {"value": position.at_stake}, where=("cube",))
    return None


def answers(position: Position) -> tuple[Call, ...]:
    """What may be said to the cube that waits."""
    said = (Call.TAKE, Call.DROP, Call.BEAVER, Call.RACCOON)
    return tuple(call for call in said if judge_call(position, call) is None)


def answering(position: Position) -> Seat:
    """Whose answer the cube waits for: a beaver goes back to the doubler."""
    return position.turn if position.phase is Phase.BEAVERED else opponent(position.turn)


def answered(position: Position, call: Call) -> Position:
    """The position after an answer that `judge_call` allowed."""
    cube = position.cube
    match call:
        case Call.TAKE:
            # Whoever was doubled keeps the cube, through beaver and raccoon.
            taken = Cube(position.at_stake, opponent(position.turn))
            return replace(position, phase=Phase.THROW, cube=taken)
        case Call.DROP:
            winner = opponent(answering(position))
            return replace(position, phase=Phase.DROPPED, turn=winner)
        case Call.BEAVER:
            raised = Cube(position.at_stake, cube.owner)
            return replace(position, phase=Phase.BEAVERED, cube=raised)
        case _:
            raised = Cube(position.at_stake, cube.owner)
            return replace(position, phase=Phase.RACCOONED, cube=raised)
