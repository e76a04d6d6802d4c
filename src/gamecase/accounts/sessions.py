"""How somebody is known again: sessions of browsers, and tokens for programs.

Both are random secrets of 256 bits of which only the SHA-256 is kept, so that whoever reads the
database, or a copy of it, can use none of them.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import Account
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.tables.service import fingerprint

SCOPES = ("read", "play")
TOKEN_MARK = "gct_"  # noqa: S105 - how a program's token is told from a browser's
_LAPSE_MILLISECONDS = 400 * 24 * 3_600_000  # a session nobody used for so long is over
_NOTE_MILLISECONDS = 5 * 60_000  # how exactly it is kept when somebody was last seen
_FRESH_MILLISECONDS = 15 * 60_000  # so soon after signing in one may change how one signs in
_MOST_TOKENS = 20
_LABEL = 40


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A browser that somebody is signed in with."""

    digest: str
    device: str
    made: int
    seen: int

    def is_fresh(self, now: int) -> bool:
        """The secret was proven so lately that a thief of the browser is unlikely."""
        return now - self.made < _FRESH_MILLISECONDS


@dataclass(frozen=True, slots=True)
class Token:
    """What a program of somebody's is known by."""

    digest: str
    label: str
    scopes: tuple[str, ...]
    made: int
    seen: int  # 0: never used


class Sessions:
    """Every browser that somebody is signed in with."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def open(self, account: Account, device: str, guest: str = "", before: str = "") -> str:
        """A new session; its token is told here and never again.

        The chairs the browser held as a guest are the account's from now on, and whatever session
        it had `before` is over: all of it or nothing.
        """
        token, now = secrets.token_urlsafe(32), self._now()

        def work(connection: Connection) -> None:
            connection.run("DELETE FROM sessions WHERE seen < $1", (now - _LAPSE_MILLISECONDS,))
            connection.run("DELETE FROM sessions WHERE digest = $1", (fingerprint(before),))
            connection.run(
                "INSERT INTO sessions (digest, account_id, device, made, seen) "
                "VALUES ($1, $2, $3, $4, $5)",
                (fingerprint(token), account.id, device[:_LABEL], now, now),
            )
            if guest:
                connection.run(
                    "UPDATE chairs SET holder = $1 WHERE holder = $2", (account.holder, guest)
                )

        await self._store.write(work)
        return token

    async def find(self, token: str) -> tuple[Account, SignedIn] | None:
        """Who is signed in by a token, and how."""
        row = await self._row("sessions", "digest, device, sessions.made, seen", token)
        if row is None or self._now() - row[-1] > _LAPSE_MILLISECONDS:
            return None
        found = SignedIn(*row[4:])
        await self._note("sessions", found.digest, found.seen)
        return _account(row), found

    async def _row(self, table: str, columns: str, token: str) -> Row | None:
        """The account that a secret belongs to, and what is kept of the secret."""
        statement = (
            f"SELECT accounts.id, name, password, accounts.made, {columns} FROM {table} "  # noqa: S608 - our own names
            "JOIN accounts ON account_id = accounts.id WHERE digest = $1"
        )
        digest = fingerprint(token)
        rows = await self._store.read(lambda connection: connection.rows(statement, (digest,)))
        return rows[0] if rows else None

    async def _note(self, table: str, digest: str, seen: int) -> None:
        """Keep that somebody is here, unless that was kept a moment ago."""
        now = self._now()
        if now - seen > _NOTE_MILLISECONDS:
            statement = f"UPDATE {table} SET seen = $1 WHERE digest = $2"  # noqa: S608 - our own names
            await self._store.write(lambda connection: connection.run(statement, (now, digest)))

    async def of(self, account: Account) -> list[SignedIn]:
        """The browsers somebody is signed in with, the latest seen first."""
        statement = (
            "SELECT digest, device, made, seen FROM sessions "
            "WHERE account_id = $1 ORDER BY seen DESC, made DESC"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return [SignedIn(*row) for row in rows]

    async def end(self, account: Account, digest: str) -> None:
        """That browser is signed out."""
        await self._delete("sessions", account, digest)

    async def end_others(self, account: Account, keeping: str) -> None:
        """Every browser but one is signed out."""
        statement = "DELETE FROM sessions WHERE account_id = $1 AND digest <> $2"
        await self._store.write(lambda connection: connection.run(statement, (account.id, keeping)))

    # --- tokens ---

    async def make_token(self, account: Account, label: str, scopes: tuple[str, ...]) -> str:
        """A token for a program; it is told here and never again."""
        if not scopes or not set(scopes) <= set(SCOPES):
            raise BadInput(f"scopes are some of {', '.join(SCOPES)}, not {', '.join(scopes)!r}")
        token, now = TOKEN_MARK + secrets.token_urlsafe(32), self._now()
        values = (fingerprint(token), account.id, label[:_LABEL], " ".join(scopes), now, 0)

        def work(connection: Connection) -> None:
            kept = connection.rows("SELECT digest FROM tokens WHERE account_id = $1", (account.id,))
            if len(kept) >= _MOST_TOKENS:
                raise BadInput(f"{_MOST_TOKENS} tokens are enough; revoke one first")
            connection.run(
                "INSERT INTO tokens (digest, account_id, label, scopes, made, seen) "
                "VALUES ($1, $2, $3, $4, $5, $6)",
                values,
            )

        await self._store.write(work)
        return token

    async def find_token(self, token: str) -> tuple[Account, Token] | None:
        """Whose program carries a token, and what it may do."""
        row = await self._row("tokens", "digest, label, scopes, tokens.made, seen", token)
        if row is None:
            return None
        found = _token(row[4:])
        await self._note("tokens", found.digest, found.seen)
        return _account(row), found

    async def tokens(self, account: Account) -> list[Token]:
        statement = (
            "SELECT digest, label, scopes, made, seen FROM tokens "
            "WHERE account_id = $1 ORDER BY made DESC, digest"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return [*map(_token, rows)]

    async def revoke_token(self, account: Account, digest: str) -> None:
        await self._delete("tokens", account, digest)

    async def _delete(self, table: str, account: Account, digest: str) -> None:
        # Only one's own: a digest is no secret among those who share a browser.
        statement = f"DELETE FROM {table} WHERE account_id = $1 AND digest = $2"  # noqa: S608 - our own names
        await self._store.write(lambda connection: connection.run(statement, (account.id, digest)))


def _account(row: Row) -> Account:
    return Account(row[0], row[1], bool(row[2]), row[3])


def _token(row: Row) -> Token:
    digest, label, scopes, made, seen = row
    return Token(digest, label, tuple(scopes.split()), made, seen)
