"""Notations of other programs, beside a game's own: XGID and FEN for positions, SAN for moves.

A game lists them in its module `other_notations`, as POSITIONS and ACTIONS. `Board` reads whatever
the game's own notation does not, and writes the one that is asked for.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gamecase.kernel.booklet import SwitchValue

#: Gives the ruleset for a position, from the switches that its text implies; switches that the
#: caller has chosen take precedence.
RulesetChoice = Callable[[Mapping[str, SwitchValue]], Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionNotation:
    """A way to write positions."""

    key: str  # "xgid"
    pattern: re.Pattern[str]  # of every text in this notation, and of few others
    write: Callable[[Any], str]  # of a position; BadInput where it cannot be written so
    read: Callable[[RulesetChoice, str], Any]  # the position of a text; BadInput
    ruleset: str = ""  # the booklet that its texts are about unless one is named


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionNotation:
    """A way to write actions, which may depend on the position they are played in."""

    key: str  # "san"
    write: Callable[[Any, Any], str]  # of an action in a position
    read: Callable[[Any, str], Any]  # the action of a text in a position; BadAction


#: The key of every game's own notation.
OWN = "gamecase"
