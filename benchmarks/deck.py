"""Time the first card of a deck of mistakes from many analysed games.

    python benchmarks/deck.py --games 5000

One game of chess is imported and copied; every copy gets a generated analysis with mistakes.
Prints the time of the server, in one process with its client: of the page, of the first card ever,
for which the deck is filled, and the median of first cards on later days.
"""

import argparse
import sqlite3
import statistics
import tempfile
import time
import warnings
from dataclasses import replace
from pathlib import Path
from random import Random

from study_pages import TOKEN, generated

from gamecase.kernel.position_history import walk_back
from gamecase.tables.table_factory import fingerprint
from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = """[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5
10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8
17. Rd8# 1-0
"""
COPY_STATEMENTS = (
    """INSERT INTO tables SELECT id || :tail, header, made FROM tables WHERE id = :id""",
    """INSERT INTO entries SELECT table_id || :tail, number, line FROM entries
        WHERE table_id = :id""",
)
CHESS = 3  # a number for which `generated` makes a game of chess, as every fifth


async def fill(services, table_id, games):
    """Analyses of all copies, with the positions that were on the board."""
    table = await services.tables.table(table_id)
    nodes = {node.number: node for node in walk_back(table.state.node) if node.before is not None}
    random, holder = Random(1), fingerprint(TOKEN)
    for nth in range(games):
        analysis, made, studied = generated(random, CHESS + 5 * nth, holder, len(nodes))
        made = [
            replace(
                one,
                number=number,
                position=table.state.game.write(nodes[number].before.position),
                played=nodes[number].action,
                best=nodes[number].action,
            )
            for one, number in zip(made, sorted(nodes), strict=True)
        ]
        where = {"table": f"{table_id}-{nth}", "ruleset": table.state.header.ruleset}
        await services.study.save(
            replace(analysis, **where, evaluations=""), made, [replace(studied, **where)]
        )


def copy_tables(database, table_id, games):
    with sqlite3.connect(database) as connection:
        rows = [{"tail": f"-{nth}", "id": table_id} for nth in range(games)]
        for statement in COPY_STATEMENTS:
            connection.executemany(statement, rows)


def timed(call):
    began, clock = time.process_time(), time.perf_counter()
    answer = call()
    spent = time.process_time() - began, time.perf_counter() - clock
    assert answer.status_code == 200, answer.text
    return answer, [1000 * seconds for seconds in spent]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "database.sqlite3"
        app = make_app(AppConfig(str(database)))
        with TestClient(app) as client:
            client.cookies.set("gamecase-seat", TOKEN)
            body = {"game": "chess", "text": GAME}
            table = client.post("/api/tables/written", json=body).json()["table"]
            copy_tables(database, table, args.games)
            client.portal.call(fill, app.state.services, table, args.games)

            def ask():
                return client.post("/study/practice", json={"game": "chess"})

            client.get("/study/practice")
            rows = {"page": [timed(lambda: client.get("/study/practice"))[1]]}
            answer, first = timed(ask)
            rows |= {
                "first card ever": [first],
                "later": [timed(ask)[1] for _ in range(args.rounds)],
            }
            print(f"{args.games} games; {answer.json()['counts']}; {answer.json()['task']}")
            for name, times in rows.items():
                spent, clock = (statistics.median(column) for column in zip(*times, strict=True))
                print(f"{name:16} {spent:6.1f} ms of processor time, {clock:6.1f} by the clock")


if __name__ == "__main__":
    main()
