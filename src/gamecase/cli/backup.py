"""`gamecase backup` and `gamecase restore`."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamecase.cli.console import out
from gamecase.cli.server_settings import NO_OPTIONS, SettingOptions, load, source_database
from gamecase.kernel.errors import BadInput


def backup(
    file: Path,
    *,
    keep: int = 0,
    verify: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    options: SettingOptions = NO_OPTIONS,
) -> None:
    """Copy all games into a new SQLite file; the server may keep running.

    The server can use the file as its database, whichever kind the games came from.

    Parameters
    ----------
    file
        The file to write, which must not exist yet; with --keep, the folder of many copies.
    keep
        Write a checked copy with the time in its name, and delete all but so many.
    verify
        Write nothing: check a copy, with the chain of every log of games and events.
    database
        Where games are stored: a file, or postgresql://...; by default the file in your data
        folder.
    """
    # Imported here because no other command needs them.
    from gamecase.database_schema import SERVER_MIGRATIONS  # noqa: PLC0415
    from gamecase.entry_logs import SERVER_LOGS  # noqa: PLC0415
    from gamecase.storage.copies import verify_copy, write_rotated_copy  # noqa: PLC0415
    from gamecase.storage.migrations import Schema  # noqa: PLC0415
    from gamecase.storage.store import open_store  # noqa: PLC0415

    schema = Schema(SERVER_MIGRATIONS)
    if verify:
        report = verify_copy(file, schema, SERVER_LOGS)
        out.print(
            f"{file} is sound: schema {report.version}, {report.tables} tables, "
            f"{report.events} events, {report.entries} entries",
            markup=False,
        )
        return
    if keep < 0:
        raise BadInput(f"keep {keep}: expected at least 1")
    store = open_store(source_database(options, database), SERVER_MIGRATIONS)
    try:
        if keep:
            file = write_rotated_copy(store, file, keep, schema, SERVER_LOGS)
        else:
            store.copy_to(file)
    finally:
        store.close()
    out.print(f"wrote {file}", markup=False)


def restore(
    file: Path, *, database: str | None = None, options: SettingOptions = NO_OPTIONS
) -> None:
    """Put a copy in the place of the database; stop the server first.

    A SQLite file that is there is kept under another name. A PostgreSQL database must be empty.

    Parameters
    ----------
    file
        A copy that `gamecase backup` has written.
    database
        Where the games are to be stored: a file, or postgresql://...; by default what the
        settings say.
    """
    from gamecase.database_schema import SERVER_MIGRATIONS  # noqa: PLC0415
    from gamecase.entry_logs import SERVER_LOGS  # noqa: PLC0415
    from gamecase.storage.copies import restore_file, restore_rows, verify_copy  # noqa: PLC0415
    from gamecase.storage.migrations import Schema  # noqa: PLC0415
    from gamecase.storage.store import is_postgres, open_store  # noqa: PLC0415
    from gamecase.web.server.run import default_database  # noqa: PLC0415

    schema = Schema(SERVER_MIGRATIONS)
    report = verify_copy(file, schema, SERVER_LOGS)
    flags = {} if database is None else {"database": database}
    target = load(options, flags).settings.database or str(default_database())
    if is_postgres(target):

        async def run() -> None:
            store = open_store(target, SERVER_MIGRATIONS)
            try:
                await restore_rows(file, store, schema)
            finally:
                store.close()

        asyncio.run(run())
    else:
        old = restore_file(file, Path(target).expanduser())
        if old is not None:
            out.print(f"kept the old file as {old}", markup=False)
        open_store(target, SERVER_MIGRATIONS).close()  # brings an older copy up to date
    out.print(
        f"restored {report.tables} tables, {report.events} events, {report.entries} entries",
        markup=False,
    )
