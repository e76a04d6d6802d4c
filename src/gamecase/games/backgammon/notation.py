"""The text of actions: `13/7 8/7`, `roll 6-1`, `double`.

A play names the stops of each checker: `24/18/13` is one checker moved by two dice, `8/5(2)` two
checkers. The bar and the tray are `bar` and `off`. Reading also accepts other common spellings.
"""

import re
from itertools import pairwise

from gamecase.games.backgammon.actions import PASS, Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, POINTS, CheckerStep
from gamecase.kernel.errors import BadAction

MAX_STEPS = 4

_NAMES = ("off", *map(str, POINTS), "bar")

_DICE = re.compile(r"(start|roll) +(-?\d{1,4})[-, ](-?\d{1,4})( +left| +right)?")
_RESIGN = re.compile(r"resign +(-?\d{1,4})")
_PART = re.compile(r"(?P<chain>[^\s,;()]+)(?P<count>\s*\(\s*(\d{1,4})\s*\))?(?P<late>\*?)[\s,;]*")
_SEPARATOR = re.compile(r"[/\-]")

#: The spellings of a pass.
_PASSES = {"pass", "cannot move", "no move", "no play", "(no play)", "dance", "dances"}


def write(action: Action) -> str:
    match action:
        case Start(first, second):
            return f"start {first}-{second}"
        case Roll(high, low):
            return f"roll {high}-{low}"
        case Play(steps):
            return write_steps(steps) or "pass"
        case Resignation(kind):
            return f"resign {kind}"
        case _:
            return action.value


def read(text: str) -> Action:
    """The action that a text describes, in any capitals; BadAction when it is none."""
    words = " ".join(text.strip().lower().split())
    if words in set(Call):
        return Call(words)
    if dice := _DICE.fullmatch(words):
        one, two = int(dice[2]), int(dice[3])
        if dice[1] == "start":
            return Start(one, two)
        half = "left" if (dice[4] or "").strip() == "left" else "right"
        return Roll(max(one, two), min(one, two), half)  # type: ignore[arg-type]
    if resigned := _RESIGN.fullmatch(words):
        return Resignation(int(resigned[1]))
    return read_play(text)


def point_name(point: int) -> str:
    return _NAMES[point]


def write_steps(steps: tuple[CheckerStep, ...], hits: frozenset[int] = frozenset()) -> str:
    """Write steps in order, with equal ones counted and those of one checker joined.

    `hits` are the indices of the steps that hit, which get a star.

    >>> write_steps((CheckerStep(24, 18), CheckerStep(18, 13)))
    '24/18/13'
    >>> write_steps((CheckerStep(8, 5), CheckerStep(8, 5), CheckerStep(6, 3)))
    '8/5(2) 6/3'
    """
    texts: list[str] = []
    joins_at = -1  # where the checker moved last stands, if it was one
    at, total = 0, len(steps)
    while at < total:
        first, (start, end) = at, steps[at]
        at += 1
        while at < total and steps[at] == steps[first]:
            at += 1
        count = at - first
        star = "*" if hits and not hits.isdisjoint(range(first, at)) else ""
        if count == 1 and start == joins_at:
            texts[-1] += f"/{_NAMES[end]}{star}"
        else:
            times = f"({count})" if count > 1 else ""
            texts.append(f"{_NAMES[start]}/{_NAMES[end]}{star}{times}")
        joins_at = end if count == 1 else -1
    return " ".join(texts)


def read_play(text: str) -> Play:
    """Read a play in any common spelling; the error names the column.

    >>> read_play("bar/22, 8/5*(2)").steps
    (CheckerStep(start=25, end=22), CheckerStep(start=8, end=5), CheckerStep(start=8, end=5))
    """
    words = text.strip().lower()
    if " ".join(words.split()) in _PASSES:
        return PASS
    start = len(text) - len(text.lstrip())
    at, steps = 0, list[CheckerStep]()
    while at < len(words):
        part = _PART.match(words, at)
        if part is None:
            raise _error(text, start + at, "expected a move such as 13/7, bar/22 or 6/off")
        count = int(part[3]) if part["count"] else 1
        if not 1 <= count <= MAX_STEPS:
            raise _error(text, start + at, f"a move is repeated 1 to 4 times, not {count}")
        steps += _chain(text, start + at, part["chain"]) * count
        at = part.end()
    if not steps:
        raise _error(text, start, "expected a move such as 13/7, or pass")
    if len(steps) > MAX_STEPS:
        raise _error(text, start, f"{len(steps)} steps; a roll allows at most {MAX_STEPS}")
    return Play(tuple(steps))


def _chain(text: str, at: int, chain: str) -> list[CheckerStep]:
    """The steps of one checker from stop to stop."""
    stops = []
    names = _SEPARATOR.split(chain)
    for place, name in enumerate(names):
        stops.append(_point(text, at, name.rstrip("*"), is_last=place == len(names) - 1))
        at += len(name) + 1
    if len(stops) < 2:
        raise _error(text, at - len(chain) - 1, f"{chain!r} names one place; expected from/to")
    return [CheckerStep(*pair) for pair in pairwise(stops)]


def _point(text: str, at: int, name: str, *, is_last: bool) -> int:
    if name in ("bar", "b", "25"):
        point = BAR
    elif name in ("off", "o", "of", "0"):
        point = OFF
    elif len(name) < 5 and name.isascii() and name.isdecimal() and 1 <= int(name) <= 24:
        point = int(name)
    else:
        raise _error(text, at, f"{name!r} is not a place; expected 1 to 24, bar or off")
    if point == OFF and not is_last:
        raise _error(text, at, "a checker that is off cannot move")
    return point


def _error(text: str, at: int, what: str) -> BadAction:
    return BadAction(f"{text!r}, column {at + 1}: {what}")
