"""The opening explorer's store: sources of games, and what was played in a position of them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.study.indexed_game import GameResult
from gamecase.study.opening_writes import (
    OpeningGame,
    delete_games_of_table,
    delete_source,
    insert_games,
    new_source_id,
    note_table,
)

MOST_COLLECTIONS = 20  # of one holder
MOST_GAMES = 20_000  # in all collections of one holder
MOST_BYTES = 40_000_000
LONGEST_NAME = 60

Side = Literal["first", "second", ""]


class CollectionsFull(BadInput):
    """A holder has as many collections, games or bytes as one may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningSource:
    """All of a holder's games of one kind, or a collection that was uploaded."""

    id: int
    game: str
    name: str  # empty: the holder's own games
    created_at: int
    games: int  # of a collection
    bytes: int

    @property
    def is_own(self) -> bool:
        return not self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningQuery:
    """A position of a source, and which games are counted."""

    source: int
    is_own: bool = True  # the source has the holder's own games
    ruleset: str = ""
    position: int = 0
    side: Side = ""  # the holder's; in a collection, that of the player named
    name: str = ""  # of the opponent; in a collection, of a player
    since: int = 0  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class OpeningMove:
    """What was played in a position, how often, and how the games ended."""

    action: str
    first: int  # games that the side which begins has won
    drawn: int
    second: int
    unknown: int  # games without a result
    loss: float | None = None  # on average, where games were analysed
    analysed: int = 0
    last_played: int = 0

    @property
    def games(self) -> int:
        return self.first + self.drawn + self.second + self.unknown


@dataclass(frozen=True, slots=True)
class OpeningGameRow:
    """A game that reached a position."""

    id: int
    table: str
    nth_game: int
    names: tuple[str, str]
    result: GameResult
    played_at: int


_SOURCE_COLUMNS = "id, game, name, made, games, bytes"
_JOINED = (
    "opening_positions AS p JOIN opening_games AS g ON g.source = p.source AND g.id = p.game_id"
)


class OpeningStore:
    """The sources of all holders; every method that finds one asks for its holder."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    # --- sources ---

    async def own_source(self, holder: str, game: str) -> OpeningSource:
        """The source of a holder's own games, which begins to exist when it is asked for."""
        found = await self.find_own_source(holder, game)
        if found is None:
            await self._store.write(lambda connection: self._create(connection, holder, game, ""))
            found = await self.find_own_source(holder, game)
        assert found is not None  # it was created just now
        return found

    async def find_own_source(self, holder: str, game: str) -> OpeningSource | None:
        """The source of a holder's own games; None before any was counted."""
        found = await self._sources("holder = $1 AND game = $2 AND name = ''", (holder, game))
        return found[0] if found else None

    async def collections(self, holder: str, game: str = "") -> list[OpeningSource]:
        """A holder's collections, by name; of one game, or of all."""
        condition = "holder = $1 AND name <> '' AND ($2 = '' OR game = $2)"
        return await self._sources(condition, (holder, game))

    async def collection(self, holder: str, number: int) -> OpeningSource | None:
        found = await self._sources("holder = $1 AND id = $2 AND name <> ''", (holder, number))
        return found[0] if found else None

    async def create_collection(self, holder: str, game: str, name: str) -> OpeningSource:
        """A new collection without games; CollectionsFull where there is no room for it."""
        name = clean_collection_name(name)

        def create(connection: Connection) -> int:
            ((count,),) = connection.rows(
                "SELECT count(*) FROM opening_sources WHERE holder = $1 AND name <> ''", (holder,)
            )
            if count >= MOST_COLLECTIONS:
                raise CollectionsFull(f"{count} collections; at most {MOST_COLLECTIONS}")
            return self._create(connection, holder, game, name)

        number = await self._store.write(create)
        found = await self.collection(holder, number)
        assert found is not None  # it was created just now
        return found

    def _create(self, connection: Connection, holder: str, game: str, name: str) -> int:
        number = new_source_id()
        connection.run(
            f"INSERT INTO opening_sources (holder, {_SOURCE_COLUMNS}) "  # noqa: S608 - our own columns
            "VALUES ($1, $2, $3, $4, $5, 0, 0)",
            (holder, number, game, name, self._now()),
        )
        return number

    async def delete_collection(self, holder: str, number: int) -> bool:
        """Delete a collection with its games; False where the holder has no such one."""
        if await self.collection(holder, number) is None:
            return False
        await self._store.write(lambda connection: delete_source(connection, number))
        return True

    async def _sources(self, condition: str, values: tuple[object, ...]) -> list[OpeningSource]:
        statement = (
            f"SELECT {_SOURCE_COLUMNS} FROM opening_sources WHERE {condition} ORDER BY name, id"  # noqa: S608 - our own
        )
        return [
            OpeningSource(id=number, game=game, name=name, created_at=made, games=games, bytes=size)
            for number, game, name, made, games, size in await self._rows(statement, values)
        ]

    # --- games ---

    async def add_to_collection(
        self, holder: str, source: int, games: Sequence[OpeningGame]
    ) -> int:
        """Add games that are not in a collection yet, and return how many they were.

        Raises CollectionsFull, and adds nothing, where they are too many for the holder.
        """

        def write(connection: Connection) -> int:
            rows = connection.rows(
                "SELECT sum(games), sum(bytes) FROM opening_sources WHERE holder = $1", (holder,)
            )
            count, size = (int(value or 0) for value in rows[0])
            known = _known(connection, source, [game.indexed.digest for game in games])
            new = [*{g.indexed.digest: g for g in games if g.indexed.digest not in known}.values()]
            added = sum(len(game.content.encode()) for game in new)
            if count + len(new) > MOST_GAMES:
                raise CollectionsFull(f"more than {MOST_GAMES} games in your collections")
            if size + added > MOST_BYTES:
                raise CollectionsFull(f"more than {MOST_BYTES} bytes in your collections")
            insert_games(connection, source, new)
            connection.run(
                "UPDATE opening_sources SET games = games + $1, bytes = bytes + $2 WHERE id = $3",
                (len(new), added, source),
            )
            return len(new)

        return await self._store.write(write)

    async def set_games_of_table(
        self, source: int, table: str, last_entry: int, games: Sequence[OpeningGame]
    ) -> None:
        """Count the games of one of the holder's own tables as they are now."""

        def write(connection: Connection) -> None:
            delete_games_of_table(connection, source, table)
            insert_games(connection, source, games)
            note_table(connection, source, table, last_entry)

        await self._store.write(write)

    async def known(self, source: int, digests: Sequence[str]) -> dict[str, str]:
        """The tables of those games that a source has already, by the digests of the games."""
        return await self._store.read(lambda connection: _known(connection, source, digests))

    async def game(self, source: int, number: int) -> tuple[OpeningGameRow, str] | None:
        """A game of a source with its content."""
        rows = await self._rows(
            f"SELECT {_GAME_ROW}, content FROM opening_games AS g WHERE source = $1 AND id = $2",  # noqa: S608 - our own
            (source, number),
        )
        return (_game_row(rows[0][:-1]), rows[0][-1]) if rows else None

    async def contents(self, source: int) -> Iterable[str]:
        """The content of every game of a collection, in the order of the file."""
        rows = await self._rows(
            "SELECT content FROM opening_games WHERE source = $1 ORDER BY nth_game, id", (source,)
        )
        return (content for (content,) in rows)

    # --- questions ---

    async def rulesets(self, source: int) -> dict[str, int]:
        """How many games of each ruleset a source has, the most first."""
        statement = (
            "SELECT ruleset, count(*) FROM opening_games WHERE source = $1 "
            "GROUP BY ruleset ORDER BY count(*) DESC, ruleset"
        )
        return {ruleset: int(count) for ruleset, count in await self._rows(statement, (source,))}

    async def moves(self, query: OpeningQuery) -> list[OpeningMove]:
        """What was played in a position, the most frequent first."""
        condition, values = _condition(query)
        statement = (
            "SELECT p.action, g.result, count(*), max(g.played), sum(d.error), count(d.error) "  # noqa: S608 - our own
            f"FROM {_JOINED} LEFT JOIN analysed_decisions AS d ON d.table_id = g.table_id "
            "AND d.nth_game = g.nth_game AND d.number = p.entry "
            f"WHERE {condition} GROUP BY p.action, g.result"
        )
        found: dict[str, list[Row]] = {}
        for action, *row in await self._rows(statement, values):
            found.setdefault(action, []).append(tuple(row))
        moves = [_move(action, rows) for action, rows in found.items()]
        return sorted(moves, key=lambda move: (-move.games, move.action))

    async def games(self, query: OpeningQuery, limit: int) -> list[OpeningGameRow]:
        """The games that reached a position, the newest first."""
        condition, values = _condition(query)
        statement = (
            f"SELECT {_GAME_ROW} FROM {_JOINED} WHERE {condition} "  # noqa: S608 - our own
            f"ORDER BY g.played DESC, g.id LIMIT ${len(values) + 1}"
        )
        return [_game_row(row) for row in await self._rows(statement, (*values, limit))]

    async def names(self, source: int, limit: int = 50) -> list[str]:
        """The names that occur most often in a source."""
        statement = (
            "SELECT name, count(*) FROM (SELECT first_name AS name FROM opening_games "
            "WHERE source = $1 UNION ALL SELECT second_name FROM opening_games WHERE source = $1) "
            "AS names WHERE name <> '' GROUP BY name ORDER BY count(*) DESC, name LIMIT $2"
        )
        return [name for name, _ in await self._rows(statement, (source, limit))]

    async def _rows(self, statement: str, values: tuple[object, ...]) -> list[Row]:
        return await self._store.read(lambda connection: connection.rows(statement, values))


_GAME_ROW = "g.id, g.table_id, g.nth_game, g.first_name, g.second_name, g.result, g.played"


def _game_row(row: Row) -> OpeningGameRow:
    number, table, nth_game, first, second, result, played = row
    return OpeningGameRow(number, table, nth_game, (first, second), result, played)


def _move(action: str, rows: Collection[Row]) -> OpeningMove:
    counts = {result: int(count) for result, count, *_ in rows}
    analysed = sum(int(row[4]) for row in rows)
    loss = sum(float(row[3] or 0) for row in rows) / analysed if analysed else None
    return OpeningMove(
        action,
        counts.get("first", 0),
        counts.get("drawn", 0),
        counts.get("second", 0),
        counts.get("", 0),
        loss,
        analysed,
        max(int(row[2]) for row in rows),
    )


def _condition(query: OpeningQuery) -> tuple[str, tuple[object, ...]]:
    """The condition for the games that are counted, and its values."""
    parts = ["p.source = $1", "p.position = $2", "g.ruleset = $3"]
    values: list[object] = [query.source, query.position, query.ruleset]

    def value(of: object) -> str:
        values.append(of)
        return f"${len(values)}"

    if query.since:
        parts.append(f"g.played >= {value(query.since)}")
    if query.name:
        # Upper and lower case of letters beyond A to Z are told apart by some databases.
        like = value(f"%{_escaped(query.name.lower())}%")
        tests = (f"lower(g.{side}_name) LIKE {like} ESCAPE '!'" for side in _named_sides(query))
        parts.append(f"({' OR '.join(tests)})")
    if query.side and query.is_own:
        parts.append(f"g.own_side = {value(query.side)}")
    return " AND ".join(parts), tuple(values)


def _named_sides(query: OpeningQuery) -> tuple[str, ...]:
    """The sides among which a name is looked for: the opponent's, or that of a player."""
    if not query.side:
        return ("first", "second")
    return ("second" if query.is_own == (query.side == "first") else "first",)


def _escaped(text: str) -> str:
    """A text that LIKE takes as it is."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def _known(connection: Connection, source: int, digests: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for digest in digests:
        rows = connection.rows(
            "SELECT table_id FROM opening_games WHERE source = $1 AND digest = $2 LIMIT 1",
            (source, digest),
        )
        if rows:
            found[digest] = rows[0][0]
    return found


def clean_collection_name(name: str) -> str:
    """The name of a collection as one short printable line."""
    printable = "".join(char if char.isprintable() else " " for char in name)
    cleaned = " ".join(printable.split())[:LONGEST_NAME]
    if not cleaned:
        raise BadInput("the collection has no name")
    return cleaned
