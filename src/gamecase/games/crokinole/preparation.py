"""What the crokinole engine compiles ahead of the first request: the physics and the search."""

from random import Random

from gamecase.engines.bot import MoveContext
from gamecase.engines.preparation import Progress, no_tables
from gamecase.games.crokinole.bot import LEVELS, bot
from gamecase.games.crokinole.rules import Crokinole
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.match import MatchScore

RANK = 3
compute_tables = no_tables


def compile_engine(rules: Ruleset, progress: Progress) -> None:
    """Compile by choosing a first shot; all functions have one signature."""
    position = Crokinole().opening(rules, MatchScore())
    bot(LEVELS[0].key).advise(position, MoveContext(random=Random(7)))
    progress(1.0)
