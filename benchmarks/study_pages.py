"""Time the pages of analysed games with 5,000 games, and compare them with an empty database.

    python benchmarks/study_pages.py --games 5000

Analyses are generated: each game has decisions of both sides, as many as a usual game. The figures
are the median of several requests in milliseconds of processor time, since others may use the
machine, and how many times longer they take than the same request of somebody without a game.
"""

import argparse
import statistics
import tempfile
import time
import warnings
from pathlib import Path
from random import Random

from gamecase.engines.study_module import EngineVersion
from gamecase.kernel.seat import Seat
from gamecase.study.analyses import GameAnalysis, StudiedGame
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.tally import tally_of, with_accuracy
from gamecase.tables.table_factory import fingerprint
from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

TOKEN, NEWCOMER = "the-token-of-a-keen-player", "the-token-of-a-newcomer-here"
DAY = 24 * 3_600_000
KINDS = {
    "backgammon": ("checker", ("race", "contact", "prime", "blitz", "holding")),
    "chess": ("move", ("opening", "middlegame", "endgame")),
    "draughts": ("move", ("opening", "middlegame", "endgame")),
}
OPENINGS = ("Italian Game", "Sicilian Defense: Najdorf", "French Defense", "Ruy Lopez", "Caro-Kann")
PATHS = (
    "/study",
    "/study?last=0",
    "/study?last=0&page=20",
    "/study?game=chess&last=0",
    "/api/study",
    "/api/study/game0",
)


def generated(random, nth, holder, decisions):
    """A game and its decisions, of which every second one is the opponent's."""
    game = ("backgammon", "backgammon", "backgammon", "chess", "draughts")[nth % 5]
    kind, positions = KINDS[game]
    scale = 0.03 if game == "backgammon" else 30.0
    made = [
        AnalysedDecision(
            number=number,
            chair=1 + number % 2,
            seat=(Seat.FIRST, Seat.SECOND)[number % 2],
            kind=kind,
            position_kind=random.choice(positions),
            position="a position in the notation of its game, about as long as this text is",
            played="24/18 13/11",
            best="13/7 8/6",
            error=max(0.0, random.gauss(0.0, scale)),
            value=random.gauss(0.0, 0.3),
            chance=0.1,
            chance_lost=0.0,
            is_forced=random.random() < 0.15,
            verdict=random.choice(("best", "good", "good", "inaccuracy", "mistake")),
            luck=random.gauss(0.0, 0.1) if game == "backgammon" else 0.0,
        )
        for number in range(1, decisions + 1)
    ]
    tally = tally_of(made, 1)
    if game != "backgammon":
        tally = with_accuracy(tally, random.uniform(70.0, 98.0))
    analysis = GameAnalysis(
        table=f"game{nth}",
        nth_game=1,
        game=game,
        ruleset="tournament",
        engine=EngineVersion("Gamecase", "1", "2 plies"),
        last_entry=decisions,
        state="done",
        wanted=decisions,
        found=decisions,
        created_at=nth * DAY,
        evaluations="x" * 20_000,
    )
    studied = StudiedGame(
        holder=holder,
        table=analysis.table,
        nth_game=1,
        chair=1,
        game=game,
        ruleset="tournament",
        opponent=random.choice(("Ben", "Cy", "Dora", "bot:beginner", "bot:expert")),
        result=random.choice(("won", "lost")),
        opening=random.choice(OPENINGS) if game == "chess" else "",
        played_at=1_700_000_000_000 + nth * DAY // 4,
        tally=tally,
    )
    return analysis, made, studied


async def fill(study, games, decisions):
    random, holder = Random(1), fingerprint(TOKEN)
    for nth in range(games):
        analysis, made, studied = generated(random, nth, holder, decisions)
        await study.save(analysis, made, [studied])


def median_ms(browser, path, rounds):
    times = []
    for _ in range(rounds):
        began = time.process_time()
        answer = browser.get(path)
        times.append(1000 * (time.process_time() - began))
        assert answer.status_code in (200, 404), answer.text
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(AppConfig(str(Path(folder) / "database.sqlite3")))
        with TestClient(app) as client:
            began = time.perf_counter()
            client.portal.call(fill, app.state.services.study, args.games, args.decisions)
            print(f"{args.games} games written in {time.perf_counter() - began:.0f} s")
            for path in PATHS:
                both = []
                for token in (TOKEN, NEWCOMER):
                    client.cookies.set("gamecase-seat", token)
                    median_ms(client, path, 2)
                    both.append(median_ms(client, path, args.rounds))
                print(f"{path:26} {both[0]:7.1f} ms, {both[0] / both[1]:.1f} times an empty one")


if __name__ == "__main__":
    main()
