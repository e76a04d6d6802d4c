"""Login sessions of browsers.

A session token is a random secret of 256 bits. Only its SHA-256 digest is stored, so that a copy
of the database does not let anybody sign in.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.accounts import ACCOUNT_COLUMNS, Account, account_from_row
from gamecase.events.event_store import move_event_roles
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store
from gamecase.study.analyses import move_study
from gamecase.study.documents import move_documents
from gamecase.study.drill_progress import move_drills
from gamecase.study.notebook import move_notebook
from gamecase.tables.table_factory import fingerprint

_LIFETIME = 400 * 24 * 3_600_000  # milliseconds without use
_SEEN_RESOLUTION = 5 * 60_000  # milliseconds
_FRESH = 15 * 60_000  # milliseconds after login in which credentials may be changed
_MAX_DEVICE_LENGTH = 40


@dataclass(frozen=True, slots=True)
class LoginSession:
    """A browser that is signed in to an account."""

    digest: str
    device: str
    created_at: int
    last_seen_at: int

    def is_fresh(self, now: int) -> bool:
        """Whether the login is recent enough to change credentials."""
        return now - self.created_at < _FRESH


class Sessions:
    """The login sessions of all accounts."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def start(
        self, account: Account, device: str, guest: str = "", previous_token: str = ""
    ) -> str:
        """Start a session with a fresh token, return the token, and end the previous session.

        The chairs of the holder `guest` become the account's in the same transaction, and so do its
        analyses and the browser's subscription to notices.
        """
        token, now = secrets.token_urlsafe(32), self._now()
        digest, previous = fingerprint(token), fingerprint(previous_token)

        def insert(connection: Connection) -> None:
            connection.run("DELETE FROM sessions WHERE seen < $1", (now - _LIFETIME,))
            connection.run("DELETE FROM sessions WHERE digest = $1", (previous,))
            connection.run(
                "INSERT INTO sessions (digest, account_id, device, made, seen) "
                "VALUES ($1, $2, $3, $4, $5)",
                (digest, account.id, device[:_MAX_DEVICE_LENGTH], now, now),
            )
            connection.run(
                "UPDATE push_subscriptions SET session = $1 WHERE session = $2 AND holder = $3",
                (digest, previous, account.holder),
            )
            if guest:
                connection.run(
                    "UPDATE chairs SET holder = $1 WHERE holder = $2", (account.holder, guest)
                )
                move_event_roles(connection, guest, account.holder)
                move_study(connection, guest, account.holder)
                move_notebook(connection, guest, account.holder)
                move_drills(connection, guest, account.holder)
                move_documents(connection, guest, account.holder)
                connection.run(
                    "UPDATE push_subscriptions SET holder = $1, session = $2 WHERE holder = $3",
                    (account.holder, digest, guest),
                )

        await self._store.write(insert)
        return token

    async def find(self, token: str) -> tuple[Account, LoginSession] | None:
        """The account and the session of a token; None if it is unknown or has expired."""
        digest, now = fingerprint(token), self._now()
        rows = await self._store.read(
            lambda connection: connection.rows(
                f"SELECT {ACCOUNT_COLUMNS}, "  # noqa: S608 - our own columns
                "digest, device, sessions.made, seen "
                "FROM sessions JOIN accounts ON account_id = accounts.id WHERE digest = $1",
                (digest,),
            )
        )
        if not rows or rows[0][5]:  # the account was banned
            return None
        account, session = account_from_row(rows[0][:6]), LoginSession(*rows[0][6:])
        if now - session.last_seen_at > _LIFETIME:
            return None
        if now - session.last_seen_at > _SEEN_RESOLUTION:
            await self._store.write(
                lambda connection: connection.run(
                    "UPDATE sessions SET seen = $1 WHERE digest = $2", (now, digest)
                )
            )
        return account, session

    async def of_account(self, account: Account) -> list[LoginSession]:
        """The sessions of an account, the last seen first."""
        statement = (
            "SELECT digest, device, made, seen FROM sessions "
            "WHERE account_id = $1 ORDER BY seen DESC, made DESC"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return [LoginSession(*row) for row in rows]

    async def end(self, account: Account, digest: str) -> None:
        """End a session of the account."""
        statement = "DELETE FROM sessions WHERE account_id = $1 AND digest = $2"
        await self._store.write(lambda connection: connection.run(statement, (account.id, digest)))

    async def end_others(self, account: Account, current_session: str) -> None:
        """End all sessions of the account but the one of that digest."""
        statement = "DELETE FROM sessions WHERE account_id = $1 AND digest <> $2"
        values = (account.id, current_session)
        await self._store.write(lambda connection: connection.run(statement, values))
