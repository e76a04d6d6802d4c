"""Parts of pages that are the same for many readers: rendered once, in a thread, and kept.

A rule book takes fifty milliseconds to draw and to put into words, during which the event loop
would serve nobody else.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from markupsafe import Markup

MAX_CHARACTERS = 24_000_000  # of all parts together; a rule book has up to half a million


class PageParts:
    """The rendered parts; the least recently used are dropped first."""

    def __init__(self, max_characters: int = MAX_CHARACTERS) -> None:
        self._max_characters = max_characters
        self._size = 0
        self._parts: OrderedDict[Hashable, Markup] = OrderedDict()
        self._turn = asyncio.Semaphore(1)  # threads would only slow each other down

    @property
    def characters(self) -> int:
        """The size of all parts that are kept."""
        return self._size

    async def get(self, key: Hashable, make: Callable[[], Markup]) -> Markup:
        """A part of a page, made now or before; the key must name all that it depends on."""
        if key not in self._parts:
            async with self._turn:
                if key not in self._parts:  # somebody else may have asked for the same
                    part = await asyncio.to_thread(make)
                    self._keep(key, part)
                    return part
        self._parts.move_to_end(key)
        return self._parts[key]

    def _keep(self, key: Hashable, part: Markup) -> None:
        self._parts[key] = part
        self._size += len(part)
        while self._size > self._max_characters:
            self._size -= len(self._parts.popitem(last=False)[1])
