"""The course of play: what a log adds up to, entry by entry.

Tables and readers of records fold the same way, so what a server accepts and what a record proves
are one and the same. A course is immutable; `after` gives the next one or says what is wrong.
"""

from dataclasses import dataclass, replace
from typing import Any

from gamecase.kernel.dice import DerivedDice, check_words, commitment
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.log import HOUSE, Entry, Header, Kind, digest, first_link, next_link
from gamecase.kernel.match import Match, Standing
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

DICE_KINDS = ("verifiable", "manual", "seeded", "none")
SEATINGS = ("given", "lot")


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A position of the game under way, and the one before it."""

    number: int  # of the entry that led here
    by: int  # the chair that acted
    action: str  # what it did; empty for the opening
    position: Any
    before: "Moment | None"

    def __eq__(self, other: object) -> bool:
        """Compared one by one: a long game is deeper than Python likes to recurse."""
        one: Moment | None = self
        two = other
        while isinstance(one, Moment) and isinstance(two, Moment) and one is not two:
            if (one.number, one.by, one.action) != (two.number, two.by, two.action):
                return False
            if one.position != two.position:
                return False
            one, two = one.before, two.before
        return one is two

    def __hash__(self) -> int:
        return hash((self.number, self.by, self.action, self.position))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a player proposed that waits for an answer."""

    number: int
    by: int
    text: str

    @property
    def what(self) -> str:
        return self.text.partition(" ")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """Where a log has got to."""

    game: AnyGame
    rules: Any
    header: Header
    link: str
    match: Match
    number: int = 0  # of the last entry
    at: int = 0  # when it was made
    names: tuple[str, ...] = ()
    seated: frozenset[int] = frozenset()
    nth_game: int = 0  # counted over all matches of the table
    pledge: str = ""  # the commitment to this game's dice, or the seed of seeded ones
    words: tuple[tuple[int, str], ...] = ()
    seating: tuple[int, ...] = ()  # the chair of each seat in order; empty until known
    rolls: int = 0  # how often nature has acted in this game, takebacks or not
    moment: Moment | None = None
    outcome: Outcome | None = None
    secret: str = ""  # of this game's dice, once it is revealed
    offer: Offer | None = None
    tally: tuple[tuple[int, ...], ...] = ()  # matches won by each chair, and () for a drawn one

    # --- what stands ---

    @property
    def chairs(self) -> int:
        return len(self.header.players)

    @property
    def position(self) -> Any:
        """The position on the board; None until the first game has begun."""
        return self.moment.position if self.moment else None

    @property
    def to_act(self) -> Seat:
        if self.moment is None or self.outcome is not None:
            return Seat.NOBODY
        return self.game.to_act(self.moment.position)

    @property
    def is_manual(self) -> bool:
        return self.header.dice == "manual"

    @property
    def needs_dice(self) -> bool:
        return self.game.uses_chance or self.header.seating == "lot"

    @property
    def missing(self) -> tuple[int, ...]:
        """The chairs nobody has taken yet."""
        return tuple(c for c in range(1, self.chairs + 1) if c not in self.seated)

    @property
    def silent(self) -> tuple[int, ...]:
        """The people whose words the dice wait for; saying nothing in particular is enough."""
        if self.header.dice != "verifiable" or not self.nth_game or self.rolls or self.outcome:
            return ()
        if self.seating and not self.game.uses_chance:
            return ()
        spoken = {chair for chair, _ in self.words}
        people = (c for c, p in enumerate(self.header.players, start=1) if not p.bot)
        return tuple(c for c in people if c not in spoken)

    @property
    def owes_reveal(self) -> bool:
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
            return HOUSE
        return self.seating[seats.index(seat)]

    def dice(self, secret: str, roll: int) -> DerivedDice:
        """The dice of one roll of this game; roll 0 draws the lots."""
        return DerivedDice(secret, [text for _, text in self.words], roll)

    # --- what may happen ---

    def judge(self, by: int, action_text: str) -> Refusal | None:
        """None when the chair may do this now. A text that is no action raises BadAction."""
        if self.outcome is not None:
            return Refusal("game-over")
        if self.moment is None or self.missing:
            return Refusal("not-begun")
        action = self.game.read_action(action_text)
        if self.to_act is Seat.NATURE:
            if self.is_manual == (by == HOUSE):
                return Refusal("dice-not-yours" if by != HOUSE else "dice-by-hand")
        elif self.chair_of(self.to_act) != by:
            return Refusal("not-your-turn", {"seat": self.to_act.value})
        return self.game.judge(self.moment.position, action)

    def takeback_point(self, by: int) -> int | None:
        """The entry to go back to so that a chair can choose its last action anew."""
        moment = self.moment
        while moment is not None and moment.before is not None:
            if moment.by == by:
                return moment.before.number
            moment = moment.before
        return None

    def entry(self, at: int, by: int, kind: Kind, text: str) -> Entry:
        """The next entry, digest and link filled in. Raises BadRecord when it may not be."""
        bare = Entry(number=self.number + 1, at=max(at, self.at), by=by, kind=kind, text=text)
        moved = self._moved(bare)
        # The opening has a digest as well as every action: it proves ruleset and version.
        after = "" if moved.moment is self.moment else digest(self.game.write(moved.position))
        filled = replace(bare, after=after)
        return replace(filled, link=next_link(self.link, filled))

    def after(self, entry: Entry) -> "Course":
        """The course one entry on; BadRecord with number and reason when it does not fit."""
        if entry.number != self.number + 1:
            raise BadRecord(entry.number, f"expected entry {self.number + 1}")
        if entry.at < self.at:
            raise BadRecord(entry.number, "it is older than the entry before it")
        moved = self._moved(entry)
        expected = "" if moved.moment is self.moment else digest(self.game.write(moved.position))
        if entry.after != expected:
            raise BadRecord(
                entry.number, f"the position after it has digest {expected!r}, not {entry.after!r}"
            )
        if entry.link != next_link(self.link, entry):
            raise BadRecord(entry.number, "the link does not fit the entry before it")
        return replace(moved, number=entry.number, at=entry.at, link=entry.link)

    def _moved(self, entry: Entry) -> "Course":
        if not HOUSE <= entry.by <= self.chairs:
            raise BadRecord(entry.number, f"there is no chair {entry.by}")
        try:
            return _STEPS[entry.kind](self, entry)
        except BadRecord:
            raise
        except BadInput as error:
            raise BadRecord(entry.number, str(error)) from error


# --- one step for each kind of entry ---


def _sit(course: Course, entry: Entry) -> Course:
    _demand(entry, entry.by in course.missing, f"chair {entry.by} is taken")
    _demand(entry, len(entry.text) <= 40 and entry.text.isprintable(), "a name is one short line")
    names = list(course.names)
    names[entry.by - 1] = entry.text
    return replace(course, names=tuple(names), seated=course.seated | {entry.by})


def _begin(course: Course, entry: Entry) -> Course:
    if course.nth_game:
        _demand(entry, course.outcome is not None, "the game before it is not over")
        _demand(entry, not course.owes_reveal, "the dice are not revealed yet")
        if course.match.is_over:
            _demand_offer(course, entry, "rematch")
    _demand(entry, _is_pledge(course.header.dice, entry.text), "not the dice the header promises")
    chairs = tuple(range(1, course.chairs + 1))
    seating = chairs if course.header.seating == "given" else ()
    if course.nth_game:
        seating = course.seating
        if course.game.swaps_seats:
            seating = (*seating[1:], seating[0])
    match = Match(course.header.match, course.chairs) if course.match.is_over else course.match
    begun = replace(
        course,
        nth_game=course.nth_game + 1,
        pledge=entry.text,
        words=(),
        seating=seating,
        rolls=0,
        outcome=None,
        secret="",
        offer=None,
        match=match,
    )
    return replace(begun, moment=_opening(begun, entry)) if seating else replace(begun, moment=None)


def _is_pledge(dice: str, text: str) -> bool:
    match dice:
        case "verifiable":
            return len(text) == 64 and set(text) <= set("0123456789abcdef")
        case "seeded":
            return text.isdecimal()
        case _:
            return text == ""


def _opening(course: Course, entry: Entry) -> Moment:
    by_seat = tuple(
        tuple(score[chair - 1] for chair in course.seating) for score in course.match.scores
    )
    position = course.game.opening(course.rules, Standing(course.header.match, by_seat))
    return Moment(entry.number, HOUSE, "", position, None)


def _words(course: Course, entry: Entry) -> Course:
    check_words(entry.text)
    _demand(entry, entry.by in course.silent, "words for the dice come once, before the first roll")
    return replace(course, words=(*course.words, (entry.by, entry.text)))


def _lot(course: Course, entry: Entry) -> Course:
    _demand(entry, course.awaits_lot, "no lots are to be drawn")
    _demand(entry, entry.by == HOUSE or course.is_manual, "lots are drawn by the dice")
    _demand(entry, not course.silent, "a player has not added words yet")
    parts = entry.text.split(" ")
    _demand(
        entry,
        sorted(parts) == [str(c) for c in range(1, course.chairs + 1)],
        f"{entry.text!r} is no order of the chairs",
    )
    drawn = replace(course, seating=tuple(int(part) for part in parts))
    return replace(drawn, moment=_opening(drawn, entry))


def _act(course: Course, entry: Entry) -> Course:
    refusal = course.judge(entry.by, entry.text)
    _demand(entry, refusal is None, f"{entry.text!r} is refused: {refusal and refusal.clause}")
    by_nature = course.to_act is Seat.NATURE
    _demand(entry, not (by_nature and course.silent), "a player has not added words yet")
    game, before = course.game, course.moment
    assert before is not None  # judge refuses before the opening
    position = game.apply(before.position, game.read_action(entry.text))
    by = HOUSE if by_nature else entry.by
    moved = replace(
        course,
        moment=Moment(entry.number, by, entry.text, position, before),
        rolls=course.rolls + by_nature,
        offer=None,
    )
    return _ended(moved, game.outcome(position))


def _offer(course: Course, entry: Entry) -> Course:
    what, _, rest = entry.text.partition(" ")
    _demand(entry, course.offer is None, "another offer waits for an answer")
    _demand(entry, entry.by != HOUSE, "the house makes no offers")
    match what:
        case "takeback":
            _demand(entry, course.outcome is None, "the game is over")
            _demand(
                entry,
                rest == str(course.takeback_point(entry.by)),
                f"there is no action of chair {entry.by} to take back to {rest!r}",
            )
        case "draw":
            _demand(entry, course.to_act is not Seat.NOBODY and not rest, "no game is under way")
        case "rematch":
            _demand(
                entry,
                course.outcome is not None and course.match.is_over and not rest,
                "the match is not over",
            )
        case _:
            raise BadRecord(entry.number, f"unknown offer {entry.text!r}")
    return replace(course, offer=Offer(entry.number, entry.by, entry.text))


def _decline(course: Course, entry: Entry) -> Course:
    # The one who made an offer may withdraw it: that too is a decline.
    _demand(entry, course.offer is not None, "there is no offer")
    _demand(entry, entry.text == str(course.offer and course.offer.number), "that offer is gone")
    _demand(entry, entry.by != HOUSE, "the house declines nothing")
    return replace(course, offer=None)


def _takeback(course: Course, entry: Entry) -> Course:
    offer = _demand_offer(course, entry, "takeback")
    _demand(entry, offer.text == f"takeback {entry.text}", "another takeback was offered")
    moment = course.moment
    while moment is not None and str(moment.number) != entry.text:
        moment = moment.before
    _demand(entry, moment is not None, f"there is nothing to go back to at {entry.text!r}")
    return replace(course, moment=moment, offer=None)


def _draw(course: Course, entry: Entry) -> Course:
    _demand_offer(course, entry, "draw")
    return _ended(course, Outcome((), "agreed"))


def _resign(course: Course, entry: Entry) -> Course:
    seat = course.seat_of(entry.by)
    _demand(entry, seat.is_player, f"chair {entry.by} holds no seat")
    _demand(entry, course.to_act is not Seat.NOBODY, "no game is under way")
    others = tuple(each for each in course.game.seats(course.rules) if each is not seat)
    return _ended(course, Outcome(others, "resigned"))


def _reveal(course: Course, entry: Entry) -> Course:
    _demand(entry, course.outcome is not None, "the secret stays hidden until the game is over")
    _demand(entry, course.owes_reveal, "there is nothing to reveal")
    try:
        opened = commitment(entry.text)
    except ValueError:
        raise BadRecord(entry.number, "the secret is not hexadecimal") from None
    _demand(entry, opened == course.pledge, "the secret is not the one committed to")
    return replace(course, secret=entry.text)


_STEPS = {
    Kind.SIT: _sit,
    Kind.BEGIN: _begin,
    Kind.WORDS: _words,
    Kind.LOT: _lot,
    Kind.ACT: _act,
    Kind.OFFER: _offer,
    Kind.DECLINE: _decline,
    Kind.TAKEBACK: _takeback,
    Kind.DRAW: _draw,
    Kind.RESIGN: _resign,
    Kind.REVEAL: _reveal,
}


def _ended(course: Course, outcome: Outcome | None) -> Course:
    if outcome is None:
        return course
    points = tuple(
        outcome.points if course.seat_of(chair) in outcome.winners else 0
        for chair in range(1, course.chairs + 1)
    )
    match = course.match.with_result(points)
    tally = course.tally
    if match.is_over:
        leaders = match.leaders
        tally = (*tally, leaders if len(leaders) < course.chairs else ())
    return replace(course, outcome=outcome, match=match, tally=tally, offer=None)


def _demand(entry: Entry, holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadRecord(entry.number, otherwise)


def _demand_offer(course: Course, entry: Entry, what: str) -> Offer:
    offer = course.offer
    if offer is None or offer.what != what:
        raise BadRecord(entry.number, f"no {what} was offered")
    _demand(entry, entry.by not in (HOUSE, offer.by), "an offer is accepted by somebody else")
    return offer


# --- whole logs ---


def open_course(game: AnyGame, rules: Any, header: Header) -> Course:
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
    course = Course(
        game=game,
        rules=rules,
        header=header,
        link=first_link(header),
        match=Match(header.match, len(header.players)),
        at=header.made,
        names=tuple(player.name for player in header.players),
        seated=frozenset(c for c, p in enumerate(header.players, start=1) if p.bot),
    )
    if course.needs_dice and header.dice == "none":
        raise BadRecord(0, f"{game.key} cannot be played without dice")
    return course


def replay(course: Course, entries: "tuple[Entry, ...] | list[Entry]") -> Course:
    """The course after all entries; the first that does not fit raises BadRecord."""
    for entry in entries:
        course = course.after(entry)
    return course
