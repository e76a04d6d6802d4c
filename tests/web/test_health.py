"""Health and readiness notice what fails while the process runs; metrics may need a token."""

from pathlib import Path
from unittest.mock import patch

import pytest

from gamecase.config.settings import Proxy, Settings
from gamecase.storage.sqlite import SqliteStore
from web.site import HERE, Site, create_table


def statuses(site: Site) -> tuple[int, int]:
    browser = site.browser()
    return browser.get("/health").status_code, browser.get("/ready").status_code


def test_a_well_server_is_healthy_and_ready(site: Site) -> None:
    create_table(site.browser(), HERE)
    assert statuses(site) == (200, 200)
    well = dict.fromkeys(("database", "writer", "disk", "engines"), "ok")
    assert site.browser().get("/ready").json() == well


@pytest.mark.parametrize(
    ("method", "value", "name"),
    [("free_bytes", 1000, "disk"), ("writer_delay", 60.0, "writer")],
)
def test_a_full_disk_and_a_stuck_writer_are_noticed(
    site: Site, method: str, value: float, name: str
) -> None:
    with patch.object(SqliteStore, method, lambda store: value):
        assert statuses(site) == (503, 503)
        assert site.browser().get("/ready").json()[name] == "failing"
    assert statuses(site) == (200, 200)


def test_a_writer_that_hangs_is_seen_while_it_hangs(tmp_path: Path) -> None:
    with Site(tmp_path / "database.sqlite3") as site:
        store = site.services.accounts.store
        assert store.writer_delay() == 0.0
        found: list[float] = []
        portal = site.browser().portal
        assert portal is not None

        async def write() -> None:
            await store.write(lambda connection: found.append(store.writer_delay()))

        portal.call(write)
        assert found[0] > 0
        assert store.free_bytes() is not None
    assert store.writer_delay() == float("inf"), "its thread has ended"


def test_engines_that_do_not_answer_make_the_server_unready(site: Site) -> None:
    pool = site.services.tables._context.engine_pool
    pool.failures = 3
    assert statuses(site) == (200, 503)
    assert site.browser().get("/ready").json()["engines"] == "failing"
    pool.failures = 0


def test_with_a_token_metrics_are_for_whoever_has_it(tmp_path: Path) -> None:
    settings = Settings(proxy=Proxy(metrics_token="secret"))
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        near, far = site.browser(address="127.0.0.1"), site.browser(address="203.0.113.9")
        assert near.get("/metrics").status_code == 404
        assert far.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
        answer = far.get("/metrics", headers={"authorization": "Bearer secret"})
        assert answer.status_code == 200
        assert "gamecase_entries_total" in answer.text
