"""Measure the distances between the chess levels: neighbours play each other.

Each level plays the next and the one after that, from random openings with colours changed; a game
that is not over after 120 half-moves is adjudicated. The ratings are those that explain all results
best (Bradley and Terry 1952), with errors of two standard deviations for the distance of each level
from the one below. Results are appended to a file, so that a run can be continued. A game is
repeated exactly if it is played again by the same levels: `--first` begins with other games.

    python benchmarks/chess_round_robin.py --games 20 --file /tmp/chess_levels.jsonl
"""

import argparse
import json
import math
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import chess
from chess_levels import MAX_PLIES, choose, result

from gamecase.engines.bot import MoveContext
from gamecase.games.chess import GAME
from gamecase.games.chess.bot import LEVEL_SETTINGS
from gamecase.games.chess.engine.engine_chain import engine_chain
from gamecase.games.chess.position import Position, read_move
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

_SECONDS = 600.0  # so that a busy machine plays no worse: searches are limited by positions

Scores = dict[tuple[str, str], Counter[float]]


def play_game(white: str, black: str, seed: int) -> float:
    """Play one game; 1 if White wins, 0.5 for a draw."""
    opening_random, level_random = (
        random.Random(seed // 2),
        random.Random(f"{white} {black} {seed}"),
    )
    position: Position = GAME.opening(find("chess").rules(), MatchScore())
    for _ in range(4):
        position = GAME.apply(position, read_move(opening_random.choice([*position.state.legal])))
    for _ in range(MAX_PLIES):
        if GAME.outcome(position):
            break
        is_white = position.board_with_history().turn == chess.WHITE
        context = MoveContext(random=level_random, nth_game=seed, seconds=_SECONDS)
        position = GAME.apply(position, choose(white if is_white else black, position, context))
    return result(position, is_white=True)


def ratings(levels: list[str], scores: Scores) -> dict[str, float]:
    """The ratings that explain the scores best; one drawn game more a pair keeps them finite."""
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(2000):
        for level in levels:
            points = pairs = 0.0
            for (one, other), counts in scores.items():
                if level not in (one, other):
                    continue
                games = counts.total() + 1
                share = counts[1.0] + (counts[0.5] + 1) / 2
                points += share if level == one else games - share
                pairs += games / (strength[one] + strength[other])
            strength[level] = points / pairs if pairs else 1.0
    first = strength[levels[0]]
    return {level: 400 * math.log10(strength[level] / first) for level in levels}


def error(counts: Counter[float]) -> float:
    """Two standard deviations of the Elo difference of one pair."""
    games = counts.total()
    mean = (counts[1.0] + counts[0.5] / 2 + 0.5) / (games + 1)
    variance = sum(number * (score - mean) ** 2 for score, number in counts.items()) / games
    slope = 400 / math.log(10) / max(mean * (1 - mean), 0.02)
    return 2 * slope * math.sqrt(max(variance, 0.02) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="a pair")
    parser.add_argument("--first", type=int, default=0, help="the first game: others are others")
    parser.add_argument("--reach", type=int, default=2, help="how far apart levels may be")
    parser.add_argument("--levels", default=",".join([*LEVEL_SETTINGS][:-1]))
    parser.add_argument("--file", type=Path, default=Path("/tmp/chess_levels.jsonl"))
    options = parser.parse_args()
    levels = options.levels.split(",")
    scores: Scores = {}
    played = set()
    if options.file.exists():
        for line in options.file.read_text("utf-8").splitlines():
            one, other, seed, score = json.loads(line)
            scores.setdefault((one, other), Counter())[score] += 1
            played.add((one, other, seed))
    for seed in range(options.first, options.first + options.games):
        for low, one in enumerate(levels):
            for other in levels[low + 1 : low + 1 + options.reach]:
                if (one, other, seed) in played:
                    continue
                is_white = seed % 2 == 0
                white, black = (one, other) if is_white else (other, one)
                score = play_game(white, black, seed)
                score = score if is_white else 1 - score
                scores.setdefault((one, other), Counter())[score] += 1
                with options.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([one, other, seed, score]) + "\n")
        rated = ratings(levels, scores)
        print(f"game {seed} of each pair:", {key: round(value) for key, value in rated.items()})
        for one, other in pairwise(levels):
            counts = scores[one, other]
            result_text = f"+{counts[0.0]} ={counts[0.5]} -{counts[1.0]}"
            distance = f"{rated[other] - rated[one]:+.0f} (+-{error(counts):.0f})"
            print(f"  {other} against {one}: {result_text}, {distance}", flush=True)
    engine_chain().close()


if __name__ == "__main__":
    main()
