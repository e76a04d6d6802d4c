"""A bot's hand at a table: thinks when the bot is to act, and gives up rather than hang."""

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

if TYPE_CHECKING:
    from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_AWAY_SECONDS = 1.0
_TOO_LATE = Refusal("too-late")


class BotDriver:
    """Plays for every bot of one table, one action at a time."""

    def __init__(self, table: "Table", context: TableContext) -> None:
        self._table = table
        self._engine_pool = context.engine_pool
        self._pause = context.bot_pause
        self._metrics = context.metrics
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        if self._task is None and self._to_act():
            self._task = asyncio.create_task(self._play(), name=f"bot at {self._table.id}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _to_act(self) -> int:
        state = self._table.state
        chair = state.turn
        if chair == NO_CHAIR or state.missing or not state.header.players[chair - 1].bot:
            return NO_CHAIR
        if all(player.bot for player in state.header.players) and not self._table.subscribers:
            return NO_CHAIR  # bots among themselves play for whoever watches
        return chair

    def _question(self, level: str) -> BotRequest:
        state = self._table.state
        return BotRequest(
            game=state.header.game,
            ruleset=state.header.ruleset,
            switches=dict(state.header.switches),
            position=state.game.write(state.position),
            level=level,
            nth_game=state.nth_game,
            seed=f"{self._table.id} {state.number}",
        )

    async def _play(self) -> None:
        try:
            while chair := self._to_act():
                try:
                    if not await self._act(chair):
                        return
                except StoreUnavailable:
                    await self._until_back()
        finally:
            self._task = None

    async def _act(self, chair: int) -> bool:
        """One action; whether to go on after it.

        Not where another process was faster, and lets its own bot go on, nor after giving up.
        """
        table = self._table
        try:
            started = time.monotonic()
            node = table.state.node
            assert node is not None  # somebody is to act
            level = table.state.header.players[chair - 1].bot
            answer = await self._engine_pool.ask(self._question(level), self._tell_lost)
            table.remark = answer.remark
            spare = self._pause - (time.monotonic() - started)
            await asyncio.sleep(max(spare, 0))
            refused = await table.act([chair], answer.action, node.number)
            # A refusal is the bot's fault only while the table still waits for this answer.
            waits = table.state.node is node and table.state.outcome is None
            if refused != _TOO_LATE and isinstance(refused, Refusal) and waits:
                raise EngineFailed(f"{answer.action!r} was refused: {refused}")
        except StoreUnavailable:
            raise  # nobody's fault here
        except Exception:  # whatever befell it
            # A bot that cannot play gives the game up: people are not kept waiting for ever.
            log.exception("table %s: the bot resigns", table.id)
            self._metrics.bots_lost += 1
            await table.resign(chair)
            return False
        return refused != _TOO_LATE

    async def _until_back(self) -> None:
        """Wait for the database, and see what it has kept."""
        while True:
            await asyncio.sleep(_AWAY_SECONDS)
            with contextlib.suppress(StoreUnavailable):
                await self._table.read_on()
                return

    def _tell_lost(self) -> None:
        """It died or hung, and another takes its place: whoever waits is told."""
        self._table.remark = Phrase("bot-again")
        self._table.wake()

    async def hint(self) -> BotReply:
        """What the strongest of the game's bots would do for whoever is to act, and why."""
        question = self._question(self._table.package.bot.LEVELS[-1].key)
        return await self._engine_pool.ask(replace(question, wants_reason=True))

    async def wants_draw(self) -> bool:
        """Whether the bot that is to act thinks it stands no better than even."""
        state = self._table.state
        chair = next(c for c, p in enumerate(state.header.players, start=1) if p.bot)
        if state.to_act is not state.seat_of(chair):
            return False  # it answers for its own turn only
        try:
            answer = await self._engine_pool.ask(
                self._question(state.header.players[chair - 1].bot)
            )
        except Exception:
            log.exception("table %s: the bot cannot say what it thinks of a draw", self._table.id)
            return False
        return answer.value is not None and answer.value <= 0
