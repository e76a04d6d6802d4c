"""Scenes: what is drawn on the table, and the gestures that play actions on it."""

from gamecase.scene.gestures import Aim, Button, Dial, Gestures, Path, Power, Rail, Slack, Surface
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
    "Power",
    "Rail",
    "Scene",
    "Slack",
    "SoundEvent",
    "Spot",
    "Surface",
    "Track",
    "box",
    "circle",
    "polygon",
]
