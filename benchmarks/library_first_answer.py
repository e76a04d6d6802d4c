"""The first answer of every game through the library: with an empty cache, and after that.

    python benchmarks/library_first_answer.py

A new process is started for each game and question: `Board.advise` and `Board.analyse` at the first
decision of a game. Prints the seconds from the question to the answer, imports of engines included,
by the clock and of the processor. Nothing is asserted.
"""

import os
import subprocess
import sys
import tempfile

from gamecase import list_games

QUESTIONS = {"advise": "board.advise()", "analyse": "board.analyse(lines=1)"}

SCRIPT = """
import time
from gamecase import Board, Seat
board = Board({game!r}, seed=4)
while board.turn is Seat.NATURE:
    board.chance()
clock, processor = time.perf_counter(), time.process_time()
{question}
print(time.perf_counter() - clock, time.process_time() - processor)
"""


def seconds_to_answer(game: str, question: str, cache: str) -> tuple[float, float]:
    """Seconds by the clock and of the processor in a new process."""
    script = SCRIPT.format(game=game, question=question)
    environment = {**os.environ, "GAMECASE_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
    )
    clock, processor = map(float, done.stdout.split())
    return clock, processor


def main() -> None:
    print("| game | question | cold, s | of processor | warm, s | of processor |")
    print("|---|---|---|---|---|---|")
    for game in list_games():
        for name, question in QUESTIONS.items():
            with tempfile.TemporaryDirectory() as cache:
                cold = seconds_to_answer(game, question, cache)
                warm = seconds_to_answer(game, question, cache)
            figures = " | ".join(f"{seconds:.2f}" for seconds in (*cold, *warm))
            print(f"| {game} | {name} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
