"""`gamecase admin`: people, tables, invitations, sizes and the audit log of a database."""

import asyncio
import getpass
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

import cyclopts

from gamecase.accounts.accounts import Account
from gamecase.accounts.service import AccountService, make_account_service
from gamecase.cli.console import out
from gamecase.cli.server_settings import NO_OPTIONS, SettingOptions, load, source_database
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import open_store

T = TypeVar("T")

admin = cyclopts.App(
    name="admin",
    help="Manage people, tables and invitations; the server may keep running.",
)


def _run(
    options: SettingOptions, database: str | None, work: Callable[[AccountService], Awaitable[T]]
) -> T:
    source = source_database(options, database)

    async def run() -> T:
        store = open_store(source, SERVER_MIGRATIONS)
        try:
            return await work(make_account_service(store, lambda: time.time_ns() // 1_000_000))
        finally:
            store.close()

    return asyncio.run(run())


def _actor() -> str:
    return f"command line ({getpass.getuser()})"


async def _account(service: AccountService, name: str) -> Account:
    account = await service.accounts.find_by_name(name)
    if account is None:
        raise BadInput(f"there is no account {name!r}; gamecase admin people lists them")
    return account


def _print(text: str) -> None:
    out.print(text, markup=False, highlight=False, soft_wrap=True)


def _when(milliseconds: int) -> str:
    if not milliseconds:
        return "never"
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


@admin.command
def people(
    text: str = "", *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """List people, the last seen first.

    Parameters
    ----------
    text
        A part of a name.
    database
        Where games are stored; by default what the settings say.
    """
    for person in _run(options, database, lambda each: each.administration.people(text, 1000)):
        account = person.account
        marks = " ".join(part for part in (account.role, "banned" * account.is_banned) if part)
        seen = _when(person.last_seen_at)
        _print(f"{account.name:<25} {marks:<17} {person.tables:>6} tables  last seen {seen}")


@admin.command
def reset_password(
    name: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Print a link with which somebody sets a new password, once and within a day.

    Parameters
    ----------
    name
        The name of the account.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> str:
        return await service.recovery.new_link(await _account(service, name), _actor())

    token = _run(options, database, work)
    _print(f"{load(options, {}).settings.house.address}/reset/{token}")


@admin.command
def end_sessions(
    name: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Sign somebody out everywhere, programs included.

    Parameters
    ----------
    name
        The name of the account.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> None:
        await service.administration.end_sessions(_actor(), await _account(service, name))

    _run(options, database, work)
    _print(f"signed out {name}")


@admin.command
def rename(
    name: str, new: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Give an account another name; games keep the name under which they were played.

    Parameters
    ----------
    name
        The name of the account.
    new
        Its new name.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> str:
        account = await _account(service, name)
        return await service.administration.rename(_actor(), account, new)

    _print(f"{name} is {_run(options, database, work)} now")


@admin.command
def ban(
    name: str,
    *,
    lift: bool = False,
    database: str | None = None,
    options: SettingOptions = NO_OPTIONS,
) -> None:
    """Sign an account out and keep it from signing in.

    Parameters
    ----------
    name
        The name of the account.
    lift
        Let it sign in again.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> None:
        account = await _account(service, name)
        await service.administration.ban(_actor(), account, is_banned=not lift)

    _run(options, database, work)
    _print(f"{name} may {'' if lift else 'not '}sign in")


@admin.command
def delete(name: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS) -> None:
    """Delete an account; its games stay.

    Parameters
    ----------
    name
        The name of the account.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> None:
        await service.administration.delete(_actor(), await _account(service, name))

    _run(options, database, work)
    _print(f"deleted {name}")


@admin.command
def role(
    name: str, role: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Make an account an administrator, an organiser, or neither.

    Parameters
    ----------
    name
        The name of the account.
    role
        admin (everything), organiser (tables and invitations) or none.
    database
        Where games are stored; by default what the settings say.
    """

    async def work(service: AccountService) -> None:
        account = await _account(service, name)
        await service.administration.set_role(_actor(), account, "" if role == "none" else role)

    _run(options, database, work)
    _print(f"{name}: {role}")


@admin.command
def tables(
    table: str = "", *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """List the newest tables.

    Parameters
    ----------
    table
        The id of one table.
    database
        Where games are stored; by default what the settings say.
    """
    for each in _run(options, database, lambda service: service.administration.tables(table, 200)):
        state = "open" if each.is_held else "closed"
        made = _when(each.created_at)
        _print(f"{each.id} {each.game:<12} {made} {each.entries:>6} entries  {state}")


@admin.command
def close_table(
    table: str, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Take the chairs of a table away: it can be watched, but nobody plays on.

    Parameters
    ----------
    table
        The id of the table.
    database
        Where games are stored; by default what the settings say.
    """
    _run(options, database, lambda each: each.administration.close_table(_actor(), table))
    _print(f"closed {table}")


@admin.command
def remove_table(
    *tables: str, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Delete tables with their games, for good.

    Parameters
    ----------
    tables
        The ids of tables.
    database
        Where games are stored; by default what the settings say.
    """
    removed = _run(
        options, database, lambda each: each.administration.remove_tables(_actor(), tables)
    )
    _print(f"deleted {removed} of {len(tables)}")


@admin.command
def invite(
    label: str = "",
    *,
    uses: int = 1,
    days: int = 30,
    database: str | None = None,
    options: SettingOptions = NO_OPTIONS,
) -> None:
    """Print a new code for registration by invitation.

    Parameters
    ----------
    label
        What it is for.
    uses
        How many people may register with it.
    days
        How long it works.
    database
        Where games are stored; by default what the settings say.
    """
    code = _run(
        options,
        database,
        lambda each: each.invite_codes.create(_actor(), label, uses=uses, days=days),
    )
    _print(code)


@admin.command
def sizes(*, database: str | None = None, options: SettingOptions = NO_OPTIONS) -> None:
    """Print how much is stored.

    Parameters
    ----------
    database
        Where games are stored; by default what the settings say.
    """
    for name, count in _run(options, database, lambda each: each.administration.sizes()).items():
        _print(f"{name:<10} {count}")


@admin.command
def log(
    *, lines: int = 100, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Print the audit log, newest first.

    Parameters
    ----------
    lines
        How many lines.
    database
        Where games are stored; by default what the settings say.
    """
    for line in _run(options, database, lambda each: each.audit.recent(lines)):
        _print(f"{_when(line.made)} {line.actor}: {line.action} {line.subject} {line.detail}")
