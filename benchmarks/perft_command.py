"""Lines of play per second by `gamecase perft`: the compiled kernel against the readable rules.

    python benchmarks/perft_command.py

Both are run as commands; each prints its own speed, without the time to load or to compile. The
goal for draughts is 40 million lines a second on an idle machine.
"""

import subprocess
import sys

#: A game, a ruleset, and the depths for the kernel and for the readable rules.
CASES = (
    ("draughts", "english", 11, 6),
    ("draughts", "international", 9, 5),
    ("draughts", "russian", 10, 6),
    ("backgammon", "collection", 6, 4),
)


def speed(game: str, ruleset: str, depth: int, *options: str) -> float:
    """The lines per second that the command prints."""
    command = [sys.executable, "-m", "gamecase", "perft", game, "--ruleset", ruleset]
    done = subprocess.run(
        [*command, "--depth", str(depth), *options], capture_output=True, text=True, check=True
    )
    return float(done.stdout.split()[1])


def main() -> None:
    for game, ruleset, deep, shallow in CASES:
        compiled = speed(game, ruleset, deep)
        readable = speed(game, ruleset, shallow, "--readable")
        print(
            f"{game} {ruleset}: {compiled:,.0f} lines/s, by the readable rules {readable:,.0f}; "
            f"ratio {compiled / readable:,.0f}"
        )


if __name__ == "__main__":
    main()
