"""Ways back into an account: recovery codes, and links that set a new password once.

Both are random, and only their digests are stored. A code is shown once, after registration; a
link is made by an administrator, or sent by mail, and works for a day.
"""

import secrets
from collections.abc import Callable

from gamecase.accounts.accounts import ACCOUNT_COLUMNS, Account, account_from_row
from gamecase.accounts.audit import AuditLine, write_line
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store
from gamecase.tables.table_factory import fingerprint

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without letters that look like digits
_CODES, _GROUPS, _GROUP_LENGTH = 8, 3, 4  # 59 bits
LINK_MILLISECONDS = 24 * 3_600_000


class Recovery:
    """The recovery codes and links of all accounts."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def new_codes(self, account: Account) -> list[str]:
        """New codes, which replace those of before."""
        codes = ["-".join(_group() for _ in range(_GROUPS)) for _ in range(_CODES)]

        def replace(connection: Connection) -> None:
            connection.run(
                "DELETE FROM recovery WHERE account_id = $1 AND kind = 'code'", (account.id,)
            )
            for code in codes:
                connection.run(
                    "INSERT INTO recovery (digest, account_id, kind, expires) "
                    "VALUES ($1, $2, 'code', 0)",
                    (_code_digest(account.id, code), account.id),
                )

        await self._store.write(replace)
        return codes

    async def count_codes(self, account: Account) -> int:
        """How many codes are left."""
        statement = "SELECT count(*) FROM recovery WHERE account_id = $1 AND kind = 'code'"
        rows = await self._store.read(lambda connection: connection.rows(statement, (account.id,)))
        return int(rows[0][0])

    async def has_code(self, account: Account, code: str) -> bool:
        """Whether a code would work, so that the new password is hashed only then."""
        digest = _code_digest(account.id, code)
        statement = "SELECT digest FROM recovery WHERE digest = $1"
        return bool(
            await self._store.read(lambda connection: connection.rows(statement, (digest,)))
        )

    async def use_code(self, account: Account, code: str, password_hash: str) -> bool:
        """Set a new password and end all sessions; False if the code does not work any more."""
        return await self._use(account, _code_digest(account.id, code), password_hash, "code")

    async def new_link(self, account: Account, actor: str) -> str:
        """The token of a link that sets a new password once; an older one stops working."""
        token = secrets.token_urlsafe(24)
        now = self._now()

        def insert(connection: Connection) -> None:
            connection.run(
                "DELETE FROM recovery WHERE account_id = $1 AND kind = 'link'", (account.id,)
            )
            connection.run(
                "INSERT INTO recovery (digest, account_id, kind, expires) "
                "VALUES ($1, $2, 'link', $3)",
                (fingerprint(token), account.id, now + LINK_MILLISECONDS),
            )
            write_line(connection, AuditLine(now, actor, "reset-link", account.name))

        await self._store.write(insert)
        return token

    async def find_link(self, token: str) -> Account | None:
        """The account of a link that still works."""
        statement = (
            f"SELECT {ACCOUNT_COLUMNS} FROM recovery JOIN accounts "  # noqa: S608 - our own columns
            "ON account_id = accounts.id WHERE digest = $1 AND kind = 'link' AND expires > $2"
        )
        values = (fingerprint(token), self._now())
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return account_from_row(rows[0]) if rows else None

    async def use_link(self, account: Account, token: str, password_hash: str) -> bool:
        """Set a new password and end all sessions; False if the link does not work any more."""
        return await self._use(account, fingerprint(token), password_hash, "link")

    async def _use(self, account: Account, digest: str, password_hash: str, kind: str) -> bool:
        now = self._now()

        def use(connection: Connection) -> bool:
            used = connection.run(
                "DELETE FROM recovery WHERE digest = $1 AND account_id = $2", (digest, account.id)
            )
            if used != 1:
                return False
            connection.run(
                "UPDATE accounts SET password = $1 WHERE id = $2", (password_hash, account.id)
            )
            connection.run("DELETE FROM sessions WHERE account_id = $1", (account.id,))
            connection.run(
                "DELETE FROM recovery WHERE account_id = $1 AND kind = 'link'", (account.id,)
            )
            write_line(
                connection, AuditLine(now, account.name, "password-reset", account.name, kind)
            )
            return True

        return await self._store.write(use)


def _group() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_GROUP_LENGTH))


def _code_digest(account_id: str, code: str) -> str:
    text = "".join(char for char in code.upper() if char.isalnum())
    return fingerprint(f"{account_id}:{text}")
