"""Plays the turns of a table's bots; a bot that fails resigns instead of hanging."""

import asyncio
import contextlib
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from gamecase.engines.requests import BotReply, BotRequest
from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.context import TableContext
from gamecase.tables.engine_pool import EngineFailed
from gamecase.tables.fair_queue import NotWanted, TooManyRequests

if TYPE_CHECKING:
    from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_RETRY_SECONDS = 1.0
_NOTICE_SECONDS = 1.0
_LATER_SECONDS = 2.0  # before a bot whose holder has too many games asks again
_PATIENCE_SECONDS = 60.0  # for which programs that do not follow a table are waited for

#: Whoever waits longer than this is told what is being done.
LONG_SECONDS = 2.0
_TOO_LATE = Refusal("too-late")


class BotDriver:
    """Plays for all bots of one table, one action at a time."""

    def __init__(self, table: "Table", context: TableContext) -> None:
        self._table = table
        self._engine_pool = context.engine_pool
        self._pause = context.bot_pause
        self._metrics = context.metrics
        self._task: asyncio.Task[None] | None = None
        self.remark: Phrase | None = None  # about the last action, for the opponent

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Start playing if a bot is to act."""
        if self._task is None and self._chair_to_act():
            self._task = asyncio.create_task(self._play(), name=f"bot at {self._table.id}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _chair_to_act(self) -> int:
        """The bot's chair that is to act; NO_CHAIR when no bot should play now."""
        state = self._table.state
        chair = state.turn
        if chair == NO_CHAIR or state.missing or not state.header.players[chair - 1].bot:
            return NO_CHAIR
        if all(player.bot for player in state.header.players) and not self._table.subscribers:
            return NO_CHAIR  # bots play each other only while somebody watches
        return chair

    def _request(self, level: str, holder: str = "") -> BotRequest:
        state = self._table.state
        chairs = self._table.chairs.values()
        return BotRequest(
            game=state.header.game,
            ruleset=state.header.ruleset,
            switches=dict(state.header.switches),
            position=state.game.write(state.position),
            level=level,
            nth_game=state.nth_game,
            seed=f"{self._table.id} {state.number}",
            holder=holder or next((chair.holder for chair in chairs if chair.holder), ""),
        )

    async def _play(self) -> None:
        try:
            while chair := self._chair_to_act():
                try:
                    if not await self._act(chair):
                        return
                except StoreUnavailable:
                    await self._wait_for_store()
                except NotWanted:
                    return  # whoever comes back wakes the bot
                except TooManyRequests:
                    self.remark = Phrase("bot-later")
                    self._table.wake()
                    await asyncio.sleep(_LATER_SECONDS)
        finally:
            self._task = None

    async def _act(self, chair: int) -> bool:
        """Take one action; returns whether to go on playing.

        False after resigning, and if another process was faster and goes on with its own bot.
        """
        table = self._table
        try:
            started = time.monotonic()
            node = table.state.node
            assert node is not None  # a chair is to act
            level = table.state.header.players[chair - 1].bot
            notice = asyncio.create_task(self._announce_work())
            try:
                reply = await self._engine_pool.ask(
                    self._request(level), self._announce_restart, self._is_wanted
                )
            finally:
                notice.cancel()
            self.remark = reply.remark
            elapsed = time.monotonic() - started
            await asyncio.sleep(max(self._pause - elapsed, 0))
            result = await table.act([chair], reply.action, node.number)
            # A refusal is the bot's fault only if the table still waits for this action.
            is_waiting = table.state.node is node and table.state.outcome is None
            if result != _TOO_LATE and isinstance(result, Refusal) and is_waiting:
                raise EngineFailed(f"{reply.action!r} was refused: {result}")
        except (StoreUnavailable, NotWanted, TooManyRequests):
            raise
        except Exception:
            # A bot that cannot play resigns, so that people do not wait forever.
            log.exception("table %s: the bot resigns", table.id)
            self._metrics.bots_lost += 1
            await table.resign(chair)
            return False
        return result != _TOO_LATE

    def _is_wanted(self) -> bool:
        """Whether anybody waits for the bot: somebody is here, or was a moment ago."""
        table = self._table
        if table.subscribers or table.state.clock is not None:
            return True
        return time.monotonic() - table.last_used < _PATIENCE_SECONDS

    async def _wait_for_store(self) -> None:
        """Wait until the database is back, and read what it has stored."""
        while True:
            await asyncio.sleep(_RETRY_SECONDS)
            with contextlib.suppress(StoreUnavailable):
                await self._table.refresh()
                return

    async def _announce_work(self) -> None:
        """Tell viewers what a bot that takes long is doing, and how far it is."""
        await asyncio.sleep(LONG_SECONDS)
        while True:
            self.remark = self.work_in_progress()
            self._table.wake()
            await asyncio.sleep(_NOTICE_SECONDS)

    def work_in_progress(self) -> Phrase:
        """What the engine is doing while somebody waits for it."""
        preparing = self._engine_pool.preparation_notice(self._table.state.header.game)
        return preparing or Phrase("working-thinking")

    def _announce_restart(self) -> None:
        """Show viewers a remark that an engine died or hung and is restarted."""
        self.remark = Phrase("bot-again")
        self._table.wake()

    async def hint(self, holder: str) -> BotReply:
        """The action of the strongest bot for the seat to act, with a reason."""
        request = self._request(self._table.package.bot.LEVELS[-1].key, holder)
        return await self._engine_pool.ask(replace(request, wants_reason=True))

    async def wants_draw(self) -> bool:
        """Whether the bot is to act and expects no more than a draw."""
        state = self._table.state
        chair = next(c for c, p in enumerate(state.header.players, start=1) if p.bot)
        if state.to_act is not state.seat_of(chair):
            return False  # it evaluates its own turns only
        try:
            reply = await self._engine_pool.ask(self._request(state.header.players[chair - 1].bot))
        except Exception:
            log.exception("table %s: the bot failed to evaluate a draw offer", self._table.id)
            return False
        return reply.value is not None and reply.value <= 0
