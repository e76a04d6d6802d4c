"""Backgammon turns as players write them: `31: 8/5 6/5`, and the cube in words."""

from dataclasses import replace

from gamecase.games.backgammon.actions import Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import CheckerStep, pips, spot
from gamecase.games.backgammon.checker_steps import hit_indices
from gamecase.games.backgammon.notation import write_steps
from gamecase.games.backgammon.plays import resolve_steps
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.rules import Backgammon, rolled_turn
from gamecase.games.backgammon.table.descriptions import describe_action
from gamecase.games.backgammon.table.layout import Layout
from gamecase.games.backgammon.table.pieces import pieces
from gamecase.games.backgammon.table.preview import preview_position
from gamecase.games.backgammon.table.turn_builder import CUBE
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Piece
from gamecase.scene.move_notation import Standing, WrittenMove

_GAME = Backgammon()


def write_action(position: Position, action: Action) -> WrittenMove:
    """A roll, a play or a call as it stands in a match record."""
    seat = _GAME.to_act(position)
    match action:
        case Start(first, second):
            starter = Seat.FIRST if first > second else Seat.SECOND
            if _GAME.apply(position, action).dice:  # the dice of the draw are played
                return WrittenMove(starter, f"{max(first, second)}{min(first, second)}:", "dice")
            return WrittenMove(Seat.NOBODY, describe_action(position, action), "dice")
        case Roll(high, low):
            return WrittenMove(position.turn, f"{high}{low}:", "dice")
        case Play(steps) if steps:
            steps = _single_steps(position, action)
            hits = hit_indices(position.board, steps)
            return WrittenMove(seat, write_steps(steps, hits), "capture" if hits else "move")
        case Play():
            return WrittenMove(seat, Phrase("written-no-move"), "")
        case Call.THROW | Call.DONE:
            return WrittenMove(seat, "", "")
        case Resignation(kind):
            return WrittenMove(seat, Phrase("written-resigning", {"kind": kind}), "")
    return WrittenMove(seat, Phrase(f"written-{action.value}", _value(position, action)), "move")


def _value(position: Position, call: Call) -> dict[str, int]:
    match call:
        case Call.DOUBLE:
            return {"value": position.cube.value * 2}
        case Call.TAKE:
            return {"value": position.at_stake}
        case Call.BEAVER | Call.RACCOON:
            return {"value": position.at_stake * 2}
    return {}


def _single_steps(position: Position, play: Play) -> tuple[CheckerStep, ...]:
    """The steps of a play by one die each, where they are known."""
    if not position.rules.assisted:
        return play.steps
    return resolve_steps(rolled_turn(position), play.steps) or play.steps


def arrows(position: Position, action: Action) -> tuple[tuple[str, str], ...]:
    """From point to point for each step; a call of the cube is shown at the cube."""
    if isinstance(action, Play):
        seat = position.turn
        steps = _single_steps(position, action)
        return tuple((spot(seat, step.start), spot(seat, step.end)) for step in steps)
    is_cube = isinstance(action, Call) and action in (Call.DOUBLE, Call.TAKE, Call.DROP)
    return ((CUBE, CUBE),) if is_cube else ()


def standings(position: Position) -> tuple[Standing, ...]:
    """The pips each side has to go."""
    counts = {seat: pips(position.of(seat)) for seat in (Seat.FIRST, Seat.SECOND)}
    return tuple(
        Standing(seat=seat, value=-count, text=Phrase("standing", {"pips": count}))
        for seat, count in counts.items()
    )


def stages(
    position: Position, action: Action, seen_by: Seat, look: str
) -> tuple[tuple[Piece, ...], ...]:
    """The board after each step of a play, with the dice that were rolled still on it."""
    if not isinstance(action, Play) or not action.steps or not position.rules.assisted:
        return ()
    viewer = Seat.SECOND if seen_by is Seat.SECOND else Seat.FIRST
    layout = Layout(viewer, is_home_left=look.endswith("-left"))
    preview = preview_position(position, ())
    board, drawn = position.board, []
    for step in _single_steps(position, action):
        board = board.after(step)
        drawn.append(pieces(replace(preview, position=position.with_board(board)), layout))
    return tuple(drawn)
