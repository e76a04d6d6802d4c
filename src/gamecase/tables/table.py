"""A table: a live game with its chairs and its log."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamecase.kernel.course import Course
from gamecase.kernel.dice import commitment, new_secret, secret_of_seed
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import HOUSE, Entry, Kind
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.shelf import Boxed
from gamecase.kernel.verify import due_chance
from gamecase.search.thinking import Question
from gamecase.tables.store import Chair, Conflict, Store, Stored
from gamecase.tables.thinker import BotLost, Thinker

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Room:
    """What every table of a house shares."""

    store: Store
    thinker: Thinker
    now: Callable[[], int]  # milliseconds since 1970
    bot_pause: float = 0.45  # seconds a bot waits at least, so that an eye can follow


@dataclass(frozen=True, slots=True)
class Stale:
    """The wish answers a position that is no longer on the board."""

    number: int


class Table:
    """Takes wishes, keeps them when the rules allow, and wakes whoever follows.

    All that a table knows is folded from its log, so that any process can take it up where
    another left it. Wishes are taken one at a time.
    """

    def __init__(self, boxed: Boxed, stored: Stored, room: Room) -> None:
        self.boxed = boxed
        self.course = boxed.open(stored.header)
        self.entries: list[Entry] = []
        self.told: list[Phrase | None] = []  # what to say of each entry
        self.chairs = {each.number: each for each in stored.chairs}
        self.aside: Phrase | None = None  # what the bot has to say of its play
        self.here: dict[int, int] = {}  # how many sockets follow for each chair
        self._secrets = dict(stored.secrets)
        self._room = room
        self._lock = asyncio.Lock()
        self._followers: set[asyncio.Event] = set()
        self._bot: asyncio.Task[None] | None = None
        self._take(stored.entries)

    @property
    def id(self) -> str:
        return self.course.header.table

    # --- following ---

    def follow(self, chairs: Sequence[int]) -> asyncio.Event:
        """An event that is set whenever there is something new to see."""
        event = asyncio.Event()
        self._followers.add(event)
        for chair in chairs:
            self.here[chair] = self.here.get(chair, 0) + 1
        self._wake()
        self.rouse_bot()
        return event

    def unfollow(self, event: asyncio.Event, chairs: Sequence[int]) -> None:
        self._followers.discard(event)
        for chair in chairs:
            self.here[chair] -= 1
        self._wake()

    @property
    def is_awake(self) -> bool:
        """Somebody watches, or a bot thinks."""
        return bool(self._followers) or self._bot is not None

    def _wake(self) -> None:
        for event in self._followers:
            event.set()

    def held_by(self, holder: str) -> tuple[int, ...]:
        """The chairs a browser holds."""
        return tuple(number for number, chair in self.chairs.items() if chair.holder == holder)

    # --- wishes ---

    async def act(self, chairs: Sequence[int], action: str, after: int) -> Refusal | Stale | None:
        """An action by whichever of the chairs is to act; None when it is done."""
        if not chairs:
            return Refusal("watching")
        async with self._lock:
            course = self.course
            if course.moment is not None and course.moment.number != after:
                return Stale(course.number)
            by = self._actor(chairs)
            refusal = course.judge(by, action)
            if refusal is None:
                # The text kept is the game's own spelling, whatever was typed.
                text = course.game.write(course.game.read_action(action))
                refusal = await self._enter(by, Kind.ACT, text)
            return refusal

    def _actor(self, chairs: Sequence[int]) -> int:
        to_act = self.course.to_act
        wanted = self.course.chair_of(to_act)
        return wanted if wanted in chairs else chairs[0]

    async def sit(self, chair: int, holder: str, name: str) -> Refusal | None:
        """Take a free chair for a browser."""
        async with self._lock:
            return await self._enter(chair, Kind.SIT, name, chair=Chair(chair, holder))

    async def add_words(self, chair: int, words: str) -> Refusal | None:
        async with self._lock:
            return await self._enter(chair, Kind.WORDS, words)

    async def resign(self, chair: int) -> Refusal | None:
        async with self._lock:
            return await self._enter(chair, Kind.RESIGN, "")

    async def begin(self, chair: int) -> Refusal | None:
        """Go on with the next game of a match that is not over."""
        async with self._lock:
            return await self._begin(chair)

    async def offer(self, chair: int, what: str) -> Refusal | None:
        """Propose a takeback, a draw or a rematch; whoever is alone at the table agrees at once."""
        async with self._lock:
            text = what
            if what == "takeback":
                text = f"takeback {self.course.takeback_point(chair)}"
            refusal = await self._enter(chair, Kind.OFFER, text)
            offer = self.course.offer
            if refusal or offer is None:
                return refusal
            return await self._answer_for_absent(chair, offer.number)

    async def accept(self, chair: int, number: int) -> Refusal | None:
        """Agree to the offer of that number, and to no other."""
        async with self._lock:
            return await self._accept(chair, number)

    async def decline(self, chair: int, number: int) -> Refusal | None:
        async with self._lock:
            return await self._enter(chair, Kind.DECLINE, str(number))

    async def _accept(self, chair: int, number: int) -> Refusal | None:
        offer = self.course.offer
        if offer is None or offer.number != number:
            return Refusal("offer-gone")
        match offer.what:
            case "takeback":
                point = offer.text.partition(" ")[2]
                return await self._enter(chair, Kind.TAKEBACK, point)
            case "draw":
                return await self._enter(chair, Kind.DRAW, "")
            case _:
                return await self._begin(chair)

    async def _begin(self, chair: int) -> Refusal | None:
        nth = self.course.nth_game + 1
        seeded = self.course.header.dice == "seeded"
        seed = int(self.course.pledge) + 1 if seeded else 0
        pledge, secret = new_pledge(self.course.header.dice, seed)
        kept = (nth, secret) if secret else None
        return await self._enter(chair, Kind.BEGIN, pledge, secret=kept)

    async def _answer_for_absent(self, by: int, number: int) -> Refusal | None:
        """Bots, and people who share the screen with the one who asked, answer at once."""
        holder = self.chairs[by].holder
        others = [each for each in self.chairs.values() if each.number != by]
        players = self.course.header.players
        for other in others:
            if other.holder == holder:
                return await self._accept(other.number, number)
        bots = [each.number for each in others if players[each.number - 1].bot]
        if not bots or len(bots) < len(others):
            return None
        offer = self.course.offer
        if offer is not None and offer.what == "draw" and not await self._bot_wants_draw():
            return await self._enter(bots[0], Kind.DECLINE, str(number))
        return await self._accept(bots[0], number)

    # --- keeping ---

    async def _enter(
        self,
        by: int,
        kind: Kind,
        text: str,
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
    ) -> Refusal | None:
        """Keep an entry and all that follows from it by itself, durable together, or refuse it."""
        known = self._secrets if secret is None else {**self._secrets, secret[0]: secret[1]}
        try:
            entries = with_dues(self.course, (by, kind, text), self._room.now, known)
        except BadRecord as error:
            return Refusal("not-now", {"detail": error.reason})
        try:
            await self._room.store.append(self.id, entries, chair=chair, secret=secret)
        except Conflict:
            await self._catch_up()
            return Refusal("too-late")
        self._secrets = known
        if chair is not None:
            self.chairs[chair.number] = chair
        self._take(entries)
        self._wake()
        self.rouse_bot()
        return None

    async def _catch_up(self) -> None:
        """Another process wrote first: take in what it wrote."""
        stored = await self._room.store.load(self.id)
        assert stored is not None  # the table is in the store: an entry of it conflicted
        self.chairs = {each.number: each for each in stored.chairs}
        self._secrets = dict(stored.secrets)
        self._take(stored.entries[len(self.entries) :])
        self._wake()

    def _take(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.told.append(self._tell(entry))
            self.course = self.course.after(entry)
            self.entries.append(entry)

    def _tell(self, entry: Entry) -> Phrase | None:
        course = self.course
        match entry.kind:
            case Kind.ACT:
                action = course.game.read_action(entry.text)
                said: Phrase = self.boxed.table.tell(course.position, action)
                return said
            case Kind.WORDS | Kind.REVEAL:
                return None
            case Kind.LOT:
                return Phrase("told-lot", {"chair": int(entry.text.partition(" ")[0])})
            case Kind.OFFER:
                what = entry.text.partition(" ")[0]
                return Phrase(f"told-offer-{what}", {"chair": entry.by})
            case _:
                return Phrase(f"told-{entry.kind.value}", {"chair": entry.by})

    # --- bots ---

    def rouse_bot(self) -> None:
        """Let a bot think when it is to act; a table taken up again needs this once."""
        if self._bot is None and self._bot_to_act():
            self._bot = asyncio.create_task(self._play_bot(), name=f"bot at {self.id}")

    def _bot_to_act(self) -> int:
        course = self.course
        chair = course.chair_of(course.to_act)
        if chair == HOUSE or course.missing or not course.header.players[chair - 1].bot:
            return HOUSE
        if all(player.bot for player in course.header.players) and not self._followers:
            return HOUSE  # bots among themselves play for whoever watches
        return chair

    def _question(self, level: str) -> Question:
        course = self.course
        return Question(
            game=course.header.game,
            ruleset=course.header.ruleset,
            switches=dict(course.header.switches),
            position=course.game.write(course.position),
            level=level,
            nth_game=course.nth_game,
            seed=f"{self.id} {course.number}",
        )

    async def _play_bot(self) -> None:
        try:
            while chair := self._bot_to_act():
                started = time.monotonic()
                moment = self.course.moment
                assert moment is not None  # somebody is to act
                level = self.course.header.players[chair - 1].bot
                answer = await self._room.thinker.ask(self._question(level))
                self.aside = answer.aside
                spare = self._room.bot_pause - (time.monotonic() - started)
                await asyncio.sleep(max(spare, 0))
                refused = await self.act([chair], answer.action, moment.number)
                # A refusal is the bot's fault only while the table still waits for this answer.
                waits = self.course.moment is moment and self.course.outcome is None
                if isinstance(refused, Refusal) and waits:
                    raise BotLost(f"{answer.action!r} was refused: {refused}")
        except Exception:  # whatever befell it
            # A bot that cannot play gives the game up: people are not kept waiting for ever.
            log.exception("table %s: the bot resigns", self.id)
            if chair:
                await self.resign(chair)
        finally:
            self._bot = None

    async def _bot_wants_draw(self) -> bool:
        chair = next(c for c, p in enumerate(self.course.header.players, start=1) if p.bot)
        if self.course.to_act is not self.course.seat_of(chair):
            return False  # it answers for its own turn only
        level = self.course.header.players[chair - 1].bot
        try:
            answer = await self._room.thinker.ask(self._question(level))
        except Exception:
            log.exception("table %s: the bot cannot say what it thinks of a draw", self.id)
            return False
        return answer.value is not None and answer.value <= 0

    async def close(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            await asyncio.gather(self._bot, return_exceptions=True)


def new_pledge(dice: str, seed: int) -> tuple[str, str]:
    """What a game's beginning says of its dice, and the secret to keep for it."""
    match dice:
        case "verifiable":
            secret = new_secret()
            return commitment(secret), secret
        case "seeded":
            return str(seed), ""
        case _:
            return "", ""


def with_dues(
    course: Course, entry: tuple[int, Kind, str], now: Callable[[], int], secrets: dict[int, str]
) -> list[Entry]:
    """An entry, and what the house owes after it: lots, rolls, the secret of a finished game."""
    found: list[Entry] = []
    due: tuple[int, Kind, str] | None = entry
    while due is not None:
        found.append(course.entry(now(), *due))
        course = course.after(found[-1])
        due = _due(course, secrets)
    return found


def _due(course: Course, secrets: dict[int, str]) -> tuple[int, Kind, str] | None:
    if course.owes_reveal:
        return HOUSE, Kind.REVEAL, secrets[course.nth_game]
    if course.missing or course.silent or course.is_manual:
        return None
    if course.awaits_lot or course.to_act is Seat.NATURE:
        seeded = course.header.dice == "seeded"
        secret = secret_of_seed(int(course.pledge)) if seeded else secrets[course.nth_game]
        kind = Kind.LOT if course.awaits_lot else Kind.ACT
        return HOUSE, kind, due_chance(course, secret)
    return None
