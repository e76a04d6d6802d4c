"""The deck of mistakes: positions of a player's own games that come back as exercises.

Quiet positions, which the player has played well, are mixed in: a card does not tell which it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

from gamecase.storage.connection import Connection, Row
from gamecase.storage.store import Store
from gamecase.study.decisions import MISTAKES
from gamecase.study.holder_rows import move_rows
from gamecase.study.schedule import CardSchedule, read_schedule, write_schedule

DAY_MILLISECONDS = 86_400_000
NEW_A_DAY = 10  # cards that a player has not seen before, unless more are asked for
_ENOUGH_NEW = 3 * NEW_A_DAY  # no more cards are made while so many have not been seen
_GAMES_AT_ONCE = 20
_MISTAKES_FOR_A_QUIET_ONE = 2
_MAX_STREAK = 3_660  # days


@dataclass(frozen=True, slots=True)
class CardKey:
    """Which decision a card asks for again."""

    table: str
    nth_game: int
    number: int  # of the entry by which the player acted


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card of a holder's deck."""

    key: CardKey
    game: str
    schedule: CardSchedule


@dataclass(frozen=True, slots=True)
class DeckCounts:
    """How many cards of a deck are due now, and how many have not been seen yet."""

    cards: int = 0
    due: int = 0
    new: int = 0  # that may still be shown today
    days: int = 0  # in a row on which there was an answer, up to today or yesterday


_SELECT = "SELECT table_id, nth_game, number, game, due, schedule FROM deck_cards WHERE holder = $1"


class Deck:
    """The decks of all holders, and their answers."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self.now = now

    async def fill(self, holder: str, game: str = "") -> None:
        """Make cards of the newest analysed games, where a deck has few that are new."""

        def write(connection: Connection) -> None:
            if _count_new(connection, holder, game) < _ENOUGH_NEW:
                _deal(connection, holder, game, self.now())

        await self._store.write(write)

    async def counts(self, holder: str, game: str = "") -> DeckCounts:
        """How much there is to do."""

        def read(connection: Connection) -> DeckCounts:
            cards, due = connection.rows(
                "SELECT COUNT(*), COUNT(CASE WHEN state = 'seen' AND due <= $3 THEN 1 END) "
                "FROM deck_cards WHERE holder = $1 AND ($2 = '' OR game = $2) "
                "AND state <> 'removed'",
                (holder, game, self.now()),
            )[0]
            return DeckCounts(
                cards=cards,
                due=due,
                new=min(_count_new(connection, holder, game), self._left_today(connection, holder)),
                days=_streak(connection, holder, self._today()),
            )

        return await self._store.read(read)

    async def next_card(
        self, holder: str, game: str = "", *, wants_more: bool = False
    ) -> DeckCard | None:
        """The card to show now: the one that has been due longest, else a new one."""

        def read(connection: Connection) -> DeckCard | None:
            rows = connection.rows(
                f"{_SELECT} AND ($2 = '' OR game = $2) AND state = 'seen' AND due <= $3 "
                "ORDER BY due LIMIT 1",
                (holder, game, self.now()),
            )
            if not rows and (wants_more or self._left_today(connection, holder)):
                rows = connection.rows(
                    f"{_SELECT} AND ($2 = '' OR game = $2) AND state = 'new' "
                    "ORDER BY due, shuffle LIMIT 1",
                    (holder, game),
                )
            return _card(rows[0]) if rows else None

        return await self._store.read(read)

    async def find(self, holder: str, key: CardKey) -> DeckCard | None:
        """A card of a holder's deck; None if it is not there."""
        values = (holder, key.table, key.nth_game, key.number)
        statement = f"{_SELECT} AND table_id = $2 AND nth_game = $3 AND number = $4"
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return _card(rows[0]) if rows else None

    async def answer(self, holder: str, card: DeckCard, *, is_right: bool) -> CardSchedule | None:
        """Record the first answer to a card; None if another page has answered it already."""
        at = self.now()
        after = card.schedule.reviewed(is_right=is_right, at=at)

        def write(connection: Connection) -> bool:
            changed = connection.run(
                "UPDATE deck_cards SET due = $1, schedule = $2, state = 'seen' "
                "WHERE holder = $3 AND table_id = $4 AND nth_game = $5 AND number = $6 "
                "AND schedule = $7",
                (
                    after.due,
                    write_schedule(after),
                    holder,
                    card.key.table,
                    card.key.nth_game,
                    card.key.number,
                    write_schedule(card.schedule),
                ),
            )
            if changed:
                _count_answer(
                    connection,
                    holder,
                    self._today(),
                    is_right=is_right,
                    is_new=card.schedule.is_new,
                )
            return bool(changed)

        return after if await self._store.write(write) else None

    async def remove(self, holder: str, key: CardKey) -> None:
        """Take a card out of a deck for good."""
        await self._store.write(
            lambda connection: connection.run(
                "UPDATE deck_cards SET state = 'removed' WHERE holder = $1 AND table_id = $2 "
                "AND nth_game = $3 AND number = $4",
                (holder, key.table, key.nth_game, key.number),
            )
        )

    def _today(self) -> int:
        return self.now() // DAY_MILLISECONDS

    def _left_today(self, connection: Connection, holder: str) -> int:
        """How many new cards a holder may still see today."""
        rows = connection.rows(
            "SELECT new_cards FROM deck_days WHERE holder = $1 AND day = $2",
            (holder, self._today()),
        )
        return max(NEW_A_DAY - (rows[0][0] if rows else 0), 0)


# --- making cards ---


def _deal(connection: Connection, holder: str, game: str, now: int) -> None:
    """Make the cards of a holder's newest games that have none yet."""
    games = connection.rows(
        "SELECT table_id, nth_game, chair, game FROM studied_games WHERE holder = $1 "
        "AND ($2 = '' OR game = $2) AND NOT EXISTS (SELECT 1 FROM deck_games "
        "WHERE deck_games.holder = studied_games.holder "
        "AND deck_games.table_id = studied_games.table_id "
        "AND deck_games.nth_game = studied_games.nth_game "
        "AND deck_games.chair = studied_games.chair) "
        "ORDER BY played DESC LIMIT $3",
        (holder, game, _GAMES_AT_ONCE),
    )
    for table, nth_game, chair, its_game in games:
        connection.run(
            "INSERT INTO deck_games (holder, table_id, nth_game, chair) VALUES ($1, $2, $3, $4)",
            (holder, table, nth_game, chair),
        )
        for number in _exercises(connection, table, nth_game, chair):
            _insert_card(connection, holder, its_game, CardKey(table, nth_game, number), now)


def _exercises(connection: Connection, table: str, nth_game: int, chair: int) -> list[int]:
    """The mistakes of a player in a game, and for every other one a decision that was right."""
    rows = connection.rows(
        "SELECT number, verdict, error FROM analysed_decisions "
        "WHERE table_id = $1 AND nth_game = $2 AND chair = $3 AND is_forced = 0 ORDER BY number",
        (table, nth_game, chair),
    )
    mistakes = [number for number, verdict, _ in rows if verdict in MISTAKES]
    right = [number for number, verdict, _ in rows if verdict == "best"]
    wanted = -(-len(mistakes) // _MISTAKES_FOR_A_QUIET_ONE)
    # From all parts of the game, as the mistakes are.
    quiet = {right[nth * len(right) // wanted] for nth in range(wanted)} if right else set()
    return [*mistakes, *sorted(quiet)]


def _insert_card(connection: Connection, holder: str, game: str, key: CardKey, now: int) -> None:
    shuffle = crc32(f"{key.table} {key.nth_game} {key.number}".encode())
    connection.run(
        "INSERT INTO deck_cards "
        "(holder, table_id, nth_game, number, game, state, due, shuffle, schedule) "
        "VALUES ($1, $2, $3, $4, $5, 'new', $6, $7, $8)",
        (
            holder,
            key.table,
            key.nth_game,
            key.number,
            game,
            now,
            shuffle,
            write_schedule(CardSchedule(now)),
        ),
    )


# --- counts ---


def _count_new(connection: Connection, holder: str, game: str) -> int:
    rows = connection.rows(
        "SELECT COUNT(*) FROM deck_cards WHERE holder = $1 AND ($2 = '' OR game = $2) "
        "AND state = 'new'",
        (holder, game),
    )
    count: int = rows[0][0]
    return count


def _count_answer(
    connection: Connection, holder: str, day: int, *, is_right: bool, is_new: bool
) -> None:
    values = (holder, day, int(is_right), int(is_new))
    changed = connection.run(
        "UPDATE deck_days SET answers = answers + 1, right_answers = right_answers + $3, "
        "new_cards = new_cards + $4 WHERE holder = $1 AND day = $2",
        values,
    )
    if not changed:
        connection.run(
            "INSERT INTO deck_days (holder, day, answers, right_answers, new_cards) "
            "VALUES ($1, $2, 1, $3, $4)",
            values,
        )


def _streak(connection: Connection, holder: str, today: int) -> int:
    """The days in a row with an answer; today counts, but may still be without one."""
    rows = connection.rows(
        "SELECT day FROM deck_days WHERE holder = $1 AND day > $2",
        (holder, today - _MAX_STREAK),
    )
    days = {day for (day,) in rows}
    last = today if today in days else today - 1
    first = last
    while first in days:
        first -= 1
    return last - first


def _card(row: Row) -> DeckCard:
    table, nth_game, number, game, due, schedule = row
    return DeckCard(CardKey(table, nth_game, number), game, read_schedule(due, schedule))


# --- rows that go or move with a holder or a table ---


def delete_deck_of_holder(connection: Connection, holder: str) -> None:
    """Delete a holder's deck."""
    for name in ("deck_cards", "deck_games", "deck_days"):
        connection.run(f"DELETE FROM {name} WHERE holder = $1", (holder,))  # noqa: S608 - our own names


def delete_deck_of_table(connection: Connection, table: str) -> None:
    """Delete the cards of a table that is deleted."""
    for name in ("deck_cards", "deck_games"):
        connection.run(f"DELETE FROM {name} WHERE table_id = $1", (table,))  # noqa: S608 - our own names


def move_deck(connection: Connection, old_holder: str, new_holder: str) -> None:
    """Give a browser's deck to the account that its player signs in to."""
    keys = {
        "deck_cards": "table_id, nth_game, number",
        "deck_games": "table_id, nth_game, chair",
        "deck_days": "day",
    }
    move_rows(connection, keys, old_holder, new_holder)
