"""Positions in the shorthand of the rules (`w:c3 b:d4,f6, White`), random ones, and rulesets."""

import re
from functools import cache
from random import Random

from gamecase.games.draughts import GAME
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.booklet import Clause, SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

DRAUGHTS = find("draughts")
COLLECTION = DRAUGHTS.rules("collection")
DAME = DRAUGHTS.rules("dame")


def rules(key: str, **switches: SwitchValue) -> Ruleset:
    ruleset: Ruleset = DRAUGHTS.rules(key, switches)
    return ruleset


def every_ruleset() -> list[Ruleset]:
    """Each booklet without switches, and with each switch set to each of its other values."""
    rulesets = []
    for booklet in DRAUGHTS.booklets.values():
        rulesets.append(DRAUGHTS.rules(booklet.key))
        for name, values in booklet.switches.items():
            rulesets += [
                DRAUGHTS.rules(booklet.key, {name: value})
                for value in values
                if value != booklet.flags[name]
            ]
    switches = {"king_lands_anywhere": True, "may_stop": False}
    rulesets.append(DRAUGHTS.rules("collection", switches))
    return rulesets


def clauses_in_force(ruleset: Ruleset) -> tuple[Clause, ...]:
    """The clauses that apply by a ruleset."""
    booklet = DRAUGHTS.booklet(ruleset.key)
    switches = {}
    for name, allowed in booklet.switches.items():
        chosen = getattr(ruleset, name)
        switches[name] = next(value for value in allowed if value == chosen)
    return booklet.clauses_in_force(switches)


def ruleset_name(ruleset: Ruleset) -> str:
    """The booklet and the switches that are set, as the id of a test."""
    usual = DRAUGHTS.booklet(ruleset.key).flags
    changed = [
        f"{name}={getattr(ruleset, name)}"
        for name in usual
        if getattr(ruleset, name) != usual[name]
    ]
    return "-".join([ruleset.key, *changed])


def at(text: str, ruleset: Ruleset = COLLECTION) -> Position:
    """w and b before a colon are men, W and B kings; the side to move stands at the end."""
    pieces: dict[str, list[str]] = {"W": [], "B": []}
    for mark, squares in re.findall(r"([wWbB]):([a-j0-9,]+)", text):
        crown = "K" if mark.isupper() else ""
        pieces[mark.upper()] += [crown + name for name in squares.strip(",").split(",")]
    side = "W" if text.endswith("White") else "B"
    return GAME.read_position(ruleset, f"{side}:W{','.join(pieces['W'])}:B{','.join(pieces['B'])}")


@cache
def crowded(ruleset: Ruleset, seed: int) -> Position:
    """A random position of few men and many kings, where captures are long."""
    random = Random(seed)
    board = GAME.opening(ruleset, MatchScore()).board
    cells = ["."] * len(board.names)
    for square in random.sample(range(len(cells)), random.randint(4, len(cells) // 2)):
        mark = random.choice("wbWBWB")
        last = board.far_row(Colour.WHITE if mark == "w" else Colour.BLACK)
        cells[square] = mark.upper() if board.row(square) == last else mark
    return Position(ruleset, "".join(cells), random.choice([*Colour]))


def legal(position: Position) -> set[str]:
    return {move.text for move in GAME.choices(position).actions}
