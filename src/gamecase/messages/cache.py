"""A cache of encoded messages for each table.

Viewers who see the same share one encoded message. A table raises its revisions when something
changes; the cache compares them and drops what is out of date.
"""

from collections.abc import Hashable
from typing import Any

from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Phrase
from gamecase.scene.move_notation import WrittenMove
from gamecase.tables.table import Table


class MessageCache:
    """The messages about one table that were made since its last change."""

    __slots__ = (
        "_revision",
        "_roster_revision",
        "described",
        "phrases",
        "roster",
        "views",
        "written",
    )

    def __init__(self) -> None:
        self.views: dict[Hashable, Any] = {}  # valid until anything changes
        self.roster: dict[Hashable, Any] = {}  # valid while only actions are played
        self.phrases: list[Phrase | None] = []  # a description of each entry; see `entries`
        self.written: list[WrittenMove | None] = []  # the same entries as players write them
        self.described: MatchState | None = None  # the state after the last of them
        self._revision = self._roster_revision = -1

    def refresh(self, revision: int, roster_revision: int) -> None:
        """Drop what is out of date."""
        if self._revision != revision:
            self._revision = revision
            self.views.clear()
        if self._roster_revision != roster_revision:
            self._roster_revision = roster_revision
            self.roster.clear()


def message_cache(table: Table) -> MessageCache:
    """The cache of a table, up to date."""
    cache = table.viewer_cache
    if not isinstance(cache, MessageCache):
        cache = table.viewer_cache = MessageCache()
    cache.refresh(table.subscribers.revision, table.roster_revision)
    return cache
