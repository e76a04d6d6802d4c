"""Actions in writing: `13/7 8/7`, `roll 6-1`, `double`.

A play names each checker's stops: `24/18/13` is one checker with two numbers, `8/5(2)` two
checkers. The bar and the tray are `bar` and `off`. Reading also takes what else is in use.
"""

import re
from itertools import groupby, pairwise

from gamecase.games.backgammon.actions import PASS, Action, Call, Play, Resign, Roll, Start
from gamecase.games.backgammon.board import BAR, OFF, Step
from gamecase.kernel.errors import BadAction

MOST_STEPS = 4

_DICE = re.compile(r"(start|roll) +(-?\d{1,4})[-, ](-?\d{1,4})( +left| +right)?")
_RESIGN = re.compile(r"resign +(-?\d{1,4})")
_PART = re.compile(r"(?P<chain>[^\s,;()]+)(?P<count>\s*\(\s*(\d{1,4})\s*\))?(?P<late>\*?)[\s,;]*")
_SEPARATOR = re.compile(r"[/\-]")

#: Other ways to say that nothing is moved.
_PASSES = {"pass", "cannot move", "no move", "no play", "(no play)", "dance", "dances"}


def write(action: Action) -> str:
    match action:
        case Start(first, second):
            return f"start {first}-{second}"
        case Roll(high, low):
            return f"roll {high}-{low}"
        case Play(steps):
            return write_steps(steps) or "pass"
        case Resign(kind):
            return f"resign {kind}"
        case _:
            return action.value


def read(text: str) -> Action:
    """The action a text describes, whatever its capitals; BadAction when there is none."""
    said = " ".join(text.strip().lower().split())
    if said in set(Call):
        return Call(said)
    if dice := _DICE.fullmatch(said):
        one, two = int(dice[2]), int(dice[3])
        if dice[1] == "start":
            return Start(one, two)
        half = "left" if (dice[4] or "").strip() == "left" else "right"
        return Roll(max(one, two), min(one, two), half)  # type: ignore[arg-type]
    if resigned := _RESIGN.fullmatch(said):
        return Resign(int(resigned[1]))
    return read_play(text)


def point_name(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, str(point))


def write_steps(steps: tuple[Step, ...], hits: frozenset[int] = frozenset()) -> str:
    """Steps in their order: equal ones counted, those of one checker joined.

    `hits` are the places in `steps` that hit, for readers who want to see it.

    >>> write_steps((Step(24, 18), Step(18, 13))), write_steps((Step(8, 5),) * 2 + (Step(6, 3),))
    ('24/18/13', '8/5(2) 6/3')
    """
    runs: list[tuple[list[int], int, list[bool]]] = []  # stops, count, and whether each stop hits
    for step, places in groupby(enumerate(steps), key=lambda item: item[1]):
        found = [at for at, _ in places]
        hit = not hits.isdisjoint(found)
        joins = runs and len(found) == 1 and runs[-1][1] == 1 and runs[-1][0][-1] == step.start
        if joins:
            runs[-1][0].append(step.end)
            runs[-1][2].append(hit)
        else:
            runs.append(([step.start, step.end], len(found), [hit]))
    texts = []
    for stops, count, hit_at in runs:
        ends = [f"/{point_name(p)}{'*' * h}" for p, h in zip(stops[1:], hit_at, strict=True)]
        texts.append(f"{point_name(stops[0])}{''.join(ends)}{f'({count})' if count > 1 else ''}")
    return " ".join(texts)


def read_play(text: str) -> Play:
    """A play in any common spelling; the error tells the column.

    >>> read_play("bar/22, 8/5*(2)").steps
    (Step(start=25, end=22), Step(start=8, end=5), Step(start=8, end=5))
    """
    said = text.strip().lower()
    if " ".join(said.split()) in _PASSES:
        return PASS
    start = len(text) - len(text.lstrip())
    at, steps = 0, list[Step]()
    while at < len(said):
        part = _PART.match(said, at)
        if part is None:
            raise _bad(text, start + at, "expected a move such as 13/7, bar/22 or 6/off")
        count = int(part[3]) if part["count"] else 1
        if not 1 <= count <= MOST_STEPS:
            raise _bad(text, start + at, f"a move is made once to four times, not {count}")
        steps += _chain(text, start + at, part["chain"]) * count
        at = part.end()
    if not steps:
        raise _bad(text, start, "expected a move such as 13/7, or pass")
    if len(steps) > MOST_STEPS:
        raise _bad(text, start, f"{len(steps)} steps; a throw gives at most {MOST_STEPS}")
    return Play(tuple(steps))


def _chain(text: str, at: int, chain: str) -> list[Step]:
    """The steps of one checker from stop to stop."""
    stops = []
    names = _SEPARATOR.split(chain)
    for place, name in enumerate(names):
        stops.append(_point(text, at, name.rstrip("*"), is_last=place == len(names) - 1))
        at += len(name) + 1
    if len(stops) < 2:
        raise _bad(text, at - len(chain) - 1, f"{chain!r} names one place; expected from/to")
    return [Step(*pair) for pair in pairwise(stops)]


def _point(text: str, at: int, name: str, *, is_last: bool) -> int:
    if name in ("bar", "b", "25"):
        point = BAR
    elif name in ("off", "o", "of", "0"):
        point = OFF
    elif len(name) < 5 and name.isascii() and name.isdecimal() and 1 <= int(name) <= 24:
        point = int(name)
    else:
        raise _bad(text, at, f"{name!r} is no place; expected 1 to 24, bar or off")
    if point == OFF and not is_last:
        raise _bad(text, at, "no checker comes back from off")
    return point


def _bad(text: str, at: int, what: str) -> BadAction:
    return BadAction(f"{text!r}, column {at + 1}: {what}")
