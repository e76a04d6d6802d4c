"""Checking a record: is the play legal, and did the dice fall as they were bound to?"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from gamecase.kernel.dice import draw_order, secret_of_seed
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.log import HOUSE, Entry, Header, Kind
from gamecase.kernel.match_state import Course, open_course
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found in a record without fault."""

    course: Course
    rolls_checked: int  # rolls and lots that were derived again and agreed
    rolls_by_hand: int  # entered by people at a real board: nothing to derive
    rolls_hidden: int  # of a game whose secret is not revealed yet


def verify(game: AnyGame, rules: Any, header: Header, entries: Iterable[Entry]) -> Verdict:
    """Replay a log and derive every roll again; BadRecord names the entry that does not hold."""
    course = open_course(game, rules, header)
    waiting: list[tuple[Entry, Course]] = []  # nature's entries, with the course before each
    checked = by_hand = 0
    for entry in entries:
        if entry.kind is Kind.BEGIN:
            checked += _check_seeded(course, waiting)
            waiting = []
        if _is_chance(course, entry):
            if entry.by == HOUSE:
                waiting.append((entry, course))
            else:
                by_hand += 1
        course = course.after(entry)
        if entry.kind is Kind.REVEAL:
            checked += _check(waiting, entry.text)
            waiting = []
    checked += _check_seeded(course, waiting)
    hidden = len(waiting) if header.dice == "verifiable" else 0
    return Verdict(course, checked, by_hand, hidden)


def _is_chance(course: Course, entry: Entry) -> bool:
    by_nature = entry.kind is Kind.ACT and course.to_act is Seat.NATURE
    return by_nature or entry.kind is Kind.LOT


def _check_seeded(course: Course, waiting: list[tuple[Entry, Course]]) -> int:
    if course.header.dice != "seeded" or not course.nth_game:
        return 0
    return _check(waiting, secret_of_seed(int(course.pledge)))


def _check(waiting: list[tuple[Entry, Course]], secret: str) -> int:
    for entry, course in waiting:
        due = due_chance(course, secret)
        if entry.text != due:
            raise BadRecord(entry.number, f"the dice give {due!r}, the record says {entry.text!r}")
    return len(waiting)


def due_chance(course: Course, secret: str) -> str:
    """What chance does next: the lots, or nature's action, as an entry's text."""
    if course.awaits_lot:
        return " ".join(map(str, draw_order(course.dice(secret, 0), course.chairs)))
    action = course.game.nature(course.position, course.dice(secret, course.rolls + 1))
    return course.game.write(action)
