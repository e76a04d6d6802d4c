"""What the draughts engine compiles and computes ahead of the first request."""

from random import Random

from gamecase.engines.bot import MoveContext
from gamecase.engines.preparation import Progress
from gamecase.games.draughts import analyst
from gamecase.games.draughts.bot import LEVELS, bot
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore

RANK = 2

_GAME = Draughts()


def compile_engine(rules: Ruleset, progress: Progress) -> None:
    """Compile by playing an opening and an ending of few pieces, with hints and analysis."""
    # The engine is slow to load, so only the process that prepares it imports it.
    from gamecase.games.draughts.engine.tablebase_files import (  # noqa: PLC0415
        BOARD_SIZE,
        build_tablebase,
    )

    move = MoveContext(random=Random(7), seconds=0.05)
    hint = MoveContext(random=Random(7), seconds=0.05, wants_reason=True)
    opening = _GAME.opening(rules, MatchScore())
    for nth, position in enumerate((opening, _ending(opening))):
        for context in (move, hint):
            bot(LEVELS[-1].key).advise(position, context)
        analyst.evaluate(position, 0.05)
        progress(0.7 + 0.2 * nth)
    if rules.size == BOARD_SIZE:
        build_tablebase(rules, 2)  # rules with other switches have their small tables built
    progress(1.0)


def _ending(opening: Position) -> Position:
    """A king each, so that the tables of endings are read."""
    cells = ["."] * len(opening.cells)
    cells[0], cells[-1] = "W", "B"
    return Position(opening.rules, "".join(cells), opening.turn)


def compute_tables(rules: Ruleset, progress: Progress) -> None:
    """Load the tables of endings, or build the small ones of rules with other switches."""
    from gamecase.games.draughts.engine.tablebase_files import find_tablebase  # noqa: PLC0415

    find_tablebase(rules)
    progress(1.0)
