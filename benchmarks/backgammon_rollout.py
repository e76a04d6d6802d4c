"""Compare rollouts with GNU Backgammon's: duration and standard error.

    python benchmarks/backgammon_rollout.py --games 1296

The same positions and number of games, both played out to the end by static evaluation (0-ply) with
variance reduction, on as many threads or processes as there are cores, including the start of ours.
The last lines are how many times longer GNU Backgammon took, by wall time and by processor time: on
a machine with other work the wall time says little.
"""

import argparse
import os
import resource
import time

from gnubg_bridge import Gnubg

from gamecase.games.backgammon.engine.api import rollout
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan

#: The opening, and a middle game with anchors on both sides.
POSITIONS = ("4HPwATDgc/ABMA", "sGfwATDgc+ABMA")


def cpu_seconds():
    """The processor time of the processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1296)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--position", action="append", default=[])
    args = parser.parse_args()
    rollout(POSITIONS[0], RolloutPlan(games=36, truncate=2), workers=1)  # compiles, or loads
    clock, cores = [0.0, 0.0], [0.0, 0.0]
    with Gnubg() as gnubg:
        for position in args.position or POSITIONS:
            began, before = time.perf_counter(), cpu_seconds()
            ours = rollout(position, RolloutPlan(games=args.games), workers=args.cores)
            spent = time.perf_counter() - began
            used = cpu_seconds() - before
            began = time.perf_counter()
            theirs = gnubg.call(
                "rollout",
                position=position,
                trials=args.games,
                ply=0,
                threads=args.cores,
                seed=1,
            )
            gnubg_time = time.perf_counter() - began
            clock = [clock[0] + spent, clock[1] + gnubg_time]
            cores = [cores[0] + used, cores[1] + theirs["cpu"]]
            print(
                f"{position} ours  {ours.equity.mean:+.4f} ± {ours.equity.error:.4f}"
                f"  win {ours.chances[0].mean:.4f}  {spent:.1f} s, {used:.1f} s of a core"
            )
            values, errors = theirs["values"], theirs["stderr"]
            print(
                f"{position} gnubg {values['equity']:+.4f} ± {errors['equity']:.4f}"
                f"  win {values['win']:.4f}  {gnubg_time:.1f} s, {theirs['cpu']:.1f} s of a core",
                flush=True,
            )
    print(f"ratio by the clock {clock[1] / clock[0]:.2f}")
    print(f"ratio by core time {cores[1] / cores[0]:.2f}")


if __name__ == "__main__":
    main()
