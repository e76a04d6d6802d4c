"""Decide by rollouts who is right where our analysis and GNU Backgammon's differ most.

    python benchmarks/backgammon_pr_judge.py matches --most 30 --level 2T

Reads what `backgammon_pr.py ours` and `theirs` have written, compares both errors of every play, by
whose players made it, and rolls out the plays of the greatest differences: what was played beside
the best plays of our search. An error by rollout is that of the best of these less that of the
play.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from gamecase.engines.deep_analysis_module import DeepTask
from gamecase.engines.line_comparison import LineComparison
from gamecase.engines.requests import DeepRequest, run_deep_step


def read_plays(folder):
    """Both errors of every play: by whose players, our decision, our error and theirs."""
    plays = []
    for path in sorted(folder.glob("*.ours.json")):
        other = path.with_name(path.name.replace(".ours.", ".theirs."))
        if not other.exists():
            continue
        theirs = {
            (row["game"], row["turn"]): row["error"]
            for row in json.loads(other.read_text())["decisions"]
            if row["action"] == "move" and "error" in row
        }
        for row in json.loads(path.read_text())["decisions"]:
            key = (row["game"], row["turn"])
            if row["kind"] == "checker" and not row["is_forced"] and key in theirs:
                plays.append((path.name.partition("-")[0], row, row["error"], theirs[key]))
    return plays


def report(plays):
    for by in sorted({play[0] for play in plays}):
        errors = np.array([play[2:] for play in plays if play[0] == by])
        ours, theirs = 500 * errors.mean(axis=0)
        difference = 500 * (errors[:, 0] - errors[:, 1])
        spread = difference.std() / np.sqrt(len(difference))
        print(
            f"{by}: {len(errors)} plays, PR {ours:.2f} and {theirs:.2f}, "
            f"difference {ours - theirs:+.2f} ± {spread:.2f}, "
            f"correlation {np.corrcoef(errors.T)[0, 1]:.3f}"
        )


def rolled_error(decision, level):
    """The error of a play by a rollout of it and of the plays that our search finds best."""
    position, comparison = decision["position"], LineComparison()
    common = {"game": "backgammon", "ruleset": "tournament", "position": position}
    first = run_deep_step(DeepRequest(**common, task=DeepTask(level=level)))
    keys = tuple(dict.fromkeys([*(line.key for line in first.lines), decision["played"]]))
    for number in range(1000):
        task = DeepTask(level=level, step=number, compared=keys, state=comparison.state)
        step = run_deep_step(DeepRequest(**common, task=task))
        comparison.add(number, step)
        if number == 0:
            known = {line.key for line in first.lines}
            played = [line.key for line in step.lines if line.key not in known]
            keys = tuple(line.key for line in step.lines)
        if comparison.is_last:
            break
    values = {line.key: line.value for line in comparison.lines}
    own = played[0] if played else decision["played"]
    return comparison.lines[0].value - values.get(own, comparison.lines[0].value)


def judge(plays, most, level):
    largest = sorted(plays, key=lambda play: -abs(play[2] - play[3]))[:most]
    ours, theirs, rolled = [], [], []
    for by, decision, mine, other in largest:
        error = rolled_error(decision, level)
        ours.append(mine)
        theirs.append(other)
        rolled.append(error)
        print(
            f"{by} {decision['played']}: ours {mine:.3f}, theirs {other:.3f}, rollout {error:.3f}",
            flush=True,
        )
    mine, other, right = np.array(ours), np.array(theirs), np.array(rolled)
    closer = int((np.abs(mine - right) < np.abs(other - right)).sum())
    print(f"{closer} of {len(right)} are closer to ours")
    print(f"means: ours {mine.mean():.3f}, theirs {other.mean():.3f}, rollout {right.mean():.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--most", type=int, default=0, help="how many are rolled out")
    parser.add_argument("--level", default="2T")
    args = parser.parse_args()
    plays = [play for folder in args.folders for play in read_plays(folder)]
    report(plays)
    if args.most:
        judge(plays, args.most, args.level)


if __name__ == "__main__":
    main()
