"""The page of a study: its moves, and the answers to what is done with them.

Every change is stored at once as a new version. A change of an older version is refused: the answer
has the newest version, and the page keeps what was typed.
"""

import asyncio
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import losses_in
from gamecase.messages.entries import written_message
from gamecase.messages.scene import art_message, gestures_message, scene_message
from gamecase.messages.study_types import StudyMessage, StudyNodeMessage
from gamecase.messages.types import ExerciseMessage
from gamecase.registry import GamePackage, find
from gamecase.scene.motion import Motion
from gamecase.scene.table_module import no_motion
from gamecase.study.documents import Access, Document
from gamecase.study.move_tree import MOVE_MARKS, POSITION_MARKS, MoveTree
from gamecase.study.notebook import clean_note, clean_title
from gamecase.study.study_content import NodeContent, StudyContent, decode_study, tree_nodes
from gamecase.study.tree_positions import PlayedMove, PlayedTree
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.exercise_board import ExerciseGesture
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker

_CLIENT_WORDS = (
    "confirm-grave",
    "copied",
    "problem-away",
    "studies-conflict",
    "studies-retry",
    "studies-saved",
    "studies-saving",
    "studies-unsaved",
    "touch-again",
)


class StudyCommand(ExerciseGesture, forbid_unknown_fields=True):
    """What the page sends: what is done at a node of the version that the page shows."""

    kind: Literal["show", "move", "comment", "marks", "order", "delete", "insert", "title"] = "show"
    version: int = 0
    at: int = 0
    index: int = 0  # of a move among those that follow the same node
    text: str = ""
    marks: tuple[str, ...] = ()
    nodes: tuple[NodeContent, ...] = ()
    seen_by: Literal["first", "second"] = "first"


@dataclass(frozen=True, slots=True)
class LoadedStudy:
    """A study with everything that is needed to play and to draw it."""

    document: Document
    access: Access
    package: GamePackage
    content: StudyContent
    played: PlayedTree
    words: Speaker


async def requested_document(
    request: Request, kind: Literal["study", "lesson"]
) -> tuple[Document, Access] | None:
    """The document of a path, and what its reader may do; None where there is none to see."""
    document = await services_of(request).documents.find(kind, request.path_params["key"])
    if document is None:
        return None
    access = document.access(request.path_params["key"], await holder_of(request))
    return (document, access) if access else None


async def open_study(request: Request) -> LoadedStudy | None:
    """The study of a path; None where there is none to see."""
    requested = await requested_document(request, "study")
    if requested is None:
        return None
    document, access = requested
    words = preferences_of(request).speaker(document.game)
    return study_from(request, document, access, words)


def study_from(
    request: Request, document: Document, access: Access, words: Speaker
) -> LoadedStudy | None:
    """A document as a study; None where this server cannot read it any more."""
    try:
        package, content = find(document.game), decode_study(document.content)
        rules = package.rules(content.ruleset, content.switches)
        played = services_of(request).tree_positions.of(
            document.id,
            lambda: PlayedTree(package.game, content.first_position(package.game, rules)),
        )
    except (BadInput, msgspec.DecodeError):
        return None
    return LoadedStudy(document, access, package, content, played, words)


async def study_page(request: Request) -> Response:
    """Show the page; its script asks for the moves."""
    study = await open_study(request)
    if study is None:
        return not_found(request)
    document, words = study.document, study.words
    is_owner = study.access == "owner"
    can_edit = study.access != "view"
    lessons = []
    if holder := await holder_of(request):
        lessons = await services_of(request).documents.of_holder(holder, "lesson")
    return render(
        request,
        "study_board.html",
        game=study.package.game,
        words=words,
        document=document,
        is_owner=is_owner,
        can_edit=can_edit,
        names=[name for name in study.content.names if name],
        ruleset=study.content.ruleset,
        switches=msgspec.json.encode(study.content.switches).decode(),
        request_key=request.path_params["key"],
        formats=_file_links(study),
        lessons=lessons,
        move_marks=[*MOVE_MARKS.values()],
        position_marks=POSITION_MARKS,
        origin=str(request.base_url).rstrip("/"),
        client={
            "path": request.url.path,
            "game": study.package.game.key,
            "can_edit": can_edit,
            "words": {key: words(key) for key in _CLIENT_WORDS},
        },
    )


def formats_of(study: LoadedStudy) -> list[str]:
    """The suffixes of the formats that can hold a study; some have no place for where it begins."""
    formats = study.package.formats.values()
    return [
        each.suffix
        for each in formats
        if each.can_be_read and (not study.content.start or "starts" in each.keeps)
    ]


def _file_links(study: LoadedStudy) -> list[tuple[str, str, bool]]:
    """The suffix and the name of each format, and whether it leaves something out."""
    transcript, formats = study.content.transcript(), study.package.formats
    return [
        (suffix, formats[suffix].name, bool(losses_in(formats[suffix], transcript)))
        for suffix in formats_of(study)
    ]


# --- commands ---


async def study_command(request: Request) -> Response:
    """Carry out a command, and answer with the study and the board after it."""
    if not services_of(request).limits.edits.take(client_key(request)):
        return json_response({"error": "too many requests at once"}, 429)
    study = await open_study(request)
    if study is None:
        return json_response({"error": "no such study"}, 404)
    try:
        command = await read_json(request, StudyCommand)
        command.check()
        return await _answer(request, study, command)
    except BadInput as error:
        return json_response({"error": str(error)}, 400)


async def _answer(request: Request, study: LoadedStudy, command: StudyCommand) -> Response:
    if command.kind == "show":
        return json_response(await asyncio.to_thread(_shown, study, command))
    if study.access == "view":
        return json_response({"error": "this link only shows the study"}, 403)
    if command.version != study.document.version:
        return await _conflict(study, command)
    change = await asyncio.to_thread(_change, study, command)
    if change.refusal is not None or not change.is_new:
        return json_response(await asyncio.to_thread(_shown, study, command, change))
    document = study.document
    content = study.content.with_tree(change.tree)
    is_stored = await services_of(request).documents.change(
        document.id, command.version, change.title, content.encode()
    )
    if not is_stored:
        newest = await open_study(request)
        return await _conflict(newest or study, command)
    newer = replace(document, version=command.version + 1, title=change.title)
    study = replace(study, document=newer, content=content)
    return json_response(await asyncio.to_thread(_shown, study, command, change))


async def _conflict(study: LoadedStudy, command: StudyCommand) -> Response:
    """The newest version, and that the command was not carried out."""
    at = min(command.at, len(study.content.nodes) - 1)
    shown = StudyCommand(version=0, at=at, seen_by=command.seen_by)
    message = await asyncio.to_thread(_shown, study, shown)
    return json_response({**message, "conflict": study.words("studies-conflict")}, 409)


@dataclass(frozen=True, slots=True)
class _Change:
    """What a command makes of a study."""

    tree: MoveTree
    title: str
    at: int
    is_new: bool = True
    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    is_meaningless: bool = False  # a touch that stands for no action
    motion: Motion | None = None


def _change(study: LoadedStudy, command: StudyCommand) -> _Change:
    tree, at = study.content.tree, command.at
    title = study.document.title
    match command.kind:
        case "move":
            return _moved(study, command)
        case "comment":
            tree = tree.with_comment(at, clean_note(command.text))
        case "marks":
            tree = tree.with_marks(at, command.marks)
        case "order":
            tree, at = tree.with_order(at, command.index)
        case "insert":
            tree, at = tree.with_nodes(at, command.index, tree_nodes(command.nodes))
            study.played.moves(tree)  # they may come from anywhere: by the rules
        case "delete":
            parent = tree.nodes[tree.check(at)].parent
            tree, at = tree.without(at), parent
        case "title":
            title = clean_title(command.text)
    return _Change(tree, title, at)


def _moved(study: LoadedStudy, command: StudyCommand) -> _Change:
    """A move that was made on the board, or a part of one."""
    tree, title = study.content.tree, study.document.title
    before = study.played.moves(tree)[tree.check(command.at)]
    unchanged = _Change(tree, title, command.at, is_new=False)
    text: str | None = command.action
    if command.spots:
        text = study.package.table.interpret_touch(before.position, tuple(command.spots))
    if text is None:
        return replace(unchanged, is_meaningless=True)
    if not text:
        return replace(unchanged, picked=tuple(command.picked))
    after = study.played.play(before, text)
    if isinstance(after, Refusal):
        return replace(unchanged, refusal=after)
    game, table = study.package.game, study.package.table
    grown, at = tree.with_move(command.at, game.write(after.parsed))
    motion = None
    if (settled := study.played.settle(after)) is not None:
        text, last = settled
        grown, at = grown.with_move(at, text)
        if table.motion is not no_motion:
            motion = table.motion(after.position, last.parsed, Seat(command.seen_by))
    return _Change(grown, title, at, is_new=grown != tree, motion=motion)


# --- messages ---


def _shown(
    study: LoadedStudy, command: StudyCommand, change: _Change | None = None
) -> StudyMessage:
    """The board at the node of a command or change, and the moves where they are new."""
    tree = study.content.tree
    moves = study.played.moves(tree)
    at = tree.check(change.at if change else command.at)
    picked = change.picked if change else tuple(command.picked)
    board = _board_message(study, moves[at].position, picked, Seat(command.seen_by))
    if change is not None and (change.refusal is not None or change.is_meaningless):
        reason = study.words("refusal-means-nothing")
        if change.refusal is not None:
            reason, board["where"] = study.words.say(change.refusal.phrase), [*change.refusal.where]
        board["refusal"] = reason
    if change is not None and change.motion is not None:
        board["motion"] = change.motion
    message: StudyMessage = {
        "version": study.document.version,
        "title": study.document.title,
        "at": at,
        "board": board,
        "position": study.package.game.write(moves[at].position),
        "status": _status(study, moves[at].position),
        "can_be_exercise": study.package.game.to_act(moves[at].position).is_player,
    }
    if command.version != study.document.version:
        message["nodes"] = node_messages(study, tree, moves)
    return message


def _status(study: LoadedStudy, position: Any) -> str:
    """Whose turn it is, or how the game ended."""
    game, words, ruleset = study.package.game, study.words, study.content.ruleset
    if (outcome := game.outcome(position)) is not None:
        phrase, (winner, *_) = outcome.phrase, (*outcome.winners, Seat.NOBODY)
        seat = words.seat(game.known_as(position, winner), ruleset)
        return words(phrase.key, **{**phrase.facts, "seat": seat})
    actor = game.to_act(position)
    if not actor.is_player:
        return words("status-by-hand")
    return words("status-turn", seat=words.seat(game.known_as(position, actor), ruleset))


def _board_message(
    study: LoadedStudy, position: Any, picked: tuple[str, ...], seen_by: Seat
) -> ExerciseMessage:
    """The board, with what the side to move may do where the study can be changed."""
    table, game = study.package.table, study.package.game
    scene = table.draw(position, seen_by, picked)
    is_open = study.access != "view" and game.outcome(position) is None
    if not is_open:  # nothing can be played, so that what is there to be touched is left out
        scene = scene.without_offers()
    gestures = gestures_message(table.gestures(position, picked), study.words) if is_open else None
    return {
        "art": art_message(scene.art),
        "scene": scene_message(scene, study.words),
        "picked": list(picked),
        "gestures": gestures,
    }


def node_messages(
    study: LoadedStudy, tree: MoveTree, moves: list[PlayedMove]
) -> list[StudyNodeMessage]:
    """Every move of a study in the reader's language, the beginning first."""
    table, words = study.package.table, study.words
    starter = Seat.FIRST if study.package.game.swaps_seats else Seat.NOBODY
    turns: list[tuple[int, Seat]] = [(1, Seat.NOBODY)]  # number and side of each node
    messages: list[StudyNodeMessage] = []
    for number, node in enumerate(tree.nodes):
        written, told = "", ""
        if number:
            before, action = moves[node.parent].position, moves[number].parsed
            move = table.write_action(before, action)
            written = written_message(words, move)["written"]
            told = words.say(table.describe_action(before, action))
            turn, last = turns[node.parent]
            seat = move.seat if written and move.seat.is_player else last
            if starter is Seat.NOBODY and seat.is_player:
                starter = seat
            turn += seat is starter and last not in (starter, Seat.NOBODY)
            turns.append((turn, seat))
        messages.append(
            {
                "parent": node.parent,
                "action": node.action,
                "written": written,
                "told": told,
                "number": turns[number][0],
                "is_first": turns[number][1] is starter,
                "comment": node.comment,
                "before": node.before,
                "marks": [*node.marks],
                "signs": "".join(POSITION_MARKS.get(mark, mark) for mark in node.marks),
            }
        )
    return messages
