"""Saved boards: a JSON file that keeps everything of a board, for every game.

{"gamecase": "boards", "format": 1, "boards": [{"game": "chess", "ruleset": "fide", ...}]}
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from gamecase.board import Board
from gamecase.kernel.annotation import Note, Notes, Variation
from gamecase.kernel.errors import BadInput
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

FORMAT = 1


def write_board_file(boards: Sequence[Board]) -> str:
    document = {"gamecase": "boards", "format": FORMAT, "boards": [*map(_written, boards)]}
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _written(board: Board) -> dict[str, Any]:
    outcome = board.ended
    return {
        "game": board.game.key,
        "version": board.game.version,
        "ruleset": board.ruleset,
        "switches": board.switches,
        "match": str(board.match_score.rule),
        "scores": [list(row) for row in board.match_score.scores],
        "start": board.game.write(board.history_start),
        "actions": list(board.actions),
        "ended": outcome
        and {
            "winners": [seat.value for seat in outcome.winners],
            "reason": outcome.reason,
            "points": outcome.points,
            "shared": outcome.shared,
        },
        "names": list(board.names),
        "made": board.made,
        "headers": board.headers,
        "notes": _written_notes(board.notes),
    }


def _written_notes(notes: Notes) -> dict[str, Any]:
    return {
        str(count): {
            "comments": list(note.comments),
            "marks": list(note.marks),
            "variations": [
                {"actions": list(each.actions), "notes": _written_notes(each.notes)}
                for each in note.variations
            ],
        }
        for count, note in sorted(notes.items())
    }


def read_board_file(text: str) -> list[Board]:
    """The boards of a file, every action checked by the rules; BadInput says what is wrong."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"a saved board is JSON: {error}") from error
    if not isinstance(document, dict) or document.get("gamecase") != "boards":
        raise BadInput('not a saved board; expected an object with "gamecase": "boards"')
    if document.get("format") != FORMAT:
        raise BadInput(f"format {document.get('format')!r}; this version reads {FORMAT}")
    saved = document.get("boards")
    if not isinstance(saved, list) or not saved:
        raise BadInput("boards: expected a list of at least one")
    return [_checked(number, each) for number, each in enumerate(saved, start=1)]


def _checked(number: int, saved: object) -> Board:
    try:
        if not isinstance(saved, dict):
            raise BadInput("expected an object")
        return _read_board(saved)
    except BadInput as error:
        raise BadInput(f"board {number}: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"board {number}: a part is missing or malformed: {error!r}") from error


def _read_board(saved: Mapping[str, Any]) -> Board:
    board: Board[Any, Any] = Board(
        saved["game"],
        saved["ruleset"],
        switches=saved["switches"],
        position=saved["start"],
        match=saved["match"],
        scores=saved["scores"],
    )
    if saved["version"] != board.game.version:
        raise BadInput(
            f"saved by version {saved['version']!r} of {board.game.key}; this is "
            f"version {board.game.version}"
        )
    for action in saved["actions"]:
        board.push(action)
    if saved["ended"] is not None:
        board.end(_read_outcome(saved["ended"]))
    board.names = tuple(map(str, saved["names"]))
    board.made = int(saved["made"])
    board.headers = {str(name): str(value) for name, value in saved["headers"].items()}
    board.notes = _read_notes(saved["notes"])
    return board


def _read_outcome(saved: Mapping[str, Any]) -> Outcome:
    winners = tuple(Seat(seat) for seat in saved["winners"])
    reason, points = str(saved["reason"]), int(saved["points"])
    return Outcome(winners, reason, points, int(saved["shared"]))


def _read_notes(saved: Mapping[str, Any]) -> dict[int, Note]:
    return {
        int(count): Note(
            comments=_texts(note["comments"]),
            marks=_texts(note["marks"]),
            variations=tuple(
                Variation(actions=_texts(each["actions"]), notes=_read_notes(each["notes"]))
                for each in note["variations"]
            ),
        )
        for count, note in saved.items()
    }


def _texts(values: object) -> tuple[str, ...]:
    if not isinstance(values, list):
        raise BadInput(f"{values!r}: expected a list of texts")
    return tuple(map(str, values))
