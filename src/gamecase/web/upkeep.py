"""What a server does by itself over the years: copies of the database, and what is due to go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from gamecase.accounts.retention import Retention
from gamecase.accounts.service import AccountService
from gamecase.config.settings import Settings
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.entry_logs import SERVER_LOGS
from gamecase.kernel.errors import BadInput
from gamecase.storage.copies import is_due, write_rotated_copy
from gamecase.storage.migrations import Schema
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.service import TableService

log = logging.getLogger(__name__)

_CHECK_SECONDS = 300.0
_DAY = 24 * 3_600_000
_ACTOR = "upkeep"

#: Finds tables that are due: before a time, after an id; returns them and where to go on.
_Finder = Callable[[int, str], Awaitable[tuple[Sequence[str], str]]]


class Upkeep:
    """Copies and deletions; one process of a server does them."""

    def __init__(self, accounts: AccountService, tables: TableService, settings: Settings) -> None:
        self._accounts = accounts
        self._tables = tables
        self._settings = settings
        self._retention = Retention(accounts.store)
        self._deleted_at = 0

    async def run(self) -> None:
        """Look again and again whether something is due, until cancelled."""
        while True:
            await asyncio.sleep(_CHECK_SECONDS)
            try:
                await self.copy_if_due()
                if self._accounts.now() - self._deleted_at >= _DAY:
                    await self.delete_expired()
            except (StoreUnavailable, BadInput, OSError) as error:
                log.error("upkeep failed and is tried again: %s", error)

    async def copy_if_due(self) -> Path | None:
        """Write a copy if the last one is old enough; returns the new file."""
        backup = self._settings.backup
        folder = Path(backup.folder).expanduser()
        if not backup.folder or not is_due(folder, backup.hours):
            return None
        store, schema = self._accounts.store, Schema(SERVER_MIGRATIONS)
        return await asyncio.to_thread(
            write_rotated_copy, store, folder, backup.keep, schema, SERVER_LOGS
        )

    async def delete_expired(self) -> int:
        """Delete what the settings let go; returns how many tables."""
        retention = self._settings.retention
        self._deleted_at = now = self._accounts.now()
        deleted = 0
        if retention.unstarted_days:
            before = now - retention.unstarted_days * _DAY
            deleted += await self._delete(self._retention.unstarted, before, "never begun")
        if retention.guest_days:
            before = now - retention.guest_days * _DAY
            deleted += await self._delete(self._retention.of_guests, before, "guests")
        if retention.audit_days:
            await self._accounts.audit.delete_before(now - retention.audit_days * _DAY)
        await self._retention.delete_orphans()
        return deleted

    async def _delete(self, find: _Finder, before: int, reason: str) -> int:
        deleted, place = 0, ""
        while True:
            due, place = await find(before, place)
            if due:
                administration = self._accounts.administration
                deleted += await administration.remove_tables(_ACTOR, due, reason)
                await self._tables.drop_closed()
            if not place:
                return deleted
            await asyncio.sleep(0.05)  # others write meanwhile
