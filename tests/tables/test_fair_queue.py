"""The queue for engines: holders take turns, each has only so many requests, and none is wasted."""

import asyncio
import random
from collections.abc import Awaitable

import pytest

from gamecase.tables.fair_queue import FairQueue, NotWanted, TooManyRequests, Turn
from gamecase.tables.holder_addresses import HolderAddresses

pytestmark = pytest.mark.anyio


class Desk:
    """Requests that wait at a queue, and the order in which they are served."""

    def __init__(self, places: int = 1, most_waiting: int = 0) -> None:
        self.addresses = HolderAddresses()
        self.queue = FairQueue(places, most_waiting, self.addresses.of)
        self.served: list[str] = []
        self.turns: list[Turn] = []

    def ask(self, holder: str, *, is_long: bool = False) -> "asyncio.Task[None]":
        return asyncio.create_task(self._ask(holder, is_long))

    async def _ask(self, holder: str, is_long: bool) -> None:
        turn = await self.queue.enter(holder, is_long=is_long)
        self.served.append(holder)
        self.turns.append(turn)

    async def finish(self, count: int = 1) -> None:
        """End the oldest turns, one after the other."""
        for _ in range(count):
            self.queue.leave(self.turns.pop(0))
            await rest()


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_two_hundred_tokens_of_one_address_count_as_one_guest() -> None:
    desk = Desk()
    for nth in range(200):
        desk.addresses.note(f"token {nth}", "192.0.2.1")
    many = [desk.ask(f"token {nth}") for nth in range(200)]
    await rest()
    await desk.finish(3)
    desk.addresses.note("one", "192.0.2.2")
    ones = [desk.ask("one") for _ in range(3)]
    await rest()
    await desk.finish(6)
    assert all(one.done() for one in ones)
    served = [holder for holder in desk.served if holder != "one"]
    assert len(served) == len({*served}), "those of one address take turns as well"
    for task in (*many, *ones):
        task.cancel()
    await asyncio.gather(*many, *ones, return_exceptions=True)


async def test_a_guest_with_one_table_is_next_after_one_of_two_hundred() -> None:
    desk = Desk()
    many = [desk.ask("many") for _ in range(200)]
    await rest()
    await desk.finish(3)
    one = desk.ask("one")
    await rest()
    await desk.finish(2)
    assert one.done()
    assert desk.served.index("one") <= 5  # after at most one more of the others
    await desk.finish(len(many) - 5)
    assert desk.served.count("many") == 200


async def test_holders_are_served_round_robin_and_each_in_order() -> None:
    desk = Desk()
    first = desk.ask("a")
    await rest()
    for holder in "aaabbc":
        desk.ask(holder)
        await rest()
    assert first.done()
    await desk.finish(6)
    assert "".join(desk.served) == "abcabaa"


async def test_long_requests_leave_a_place_to_quick_ones() -> None:
    desk = Desk(places=2)
    for _ in range(5):
        desk.ask("many", is_long=True)
    await rest()
    assert desk.served == ["many"]
    desk.ask("one")
    await rest()
    assert desk.served == ["many", "one"]


async def test_with_one_place_quick_and_long_requests_alternate() -> None:
    desk = Desk()
    desk.ask("x")
    await rest()
    for _ in range(3):
        desk.ask("long", is_long=True)
        desk.ask("quick")
    await rest()
    await desk.finish(6)
    assert desk.served[1:3] in (["long", "quick"], ["quick", "long"])
    assert desk.served.count("long") == desk.served.count("quick") == 3


async def test_a_holder_has_only_so_many_requests_and_others_are_not_affected() -> None:
    desk = Desk(most_waiting=2)
    for _ in range(3):  # one is served, two wait
        desk.ask("many")
        await rest()
    with pytest.raises(TooManyRequests):
        await desk.queue.enter("many")
    desk.ask("one")
    await rest()
    await desk.finish()
    assert (desk.served, len(desk.queue)) == (["many", "one"], 2)
    await desk.finish()
    desk.ask("many")
    await rest()
    assert (desk.served, len(desk.queue)) == (["many", "one", "many"], 2)


async def test_a_request_that_nobody_waits_for_is_dropped_at_its_turn() -> None:
    desk = Desk()
    desk.ask("a")
    await rest()
    gone = asyncio.create_task(_enter(desk.queue, "b", wanted=False))
    desk.ask("c")
    await rest()
    await desk.finish()
    assert isinstance(gone.exception(), NotWanted)
    assert desk.served == ["a", "c"]


async def _enter(queue: FairQueue, holder: str, *, wanted: bool) -> None:
    await queue.enter(holder, is_wanted=lambda: wanted)


async def test_a_cancelled_request_takes_no_turn() -> None:
    desk = Desk()
    desk.ask("a")
    cancelled = desk.ask("b")
    desk.ask("c")
    await rest()
    cancelled.cancel()
    await rest()
    assert len(desk.queue) == 1
    await desk.finish()
    assert desk.served == ["a", "c"]


async def test_a_request_cancelled_as_its_turn_comes_gives_it_back() -> None:
    desk = Desk()
    desk.ask("a")
    cancelled = desk.ask("b")
    desk.ask("c")
    await rest()
    desk.queue.leave(desk.turns.pop())  # grants it to "b", who has not noticed yet
    cancelled.cancel()
    await rest()
    assert desk.served == ["a", "c"]


async def test_no_place_is_ever_lost() -> None:
    queue, rng = FairQueue(3), random.Random(5)

    async def visit(holder: str) -> None:
        turn = await queue.enter(
            holder, is_long=rng.random() < 0.5, is_wanted=lambda: rng.random() < 0.8
        )
        try:
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
        finally:
            queue.leave(turn)

    tasks: list[Awaitable[None]] = []
    for _ in range(500):
        task = asyncio.create_task(visit(rng.choice("abcd")))
        tasks.append(task)
        if rng.random() < 0.3:
            asyncio.get_running_loop().call_soon(task.cancel)
        if rng.random() < 0.3:
            await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(queue) == 0
    turns = [await queue.enter(holder) for holder in "abc"]
    assert len(turns) == 3
