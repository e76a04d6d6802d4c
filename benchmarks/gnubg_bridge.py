"""GNU Backgammon for benchmarks, through a bridge: a folder with `client.py` and `bgcore.py`.

`client.Gnubg` starts `gnubg` and offers `call(operation, ...)`; the folder is named by the
environment variable GNUBG_BRIDGE. GNU Backgammon itself comes from `apt-get install gnubg`.
"""

import os
import sys
from pathlib import Path

FOLDER = os.environ.get("GNUBG_BRIDGE", "")
if not (Path(FOLDER) / "client.py").exists():
    sys.exit("GNUBG_BRIDGE must name the folder of the bridge to GNU Backgammon (client.py)")
sys.path.insert(0, FOLDER)

import bgcore  # noqa: E402
from client import Gnubg  # noqa: E402


class RestartingGnubg:
    """A GNU Backgammon that is restarted now and then, since its Python interface leaks memory."""

    def __init__(self, every=20000):
        self._gnubg, self._spent, self._every = Gnubg(), 0, every

    def __call__(self, operation, cost, **arguments):
        if self._spent + cost > self._every:
            self._gnubg.close()
            self._gnubg, self._spent = Gnubg(), 0
        self._spent += cost
        return self._gnubg.call(operation, **arguments)

    def close(self):
        self._gnubg.close()


def game_plan(position, nth):
    """A rough name for the kind of game."""
    return bgcore.plan(bgcore.decode(position), nth)
