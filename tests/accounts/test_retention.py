"""Tables that are due to be deleted, on both databases."""

import pytest

from accounts.fixtures import open_account_service
from gamecase.accounts.retention import Retention
from tables.service_fixture import ANN, AWAY, BEN, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio

FAR = 1 << 50


async def test_due_tables_are_found_in_portions(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as table_service,
    ):
        empty = [
            (await table_service.create_table(table_request(ANN, AWAY), BROWSER)).id
            for _ in range(3)
        ]
        played = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        await play(played, "b2")
        retention = Retention(service.store, portion=2)
        found: list[str] = []
        place = ""
        while True:
            due, place = await retention.unstarted(FAR, place)
            found += due
            if not place:
                break
        assert sorted(found) == sorted(empty)
        assert (await Retention(service.store).unstarted(0)) == ([], "")
        due, _ = await Retention(service.store).of_guests(FAR)
        assert sorted(due) == sorted([*empty, played.id])
        await service.administration.remove_tables("test", empty)
        assert await retention.delete_orphans() == 0
