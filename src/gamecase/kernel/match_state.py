"""The state of a match, folded from its log entry by entry.

A table that plays and a reader of records fold a log the same way, so a record proves exactly what
a server accepted. A state is immutable: `append` makes the next entry, `after` checks one.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from gamecase.kernel.clock import Clock, advance_clock, read_clock
from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.entry_transitions import TRANSITIONS, act
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.hash_chains import CHAINED, Chain, owed_parts
from gamecase.kernel.log import (
    NO_CHAIR,
    Entry,
    EntryKind,
    Header,
    PendingEntry,
    digest,
    first_link,
    linked,
    next_link,
)
from gamecase.kernel.match import Match, MatchRule
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import Offer, PositionNode
from gamecase.kernel.seat import Seat

#: Dice with a secret of the server, which is revealed after the game.
SECRET_DICE = (*CHAINED, "verifiable")
DICE_KINDS = (*SECRET_DICE, "manual", "seeded", "none")
SEATINGS = ("given", "lot")
LONGEST_START = 4_000  # characters of a position


class MatchState(NamedTuple):
    """The state after the last entry of a log.

    A named tuple, because two are made per entry and copying a tuple of this many fields takes a
    third of the time of a dataclass. The fields that every entry changes come last; see
    `_with_entry`.
    """

    game: AnyGame
    rules: Any
    header: Header
    match: Match
    names: tuple[str, ...] = ()
    seated: frozenset[int] = frozenset()
    nth_game: int = 0  # counted over all matches of the table
    commitment: str = ""  # to the secret of this game's dice, or the seed of seeded dice
    used_commitments: frozenset[str] = frozenset()  # of earlier games: a secret is used once
    client_seeds: tuple[tuple[int, str], ...] = ()  # chair and text
    chains: tuple[Chain, ...] = ()  # of the players who have one, by chair
    seating: tuple[int, ...] = ()  # the chair of each seat in order; empty before the draw
    rolls: int = 0  # how often nature has acted in this game, including what was taken back
    node: PositionNode | None = None
    outcome: Outcome | None = None
    secret: str = ""  # of this game's dice, once it is revealed
    offer: Offer | None = None
    match_winners: tuple[tuple[int, ...], ...] = ()  # the winning chairs per match; () if drawn
    clock: Clock | None = None
    chat_senders: tuple[int, ...] = ()  # the chair of each chat phrase since this game began
    number: int = 0  # of the last entry
    at: int = 0  # when it was made
    link: str = ""

    # --- queries ---

    @property
    def chairs(self) -> int:
        return len(self.header.players)

    @property
    def position(self) -> Any:
        """The position on the board; None before the first game has begun."""
        return self.node.position if self.node else None

    @property
    def to_act(self) -> Seat:
        if self.node is None or self.outcome is not None:
            return Seat.NOBODY
        return self.node.to_act

    @property
    def turn(self) -> int:
        """The chair that is to act; NO_CHAIR for nature and for nobody."""
        node = self.node
        return NO_CHAIR if node is None or self.outcome is not None else node.turn

    @property
    def is_manual(self) -> bool:
        """Whether people enter what the dice of a real board show."""
        return self.header.dice == "manual"

    @property
    def has_secret(self) -> bool:
        """Whether the dice follow from a secret of the server and what the players add."""
        return self.header.dice in SECRET_DICE

    @property
    def needs_dice(self) -> bool:
        return self.game.has_chance(self.rules) or self.header.seating == "lot"

    @property
    def missing(self) -> tuple[int, ...]:
        """The chairs that are still free."""
        if len(self.seated) == len(self.header.players):  # the usual case
            return ()
        return tuple(c for c in range(1, self.chairs + 1) if c not in self.seated)

    @property
    def is_on(self) -> bool:
        """Whether a game is in progress and all chairs are taken."""
        return self.node is not None and self.outcome is None and not self.missing

    @property
    def missing_seeds(self) -> tuple[int, ...]:
        """The people whose client seed or chain the dice wait for; a seed may be empty text."""
        if not self.has_secret or not self.nth_game or self.rolls or self.outcome:
            return ()
        if self.seating and not self.game.has_chance(self.rules):
            return ()
        seeded = {chair for chair, _ in self.client_seeds}
        seeded |= {chain.chair for chain in self.chains}
        people = (c for c, p in enumerate(self.header.players, start=1) if not p.bot)
        return tuple(c for c in people if c not in seeded)

    @property
    def owed_parts(self) -> tuple[int, ...]:
        """The chairs whose numbers the roll or the lots that are due wait for."""
        return owed_parts(self) if self.chains else ()

    @property
    def must_reveal(self) -> bool:
        """Whether the game is over and the secret of its dice has not been revealed."""
        return self.has_secret and self.outcome is not None and not self.secret

    @property
    def awaits_lot(self) -> bool:
        return bool(self.nth_game) and not self.seating

    def seat_of(self, chair: int) -> Seat:
        """The seat a chair holds in this game; nobody's before the lots are drawn."""
        if chair not in self.seating:
            return Seat.NOBODY
        return self.game.seats(self.rules)[self.seating.index(chair)]

    def chair_of(self, seat: Seat) -> int:
        """The chair that holds a seat; NO_CHAIR for nature."""
        seats = self.game.seats(self.rules)
        if not self.seating or seat not in seats:
            return NO_CHAIR
        return self.seating[seats.index(seat)]

    def dice(self, secret: str, roll: int) -> DerivedDice:
        """The dice of one roll of this game; roll 0 draws the lots."""
        words = [text for _, text in self.client_seeds]
        return DerivedDice(secret, words + [chain.head for chain in self.chains], roll)

    # --- actions ---

    def judge(self, by: int, action_text: str) -> Refusal | None:
        """None when the chair may take this action now; BadAction when the text is not one."""
        if not self.is_on:
            return self._no_game()
        return self.judge_action(by, self.game.read_action(action_text))

    def judge_action(self, by: int, action: Any) -> Refusal | None:
        """None when the chair may take this action now."""
        if self.node is None or not self.is_on:
            return self._no_game()
        if self.node.to_act is Seat.NATURE:
            if self.is_manual == (by == NO_CHAIR):
                return Refusal("dice-not-yours" if by != NO_CHAIR else "dice-by-hand")
        elif self.node.turn != by:
            return Refusal("not-your-turn", {"seat": self.to_act.value})
        return self.game.judge(self.node.position, action)

    def _no_game(self) -> Refusal:
        return Refusal("game-over") if self.outcome is not None else Refusal("not-begun")

    def takeback_point(self, by: int) -> int | None:
        """The number of the entry to go back to so that a chair can redo its last action."""
        if self.header.is_rated:  # no takebacks in rated games
            return None
        node = self.node
        while node is not None and node.before is not None:  # a generator would cost more per move
            if node.by == by:
                return node.before.number
            node = node.before
        return None

    # --- entries ---

    def append(self, at: int, pending: PendingEntry) -> "Appended | Refusal":
        """Make the next entry, complete with digest and link, and the state after it.

        An action that the rules forbid gives their refusal; any other entry that may not follow
        gives the refusal `not-now` with the reason as `detail`.
        """
        by, kind, text, lag, action = pending
        bare = Entry(self.number + 1, max(at, self.at), by, kind, text, lag=lag)
        try:
            state = self._apply(bare, action)
        except BadRecord as error:
            return Refusal("not-now", {"detail": error.reason})
        if isinstance(state, Refusal):
            return state
        entry = linked(self.link, bare, self._digest_after(state))
        return Appended(entry, state._with_entry(entry))

    def after(self, entry: Entry) -> "MatchState":
        """The state after an entry of a record; BadRecord when it may not follow."""
        if entry.number != self.number + 1:
            raise BadRecord(entry.number, f"expected entry {self.number + 1}")
        if entry.at < self.at:
            raise BadRecord(entry.number, "it is older than the entry before it")
        state = self._apply(entry)
        if isinstance(state, Refusal):
            raise BadRecord(entry.number, f"{entry.text!r} is refused: {state.clause}")
        expected = self._digest_after(state)
        if entry.after != expected:
            raise BadRecord(
                entry.number, f"the position after it has digest {expected!r}, not {entry.after!r}"
            )
        if entry.link != next_link(self.link, entry):
            raise BadRecord(entry.number, "the link does not fit the entry before it")
        return state._with_entry(entry)

    def _digest_after(self, state: "MatchState") -> str:
        """The digest of a new position; the opening has one too, to prove ruleset and version."""
        return "" if state.node is self.node else digest(self.game.write(state.position))

    def _with_entry(self, entry: Entry) -> "MatchState":
        return MatchState._make((*self[:-3], entry.number, entry.at, entry.link))

    def _apply(self, entry: Entry, action: Any = None) -> "MatchState | Refusal":
        if not NO_CHAIR <= entry.by <= self.chairs:
            raise BadRecord(entry.number, f"there is no chair {entry.by}")
        if entry.lag and not self._is_valid_lag(entry):
            raise BadRecord(entry.number, f"{entry.lag} ms of lag cannot be refunded here")
        try:
            if entry.kind is EntryKind.ACT:
                state = act(self, entry, action)
                if isinstance(state, Refusal):
                    return state
            else:
                state = TRANSITIONS[entry.kind](self, entry)
            return advance_clock(self, state, entry)
        except BadRecord:
            raise
        except BadInput as error:
            raise BadRecord(entry.number, str(error)) from error

    def _is_valid_lag(self, entry: Entry) -> bool:
        clock = self.clock
        if clock is None or entry.kind is not EntryKind.ACT or entry.by != clock.running:
            return False
        return 0 < entry.lag == clock.refund(entry.lag)


class Appended(NamedTuple):
    """A new entry and the state after it."""

    entry: Entry
    state: MatchState


def initial_state(game: AnyGame, rules: Any, header: Header) -> MatchState:
    """The state before the first entry; bots are seated already, people are not."""
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
        _check_ratable(header)
    if header.start:
        _check_start(game, rules, header)
    if state.needs_dice and header.dice == "none":
        raise BadRecord(0, f"{game.key} cannot be played without dice")
    return state


def _check_ratable(header: Header) -> None:
    if len(header.players) != 2 or any(player.bot for player in header.players):
        raise BadRecord(0, "a rated table is for two people")
    if header.match.kind == "open" or header.dice == "manual":
        raise BadRecord(0, "a rated match has a fixed length, and its dice are not entered by hand")


def _check_start(game: AnyGame, rules: Any, header: Header) -> None:
    if header.is_rated or header.match != MatchRule():
        raise BadRecord(0, "from a position one game is played, and it is not rated")
    if len(header.start) > LONGEST_START:
        raise BadRecord(0, f"the start has {len(header.start)} characters; at most {LONGEST_START}")
    try:
        position = game.read_position(rules, header.start)
    except BadInput as error:
        raise BadRecord(0, f"the start is no position: {error}") from error
    if game.write(position) != header.start:
        raise BadRecord(0, f"the start is written {game.write(position)!r}")
    if game.outcome(position) is not None:
        raise BadRecord(0, "the game is over in the position it would start from")


def replay(state: MatchState, entries: Iterable[Entry]) -> MatchState:
    """The state after all entries; BadRecord names the first that does not fit."""
    for entry in entries:
        state = state.after(entry)
    return state
