"""Scoring of a real board: people note the discs that are left, zone by zone (§25)."""

from dataclasses import replace

from gamecase.games.crokinole.position import LETTERS, ZONES, CountRound, NoteDisc, Position
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import PLAYERS

#: The sides by the letter that notes use, which is that of the side's first seat.
SIDES = {LETTERS[PLAYERS[side]]: side for side in (0, 1)}


def noted_discs(position: Position, side: int, zone: int) -> int:
    """How many discs of a side have been noted in a zone."""
    return position.noted[side][ZONES.index(zone)]


def legal_notes(position: Position) -> tuple[NoteDisc | CountRound, ...]:
    """Every legal action on a real board, in notation order."""
    places = [(side, zone) for side in (0, 1) for zone in sorted(ZONES)]
    notes = [NoteDisc(*place, adds) for adds in (False, True) for place in places]
    return (CountRound(), *(note for note in notes if refuse_note(position, note) is None))


def refuse_note(position: Position, note: NoteDisc) -> Refusal | None:
    """A side has no more discs than it plays, and none is removed from an empty zone."""
    discs = position.rules.discs_a_side
    if note.adds and sum(position.noted[note.side]) >= discs:
        return Refusal("counted", {"fault": "all", "discs": discs})
    if not note.adds and not noted_discs(position, note.side, note.zone):
        return Refusal("counted", {"fault": "none", "discs": discs})
    return None


def apply_note(position: Position, note: NoteDisc) -> Position:
    """The position with one disc more or fewer in a zone."""
    rows = [list(row) for row in position.noted]
    rows[note.side][ZONES.index(note.zone)] += 1 if note.adds else -1
    return replace(position, noted=tuple(tuple(row) for row in rows))
