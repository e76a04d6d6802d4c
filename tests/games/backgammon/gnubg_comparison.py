"""Asks GNU Backgammon (`apt-get install gnubg`) whether it agrees with us.

    PYTHONPATH=tests python tests/games/backgammon/gnubg_comparison.py

It counts the plays of every throw in the matches under `golden/`, which go to `golden/counts.txt`;
then it reads matches that we wrote, as .mat and as SGF, and what it writes of them must be what
was played.
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
from gamecase.games.backgammon.formats.record import GameRecord, Record, positions_of
from gamecase.games.backgammon.position import Phase
from games.backgammon.position_builders import rules
from games.backgammon.random_matches import some_game, told_by_files, untold_ends

GNUBG = "/usr/games/gnubg"
GOLDEN = Path(__file__).parent / "golden"
MATCHES = {"match7": "standard", "session": "standard", "nackgammon": "nackgammon"}
OURS = 20  # matches of ours that it reads in each of two forms

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


def tell(*commands: str) -> str:
    """What GNU Backgammon answers to these commands."""
    text = "\n".join((*QUIET, *commands)) + "\n"
    asked = subprocess.run(
        [GNUBG, "-t", "-q", "-r"], input=text, capture_output=True, text=True, check=True
    )
    return asked.stdout


# --- plays ---


def throws() -> Iterator[tuple[str, int, int]]:
    """Every throw of the golden matches, as Position ID and dice, each once."""
    found: dict[tuple[str, int, int], None] = {}
    for name, setup in MATCHES.items():
        using = rules("tournament", setup=setup)
        record = mat.read_mat((GOLDEN / f"{name}.mat").read_text("utf-8"), using)
        for match_score, game in zip(record.standings(), record.games, strict=True):
            for position in positions_of(using, match_score, game):
                if position.phase is Phase.PLAY:
                    high, low = position.dice[0], position.dice[-1]
                    found[write_position_id(position.board), high, low] = None
    yield from found


def counted(asked: list[tuple[str, int, int]]) -> list[int]:
    """The number of plays of each throw; 0 where nothing can be played."""
    commands = ["new session", "set turn 1"]
    for board, one, two in asked:
        commands += [f"set board {board}", f"set dice {one} {two}", "hint 9999"]
    answers = tell(*commands).split("The dice have been set to")[1:]
    assert len(answers) == len(asked), f"{len(answers)} answers to {len(asked)} questions"
    return [len(re.findall(r"^ *\d+\. Cubeful", each, re.MULTILINE)) for each in answers]


def write_counts() -> int:
    asked = [*throws()]
    lines = [
        f"{board} {one} {two} {plays}\n"
        for (board, one, two), plays in zip(asked, counted(asked), strict=True)
    ]
    (GOLDEN / "counts.txt").write_text("".join(lines), "utf-8")
    return len(lines)


# --- match files ---


def some_match(seed: int) -> Record:
    """A match of ours: three games at random, for points or as a session."""
    random, using = Random(seed), rules("tournament")
    record = Record(names=("Anna", "Bert"), length=(0, 15, 25)[seed % 3])
    for _ in range(3):
        match_score = [*replace(record, games=(*record.games, GameRecord(()))).standings()][-1]
        if record.length and max(match_score.score, default=0) >= record.length:
            break
        record = replace(record, games=(*record.games, some_game(using, match_score, random, 5000)))
    return record


def is_read(record: Record, form: str, folder: Path) -> bool:
    """Whether GNU Backgammon reads a match of ours as it was played."""
    using = rules("tournament")
    ours, theirs = folder / f"ours.{form}", folder / "theirs.mat"
    theirs.unlink(missing_ok=True)
    write = mat.write_mat if form == "mat" else sgf.write_sgf
    ours.write_text(write(record, using), "utf-8")
    read = f'import mat "{ours}"' if form == "mat" else f'load match "{ours}"'
    answer = tell(read, f'export match mat "{theirs}"')
    if not theirs.exists():
        sys.stderr.write(answer)
        return False
    again = mat.read_mat(theirs.read_text("utf-8"), using)
    told, played = (untold_ends(told_by_files(each)).games for each in (again, record))
    return len(told) == len(played) and all(map(is_same_game, told, played))


def is_same_game(told: GameRecord, played: GameRecord) -> bool:
    """Whether a game was told as it was played; where it was given up after a throw with only one
    play, GNU Backgammon makes that play."""
    is_result_same = (told.winner, told.points) == (played.winner, played.points)
    more = told.actions[len(played.actions) :]
    is_forced = [type(each) for each in more] in ([], [Roll, Play])
    return is_result_same and told.actions == (*played.actions, *more) and is_forced


def drops_beaver(record: Record) -> bool:
    """GNU Backgammon loses the thread of a .mat file after a beaver that was dropped, in what it
    wrote itself as well."""
    raised = (Call.BEAVER, Call.RACCOON)
    return any(
        one in raised and two is Call.DROP
        for game in record.games
        for one, two in pairwise(game.actions)
    )


def main() -> None:
    sys.stdout.write(f"{write_counts()} throws counted\n")
    with tempfile.TemporaryDirectory() as folder:
        for form in ("mat", "sgf"):
            ours = (some_match(seed) for seed in count())
            fit = (each for each in ours if form == "sgf" or not drops_beaver(each))
            read = [is_read(each, form, Path(folder)) for each in islice(fit, OURS)]
            sys.stdout.write(f".{form}: {sum(read)} of {len(read)} matches read as played\n")


if __name__ == "__main__":
    main()
