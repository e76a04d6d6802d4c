"""Random games of backgammon per second on one core: ours compared with OpenSpiel's.

    pip install open_spiel
    python benchmarks/backgammon_playouts.py

Both play whole games from the opening under the same rules, with random legal plays. They alternate
in short rounds, so that a machine of varying speed is fair to both. Seconds are processor time; the
ratio of the medians is printed last. OpenSpiel's state is driven from Python as its documentation
shows; ours by one call for a round of games.
"""

import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

from gamecase.games.backgammon.engine.playouts import play_random_games
from gamecase.registry import find

ROUNDS = 9
SECONDS_PER_ROUND = 1.5


def open_spiel_games(games: int, seed: int) -> int:
    """Play this many games; returns the number of decisions."""
    random = Random(seed)
    game = pyspiel.load_game("backgammon")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, chances = zip(*outcomes, strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions


def our_games(games: int, seed: int) -> int:
    return play_random_games(find("backgammon").rules("tournament"), games, seed).turns


def rate(play: Callable[[int, int], int], games: int, seed: int) -> tuple[float, float]:
    """Games and decisions per second over one round."""
    start = time.process_time()
    decisions = play(games, seed)
    seconds = time.process_time() - start
    return games / seconds, decisions / seconds


def main() -> None:
    contestants = {"OpenSpiel": open_spiel_games, "Gamecase": our_games}
    games = {}
    for name, play in contestants.items():
        play(2, 1)  # compiles, or loads compiled code
        games[name] = max(1, round(rate(play, 50, 2)[0] * SECONDS_PER_ROUND))
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for number in range(ROUNDS):
        for name, play in contestants.items():
            rates[name].append(rate(play, games[name], 10 + number))
    medians = {}
    for name, results in rates.items():
        game_rates = sorted(games_per_second for games_per_second, _ in results)
        decision_rate = statistics.median(decisions for _, decisions in results)
        medians[name] = statistics.median(game_rates)
        spread = f"from {game_rates[0]:.0f} to {game_rates[-1]:.0f}"
        print(
            f"{name:10} {medians[name]:8.0f} games/s ({spread}), {decision_rate:9.0f} decisions/s"
        )
    print(f"ratio {medians['Gamecase'] / medians['OpenSpiel']:.1f}")


if __name__ == "__main__":
    main()
