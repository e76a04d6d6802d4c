"""Tells players by web push that it is their turn, when no page of the table is open.

Only turns that another person has passed on are told: whoever leaves a game against the computer
knows how it stands. Some seconds go by first, so that a page which is being reloaded counts as
open.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from gamecase.accounts.push_subscriptions import PushSubscription, PushSubscriptions
from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match_state import MatchState
from gamecase.notifications.delivery import BadEndpoint, Delivery, DeliveryFailed
from gamecase.storage.store import Store, StoreUnavailable
from gamecase.tables.table import Table
from gamecase.words import speaker

if TYPE_CHECKING:
    from gamecase.notifications.vapid import VapidKey

log = logging.getLogger(__name__)

_BY_PAGES = (EntryKind.CHAIN, EntryKind.RENEWAL, EntryKind.PART)
_DAY_SECONDS = 24 * 3600  # a push service forgets what it could not deliver within this time
_GONE = (404, 410)  # the browser has ended its subscription
_OWN_CONTACT = "mailto:operator@localhost"  # of a server without an https address


class TurnNotices:
    """Sends notices, and keeps the key they are signed with."""

    def __init__(
        self,
        store: Store,
        subscriptions: PushSubscriptions,
        now: Callable[[], int],
        delivery: Delivery,
        wait_seconds: float,
    ) -> None:
        self.subscriptions = subscriptions
        self.delivery = delivery
        self._store = store
        self._now = now
        self._wait_seconds = wait_seconds
        self._key: VapidKey | None = None
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def key(self) -> "VapidKey":
        """The server's key, made on first use."""
        if self._key is None:
            # Slow to import, and most servers never send a notice.
            from gamecase.notifications.vapid import load_key  # noqa: PLC0415

            self._key = await load_key(self._store)
        return self._key

    def entries_stored(self, table: Table, before: MatchState) -> None:
        """The table has stored entries; tell whoever is to act now, if that is news to them."""
        mover = _last_mover(table)
        chair = awaited_chair(table.state, mover)
        if chair in (NO_CHAIR, awaited_chair(before, mover)) or (table.id, chair) in self._waiting:
            return
        players = table.state.header.players
        if mover == NO_CHAIR or players[mover - 1].bot or players[chair - 1].bot:
            return
        holder = table.chairs[chair].holder
        if not holder or holder == table.chairs[mover].holder:
            return
        task = asyncio.create_task(self._tell(table, chair, mover), name=f"notice at {table.id}")
        self._waiting[table.id, chair] = task
        task.add_done_callback(lambda _: self._waiting.pop((table.id, chair), None))

    async def close(self) -> None:
        tasks = [*self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, table: Table, chair: int, mover: int) -> None:
        await asyncio.sleep(self._wait_seconds)
        holder = table.chairs[chair].holder
        is_awaited = awaited_chair(table.state, mover) == chair
        if not is_awaited or table.is_present(chair) or not holder:
            return
        try:
            for subscription in await self.subscriptions.of_holder(holder):
                await self._send(subscription, table, mover)
        except StoreUnavailable:
            log.info("table %s: no notice, because the database does not answer", table.id)
        except Exception:
            log.exception("table %s: a notice failed", table.id)

    async def _send(self, subscription: PushSubscription, table: Table, mover: int) -> None:
        from gamecase.notifications.encryption import encrypt  # noqa: PLC0415 - as for the key

        words = speaker(subscription.language, table.state.header.game)
        message = {
            "title": words("game-name"),
            "body": words("push-turn", opponent=table.state.names[mover - 1]),
            "lang": subscription.language,
            "table": table.id,
        }
        body = encrypt(
            json.dumps(message, ensure_ascii=False).encode(),
            subscription.public_key,
            subscription.auth,
        )
        key = await self.key()
        is_https = subscription.site.startswith("https://")
        contact = subscription.site if is_https else _OWN_CONTACT
        headers = {
            "Authorization": key.authorization(subscription.endpoint, contact, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY_SECONDS),
            # A newer notice of the same table replaces one that was not delivered yet.
            "Topic": hashlib.sha256(table.id.encode()).hexdigest()[:32],
        }
        try:
            status = await self.delivery.post(subscription.endpoint, headers, body)
        except DeliveryFailed as error:
            log.info("a notice was not delivered: %s", error)
            return
        except BadEndpoint:
            status = _GONE[0]  # the name leads into a private network now
        if status in _GONE:
            await self.subscriptions.remove(subscription.endpoint)
        elif status >= 300:
            log.warning("a push service refused a notice with status %d", status)


def _last_mover(table: Table) -> int:
    """The chair of the last entry that a player made; NO_CHAIR where there is none.

    What pages do for the dice by themselves does not count.
    """
    moves = (entry for entry in reversed(table.entries) if entry.kind not in _BY_PAGES)
    return next((entry.by for entry in moves if entry.by != NO_CHAIR), NO_CHAIR)


def awaited_chair(state: MatchState, mover: int) -> int:
    """The chair to act, or the one whose page the dice wait for, after the move of another."""
    owed = state.owed_parts if state.is_on else ()
    return next((chair for chair in owed if chair != mover), state.turn)
