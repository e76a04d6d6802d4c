"""The account service: everything about accounts that the web pages use."""

from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import Account, Accounts
from gamecase.accounts.administration import Administration
from gamecase.accounts.audit import AuditLog
from gamecase.accounts.invite_codes import InviteCodes
from gamecase.accounts.oidc_identities import OidcIdentities
from gamecase.accounts.passwords import Passwords, validate_password
from gamecase.accounts.push_subscriptions import PushSubscriptions
from gamecase.accounts.ratings import Ratings
from gamecase.accounts.recovery import Recovery
from gamecase.accounts.sessions import Sessions
from gamecase.accounts.tokens import Tokens
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import Store


class WrongCredentials(BadInput):
    """Name and password do not match; the message does not say which of the two is wrong."""


class Banned(BadInput):
    """An account that an administrator has banned; told only to whoever knows its password."""


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
    recovery: Recovery
    invite_codes: InviteCodes
    administration: Administration
    audit: AuditLog
    oidc_identities: OidcIdentities

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
        if account.is_banned:
            raise Banned("this account may not sign in")
        return account

    async def change_password(self, account: Account, password: str, current_session: str) -> None:
        """Set a new password, and end all sessions but the one of that digest."""
        password_hash = await self.passwords.hash(validate_password(password, account.name))
        await self.accounts.set_password(account.id, password_hash, current_session)

    async def count_tables(self, holder: str, since: int) -> int:
        """How many tables of a holder were created since a time."""
        statement = (
            "SELECT count(DISTINCT id) FROM chairs JOIN tables ON id = table_id "
            "WHERE holder = $1 AND tables.made >= $2"
        )
        values = (holder, since)
        rows = await self.store.read(lambda connection: connection.rows(statement, values))
        return int(rows[0][0])

    async def recover(self, name: str, code: str, password: str) -> Account:
        """Set a new password by a recovery code, or raise `WrongCredentials`."""
        account = await self.accounts.find_by_name(name)
        if account is None or not await self.recovery.has_code(account, code):
            raise WrongCredentials("name and code do not match")
        password_hash = await self.passwords.hash(validate_password(password, account.name))
        if not await self.recovery.use_code(account, code, password_hash):
            raise WrongCredentials("name and code do not match")
        return account

    async def reset(self, token: str, password: str) -> Account:
        """Set a new password by a link, or raise `WrongCredentials`."""
        account = await self.recovery.find_link(token)
        if account is None:
            raise WrongCredentials("this link does not work any more")
        password_hash = await self.passwords.hash(validate_password(password, account.name))
        if not await self.recovery.use_link(account, token, password_hash):
            raise WrongCredentials("this link does not work any more")
        return account


def make_account_service(
    store: Store, now: Callable[[], int], passwords: Passwords | None = None
) -> AccountService:
    accounts = Accounts(store, now)
    return AccountService(
        store=store,
        now=now,
        accounts=accounts,
        sessions=Sessions(store, now),
        tokens=Tokens(store, now),
        passwords=passwords or Passwords(),
        ratings=Ratings(store, now),
        push_subscriptions=PushSubscriptions(store, now),
        recovery=Recovery(store, now),
        invite_codes=InviteCodes(store, now),
        administration=Administration(store, now),
        audit=AuditLog(store, now),
        oidc_identities=OidcIdentities(store, accounts, now),
    )
