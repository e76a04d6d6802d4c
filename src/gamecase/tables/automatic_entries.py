"""What the house owes a table: sealed dice, lots, rolls, and the secret of a finished game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gamecase.kernel.dice import commitment, new_secret, secret_of_seed
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import derive_chance


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """Who does what: an entry before it has a number and a time."""

    by: int
    kind: EntryKind
    text: str
    lag: int = 0


def new_commitment(dice: str, seed: int) -> tuple[str, str]:
    """What a game's beginning says of its dice, and the secret to keep for it."""
    match dice:
        case "verifiable":
            secret = new_secret()
            return commitment(secret), secret
        case "seeded":
            return str(seed), ""
        case _:
            return "", ""


def with_automatic_entries(
    state: MatchState, pending: PendingEntry, now: Callable[[], int], secrets: Mapping[int, str]
) -> list[tuple[Entry, MatchState]]:
    """A deed as an entry, and what the house owes after it: lots, rolls, an opened secret.

    With each comes the course after it.
    """
    found: list[tuple[Entry, MatchState]] = []
    due: PendingEntry | None = pending
    while due is not None:
        found.append(state.grown(now(), due.by, due.kind, due.text, due.lag))
        state = found[-1][1]
        due = _due(state, secrets)
    return found


def _due(state: MatchState, secrets: Mapping[int, str]) -> PendingEntry | None:
    if state.header.dice == "none":
        return None
    if state.must_reveal:
        return PendingEntry(NO_CHAIR, EntryKind.REVEAL, secrets[state.nth_game])
    if state.missing or state.missing_seeds or state.is_manual:
        return None
    if state.awaits_lot or state.to_act is Seat.NATURE:
        seeded = state.header.dice == "seeded"
        secret = secret_of_seed(int(state.commitment)) if seeded else secrets[state.nth_game]
        kind = EntryKind.LOT if state.awaits_lot else EntryKind.ACT
        return PendingEntry(NO_CHAIR, kind, derive_chance(state, secret))
    return None
