"""Accounts: a name that is one's own, and the ways to prove it is.

An account holds chairs as a browser does: by a holder, which is `account:` and its id. The log
knows nothing of it but the name under which somebody sat down.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamecase.accounts.names import account_name, name_skeleton
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Conflict, Store

_HOLDER = "account:"
GONE = "gone"  # holds the chairs of those who left for good: nobody is ever known by it


class NameTaken(BadInput):
    """Somebody else goes by that name, or by one that looks the same."""


class NoWayIn(BadInput):
    """Without this nobody could ever sign in to the account again."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who is known here."""

    id: str
    name: str
    has_password: bool
    made: int

    @property
    def holder(self) -> str:
        return _HOLDER + self.id


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key in somebody's device; only its public half is here."""

    id: str
    account: str
    host: str  # the name of the site it was made for
    public_key: str
    sign_count: int
    device: str
    made: int
    used: int


def account_of(holder: str) -> str:
    """The id of the account that a holder is; empty for a browser without one."""
    return holder.removeprefix(_HOLDER) if holder.startswith(_HOLDER) else ""


_ACCOUNT = "SELECT id, name, password, made FROM accounts WHERE "
_PASSKEY = (
    "SELECT id, account_id, host, public_key, sign_count, device, made, used FROM passkeys WHERE "
)


class Accounts:
    """Everybody who is known here."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def register(
        self, name: str, *, password: str = "", passkey: Passkey | None = None
    ) -> Account:
        """A new account: `password` is a hash, and a passkey names the account's id itself."""
        name = account_name(name)
        key = passkey.account if passkey else new_id()
        made = self._now()

        def work(connection: Connection) -> None:
            connection.run(
                "INSERT INTO accounts (id, name, known_as, password, made) "
                "VALUES ($1, $2, $3, $4, $5)",
                (key, name, name_skeleton(name), password, made),
            )
            if passkey is not None:
                _keep(connection, passkey)

        try:
            await self._store.write(work)
        except Conflict as error:
            raise NameTaken(f"{name!r} is taken, or looks like a name that is") from error
        return Account(key, name, bool(password), made)

    async def demand_free(self, name: str) -> str:
        """The name as an account would keep it, or why it cannot have it."""
        name = account_name(name)
        if await self._rows_named(name):
            raise NameTaken(f"{name!r} is taken, or looks like a name that is")
        return name

    async def find(self, key: str) -> Account | None:
        rows = await self._store.read(
            lambda connection: connection.rows(_ACCOUNT + "id = $1", (key,))
        )
        return _account(rows)

    async def password_of(self, name: str) -> tuple[str, str]:
        """Id and hash of whom a name belongs to; both empty where there is nobody."""
        rows = await self._rows_named(name)
        return (rows[0][0], rows[0][2]) if rows else ("", "")

    async def _rows_named(self, name: str) -> list[Row]:
        known = name_skeleton(name)
        return await self._store.read(
            lambda connection: connection.rows(_ACCOUNT + "known_as = $1", (known,))
        )

    async def set_password(self, key: str, password: str, keeping: str) -> None:
        """A new hash; every session but the one of digest `keeping` ends."""

        def work(connection: Connection) -> None:
            connection.run("UPDATE accounts SET password = $1 WHERE id = $2", (password, key))
            connection.run(
                "DELETE FROM sessions WHERE account_id = $1 AND digest <> $2", (key, keeping)
            )

        await self._store.write(work)

    # --- passkeys ---

    async def passkeys(self, key: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        statement = _PASSKEY + "account_id = $1 ORDER BY made, id"
        rows = await self._store.read(lambda connection: connection.rows(statement, (key,)))
        return [Passkey(*row) for row in rows]

    async def passkey(self, credential: str) -> Passkey | None:
        rows = await self._store.read(
            lambda connection: connection.rows(_PASSKEY + "id = $1", (credential,))
        )
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._store.write(lambda connection: _keep(connection, passkey))

    async def used_passkey(self, credential: str, before: int, sign_count: int) -> bool:
        """Keep how often a key has signed; False when it signed elsewhere in the meantime."""
        statement = (
            "UPDATE passkeys SET sign_count = $1, used = $2 WHERE id = $3 AND sign_count = $4"
        )
        values = (sign_count, self._now(), credential, before)
        return await self._store.write(lambda connection: connection.run(statement, values)) == 1

    async def drop_passkey(self, key: str, credential: str) -> None:
        """Forget a passkey, unless it is the only way in."""

        def work(connection: Connection) -> None:
            # Touched first, so that of two who drop the last two keys one waits for the other.
            connection.run("UPDATE accounts SET name = name WHERE id = $1", (key,))
            connection.run(
                "DELETE FROM passkeys WHERE account_id = $1 AND id = $2", (key, credential)
            )
            account = _account(connection.rows(_ACCOUNT + "id = $1", (key,)))
            left = connection.rows("SELECT id FROM passkeys WHERE account_id = $1", (key,))
            if account is not None and not account.has_password and not left:
                raise NoWayIn("this passkey is the only way to sign in")

        await self._store.write(work)

    # --- leaving ---

    async def delete(self, key: str) -> None:
        """Forget an account and all that is kept of it. Logs stay: they are others' games too."""

        def work(connection: Connection) -> None:
            connection.run("UPDATE chairs SET holder = $1 WHERE holder = $2", (GONE, _HOLDER + key))
            for table in ("rated", "ratings", "tokens", "sessions", "passkeys"):
                connection.run(f"DELETE FROM {table} WHERE account_id = $1", (key,))  # noqa: S608 - our own names
            connection.run("DELETE FROM accounts WHERE id = $1", (key,))

        await self._store.write(work)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def _account(rows: Sequence[Row]) -> Account | None:
    if not rows:
        return None
    key, name, password, made = rows[0]
    return Account(key, name, bool(password), made)


def _keep(connection: Connection, passkey: Passkey) -> None:
    connection.run(
        "INSERT INTO passkeys "
        "(id, account_id, host, public_key, sign_count, device, made, used) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        (
            passkey.id,
            passkey.account,
            passkey.host,
            passkey.public_key,
            passkey.sign_count,
            passkey.device,
            passkey.made,
            passkey.used,
        ),
    )
