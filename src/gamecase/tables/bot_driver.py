"""A bot's hand at a table: thinks when the bot is to act, and gives up rather than hang."""

import asyncio
import contextlib
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from gamecase.engines.requests import Answer, Question
from gamecase.kernel.log import HOUSE
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.storage.store import Away
from gamecase.tables.context import Room
from gamecase.tables.engine_pool import BotLost

if TYPE_CHECKING:
    from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_AWAY_SECONDS = 1.0
_TOO_LATE = Refusal("too-late")


class BotHand:
    """Plays for every bot of one table, one action at a time."""

    def __init__(self, table: "Table", room: Room) -> None:
        self._table = table
        self._thinker = room.thinker
        self._pause = room.bot_pause
        self._meter = room.meter
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def rouse(self) -> None:
        if self._task is None and self._to_act():
            self._task = asyncio.create_task(self._play(), name=f"bot at {self._table.id}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _to_act(self) -> int:
        course = self._table.course
        chair = course.turn
        if chair == HOUSE or course.missing or not course.header.players[chair - 1].bot:
            return HOUSE
        if all(player.bot for player in course.header.players) and not self._table.followers:
            return HOUSE  # bots among themselves play for whoever watches
        return chair

    def _question(self, level: str) -> Question:
        course = self._table.course
        return Question(
            game=course.header.game,
            ruleset=course.header.ruleset,
            switches=dict(course.header.switches),
            position=course.game.write(course.position),
            level=level,
            nth_game=course.nth_game,
            seed=f"{self._table.id} {course.number}",
        )

    async def _play(self) -> None:
        try:
            while chair := self._to_act():
                try:
                    if not await self._act(chair):
                        return
                except Away:
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
            moment = table.course.moment
            assert moment is not None  # somebody is to act
            level = table.course.header.players[chair - 1].bot
            answer = await self._thinker.ask(self._question(level), self._tell_lost)
            table.aside = answer.aside
            spare = self._pause - (time.monotonic() - started)
            await asyncio.sleep(max(spare, 0))
            refused = await table.act([chair], answer.action, moment.number)
            # A refusal is the bot's fault only while the table still waits for this answer.
            waits = table.course.moment is moment and table.course.outcome is None
            if refused != _TOO_LATE and isinstance(refused, Refusal) and waits:
                raise BotLost(f"{answer.action!r} was refused: {refused}")
        except Away:
            raise  # nobody's fault here
        except Exception:  # whatever befell it
            # A bot that cannot play gives the game up: people are not kept waiting for ever.
            log.exception("table %s: the bot resigns", table.id)
            self._meter.bots_lost += 1
            await table.resign(chair)
            return False
        return refused != _TOO_LATE

    async def _until_back(self) -> None:
        """Wait for the database, and see what it has kept."""
        while True:
            await asyncio.sleep(_AWAY_SECONDS)
            with contextlib.suppress(Away):
                await self._table.read_on()
                return

    def _tell_lost(self) -> None:
        """It died or hung, and another takes its place: whoever waits is told."""
        self._table.aside = Phrase("bot-again")
        self._table.wake()

    async def hint(self) -> Answer:
        """What the strongest of the game's bots would do for whoever is to act, and why."""
        question = self._question(self._table.boxed.bot.LEVELS[-1].key)
        return await self._thinker.ask(replace(question, wants_reason=True))

    async def wants_draw(self) -> bool:
        """Whether the bot that is to act thinks it stands no better than even."""
        course = self._table.course
        chair = next(c for c, p in enumerate(course.header.players, start=1) if p.bot)
        if course.to_act is not course.seat_of(chair):
            return False  # it answers for its own turn only
        try:
            answer = await self._thinker.ask(self._question(course.header.players[chair - 1].bot))
        except Exception:
            log.exception("table %s: the bot cannot say what it thinks of a draw", self._table.id)
            return False
        return answer.value is not None and answer.value <= 0
