"""Install a wheel into an empty environment and use it: the core, then the engines.

python tools/try_wheel.py dist            # the wheel in the folder, with this Python
python tools/try_wheel.py dist --core     # without the engines, which bring Numba
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

CORE = """
from gamecase.board import Board
from gamecase.kernel.seat import Seat
from gamecase.registry import all_games
from gamecase.words import speaker

for key, package in all_games().items():
    for booklet in package.booklets:
        board = Board(key, booklet, seed=1)
        while board.turn is Seat.NATURE:
            board.chance()
        assert board.picture().svg.startswith("<svg"), key
        assert str(Board(key, booklet, position=str(board))) == str(board), key
    for language in ("en", "de", "ar"):
        assert speaker(language, key)("game-name")
print(*all_games())
"""

ENGINES = """
from gamecase.board import Board
from gamecase.kernel.seat import Seat
from gamecase.registry import all_games

for key in all_games():
    board = Board(key, seed=1)
    while board.turn is Seat.NATURE:
        board.chance()
    board.push(board.advise())
    print(key, board.actions[-1])
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--core", action="store_true", help="leave the engines out")
    arguments = parser.parse_args()
    (wheel,) = arguments.folder.resolve().glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder, "Scripts" if os.name == "nt" else "bin")
        python = str(scripts / "python")
        _run(python, "-m", "pip", "install", "--quiet", str(wheel), folder=folder)
        _run(python, "-c", CORE, folder=folder)
        if not arguments.core:
            extras = f"{wheel}[cli,engines]"
            _run(python, "-m", "pip", "install", "--quiet", extras, folder=folder)
            _run(python, "-c", ENGINES, folder=folder)
            _run(str(scripts / "gamecase"), "games", folder=folder)
    sys.stdout.write(f"{wheel.name} works with Python {sys.version.split()[0]}\n")


def _run(*command: str, folder: str) -> None:
    """Run a command away from the repository, so that only what was installed is found."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    main()
