"""Compare performance ratings with those of GNU Backgammon's analysis of the same matches.

    python benchmarks/backgammon_pr.py play matches --matches 24
    python benchmarks/backgammon_pr.py play matches --matches 24 --by gnubg
    SAGE_PYTHON=/tmp/sage/bin/python python benchmarks/backgammon_pr.py play matches --by sage
    python benchmarks/backgammon_pr.py ours matches --process 0 --processes 2
    python benchmarks/backgammon_pr.py theirs matches
    python benchmarks/backgammon_pr.py report matches

`play` lets computer players of different strength play matches and writes them to a folder: ours,
GNU Backgammon's or Open Sage's, since a program may rate its own players better. `ours`
and `theirs` analyse every match that is not analysed yet, so that they can be stopped and started
again. `report` prints the correlation and the mean difference of the ratings of both players.
Both sides search 2 plies. Set OPENBLAS_NUM_THREADS=1: several threads only wait for each other.
"""

import argparse
import json
import re
import time
from itertools import combinations_with_replacement, cycle, islice, pairwise
from pathlib import Path
from random import Random

import numpy as np

from gamecase.engines.analyst_module import Evaluation, SidedPhrase
from gamecase.engines.bot import MoveContext
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import EntryKind, PendingEntry
from gamecase.kernel.match import read_match
from gamecase.kernel.match_state import Appended
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import walk_back
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import Transcript, entries_of, header_of, transcript_of
from gamecase.registry import find
from gamecase.study.equity_measures import equity_rates
from gamecase.study.game_record import EvaluatedGame
from gamecase.study.tally import PlayerTally

PACKAGE = find("backgammon")
LEVELS = ("beginner", "casual", "steady", "expert")
NOBODY = Phrase("worth-short")
UNKNOWN = Evaluation(0.0, SidedPhrase(NOBODY, NOBODY))


# --- play ---


def play(args):
    args.folder.mkdir(parents=True, exist_ok=True)
    levels, player = _players(args.by)
    pairs = islice(cycle(combinations_with_replacement(levels, 2)), args.matches)
    for nth, pair in enumerate(pairs):
        path = args.folder / f"{args.by}-{nth:03}-{'-'.join(pair)}.mat"
        if not path.exists():
            path.write_text(_played(nth, pair, args.length, player))
            print(path.name, flush=True)


def _players(by):
    """The levels of a program's players, and how one is made."""
    if by == "ours":
        return LEVELS, PACKAGE.bot.bot
    import foreign_players  # noqa: PLC0415 - our own matches need no other program

    return foreign_players.LEVELS, foreign_players.PLAYERS[by]


def _played(nth, levels, length, player):
    """A match between two levels as a file of other programs."""
    nobody = Transcript(
        ruleset="tournament",
        names=levels,
        match=read_match(f"first-to-{length}"),
        games=(),
    )
    header = header_of(PACKAGE.game, PACKAGE.rules("tournament"), nobody, "match", 0)
    state, entries = PACKAGE.open(header), []

    def append(by, kind, text=""):
        nonlocal state
        appended = state.append(0, PendingEntry(by, kind, text))
        assert isinstance(appended, Appended), appended
        entries.append(appended.entry)
        state = appended.state

    append(0, EntryKind.BEGIN)
    for chair, name in enumerate(levels, start=1):
        append(chair, EntryKind.SIT, f"{name} {chair}")
    random, secret, rolls = Random(nth), secret_of_seed(nth), 0
    bots = [player(level) for level in levels]
    while True:
        while state.outcome is None:
            if state.to_act is Seat.NATURE:
                rolls += 1
                action = PACKAGE.game.nature(state.position, DerivedDice(secret, (), rolls))
                append(1, EntryKind.ACT, PACKAGE.game.write(action))
            else:
                bot = bots[state.turn - 1]
                advice = bot.advise(state.position, MoveContext(random=random))
                append(state.turn, EntryKind.ACT, PACKAGE.game.write(advice.action))
        if state.match.is_over:
            return PACKAGE.formats["mat"].write(transcript_of(PACKAGE.open(header), entries))
        append(1, EntryKind.BEGIN)


# --- analyse ---


def ours(args):
    """Our analysis of the games of each match: the tallies of both players."""
    for path in _todo(args, ".ours.json"):
        began = time.perf_counter()
        try:
            (transcript,) = PACKAGE.formats["mat"].read(path.read_text())
        except BadInput as error:
            print(f"{path.stem} is left out: {error}", flush=True)
            continue
        tallies, decisions = {1: PlayerTally(), 2: PlayerTally()}, []
        for nth, (state, nodes) in enumerate(_games(transcript), start=1):
            game = EvaluatedGame(PACKAGE, state, nodes, _evaluations(state, nodes))
            decisions += _our_decisions(nth, game)
            for chair in tallies:
                tallies[chair] += game.tally(state.seat_of(chair))
        seconds = time.perf_counter() - began
        rates = [_our_rates(tally) for tally in tallies.values()]
        _write(path, ".ours.json", rates, seconds, decisions)


def _our_decisions(nth, game):
    """The decisions of one game, with the number of the roll in the game."""
    rolls, turns, values = 0, {}, {}
    for (before, node), evaluation in zip(pairwise(game.nodes), game.evaluations, strict=False):
        seat = game.state.game.to_act(before.position)
        rolls += not seat.is_player
        turns[node.number] = rolls
        sign = 1 if seat is Seat.FIRST else -1
        values[node.number] = {line.actions[0]: sign * line.points for line in evaluation.lines}
    return [
        {
            "game": nth,
            "turn": turns[decision.number],
            "chair": decision.chair,
            "kind": decision.kind,
            "position": decision.position,
            "position_kind": decision.position_kind,
            "played": decision.played,
            "best": decision.best,
            "error": decision.error,
            "is_forced": decision.is_forced,
            "values": values[decision.number],
        }
        for decision in game.decisions
    ]


def _our_rates(tally):
    rates = equity_rates(tally)
    kinds = {kind: [one.decisions, one.error] for kind, one in tally.by_kind.items()}
    return {"pr": rates.pr, "snowie": rates.snowie_rate, "kinds": kinds, "turns": tally.turns}


def _games(transcript):
    """The state at the end and the positions of each game."""
    rules = PACKAGE.rules(transcript.ruleset, transcript.switches)
    state = PACKAGE.open(header_of(PACKAGE.game, rules, transcript, "match", 0))
    for entry in entries_of(state, transcript):
        if entry.kind is EntryKind.BEGIN and state.node is not None:
            yield state, tuple(reversed([*walk_back(state.node)]))
        state = state.after(entry)
    yield state, tuple(reversed([*walk_back(state.node)]))


def _evaluations(state, nodes):
    """The evaluations of all positions in which a player decides; luck is not compared."""
    found = []
    for at, node in enumerate(nodes):
        played = nodes[at + 1].action if at + 1 < len(nodes) else ""
        if not played or not state.game.to_act(node.position).is_player:
            found.append(UNKNOWN)
            continue
        request = EvaluationRequest(
            game="backgammon",
            ruleset=state.header.ruleset,
            switches=dict(state.header.switches),
            position=state.game.write(node.position),
            played=played,
        )
        found.append(run_analyst(request))
    return found


def theirs(args):
    """GNU Backgammon's statistics of each match."""
    from gnubg_bridge import Gnubg  # noqa: PLC0415 - our own analysis needs no GNU Backgammon

    for path in _todo(args, ".theirs.json"):
        began = time.perf_counter()
        with Gnubg() as gnubg:
            text = gnubg.call("command", commands=_gnubg_commands(path))["output"]
            decisions = gnubg.call("match")["decisions"]
        path.with_suffix(".txt").write_text(text)
        seconds = time.perf_counter() - began
        _write(path, ".theirs.json", _their_rates(text), seconds, decisions)


def _gnubg_commands(path):
    plies = [
        f"set analysis {what} evaluation {setting}"
        for what in ("chequerplay", "cubedecision")
        for setting in ("plies 2", "cubeful on", "prune on", "noise 0")
    ]
    return [
        "set threads 1",
        "set analysis luck off",
        *plies,
        f"import mat {path.resolve()}",
        "analyse match",
        "show statistics match",
    ]


#: Rows of the statistics: what they count, for both players.
_ROWS = {
    "unforced": r"^Unforced moves\s+(\d+)\s+(\d+)",
    "moves": r"^Total moves\s+(\d+)\s+(\d+)",
    "cubes": r"^Close or actual cube decisions\s+(\d+)\s+(\d+)",
    "error": r"^Error total EMG \(MWC\)\s+([-+.\d]+)\s+\([^)]*\)\s+([-+.\d]+)",
    "snowie": r"^Snowie error rate\s+([-+.\d]+)\s+\([^)]*\)\s+([-+.\d]+)",
}


def _their_rates(text):
    rows = {
        name: [[float(value) for value in found] for found in re.findall(pattern, text, re.M)]
        for name, pattern in _ROWS.items()
    }
    players = []
    for at in (0, 1):
        decisions = rows["unforced"][0][at] + rows["cubes"][0][at]
        plays, cubes = (abs(row[at]) for row in rows["error"][:2])
        players.append(
            {
                "pr": 500 * (plays + cubes) / decisions,
                "kinds": {
                    "checker": [rows["unforced"][0][at], plays],
                    "cube": [rows["cubes"][0][at], cubes],
                },
                "snowie": abs(rows["snowie"][0][at]) if rows["snowie"] else None,
            }
        )
    return players


def _todo(args, suffix):
    for nth, path in enumerate(sorted(args.folder.glob("*.mat"))):
        if nth % args.processes == args.process and not path.with_suffix(suffix).exists():
            yield path


def _write(path, suffix, players, seconds, decisions):
    written = {"players": players, "seconds": seconds, "decisions": decisions}
    path.with_suffix(suffix).write_text(json.dumps(written))
    ratings = " ".join(f"{player['pr']:.2f}" for player in players)
    print(f"{path.stem}: {ratings}, {seconds:.0f} s", flush=True)


# --- report ---

#: As eXtreme Gammon counts: rolling is no decision if a double is worse by this much, and plays
#: are none if all of them are the same in three digits.
OBVIOUS, SAME = 0.2, 0.0005


def report(args):
    names, pairs, own = [], [], []
    for path in sorted(args.folder.glob("*.mat")):
        files = [path.with_suffix(suffix) for suffix in (".ours.json", ".theirs.json")]
        if all(file.exists() for file in files):
            one, other = (json.loads(file.read_text()) for file in files)
            names += [path.name.partition("-")[0]] * 2
            pairs += zip(_our_sums(one["decisions"]), _their_sums(other["decisions"]), strict=True)
            own += [player["pr"] for player in other["players"]]
    names, sums, own = np.array(names), np.array(pairs), np.array(own)
    ratings = _rating(sums.sum(axis=2))
    print(f"{len(names) // 2} matches, ratings from {ratings.min():.1f} to {ratings.max():.1f}")
    for label, theirs in (("counted as XG does", ratings[:, 1]), ("by its own count", own)):
        print(f"GNU Backgammon {label}: correlation {np.corrcoef(ratings[:, 0], theirs)[0, 1]:.4f}")
        for name in (*sorted({*names}), "all"):
            is_one = (names == name) | (name == "all")
            difference = (ratings[:, 0] - theirs)[is_one]
            error = difference.std(ddof=1) / np.sqrt(len(difference))
            spread = difference.std(ddof=1)
            print(f"  {name}: {difference.mean():+.2f} ± {error:.2f}, deviation {spread:.2f}")
    for at, kind in enumerate(KINDS):
        ours, theirs = sums[:, :, at].sum(axis=0)
        print(
            f"{kind}: PR {_rating(ours):.2f} ({ours[0]:.0f} decisions), "
            f"{_rating(theirs):.2f} ({theirs[0]:.0f})"
        )


KINDS = ("checker", "double", "take")


def _rating(sums):
    return 500 * sums[..., 1] / np.maximum(sums[..., 0], 1)


def _our_sums(rows):
    """Decisions and errors of both players, by kind."""
    sums = np.zeros((2, len(KINDS), 2))
    for row in rows:
        sums[row["chair"] - 1, KINDS.index(row["kind"])] += (not row["is_forced"], row["error"])
    return sums


def _their_sums(rows):
    """The same by GNU Backgammon's values."""
    sums, taken = np.zeros((2, len(KINDS), 2)), 0.0
    for row in rows:
        player = sums["XO".index(row["player"])]
        if "roll" in row:
            roll, taken = row["roll"], row["taken"]
            double = min(taken, 1.0)
        if row["action"] in ("take", "drop"):
            error = taken - 1.0 if row["action"] == "take" else 1.0 - taken
            player[2] += (1, max(error, 0.0))
        elif row["action"] == "double":
            player[1] += (1, max(roll - double, 0.0))
        elif row["action"] == "move":
            if "roll" in row:
                is_counted = roll < double or (roll > 0 and roll - double < OBVIOUS)
                player[1] += (is_counted, max(double - roll, 0.0))
            if row.get("plays", 0) > 1:
                player[0] += (row["spread"] >= SAME, row["error"])
    return sums


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", choices=("play", "ours", "theirs", "report"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=48)
    parser.add_argument("--length", type=int, default=5)
    parser.add_argument("--by", choices=("ours", "gnubg", "sage"), default="ours")
    parser.add_argument("--process", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    {"play": play, "ours": ours, "theirs": theirs, "report": report}[args.step](args)


if __name__ == "__main__":
    main()
