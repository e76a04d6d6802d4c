"""Rolls positions out side by side with GNU Backgammon: how long, and how sure.

    GNUBG_BRIDGE=folder python benchmarks/backgammon_rollout.py --games 1296

The same positions, the same number of games, both played out by the boards as they stand (0-ply),
with the luck of the dice taken out, to the end, on as many threads or processes as there are
cores, starting ours included. The last lines are how many times longer GNU Backgammon took, by
the clock and by the time its threads ran: on a machine with other work the clock says little.
"""

import argparse
import os
import resource
import time

from gnubg_bridge import Gnubg

from gamecase.games.backgammon.engine.api import rollout
from gamecase.games.backgammon.engine.rollout_games import Plan

#: The opening, and a middle game with both sides still holding.
POSITIONS = ("4HPwATDgc/ABMA", "sGfwATDgc+ABMA")


def cpu_seconds():
    """What the processes that have ended used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1296)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--position", action="append", default=[])
    chosen = parser.parse_args()
    rollout(POSITIONS[0], Plan(games=36, truncate=2), workers=1)  # compiles, or loads
    clock, cores = [0.0, 0.0], [0.0, 0.0]
    with Gnubg() as gnubg:
        for position in chosen.position or POSITIONS:
            began, before = time.perf_counter(), cpu_seconds()
            ours = rollout(position, Plan(games=chosen.games), workers=chosen.cores)
            spent = time.perf_counter() - began
            used = cpu_seconds() - before
            began = time.perf_counter()
            theirs = gnubg.call(
                "rollout",
                position=position,
                trials=chosen.games,
                ply=0,
                vr=1,
                threads=chosen.cores,
                cubeful=0,
                seed=1,
            )
            their_time = time.perf_counter() - began
            clock = [clock[0] + spent, clock[1] + their_time]
            cores = [cores[0] + used, cores[1] + theirs["cpu"]]
            print(
                f"{position} ours  {ours.equity.mean:+.4f} ± {ours.equity.error:.4f}"
                f"  win {ours.chances[0].mean:.4f}  {spent:.1f} s, {used:.1f} s of a core"
            )
            values, errors = theirs["values"], theirs["stderr"]
            print(
                f"{position} gnubg {values['equity']:+.4f} ± {errors['equity']:.4f}"
                f"  win {values['win']:.4f}  {their_time:.1f} s, {theirs['cpu']:.1f} s of a core",
                flush=True,
            )
    print(f"ratio by the clock {clock[1] / clock[0]:.2f}")
    print(f"ratio by core time {cores[1] / cores[0]:.2f}")


if __name__ == "__main__":
    main()
