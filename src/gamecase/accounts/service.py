"""Everybody who is known here, behind one door for the pages."""

from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import Account, Accounts
from gamecase.accounts.passwords import Passwords, checked
from gamecase.accounts.ratings import Ratings
from gamecase.accounts.sessions import Sessions
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import Store


class WrongSecret(BadInput):
    """Name and password do not belong together; which of the two is wrong is not told."""


@dataclass(frozen=True, slots=True)
class AccountService:
    """Accounts, and what their people are known by."""

    store: Store
    now: Callable[[], int]
    accounts: Accounts
    sessions: Sessions
    passwords: Passwords
    ratings: Ratings

    async def register(self, name: str, password: str) -> Account:
        """A new account with a password."""
        text = checked(password, name)
        await self.accounts.demand_free(name)  # told before a hash is paid for
        return await self.accounts.register(name, password=await self.passwords.hash(text))

    async def sign_in(self, name: str, password: str) -> Account:
        """Whose name and password these are, or WrongSecret."""
        key, kept = await self.accounts.password_of(name)
        if not await self.passwords.is_right(password, kept):
            raise WrongSecret("name and password do not belong together")
        account = await self.accounts.find(key)
        if account is None:  # deleted while the password was checked
            raise WrongSecret("name and password do not belong together")
        return account

    async def change_password(self, account: Account, password: str, keeping: str) -> None:
        """A new password; everybody but the session of digest `keeping` is signed out."""
        text = checked(password, account.name)
        await self.accounts.set_password(account.id, await self.passwords.hash(text), keeping)


def open_accounts(
    store: Store, now: Callable[[], int], passwords: Passwords | None = None
) -> AccountService:
    accounts, sessions = Accounts(store, now), Sessions(store, now)
    return AccountService(
        store, now, accounts, sessions, passwords or Passwords(), Ratings(store, now)
    )
