"""Machine code of an earlier run is read quickly."""

import sys
from subprocess import run

from draughts.boards import DAME
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.root_search import Effort
from gamecase.games.draughts.engine.tablebase_play import think
from gamecase.kernel.match import MatchScore

_START = """
import sys
from gamecase.games.draughts.engine import tablebase_play
from gamecase.games.draughts.engine.tablebase import value_of
print(sum(value_of.stats.cache_hits.values()), "numba.np.linalg" in sys.modules)
"""


def test_a_warm_start_does_not_wake_the_compiler() -> None:
    think(
        GAME.opening(DAME, MatchScore()), Effort(nodes=100)
    )  # whatever is not kept yet is kept now
    done = run([sys.executable, "-c", _START], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "False"], done
