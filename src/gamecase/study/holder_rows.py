"""Rows of a holder that move to an account, in any table of the study room."""

from collections.abc import Mapping

from gamecase.storage.connection import Connection


def move_rows(
    connection: Connection, keys: Mapping[str, str], old_holder: str, new_holder: str
) -> None:
    """Give a holder's rows to another, who keeps their own where both have one.

    `keys` has the names of tables, and for each the columns that identify a row of a holder.
    """
    for name, columns in keys.items():
        connection.run(
            f"DELETE FROM {name} WHERE holder = $1 AND ({columns}) IN "  # noqa: S608 - our own names
            f"(SELECT {columns} FROM {name} WHERE holder = $2)",
            (old_holder, new_holder),
        )
        connection.run(
            f"UPDATE {name} SET holder = $1 WHERE holder = $2",  # noqa: S608 - our own names
            (new_holder, old_holder),
        )
