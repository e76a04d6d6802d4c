"""Whether a database connection works."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.storage.connection import StoreConnection
from gamecase.storage.store import StoreUnavailable

log = logging.getLogger(__name__)


class ConnectionFailures:
    """Raises the failures of one connection as `StoreUnavailable`.

    Logs the first failure and the recovery, not every failure between them.
    """

    def __init__(self, connection: StoreConnection, task: str, database: str) -> None:
        self._failures = connection.failures
        self._task = task
        self._database = database
        self._is_lost = False

    @contextmanager
    def guard(self) -> Iterator[None]:
        try:
            yield
        except self._failures as error:
            if not self._is_lost:
                reason = " ".join(str(error).split())
                log.warning("cannot %s %s: %s", self._task, self._database, reason)
            self._is_lost = True
            raise StoreUnavailable(self._database) from error
        if self._is_lost:
            log.warning("can %s %s again", self._task, self._database)
            self._is_lost = False
