"""How players do in drills: one row for each holder and drill, whatever the number of answers.

A row has the name of the exercise that was set and is not answered yet. Only the first answer to
it counts, so that nobody is rated for an answer that they have been shown.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.study.drill_rating import DrillRating
from gamecase.study.holder_rows import move_rows

REMEMBERED = 30  # exercises that are not set again soon
SHOWN_RESULTS = 20  # of which the success rate is shown

_COLUMNS = (
    "game, drill, rating, deviation, answers, right_answers, streak, longest_streak, "
    "exercise, recent, results, answered"
)
_OF_HOLDER = f"SELECT {_COLUMNS} FROM drill_progress WHERE holder = $1"  # noqa: S608 - our own names

_INSERT = (
    f"INSERT INTO drill_progress (holder, {_COLUMNS}) "  # noqa: S608 - our own names
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING"
)
_UPDATE = (
    "UPDATE drill_progress SET rating = $4, deviation = $5, answers = $6, right_answers = $7, "
    "streak = $8, longest_streak = $9, exercise = $10, recent = $11, results = $12, "
    "answered = $13 WHERE holder = $1 AND game = $2 AND drill = $3 "
    "AND exercise = $14 AND answers = $15"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrillProgress:
    """How a holder does in one drill."""

    game: str
    drill: str
    rating: DrillRating = DrillRating()
    answers: int = 0
    right_answers: int = 0
    streak: int = 0  # right answers since the last wrong one
    longest_streak: int = 0
    exercise: str = ""  # the name of the one that is set; empty: the next one is not picked yet
    recent: tuple[str, ...] = ()  # exercises that were set not long ago, the newest first
    results: str = ""  # of the last answers, the newest last: 1 right, 0 wrong
    answered_at: int = 0

    def with_exercise(self, name: str) -> "DrillProgress":
        """The progress with an exercise that is set."""
        others = tuple(each for each in self.recent if each != name)
        return replace(self, exercise=name, recent=(name, *others)[:REMEMBERED])

    def after(self, difficulty: float, score: float, *, is_right: bool, at: int) -> "DrillProgress":
        """The progress after an answer to the exercise that was set."""
        streak = self.streak + 1 if is_right else 0
        return replace(
            self,
            rating=self.rating.after(difficulty, score),
            answers=self.answers + 1,
            right_answers=self.right_answers + is_right,
            streak=streak,
            longest_streak=max(self.longest_streak, streak),
            exercise="",
            results=(self.results + str(int(is_right)))[-SHOWN_RESULTS:],
            answered_at=at,
        )


class DrillProgressStore:
    """The progress of all holders."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self.now = now

    async def find(self, holder: str, game: str, drill: str) -> DrillProgress:
        """A holder's progress in a drill; a new one if there is none yet."""
        statement, values = f"{_OF_HOLDER} AND game = $2 AND drill = $3", (holder, game, drill)
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return _progress(rows[0]) if rows else DrillProgress(game=game, drill=drill)

    async def all_of(self, holder: str) -> Mapping[tuple[str, str], DrillProgress]:
        """A holder's progress by game and drill."""
        statement = f"{_OF_HOLDER} ORDER BY game, drill"
        rows = await self._store.read(lambda connection: connection.rows(statement, (holder,)))
        found = [_progress(row) for row in rows]
        return {(each.game, each.drill): each for each in found}

    async def save(self, holder: str, before: DrillProgress, after: DrillProgress) -> bool:
        """Store a change; False if another page has set or answered an exercise in between."""

        values = _values(holder, after)
        # What was read must still be there: another process may have written it meanwhile.
        conditions = (before.exercise, before.answers)

        def write(connection: Connection) -> bool:
            if connection.run(_UPDATE, (*values, *conditions)):
                return True
            is_new = not (before.exercise or before.answers)
            return is_new and bool(connection.run(_INSERT, values))

        return await self._store.write(write)


def _values(holder: str, progress: DrillProgress) -> tuple[str | int | float, ...]:
    return (
        holder,
        progress.game,
        progress.drill,
        progress.rating.rating,
        progress.rating.deviation,
        progress.answers,
        progress.right_answers,
        progress.streak,
        progress.longest_streak,
        progress.exercise,
        json.dumps(progress.recent),
        progress.results,
        progress.answered_at,
    )


def _progress(row: Row) -> DrillProgress:
    game, drill, rating, deviation, answers, right, streak, longest, exercise, recent, *rest = row
    results, answered_at = rest
    return DrillProgress(
        game=game,
        drill=drill,
        rating=DrillRating(rating, deviation),
        answers=answers,
        right_answers=right,
        streak=streak,
        longest_streak=longest,
        exercise=exercise,
        recent=tuple(json.loads(recent)),
        results=results,
        answered_at=answered_at,
    )


def delete_drills_of_holder(connection: Connection, holder: str) -> None:
    """Delete a holder's progress."""
    connection.run("DELETE FROM drill_progress WHERE holder = $1", (holder,))


def move_drills(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give a browser's progress to the account that its player signs in to."""
    move_rows(connection, {"drill_progress": "game, drill"}, old_holder, new_holder)
