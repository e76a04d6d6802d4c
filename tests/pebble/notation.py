"""Notation of pebble: `slide 10 -3 4.5`, `drift 3`, and the ice as `first 10,-3,4.5+3 0,0,1`."""

import re

from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.seat import PLAYERS, Seat
from pebble.position import Drift, Pebble, Position, Slide
from pebble.ruleset import Ruleset

_NUMBER = r"(-?[0-9]{1,3}(?:\.[0-9])?)"
_SLIDE = re.compile(rf"slide {_NUMBER} {_NUMBER} {_NUMBER}")
_DRIFT = re.compile(r"drift ([1-6])")
_PEBBLE = re.compile(rf"{_NUMBER},{_NUMBER},{_NUMBER}(?:\+([1-6]))?")


def write_action(action: Slide | Drift) -> str:
    if isinstance(action, Drift):
        return f"drift {action.steps}"
    return f"slide {action.place:g} {action.bearing:g} {action.strength:g}"


def read_action(text: str) -> Slide | Drift:
    if match := _SLIDE.fullmatch(text):
        return Slide(*map(float, match.groups()))
    if match := _DRIFT.fullmatch(text):
        return Drift(int(match[1]))
    raise BadAction(f"{text!r}: expected slide PLACE BEARING STRENGTH, or drift 1 to 6")


def write_position(position: Position) -> str:
    return " ".join([position.starter.value, *map(_write_pebble, position.pebbles)])


def _write_pebble(pebble: Pebble) -> str:
    slide = pebble.slide
    drift = f"+{pebble.drift.steps}" if pebble.drift else ""
    return f"{slide.place:g},{slide.bearing:g},{slide.strength:g}{drift}"


def read_position(rules: Ruleset, text: str) -> Position:
    """Parse a position, without checking that its slides are legal."""
    starter, *rest = text.split(" ")
    if starter not in PLAYERS[: rules.players]:
        raise BadPosition(f"{text!r}: {starter!r} is no seat; expected one of {rules.players}")
    pebbles = []
    for part in rest:
        match = _PEBBLE.fullmatch(part)
        if not match:
            raise BadPosition(f"{text!r}: {part!r} is no pebble; expected one like 10,-3,4.5+3")
        drift = Drift(int(match[4])) if match[4] else None
        pebbles.append(Pebble(Slide(*map(float, match.groups()[:3])), drift))
    return Position(rules, Seat(starter), tuple(pebbles))
