"""Draughts moves as the players of each ruleset write them, and the pieces captured."""

from itertools import pairwise

from gamecase.games.draughts.board import MEN, is_king
from gamecase.games.draughts.formats.pdn_notation import write_move
from gamecase.games.draughts.moves import Play
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.rules import status_of
from gamecase.games.draughts.ruleset import Colour
from gamecase.games.draughts.table.capture_in_progress import cells_during
from gamecase.games.draughts.table.layout import layout_for
from gamecase.games.draughts.table.pieces import pieces
from gamecase.kernel.seat import PLAYERS, Seat
from gamecase.scene import Piece
from gamecase.scene.move_notation import Standing, WrittenMove

_KING_VALUE = 3  # men, as players reckon


def write_action(position: Position, action: Move) -> WrittenMove:
    """A move by numbers or names of squares, as is usual in the ruleset."""
    seat = position.rules.seat_of(position.turn)
    sound = "capture" if action.takes else "move"
    return WrittenMove(seat, write_move(position.rules, action), sound)


def arrows(position: Position, action: Move) -> tuple[tuple[str, str], ...]:
    return tuple(pairwise(action.squares))


def standings(position: Position) -> tuple[Standing, ...]:
    """The pieces each side has captured, and who has more."""
    full = position.rules.men
    counts = {
        colour: [position.cells[at] for at in position.squares_of(colour)] for colour in Colour
    }
    values = {
        colour: sum(_KING_VALUE if is_king(mark) else 1 for mark in marks)
        for colour, marks in counts.items()
    }
    standings = []
    for seat in PLAYERS[:2]:
        colour = position.rules.colour_of(seat)
        other = colour.other
        lead = values[colour] - values[other]
        standings.append(
            Standing(
                seat=seat,
                value=values[colour],
                text=f"+{lead}" if lead > 0 else "",
                captured=(MEN[other],) * (full - len(counts[other])),
            )
        )
    return tuple(standings)


def stages(
    position: Position, action: Move, seen_by: Seat, look: str
) -> tuple[tuple[Piece, ...], ...]:
    """The board after each jump of a capture but the last."""
    _, legal = status_of(position)
    play = legal.find(action)
    if play is None or len(play.path) < 3:
        return ()
    layout = layout_for(position, seen_by)
    drawn = []
    for count in range(2, len(play.path)):
        part = Play(play.path[:count], play.taken[: count - 1], play.after, play.move)
        drawn.append(pieces(cells_during(position, part), layout, part.taken))
    return tuple(drawn)
