"""Whether a wish still means what it meant, when somebody else has written first."""

from dataclasses import dataclass

from gamecase.kernel.history import PositionNode
from gamecase.kernel.log import EntryKind, PendingEntry
from gamecase.kernel.match_state import MatchState

#: These say the same whatever was played meanwhile.
_LASTING = (EntryKind.SIT, EntryKind.CLIENT_SEED, EntryKind.RESIGN, EntryKind.SAY)


@dataclass(frozen=True, slots=True)
class Stale:
    """The wish answers a position that is no longer on the board."""

    number: int


def is_superseded(pending: PendingEntry, before: MatchState, now: MatchState) -> bool:
    """Whether what was wished for would be another thing now, or was done already."""
    if now.nth_game != before.nth_game or now.outcome != before.outcome:
        return True
    if pending.kind in _LASTING:
        return not _may_still(pending, now)
    return _number(now.node) != _number(before.node) or now.offer != before.offer


def _number(node: PositionNode | None) -> int:
    return node.number if node else 0


def _may_still(pending: PendingEntry, state: MatchState) -> bool:
    """Whether what can be done once is still to be done by that chair."""
    match pending.kind:
        case EntryKind.SIT:
            return pending.by in state.missing
        case EntryKind.CLIENT_SEED:
            return pending.by in state.missing_seeds
        case _:
            return True
