"""Decisions per second of games by a policy: on the compiled kernels and on the readable rules.

python benchmarks/policy_games.py

The policy chooses evenly in both, and takes little time itself. Seconds are processor time.
"""

import time

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.game_batch_module import LegalBoards
from gamecase.registry import find
from gamecase.rl.policy_games import play_policy_games
from gamecase.rl.self_play import random_policy, self_play

GAMES = (("backgammon", "tournament"), ("draughts", "english"), ("draughts", "international"))
ON_KERNEL, ON_RULES = 2000, 20  # games
ROUNDS_ON_KERNEL, ROUNDS_ON_RULES = 500, 5  # of crokinole


def main() -> None:
    generator = np.random.default_rng(1)

    def choose(legal: LegalBoards) -> NDArray[np.int64]:
        return generator.integers(legal.offsets[:-1], legal.offsets[1:])

    print("| game | kernel, decisions/s | readable rules | ratio |\n|---|---|---|---|")
    for game, ruleset in GAMES:
        play_policy_games(game, ruleset, policy=choose, games=10)  # compiles, or loads
        started = time.process_time()
        turns = play_policy_games(game, ruleset, policy=choose, games=ON_KERNEL).turns.sum()
        kernel = turns / (time.process_time() - started)
        started = time.process_time()
        slow = self_play(game, ruleset, policy=random_policy(1), games=ON_RULES)
        rules = slow.turns.sum() / (time.process_time() - started)
        print(f"| {game} {ruleset} | {kernel:.0f} | {rules:.0f} | {kernel / rules:.0f} |")
    crokinole = find("crokinole")
    crokinole_shots(10)
    kernel = crokinole_shots(ROUNDS_ON_KERNEL)
    vars(crokinole)["self_play_batch"] = None  # as if it had no kernel for this
    rules = crokinole_shots(ROUNDS_ON_RULES)
    print(f"| crokinole | {kernel:.0f} | {rules:.0f} | {kernel / rules:.0f} |")


def crokinole_shots(rounds: int) -> float:
    """Shots per second by `self_play`; the policy is a number, or the first that is legal."""
    generator = np.random.default_rng(1)

    def choose(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        numbers = generator.integers(masks.shape[1], size=len(masks))
        is_legal = masks[np.arange(len(masks)), numbers] == 1
        return np.where(is_legal, numbers, masks.argmax(axis=1))

    started = time.process_time()
    played = self_play("crokinole", policy=choose, games=rounds)
    return float(played.turns.sum() / (time.process_time() - started))


if __name__ == "__main__":
    main()
