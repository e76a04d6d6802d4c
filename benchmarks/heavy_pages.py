"""How long the heaviest pages keep the event loop: the first request for each, and later ones.

    python benchmarks/heavy_pages.py [--rounds 20]

The app runs in this process, without a network; the times are CPU times of whole requests.
"""

import argparse
import statistics
import tempfile
import time
import warnings
from pathlib import Path

from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # importing it warns that httpx2 is preferred
    from starlette.testclient import TestClient

PAGES = (
    "/health",
    "/rules/backgammon/tournament",
    "/rules/chess/fide",
    "/rules/draughts",
    "/rules/crokinole",
    "/new/backgammon",
    "/new/chess",
    "/",
    "/learn",
    "/rules/backgammon/compare",
)


def milliseconds(client: TestClient, path: str, language: str) -> float:
    """The CPU time of a request."""
    began = time.process_time()
    response = client.get(path, headers={"accept-language": language})
    assert response.status_code == 200, (path, response.status_code)
    return 1000 * (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(AppConfig(str(Path(folder) / "database.sqlite3")))
        with TestClient(app) as client:
            for path in PAGES:  # games and words are loaded once
                milliseconds(client, path, "en")
            print(f"{'page':32} {'first ms':>9} {'later ms':>9}   (German)")
            client.get("/translations", headers={"accept-language": "de"})
            for path in PAGES:
                first = milliseconds(client, path, "de")
                later = statistics.median(milliseconds(client, path, "de") for _ in range(rounds))
                print(f"{path:32} {first:9.1f} {later:9.1f}")


if __name__ == "__main__":
    main()
