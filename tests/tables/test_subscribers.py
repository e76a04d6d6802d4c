"""Subscribers are woken by every entry, and less often by new spectators if there are many."""

import asyncio

import pytest

from gamecase.tables.subscribers import Subscribers

pytestmark = pytest.mark.anyio


def joined(subscribers: Subscribers, count: int) -> list[asyncio.Event]:
    """That many subscribers, all up to date."""
    events = [asyncio.Event() for _ in range(count)]
    for event in events:
        subscribers.add(event)
        assert event.is_set(), "who comes sees the table at once"
        event.clear()
    return events


async def test_many_subscribers_get_entries_at_once_and_new_spectators_in_batches() -> None:
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


async def test_few_subscribers_get_new_spectators_at_once() -> None:
    subscribers = Subscribers()
    (event,) = joined(subscribers, 1)
    subscribers.wake_soon()
    assert event.is_set()
