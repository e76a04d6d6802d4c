"""Positions set up by hand: what an edit does to a draft, and what is known about the result.

Drafts come from outside, so they are built anew piece by piece, and never trusted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import TYPE_CHECKING, Any, Literal

from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import shown
from gamecase.kernel.match import MatchScore
from gamecase.kernel.other_notation import OWN
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage
from gamecase.scene.editor_module import Draft

if TYPE_CHECKING:
    from gamecase.registry import AnyEditor

MOST_PIECES = 128
_MOST_OPTIONS = 24
_LONGEST_OPTION = 40

EditKind = Literal["put", "move", "remove", "set", "clear", "start", "show"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What was done to a draft; places are spots, or points of the scene where pieces lie free."""

    kind: EditKind = "show"
    piece: str = ""  # put: a kind of the palette
    start: str = ""  # move, remove: the spot of the piece
    end: str = ""  # put, move: the spot it goes to
    x: float | None = None  # in place of `end`, where pieces lie anywhere
    y: float | None = None
    key: str = ""  # set: an option
    value: str = ""


def editor_of(package: GamePackage) -> "AnyEditor":
    """The editor of a game; BadInput where it has none."""
    if package.editor is None:
        raise BadInput(f"{package.game.key} has no editor of positions")
    return package.editor


def read_draft(
    package: GamePackage, rules: Any, pieces: Sequence[Sequence[str]], options: Mapping[str, str]
) -> Draft:
    """The draft with these pieces, each a kind and a place; BadInput for unknown ones."""
    editor = editor_of(package)
    if len(pieces) > MOST_PIECES or len(options) > _MOST_OPTIONS:
        raise BadInput(f"at most {MOST_PIECES} pieces and {_MOST_OPTIONS} options")
    for text in (*options, *options.values()):
        if len(text) > _LONGEST_OPTION:
            raise BadInput(f"option {shown(text)}: at most {_LONGEST_OPTION} characters")
    kinds = {item.kind for item in editor.palette(rules)}
    draft = Draft(options=dict(options))
    for piece in pieces:
        if len(piece) != 2 or piece[0] not in kinds or len(piece[1]) > 2 * _LONGEST_OPTION:
            raise BadInput(f"piece {shown(piece)}: expected a kind of {sorted(kinds)} and a place")
        draft = editor.put(rules, draft, piece[0], piece[1])
    return draft


def edited(package: GamePackage, rules: Any, draft: Draft, edit: Edit, seen_by: Seat) -> Draft:
    """The draft after an edit; one that makes no sense changes nothing."""
    editor = editor_of(package)
    match edit.kind:
        case "put":
            place = _goal(editor, rules, edit, seen_by)
            known = edit.piece in {item.kind for item in editor.palette(rules)}
            is_full = len(draft.pieces) >= MOST_PIECES
            return editor.put(rules, draft, edit.piece, place) if known and not is_full else draft
        case "move":
            start = editor.place_of_spot(rules, draft, edit.start)
            place = _goal(editor, rules, edit, seen_by)
            taken, piece = editor.remove(rules, draft, start)
            if not piece:
                return draft
            moved = editor.put(rules, taken, piece, place)
            return _in_order(draft, moved, start) if editor.LIES_FREE else moved
        case "remove":
            place = editor.place_of_spot(rules, draft, edit.start)
            return editor.remove(rules, draft, place)[0]
        case "set":
            if max(len(edit.key), len(edit.value)) > _LONGEST_OPTION:
                raise BadInput(f"option {shown(edit.key)}: at most {_LONGEST_OPTION} characters")
            known_keys = {option.key for option in editor.options(rules, draft)}
            return draft.with_option(edit.key, edit.value) if edit.key in known_keys else draft
        case "clear":
            return editor.empty_draft(rules)
        case "start":
            return editor.draft_of(package.game.opening(rules, MatchScore()))
        case _:
            return draft


def _in_order(before: Draft, moved: Draft, start: str) -> Draft:
    """The draft with a moved piece at its old place in the order, by which pieces are named."""
    if len(moved.pieces) != len(before.pieces):
        return moved
    places = [piece.place for piece in before.pieces]
    index = len(places) - 1 - places[::-1].index(start)
    *others, last = moved.pieces
    return replace(moved, pieces=(*others[:index], last, *others[index:]))


def _goal(editor: "AnyEditor", rules: Any, edit: Edit, seen_by: Seat) -> str:
    if not editor.LIES_FREE:
        return edit.end
    if edit.x is None or edit.y is None or not (isfinite(edit.x) and isfinite(edit.y)):
        raise BadInput("x, y: expected a point of the board")
    return editor.place_at(rules, edit.x, edit.y, seen_by)


@dataclass(frozen=True, slots=True)
class JudgedDraft:
    """What is known about a draft: why it is impossible, or its position."""

    faults: tuple[Refusal, ...]
    position: Any = None  # None where there are faults


def judge_draft(package: GamePackage, rules: Any, draft: Draft) -> JudgedDraft:
    """The faults of a draft, or its position as reading its text gives it."""
    editor = editor_of(package)
    if found := editor.faults(rules, draft):
        return JudgedDraft(found)
    text = package.game.write(editor.position_of(rules, draft))
    return JudgedDraft((), package.game.read_position(rules, text))


def written_forms(package: GamePackage, position: Any) -> dict[str, str]:
    """The position in the game's own notation and in all others that can write it, by key."""
    forms = {OWN: package.game.write(position)}
    for key, notation in package.position_notations.items():
        try:
            forms[key] = notation.write(position)
        except BadInput:
            continue  # a ruleset or a phase that this notation does not know
    return forms
