"""Scenes: what is drawn on the table, and the gestures that play actions on it."""

from gamecase.scene.gestures import (
    Aim,
    Button,
    Gestures,
    NumberSetting,
    OffRailDistance,
    Path,
    Rail,
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
    "OffRailDistance",
    "Path",
    "Piece",
    "Rail",
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
