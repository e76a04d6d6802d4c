"""Scenes: what is drawn on the table, and the gestures that play actions on it."""

from gamecase.scene.gestures import Aim, Button, Dial, Gestures, Path, Rail, Slack
from gamecase.scene.motion import Motion, SoundEvent, Track
from gamecase.scene.scene import Art, Label, Mark, Piece, Scene, Spot
from gamecase.scene.shapes import box, circle, polygon

__all__ = [
    "Aim",
    "Art",
    "Button",
    "Dial",
    "Gestures",
    "Label",
    "Mark",
    "Motion",
    "Path",
    "Piece",
    "Rail",
    "Scene",
    "Slack",
    "SoundEvent",
    "Spot",
    "Track",
    "box",
    "circle",
    "polygon",
]
