"""Accounts that sign in with an OpenID Connect provider, by issuer and subject."""

import secrets
from collections.abc import Callable

from gamecase.accounts.accounts import (
    ACCOUNT_COLUMNS,
    Account,
    Accounts,
    NameTaken,
    account_from_row,
)
from gamecase.accounts.names import BadName
from gamecase.storage.connection import Connection
from gamecase.storage.store import Conflict, Store

_TRIES = 20  # of names, before a number is drawn
_MAX_NAME_LENGTH = 20  # which leaves room for a number


class OidcIdentities:
    """Which account belongs to which person at the provider."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], int]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = now

    async def find(self, issuer: str, subject: str) -> Account | None:
        statement = (
            f"SELECT {ACCOUNT_COLUMNS} FROM oidc_identities JOIN accounts "  # noqa: S608 - our own columns
            "ON account_id = accounts.id WHERE issuer = $1 AND subject = $2"
        )
        values = (issuer, subject)
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return account_from_row(rows[0]) if rows else None

    async def of_account(self, account: Account) -> list[dict[str, str]]:
        """Issuer and subject of each person who signs in to an account."""
        statement = "SELECT issuer, subject FROM oidc_identities WHERE account_id = $1"
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return [{"issuer": issuer, "subject": subject} for issuer, subject in rows]

    async def find_or_create(self, issuer: str, subject: str, name: str) -> Account:
        """The account of a person; a new one gets the name, or one like it that is free."""
        account = await self.find(issuer, subject)
        if account is not None:
            return account
        account = await self._create(name)
        values = (issuer, subject, account.id)

        def insert(connection: Connection) -> None:
            connection.run(
                "INSERT INTO oidc_identities (issuer, subject, account_id) VALUES ($1, $2, $3)",
                values,
            )

        try:
            await self._store.write(insert)
        except Conflict:  # the same person has signed in twice at once
            await self._accounts.delete(account.id)
            other = await self.find(issuer, subject)
            assert other is not None  # it was the conflict
            return other
        return account

    async def _create(self, name: str) -> Account:
        base = name.strip()[:_MAX_NAME_LENGTH].strip()
        for number in range(1, _TRIES):
            try:
                return await self._accounts.create(base if number == 1 else f"{base} {number}")
            except NameTaken:
                continue
            except BadName:
                break
        return await self._accounts.create(f"Player {secrets.randbelow(10**8):08}")
