"""Random games of backgammon a second on one core: ours against OpenSpiel's.

    pip install open_spiel
    python benchmarks/backgammon_playouts.py

Both play whole games from the opening under the same rules, every turn any legal play with equal
chance. The two take turns in short rounds, so that a machine whose speed wanders is fair to both.
Seconds are those of the processor; the ratio of the medians is printed last. OpenSpiel's state is
driven as its documentation shows, from Python; ours by one call for a round of games.
"""

import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

from gamecase.games.backgammon.engine.playouts import play_at_random
from gamecase.registry import find

ROUNDS = 9
SECONDS_A_ROUND = 1.5


def open_spiel_games(games: int, seed: int) -> int:
    """Play so many games; tells how many decisions they took."""
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
    return play_at_random(find("backgammon").rules("tournament"), games, seed).turns


def rate(play: Callable[[int, int], int], games: int, seed: int) -> tuple[float, float]:
    """Games and decisions a second over one round."""
    start = time.process_time()
    decisions = play(games, seed)
    seconds = time.process_time() - start
    return games / seconds, decisions / seconds


def main() -> None:
    contestants = {"OpenSpiel": open_spiel_games, "Gamecase": our_games}
    games = {}
    for name, play in contestants.items():
        play(2, 1)  # compiles, or loads what was compiled before
        games[name] = max(1, round(rate(play, 50, 2)[0] * SECONDS_A_ROUND))
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for number in range(ROUNDS):
        for name, play in contestants.items():
            rates[name].append(rate(play, games[name], 10 + number))
    middle = {}
    for name, found in rates.items():
        of_games = sorted(games_a_second for games_a_second, _ in found)
        of_decisions = statistics.median(decisions for _, decisions in found)
        middle[name] = statistics.median(of_games)
        spread = f"from {of_games[0]:.0f} to {of_games[-1]:.0f}"
        print(f"{name:10} {middle[name]:8.0f} games/s ({spread}), {of_decisions:9.0f} decisions/s")
    print(f"ratio {middle['Gamecase'] / middle['OpenSpiel']:.1f}")


if __name__ == "__main__":
    main()
