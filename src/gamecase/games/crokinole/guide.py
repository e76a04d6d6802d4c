"""Somebody beside a first game of crokinole."""

from gamecase.games.crokinole.position import Action, Position
from gamecase.kernel.phrase import Phrase


def may(position: Position) -> Phrase:
    return Phrase("guide-may", {"what": _shot(position)})


def where(position: Position, action: Action) -> tuple[str, ...]:
    return ()  # it is aimed, not picked


def why(position: Position, action: Action) -> Phrase:
    return Phrase("guide-why", {"why": _shot(position)})


def _shot(position: Position) -> str:
    """A disc of the other side must be touched where one is live (§9), else the hole beckons."""
    return "hit" if position.opposing(position.shooter) else "other"
