"""People for tests: a store of their own, a clock set by hand, and hashes that cost nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from argon2 import PasswordHasher

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.accounts.passwords import Passwords
from gamecase.accounts.service import AccountService, open_accounts
from gamecase.storage.store import open_store
from log_builder import NOON

PASSWORD = "correct horse battery"
OTHER_PASSWORD = "a stable staple"
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass
class ManualClock:
    """Stands still until it is set."""

    at: int = NOON

    def __call__(self) -> int:
        return self.at


def fast_passwords() -> Passwords:
    """Real argon2, with as little effort as it can be made with."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@asynccontextmanager
async def open_account_service(
    database: str, clock: ManualClock | None = None
) -> AsyncIterator[AccountService]:
    store = open_store(database, ACCOUNT_MIGRATIONS)
    try:
        yield open_accounts(store, clock or ManualClock(), fast_passwords())
    finally:
        store.close()
