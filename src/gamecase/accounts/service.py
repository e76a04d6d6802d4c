"""The account service: everything about accounts that the web pages use."""

from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import Account, Accounts
from gamecase.accounts.passwords import Passwords, validate_password
from gamecase.accounts.push_subscriptions import PushSubscriptions
from gamecase.accounts.ratings import Ratings
from gamecase.accounts.sessions import Sessions
from gamecase.accounts.tokens import Tokens
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import Store


class WrongCredentials(BadInput):
    """Name and password do not match; the message does not say which of the two is wrong."""


@dataclass(frozen=True, slots=True)
class AccountService:
    """Accounts with their passwords, sessions, tokens, ratings and push subscriptions."""

    store: Store
    now: Callable[[], int]
    accounts: Accounts
    sessions: Sessions
    tokens: Tokens
    passwords: Passwords
    ratings: Ratings
    push_subscriptions: PushSubscriptions

    async def register(self, name: str, password: str) -> Account:
        """Create an account with a password."""
        text = validate_password(password, name)
        await self.accounts.require_available(name)  # before the expensive hash
        return await self.accounts.create(name, password_hash=await self.passwords.hash(text))

    async def sign_in(self, name: str, password: str) -> Account:
        """The account of a name and password, or `WrongCredentials`."""
        account_id, password_hash = await self.accounts.find_password(name)
        if not await self.passwords.is_correct(password, password_hash):
            raise WrongCredentials("name and password do not match")
        account = await self.accounts.find(account_id)
        if account is None:  # deleted while the password was checked
            raise WrongCredentials("name and password do not match")
        return account

    async def change_password(self, account: Account, password: str, current_session: str) -> None:
        """Set a new password, and end all sessions but the one of that digest."""
        password_hash = await self.passwords.hash(validate_password(password, account.name))
        await self.accounts.set_password(account.id, password_hash, current_session)


def make_account_service(
    store: Store, now: Callable[[], int], passwords: Passwords | None = None
) -> AccountService:
    return AccountService(
        store=store,
        now=now,
        accounts=Accounts(store, now),
        sessions=Sessions(store, now),
        tokens=Tokens(store, now),
        passwords=passwords or Passwords(),
        ratings=Ratings(store, now),
        push_subscriptions=PushSubscriptions(store, now),
    )
