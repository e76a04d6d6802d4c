"""What lies on the table, and how hands play it: drawn once, in Python, for every use."""

from gamecase.scene.gesture import Aim, Button, Gestures, Path, Rail
from gamecase.scene.scene import Art, Label, Mark, Piece, Scene, Spot
from gamecase.scene.shape import box, circle, polygon

__all__ = [
    "Aim",
    "Art",
    "Button",
    "Gestures",
    "Label",
    "Mark",
    "Path",
    "Piece",
    "Rail",
    "Scene",
    "Spot",
    "box",
    "circle",
    "polygon",
]
