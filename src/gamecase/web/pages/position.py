"""Setting up a position: the page, the answers to its edits, its evaluation and its picture.

The server keeps no state of a position that is being set up: the page sends the draft each time.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.bot import usual_level
from gamecase.engines.requests import EvaluationRequest
from gamecase.kernel.booklet import SwitchValue, usual_booklet
from gamecase.kernel.errors import BadInput
from gamecase.kernel.other_notation import OWN
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.messages.characters import character_message
from gamecase.messages.deep import DEEP_WORDS, level_messages, levels_of
from gamecase.messages.editor_types import (
    EditorMessage,
    EditorOptionMessage,
    PositionEvaluationMessage,
)
from gamecase.messages.scene import art_message, scene_message
from gamecase.position_editor import (
    Edit,
    EditKind,
    edited,
    editor_of,
    judge_draft,
    read_draft,
    written_forms,
)
from gamecase.registry import GamePackage, find
from gamecase.scene.editor_module import Draft, EditorOption
from gamecase.scene.svg import to_svg
from gamecase.scene.themes import THEMES
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.engine_pool import EngineFailed
from gamecase.tables.import_pool import PositionRead, TooManyImports
from gamecase.web.client_addresses import client_key
from gamecase.web.client_disconnect import while_connected
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import decode_json, read_json
from gamecase.web.json_responses import json_response
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.page_renderer import render
from gamecase.web.pages.analysis import STANDINGS, line_message, sided_text
from gamecase.web.pages.errors import not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker

LONGEST_TEXT = 4_000  # characters of a pasted position

#: How players call the notations; the game's own goes by the name of the site.
NOTATIONS = {
    OWN: "Gamecase",
    "fen": "FEN",
    "epd": "EPD",
    "uci": "UCI",
    "hub": "Hub",
    "xgid": "XGID",
    "gnubgid": "GNUBG ID",
    "positionid": "GNUBG Position ID",
    "matchid": "GNUBG Match ID",
    "ogid": "OGID",
}

#: Messages that the page's script shows.
_CLIENT_WORDS = (
    "analysis-failed",
    "analysis-progress",
    "copied",
    "editor-over",
    "editor-possible",
    "editor-unreadable",
    "notebook-saved",
    "problem-away",
    "touch-again",
)


class PositionEdit(msgspec.Struct, forbid_unknown_fields=True):
    """What the page sends: the draft as it was, and what was done to it; or a text to be read."""

    ruleset: str = ""
    switches: dict[str, SwitchValue] = {}
    pieces: list[list[str]] = []
    options: dict[str, str] = {}
    kind: EditKind = "show"
    piece: str = ""
    start: str = ""
    end: str = ""
    x: float | None = None
    y: float | None = None
    key: str = ""
    value: str = ""
    text: str = ""
    seen_by: Literal["first", "second"] = "first"
    art: str = ""  # the key of the art that the page has

    @property
    def edit(self) -> Edit:
        return Edit(
            kind=self.kind,
            piece=self.piece,
            start=self.start,
            end=self.end,
            x=self.x,
            y=self.y,
            key=self.key,
            value=self.value,
        )


def _package(request: Request) -> GamePackage | None:
    try:
        package = find(request.path_params["game"])
    except BadInput:
        return None
    return package if package.editor is not None else None


async def position_page(request: Request) -> Response:
    """Show the page; its script asks for the board."""
    package = _package(request)
    if package is None:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    rulesets = [key for key in package.booklets if len(package.game.seats(package.rules(key))) > 1]
    usual = usual_booklet(package.booklets.values())
    asked = request.query_params.get("rules", "")
    levels = package.bot.LEVELS
    names = [NOTATIONS.get(key, key) for key in package.position_notations if key != "matchid"]
    return render(
        request,
        "position.html",
        game=package.game,
        words=words,
        rulesets=rulesets,
        ruleset=asked if asked in rulesets else usual.key if usual else rulesets[0],
        notations=", ".join([*names, NOTATIONS[OWN]]),
        levels=[(level.key, character_message(package, words, level.key)) for level in levels],
        default_level=usual_level(levels).key,
        has_analyst=package.analyst is not None,
        has_deep_analysis=package.deep_analysis is not None
        and services_of(request).deep_analyses is not None,
        client={
            "game": package.game.key,
            "text": request.query_params.get("position", "")[:LONGEST_TEXT],
            "switches": read_switches(request.query_params.get("switches", "")),
            "words": {key: words(key) for key in (*_CLIENT_WORDS, *DEEP_WORDS)},
        },
    )


async def edit_position(request: Request) -> Response:
    """Apply an edit, or read a text, and answer with the board and what is known about it."""
    package = _package(request)
    if package is None:
        return json_response({"error": "no such game"}, 404)
    services = services_of(request)
    if not services.limits.edits.take(client_key(request)):
        return json_response({"error": "too many edits at once"}, 429)
    try:
        asked = await read_json(request, PositionEdit)
        if not asked.text.strip():
            words = preferences_of(request).speaker(package.game.key)
            return json_response(await asyncio.to_thread(_edited, package, asked, words))
        read = await read_text(request, package, asked.ruleset, asked.switches, asked.text)
        words = preferences_of(request).speaker(read.game)
        if read.game != package.game.key:
            told = words("editor-other-game", game=words("game-name"))
            return json_response({"error": told, "game": read.game, "ruleset": read.ruleset}, 409)
        answer = await asyncio.to_thread(_of_text, package, read, asked, words)
        return json_response(answer)
    except TooManyImports as error:
        return json_response({"error": str(error)}, 429)
    except BadInput as error:
        return json_response({"error": str(error)}, 400)


async def read_text(
    request: Request,
    package: GamePackage,
    ruleset: str,
    switches: Mapping[str, SwitchValue],
    text: str,
) -> PositionRead:
    """The position of a text, read in a process of its own."""
    if len(text) > LONGEST_TEXT:
        raise BadInput(f"{len(text)} characters; a position has at most {LONGEST_TEXT}")
    if ruleset and ruleset not in package.booklets:
        ruleset, switches = "", {}
    imports, address = services_of(request).imports, client_key(request)
    return await while_connected(
        request, imports.read_position(package.game.key, ruleset, switches, text.strip(), address)
    )


def read_switches(text: str) -> dict[str, SwitchValue]:
    """The switches in a link or a form, as JSON; empty for none."""
    if len(text) > 1_000:
        raise BadInput("switches: too long")
    return decode_json(text.encode(), dict[str, SwitchValue]) if text else {}


def _of_text(
    package: GamePackage, read: PositionRead, asked: PositionEdit, words: Speaker
) -> EditorMessage:
    rules = package.rules(read.ruleset, read.switches)
    draft = editor_of(package).draft_of(package.game.read_position(rules, read.position))
    asked.ruleset, asked.switches = read.ruleset, dict(read.switches)
    message = _message(package, rules, draft, asked, words)
    name = NOTATIONS.get(read.notation, read.notation)
    return {**message, "recognised": words("editor-recognised", notation=name)}


def _edited(package: GamePackage, asked: PositionEdit, words: Speaker) -> EditorMessage:
    rules = _rules(package, asked)
    draft = read_draft(package, rules, asked.pieces, asked.options)
    draft = edited(package, rules, draft, asked.edit, Seat(asked.seen_by))
    return _message(package, rules, draft, asked, words)


def _rules(package: GamePackage, asked: PositionEdit) -> Any:
    rules = package.rules(asked.ruleset, asked.switches)
    if not package.game.bots_play(rules) and package.game.gesture == "aim":
        raise BadInput("positions of a real board are not set up here")
    return rules


def _message(
    package: GamePackage, rules: Any, draft: Draft, asked: PositionEdit, words: Speaker
) -> EditorMessage:
    editor, judged = editor_of(package), judge_draft(package, rules, draft)
    scene = editor.draw_draft(rules, draft, Seat(asked.seen_by))
    forms = {} if judged.faults else written_forms(package, judged.position)
    message: EditorMessage = {
        "game": package.game.key,
        "ruleset": asked.ruleset or next(iter(package.booklets)),
        "switches": asked.switches,
        "pieces": [(piece.kind, piece.place) for piece in draft.pieces],
        "options": dict(draft.options),
        "fields": [_option_message(words, option) for option in editor.options(rules, draft)],
        "palette": [
            {"kind": item.kind, "drawing": item.drawing, "label": words.say(item.label)}
            for item in editor.palette(rules)
        ],
        "seats": [
            {"value": seat.value, "label": words.seat(seat, asked.ruleset)}
            for seat in package.game.seats(rules)
        ],
        "lies_free": editor.LIES_FREE,
        "scene": scene_message(scene, words),
        "faults": [
            {"told": words.say(fault.phrase), "where": fault.where} for fault in judged.faults
        ],
        "position": forms.get(OWN, ""),
        "texts": [
            {"name": NOTATIONS.get(key, key), "text": text}
            for key, text in forms.items()
            if key not in ("matchid", "uci")
        ],
        "to_act": "" if judged.faults else package.game.to_act(judged.position).value,
        "is_over": not judged.faults and package.game.outcome(judged.position) is not None,
        "levels": [],
    }
    if not judged.faults:
        message["levels"] = level_messages(words, levels_of(package, judged.position))
    if asked.art != scene.art.key:
        message["art"] = art_message(scene.art)
    return message


def _option_message(words: Speaker, option: EditorOption) -> EditorOptionMessage:
    return {
        "key": option.key,
        "label": words.say(option.label) if option.label else words("editor-turn"),
        "value": option.value,
        "choices": [
            {"value": choice.value, "label": _label(words, choice.label)}
            for choice in option.choices
        ],
        "low": option.low,
        "high": option.high,
    }


def _label(words: Speaker, label: Phrase | str) -> str:
    return label if isinstance(label, str) else words.say(label)


# --- evaluation ---


async def evaluate_position(request: Request) -> Response:
    """The evaluation of a position in the game's own notation."""
    package = _package(request)
    if package is None or package.analyst is None:
        return json_response({"error": "no such game"}, 404)
    words = preferences_of(request).speaker(package.game.key)
    try:
        asked = await read_json(request, PositionEdit)
        read = await read_text(request, package, asked.ruleset, asked.switches, asked.text)
        rules = package.rules(read.ruleset, read.switches)
        position = package.game.read_position(rules, read.position)
        holder = await holder_of(request)
        if await is_from_own_rated_game(request, package, position):
            return json_response({"error": words("problem-not-over")}, 403)
        wanted = EvaluationRequest(
            game=read.game,
            ruleset=read.ruleset,
            switches=dict(read.switches),
            position=read.position,
            holder=holder or client_key(request),
        )
        analyses = services_of(request).analyses
        evaluation = await while_connected(request, analyses.position(wanted))
    except (TooManyAnalyses, TooManyImports) as error:
        return json_response({"error": str(error)}, 429)
    except EngineFailed:
        return json_response({"error": words("analysis-failed")}, 503)
    except BadInput as error:
        return json_response({"error": str(error)}, 400)
    message: PositionEvaluationMessage = {
        "standing": _standing(package, position, words, read.ruleset, evaluation.expectation),
        "bar": evaluation.expectation,
        "worth": sided_text(words, evaluation.worth),
        "lines": [line_message(words, line, None) for line in evaluation.lines],
    }
    return json_response(message)


def _standing(
    package: GamePackage, position: object, words: Speaker, ruleset: str, expectation: float
) -> str:
    """Which side stands better, in words."""
    for bound, key in STANDINGS:
        if abs(expectation) >= bound:
            seat = Seat.FIRST if expectation > 0 else Seat.SECOND
            name = words.seat(package.game.known_as(position, seat), ruleset)
            return words(f"analysis-{key}", seat=name)
    return words("analysis-even")


# --- picture ---


async def position_picture(request: Request) -> Response:
    """A picture of a position as SVG, to be downloaded."""
    package = _package(request)
    if package is None:
        return not_found(request)
    query = request.query_params
    theme, seen_by = query.get("theme", "light"), query.get("seen_by", "first")
    if theme not in THEMES or seen_by not in ("first", "second"):
        raise BadInput("expected theme and seen_by of the page")
    switches = read_switches(query.get("switches", ""))
    text = query.get("position", "")
    read = await read_text(request, package, query.get("rules", ""), switches, text)
    if read.game != package.game.key:
        raise BadInput(f"a position of {read.game}")
    rules = package.rules(read.ruleset, read.switches)
    position = package.game.read_position(rules, read.position)
    words = preferences_of(request).speaker(package.game.key)
    svg = to_svg(package.table.draw(position, Seat(seen_by)), words.say, theme=theme)
    headers = {"Content-Disposition": f'attachment; filename="{package.game.key}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)
