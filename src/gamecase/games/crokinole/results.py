"""Results for other programs: Crokinole Match Notation (CMN), version 1.0-draft.

CMN is a JSON object with who played, and of each round who won it, with how many points and
twenties; the draft is kept at github.com/Crokinole-Open-Data-Alliance/cmn. What it cannot say is
left out: it knows one or two players a side, so no three; it calls the side that shot first and the
side with the last shot by one name, so the start is not told; and by "first to" it means points of
its own count, so only a fixed number of rounds is told.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from gamecase.games.crokinole.position import Position
from gamecase.games.crokinole.ruleset import Ruleset
from gamecase.kernel.course import Course
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry
from gamecase.kernel.outcome import Outcome


def write_matches(course: Course, entries: Sequence[Entry]) -> dict[str, Any]:
    """Every finished match of a record as one CMN object; BadInput when there is none to tell.

    `course` is the course before the first entry.
    """
    rules: Ruleset = course.rules
    if rules.players == 3:
        raise BadInput("match notation knows one or two players a side, not one against two")
    header, matches, rounds = course.header, [], []
    for entry in entries:
        was_over = course.outcome is not None
        course = course.after(entry)
        if was_over or course.outcome is None:
            continue
        rounds.append(_round(course.position, course.outcome))
        if course.match.is_over:
            matches.append(_match(course, rounds, entry.at))
            rounds = []
    if not matches:
        raise BadInput("no match of this record is over yet")
    whole = {"cmn": "1.0", "source": {"app": "gamecase"}}
    told = [
        {"id": str(uuid5(NAMESPACE_URL, f"gamecase:{header.table}:{nth}")), "match": match}
        for nth, match in enumerate(matches, start=1)
    ]
    return whole | told[0] if len(told) == 1 else {**whole, "batch": True, "matches": told}


def _round(position: Position, outcome: Outcome) -> dict[str, Any]:
    """A round; CMN calls it a game. One that was given up has no points to tell."""
    sides = [position.rules.side(seat) for seat in outcome.winners]
    told: dict[str, Any] = {"winner": sides[0] if sides else None}
    if position.is_complete:
        told["scores"] = [position.points_of(side) for side in (0, 1)]
        told["twenties"] = [position.twenties_of(side) for side in (0, 1)]
    return told


def _match(course: Course, rounds: list[dict[str, Any]], at: int) -> dict[str, Any]:
    rules: Ruleset = course.rules
    scores = [course.match.score[course.chair_of(rules.sides(side)[0]) - 1] for side in (0, 1)]
    told: dict[str, Any] = {
        "date": f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}",
        "format": "singles" if rules.players == 2 else "doubles",
        "teams": [
            {
                "players": [
                    {"name": _name(course, course.chair_of(seat))} for seat in rules.sides(side)
                ]
            }
            for side in (0, 1)
        ],
    }
    if course.header.match.kind == "games":
        told["gameFormat"] = {"type": "fixed", "count": course.header.match.number}
    told["games"] = rounds
    told["winner"] = None if scores[0] == scores[1] else int(scores[1] > scores[0])
    return told


def _name(course: Course, chair: int) -> str:
    player = course.header.players[chair - 1]
    if player.bot:
        return f"gamecase {player.bot}"
    return course.names[chair - 1] or f"player {chair}"
