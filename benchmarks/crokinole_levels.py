"""Play rounds between levels of crokinole: share of points, twenties, open twenties made.

Without pairs of levels, measure how long the strongest level takes for crowded boards.

python benchmarks/crokinole_levels.py 400 champion:club club:casual
python benchmarks/crokinole_levels.py
"""

import sys
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gamecase.engines.bot import MoveContext
from gamecase.games.crokinole.validation import placement_fault
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

PACKAGE = find("crokinole")
NO_CHANCE = DerivedDice(secret_of_seed(0), [], 0)


@dataclass
class RoundTally:
    """The results of two sides over many rounds, the first side first."""

    rounds: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])  # two a round, one each when level
    twenties: list[int] = field(default_factory=lambda: [0, 0])
    opened: list[int] = field(default_factory=lambda: [0, 0])
    made: list[int] = field(default_factory=lambda: [0, 0])
    hammer: list[int] = field(
        default_factory=lambda: [0, 0, 0]
    )  # won, level, lost by the last shooter

    def add(self, end: Any) -> None:
        lead = end.points_of(0) - end.points_of(1)
        self.rounds += 1
        for side, ahead in ((0, lead), (1, -lead)):
            self.points[side] += 2 if ahead > 0 else int(ahead == 0)
            self.twenties[side] += end.twenties_of(side)
        last = lead if end.rules.side(end.shooters[-1]) == 0 else -lead
        self.hammer[0 if last > 0 else 1 if last == 0 else 2] += 1


def play_round(levels: tuple[str, str], nth: int, tally: RoundTally) -> None:
    game, random = PACKAGE.game, Random(nth // 2)
    position = game.opening(PACKAGE.rules("tournament"), MatchScore(scores=((0, 0),) * (nth % 2)))
    while game.outcome(position) is None:
        side = position.rules.side(position.shooter)
        if game.to_act(position) is Seat.NATURE:
            after = game.apply(position, game.nature(position, NO_CHANCE))
            if not position.opposing(position.shooter):
                tally.opened[side] += 1
                tally.made[side] += after.twenties_of(side) > position.twenties_of(side)
            position = after
        else:
            advice = PACKAGE.bot.bot(levels[side]).advise(position, MoveContext(random=random))
            position = game.apply(position, advice.action)
    tally.add(position)


def crowded(seed: int) -> Any:
    """A position with twenty discs on the board, and four still to play."""
    rules, random = PACKAGE.rules("collection"), Random(seed)
    board, places = rules.equipment, []
    while len(places) < 20:
        place = (random.uniform(-270, 270), random.uniform(-270, 270))
        if not placement_fault(board, [*places, place], board.live_limit - 1):
            places.append(place)
    text = " ".join(
        f"{'ab'[nth // 10]}{nth % 10 + 1}:{x!r},{y!r}" for nth, (x, y) in enumerate(places)
    )
    return PACKAGE.game.read_position(rules, f"round 0 shot 20 twenties 0,0 discs {text}")


def slowest_advice() -> float:
    """CPU seconds for the slowest of twenty crowded boards."""
    strongest = PACKAGE.bot.bot(PACKAGE.bot.LEVELS[-1].key)
    strongest.advise(crowded(0), MoveContext(random=Random(0)))  # loads the compiled kernel
    times = []
    for seed in range(20):
        began = time.process_time()
        strongest.advise(crowded(seed), MoveContext(random=Random(seed)))
        times.append(time.process_time() - began)
    return max(times)


def main() -> None:
    if len(sys.argv) == 1:
        print(f"slowest of twenty crowded boards: {slowest_advice():.2f} s CPU")
        return
    rounds = int(sys.argv[1])
    for pair in sys.argv[2:]:
        one, _, two = pair.partition(":")
        tally = RoundTally()
        began = time.process_time()
        for nth in range(rounds):
            play_round((one, two), nth, tally)
        share = tally.points[0] / (2 * rounds)
        twenties = " : ".join(f"{count / rounds:.2f}" for count in tally.twenties)
        made = " : ".join(
            f"{made / max(opened, 1):.0%}"
            for made, opened in zip(tally.made, tally.opened, strict=True)
        )
        shot = (time.process_time() - began) / (16 * rounds)
        print(
            f"{one} against {two}, {rounds} rounds: {share:.1%} of the points, twenties a round "
            f"{twenties}, open twenties made {made}, hammer {tally.hammer}, {1000 * shot:.0f} ms "
            "CPU a shot",
            flush=True,
        )


if __name__ == "__main__":
    main()
