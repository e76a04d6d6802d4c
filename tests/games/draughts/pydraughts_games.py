"""Games of our engine against itself, led by pydraughts over the Hub protocol.

Prints the variants in which both took every move for legal, and agreed on every position.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

VARIANTS = {
    "english": "english",
    "russian": "russian",
    "brazilian": "brazilian",
    "italian": "italian",
    "international": "standard",
}
TURNS = 30


def play(engine: Any, ours: str, theirs: str) -> None:
    draughts, engines = import_module("draughts"), import_module("draughts.engine")
    engine.configure({"variant": ours, "squares": "pdn"})
    board = draughts.Board(theirs, "startpos")
    for _ in range(TURNS):
        # An answer that it does not find among its own legal moves ends this program.
        board.push(engine.play(board, engines.Limit(nodes=2000), False).move)
    sys.stdout.write(theirs + "\n")


def main() -> None:
    # Not `python -m`: it follows links, and would leave the environment that way.
    command = [str(Path(sys.executable).with_name("gamecase")), "hub"]
    engine = import_module("draughts.engine").HubEngine(command)
    try:
        engine.init()
        for ours, theirs in VARIANTS.items():
            play(engine, ours, theirs)
    finally:
        engine.kill_process()


if __name__ == "__main__":
    main()
