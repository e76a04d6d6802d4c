"""Matches between two versions of the draughts engine, or of any engine that speaks Hub.

Each engine runs as a process of its own; `--old` and `--new` are the root folders of two working
copies, or a command line for another program. Openings are random moves, each played from both
sides. The limit is a number of positions for each engine; the CPU time that each has used is
measured, and printed, so that the numbers can be set for equal time. `--calibrate` does that: it
lets both search some positions first and scales the positions of the new engine.

    git worktree add ../before 649fc2b
    python benchmarks/draughts_versions.py --old ../before --ruleset international --openings 100
"""

import argparse
import math
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from gamecase.games.draughts import GAME
from gamecase.games.draughts.formats.hub_notation import hub_numbering, read_hub_move, write_hub
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

LONGEST_GAME = 240  # moves; a longer game is a draw
CALIBRATION = 12  # positions that both engines search before the match


class HubEngine:
    """An engine in a process of its own."""

    def __init__(self, place: str, rules: Ruleset, nodes: int) -> None:
        folder, environment = Path(place).resolve(), dict(os.environ)
        command = place.split()
        if folder.is_dir():
            environment["PYTHONPATH"] = str(folder / "src")
            command = [sys.executable, "-m", "gamecase", "hub"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.rules, self.numbering, self.nodes = rules, hub_numbering(rules), nodes
        self.moves = self.depths = 0
        self.ask("hub", "wait")
        self.send(f"set-param name=variant value={rules.key}")
        self.ask("init", "ready")

    def send(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, line: str, wanted: str) -> list[str]:
        """The lines of an answer, up to the one that begins with the word that is wanted."""
        self.send(line)
        assert self.process.stdout
        answer: list[str] = []
        while not answer or answer[-1].split()[0] != wanted:
            answer.append(self.process.stdout.readline().strip())
            if not answer[-1] or answer[-1].startswith("error"):
                raise RuntimeError(f"{line}: {answer}")
        return answer

    def choose(self, start: Position, moves: list[str]) -> str:
        """The engine's move, in the notation of Hub."""
        line = " ".join(moves)
        self.send(
            f"pos pos={write_hub(start, self.numbering)}" + (f' moves="{line}"' if line else "")
        )
        self.send(f"level nodes={self.nodes}")
        answer = self.ask("go think", "done")
        depths = [int(line.split("depth=")[1].split()[0]) for line in answer if "depth=" in line]
        if len(depths) > 1:  # a forced move is not searched deeply
            self.moves, self.depths = self.moves + 1, self.depths + depths[-1]
        return answer[-1].split("move=")[1].split()[0]

    def cpu_seconds(self) -> float:
        """The CPU time that the process has used (Linux only)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def random_opening(rules: Ruleset, turns: int, seed: int) -> Position:
    random = Random(seed)
    position = GAME.opening(rules, MatchScore())
    for _ in range(turns):
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
    return Position(rules, position.cells, position.turn)


def play(first: HubEngine, second: HubEngine, opening: Position) -> int:
    """Play a game: 1 if the engine that has the first seat wins, -1 if it loses, 0 for a draw."""
    position, moves = opening, list[str]()
    for engine in (first, second):
        engine.send("new-game")
    for _ in range(LONGEST_GAME):
        outcome = GAME.outcome(position)
        if outcome:
            return 0 if outcome.is_draw else 1 if Seat.FIRST in outcome.winners else -1
        engine = first if GAME.to_act(position) is Seat.FIRST else second
        text = engine.choose(opening, moves)
        moves.append(text)
        move = read_hub_move(position, text, engine.numbering).move
        position = GAME.apply(position, move)
    return 0


def describe(score: dict[int, int]) -> str:
    """The score as Elo, with an error of two standard deviations."""
    games = sum(score.values())
    mean = (score[1] + score[0] / 2) / games
    variance = sum(score[result] * ((result + 1) / 2 - mean) ** 2 for result in score) / games
    low, middle, high = (
        -400 * math.log10(1 / min(max(share, 0.003), 0.997) - 1)
        for share in (mean + by * 2 * math.sqrt(variance / games) for by in (-1, 0, 1))
    )
    return (
        f"won {score[1]}, drawn {score[0]}, lost {score[-1]}: {mean:.3f}, "
        f"Elo {middle:+.0f} ({low:+.0f} to {high:+.0f})"
    )


def calibrate(new: HubEngine, old: HubEngine, rules: Ruleset) -> None:
    """Scale the positions of the new engine so that both use the same CPU time."""
    spent = []
    for engine in (old, new):
        engine.choose(GAME.opening(rules, MatchScore()), [])
        began = engine.cpu_seconds()
        for seed in range(CALIBRATION):
            engine.choose(random_opening(rules, 10, seed), [])
        spent.append(engine.cpu_seconds() - began)
        engine.moves = engine.depths = 0
    new.nodes = int(new.nodes * max(0.5, min(2.0, spent[0] / max(0.01, spent[1]))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", required=True)
    parser.add_argument("--new", default=str(Path(__file__).parents[1]))
    parser.add_argument("--ruleset", default="international")
    parser.add_argument("--openings", type=int, default=50)
    parser.add_argument("--turns", type=int, default=6, help="random moves of an opening")
    parser.add_argument("--nodes", type=int, default=200_000, help="searched a move")
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    rules = find("draughts").rules(options.ruleset)
    new, old = (HubEngine(place, rules, options.nodes) for place in (options.new, options.old))
    if options.calibrate:
        calibrate(new, old, rules)
    score = {1: 0, 0: 0, -1: 0}
    began = new.cpu_seconds(), old.cpu_seconds()
    for seed in range(options.seed, options.seed + options.openings):
        opening = random_opening(rules, options.turns, seed)
        if GAME.outcome(opening):
            continue
        score[play(new, old, opening)] += 1
        score[-play(old, new, opening)] += 1
        spent = new.cpu_seconds() - began[0], old.cpu_seconds() - began[1]
        depths = [engine.depths / max(1, engine.moves) for engine in (new, old)]
        seconds = [
            used / max(1, engine.moves) for used, engine in zip(spent, (new, old), strict=True)
        ]
        print(
            f"{rules.key}: {describe(score)}; depth {depths[0]:.1f} and {depths[1]:.1f}; "
            f"CPU seconds a move {seconds[0]:.4f} and {seconds[1]:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
