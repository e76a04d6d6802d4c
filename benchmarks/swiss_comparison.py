"""Compare the pairings of random Swiss events with another library, round by round.

    pip install caissify-pairings
    python benchmarks/swiss_comparison.py [--events 30]

So many events without byes asked for and without forfeits, then as many with them. That library
follows the rules of 2026, py4swiss those of 2017.
"""

import argparse
import sys
from pathlib import Path
from random import Random

from caissify_pairings.fpc import check_trf  # type: ignore[import-not-found,unused-ignore]

# In the place of this folder, where `events` would be a file.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from events.event_builder import EventInMemory, new_event
from gamecase.events.commands import EnterResult, PairRound, RequestBye, StartRound
from gamecase.events.files.trf import write_trf
from gamecase.events.pairing_types import ByeKind, GameResult


def random_event(seed: int, *, has_absences: bool) -> EventInMemory:
    """A Swiss of 8 to 30 players and 4 to 7 rounds, or fewer when nobody is left to meet."""
    lots = Random(seed)
    event = new_event("swiss", lots.randint(8, 30), rounds=lots.randint(4, 7))
    for number in range(1, event.state.settings.rounds + 1):
        for entrant in event.state.active if has_absences else ():
            if lots.random() < 0.06:
                kind: ByeKind = lots.choice(("half", "zero"))
                event.do(RequestBye(entrant=entrant.number, round=number, kind=kind))
        if event.attempt(PairRound(round=number)) is not None:
            break
        event.do(StartRound(round=number))
        for pairing in event.state.rounds[-1].pairings:
            if not pairing.is_bye:
                result = GameResult(winner=lots.choice((0, 1, 1, 2, 2)))
                if has_absences and lots.random() < 0.04:
                    result = GameResult(winner=1, kind="forfeit")
                event.do(EnterResult(round=number, table=pairing.table, result=result))
    return event


def compare(seeds: range, *, has_absences: bool) -> None:
    """Print how many rounds are the same, and of the others how many have another bye."""
    same = other_bye = other = 0
    for seed in seeds:
        event = random_event(seed, has_absences=has_absences)
        for checked in check_trf(write_trf(event.state))["rounds"]:
            if checked["match"]:
                same += 1
            elif any("(bye)" in line for line in checked["discrepancies"]):
                other_bye += 1
            else:
                other += 1
    what = "with byes asked for and forfeits" if has_absences else "without"
    print(f"{what}: {same} rounds the same, {other_bye} with another bye, {other} others")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=30)
    count = parser.parse_args().events
    compare(range(count), has_absences=False)
    compare(range(count, 2 * count), has_absences=True)
