"""Hypothesis strategies for headers and logs of any shape."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from dice_pages import DicePages
from gamecase.kernel.hash_chains import CHAINED, wanted_parts
from gamecase.kernel.log import NO_CHAIR, EntryKind, Header, PendingEntry, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from log_builder import NOON, PEBBLE, TICTACTOE, LogBuilder, header, random_action

Command = tuple[int, EntryKind, str]

NAMES = st.text(max_size=40).filter(str.isprintable)

MATCHES = st.sampled_from(
    [MatchRule(), MatchRule("best-of", 3), MatchRule("first-to", 2), MatchRule("open")]
)


@st.composite
def random_headers(draw: st.DrawFn) -> Header:
    """The header of any possible table of the two games of these tests."""
    package = draw(st.sampled_from([TICTACTOE, PEBBLE]))
    seating = draw(st.sampled_from(["given", "lot"]))
    needs_dice = package.game.uses_chance or seating == "lot"
    kinds = ["chains", "deposits", "verifiable", "manual", "seeded"] + ["none"] * (not needs_dice)
    base = header(
        package,
        ruleset=draw(st.sampled_from([*package.booklets])),
        match=draw(MATCHES),
        dice=draw(st.sampled_from(kinds)),
        seating=seating,
    )
    levels = st.sampled_from(["", package.bot.LEVELS[0].key])
    players = tuple(PlayerSpec(draw(NAMES), draw(levels)) for _ in base.players)
    return Header(
        table=draw(NAMES),
        game=base.game,
        version=base.version,
        ruleset=base.ruleset,
        players=players,
        match=base.match,
        dice=base.dice,
        seating=base.seating,
        made=NOON + draw(st.integers(0, 10**9)),
    )


@st.composite
def random_logs(draw: st.DrawFn) -> LogBuilder:
    """A log of up to sixty entries of any kind."""
    head = draw(random_headers())
    name = draw(NAMES)
    random = Random(draw(st.integers(0, 2**32)))
    builder = LogBuilder(TICTACTOE if head.game == TICTACTOE.game.key else PEBBLE, head)
    builder.pages = DicePages(60)
    for _ in range(draw(st.sampled_from([0, 3, 12, 30, 60]))):
        plays = random.random() < 0.8  # the rest are offers, answers and resignations
        commands = [*(_game_entries(builder, name, random) if plays else _offer_entries(builder))]
        allowed = [command for command in commands if _is_allowed(builder, command)]
        if allowed:
            builder.add(*random.choice(allowed))
    return builder


def _is_allowed(builder: LogBuilder, command: Command) -> bool:
    by, kind, text = command
    appended = builder.state.append(builder.state.at, PendingEntry(by, kind, text))
    return not isinstance(appended, Refusal)


def _game_entries(builder: LogBuilder, name: str, random: Random) -> Iterator[Command]:
    """Entries that advance a game."""
    state = builder.state
    if state.owed_parts:
        pass  # the pages answer first
    elif state.awaits_lot or state.to_act is Seat.NATURE:
        kind = EntryKind.LOT if state.awaits_lot else EntryKind.ACT
        yield 1 if state.is_manual else NO_CHAIR, kind, builder.next_chance()
    elif state.to_act.is_player:
        action = random_action(builder.package.game, state.position, random)
        yield state.turn, EntryKind.ACT, builder.package.game.write(action)
    if state.must_reveal:
        yield NO_CHAIR, EntryKind.REVEAL, builder.secret()
    for chair in range(state.chairs + 1):
        yield chair, EntryKind.SIT, name
        yield chair, EntryKind.BEGIN, builder.next_commitment()
        yield chair, EntryKind.CLIENT_SEED, name
        yield from _dice_entries(builder, chair)


def _dice_entries(builder: LogBuilder, chair: int) -> Iterator[Command]:
    """What the page of a player does for the dice."""
    if builder.header.dice not in CHAINED:
        return
    anchor = builder.pages.new(chair)
    yield chair, EntryKind.CHAIN, anchor
    yield chair, EntryKind.RENEWAL, anchor
    if chair in wanted_parts(builder.state):
        yield chair, EntryKind.PART, builder.pages.next_part(builder.state, chair)


def _offer_entries(builder: LogBuilder) -> Iterator[Command]:
    """Offers, answers and resignations."""
    state = builder.state
    for chair in range(state.chairs + 1):
        yield chair, EntryKind.OFFER, f"takeback {state.takeback_point(chair)}"
        yield chair, EntryKind.OFFER, "draw"
        yield chair, EntryKind.OFFER, "rematch"
        yield chair, EntryKind.RESIGN, ""
        if state.offer:
            yield chair, EntryKind.TAKEBACK, state.offer.text.partition(" ")[2]
            yield chair, EntryKind.DRAW, ""
            yield chair, EntryKind.DECLINE, str(state.offer.number)
