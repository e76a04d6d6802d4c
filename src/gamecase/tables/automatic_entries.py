"""Entries that no player makes: lots, rolls, and the revealed secret of a finished game."""

from collections.abc import Callable, Mapping

from gamecase.kernel.dice import commitment_of, new_secret, secret_of_seed
from gamecase.kernel.log import NO_CHAIR, EntryKind, PendingEntry
from gamecase.kernel.match_state import Appended, MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import derive_chance


def pending_action(state: MatchState, by: int, text: str, lag: int = 0) -> PendingEntry:
    """An action in the game's own spelling; BadAction when the text is not an action."""
    action = state.game.read_action(text)
    if state.node is not None:
        action = state.game.usual_spelling(state.node.position, action)
    spelling = state.game.write(action)
    if spelling != text:
        action = state.game.read_action(spelling)  # what a reader of the log will see
    return PendingEntry(by, EntryKind.ACT, spelling, lag, action)


def new_commitment(dice: str, seed: int) -> tuple[str, str]:
    """The text of a new game's first entry, and the secret behind it if there is one."""
    match dice:
        case "chains" | "deposits" | "verifiable":
            secret = new_secret()
            return commitment_of(secret), secret
        case "seeded":
            return str(seed), ""
        case _:
            return "", ""


def with_automatic_entries(
    state: MatchState,
    pending: PendingEntry,
    now: Callable[[], int],
    secrets: Mapping[int, str],
    along: PendingEntry | None = None,
) -> list[Appended] | Refusal:
    """Append an entry, and after it the automatic entries that are due; or refuse it.

    `along` is what came along with it: the part in the next roll, or words for the dice. It is left
    out where it may not follow.
    """
    entries: list[Appended] = []
    due: PendingEntry | None = pending
    while due is not None:
        appended = state.append(now(), due)
        if isinstance(appended, Refusal):
            return appended
        entries.append(appended)
        state = appended.state
        if along is not None:
            followed = state.append(now(), along)
            if isinstance(followed, Appended):
                entries.append(followed)
                state = followed.state
            along = None
        due = _next_due(state, secrets)
    return entries


def _next_due(state: MatchState, secrets: Mapping[int, str]) -> PendingEntry | None:
    if state.header.dice == "none":
        return None
    if state.must_reveal:
        return PendingEntry(NO_CHAIR, EntryKind.REVEAL, secrets[state.nth_game])
    if state.missing or state.missing_seeds or state.is_manual or state.owed_parts:
        return None
    if state.awaits_lot or state.to_act is Seat.NATURE:
        is_seeded = state.header.dice == "seeded"
        secret = secret_of_seed(int(state.commitment)) if is_seeded else secrets[state.nth_game]
        kind = EntryKind.LOT if state.awaits_lot else EntryKind.ACT
        return PendingEntry(NO_CHAIR, kind, derive_chance(state, secret))
    return None
