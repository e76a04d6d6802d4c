"""The table module of backgammon: draws positions and interprets what players touch."""

from gamecase.games.backgammon.board import BAR, side
from gamecase.games.backgammon.position import Cube, Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.games.backgammon.table.art import CLOTHS, art
from gamecase.games.backgammon.table.descriptions import describe, describe_action, signs
from gamecase.games.backgammon.table.gestures import gestures
from gamecase.games.backgammon.table.layout import Layout
from gamecase.games.backgammon.table.move_notation import arrows, stages, standings, write_action
from gamecase.games.backgammon.table.pieces import labels, marks, pieces, spots
from gamecase.games.backgammon.table.preview import preview_position
from gamecase.games.backgammon.table.touches import interpret_touch
from gamecase.games.backgammon.unassisted_moves import with_turn_start
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

#: The colour of the cloth, and the side of the viewer's home board.
LOOKS: tuple[str, ...] = tuple(f"{cloth}-{home}" for cloth in CLOTHS for home in ("right", "left"))
HAS_SYMBOLS = False

motion = no_motion
premoves = no_premoves


def showcase(rules: Ruleset) -> Position:
    """A position from the middle of a game, in which the second seat has a checker on the bar."""
    if rules.setup is Setup.HYPERGAMMON:
        first, second = side({20: 1, 9: 1, 3: 1}), side({BAR: 1, 23: 1, 14: 1})
    else:
        first = side({20: 2, 13: 3, 9: 1, 8: 3, 6: 4, 5: 2})
        second = side({BAR: 1, 24: 1, 18: 2, 13: 4, 8: 2, 6: 3, 4: 2})
    return with_turn_start(
        Position(
            rules=rules,
            first=first,
            second=second,
            phase=Phase.PLAY,
            turn=Seat.FIRST,
            dice=(4, 2),
            cube=Cube(2, Seat.SECOND) if rules.has_cube else Cube(),
            starter=Seat.FIRST,
            throws=4,
        )
    )


def draw(position: Position, seen_by: Seat, picked: tuple[str, ...] = (), look: str = "") -> Scene:
    """The board with the viewer's side at the bottom, and the home board on the chosen side."""
    viewer = Seat.SECOND if seen_by is Seat.SECOND else Seat.FIRST
    lining, _, home = (look or LOOKS[0]).partition("-")
    layout = Layout(viewer, is_home_left=home == "left")
    preview = preview_position(position, picked)
    dice_left = tuple(die for die, used in zip(preview.dice, preview.used, strict=True) if not used)
    return Scene(
        art=art(
            lining,
            is_home_left=layout.is_home_left,
            is_white_second=position.white is Seat.SECOND,
        ),
        title=Phrase("scene-title"),
        description=describe(preview.position, layout, dice_left),
        pieces=pieces(preview, layout),
        spots=spots(preview, layout),
        marks=tuple(marks(preview, layout)),
        labels=tuple(labels(preview, layout)),
        signs=signs(position),
    )
