"""Verify a record: legal play, and dice that follow from their secret and client seeds."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from gamecase.kernel.dice import draw_order, secret_of_seed
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header
from gamecase.kernel.match_state import MatchState, initial_state
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class VerifiedRecord:
    """The result of verifying a record without faults."""

    state: MatchState
    rolls_checked: int  # rolls and lots that were derived again and agree
    rolls_by_hand: int  # entered by people at a real board, so not derived
    rolls_hidden: int  # of a game whose secret is not revealed yet


def verify(game: AnyGame, rules: Any, header: Header, entries: Iterable[Entry]) -> VerifiedRecord:
    """Replay a log and derive every roll again; BadRecord names the entry that is wrong."""
    state = initial_state(game, rules, header)
    waiting: list[tuple[Entry, MatchState]] = []  # nature's entries, with the state before each
    checked = by_hand = 0
    for entry in entries:
        if entry.kind is EntryKind.BEGIN:
            checked += _check_seeded(state, waiting)
            waiting = []
        if _is_chance(state, entry):
            if entry.by == NO_CHAIR:
                waiting.append((entry, state))
            else:
                by_hand += 1
        state = state.after(entry)
        if entry.kind is EntryKind.REVEAL:
            checked += _check(waiting, entry.text)
            waiting = []
    checked += _check_seeded(state, waiting)
    hidden = len(waiting) if state.has_secret else 0
    return VerifiedRecord(state, checked, by_hand, hidden)


def _is_chance(state: MatchState, entry: Entry) -> bool:
    by_nature = entry.kind is EntryKind.ACT and state.to_act is Seat.NATURE
    return by_nature or entry.kind is EntryKind.LOT


def _check_seeded(state: MatchState, waiting: list[tuple[Entry, MatchState]]) -> int:
    if state.header.dice != "seeded" or not state.nth_game:
        return 0
    return _check(waiting, secret_of_seed(int(state.commitment)))


def _check(waiting: list[tuple[Entry, MatchState]], secret: str) -> int:
    for entry, state in waiting:
        expected = derive_chance(state, secret)
        if entry.text != expected:
            raise BadRecord(
                entry.number, f"the dice give {expected!r}, the record says {entry.text!r}"
            )
    return len(waiting)


def derive_chance(state: MatchState, secret: str) -> str:
    """The text of the next entry that chance decides: the lots, or nature's action."""
    if state.awaits_lot:
        return " ".join(map(str, draw_order(state.dice(secret, 0), state.chairs)))
    action = state.game.nature(state.position, state.dice(secret, state.rolls + 1))
    return state.game.write(action)
