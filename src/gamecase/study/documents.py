"""Studies and lessons as rows: their owners, their versions, and the links that show them.

A document belongs to a holder, who finds it by its id. Whoever has the view link may see it, and
whoever has the edit link may change it; the owner can withdraw both.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store

Kind = Literal["study", "lesson"]
Access = Literal["owner", "edit", "view"]
Link = Literal["view", "edit"]

MOST_DOCUMENTS = 300  # of one kind and one holder
LONGEST_CONTENT = 1_000_000
_KEY_BYTES = 18  # of an id or a link, which cannot be guessed


class TooManyDocuments(BadInput):
    """A holder has as many studies or lessons as there is room for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A study or a lesson as it is stored."""

    id: str = ""
    holder: str
    kind: Kind
    version: int = 1
    game: str = ""  # empty: of several
    title: str = ""
    content: str = ""  # as JSON
    view_link: str = ""  # empty: it is not shown to others
    edit_link: str = ""
    created_at: int = 0
    changed_at: int = 0

    def access(self, key: str, holder: str) -> Access | None:
        """What the key of an address allows a holder to do."""
        if holder and holder == self.holder:
            return "owner"
        if self.edit_link and secrets.compare_digest(key.encode(), self.edit_link.encode()):
            return "edit"
        is_shown = self.view_link and secrets.compare_digest(key.encode(), self.view_link.encode())
        return "view" if is_shown else None


_COLUMNS = "id, holder, kind, version, game, title, content, view_link, edit_link, made, changed"
_SELECT = f"SELECT {_COLUMNS} FROM study_documents"  # noqa: S608 - our own names


class Documents:
    """The studies and lessons of all holders."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def create(self, document: Document) -> Document:
        """Store a new document, which gets an id; TooManyDocuments where there is no room."""
        _check_size(document.content)
        number, now = secrets.token_urlsafe(_KEY_BYTES), self._now()

        def insert(connection: Connection) -> None:
            ((count,),) = connection.rows(
                "SELECT count(*) FROM study_documents WHERE holder = $1 AND kind = $2",
                (document.holder, document.kind),
            )
            if count >= MOST_DOCUMENTS:
                raise TooManyDocuments(f"there is room for {MOST_DOCUMENTS}, and no more")
            connection.run(
                f"INSERT INTO study_documents ({_COLUMNS}) "  # noqa: S608 - our own names
                "VALUES ($1, $2, $3, 1, $4, $5, $6, '', '', $7, $7)",
                (
                    number,
                    document.holder,
                    document.kind,
                    document.game,
                    document.title,
                    document.content,
                    now,
                ),
            )

        await self._store.write(insert)
        found = await self.find(document.kind, number)
        assert found is not None  # it was stored
        return found

    async def find(self, kind: Kind, key: str) -> Document | None:
        """The document of an id or a link."""
        if not key:
            return None
        found = await self._read(
            f"{_SELECT} WHERE kind = $1 AND (id = $2 OR view_link = $2 OR edit_link = $2)",
            (kind, key),
        )
        return found[0] if found else None

    async def of_holder(self, holder: str, kind: Kind) -> list[Document]:
        """A holder's documents, those changed last first."""
        return await self._read(
            f"{_SELECT} WHERE holder = $1 AND kind = $2 ORDER BY changed DESC, id", (holder, kind)
        )

    async def change(self, number: str, version: int, title: str, content: str) -> bool:
        """Store a new version; False where another has been stored since that version."""
        _check_size(content)
        statement = (
            "UPDATE study_documents SET title = $1, content = $2, version = version + 1, "
            "changed = $3 WHERE id = $4 AND version = $5"
        )
        values = (title, content, self._now(), number, version)
        return bool(await self._store.write(lambda connection: connection.run(statement, values)))

    async def share(self, number: str, link: Link, *, is_shared: bool) -> str:
        """Make a link that shows a document, or lets others change it, or withdraw it."""
        value = secrets.token_urlsafe(_KEY_BYTES) if is_shared else ""
        statement = f"UPDATE study_documents SET {link}_link = $1 WHERE id = $2"  # noqa: S608 - our own names
        await self._store.write(lambda connection: connection.run(statement, (value, number)))
        return value

    async def delete(self, number: str) -> None:
        statement = "DELETE FROM study_documents WHERE id = $1"
        await self._store.write(lambda connection: connection.run(statement, (number,)))

    async def _read(self, statement: str, values: tuple[str, ...]) -> list[Document]:
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [_from_row(row) for row in rows]


def _check_size(content: str) -> None:
    if len(content) > LONGEST_CONTENT:
        raise BadInput(f"{len(content)} characters in all; at most {LONGEST_CONTENT}")


def _from_row(row: Row) -> Document:
    number, holder, kind, version, game, title, content, view_link, edit_link, made, changed = row
    return Document(
        id=number,
        holder=holder,
        kind=kind,
        version=version,
        game=game,
        title=title,
        content=content,
        view_link=view_link,
        edit_link=edit_link,
        created_at=made,
        changed_at=changed,
    )


def delete_documents_of_holder(connection: Connection, holder: str) -> None:
    """Delete a holder's studies and lessons; their links lead nowhere from then on."""
    connection.run("DELETE FROM study_documents WHERE holder = $1", (holder,))


def move_documents(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give a browser's studies and lessons to the account that its player signs in to."""
    connection.run(
        "UPDATE study_documents SET holder = $1 WHERE holder = $2", (new_holder, old_holder)
    )
