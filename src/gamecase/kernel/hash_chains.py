"""Every player's own part in each roll, fixed in advance.

A player's page draws a random seed and hashes it over and over. The last result, the anchor, is
published; before every roll the page opens the number before the one published last, which anybody
can check by hashing it once more. Nobody can choose or foresee such a number, its owner excepted,
and its owner cannot change it. See `docs/dice.md`.
"""

from typing import TYPE_CHECKING, NamedTuple

from gamecase.kernel.dice import commitment_of
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import Entry, EntryKind
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import MatchState

#: Dice to which every player adds a number for each roll: as it is rolled, or, so that players can
#: close their pages, one roll ahead, with their last move.
CHAINED = ("chains", "deposits")

_HEX = frozenset("0123456789abcdef")


class Chain(NamedTuple):
    """The chain of one player."""

    chair: int
    anchor: str  # what was published first
    head: str  # what was published last
    is_open: bool = False  # the head is the number for the next roll
    is_renewed: bool = False  # begun since the last roll, in place of another one


def is_digest(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, in lower case."""
    return len(text) == 64 and set(text) <= _HEX


def chain_of(state: "MatchState", chair: int) -> Chain | None:
    """The chain of a chair, if it has one."""
    return next((chain for chain in state.chains if chain.chair == chair), None)


def owed_parts(state: "MatchState") -> tuple[int, ...]:
    """The chairs whose number the roll or the lots that are due wait for."""
    if not state.chains or not _is_chance_due(state):
        return ()
    return tuple(chain.chair for chain in state.chains if not chain.is_open)


def wanted_parts(state: "MatchState") -> tuple[int, ...]:
    """The chairs that are asked for a number now: those owed, and those to be deposited.

    Who has just acted deposits the number for the next roll while it is somebody else's turn.
    """
    if state.header.dice != "deposits" or not state.is_on or not state.to_act.is_player:
        return owed_parts(state)
    node = state.node
    if not state.game.has_chance(state.rules) or state.missing_seeds or node is None:
        return ()
    if node.by == 0 and node.before is not None and state.game.chance_settles:
        node = node.before
    by = node.by if node.by != state.turn else 0
    return tuple(chain.chair for chain in state.chains if chain.chair == by and not chain.is_open)


def _is_chance_due(state: "MatchState") -> bool:
    if state.missing or state.missing_seeds or state.outcome is not None:
        return False
    if state.awaits_lot:
        return True
    return state.to_act is Seat.NATURE and state.game.throws_dice(state.position)


def may_add_words(state: "MatchState", chair: int) -> bool:
    """Whether a player with a chain may add words: before any roll, and knowing no part."""
    if chain_of(state, chair) is None or not state.nth_game or state.outcome is not None:
        return False
    has_spoken = any(by == chair for by, _ in state.client_seeds)
    has_begun = state.rolls > 0 or (state.header.seating == "lot" and bool(state.seating))
    return not has_spoken and not has_begun and not any(chain.is_open for chain in state.chains)


def objection_to_renewal(state: "MatchState", chair: int) -> str:
    """Why a chair may not begin a new chain in place of its old one; empty where it may."""
    chain = chain_of(state, chair)
    if chain is None or not state.nth_game or state.outcome is not None:
        return "there is no chain to be replaced"
    if chain.is_open or chain.is_renewed:
        return "a new chain begins at most once between two rolls"
    # Whoever knows the other number could search for a chain that suits it. Where numbers are
    # deposited, the deposit is given up instead, and another one takes its place.
    if state.header.dice == "chains" and any(other.is_open for other in state.chains):
        return "a number for the next roll is open already"
    return ""


def without_parts(chains: tuple[Chain, ...], *, after_roll: bool = False) -> tuple[Chain, ...]:
    """The chains when the numbers opened last are used up, by a roll or without one."""
    return tuple(
        chain._replace(is_open=False, is_renewed=chain.is_renewed and not after_roll)
        for chain in chains
    )


# --- transitions ---


def begin_chain(state: "MatchState", entry: Entry) -> "MatchState":
    """The state after a player has published the anchor of a chain, the first or another."""
    _require(entry, state.header.dice in CHAINED, "the dice of this table have no chains")
    _require(entry, is_digest(entry.text), "an anchor is 64 hexadecimal digits")
    is_renewed = entry.kind is EntryKind.RENEWAL
    if is_renewed:
        objection = objection_to_renewal(state, entry.by)
        _require(entry, not objection, objection)
    else:
        _require(entry, entry.by in state.missing_seeds, "a chain begins before the first roll")
    chain = Chain(entry.by, entry.text, entry.text, is_renewed=is_renewed)
    kept = (c for c in without_parts(state.chains) if c.chair != entry.by)
    return state._replace(chains=tuple(sorted((*kept, chain))))


def open_part(state: "MatchState", entry: Entry) -> "MatchState":
    """The state after a player has opened the next number of a chain."""
    chain = chain_of(state, entry.by)
    if chain is None or entry.by not in wanted_parts(state):
        raise BadRecord(entry.number, f"no number of chair {entry.by} is wanted")
    fits = is_digest(entry.text) and commitment_of(entry.text) == chain.head
    _require(entry, fits, "the number does not fit the one before it")
    opened = chain._replace(head=entry.text, is_open=True)
    return state._replace(chains=tuple(opened if each is chain else each for each in state.chains))


def _require(entry: Entry, holds: bool, reason: str) -> None:
    if not holds:
        raise BadRecord(entry.number, reason)
