"""Builds logs for tests: games, matches and records without a server."""

from collections.abc import Mapping
from dataclasses import fields, replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from dice_pages import DicePages
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import commitment_of, secret_of_seed
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.game import AnyGame, ListedActions, RangedActions
from gamecase.kernel.hash_chains import CHAINED
from gamecase.kernel.log import (
    NO_CHAIR,
    Entry,
    EntryKind,
    Header,
    PendingEntry,
    PlayerSpec,
    first_link,
    next_link,
    write_record,
)
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import VerifiedRecord, derive_chance, verify
from gamecase.registry import GamePackage, find

TICTACTOE = find("tictactoe")
PEBBLE = GamePackage("pebble")
SINGLE = MatchRule()
NOON = 1_800_000_000_000  # milliseconds: a moment in January 2027


def header(
    package: GamePackage,
    *,
    ruleset: str = "",
    switches: Mapping[str, SwitchValue] | None = None,
    match: MatchRule = SINGLE,
    dice: str = "",
    seating: str = "given",
    bots: Mapping[int, str] | None = None,
) -> Header:
    """A header of a game on its default booklet; dice are seeded where chance is needed."""
    key = ruleset or next(iter(package.booklets))
    seats = package.game.seats(package.rules(key, switches))
    levels = bots or {}
    needs_dice = package.game.uses_chance or seating == "lot"
    return Header(
        table="test",
        game=package.game.key,
        version=package.game.version,
        ruleset=key,
        switches=switches or {},
        players=tuple(PlayerSpec(bot=levels.get(c, "")) for c in range(1, len(seats) + 1)),
        match=match,
        dice=dice or ("seeded" if needs_dice else "none"),
        seating=seating,
        made=NOON,
    )


def random_action(game: AnyGame, position: Any, random: Random) -> Any:
    """A legal action of the player to act: one of the list, or one found inside the box."""
    choices = game.choices(position)
    if isinstance(choices, ListedActions):
        return random.choice(choices.actions)
    assert isinstance(choices, RangedActions), (
        f"{game.write(position)}: only nature acts without a list"
    )
    for _ in range(1000):
        action = random_action_within(choices, random)
        if game.judge(position, action) is None:
            return action
    raise AssertionError(f"{game.write(position)}: 1000 actions within {choices} are refused")


def random_action_within(box: RangedActions[Any], random: Random) -> Any:
    """An action somewhere between the corners of a box, field by field."""
    values = {}
    for each in fields(box.low):
        low, high = getattr(box.low, each.name), getattr(box.high, each.name)
        whole = isinstance(low, int) and isinstance(high, int)
        values[each.name] = random.randint(low, high) if whole else random.uniform(low, high)
    return replace(box.low, **values)


class LogBuilder:
    """A log that grows entry by entry, each made and checked as at a table."""

    def __init__(self, package: GamePackage, head: Header) -> None:
        self.package = package
        self.header = head
        self.state = package.open(head)
        self.entries: list[Entry] = []
        self.pages = DicePages()

    # --- one entry ---

    def add(self, by: int, kind: EntryKind, text: str = "") -> Entry:
        entry = make_entry(self.state, by, kind, text)
        self.state = self.state.after(entry)
        self.entries.append(entry)
        return entry

    def rejection(self, by: int, kind: EntryKind, text: str = "") -> str:
        """The reason an entry may not follow, both when it is made and when it is read."""
        at = self.state.at + 1000
        refusal = self.state.append(at, PendingEntry(by, kind, text))
        assert isinstance(refusal, Refusal), f"{refusal} may follow"
        with pytest.raises(BadRecord) as caught:
            self.state.after(Entry(self.state.number + 1, at, by, kind, text))
        assert caught.value.entry == self.state.number + 1, f"{caught.value}: another entry"
        if refusal.clause == "not-now":
            assert refusal.facts["detail"] == caught.value.reason
        else:
            assert caught.value.reason == f"{text!r} is refused: {refusal.clause}"
        return caught.value.reason

    # --- automatic entries ---

    def secret(self, nth_game: int = 0) -> str:
        """The secret of a game, of the one under way by default."""
        nth = nth_game or self.state.nth_game
        if self.header.dice == "seeded":
            return secret_of_seed(nth)
        return sha256(f"the secret of game {nth}".encode()).hexdigest()

    def next_commitment(self) -> str:
        nth = self.state.nth_game + 1
        match self.header.dice:
            case "chains" | "deposits" | "verifiable":
                return commitment_of(self.secret(nth))
            case "seeded":
                return str(nth)
            case _:
                return ""

    def begin(self, by: int = NO_CHAIR) -> None:
        """Seat everybody, begin a game and add the client seeds, or the players' chains."""
        for chair in self.state.missing:
            self.add(chair, EntryKind.SIT, f"Player {chair}")
        self.add(by, EntryKind.BEGIN, self.next_commitment())
        if self.header.dice in CHAINED:
            self.pages.begin_in(self)
        for chair in self.state.missing_seeds:
            self.add(chair, EntryKind.CLIENT_SEED, f"words of {chair}")

    def next_chance(self) -> str:
        """The text of the next lot or roll, after the players' parts in it."""
        self.pages.answer_in(self)
        return derive_chance(self.state, self.secret())

    def add_chance(self) -> Entry:
        """Add the next lot or roll; at a real board, the first chair enters it."""
        kind = EntryKind.LOT if self.state.awaits_lot else EntryKind.ACT
        text = self.next_chance()
        return self.add(1 if self.state.is_manual else NO_CHAIR, kind, text)

    def reveal(self) -> Entry:
        return self.add(NO_CHAIR, EntryKind.REVEAL, self.secret())

    # --- actions ---

    def act(self, *texts: str) -> None:
        """Actions in turn, each by the chair whose turn it is."""
        for text in texts:
            self.add(self.state.turn, EntryKind.ACT, text)

    def finish(self, random: Random) -> None:
        """Play the current game to its end at random, and reveal its dice."""
        while self.state.outcome is None:
            if self.state.to_act is Seat.NATURE:
                self.add_chance()
            else:
                action = random_action(self.package.game, self.state.position, random)
                self.act(self.package.game.write(action))
        if self.state.must_reveal:
            self.reveal()

    # --- results ---

    def record(self) -> str:
        return write_record(self.header, self.entries)

    def verify(self) -> VerifiedRecord:
        return verify(self.package.game, self.state.rules, self.header, self.entries)


def make_entry(
    state: MatchState, by: int, kind: EntryKind, text: str = "", *, at: int = 0
) -> Entry:
    """The next entry of a log, by default a second after the last; BadRecord if it may not be."""
    return append_entry(state, at or state.at + 1000, PendingEntry(by, kind, text))


def append_entry(state: MatchState, at: int, pending: PendingEntry) -> Entry:
    """The entry that `append` makes; BadRecord where it is refused."""
    appended = state.append(at, pending)
    if isinstance(appended, Refusal):
        raise BadRecord(state.number + 1, str(appended.facts.get("detail", appended.clause)))
    return appended.entry


def relink(head: Header, entries: list[Entry]) -> list[Entry]:
    """Entries with new links, as a forger who knows the format would make them."""
    link = first_link(head)
    found = []
    for entry in entries:
        link = next_link(link, entry)
        found.append(entry._replace(link=link))
    return found


def forge(builder: LogBuilder, number: int, text: str) -> list[Entry]:
    """The log with another text in one entry, and new digests and links after it.

    From an entry on that the rules refuse, only the links are new.
    """
    state = builder.package.open(builder.header)
    found: list[Entry] = []
    for entry in builder.entries:
        changed = entry._replace(text=text) if entry.number == number else entry
        try:
            found.append(make_entry(state, changed.by, changed.kind, changed.text, at=changed.at))
            state = state.after(found[-1])
        except BadRecord:
            return relink(builder.header, [*found, changed, *builder.entries[entry.number :]])
    return found
