"""Somebody beside a first game of crokinole."""

from dataclasses import replace

from gamecase.games.crokinole.nature import meant
from gamecase.games.crokinole.position import Action, Flick, Position
from gamecase.games.crokinole.referee import told
from gamecase.kernel.phrase import Phrase


def describe_options(position: Position) -> Phrase:
    """A disc of the other side must be touched where one is live (§9), else the hole beckons."""
    return Phrase("guide-may", {"what": "hit" if position.opposing(position.shooter) else "other"})


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    return ()  # it is aimed, not picked


def explain_action(position: Position, action: Action) -> Phrase:
    """What comes of the shot by a steady hand."""
    assert isinstance(action, Flick)  # scores of a real board are nobody's to advise
    flying = replace(position, flick=action)
    return told(flying, meant(flying))
