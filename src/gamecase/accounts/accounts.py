"""Accounts and their passkeys, in the database.

An account holds chairs as a browser does, under the holder `account:ID`. A log contains only the
name under which a player sat down.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.names import name_skeleton, normalize_name
from gamecase.events.event_store import delete_event_roles
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Conflict, Store
from gamecase.study.analyses import delete_study_of_holder
from gamecase.study.documents import delete_documents_of_holder
from gamecase.study.drill_progress import delete_drills_of_holder
from gamecase.study.notebook import delete_notebook_of_holder
from gamecase.tables.loaded_tables import CLOSED_HOLDER

_HOLDER_PREFIX = "account:"
_MAX_EMAIL_LENGTH = 200

#: What an account may do besides playing: nothing, care for tables and invitations, or all.
ROLES = ("", "organiser", "admin")

#: The columns that `account_from_row` reads.
ACCOUNT_COLUMNS = (
    "accounts.id, accounts.name, accounts.password, accounts.made, accounts.role, accounts.banned"
)

#: The holder of the chairs of deleted accounts and closed tables.
DELETED_HOLDER = CLOSED_HOLDER


_TABLES_OF_ACCOUNTS = (
    "rated",
    "ratings",
    "tokens",
    "sessions",
    "passkeys",
    "recovery",
    "oidc_identities",
)


class NameTaken(BadInput):
    """Another account has that name, or one that looks the same."""


class LastCredential(BadInput):
    """The only credential of an account cannot be removed."""


@dataclass(frozen=True, slots=True)
class Account:
    """A registered player."""

    id: str
    name: str
    has_password: bool
    created_at: int
    role: str = ""  # one of ROLES
    is_banned: bool = False

    @property
    def holder(self) -> str:
        """The holder of this account's chairs."""
        return _HOLDER_PREFIX + self.id


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a WebAuthn credential."""

    id: str
    account_id: str
    host: str  # the relying party it was created for
    public_key: str
    sign_count: int
    device: str
    created_at: int
    last_used_at: int


def account_id_of(holder: str) -> str:
    """The id of the account that a holder is; empty for a guest."""
    return holder.removeprefix(_HOLDER_PREFIX) if holder.startswith(_HOLDER_PREFIX) else ""


def normalize_email(email: str) -> str:
    """An address without spaces around it, or none; `BadInput` if it cannot be an address."""
    email = email.strip()
    is_address = email.count("@") == 1 and email.isascii() and email.isprintable()
    if email and (not is_address or " " in email or len(email) > _MAX_EMAIL_LENGTH):
        raise BadInput(f"not an e-mail address: {email!r}")
    return email


def new_account_id() -> str:
    return secrets.token_urlsafe(12)


_ACCOUNT = f"SELECT {ACCOUNT_COLUMNS} FROM accounts WHERE "  # noqa: S608 - our own columns
_PASSKEY = (
    "SELECT id, account_id, host, public_key, sign_count, device, made, used FROM passkeys WHERE "
)


class Accounts:
    """All accounts of a database."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def create(
        self, name: str, *, password_hash: str = "", passkey: Passkey | None = None
    ) -> Account:
        """Create an account; with a passkey, it gets the account id that the passkey names."""
        name = normalize_name(name)
        account_id = passkey.account_id if passkey else new_account_id()
        now = self._now()

        def insert(connection: Connection) -> None:
            connection.run(
                "INSERT INTO accounts (id, name, known_as, password, made) "
                "VALUES ($1, $2, $3, $4, $5)",
                (account_id, name, name_skeleton(name), password_hash, now),
            )
            if passkey is not None:
                _insert_passkey(connection, passkey)

        try:
            await self._store.write(insert)
        except Conflict as error:
            raise NameTaken(f"{name!r} is taken, or looks like a name that is") from error
        return Account(account_id, name, bool(password_hash), now)

    async def require_available(self, name: str) -> str:
        """The normalised name, or `NameTaken`."""
        name = normalize_name(name)
        if await self._rows_by_name(name):
            raise NameTaken(f"{name!r} is taken, or looks like a name that is")
        return name

    async def find(self, account_id: str) -> Account | None:
        rows = await self._store.read(
            lambda connection: connection.rows(_ACCOUNT + "id = $1", (account_id,))
        )
        return account_from_row(rows[0]) if rows else None

    async def find_by_name(self, name: str) -> Account | None:
        """The account of that name, or of one that counts as the same."""
        rows = await self._rows_by_name(name)
        return account_from_row(rows[0]) if rows else None

    async def find_password(self, name: str) -> tuple[str, str]:
        """Id and password hash of the account of that name; both empty if there is none."""
        rows = await self._rows_by_name(name)
        return (rows[0][0], rows[0][2]) if rows else ("", "")

    async def _rows_by_name(self, name: str) -> list[Row]:
        skeleton = name_skeleton(name)
        return await self._store.read(
            lambda connection: connection.rows(_ACCOUNT + "known_as = $1", (skeleton,))
        )

    async def set_password(self, account_id: str, password_hash: str, current_session: str) -> None:
        """Replace the password, and end all sessions but the one of that digest."""

        def update(connection: Connection) -> None:
            connection.run(
                "UPDATE accounts SET password = $1 WHERE id = $2", (password_hash, account_id)
            )
            connection.run(
                "DELETE FROM sessions WHERE account_id = $1 AND digest <> $2",
                (account_id, current_session),
            )

        await self._store.write(update)

    async def email_of(self, account_id: str) -> str:
        """The address for links to set a new password; empty if none was given."""
        statement = "SELECT email FROM accounts WHERE id = $1"
        rows = await self._store.read(lambda connection: connection.rows(statement, (account_id,)))
        return str(rows[0][0]) if rows else ""

    async def set_email(self, account_id: str, email: str) -> None:
        """Save an address, or none; one that cannot be an address raises `BadInput`."""
        email = normalize_email(email)
        statement = "UPDATE accounts SET email = $1 WHERE id = $2"
        await self._store.write(lambda connection: connection.run(statement, (email, account_id)))

    async def delete(self, account_id: str) -> None:
        """Delete an account and all its rows. Logs stay: they belong to the opponents as well."""
        await self._store.write(lambda connection: delete_account_rows(connection, account_id))

    # --- passkeys ---

    async def passkeys(self, account_id: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        statement = _PASSKEY + "account_id = $1 ORDER BY made, id"
        rows = await self._store.read(lambda connection: connection.rows(statement, (account_id,)))
        return [Passkey(*row) for row in rows]

    async def find_passkey(self, passkey_id: str) -> Passkey | None:
        rows = await self._store.read(
            lambda connection: connection.rows(_PASSKEY + "id = $1", (passkey_id,))
        )
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._store.write(lambda connection: _insert_passkey(connection, passkey))

    async def record_passkey_use(
        self, passkey_id: str, *, old_sign_count: int, new_sign_count: int
    ) -> bool:
        """Store the new signature counter; False if the stored one is not the old one any more."""
        statement = (
            "UPDATE passkeys SET sign_count = $1, used = $2 WHERE id = $3 AND sign_count = $4"
        )
        values = (new_sign_count, self._now(), passkey_id, old_sign_count)
        return await self._store.write(lambda connection: connection.run(statement, values)) == 1

    async def remove_passkey(self, account_id: str, passkey_id: str) -> None:
        """Remove a passkey, or raise `LastCredential`."""

        def delete(connection: Connection) -> None:
            # Locks the account: the last two passkeys may be removed at the same time.
            connection.run("UPDATE accounts SET name = name WHERE id = $1", (account_id,))
            connection.run(
                "DELETE FROM passkeys WHERE account_id = $1 AND id = $2", (account_id, passkey_id)
            )
            accounts = connection.rows(_ACCOUNT + "id = $1", (account_id,))
            remaining = connection.rows(
                "SELECT id FROM passkeys WHERE account_id = $1", (account_id,)
            )
            if accounts and not account_from_row(accounts[0]).has_password and not remaining:
                raise LastCredential("this passkey is the only way to sign in")

        await self._store.write(delete)


def account_from_row(row: Row) -> Account:
    """An account from the columns of `ACCOUNT_COLUMNS`."""
    account_id, name, password_hash, made, role, banned = row
    return Account(account_id, name, bool(password_hash), made, role, bool(banned))


def delete_account_rows(connection: Connection, account_id: str) -> None:
    """Delete all rows of an account; nobody gets its chairs."""
    connection.run(
        "UPDATE chairs SET holder = $1 WHERE holder = $2",
        (DELETED_HOLDER, _HOLDER_PREFIX + account_id),
    )
    connection.run(
        "DELETE FROM push_subscriptions WHERE holder = $1", (_HOLDER_PREFIX + account_id,)
    )
    delete_event_roles(connection, _HOLDER_PREFIX + account_id)
    delete_study_of_holder(connection, _HOLDER_PREFIX + account_id)
    delete_notebook_of_holder(connection, _HOLDER_PREFIX + account_id)
    delete_drills_of_holder(connection, _HOLDER_PREFIX + account_id)
    delete_documents_of_holder(connection, _HOLDER_PREFIX + account_id)
    for table in _TABLES_OF_ACCOUNTS:
        statement = f"DELETE FROM {table} WHERE account_id = $1"  # noqa: S608 - our own names
        connection.run(statement, (account_id,))
    connection.run("DELETE FROM accounts WHERE id = $1", (account_id,))


def _insert_passkey(connection: Connection, passkey: Passkey) -> None:
    connection.run(
        "INSERT INTO passkeys "
        "(id, account_id, host, public_key, sign_count, device, made, used) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        (
            passkey.id,
            passkey.account_id,
            passkey.host,
            passkey.public_key,
            passkey.sign_count,
            passkey.device,
            passkey.created_at,
            passkey.last_used_at,
        ),
    )
