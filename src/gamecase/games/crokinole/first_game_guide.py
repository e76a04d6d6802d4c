"""The guide to a first game of crokinole."""

from dataclasses import replace

from gamecase.games.crokinole.nature import settle_without_slip
from gamecase.games.crokinole.position import Action, Flick, Position
from gamecase.games.crokinole.referee import describe_settle
from gamecase.kernel.phrase import Phrase


def describe_options(position: Position) -> Phrase:
    """A live disc of the opponents must be touched (§9); without one, the hole is the target."""
    return Phrase("guide-may", {"what": "hit" if position.opposing(position.shooter) else "other"})


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    return ()  # a flick is aimed, not picked


def explain_action(position: Position, action: Action) -> Phrase:
    """The result of the shot if the hand does not slip."""
    assert isinstance(action, Flick)  # bots advise nothing else
    flicked = replace(position, flick=action)
    return describe_settle(flicked, settle_without_slip(flicked))
