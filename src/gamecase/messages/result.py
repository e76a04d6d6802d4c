"""How a game ended: a title for each viewer, the reason, and one line about its course."""

from itertools import pairwise

from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.position_history import walk_back
from gamecase.kernel.seat import Seat
from gamecase.messages.types import ResultMessage
from gamecase.messages.viewer import Viewer, player_name
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def result_message(
    table: Table, viewer: Viewer, words: Speaker, status: str
) -> ResultMessage | None:
    """The result of a finished game; None while it goes on. `status` says why it ended."""
    outcome = table.state.outcome
    if outcome is None:
        return None
    story = _story(table, words, viewer)
    if not outcome.winners:
        return {"kind": "drawn", "title": words("result-drawn"), "by": status, "story": story}
    winners = [table.state.chair_of(seat) for seat in outcome.winners]
    if len(viewer.chairs) == 1:
        has_won = viewer.chairs[0] in winners
        title = words("result-won" if has_won else "result-lost")
        return {"kind": "won" if has_won else "lost", "title": title, "by": status, "story": story}
    names = ", ".join(player_name(table, words, chair) for chair in winners)
    title = words("result-winner", name=names)
    return {"kind": "over", "title": title, "by": status, "story": story}


def _story(table: Table, words: Speaker, viewer: Viewer) -> str:
    """How long the game was, and how often the lead changed hands."""
    turns, leads = _turns(table), _leads(table)
    if not turns:
        return ""
    changes = sum(before != after for before, after in pairwise(leads))
    outcome = table.state.outcome
    winner = outcome.winners[0] if outcome and outcome.winners else Seat.NOBODY
    if not leads or winner not in (Seat.FIRST, Seat.SECOND):
        return words("result-story", turns=turns)
    if changes == 0 and leads[0] is winner:
        is_own = len(viewer.chairs) == 1 and table.state.chair_of(winner) in viewer.chairs
        whose = "own" if is_own else "other"
        return words("result-story-ahead", turns=turns, winner=whose)
    if changes == 0:
        return words("result-story-turned", turns=turns)
    return words("result-story-changes", turns=turns, changes=changes)


def _turns(table: Table) -> int:
    """How many turns the players took together, counted in rounds as in a list of moves."""
    movers = [node.by for node in walk_back(table.state.node) if node.by != NO_CHAIR]
    runs = sum(before != after for before, after in pairwise(movers)) + bool(movers)
    return -(-runs // max(1, table.state.chairs))


def _leads(table: Table) -> list[Seat]:
    """Which side was ahead by the count that players look at, whenever one was."""
    leads: list[Seat] = []
    for node in walk_back(table.state.node):
        standings = table.package.table.standings(node.position)
        if node.by == NO_CHAIR or len(standings) != 2 or standings[0].value == standings[1].value:
            continue
        leads.append(max(standings, key=lambda standing: standing.value).seat)
    return leads[::-1]
