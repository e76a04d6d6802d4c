"""Scheduled copies, and tables that are due to go."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.config.settings import Backup, Retention, Settings
from gamecase.web.upkeep import Upkeep
from web.logins import register_browser
from web.site import AWAY, HERE, Site, create_table, open_socket

DAY = 24 * 3_600_000


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        backup=Backup(folder=str(tmp_path / "copies"), hours=1, keep=2),
        retention=Retention(unstarted_days=30, guest_days=90),
    )


@pytest.fixture
def club(tmp_path: Path, settings: Settings) -> Iterator[Site]:
    with Site(tmp_path / "database.sqlite3", settings=settings) as site:
        yield site


def run(site: Site, work: Callable[[Upkeep], Awaitable[object]], settings: Settings) -> object:
    services = site.services
    portal = site.browser().portal
    assert portal is not None

    async def call() -> object:
        return await work(Upkeep(services.accounts, services.tables, settings))

    return portal.call(call)


def test_a_copy_is_written_when_it_is_due(club: Site, settings: Settings, tmp_path: Path) -> None:
    create_table(club.browser(), HERE)
    first = run(club, Upkeep.copy_if_due, settings)
    assert isinstance(first, Path)
    assert [*(tmp_path / "copies").iterdir()] == [first]
    assert run(club, Upkeep.copy_if_due, settings) is None
    assert run(club, Upkeep.copy_if_due, replace(settings, backup=Backup())) is None


def test_what_nobody_began_goes_and_what_was_played_stays(club: Site, settings: Settings) -> None:
    guest, ann = club.browser(), register_browser(club, "Ann")
    unstarted, played, own = (
        create_table(guest, AWAY),
        create_table(guest, HERE),
        create_table(ann, HERE),
    )
    for browser, table in ((guest, played), (ann, own)):
        with open_socket(browser, table) as socket:
            socket.act("b2", socket.state())
    assert run(club, Upkeep.delete_expired, settings) == 0
    club.ahead = 31 * DAY
    assert run(club, Upkeep.delete_expired, settings) == 1
    assert guest.get(unstarted).status_code == 404
    assert guest.get(played).status_code == 200
    club.ahead = 91 * DAY
    assert run(club, Upkeep.delete_expired, replace(settings, retention=Retention())) == 0
    assert run(club, Upkeep.delete_expired, settings) == 1
    assert guest.get(played).status_code == 404
    assert guest.get(own).status_code == 200
