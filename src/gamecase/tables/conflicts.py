"""Decide whether a command still means the same after another process wrote to the table."""

from dataclasses import dataclass

from gamecase.kernel.hash_chains import objection_to_renewal, wanted_parts
from gamecase.kernel.log import EntryKind, PendingEntry
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.position_history import PositionNode

#: Entries that mean the same whatever was played meanwhile.
_INDEPENDENT = (
    EntryKind.SIT,
    EntryKind.CLIENT_SEED,
    EntryKind.CHAIN,
    EntryKind.RENEWAL,
    EntryKind.PART,
    EntryKind.RESIGN,
    EntryKind.SAY,
)


@dataclass(frozen=True, slots=True)
class StaleCommand:
    """A command refers to a position that is no longer on the board."""

    number: int  # of the last entry


def is_superseded(pending: PendingEntry, before: MatchState, now: MatchState) -> bool:
    """Whether an entry would mean something else now, or has been made already."""
    if now.nth_game != before.nth_game or now.outcome != before.outcome:
        return True
    if pending.kind in _INDEPENDENT:
        return not _is_possible(pending, now)
    return _number(now.node) != _number(before.node) or now.offer != before.offer


def _number(node: PositionNode | None) -> int:
    return node.number if node else 0


def _is_possible(pending: PendingEntry, state: MatchState) -> bool:
    """Whether a chair can still do what can be done only once."""
    match pending.kind:
        case EntryKind.SIT:
            return pending.by in state.missing
        case EntryKind.CLIENT_SEED | EntryKind.CHAIN:
            return pending.by in state.missing_seeds
        case EntryKind.RENEWAL:
            return not objection_to_renewal(state, pending.by)
        case EntryKind.PART:
            return pending.by in wanted_parts(state)
        case _:
            return True
