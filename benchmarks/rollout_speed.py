"""Random games per second on one core: the public batch API compared with OpenSpiel.

    pip install open_spiel
    taskset -c 0 python benchmarks/rollout_speed.py

Whole games from the opening with random legal actions, in alternating rounds; seconds are processor
time, and the ratio of the medians is printed for each game. OpenSpiel's states are driven from
Python as its documentation shows. The goal is a ratio of 30 for both games. A double in backgammon
and a jump of several in draughts are several decisions in OpenSpiel, and one turn here.
"""

import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

from gamecase.rl.random_games import play_random_games

ROUNDS = 7
SECONDS_PER_ROUND = 1.0
GOAL = 30

#: Our game and booklet, and the game of OpenSpiel.
GAMES = (("backgammon", "tournament", "backgammon"), ("draughts", "english", "checkers"))

#: Plays a number of games by a seed and returns the number of turns.
Play = Callable[[int, int], int]


def by_open_spiel(name: str) -> Play:
    def play(games: int, seed: int) -> int:
        random = Random(seed)
        game = pyspiel.load_game(name)
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def by_gamecase(game: str, ruleset: str) -> Play:
    def play(games: int, seed: int) -> int:
        return int(play_random_games(game, ruleset, games=games, seed=seed).turns.sum())

    return play


def rate(play: Play, games: int, seed: int) -> tuple[float, float]:
    """Games and turns per second of processor time."""
    start = time.process_time()
    turns = play(games, seed)
    seconds = time.process_time() - start
    return games / seconds, turns / seconds


def main() -> None:
    for game, ruleset, theirs in GAMES:
        players = {"OpenSpiel": by_open_spiel(theirs), "Gamecase": by_gamecase(game, ruleset)}
        counts = {}
        for name, play in players.items():
            play(2, 1)  # compiles, or loads compiled code
            counts[name] = max(1, round(rate(play, 50, 2)[0] * SECONDS_PER_ROUND))
        rates: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
        for number in range(ROUNDS):
            for name, play in players.items():
                rates[name].append(rate(play, counts[name], 10 + number))
        medians = {
            name: [statistics.median(values) for values in zip(*each, strict=True)]
            for name, each in rates.items()
        }
        for name, (games_rate, turn_rate) in medians.items():
            print(f"{game:10} {name:10} {games_rate:8.0f} games/s {turn_rate:10.0f} decisions/s")
        ours, others = medians["Gamecase"], medians["OpenSpiel"]
        ratio = ours[0] / others[0]
        verdict = "reached" if ratio >= GOAL else "not reached"
        print(f"{game:10} ratio {ratio:.1f}: goal {verdict}")


if __name__ == "__main__":
    main()
