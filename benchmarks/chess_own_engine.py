"""Measure the strength of Gamecase's own chess engine in matches against Stockfish.

Stockfish is limited by UCI_Elo: a scale that its authors fitted to rated engines, not to people.
Both search a number of positions a move, so that load does not matter. Openings are random, each is
played with both colours, and a game that is not over after 200 half-moves is adjudicated by
Stockfish without a limit. The rating is the one that explains all results best, with an error of
two standard deviations. Results are appended to a file, so that a run can be continued.

    python benchmarks/chess_own_engine.py --games 20 --elos 1500,1700,1900,2100
"""

import argparse
import json
import math
import random
import time
from collections import Counter
from pathlib import Path

import chess
import chess.engine

from gamecase.games.chess.engine import builtin
from gamecase.games.chess.engine.search_types import SearchLimit

OPENING_PLIES = 6
MAX_PLIES = 200
OPPONENT_NODES = 8_000  # UCI_Elo limits its depth before that
JUDGE = chess.engine.Limit(nodes=100_000)
WON = 200  # centipawns, for the judge


def opening(seed: int) -> chess.Board:
    opening_random = random.Random(seed)
    board = chess.Board()
    for _ in range(OPENING_PLIES):
        board.push(opening_random.choice([*board.legal_moves]))
    return board


def play_game(engine: chess.engine.SimpleEngine, elo: int, seed: int, nodes: int) -> float:
    """Play one game; 1 if our engine wins, 0.5 for a draw."""
    board, is_white = opening(seed // 2), seed % 2 == 0
    engine.configure({"UCI_LimitStrength": True, "UCI_Elo": elo, "Hash": 16, "Threads": 1})
    for _ in range(MAX_PLIES):
        if board.is_game_over(claim_draw=True):
            break
        if (board.turn == chess.WHITE) == is_white:
            board.push(builtin.score_moves(board, SearchLimit(nodes=nodes))[0].move)
        else:
            played = engine.play(board, chess.engine.Limit(nodes=OPPONENT_NODES), game=seed)
            assert played.move is not None
            board.push(played.move)
    if outcome := board.outcome(claim_draw=True):
        return 0.5 if outcome.winner is None else float(outcome.winner == is_white)
    engine.configure({"UCI_LimitStrength": False})
    score = engine.analyse(board, JUDGE)["score"].pov(is_white).score(mate_score=10_000)
    return 0.5 if abs(score) < WON else float(score > 0)


def rating(scores: dict[int, Counter[float]]) -> tuple[float, float]:
    """The rating that explains the results best, and two standard deviations of it."""

    def expected(own: float, elo: int) -> float:
        return 1 / (1 + math.pow(10, (elo - own) / 400))

    points = sum(score * n for counts in scores.values() for score, n in counts.items())
    games = {elo: counts.total() for elo, counts in scores.items()}
    low, high = 0.0, 4000.0
    for _ in range(60):
        middle = (low + high) / 2
        below = sum(n * expected(middle, elo) for elo, n in games.items()) < points
        low, high = (middle, high) if below else (low, middle)
    slope = sum(
        n * expected(low, elo) * (1 - expected(low, elo)) * math.log(10) / 400
        for elo, n in games.items()
    )
    variance = sum(
        n * (score - expected(low, elo)) ** 2
        for elo, counts in scores.items()
        for score, n in counts.items()
    )
    return low, 2 * math.sqrt(variance) / slope


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="against each opponent")
    parser.add_argument("--elos", default="1500,1700,1900,2100")
    parser.add_argument("--nodes", type=int, default=150_000, help="of our engine, a move")
    parser.add_argument("--engine", default="/usr/games/stockfish")
    parser.add_argument("--seconds", type=float, default=math.inf, help="then stop")
    parser.add_argument("--file", type=Path, default=Path("/tmp/chess_own_engine.jsonl"))
    options = parser.parse_args()
    scores: dict[int, Counter[float]] = {}
    played = set()
    if options.file.exists():
        for line in options.file.read_text("utf-8").splitlines():
            elo, seed, nodes, score = json.loads(line)
            if nodes == options.nodes:
                scores.setdefault(elo, Counter())[score] += 1
                played.add((elo, seed))
    began, engine = time.monotonic(), chess.engine.SimpleEngine.popen_uci(options.engine)
    for seed in range(options.games):
        for elo in map(int, options.elos.split(",")):
            if (elo, seed) in played or time.monotonic() - began > options.seconds:
                continue
            score = play_game(engine, elo, seed, options.nodes)
            scores.setdefault(elo, Counter())[score] += 1
            with options.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([elo, seed, options.nodes, score]) + "\n")
    engine.quit()
    for elo, counts in sorted(scores.items()):
        print(f"against {elo}: +{counts[1.0]} ={counts[0.5]} -{counts[0.0]}")
    own, error = rating(scores)
    print(f"{sum(c.total() for c in scores.values())} games: {own:.0f} +- {error:.0f}")


if __name__ == "__main__":
    main()
