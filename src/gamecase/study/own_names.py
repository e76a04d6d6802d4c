"""The names by which a holder is known in files of other programs.

Whoever imports a match holds both of its chairs. Where one of the players has such a name, only
that side counts as the holder's own.
"""

from collections.abc import Mapping, Sequence

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store
from gamecase.study.indexed_game import folded_name

MOST_NAMES = 20  # of one holder
LONGEST_NAME = 40


class OwnNames:
    """The names of all holders."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_holder(self, holder: str) -> list[str]:
        """A holder's names as they were given, sorted."""
        statement = "SELECT name FROM own_names WHERE holder = $1 ORDER BY folded"
        rows = await self._store.read(lambda connection: connection.rows(statement, (holder,)))
        return [name for (name,) in rows]

    async def set(self, holder: str, names: Sequence[str]) -> None:
        """Change a holder's names; what is stored about games follows."""
        cleaned = {folded_name(name): " ".join(name.split()) for name in names if name.strip()}
        if len(cleaned) > MOST_NAMES:
            raise BadInput(f"{len(cleaned)} names; at most {MOST_NAMES}")
        if long := [name for name in cleaned.values() if len(name) > LONGEST_NAME]:
            raise BadInput(f"{long[0][:60]!r}: a name has at most {LONGEST_NAME} characters")

        def write(connection: Connection) -> None:
            connection.run("DELETE FROM own_names WHERE holder = $1", (holder,))
            for folded, name in cleaned.items():
                connection.run(
                    "INSERT INTO own_names (holder, folded, name) VALUES ($1, $2, $3)",
                    (holder, folded, name),
                )
            _update_sides(connection, holder, [*cleaned])
            _leave_opponents(connection, holder, [*cleaned])

        await self._store.write(write)


def owned_chairs(chairs: Sequence[int], names: Mapping[int, str], own: Sequence[str]) -> list[int]:
    """Of the chairs that one holder has at a table, those whose play is the holder's own.

    All of them, unless one of their players has a name of the holder and another has not.

    >>> owned_chairs([1, 2], {1: "Ann", 2: "Ben"}, ["ann"]), owned_chairs([2], {2: "Ben"}, ["Ann"])
    ([1], [2])
    """
    known = {folded_name(name) for name in own}
    mine = [chair for chair in chairs if folded_name(names.get(chair, "")) in known]
    return mine or [*chairs]


def _update_sides(connection: Connection, holder: str, folded: Sequence[str]) -> None:
    """Say whose side the holder played in games of which they hold both chairs."""
    rows = connection.rows(
        "SELECT source, g.id, first_name, second_name FROM opening_games AS g "
        "JOIN opening_sources AS s ON s.id = g.source WHERE s.holder = $1 AND s.name = '' "
        "AND (SELECT count(*) FROM chairs WHERE table_id = g.table_id AND chairs.holder = $1) > 1",
        (holder,),
    )
    for source, number, first, second in rows:
        side = own_side({1: first, 2: second}, [1, 2], folded)
        connection.run(
            "UPDATE opening_games SET own_side = $1 WHERE source = $2 AND id = $3",
            (side, source, number),
        )


def own_side(names: Mapping[int, str], held: Sequence[int], own: Sequence[str]) -> str:
    """Which side of a game (1: first, 2: second) the holder of some chairs played; empty: both."""
    mine = owned_chairs(held, names, own)
    if len(mine) != 1:
        return ""
    return "first" if mine == [1] else "second"


def _leave_opponents(connection: Connection, holder: str, folded: Sequence[str]) -> None:
    """Remove the other side's play from the holder's figures and deck where both were counted."""
    rows = connection.rows(
        "SELECT table_id, nth_game, chair, opponent FROM studied_games WHERE holder = $1", (holder,)
    )
    both = {(row[0], row[1], row[2]): row[3] for row in rows}
    for (table, nth_game, chair), opponent in both.items():
        other = both.get((table, nth_game, 3 - chair))
        if other is None or folded_name(opponent) not in folded or folded_name(other) in folded:
            continue
        game = (holder, table, nth_game)
        for name in ("studied_games", "deck_games"):
            connection.run(
                f"DELETE FROM {name} WHERE holder = $1 AND table_id = $2 AND nth_game = $3 "  # noqa: S608 - our own names
                "AND chair = $4",
                (*game, chair),
            )
        connection.run(
            "DELETE FROM deck_cards WHERE holder = $1 AND table_id = $2 AND nth_game = $3 "
            "AND number IN (SELECT number FROM analysed_decisions WHERE table_id = $2 "
            "AND nth_game = $3 AND chair = $4)",
            (*game, chair),
        )
