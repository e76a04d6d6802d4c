"""Dependencies that all tables of a process share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gamecase.kernel.match_state import Appended, MatchState
from gamecase.metrics import Metrics
from gamecase.storage.store import Store
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.ratings import AccountRatings

if TYPE_CHECKING:
    from gamecase.tables.table import Table


def _ignore(table: "Table", appended: Sequence[Appended]) -> None:
    """The default of `on_entries`."""


def ignore_stored(table: "Table", before: MatchState) -> None:
    """The default of `on_stored`."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """Dependencies and settings of all tables of a process."""

    store: Store
    engine_pool: EnginePool
    now: Callable[[], int]  # milliseconds since 1970
    bot_pause: float = 0.45  # minimum seconds per bot move, so that people can follow
    metrics: Metrics = field(default_factory=Metrics)
    ratings: AccountRatings | None = None  # None: no rated tables
    on_entries: "Callable[[Table, Sequence[Appended]], None]" = _ignore  # called for new entries
    # Called with the state before, in the process that has stored entries.
    on_stored: "Callable[[Table, MatchState], None]" = ignore_stored
    leave_seconds: float = 120.0  # absence after which the opponent may end the game
