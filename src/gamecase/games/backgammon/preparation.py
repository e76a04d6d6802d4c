"""What the backgammon engine compiles and computes ahead of the first request.

A game of hypergammon, with three checkers a side, is short and passes through everything: contact,
race, bear-off, cube, hints and analysis. Its tables are small, and the code that fills and reads
them is that of all tables.
"""

from random import Random

from gamecase.engines.bot import MoveContext
from gamecase.engines.preparation import Progress
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat

RANK = 1

_GAME = Backgammon()
_FEW, _ALL = 2, 60  # decisions; no game of hypergammon that is played well has more than sixty


def compile_engine(rules: Ruleset, progress: Progress) -> None:
    """Compile by playing: an opening under these rules, then a game of hypergammon."""
    # The registry loads this module; and the engine is slow to load.
    from gamecase.registry import find  # noqa: PLC0415

    small = find("backgammon").rules("tournament", {"setup": "hypergammon"})
    _play(rules, _FEW, lambda share: progress(0.5 * share))
    _play(small, _ALL, lambda share: progress(0.5 + 0.5 * share))


def _play(rules: Ruleset, decisions: int, progress: Progress) -> None:
    """Play, hint and analyse every decision of a game, up to a number of them."""
    from gamecase.games.backgammon import analyst, bot  # noqa: PLC0415

    random = Random(7)
    hint, move = (MoveContext(random=random, wants_reason=wants) for wants in (True, False))
    beginner, master = bot.bot("beginner"), bot.bot("master")
    position, done = _GAME.opening(rules, MatchScore()), 0
    while _GAME.outcome(position) is None and done < decisions:
        if _GAME.to_act(position) is Seat.NATURE:
            position = _GAME.apply(position, random.choice([*_GAME.choices(position).actions]))
            continue
        beginner.advise(position, move)
        progress((done + 0.5) / decisions)
        chosen = master.advise(position, move).action
        master.advise(position, hint)
        analyst.evaluate(position, 1.0)
        analyst.evaluate_played(position, chosen)
        position = _GAME.apply(position, chosen)
        done += 1
        progress(done / decisions)


def compute_tables(rules: Ruleset, progress: Progress) -> None:
    """Compute the bear-off tables of these rules, unless they are stored."""
    from gamecase.games.backgammon.engine.bearoff import build_tables  # noqa: PLC0415

    build_tables(rules, progress)
