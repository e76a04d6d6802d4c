"""Comments, marks and variations of PGN games, as notes."""

import chess
import chess.pgn

from gamecase.kernel.annotation import Note, Notes, Variation

_MARKS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}  # how PGN numbers them


def notes_of(game: chess.pgn.GameNode) -> dict[int, Note]:
    """The notes along the main line that begins at a node."""
    notes: dict[int, Note] = {}
    _keep(notes, 0, Note(comments=_comments(game.comment)))
    node, count = game, 0
    while node.variations:
        others = node.variations[1:]
        node, count = node.variations[0], count + 1
        note = Note(
            comments=_comments(node.comment),
            marks=tuple(f"${nag}" for nag in sorted(node.nags)),
            variations=tuple(map(_variation, others)),
        )
        _keep(notes, count, note)
    return notes


def _variation(first: chess.pgn.ChildNode) -> Variation:
    """The variation that begins with a node."""
    rest = notes_of(first)
    actions = (first.move.uci(), *(node.move.uci() for node in first.mainline()))
    notes = {count + 1: note for count, note in rest.items() if count}
    _keep(notes, 0, Note(comments=_comments(first.starting_comment)))
    marks = tuple(f"${nag}" for nag in sorted(first.nags))
    _keep(notes, 1, Note(comments=_comments(first.comment), marks=marks))
    return Variation(actions=actions, notes=dict(sorted(notes.items())))


def _comments(comment: str) -> tuple[str, ...]:
    return (comment,) if comment else ()


def _keep(notes: dict[int, Note], count: int, note: Note) -> None:
    if note != Note():
        notes[count] = note


def add_notes(start: chess.pgn.GameNode, actions: tuple[str, ...], notes: Notes) -> None:
    """Add moves to a node, with their notes."""
    if 0 in notes:
        start.comment = _safe(notes[0].comments)
    _add_line(start, actions, notes)


def _add_line(start: chess.pgn.GameNode, actions: tuple[str, ...], notes: Notes) -> None:
    node = start
    for count, action in enumerate(actions, start=1):
        before, note = node, notes.get(count, Note())
        node = before.add_variation(chess.Move.from_uci(action))
        node.comment = _safe(note.comments)
        node.nags = {_nag(mark) for mark in note.marks} - {0}
        for variation in note.variations:
            at = len(before.variations)
            _add_line(before, variation.actions, variation.notes)
            if 0 in variation.notes:
                before.variations[at].starting_comment = _safe(variation.notes[0].comments)


def _nag(mark: str) -> int:
    """The number of a mark; 0 where PGN has none."""
    number = mark.removeprefix("$")
    return _MARKS.get(mark, int(number) if number.isdecimal() and len(number) < 4 else 0)


def _safe(comments: tuple[str, ...]) -> str:
    """The comments as one, without braces, which would end it early."""
    return " ".join(" ".join(comments).split()).replace("{", "(").replace("}", ")")
