"""The table of draughts: captures are picked square by square, and taken pieces fade."""

from gamecase.games.draughts.board import EMPTY
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.games.draughts.table.art import art_of
from gamecase.games.draughts.table.capture_in_progress import cells_during, picked_capture
from gamecase.games.draughts.table.descriptions import describe_action, describe_position
from gamecase.games.draughts.table.layout import is_turned, layout_for
from gamecase.games.draughts.table.move_notation import arrows, stages, standings, write_action
from gamecase.games.draughts.table.pieces import labels, marks, pieces, spots
from gamecase.games.draughts.table.touches import gestures, interpret_touch
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.table_module import no_motion, no_premoves

__all__ = [
    "HAS_SYMBOLS",
    "LOOKS",
    "arrows",
    "describe_action",
    "draw",
    "gestures",
    "interpret_touch",
    "motion",
    "premoves",
    "showcase",
    "stages",
    "standings",
    "write_action",
]

#: Squares named by letters along the edge, by numbers on the squares, or not at all.
LOOKS: tuple[str, ...] = ("letters", "numbers", "plain")
HAS_SYMBOLS = False

motion = no_motion
premoves = no_premoves


def showcase(rules: Ruleset) -> Position:
    """A position in which White is about to take three pieces and to be crowned."""
    half = rules.size // 2
    cells = [EMPTY] * (rules.size * half)
    white = {(0, 0): "w", (0, 2): "w", (1, 3): "w", (2, 1): "w", (2, 3): "w", (4, 0): "W"}
    black = {(3, 1): "b", (5, 2): "b", (5, 0): "b", (6, 3): "b", (7, 1): "b", (3, 3): "B"}
    for (row, along), mark in (white | black).items():
        cells[row * half + along] = mark
    return Position(rules, "".join(cells), Colour.WHITE)


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board as a seat sees it, with a capture in progress as far as it is picked."""
    capture = picked_capture(position, picked)
    cells, layout = cells_during(position, capture), layout_for(position, seen_by)
    return Scene(
        art=art_of(position.rules, look == "numbers", is_turned(position.rules, seen_by)),
        title=Phrase("scene-title"),
        description=describe_position(position),
        pieces=pieces(cells, layout, capture.taken if capture else ()),
        spots=spots(position.board, cells, layout),
        marks=marks(position, layout, capture),
        labels=labels(position, seen_by, look),
    )
