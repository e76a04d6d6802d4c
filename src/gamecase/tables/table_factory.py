"""Create tables: the settings that people ask for, checked, become a header and first entries."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.clock import ClockRule
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header, PendingEntry, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.registry import GamePackage, find
from gamecase.storage.store import Chair, StoredTable
from gamecase.tables.automatic_entries import new_commitment, with_automatic_entries
from gamecase.tables.context import TableContext
from gamecase.tables.table import Table


@dataclass(frozen=True, slots=True)
class PlayerSlot:
    """The player wanted for a chair."""

    kind: str  # "here" (at this screen), "away" (invited), "anyone" (open invitation) or "bot"
    name: str = ""
    level: str = ""  # of a bot


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """The settings of a new table."""

    game: str
    ruleset: str = ""
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    slots: tuple[PlayerSlot, ...]
    match: MatchRule = MatchRule()
    dice: str = "verifiable"
    seating: str = "lot"
    seed: int = 0
    clock: ClockRule | None = None
    is_rated: bool = False
    start: str = ""  # a position in the game's own notation; empty: the opening
    table_id: str = ""  # empty: one that nobody can guess


def fingerprint(token: str) -> str:
    """The digest of a token, which is stored instead of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as one short printable line."""
    printable = "".join(char for char in name if char.isprintable())
    return " ".join(printable.split())[:40]


class TableFactory:
    """Creates and stores tables."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def create(self, request: TableRequest, holder: str) -> Table:
        """Store a new table; chairs for people elsewhere get an invitation."""
        package = find(request.game)
        ruleset = request.ruleset or next(iter(package.booklets))
        _check_players(package, package.rules(ruleset, request.switches), request)
        request = await self._with_account_name(request, holder)
        if request.is_rated:
            self._check_ratable(request, holder)
        header = self._header(package, ruleset, request)
        chairs = tuple(
            Chair(
                number,
                holder=holder if slot.kind == "here" else None,
                invite=secrets.token_urlsafe(12) if slot.kind in ("away", "anyone") else None,
                is_open=slot.kind == "anyone",
            )
            for number, slot in enumerate(request.slots, start=1)
        )
        try:
            state = package.open(header)
        except BadRecord as error:
            raise BadInput(error.reason) from error
        entries, secret = self._first_entries(state, request)
        await self._context.store.create(header, chairs, entries, secret)
        stored = StoredTable(header, tuple(entries), chairs, {1: secret} if secret else {})
        return Table(package, stored, self._context)

    async def import_record(
        self, package: GamePackage, header: Header, entries: Sequence[Entry], holder: str
    ) -> Table:
        """Store a table with games played elsewhere; the holder gets all chairs."""
        stored = await self.store_record(header, entries, holder)
        return await Table.load(package, stored, self._context)

    async def store_record(
        self, header: Header, entries: Sequence[Entry], holder: str
    ) -> StoredTable:
        """As `import_record`, without loading the table."""
        chairs = tuple(Chair(number, holder) for number in range(1, len(header.players) + 1))
        await self._context.store.create(header, chairs, entries, "")
        return StoredTable(header, tuple(entries), chairs, {})

    def _header(self, package: GamePackage, ruleset: str, request: TableRequest) -> Header:
        rules = package.rules(ruleset, request.switches)
        needs_dice = package.game.has_chance(rules) or request.seating == "lot"
        dice = _dice_of(request) if needs_dice else "none"
        return Header(
            table=request.table_id or secrets.token_urlsafe(9),
            game=package.game.key,
            version=package.game.version,
            ruleset=ruleset,
            switches=dict(request.switches),
            players=tuple(
                PlayerSpec(bot=slot.level if slot.kind == "bot" else "") for slot in request.slots
            ),
            match=request.match,
            dice=dice,
            seating="given" if dice == "manual" else request.seating,
            made=self._context.now(),
            clock=str(request.clock) if request.clock else "",
            is_rated=request.is_rated,
            start=request.start,
        )

    async def _with_account_name(self, request: TableRequest, holder: str) -> TableRequest:
        """Name the only person at this screen after the holder's account, if there is one."""
        here = [slot for slot in request.slots if slot.kind == "here"]
        ratings = self._context.ratings
        name = await ratings.name_of(holder) if ratings else ""
        if not name or len(here) != 1:
            return request
        slots = (replace(slot, name=name) if slot in here else slot for slot in request.slots)
        return replace(request, slots=tuple(slots))

    def _check_ratable(self, request: TableRequest, holder: str) -> None:
        if all(slot.kind == "away" for slot in request.slots):
            return  # whoever takes a chair must have an account
        if self._context.ratings is None or not self._context.ratings.knows(holder):
            raise BadInput("a rated table is for people with an account")
        if sum(slot.kind == "here" for slot in request.slots) != 1:
            raise BadInput("a rated table needs one player here and the other elsewhere")

    def _first_entries(self, state: MatchState, request: TableRequest) -> tuple[list[Entry], str]:
        commitment, secret = new_commitment(state.header.dice, request.seed)
        pending_entries = [PendingEntry(NO_CHAIR, EntryKind.BEGIN, commitment)]
        pending_entries += [
            PendingEntry(number, EntryKind.SIT, clean_name(slot.name))
            for number, slot in enumerate(request.slots, start=1)
            if slot.kind == "here"
        ]
        entries: list[Entry] = []
        for pending in pending_entries:
            appended = with_automatic_entries(state, pending, self._context.now, {1: secret})
            if isinstance(appended, Refusal):
                raise BadInput(str(appended.facts.get("detail", appended.clause)))
            entries += [entry for entry, _ in appended]
            state = appended[-1].state
        return entries, secret


def _dice_of(request: TableRequest) -> str:
    """The dice of a table; players wait for each other's pages where their time runs anyway."""
    if request.dice != "verifiable":
        return request.dice
    is_live = request.clock is not None and request.clock.kind != "days"
    return "chains" if is_live else "deposits"


def _check_players(package: GamePackage, rules: object, request: TableRequest) -> None:
    expected = len(package.game.seats(rules))
    if len(request.slots) != expected:
        raise BadInput(f"{len(request.slots)} players at a game of {expected}")
    levels = [level.key for level in package.bot.LEVELS]
    for slot in request.slots:
        if slot.kind not in ("here", "away", "anyone", "bot"):
            raise BadInput(f"unknown kind of player {slot.kind!r}")
        if slot.kind == "bot" and slot.level not in levels:
            raise BadInput(f"no level {slot.level!r}; there are {levels}")
        if slot.kind == "bot" and not package.game.bots_play(rules):
            raise BadInput("bots cannot play on a real board")
