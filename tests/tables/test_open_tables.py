"""Open tables: listed for anyone to join while their host is connected."""

import pytest

from gamecase.tables.table_factory import PlayerSlot
from tables.service_fixture import (
    ANN,
    AWAY,
    BROWSER,
    OTHER_BROWSER,
    eventually,
    loaded,
    open_service,
    table_request,
)

pytestmark = pytest.mark.anyio

ANYONE = PlayerSlot("anyone")


async def test_an_open_table_is_listed_for_others_while_its_host_is_connected(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, ANYONE), BROWSER)
        assert await service.open_tables(OTHER_BROWSER) == []  # its host is not connected yet
        news = table.subscribe([1])
        assert await service.open_tables(OTHER_BROWSER) == [table]
        assert await service.open_tables(BROWSER) == []  # not listed for its own host
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert await service.open_tables("a third browser") == []
        table.unsubscribe(news, [1])


async def test_a_private_table_is_not_listed(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        table.subscribe([1])
        assert await service.open_tables(OTHER_BROWSER) == []


async def test_an_open_table_is_listed_by_every_process(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, ANYONE), BROWSER)
        table.subscribe([1])
        other = loaded(await two.table(table.id))
        await eventually(lambda: other.has_host)
        assert await two.open_tables(OTHER_BROWSER) == [other]
