"""Script that lets pydraughts play games with the engine over the Hub protocol.

Prints the variants in which both found every move legal.
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
        # pydraughts raises an error when a move is not among its legal ones.
        board.push(engine.play(board, engines.Limit(nodes=2000), False).move)
    sys.stdout.write(theirs + "\n")


def main() -> None:
    # Not `python -m gamecase`: pydraughts resolves links, and would leave the virtual environment.
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
