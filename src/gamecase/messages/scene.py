"""Scenes and gestures as messages in a reader's language."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, cast

import msgspec

from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import PositionNode
from gamecase.kernel.seat import Seat
from gamecase.messages.types import ArtMessage, GesturesMessage, SceneMessage
from gamecase.registry import GamePackage
from gamecase.scene.gestures import Gestures
from gamecase.scene.move_notation import Standing
from gamecase.scene.scene import Art, Scene
from gamecase.words.speaker import Speaker

if TYPE_CHECKING:
    from gamecase.registry import AnyTable


def art_message(art: Art) -> ArtMessage:
    return cast("ArtMessage", {"type": "art", **msgspec.to_builtins(art)})


@dataclass(frozen=True, slots=True)
class BoardView:
    """How a reader sees the board."""

    seat: Seat
    look: str
    can_touch: (
        bool  # else what is shown only to be touched, such as dice to choose from, is left out
    )


@lru_cache(maxsize=300)
def scene_json(
    package: GamePackage, position: object, view: BoardView, words: Speaker
) -> tuple[Art, msgspec.Raw]:
    """The art and the encoded scene of a position; cached, as many games share positions."""
    scene: Scene = package.table.draw(position, view.seat, (), view.look)
    if not view.can_touch:
        scene = scene.without_offers()
    standings = package.table.standings(position)
    return scene.art, _encode(scene_message(scene, words, standings))


@lru_cache(maxsize=300)
def gestures_json(package: GamePackage, position: object, words: Speaker) -> msgspec.Raw:
    """The encoded gestures of a position, cached as well."""
    return _encode(gestures_message(package.table.gestures(position), words))


def _encode(message: SceneMessage | GesturesMessage) -> msgspec.Raw:
    """Encode a part of a message in advance, so that it is not encoded for every reader."""
    return msgspec.Raw(msgspec.json.encode(message))


def scene_message(
    scene: Scene, words: Speaker, standings: tuple[Standing, ...] = ()
) -> SceneMessage:
    """A scene in a reader's language, with what each side has won or still needs."""
    return {
        "art": scene.art.key,
        "title": words.say(scene.title),
        "description": [words.say(phrase) for phrase in scene.description],
        "pieces": scene.pieces,
        "spots": [
            {"id": s.id, "x": s.x, "y": s.y, "outline": s.outline, "label": words.say(s.label)}
            for s in scene.spots
        ],
        "marks": scene.marks,
        "labels": scene.labels,
        "signs": [words.say(phrase) for phrase in scene.signs],
        "standings": [
            {"seat": s.seat, "text": _text(words, s.text), "captured": s.captured}
            for s in standings
        ],
        "turn": scene.turn,
    }


def _text(words: Speaker, text: Phrase | str) -> str:
    return text if isinstance(text, str) else words.say(text)


def last_player_node(node: PositionNode | None) -> PositionNode | None:
    """The last action of a player: nature may have acted since."""
    while node is not None and node.before is not None and node.by == NO_CHAIR:
        node = node.before
    return node if node is not None and node.before is not None else None


def last_arrows(table: "AnyTable", node: PositionNode | None) -> tuple[tuple[str, str], ...]:
    """The spots of the last action that can be shown on the board."""
    while node is not None and node.before is not None:
        arrows: tuple[tuple[str, str], ...]
        if arrows := table.arrows(node.before.position, node.parsed_action):
            return arrows
        node = node.before
    return ()


def gestures_message(gestures: Gestures, words: Speaker) -> GesturesMessage:
    aim = msgspec.to_builtins(gestures.aim)
    if gestures.aim is not None and gestures.aim.dial is not None:
        aim["dial"]["label"] = words.say(gestures.aim.dial.label)
    if gestures.aim is not None:
        for power, drawn in zip(gestures.aim.powers, aim["powers"], strict=True):
            drawn["label"] = words.say(power.label)
    return {
        "paths": gestures.paths,
        "aim": aim,
        "task": words.say(gestures.task) if gestures.task else "",
        "prompt": " ".join(words.say(phrase) for phrase in gestures.prompt),
        "undo": gestures.undo,
        "buttons": [
            {
                "action": b.action,
                "label": words.say(b.label),
                "is_grave": b.is_grave,
                "place": b.place,
            }
            for b in gestures.buttons
        ],
    }
