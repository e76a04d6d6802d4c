"""Random games through `Board`, in actions per second, compared with python-chess in the same run.

    python benchmarks/board_speed.py [--seconds 3] [--repeat 3]

A machine is busy or slow, so figures are given as ratios to random games on `chess.Board`, which
are played in turn with ours; of several rounds the best of each counts. BEFORE are the ratios of
the version that `Board` was rewritten from, measured by this script on the same machine.
"""

import argparse
import time
from random import Random

import chess

from gamecase.board import Board
from gamecase.kernel.seat import Seat

#: Ratios to python-chess before the rewrite.
BEFORE = {
    "backgammon tournament": 0.281,
    "chess fide": 0.344,
    "draughts english": 0.651,
    "draughts international": 0.357,
    "tictactoe collection": 4.759,
}


def random_chess(seconds: float, random: Random) -> float:
    """Half-moves per second of random games on python-chess, listed and played by their text."""
    moves, end = 0, time.process_time() + seconds
    begun = time.process_time()
    while time.process_time() < end:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            texts = [move.uci() for move in board.legal_moves]
            board.push_uci(random.choice(texts))
            moves += 1
    return moves / (time.process_time() - begun)


def random_games(game: str, ruleset: str, seconds: float, random: Random) -> float:
    """Actions per second of random games through `Board`, listed and played by their text."""
    actions, end = 0, time.process_time() + seconds
    begun = time.process_time()
    while time.process_time() < end:
        board = Board(game, ruleset, seed=random.randrange(1 << 30))
        while not board.is_over:
            if board.turn is Seat.NATURE:
                board.chance()
            else:
                board.push(random.choice(board.legal))
            actions += 1
    return actions / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeat", type=int, default=3)
    chosen = parser.parse_args()
    best = dict.fromkeys(BEFORE, 0.0)
    reference = 0.0
    for nth in range(chosen.repeat):
        reference = max(reference, random_chess(chosen.seconds, Random(nth)))
        for name in BEFORE:
            speed = random_games(*name.split(), chosen.seconds, Random(nth))
            best[name] = max(best[name], speed)
    print(f"python-chess: {reference:.0f} half-moves/s\n")
    print("| game | actions/s | of python-chess | of the version before |")
    print("|---|---|---|---|")
    for name, speed in best.items():
        ratio = speed / reference
        print(f"| {name} | {speed:.0f} | {ratio:.2f} | {ratio / BEFORE[name]:.1f} |")


if __name__ == "__main__":
    main()
