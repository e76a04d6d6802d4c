"""When a card of the deck comes back: spaced repetition by FSRS."""

import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler, State

# Without fuzz, so that the same reviews lead to the same days.
_SCHEDULER = Scheduler(enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class CardSchedule:
    """What FSRS knows about a card; times are milliseconds since 1970."""

    due: int
    state: int = State.Learning.value
    step: int | None = 0
    stability: float | None = None
    difficulty: float | None = None
    last_review: int | None = None

    @property
    def is_new(self) -> bool:
        return self.last_review is None

    def reviewed(self, *, is_right: bool, at: int) -> "CardSchedule":
        """The schedule after an answer: soon again if it was wrong, later and later if right."""
        last = None if self.last_review is None else _date(self.last_review)
        card = FsrsCard(
            card_id=0,
            state=State(self.state),
            step=self.step,
            stability=self.stability,
            difficulty=self.difficulty,
            due=_date(self.due),
            last_review=last,
        )
        rating = Rating.Good if is_right else Rating.Again
        card, _ = _SCHEDULER.review_card(card, rating, _date(at))
        return replace(
            self,
            due=_milliseconds(card.due),
            state=card.state.value,
            step=card.step,
            stability=card.stability,
            difficulty=card.difficulty,
            last_review=at,
        )


def write_schedule(schedule: CardSchedule) -> str:
    """A schedule as JSON, without the day it is due on, which has a column of its own."""
    values = {
        "state": schedule.state,
        "step": schedule.step,
        "stability": schedule.stability,
        "difficulty": schedule.difficulty,
        "last_review": schedule.last_review,
    }
    return json.dumps(values, separators=(",", ":"))


def read_schedule(due: int, text: str) -> CardSchedule:
    """A schedule from what `write_schedule` has written."""
    return CardSchedule(due, **json.loads(text))


def _date(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def _milliseconds(date: datetime) -> int:
    return round(date.timestamp() * 1000)
