"""What administrators do with accounts and tables; all of it is written to the audit log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamecase.accounts.accounts import (
    ACCOUNT_COLUMNS,
    DELETED_HOLDER,
    ROLES,
    Account,
    NameTaken,
    account_from_row,
    delete_account_rows,
)
from gamecase.accounts.audit import AuditLine, write_line
from gamecase.accounts.names import name_skeleton, normalize_name
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import read_header
from gamecase.storage.connection import Connection
from gamecase.storage.store import Conflict, Store
from gamecase.study.analyses import delete_study_of_table

_ACCOUNT_ROWS = ("accounts", "sessions", "passkeys", "tokens", "ratings", "rated", "audit")
_TABLE_ROWS = ("tables", "entries", "chairs")


@dataclass(frozen=True, slots=True)
class Person:
    """An account as administrators see it."""

    account: Account
    last_seen_at: int  # 0: has no session
    tables: int


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as administrators see it."""

    id: str
    game: str
    created_at: int
    entries: int
    is_held: bool  # somebody can still act


class Administration:
    """Changes to accounts and tables by an administrator; `actor` is who makes them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    # --- people ---

    async def people(self, text: str = "", limit: int = 50) -> list[Person]:
        """Accounts whose name contains a text, the last seen first."""
        skeleton = name_skeleton(text).replace("%", "").replace("_", "")
        pattern = f"%{skeleton}%" if skeleton or not text.strip() else ""
        statement = (
            f"SELECT {ACCOUNT_COLUMNS}, "  # noqa: S608 - our own columns
            "(SELECT coalesce(max(seen), 0) FROM sessions WHERE account_id = accounts.id), "
            "(SELECT count(DISTINCT table_id) FROM chairs "
            "WHERE holder = 'account:' || accounts.id) "
            "FROM accounts WHERE known_as LIKE $1 OR accounts.id = $2 ORDER BY 7 DESC, 2 LIMIT $3"
        )
        values = (pattern, text, limit)
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [Person(account_from_row(row[:6]), int(row[6]), int(row[7])) for row in rows]

    async def end_sessions(self, actor: str, account: Account) -> None:
        """Sign an account out everywhere, programs included."""
        await self._change(actor, "end-sessions", account, "", _end_sessions)

    async def rename(self, actor: str, account: Account, name: str) -> str:
        """Give an account another name; logs keep the old one. Returns the new name."""
        name = normalize_name(name)
        values = (name, name_skeleton(name), account.id)

        def update(connection: Connection, _: Account) -> None:
            connection.run("UPDATE accounts SET name = $1, known_as = $2 WHERE id = $3", values)

        try:
            await self._change(actor, "rename", account, name, update)
        except Conflict as error:
            raise NameTaken(f"{name!r} is taken, or looks like a name that is") from error
        return name

    async def ban(self, actor: str, account: Account, *, is_banned: bool) -> None:
        """Keep an account from signing in, or let it again."""
        banned = self._now() if is_banned else 0

        def update(connection: Connection, account: Account) -> None:
            connection.run("UPDATE accounts SET banned = $1 WHERE id = $2", (banned, account.id))
            if is_banned:
                _end_sessions(connection, account)

        await self._change(actor, "ban" if is_banned else "unban", account, "", update)

    async def set_role(self, actor: str, account: Account, role: str) -> None:
        """Make an account an organiser or an administrator, or neither."""
        if role not in ROLES:
            raise BadInput(f"a role is organiser, admin or none, not {role!r}")

        def update(connection: Connection, account: Account) -> None:
            connection.run("UPDATE accounts SET role = $1 WHERE id = $2", (role, account.id))

        await self._change(actor, "role", account, role or "none", update)

    async def delete(self, actor: str, account: Account) -> None:
        """Delete an account; its games stay, as when its owner deletes it."""
        await self._change(
            actor,
            "delete",
            account,
            "",
            lambda connection, account: delete_account_rows(connection, account.id),
        )

    async def _change(
        self,
        actor: str,
        action: str,
        account: Account,
        detail: str,
        work: Callable[[Connection, Account], None],
    ) -> None:
        line = AuditLine(self._now(), actor, action, account.name, detail)

        def write(connection: Connection) -> None:
            work(connection, account)
            write_line(connection, line)

        await self._store.write(write)

    # --- tables ---

    async def tables(self, text: str = "", limit: int = 50) -> list[TableSummary]:
        """The newest tables, or the one of an id."""
        where = "WHERE id = $1" if text.strip() else "WHERE $1 = ''"
        statement = (
            "SELECT id, header, made, (SELECT count(*) FROM entries WHERE table_id = id), "  # noqa: S608 - fixed text
            "(SELECT count(*) FROM chairs WHERE table_id = id AND holder <> $2) "
            f"FROM tables {where} ORDER BY made DESC LIMIT $3"
        )
        values = (text.strip(), DELETED_HOLDER, limit)
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [
            TableSummary(key, read_header(header).game, made, int(entries), bool(held))
            for key, header, made, entries, held in rows
        ]

    async def close_table(self, actor: str, table: str) -> None:
        """Take all chairs away, so that nobody can act any more; the log stays."""
        line = AuditLine(self._now(), actor, "close-table", table)

        def write(connection: Connection) -> None:
            changed = connection.run(
                "UPDATE chairs SET holder = $1, invite = NULL, is_open = 0 WHERE table_id = $2",
                (DELETED_HOLDER, table),
            )
            if not changed:
                raise BadInput(f"there is no table {table!r}")
            write_line(connection, line)

        await self._store.write(write)

    async def remove_tables(self, actor: str, tables: Sequence[str], reason: str = "") -> int:
        """Delete tables with their logs; returns how many there were."""
        now = self._now()

        def extra(connection: Connection) -> None:
            for table in tables:
                connection.run("DELETE FROM rated WHERE table_id = $1", (table,))
                delete_study_of_table(connection, table)
                write_line(connection, AuditLine(now, actor, "remove-table", table, reason))

        return await self._store.delete_tables(tables, extra)

    # --- sizes ---

    async def sizes(self) -> dict[str, int]:
        """Rows of each kind, and the bytes of the database."""

        def read(connection: Connection) -> dict[str, int]:
            return {
                name: int(connection.rows(f"SELECT count(*) FROM {name}")[0][0])  # noqa: S608 - our own names
                for name in (*_TABLE_ROWS, *_ACCOUNT_ROWS)
            }

        rows = await self._store.read(read)
        return {**rows, "bytes": await self._store.size()}


def _end_sessions(connection: Connection, account: Account) -> None:
    connection.run("DELETE FROM sessions WHERE account_id = $1", (account.id,))
    connection.run("DELETE FROM tokens WHERE account_id = $1", (account.id,))
