"""Compare with GNU Backgammon (`apt-get install gnubg`).

    PYTHONPATH=tests python tests/games/backgammon/gnubg_comparison.py

GNU Backgammon counts the plays of every roll in the matches under `golden/`; the counts are written
to `golden/counts.txt`. Then it reads matches that we wrote, as .mat and as SGF, and must write the
same matches again.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice, pairwise
from pathlib import Path
from random import Random

from gamecase.games.backgammon.actions import Call, Play, Roll
from gamecase.games.backgammon.formats import mat, sgf
from gamecase.games.backgammon.formats.position_id import write_position_id
from gamecase.games.backgammon.formats.record import GameRecord, MatchRecord, positions_of
from gamecase.games.backgammon.position import Phase
from games.backgammon.position_builders import rules
from games.backgammon.random_matches import (
    random_game,
    without_final_rolls,
    without_implicit_actions,
)

GNUBG = "/usr/games/gnubg"
GOLDEN = Path(__file__).parent / "golden"
MATCHES = {"match7": "standard", "session": "standard", "nackgammon": "nackgammon"}
OURS = 20  # matches of ours that it reads in each of two formats

QUIET = (
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set confirm new off",
    "set confirm save off",
    "set player 0 human",
    "set player 1 human",
    "set evaluation chequer evaluation plies 0",
)


def run_gnubg(*commands: str) -> str:
    """The output of GNU Backgammon for these commands."""
    text = "\n".join((*QUIET, *commands)) + "\n"
    finished = subprocess.run(
        [GNUBG, "-t", "-q", "-r"], input=text, capture_output=True, text=True, check=True
    )
    return finished.stdout


# --- plays ---


def golden_rolls() -> Iterator[tuple[str, int, int]]:
    """Every roll of the golden matches, as Position ID and dice, each once."""
    rolls: dict[tuple[str, int, int], None] = {}
    for name, setup in MATCHES.items():
        using = rules("tournament", setup=setup)
        record = mat.read_mat((GOLDEN / f"{name}.mat").read_text("utf-8"), using)
        for match_score, game in zip(record.match_scores(), record.games, strict=True):
            for position in positions_of(using, match_score, game):
                if position.phase is Phase.PLAY:
                    high, low = position.dice[0], position.dice[-1]
                    rolls[write_position_id(position.board), high, low] = None
    yield from rolls


def count_plays(rolls: list[tuple[str, int, int]]) -> list[int]:
    """The number of plays of each roll; 0 where nothing can be played."""
    commands = ["new session", "set turn 1"]
    for board, high, low in rolls:
        commands += [f"set board {board}", f"set dice {high} {low}", "hint 9999"]
    answers = run_gnubg(*commands).split("The dice have been set to")[1:]
    assert len(answers) == len(rolls), f"{len(answers)} answers to {len(rolls)} rolls"
    return [len(re.findall(r"^ *\d+\. Cubeful", answer, re.MULTILINE)) for answer in answers]


def write_counts() -> int:
    rolls = [*golden_rolls()]
    lines = [
        f"{board} {high} {low} {plays}\n"
        for (board, high, low), plays in zip(rolls, count_plays(rolls), strict=True)
    ]
    (GOLDEN / "counts.txt").write_text("".join(lines), "utf-8")
    return len(lines)


# --- match files ---


def random_match(seed: int) -> MatchRecord:
    """A match of three random games, for points or as a session."""
    random, using = Random(seed), rules("tournament")
    record = MatchRecord(names=("Anna", "Bert"), length=(0, 15, 25)[seed % 3])
    for _ in range(3):
        match_score = record.next_match_score()
        if record.length and max(match_score.score, default=0) >= record.length:
            break
        record = replace(
            record, games=(*record.games, random_game(using, match_score, random, 5000))
        )
    return record


def is_read_by_gnubg(record: MatchRecord, suffix: str, folder: Path) -> bool:
    """Whether GNU Backgammon reads a match of ours as it was played."""
    using = rules("tournament")
    ours, theirs = folder / f"ours.{suffix}", folder / "theirs.mat"
    theirs.unlink(missing_ok=True)
    write = mat.write_mat if suffix == "mat" else sgf.write_sgf
    ours.write_text(write(record, using), "utf-8")
    read = f'import mat "{ours}"' if suffix == "mat" else f'load match "{ours}"'
    answer = run_gnubg(read, f'export match mat "{theirs}"')
    if not theirs.exists():
        sys.stderr.write(answer)
        return False
    again = mat.read_mat(theirs.read_text("utf-8"), using)
    reread, played = (
        without_final_rolls(without_implicit_actions(match)).games for match in (again, record)
    )
    return len(reread) == len(played) and all(map(is_same_game, reread, played))


def is_same_game(reread: GameRecord, played: GameRecord) -> bool:
    """Whether a game was read as it was played.

    Where it was resigned after a roll with only one play, GNU Backgammon makes that play.
    """
    is_result_same = (reread.winner, reread.points) == (played.winner, played.points)
    more = reread.actions[len(played.actions) :]
    is_forced = [type(action) for action in more] in ([], [Roll, Play])
    return is_result_same and reread.actions == (*played.actions, *more) and is_forced


def drops_beaver(record: MatchRecord) -> bool:
    """Whether a beaver is dropped, after which GNU Backgammon misreads .mat files, even its own."""
    raised = (Call.BEAVER, Call.RACCOON)
    return any(
        one in raised and two is Call.DROP
        for game in record.games
        for one, two in pairwise(game.actions)
    )


def main() -> None:
    sys.stdout.write(f"{write_counts()} rolls counted\n")
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("mat", "sgf"):
            ours = (random_match(seed) for seed in count())
            suitable = (match for match in ours if suffix == "sgf" or not drops_beaver(match))
            read = [
                is_read_by_gnubg(match, suffix, Path(folder)) for match in islice(suitable, OURS)
            ]
            sys.stdout.write(f".{suffix}: {sum(read)} of {len(read)} matches read as played\n")


if __name__ == "__main__":
    main()
