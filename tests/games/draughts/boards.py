"""Positions in the shorthand of the rules: `w:c3 b:d4,f6, White`."""

import re

from gamecase.games.draughts import GAME
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.registry import find

DRAUGHTS = find("draughts")
COLLECTION = DRAUGHTS.rules("collection")
DAME = DRAUGHTS.rules("dame")


def rules(key: str, **switches: SwitchValue) -> Ruleset:
    found: Ruleset = DRAUGHTS.rules(key, switches)
    return found


def at(text: str, ruleset: Ruleset = COLLECTION) -> Position:
    """w and b before a colon are men, W and B queens; the side to move stands at the end."""
    pieces: dict[str, list[str]] = {"W": [], "B": []}
    for mark, squares in re.findall(r"([wWbB]):([a-j0-9,]+)", text):
        crown = "K" if mark.isupper() else ""
        pieces[mark.upper()] += [crown + name for name in squares.strip(",").split(",")]
    side = "W" if text.endswith("White") else "B"
    return GAME.read_position(ruleset, f"{side}:W{','.join(pieces['W'])}:B{','.join(pieces['B'])}")


def legal(position: Position) -> set[str]:
    return {move.text for move in GAME.choices(position).actions}
