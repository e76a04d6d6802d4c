"""What a program is told of a table: no drawing, but the position, and every action it may take.

These are the shapes of the API, too: its document is made from them.
"""

from typing import Any

import msgspec

from gamecase.kernel.game import Listed, Ranged
from gamecase.kernel.match_state import MatchState
from gamecase.messages.state import clock_message, may_ask, status_line
from gamecase.messages.viewer import Viewer, entries_message, player_name
from gamecase.tables.table import Table


class SheetPlayer(msgspec.Struct):
    """Who holds a chair."""

    chair: int
    name: str
    seat: str
    is_bot: bool
    is_you: bool
    is_here: bool
    is_seated: bool
    score: int


class SheetRange(msgspec.Struct):
    """Actions too many to list: field by field between two corners."""

    low: str
    high: str


class SheetOffer(msgspec.Struct):
    """Something proposed that waits for an answer."""

    number: int
    by: int
    what: str


class SheetClock(msgspec.Struct):
    """What the clock shows as this is written, in milliseconds by chair."""

    kind: str
    left: list[int]
    running: int
    free: int


class SheetOutcome(msgspec.Struct):
    """How a game ended; no winner is a draw."""

    winners: list[int]
    reason: str
    points: int


class Sheet(msgspec.Struct, tag_field="type", tag="state"):
    """How a table stands."""

    table: str
    game: str
    ruleset: str
    switches: dict[str, bool | int | str]
    match: str
    dice: str
    clock_rule: str
    n: int
    after: int
    nth_game: int
    position: str
    players: list[SheetPlayer]
    you: list[int]
    to_act: int
    is_yours: bool
    actions: list[str] | None
    range: SheetRange | None
    offer: SheetOffer | None
    may: list[str]
    speak: list[int]
    clock: SheetClock | None
    outcome: SheetOutcome | None
    is_match_over: bool
    status: str


class SheetEntry(msgspec.Struct):
    """Something that happened."""

    n: int
    by: int
    kind: str
    text: str
    told: str
    symbols: str


class SheetEntries(msgspec.Struct, tag_field="type", tag="entries"):
    """What happened, in order."""

    entries: list[SheetEntry]


def sheet_of(table: Table, viewer: Viewer) -> Sheet:
    """How things stand for one who holds some chairs, or none."""
    state = table.state
    words = viewer.speaker(table)
    header = state.header
    actions, between = _choices(state) if viewer.may_act(state) else (None, None)
    offer, outcome = state.offer, state.outcome
    clock = clock_message(table)
    return Sheet(
        table=table.id,
        game=header.game,
        ruleset=header.ruleset,
        switches=dict(header.switches),
        match=str(header.match),
        dice=header.dice,
        clock_rule=header.clock or "none",
        n=state.number,
        after=state.node.number if state.node else 0,
        nth_game=state.nth_game,
        position=state.game.write(state.position) if state.node else "",
        players=[
            SheetPlayer(
                chair=chair,
                name=player_name(table, words, chair),
                seat=state.seat_of(chair).value,
                is_bot=bool(header.players[chair - 1].bot),
                is_you=chair in viewer.chairs,
                is_here=bool(header.players[chair - 1].bot) or table.is_here(chair),
                is_seated=chair in state.seated,
                score=state.match.score[chair - 1],
            )
            for chair in table.chairs
        ],
        you=list(viewer.chairs),
        to_act=state.turn,
        is_yours=viewer.may_act(state),
        actions=actions,
        range=between,
        offer=SheetOffer(offer.number, offer.by, offer.what) if offer else None,
        may=may_ask(table, viewer),
        speak=[chair for chair in state.missing_seeds if chair in viewer.chairs],
        clock=SheetClock(**clock) if clock else None,
        outcome=SheetOutcome(
            [state.chair_of(seat) for seat in outcome.winners], outcome.reason, outcome.points
        )
        if outcome
        else None,
        is_match_over=state.match.is_over,
        status=status_line(table, viewer, words),
    )


def _choices(state: MatchState) -> tuple[list[str] | None, SheetRange | None]:
    """What may be done now, as texts; neither where the game has no list of it."""
    found: Any = state.game.choices(state.position)
    match found:
        case Listed():
            return [state.game.write(action) for action in found.actions], None
        case Ranged():
            return None, SheetRange(state.game.write(found.low), state.game.write(found.high))
        case _:
            return None, None


def sheet_line(table: Table, viewer: Viewer) -> bytes:
    """The sheet as it is sent; made once for all who see the same."""
    key = ("sheet", *viewer.sees)
    found: bytes | None = table.views.get(key)
    if found is None:
        found = msgspec.json.encode(sheet_of(table, viewer))
        if table.state.clock is None:  # a clock says something else every moment
            table.views[key] = found
    return found


def sheet_entries(table: Table, viewer: Viewer, since: int) -> SheetEntries:
    """The entries past a number."""
    return msgspec.convert(entries_message(table, viewer, since), SheetEntries)
