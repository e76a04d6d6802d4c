"""The bars of events: the time to pair a Swiss round, the laws of many Swiss events, and kills.

    python benchmarks/events.py [--players 200] [--events 1000] [--kills 20]

Times are CPU seconds, so that they mean the same on a busy computer.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

# In the place of this folder, where `events` would be this file.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from events.event_builder import new_event
from events.killed_server import kill_rounds
from events.swiss_simulation import simulate
from gamecase.events.commands import PairRound, StartRound
from gamecase.events.formats.registry import format_of
from tables.server_process import ServerProcess


def time_pairings(players: int) -> None:
    """Pair nine rounds, and compute the standings after each."""
    lots = Random(1)
    event = new_event("swiss", players, rounds=9)
    for number in range(1, 10):
        began = time.process_time()
        event.do(PairRound(round=number))
        paired = time.process_time()
        event.do(StartRound(round=number))
        for pairing in event.state.rounds[-1].pairings:
            if not pairing.is_bye:
                event.result(pairing.table, lots.choice((0, 1, 2)))
        entered = time.process_time()
        format_of(event.state).standings(event.state)
        print(
            f"round {number}: {players} players paired in {paired - began:.2f} s, "
            f"standings in {time.process_time() - entered:.3f} s"
        )


def check_laws(events: int) -> None:
    """Nobody meets another twice, one bye each at most, floats where they must be."""
    rounds = brackets = 0
    for seed in range(events):
        event, floated = simulate(seed)
        rounds += len(event.state.rounds)
        brackets += floated
        if (seed + 1) % 100 == 0:
            print(
                f"{seed + 1} events, {rounds} rounds, {brackets} brackets with floats beyond one: "
                "no rule broken",
                flush=True,
            )


def check_kills(kills: int) -> None:
    """Kill a server while an event is directed."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "logs.sqlite3")
        server.start()
        try:
            text = kill_rounds(server, kills, seed=1)
        finally:
            server.kill()
    print(f"{kills} kills: {text.count(chr(10)) - 1} entries, none lost, none doubled")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=20)
    options = parser.parse_args()
    if options.players:
        time_pairings(options.players)
    check_laws(options.events)
    if options.kills:
        check_kills(options.kills)
