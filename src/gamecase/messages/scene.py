"""Scenes and gestures as messages in a reader's language."""

from functools import lru_cache
from typing import cast

import msgspec

from gamecase.kernel.seat import Seat
from gamecase.messages.types import ArtMessage, GesturesMessage, SceneMessage
from gamecase.registry import GamePackage
from gamecase.scene.gestures import Gestures
from gamecase.scene.scene import Art, Scene
from gamecase.words.speaker import Speaker


def art_message(art: Art) -> ArtMessage:
    return cast("ArtMessage", {"type": "art", **msgspec.to_builtins(art)})


@lru_cache(maxsize=300)
def scene_json(
    package: GamePackage, position: object, seat: Seat, look: str, words: Speaker
) -> tuple[Art, msgspec.Raw]:
    """The art and the encoded scene of a position; cached, as many games share positions."""
    scene: Scene = package.table.draw(position, seat, (), look)
    return scene.art, _encode(scene_message(scene, words))


@lru_cache(maxsize=300)
def gestures_json(package: GamePackage, position: object, words: Speaker) -> msgspec.Raw:
    """The encoded gestures of a position, cached as well."""
    return _encode(gestures_message(package.table.gestures(position), words))


def _encode(message: SceneMessage | GesturesMessage) -> msgspec.Raw:
    """Encode a part of a message in advance, so that it is not encoded for every reader."""
    return msgspec.Raw(msgspec.json.encode(message))


def scene_message(scene: Scene, words: Speaker) -> SceneMessage:
    """A scene in a reader's language."""
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
        "turn": scene.turn,
    }


def gestures_message(gestures: Gestures, words: Speaker) -> GesturesMessage:
    aim = msgspec.to_builtins(gestures.aim)
    if gestures.aim is not None and gestures.aim.dial is not None:
        aim["dial"]["label"] = words.say(gestures.aim.dial.label)
    return {
        "paths": gestures.paths,
        "aim": aim,
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
