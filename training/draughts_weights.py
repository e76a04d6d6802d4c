"""Tunes what the draughts engine counts, by self-play.

One weight at a time is moved up or down a little, and the changed engine plays the present one from
random openings, both sides of each. A change that scores clearly better is kept. Everything is
seeded, so a run can be repeated.

    python training/draughts_weights.py dame --rounds 16 --openings 40
"""

import argparse
from random import Random

from gamecase.games.draughts.engine.thinking import Effort, Thinker
from gamecase.games.draughts.engine.weights import FLYING, STEPPING, make_weights
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import Standing
from gamecase.kernel.seat import Seat
from gamecase.kernel.shelf import find

NAMES = ("man", "king", "advance", "guard", "centre", "edges", "king centre", "tempo")
STEPS = (0, 25, 1, 2, 1, 1, 2, 1)  # a man is the measure of all others and stays
BOXED = find("draughts")
GAME = BOXED.game

Weights = tuple[int, ...]


def opening(rules: Ruleset, random: Random, turns: int = 6) -> Position:
    """A position after some random turns, with the game still open."""
    while True:
        position = GAME.opening(rules, Standing())
        for _ in range(turns):
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
        even = len({len(position.squares_of(colour)) for colour in type(position.turn)}) == 1
        if even and GAME.outcome(position) is None:
            return position


def play(position: Position, first: Weights, second: Weights, nodes: int) -> float:
    """What `first`, in the first seat, scores: 1 for a win, half for a draw."""
    rules = position.rules
    by_seat = {
        Seat.FIRST: make_weights(rules, first),
        Seat.SECOND: make_weights(rules, second),
    }
    effort = Effort(nodes=nodes, knows_endings=True)
    while (outcome := GAME.outcome(position)) is None:
        thinker = Thinker(position, effort, by_seat[GAME.to_act(position)])
        position = GAME.apply(position, thinker.think()[0].play.move)
    return 0.5 if outcome.is_draw else float(Seat.FIRST in outcome.winners)


def score(rules: Ruleset, one: Weights, other: Weights, openings: int, nodes: int) -> float:
    """The share of points `one` makes against `other`, with colours changed."""
    random = Random(f"{one} {other}")
    total = 0.0
    for _ in range(openings):
        start = opening(rules, random)
        total += play(start, one, other, nodes)
        total += 1 - play(start, other, one, nodes)
    return total / (2 * openings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--openings", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=4000)
    chosen = parser.parse_args()
    rules = BOXED.rules(chosen.ruleset)
    weights: Weights = FLYING if rules.kings_fly else STEPPING
    random = Random(chosen.ruleset)
    # Beyond one standard deviation of a match of equals, where half of the games are drawn.
    enough = 0.5 + 0.35 / (2 * chosen.openings) ** 0.5
    for nth in range(chosen.rounds):
        which = random.randrange(1, len(NAMES))
        step = random.choice((-1, 1)) * STEPS[which]
        changed = tuple(w + step * (at == which) for at, w in enumerate(weights))
        share = score(rules, changed, weights, chosen.openings, chosen.nodes)
        verdict = "kept" if share > enough else "left"
        if share > enough:
            weights = changed
        print(
            f"{nth + 1:3} {NAMES[which]:12} {step:+3}: {share:.3f} {verdict}  {weights}", flush=True
        )


if __name__ == "__main__":
    main()
