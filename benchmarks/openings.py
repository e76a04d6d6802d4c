"""Processor time of the opening explorer's pages and of an import, with many generated games.

    python benchmarks/openings.py [GAMES]

Generates a tenth of that many games of chess (of 5,000), imports them as own games and uploads them
as a collection, and then copies the rows of the database ten times, each under another name. Prints
the processor time of the server for each page, and what the import took for a game.
"""

import json
import sqlite3
import sys
import tempfile
import time
import warnings
from pathlib import Path
from random import Random

import chess
import chess.pgn

from gamecase.config.settings import Limits, Settings
from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # importing it warns that httpx2 is preferred
    from starlette.testclient import TestClient

_COPIES = 10
_COPY_STATEMENTS = (
    """INSERT INTO tables SELECT id || :tail, header, made FROM tables WHERE id NOT LIKE '%-_'""",
    """INSERT INTO entries SELECT table_id || :tail, number, line FROM entries
        WHERE table_id NOT LIKE '%-_'""",
    """INSERT INTO chairs (table_id, chair, holder, invite, is_open)
        SELECT table_id || :tail, chair, holder, invite, is_open FROM chairs
        WHERE table_id NOT LIKE '%-_'""",
    """INSERT INTO opening_tables SELECT source, table_id || :tail, last_entry FROM opening_tables
        WHERE table_id NOT LIKE '%-_'""",
    """INSERT INTO opening_positions SELECT source, position, game_id + :shift, entry, action
        FROM opening_positions WHERE game_id < (1 << 48)""",
    """INSERT INTO opening_games SELECT source, id + :shift, table_id || :tail, nth_game, ruleset,
        first_name, second_name, first_chair, result, own_side, played, digest || :tail, content
        FROM opening_games WHERE id < (1 << 48)""",
)
_NAMES = [f"Player {number}" for number in range(60)]


def generate(count: int) -> str:
    """So many games of 20 to 40 moves, whose first moves are often the same."""
    random, texts = Random(7), []
    for _ in range(count):
        board, game = chess.Board(), chess.pgn.Game()
        node: chess.pgn.GameNode = game
        for ply in range(random.randrange(40, 80)):
            moves = sorted(board.legal_moves, key=lambda move: move.uci())
            if not moves:
                break
            share = 0.15 if ply < 6 else 1.0  # few first moves
            move = moves[random.randrange(max(1, int(len(moves) * share)))]
            node = node.add_variation(move)
            board.push(move)
        game.headers["White"], game.headers["Black"] = random.sample(_NAMES, 2)
        is_over = board.outcome() is not None
        game.headers["Result"] = (
            board.result() if is_over else random.choice(["1-0", "0-1", "1/2-1/2"])
        )
        game.headers["Date"] = f"2025.{random.randrange(1, 13):02}.{random.randrange(1, 29):02}"
        texts.append(str(game))
    return "\n\n".join(texts) + "\n"


def main(count: int) -> None:
    """Measure, and print a line for each."""
    text = generate(count // _COPIES).encode()
    print(f"{count // _COPIES} games, {len(text) / 1e6:.2f} MB")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "benchmark.sqlite3"
        settings = Settings(limits=Limits(tables_per_month=1_000_000))
        with TestClient(make_app(AppConfig(str(database), settings=settings))) as client:
            _send(client, "/api/stream/import?name=own.pgn", text)
            collection = _send(client, "/api/stream/collection?name=file.pgn", text)
            _multiply(database)
            source = collection["collection"]["id"]
            for name, path in {
                "own games, start": "/study/openings?game=chess",
                "own games, one move": "/study/openings?game=chess&line=a2a3",
                "own games, opponent": "/study/openings?game=chess&name=player+7",
                "collection, start": f"/study/openings?game=chess&source={source}",
                "collection, one move": f"/study/openings?game=chess&source={source}&line=a2a3",
                "API, own games": "/api/openings?game=chess",
                "import page": "/study/import",
                "study page": "/study?game=chess",
            }.items():
                _page(client, name, path)


def _multiply(database: Path) -> None:
    """Copy all tables and games of the explorer, so that there are ten times as many."""
    with sqlite3.connect(database) as connection:
        for copy in range(1, _COPIES):
            shift, tail = copy << 48, f"-{copy}"
            for statement in _COPY_STATEMENTS:
                connection.execute(statement, {"shift": shift, "tail": tail})
        (games,) = connection.execute("SELECT count(*) FROM opening_games").fetchone()
        (positions,) = connection.execute("SELECT count(*) FROM opening_positions").fetchone()
    print(f"{games} games of both sources, {positions} positions")


def _send(client: TestClient, path: str, data: bytes) -> dict[str, object]:
    began, wall = time.process_time(), time.monotonic()
    answer = client.post(path, content=data)
    last: dict[str, object] = json.loads(answer.text.splitlines()[-1])
    print(
        f"{path.partition('?')[0]:36} server {time.process_time() - began:.1f} s, "
        f"with the import process {time.monotonic() - wall:.1f} s of the clock: "
        f"{ {key: value for key, value in last.items() if isinstance(value, int)} }"
    )
    return last


def _page(client: TestClient, name: str, path: str) -> None:
    client.get(path)  # templates and caches
    times = []
    for _ in range(5):
        began = time.process_time()
        answer = client.get(path)
        times.append(time.process_time() - began)
        assert answer.status_code == 200, answer.text
    print(f"{name:24} {1000 * sorted(times)[2]:6.0f} ms of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
