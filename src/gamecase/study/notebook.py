"""The notebook: positions that a holder has saved, with title, tags and a note."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store

MOST_POSITIONS = 1_000  # of one holder
MOST_TAGS = 12  # of one position
LONGEST_TITLE = 120
LONGEST_TAG = 30
LONGEST_NOTE = 4_000
_LONGEST_POSITION = 4_000


class NotebookFull(BadInput):
    """A holder has as many positions as a notebook holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedPosition:
    """A position in a notebook."""

    id: str = ""
    game: str
    ruleset: str
    switches: str = "{}"  # as JSON
    position: str  # in the game's own notation
    title: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    created_at: int = 0


def clean_title(text: str) -> str:
    """A title as one short printable line."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:LONGEST_TITLE]


def clean_tags(text: str) -> tuple[str, ...]:
    """The tags of a line separated by commas, in lower case, each once.

    >>> clean_tags("Endgame,  rook ending, endgame,")
    ('endgame', 'rook ending')
    """
    tags = (clean_title(tag).lower()[:LONGEST_TAG].strip() for tag in text.split(","))
    return tuple(dict.fromkeys(tag for tag in tags if tag))[:MOST_TAGS]


def clean_note(text: str) -> str:
    """A note without control characters, of bounded length."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(char for char in lines if char == "\n" or char.isprintable())[
        :LONGEST_NOTE
    ].strip()


_COLUMNS = "id, game, ruleset, switches, position, title, tags, note, made"


class Notebook:
    """The notebooks of all holders."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def save(self, holder: str, saved: SavedPosition) -> str:
        """Store a position, and give its id; NotebookFull where there is no room for it."""
        if len(saved.position) > _LONGEST_POSITION:
            raise BadInput(f"position: {len(saved.position)} characters; at most 4000")
        number, now = secrets.token_urlsafe(9), self._now()

        def insert(connection: Connection) -> None:
            ((count,),) = connection.rows(
                "SELECT count(*) FROM notebook_positions WHERE holder = $1", (holder,)
            )
            if count >= MOST_POSITIONS:
                raise NotebookFull(f"a notebook holds {MOST_POSITIONS} positions")
            connection.run(
                f"INSERT INTO notebook_positions (holder, {_COLUMNS}) "  # noqa: S608 - our own names
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                (
                    holder,
                    number,
                    saved.game,
                    saved.ruleset,
                    saved.switches,
                    saved.position,
                    saved.title,
                    _write_tags(saved.tags),
                    saved.note,
                    now,
                ),
            )

        await self._store.write(insert)
        return number

    async def change(
        self, holder: str, number: str, title: str, tags: Sequence[str], note: str
    ) -> bool:
        """Change what is written about a position; False where the holder has no such one."""
        statement = (
            "UPDATE notebook_positions SET title = $1, tags = $2, note = $3 "
            "WHERE holder = $4 AND id = $5"
        )
        values = (title, _write_tags(tags), note, holder, number)
        return bool(await self._store.write(lambda connection: connection.run(statement, values)))

    async def delete(self, holder: str, number: str) -> bool:
        """Delete a position; False where the holder has no such one."""
        statement = "DELETE FROM notebook_positions WHERE holder = $1 AND id = $2"
        return bool(
            await self._store.write(lambda connection: connection.run(statement, (holder, number)))
        )

    async def find(self, holder: str, number: str) -> SavedPosition | None:
        found = await self._read(f"{_OF_HOLDER} AND id = $2", (holder, number))
        return found[0] if found else None

    async def positions(
        self, holder: str, game: str = "", tag: str = "", text: str = "", limit: int = 200
    ) -> list[SavedPosition]:
        """A holder's positions, the newest first: of a game, with a tag, or with a text in them."""
        statement, values = _OF_HOLDER, [holder]
        if game:
            values.append(game)
            statement += f" AND game = ${len(values)}"
        if tag:
            values.append(f"%,{_escaped(tag)},%")
            statement += f" AND tags LIKE ${len(values)} ESCAPE '!'"
        found = await self._read(f"{statement} ORDER BY made DESC, id", tuple(values))
        if text:
            # Upper and lower case of all languages, which databases do not agree about.
            wanted = text.casefold()
            found = [each for each in found if wanted in _searched(each)]
        return found[:limit]

    async def tags(self, holder: str) -> list[str]:
        """The tags that a holder uses, sorted."""
        statement = "SELECT DISTINCT tags FROM notebook_positions WHERE holder = $1"
        rows = await self._store.read(lambda connection: connection.rows(statement, (holder,)))
        return sorted({tag for (tags,) in rows for tag in _read_tags(tags)})

    async def _read(self, statement: str, values: tuple[str, ...]) -> list[SavedPosition]:
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [_from_row(row) for row in rows]


_OF_HOLDER = f"SELECT {_COLUMNS} FROM notebook_positions WHERE holder = $1"  # noqa: S608 - our own names


def _searched(saved: SavedPosition) -> str:
    return "\n".join((saved.title, *saved.tags, saved.note)).casefold()


def _escaped(text: str) -> str:
    """A text that LIKE takes as it is."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def _write_tags(tags: Sequence[str]) -> str:
    """Tags between commas, so that one can be looked for as a whole."""
    return f",{','.join(tags)}," if tags else ""


def _read_tags(text: str) -> tuple[str, ...]:
    return tuple(tag for tag in text.split(",") if tag)


def _from_row(row: Row) -> SavedPosition:
    number, game, ruleset, switches, position, title, tags, note, made = row
    return SavedPosition(
        id=number,
        game=game,
        ruleset=ruleset,
        switches=switches,
        position=position,
        title=title,
        tags=_read_tags(tags),
        note=note,
        created_at=made,
    )


def delete_notebook_of_holder(connection: Connection, holder: str) -> None:
    """Delete a holder's notebook."""
    connection.run("DELETE FROM notebook_positions WHERE holder = $1", (holder,))


def move_notebook(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give a browser's notebook to the account that its player signs in to."""
    connection.run(
        "UPDATE notebook_positions SET holder = $1 WHERE holder = $2", (new_holder, old_holder)
    )
