"""What the tables of a house have in common."""

from collections.abc import Callable
from dataclasses import dataclass, field

from gamecase.storage.store import Store
from gamecase.tables.engine_pool import Thinker
from gamecase.tables.metrics import Meter
from gamecase.tables.ratings import Scorekeeper


@dataclass(frozen=True, slots=True)
class Room:
    """What every table of a house shares."""

    store: Store
    thinker: Thinker
    now: Callable[[], int]  # milliseconds since 1970
    bot_pause: float = 0.45  # seconds a bot waits at least, so that an eye can follow
    meter: Meter = field(default_factory=Meter)
    scores: Scorekeeper | None = None  # None: nobody is rated here
    leave_seconds: float = 120.0  # after so long a game counts as left by whoever is to act
