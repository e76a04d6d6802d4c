"""Machine code of an earlier run is read quickly, and never outlives the engine's text."""

import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import run

from draughts.boards import DAME
from gamecase.games.draughts import GAME
from gamecase.games.draughts.engine.compiling import compiled, edition
from gamecase.games.draughts.engine.finishing import think
from gamecase.games.draughts.engine.thinking import Effort
from gamecase.kernel.match import Standing

_START = """
import sys
from gamecase.games.draughts.engine import finishing
from gamecase.games.draughts.engine.endings import look_up
print(sum(look_up.stats.cache_hits.values()), "numba.np.linalg" in sys.modules)
"""


def test_a_warm_start_does_not_wake_the_compiler() -> None:
    think(GAME.opening(DAME, Standing()), Effort(nodes=100))  # whatever is not kept yet is kept now
    done = run([sys.executable, "-c", _START], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "False"], done


def test_code_is_kept_for_one_text_of_the_whole_engine(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, text in ((one, "x = 1"), (other, "x = 2")):
        folder.mkdir()
        (folder / "kernel.py").write_text(text)
        (folder / "search.py").write_text("from kernel import x")
    assert edition(one) != edition(other)


def test_what_cannot_be_kept_is_compiled_all_the_same() -> None:
    names: dict[str, Callable[[int], int]] = {}
    exec("def twice(x): return 2 * x", names)  # a function of no file has no place to be kept
    assert compiled("int64(int64)")(names["twice"])(21) == 42
