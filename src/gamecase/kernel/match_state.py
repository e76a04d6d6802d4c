"""The course of play: what a log adds up to, entry by entry.

Tables and readers of records fold the same way, so what a server accepts and what a record proves
are one and the same. A course is immutable; `after` gives the next one or says what is wrong.
"""

from typing import Any, NamedTuple

from gamecase.kernel.clock import Clock, read_clock
from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.history import Offer, PositionNode
from gamecase.kernel.log import (
    NO_CHAIR,
    Entry,
    EntryKind,
    Header,
    digest,
    first_link,
    linked,
    next_link,
)
from gamecase.kernel.match import Match
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.ticking import advance_clock
from gamecase.kernel.transitions import TRANSITIONS

DICE_KINDS = ("verifiable", "manual", "seeded", "none")
SEATINGS = ("given", "lot")


class MatchState(NamedTuple):
    """Where a log has got to.

    A tuple, because every entry makes two: of so many fields a tuple is copied in a third of the
    time that a dataclass takes. What every entry changes comes last, for `_numbered`.
    """

    game: AnyGame
    rules: Any
    header: Header
    match: Match
    names: tuple[str, ...] = ()
    seated: frozenset[int] = frozenset()
    nth_game: int = 0  # counted over all matches of the table
    commitment: str = ""  # the commitment to this game's dice, or the seed of seeded ones
    spent: frozenset[str] = frozenset()  # commitments of games before: a secret is used once
    words: tuple[tuple[int, str], ...] = ()
    seating: tuple[int, ...] = ()  # the chair of each seat in order; empty until known
    rolls: int = 0  # how often nature has acted in this game, takebacks or not
    node: PositionNode | None = None
    outcome: Outcome | None = None
    secret: str = ""  # of this game's dice, once it is revealed
    offer: Offer | None = None
    tally: tuple[tuple[int, ...], ...] = ()  # matches won by each chair, and () for a drawn one
    clock: Clock | None = None
    said: tuple[int, ...] = ()  # the chair of each phrase said since this game began
    number: int = 0  # of the last entry
    at: int = 0  # when it was made
    link: str = ""

    # --- what stands ---

    @property
    def chairs(self) -> int:
        return len(self.header.players)

    @property
    def position(self) -> Any:
        """The position on the board; None until the first game has begun."""
        return self.node.position if self.node else None

    @property
    def to_act(self) -> Seat:
        if self.node is None or self.outcome is not None:
            return Seat.NOBODY
        return self.node.to_act

    @property
    def turn(self) -> int:
        """The chair that is to act; HOUSE for nature, and for nobody."""
        node = self.node
        return NO_CHAIR if node is None or self.outcome is not None else node.turn

    @property
    def is_manual(self) -> bool:
        return self.header.dice == "manual"

    @property
    def needs_dice(self) -> bool:
        return self.game.uses_chance or self.header.seating == "lot"

    @property
    def missing(self) -> tuple[int, ...]:
        """The chairs nobody has taken yet."""
        if len(self.seated) == len(self.header.players):  # as it is for nearly all of a game
            return ()
        return tuple(c for c in range(1, self.chairs + 1) if c not in self.seated)

    @property
    def is_on(self) -> bool:
        """A game is under way, and everybody is there."""
        return self.node is not None and self.outcome is None and not self.missing

    @property
    def missing_seeds(self) -> tuple[int, ...]:
        """The people whose words the dice wait for; saying nothing in particular is enough."""
        if self.header.dice != "verifiable" or not self.nth_game or self.rolls or self.outcome:
            return ()
        if self.seating and not self.game.uses_chance:
            return ()
        spoken = {chair for chair, _ in self.words}
        people = (c for c, p in enumerate(self.header.players, start=1) if not p.bot)
        return tuple(c for c in people if c not in spoken)

    @property
    def must_reveal(self) -> bool:
        """The game is over and its secret has not been shown."""
        return self.header.dice == "verifiable" and self.outcome is not None and not self.secret

    @property
    def awaits_lot(self) -> bool:
        return bool(self.nth_game) and not self.seating

    def seat_of(self, chair: int) -> Seat:
        """The seat a chair holds in this game; nobody's before the lots are drawn."""
        if chair not in self.seating:
            return Seat.NOBODY
        return self.game.seats(self.rules)[self.seating.index(chair)]

    def chair_of(self, seat: Seat) -> int:
        """The chair that holds a seat; HOUSE for nature."""
        seats = self.game.seats(self.rules)
        if not self.seating or seat not in seats:
            return NO_CHAIR
        return self.seating[seats.index(seat)]

    def dice(self, secret: str, roll: int) -> DerivedDice:
        """The dice of one roll of this game; roll 0 draws the lots."""
        return DerivedDice(secret, [text for _, text in self.words], roll)

    # --- what may happen ---

    def judge(self, by: int, action_text: str) -> Refusal | None:
        """None when the chair may do this now. A text that is no action raises BadAction."""
        if not self.is_on:
            return self._refused()
        return self.judge_action(by, self.game.read_action(action_text))

    def _refused(self) -> Refusal:
        """Why nobody acts: it is over, or has not begun."""
        return Refusal("game-over") if self.outcome is not None else Refusal("not-begun")

    def judge_action(self, by: int, action: Any) -> Refusal | None:
        """The same of an action that is read already."""
        if self.node is None or not self.is_on:
            return self._refused()
        if self.node.to_act is Seat.NATURE:
            if self.is_manual == (by == NO_CHAIR):
                return Refusal("dice-not-yours" if by != NO_CHAIR else "dice-by-hand")
        elif self.node.turn != by:
            return Refusal("not-your-turn", {"seat": self.to_act.value})
        return self.game.judge(self.node.position, action)

    def takeback_point(self, by: int) -> int | None:
        """The entry to go back to so that a chair can choose its last action anew."""
        node = None if self.header.is_rated else self.node  # what is rated stays played
        while node is not None and node.before is not None:
            if node.by == by:
                return node.before.number
            node = node.before
        return None

    def entry(self, at: int, by: int, kind: EntryKind, text: str, lag: int = 0) -> Entry:
        """The next entry, digest and link filled in. Raises BadRecord when it may not be."""
        return self.grown(at, by, kind, text, lag)[0]

    def grown(
        self, at: int, by: int, kind: EntryKind, text: str, lag: int = 0
    ) -> "tuple[Entry, MatchState]":
        """The next entry as `entry` has it, and the course after it."""
        at = max(at, self.at)
        bare = Entry(number=self.number + 1, at=at, by=by, kind=kind, text=text, lag=lag)
        moved = self._moved(bare)
        # The opening has a digest as well as every action: it proves ruleset and version.
        after = "" if moved.node is self.node else digest(self.game.write(moved.position))
        entry = linked(self.link, bare, after)
        return entry, moved._numbered(entry)

    def after(self, entry: Entry) -> "MatchState":
        """The course one entry on; BadRecord with number and reason when it does not fit."""
        if entry.number != self.number + 1:
            raise BadRecord(entry.number, f"expected entry {self.number + 1}")
        if entry.at < self.at:
            raise BadRecord(entry.number, "it is older than the entry before it")
        moved = self._moved(entry)
        expected = "" if moved.node is self.node else digest(self.game.write(moved.position))
        if entry.after != expected:
            raise BadRecord(
                entry.number, f"the position after it has digest {expected!r}, not {entry.after!r}"
            )
        if entry.link != next_link(self.link, entry):
            raise BadRecord(entry.number, "the link does not fit the entry before it")
        return moved._numbered(entry)

    def _numbered(self, entry: Entry) -> "MatchState":
        return MatchState._make((*self[:-3], entry.number, entry.at, entry.link))

    def _gives_back(self, entry: Entry) -> bool:
        clock = self.clock
        if clock is None or entry.kind is not EntryKind.ACT or entry.by != clock.running:
            return False
        return 0 < entry.lag == clock.refund(entry.lag)

    def _moved(self, entry: Entry) -> "MatchState":
        if not NO_CHAIR <= entry.by <= self.chairs:
            raise BadRecord(entry.number, f"there is no chair {entry.by}")
        if entry.lag and not self._gives_back(entry):
            raise BadRecord(entry.number, f"{entry.lag} ms are not given back here")
        try:
            return advance_clock(self, TRANSITIONS[entry.kind](self, entry), entry)
        except BadRecord:
            raise
        except BadInput as error:
            raise BadRecord(entry.number, str(error)) from error


def initial_state(game: AnyGame, rules: Any, header: Header) -> MatchState:
    """The course before the first entry: bots sit already, people do not."""
    if header.game != game.key:
        raise BadRecord(0, f"the header names {header.game!r}, not {game.key!r}")
    if header.version != game.version:
        raise BadRecord(
            0, f"made by version {header.version} of {game.key}; this is version {game.version}"
        )
    if len(header.players) != len(game.seats(rules)):
        raise BadRecord(0, f"{len(header.players)} players at a game of {len(game.seats(rules))}")
    if header.dice not in DICE_KINDS or header.seating not in SEATINGS:
        raise BadRecord(0, f"unknown dice {header.dice!r} or seating {header.seating!r}")
    for text in (header.table, *(part for p in header.players for part in (p.name, p.bot))):
        if len(text) > 40 or not text.isprintable():
            raise BadRecord(0, f"{text[:60]!r} is not one short line")
    try:
        clock = read_clock(header.clock) if header.clock else None
    except BadInput as error:
        raise BadRecord(0, str(error)) from error
    state = MatchState(
        game=game,
        rules=rules,
        header=header,
        link=first_link(header),
        match=Match(header.match, len(header.players)),
        at=header.made,
        names=tuple(player.name for player in header.players),
        seated=frozenset(c for c, p in enumerate(header.players, start=1) if p.bot),
        clock=Clock.full(clock, len(header.players)) if clock else None,
    )
    if header.is_rated:
        _demand_ratable(header)
    if state.needs_dice and header.dice == "none":
        raise BadRecord(0, f"{game.key} cannot be played without dice")
    return state


def _demand_ratable(header: Header) -> None:
    """Rated is what two people play out between them, with dice that neither of them throws."""
    if len(header.players) != 2 or any(player.bot for player in header.players):
        raise BadRecord(0, "a rated table is for two people")
    if header.match.kind == "open" or header.dice == "manual":
        raise BadRecord(0, "a rated match has an end, and the house rolls its dice")


def replay(state: MatchState, entries: "tuple[Entry, ...] | list[Entry]") -> MatchState:
    """The course after all entries; the first that does not fit raises BadRecord."""
    for entry in entries:
        state = state.after(entry)
    return state
