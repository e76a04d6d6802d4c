"""What the house owes a table: sealed dice, lots, rolls, and the secret of a finished game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gamecase.kernel.dice import commitment, new_secret, secret_of_seed
from gamecase.kernel.log import HOUSE, Entry, Kind
from gamecase.kernel.match_state import Course
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import due_chance


@dataclass(frozen=True, slots=True)
class Deed:
    """Who does what: an entry before it has a number and a time."""

    by: int
    kind: Kind
    text: str
    lag: int = 0


def new_pledge(dice: str, seed: int) -> tuple[str, str]:
    """What a game's beginning says of its dice, and the secret to keep for it."""
    match dice:
        case "verifiable":
            secret = new_secret()
            return commitment(secret), secret
        case "seeded":
            return str(seed), ""
        case _:
            return "", ""


def with_dues(
    course: Course, deed: Deed, now: Callable[[], int], secrets: Mapping[int, str]
) -> list[tuple[Entry, Course]]:
    """A deed as an entry, and what the house owes after it: lots, rolls, an opened secret.

    With each comes the course after it.
    """
    found: list[tuple[Entry, Course]] = []
    due: Deed | None = deed
    while due is not None:
        found.append(course.grown(now(), due.by, due.kind, due.text, due.lag))
        course = found[-1][1]
        due = _due(course, secrets)
    return found


def _due(course: Course, secrets: Mapping[int, str]) -> Deed | None:
    if course.header.dice == "none":
        return None
    if course.owes_reveal:
        return Deed(HOUSE, Kind.REVEAL, secrets[course.nth_game])
    if course.missing or course.silent or course.is_manual:
        return None
    if course.awaits_lot or course.to_act is Seat.NATURE:
        seeded = course.header.dice == "seeded"
        secret = secret_of_seed(int(course.pledge)) if seeded else secrets[course.nth_game]
        kind = Kind.LOT if course.awaits_lot else Kind.ACT
        return Deed(HOUSE, kind, due_chance(course, secret))
    return None
