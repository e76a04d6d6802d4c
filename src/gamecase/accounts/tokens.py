"""API tokens, with which programs act for an account.

As with sessions, only the SHA-256 digest of a token is stored.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import ACCOUNT_COLUMNS, Account, account_from_row
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.tables.table_factory import fingerprint

SCOPES = ("read", "play")
TOKEN_PREFIX = "gct_"  # noqa: S105 - distinguishes API tokens from those of guests
_USE_RESOLUTION = 5 * 60_000  # milliseconds
_MAX_TOKENS = 20
_MAX_LABEL_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Token:
    """What is stored of an API token."""

    digest: str
    label: str
    scopes: tuple[str, ...]
    created_at: int
    last_used_at: int  # 0: never


class Tokens:
    """The API tokens of all accounts."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def create(self, account: Account, label: str, scopes: tuple[str, ...]) -> str:
        """Create a token and return it; it cannot be read again."""
        if not scopes or not set(scopes) <= set(SCOPES):
            raise BadInput(f"scopes are some of {', '.join(SCOPES)}, not {', '.join(scopes)!r}")
        token, now = TOKEN_PREFIX + secrets.token_urlsafe(32), self._now()
        label = label[:_MAX_LABEL_LENGTH]

        def insert(connection: Connection) -> None:
            existing = connection.rows(
                "SELECT digest FROM tokens WHERE account_id = $1", (account.id,)
            )
            if len(existing) >= _MAX_TOKENS:
                raise BadInput(f"an account has at most {_MAX_TOKENS} tokens; revoke one first")
            connection.run(
                "INSERT INTO tokens (digest, account_id, label, scopes, made, seen) "
                "VALUES ($1, $2, $3, $4, $5, 0)",
                (fingerprint(token), account.id, label, " ".join(scopes), now),
            )

        await self._store.write(insert)
        return token

    async def find(self, token: str) -> tuple[Account, Token] | None:
        """The account of a token, and what is stored of the token; None if it is unknown."""
        digest, now = fingerprint(token), self._now()
        rows = await self._store.read(
            lambda connection: connection.rows(
                f"SELECT {ACCOUNT_COLUMNS}, "  # noqa: S608 - our own columns
                "digest, label, scopes, tokens.made, seen "
                "FROM tokens JOIN accounts ON account_id = accounts.id WHERE digest = $1",
                (digest,),
            )
        )
        if not rows or rows[0][5]:  # the account was banned
            return None
        account, stored = account_from_row(rows[0][:6]), _token_from_row(rows[0][6:])
        if now - stored.last_used_at > _USE_RESOLUTION:
            await self._store.write(
                lambda connection: connection.run(
                    "UPDATE tokens SET seen = $1 WHERE digest = $2", (now, digest)
                )
            )
        return account, stored

    async def of_account(self, account: Account) -> list[Token]:
        """The tokens of an account, newest first."""
        statement = (
            "SELECT digest, label, scopes, made, seen FROM tokens "
            "WHERE account_id = $1 ORDER BY made DESC, digest"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return [_token_from_row(row) for row in rows]

    async def revoke(self, account: Account, digest: str) -> None:
        """Revoke a token of the account."""
        statement = "DELETE FROM tokens WHERE account_id = $1 AND digest = $2"
        await self._store.write(lambda connection: connection.run(statement, (account.id, digest)))


def _token_from_row(row: Row) -> Token:
    digest, label, scopes, made, seen = row
    return Token(digest, label, tuple(scopes.split()), made, seen)
