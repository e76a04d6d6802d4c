"""An account service for tests, with a manual clock and fast password hashes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from argon2 import PasswordHasher

from gamecase.accounts.passwords import Passwords
from gamecase.accounts.service import AccountService, make_account_service
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.storage.store import open_store
from log_builder import NOON

PASSWORD = "correct horse battery"
OTHER_PASSWORD = "a stable staple"
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass
class ManualClock:
    """A clock that stands still until it is set."""

    at: int = NOON

    def __call__(self) -> int:
        return self.at


def fast_passwords() -> Passwords:
    """Real argon2, with the smallest cost it accepts."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@asynccontextmanager
async def open_account_service(
    database: str, clock: ManualClock | None = None
) -> AsyncIterator[AccountService]:
    store = open_store(database, SERVER_MIGRATIONS)
    try:
        yield make_account_service(store, clock or ManualClock(), fast_passwords())
    finally:
        store.close()
