"""The state of a table for programs: no drawing, but the position and every legal action."""

from typing import Any

import msgspec

from gamecase.kernel.game import ListedActions, RangedActions
from gamecase.kernel.match_state import MatchState
from gamecase.messages.api_types import (
    ApiChain,
    ApiClock,
    ApiEntries,
    ApiOffer,
    ApiOutcome,
    ApiPlayer,
    ApiRange,
    ApiState,
)
from gamecase.messages.cache import message_cache
from gamecase.messages.dice import chain_messages
from gamecase.messages.entries import entries_message
from gamecase.messages.state import allowed_requests, clock_message, status_text
from gamecase.messages.viewer import Viewer, player_name
from gamecase.tables.table import Table


def api_state(table: Table, viewer: Viewer) -> ApiState:
    """The state of a table as a viewer sees it."""
    state = table.state
    words = viewer.speaker(table)
    header = state.header
    actions, between = _choices(state) if viewer.can_act(state) else (None, None)
    offer, outcome = state.offer, state.outcome
    clock = clock_message(table)
    return ApiState(
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
            ApiPlayer(
                chair=chair,
                name=player_name(table, words, chair),
                seat=state.seat_of(chair).value,
                is_bot=bool(header.players[chair - 1].bot),
                is_you=chair in viewer.chairs,
                is_here=bool(header.players[chair - 1].bot) or table.is_present(chair),
                is_seated=chair in state.seated,
                score=state.match.score[chair - 1],
            )
            for chair in table.chairs
        ],
        you=list(viewer.chairs),
        to_act=state.turn,
        is_yours=viewer.can_act(state),
        actions=actions,
        range=between,
        offer=ApiOffer(offer.number, offer.by, offer.what) if offer else None,
        may=allowed_requests(table, viewer),
        speak=[chair for chair in state.missing_seeds if chair in viewer.chairs],
        chains=[ApiChain(**chain) for chain in chain_messages(table, viewer)],
        clock=ApiClock(**clock) if clock else None,
        outcome=ApiOutcome(
            [state.chair_of(seat) for seat in outcome.winners], outcome.reason, outcome.points
        )
        if outcome
        else None,
        is_match_over=state.match.is_over,
        status=status_text(table, viewer, words),
    )


def _choices(state: MatchState) -> tuple[list[str] | None, ApiRange | None]:
    """The legal actions in notation, as a list or as a range; neither where there is none."""
    choices: Any = state.game.choices(state.position)
    match choices:
        case ListedActions():
            return [state.game.write(action) for action in choices.actions], None
        case RangedActions():
            return None, ApiRange(state.game.write(choices.low), state.game.write(choices.high))
        case _:
            return None, None


def encoded_api_state(table: Table, viewer: Viewer) -> bytes:
    """The state as JSON, encoded once for all viewers who see the same."""
    views = message_cache(table).views
    key = ("api state", *viewer.key)
    encoded: bytes | None = views.get(key)
    if encoded is None:
        encoded = msgspec.json.encode(api_state(table, viewer))
        if table.state.clock is None:  # the time left changes with every message
            views[key] = encoded
    return encoded


def api_entries(table: Table, viewer: Viewer, since: int) -> ApiEntries:
    """The entries past a number."""
    return msgspec.convert(entries_message(table, viewer, since), ApiEntries)
