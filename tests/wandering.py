"""Logs of every shape: whatever may happen at a table, chosen by numbers that hypothesis draws."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import HOUSE, Header, Kind, Player
from gamecase.kernel.match import MatchRule
from gamecase.kernel.seat import Seat
from playing import NOON, PEBBLE, TICTACTOE, Desk, header, some_action

Wish = tuple[int, Kind, str]

NAMES = st.text(max_size=40).filter(str.isprintable)

MATCHES = st.sampled_from(
    [MatchRule(), MatchRule("best-of", 3), MatchRule("first-to", 2), MatchRule("open")]
)


@st.composite
def headers(draw: st.DrawFn) -> Header:
    """Any table that can be laid for the two games of these tests."""
    boxed = draw(st.sampled_from([TICTACTOE, PEBBLE]))
    seating = draw(st.sampled_from(["given", "lot"]))
    needs_dice = boxed.game.uses_chance or seating == "lot"
    kinds = ["verifiable", "manual", "seeded"] + ["none"] * (not needs_dice)
    laid = header(
        boxed,
        ruleset=draw(st.sampled_from([*boxed.booklets])),
        match=draw(MATCHES),
        dice=draw(st.sampled_from(kinds)),
        seating=seating,
    )
    levels = st.sampled_from(["", boxed.bot.LEVELS[0].key])
    players = tuple(Player(draw(NAMES), draw(levels)) for _ in laid.players)
    return Header(
        table=draw(NAMES),
        game=laid.game,
        version=laid.version,
        ruleset=laid.ruleset,
        players=players,
        match=laid.match,
        dice=laid.dice,
        seating=laid.seating,
        made=NOON + draw(st.integers(0, 10**9)),
    )


@st.composite
def desks(draw: st.DrawFn) -> Desk:
    """A table at which something has happened, up to sixty entries of any kind."""
    head = draw(headers())
    name = draw(NAMES)
    random = Random(draw(st.integers(0, 2**32)))
    desk = Desk(TICTACTOE if head.game == TICTACTOE.game.key else PEBBLE, head)
    for _ in range(draw(st.sampled_from([0, 3, 12, 30, 60]))):
        plays = random.random() < 0.8  # the rest is offers, answers and giving up
        wishes = [*(_plays(desk, name, random) if plays else _asides(desk))]
        allowed = [wish for wish in wishes if _may(desk, wish)]
        if allowed:
            desk.add(*random.choice(allowed))
    return desk


def _may(desk: Desk, wish: Wish) -> bool:
    by, kind, text = wish
    try:
        desk.course.entry(desk.course.at, by, kind, text)
    except BadRecord:
        return False
    return True


def _plays(desk: Desk, name: str, random: Random) -> Iterator[Wish]:
    """What brings a game on."""
    course = desk.course
    if course.awaits_lot or course.to_act is Seat.NATURE:
        kind = Kind.LOT if course.awaits_lot else Kind.ACT
        yield 1 if course.is_manual else HOUSE, kind, desk.due()
    elif course.to_act.is_player:
        action = some_action(desk.boxed.game, course.position, random)
        yield course.turn, Kind.ACT, desk.boxed.game.write(action)
    if course.owes_reveal:
        yield HOUSE, Kind.REVEAL, desk.secret()
    for chair in range(course.chairs + 1):
        yield chair, Kind.SIT, name
        yield chair, Kind.BEGIN, desk.next_pledge()
        yield chair, Kind.WORDS, name


def _asides(desk: Desk) -> Iterator[Wish]:
    """What players say to each other meanwhile."""
    course = desk.course
    for chair in range(course.chairs + 1):
        yield chair, Kind.OFFER, f"takeback {course.takeback_point(chair)}"
        yield chair, Kind.OFFER, "draw"
        yield chair, Kind.OFFER, "rematch"
        yield chair, Kind.RESIGN, ""
        if course.offer:
            yield chair, Kind.TAKEBACK, course.offer.text.partition(" ")[2]
            yield chair, Kind.DRAW, ""
            yield chair, Kind.DECLINE, str(course.offer.number)
