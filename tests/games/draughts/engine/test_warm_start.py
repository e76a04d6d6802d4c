"""The engine compiles nothing on import, and loads cached machine code without the compiler."""

import sys
from subprocess import run

from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.tablebase_play import score_moves
from gamecase.kernel.match import MatchScore
from games.draughts.boards import DAME

_START = """
import sys
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine import analysis
from gamecase.games.draughts.engine import hub_protocol
from gamecase.games.draughts.engine.root_search import SearchLimits
from gamecase.games.draughts.engine.search import negamax
from gamecase.games.draughts.engine.tablebase_play import score_moves
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

print(len(negamax.overloads))
score_moves(GAME.opening(find("draughts").rules("dame"), MatchScore()), SearchLimits(nodes=100))
print(sum(negamax.stats.cache_hits.values()), "numba.np.linalg" in sys.modules)
"""


def test_a_warm_start_loads_machine_code_without_the_compiler() -> None:
    score_moves(GAME.opening(DAME, MatchScore()), SearchLimits(nodes=100))  # fills the cache
    done = run([sys.executable, "-c", _START], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1", "False"], done
