"""Subscribers are woken by every change, a crowd less often for new spectators."""

import asyncio

import pytest

from gamecase.tables.subscribers import Subscribers

pytestmark = pytest.mark.anyio


def joined(subscribers: Subscribers, count: int) -> list[asyncio.Event]:
    """So many who follow, and have seen all there is."""
    events = [asyncio.Event() for _ in range(count)]
    for event in events:
        subscribers.add(event)
        assert event.is_set(), "who comes sees the table at once"
        event.clear()
    return events


async def test_a_crowd_is_told_later_that_it_grew_and_at_once_what_happened() -> None:
    subscribers = Subscribers()
    events = joined(subscribers, 25)
    for _ in range(10):
        subscribers.wake_soon()
    assert not any(event.is_set() for event in events)
    await asyncio.wait([asyncio.create_task(event.wait()) for event in events])
    assert subscribers.revision == 1, "all who came are announced together"
    for event in events:
        event.clear()
    subscribers.wake()
    assert all(event.is_set() for event in events)


async def test_a_few_are_told_at_once_who_else_watches() -> None:
    subscribers = Subscribers()
    (event,) = joined(subscribers, 1)
    subscribers.wake_soon()
    assert event.is_set()
