"""Open Sage (`bgsage` on PyPI) for benchmarks: a process of its own that answers JSON lines.

    python -m venv /tmp/sage && /tmp/sage/bin/pip install bgsage
    SAGE_PYTHON=/tmp/sage/bin/python python benchmarks/backgammon_sage.py speed

Its levels count plies from one: "1ply" is called 0-ply elsewhere.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
BAR, THEIR_BAR, OFF, THEIR_OFF = 25, 26, 0, 27
CHECKERS = 15


def sage_board(row):
    """A row of the move generator as Sage's board."""
    counts = [int(count) for count in row[:26]]
    counts[0], counts[25] = int(row[THEIR_BAR]), int(row[BAR])
    return counts


def row_of_sage(board):
    """The row of one of Sage's boards."""
    row = np.zeros(28, np.int8)
    row[1:25], row[BAR], row[THEIR_BAR] = board[1:25], board[25], board[0]
    row[OFF] = CHECKERS - sum(count for count in board[1:26] if count > 0)
    row[THEIR_OFF] = CHECKERS - board[0] + sum(count for count in board[1:25] if count < 0)
    return row


class Sage:
    """One process of Open Sage."""

    def __init__(self):
        python = os.environ.get("SAGE_PYTHON")
        if not python:
            sys.exit("name a Python that has bgsage by SAGE_PYTHON; see sage_bridge.py")
        self.process = subprocess.Popen(
            [python, HERE / "sage_server.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def best(self, row, dice, level):
        """The row after the best play, as the mover sees it, and the processor seconds."""
        reply = self.ask(level=level, board=sage_board(row), dice=[int(die) for die in dice])
        return row_of_sage(reply["moves"][0][0]), reply["seconds"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
