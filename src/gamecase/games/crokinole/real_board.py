"""Keeping the score of a real board: people note the discs that are left, zone by zone (§26)."""

from dataclasses import replace

from gamecase.games.crokinole.position import LETTERS, ZONES, Count, Note, Position
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import PLAYERS

#: Notes name a side by the letter of its first seat.
SIDES = {LETTERS[PLAYERS[side]]: side for side in (0, 1)}


def lying(position: Position, side: int, zone: int) -> int:
    """How many discs of a side have been noted in a zone."""
    return position.noted[side][ZONES.index(zone)]


def possible(position: Position) -> tuple[Note | Count, ...]:
    """Everything that can be noted now, in notation order."""
    places = [(side, zone) for side in (0, 1) for zone in sorted(ZONES)]
    notes = [Note(*place, more) for more in (False, True) for place in places]
    return (Count(), *(note for note in notes if judge_note(position, note) is None))


def judge_note(position: Position, note: Note) -> Refusal | None:
    """A side has no more discs than it plays, and none is taken from where none lies."""
    discs = position.rules.discs_a_side
    if note.more and sum(position.noted[note.side]) >= discs:
        return Refusal("counted", {"fault": "all", "discs": discs})
    if not note.more and not lying(position, note.side, note.zone):
        return Refusal("counted", {"fault": "none", "discs": discs})
    return None


def noted(position: Position, note: Note) -> Position:
    """The position with one disc more, or fewer."""
    rows = [list(row) for row in position.noted]
    rows[note.side][ZONES.index(note.zone)] += 1 if note.more else -1
    return replace(position, noted=tuple(tuple(row) for row in rows))
