"""Scenes: what is drawn on the table, and the gestures that play actions on it."""

from gamecase.scene.gestures import (
    Aim,
    Button,
    Gestures,
    NumberSetting,
    Path,
    Rail,
    RailOffset,
    StrengthWord,
    Surface,
)
from gamecase.scene.motion import Motion, SoundEvent, Track
from gamecase.scene.scene import Art, Label, Mark, Piece, Scene, Spot
from gamecase.scene.svg_paths import box, circle, polygon

__all__ = [
    "Aim",
    "Art",
    "Button",
    "Gestures",
    "Label",
    "Mark",
    "Motion",
    "NumberSetting",
    "Path",
    "Piece",
    "Rail",
    "RailOffset",
    "Scene",
    "SoundEvent",
    "Spot",
    "StrengthWord",
    "Surface",
    "Track",
    "box",
    "circle",
    "polygon",
]
