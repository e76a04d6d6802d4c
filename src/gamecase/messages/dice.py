"""The dice of a table: what they wait for, and how they can be checked."""

from gamecase.kernel.hash_chains import CHAINED, chain_of, objection_to_renewal, wanted_parts
from gamecase.messages.types import ChainMessage, DiceMessage
from gamecase.messages.viewer import Viewer, player_name
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def chain_messages(table: Table, viewer: Viewer) -> list[ChainMessage]:
    """What the dice want of the viewer's chairs; nothing at a table whose dice have no chains."""
    state = table.state
    if state.header.dice not in CHAINED:
        return []
    found: list[ChainMessage] = []
    wanted = wanted_parts(state) if viewer.chairs else ()
    for chair in viewer.chairs:
        chain = chain_of(state, chair)
        if chain is None and chair not in state.missing_seeds:
            continue
        found.append(
            {
                "chair": chair,
                "head": chain.head if chain else "",
                "is_open": chain is not None and chain.is_open,
                "wants": "chain" if chain is None else "part" if chair in wanted else "",
                "may_renew": chain is not None and not objection_to_renewal(state, chair),
                "pages": table.subscribers.count(chair),
            }
        )
    return found


def dice_message(table: Table, words: Speaker) -> DiceMessage:
    """What was fixed before the game, and whose part in the dice the server takes."""
    state = table.state
    anchors = [(chain.chair, chain.anchor) for chain in state.chains]
    kept = ""
    if state.header.dice in CHAINED and not state.missing and not state.missing_seeds:
        own = {chain.chair for chain in state.chains}
        names = [player_name(table, words, c) for c in table.chairs if c not in own]
        kept = words("table-dice-kept", names=" · ".join(names)) if names else ""
    return {
        "kind": state.header.dice,
        "pledge": state.commitment,
        "secret": state.secret,
        "words": [
            {"chair": chair, "words": text} for chair, text in [*state.client_seeds, *anchors]
        ],
        "kept": kept,
    }
