"""What the tables of a house have in common."""

from collections.abc import Callable
from dataclasses import dataclass, field

from gamecase.storage.store import Store
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.metrics import Metrics
from gamecase.tables.ratings import RatingService


@dataclass(frozen=True, slots=True)
class TableContext:
    """What every table of a house shares."""

    store: Store
    engine_pool: EnginePool
    now: Callable[[], int]  # milliseconds since 1970
    bot_pause: float = 0.45  # seconds a bot waits at least, so that an eye can follow
    metrics: Metrics = field(default_factory=Metrics)
    scores: RatingService | None = None  # None: nobody is rated here
    leave_seconds: float = 120.0  # after so long a game counts as left by whoever is to act
