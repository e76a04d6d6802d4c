"""Open tables: anyone may sit down, and whoever waits is there."""

from gamecase.tables.service import Sitter
from tables.hosting import ANN, AWAY, BROWSER, OTHER_BROWSER, awaited, open_house, plan
from tables.test_processes import eventually, same

ANYONE = Sitter("anyone")


@awaited
async def test_an_open_table_is_shown_to_others_while_its_host_is_there(logs: str) -> None:
    async with open_house(logs) as house:
        table = await house.lay(plan(ANN, ANYONE), BROWSER)
        assert await house.open_tables(OTHER_BROWSER) == []  # nobody waits there yet
        news = table.follow([1])
        assert await house.open_tables(OTHER_BROWSER) == [table]
        assert await house.open_tables(BROWSER) == []  # one does not play oneself
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert await house.open_tables("a third browser") == []
        table.unfollow(news, [1])


@awaited
async def test_a_table_for_a_friend_is_shown_to_nobody(logs: str) -> None:
    async with open_house(logs) as house:
        table = await house.lay(plan(ANN, AWAY), BROWSER)
        table.follow([1])
        assert await house.open_tables(OTHER_BROWSER) == []


@awaited
async def test_an_open_table_is_shown_by_every_process(logs: str) -> None:
    async with open_house(logs) as one, open_house(logs) as two:
        table = await one.lay(plan(ANN, ANYONE), BROWSER)
        table.follow([1])
        other = await same(await two.table(table.id))
        await eventually(lambda: other.is_hosted)
        assert await two.open_tables(OTHER_BROWSER) == [other]
